"""What a game is: pieces, moves, facts, and the step from one table to the next."""
