"""Dates: two travellers, one heap, and a purse that nobody else sees. A whole game outside of Serai's own package."""

from dates.rulebook import Dates

DATES = Dates()

__all__ = ["DATES", "Dates"]
