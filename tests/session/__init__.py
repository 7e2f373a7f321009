"""The running match, its record and its saves."""
