"""Scenes without a window: what lies where, and what comes of a choice."""
