"""Problems with a known answer: puzzles for people and the exam for bots."""
