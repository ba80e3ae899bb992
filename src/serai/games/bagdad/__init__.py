"""The Thief of Bagdad: guards at six palaces, thieves slipping in, and chests carried out."""

from serai.games.bagdad.rulebook import Bagdad

BAGDAD = Bagdad()

__all__ = ["BAGDAD", "Bagdad"]
