"""What is measured: one script each, run from the root of the project."""
