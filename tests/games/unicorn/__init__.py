"""The rules of Agile Unicorn, ruling by ruling."""
