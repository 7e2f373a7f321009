"""Helpers for tests: decks, a table in the players' words, matches by chance."""
