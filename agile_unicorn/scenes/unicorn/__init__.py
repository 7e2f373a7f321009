"""Faces of the Agile Unicorn match: setup, backlog, pitch, retro, result."""
