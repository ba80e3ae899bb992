"""The exam: positions whose best choice is known, and how many of them a bot finds."""

from serai.exam.question import Question, QuestionError
from serai.exam.shelf import read_questions, shipped, write_questions

__all__ = ["Question", "QuestionError", "read_questions", "shipped", "write_questions"]
