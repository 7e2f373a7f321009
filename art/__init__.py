"""Makes the pictures that are committed under assets/; never shipped with the game."""
