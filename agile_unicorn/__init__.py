"""Agile Unicorn: a card-and-dice game about startups, on a table of its own."""

__version__ = "0.1.0"
