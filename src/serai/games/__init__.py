"""The games, one folder each. They know the engine and nothing else, not even each other."""

from serai.engine.registry import register

register("bakschisch", "serai.games.bakschisch:BAKSCHISCH")
register("bagdad", "serai.games.bagdad:BAGDAD")
register("five-tribes", "serai.games.five_tribes:FIRST_FIVE_TRIBES")
register("five-tribes", "serai.games.five_tribes:FIVE_TRIBES", 2)
