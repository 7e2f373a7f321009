"""Files turned into plain data: strict YAML, locales, places of resources."""
