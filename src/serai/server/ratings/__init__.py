"""Results of finished games, ratings and player statistics."""
