"""Many matches of bots, and what is counted in them."""
