"""A pygame toolkit for any card or board game."""
