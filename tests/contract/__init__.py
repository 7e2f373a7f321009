"""What must hold for every game."""
