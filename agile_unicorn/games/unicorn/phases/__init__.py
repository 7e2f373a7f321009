"""The phases of a sprint: what is asked in each, and what follows from the answer."""
