"""Studies, analyses, puzzles, lessons and the position editor over HTTP."""
