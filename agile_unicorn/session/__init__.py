"""One running match: seats, chance, record and saves."""
