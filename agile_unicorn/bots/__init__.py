"""Players without a face: they see views, never a state."""
