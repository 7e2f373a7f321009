"""Cards, texts, settings and files, and everything that can be wrong with them."""
