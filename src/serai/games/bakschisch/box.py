"""The box of Bakschisch: persons and their cards, coins, rounds. Rules, views and docs take their numbers from here."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, get_args

PersonName = Literal["guard", "servant", "harem lady", "eunuch", "fakir", "caliph"]
Direction = Literal["forward", "back"]
PERSONS: Final[tuple[PersonName, ...]] = get_args(PersonName)
LETTERS: Final = "GDHEFC"  # of the persons, as tracks and the terminal write them; no space has a caliph
SEATS: Final = 4
DIRECTIONS: Final[tuple[Direction, ...]] = ("forward", "forward", "forward", "forward", "back")  # of the bribes
BRIBES: Final = len(DIRECTIONS)  # cards of a round
CARDS_OF_A_PERSON: Final = 5
COINS_PER_SEAT: Final = 10
DECK: Final = len(PERSONS) * CARDS_OF_A_PERSON
ROUNDS_PER_DECK: Final = DECK // BRIBES


class Cards(TypedDict):
    """A person: its letter on a track, and how many cards show it."""

    person: PersonName
    letter: str
    cards: int


class Track(TypedDict):
    """A path: the persons of spaces 1 to n; START is 0, the throne n + 1."""

    name: str
    reconstruction: bool
    spaces: list[PersonName]
    thief_stop: int
    throne: int
    levels: list[int]


class Box(TypedDict):
    """What never changes: cards, coins for each seat, where each bribe leads, rounds of a deck, tracks."""

    cards: list[Cards]
    coins: int
    directions: list[Direction]
    rounds_per_deck: int
    tracks: list[Track]
