"""Very many matches by chance; not part of the ordinary test run."""
