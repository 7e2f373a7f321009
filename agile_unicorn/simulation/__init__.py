"""Many matches of bots without a screen, and the figures that a deck is tuned with."""

from agile_unicorn.simulation.figures import Figures, simulate

__all__ = ["Figures", "simulate"]
