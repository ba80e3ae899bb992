"""The exam: positions whose best choice is known, and how many of them a bot finds."""

from serai.problems.exam.collection import read_questions, shipped, write_questions
from serai.problems.exam.question import Question, QuestionError

__all__ = ["Question", "QuestionError", "read_questions", "shipped", "write_questions"]
