"""Puzzles: positions in which one choice is clearly the best, each with its proof."""

from serai.puzzles.puzzle import LEVELS, Puzzle, PuzzleError
from serai.puzzles.shelf import daily, read_puzzles, shipped, write_puzzles

__all__ = ["LEVELS", "Puzzle", "PuzzleError", "daily", "read_puzzles", "shipped", "write_puzzles"]
