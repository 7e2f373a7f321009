"""Buttons, sliders, text fields: spots, and small values for what they hold."""
