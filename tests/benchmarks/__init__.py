"""The scripts that measure the deck, with few and short matches."""
