"""Puzzles: positions in which one choice is clearly the best, each with its proof."""

from serai.problems.puzzles.collection import daily, read_puzzles, shipped, write_puzzles
from serai.problems.puzzles.puzzle import LEVELS, Puzzle, PuzzleError

__all__ = ["LEVELS", "Puzzle", "PuzzleError", "daily", "read_puzzles", "shipped", "write_puzzles"]
