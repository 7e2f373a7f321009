"""Buttons, switches, steppers, sliders, text fields: spots, and small values for what they hold."""
