"""The drawing language and the print engine that every picture of the game goes through."""
