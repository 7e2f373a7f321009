"""Expansion: products for the enterprise, from the trolley to the tanker."""

from __future__ import annotations
