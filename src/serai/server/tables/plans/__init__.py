"""Turns that a player prepares in advance."""
