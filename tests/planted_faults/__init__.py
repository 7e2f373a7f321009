"""Faults planted on purpose, and the tests that have to notice them."""
