"""Dice of the table: ray-marched once, tinted per seat, stored as atlases."""
