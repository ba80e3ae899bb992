"""Open tables and quick matches."""
