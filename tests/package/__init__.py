"""What a player gets: the project files, the wheel, the make targets."""
