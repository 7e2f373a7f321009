"""Measurements of what art makes: sounds, colours, shapes."""
