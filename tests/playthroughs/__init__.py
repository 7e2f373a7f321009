"""Recorded matches that must not change unnoticed."""
