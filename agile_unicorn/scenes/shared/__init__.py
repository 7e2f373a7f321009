"""Scenes that serve every game."""
