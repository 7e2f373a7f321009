"""Tests of Agile Unicorn."""
