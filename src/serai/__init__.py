"""Serai: three board games of the Arabian nights, one rules engine."""

__version__ = "0.1.0"
