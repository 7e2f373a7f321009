"""Bots: honest players without a face."""
