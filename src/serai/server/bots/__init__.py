"""The processes in which bots choose, and the compilation of games."""
