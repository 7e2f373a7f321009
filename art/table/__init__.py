"""The table: walnut planks, neoprene mats with printed zones, lamp light."""
