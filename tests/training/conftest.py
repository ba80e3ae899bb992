"""Small arenas to test with, as the tests of the arena have them."""

from tests.arena.conftest import plan

__all__ = ["plan"]
