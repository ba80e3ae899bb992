"""Exact work on small games: trees, equilibria, best responses, how far a bot can be exploited, how large a game is."""
