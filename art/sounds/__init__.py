"""Sounds of the table, synthesised: paper, wood, felt, rubber, marimba and kalimba."""
