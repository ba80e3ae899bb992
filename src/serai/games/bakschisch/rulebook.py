"""The rulebook of Bakschisch: names, options, what a seat sees, why a step is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from serai.engine.contract import Vector
from serai.engine.options import Choice, Number, Option
from serai.engine.refusals import Refusal
from serai.engine.rulebook import Block, Entry, Event, Rulebook
from serai.engine.state import State
from serai.games.bakschisch import rules, tracks
from serai.games.bakschisch.box import BRIBES, PERSONS, SEATS, Box
from serai.games.bakschisch.events import GameEvent, events
from serai.games.bakschisch.refusals import Why, refuse
from serai.games.bakschisch.steps import DEEDS
from serai.games.bakschisch.text import text
from serai.games.bakschisch.view import View, box, view

OBSERVATION = (
    Block("round", 1, "rounds played / max_rounds"),
    Block("bribe", 5, "which of the five cards, one-hot"),
    Block(
        "card",
        6,
        "the open card, one-hot: guard, servant, harem lady, eunuch, fakir, Caliph; all 0 before a draw",
    ),
    Block("unseen", 6, "cards of each person not seen in this pass through the deck, / 5"),
    Block("pot", 1, "coins in the pot / all coins"),
    Block("own_fist", 2, "own closed fist: is it the thief; its coins / all coins"),
    *(
        block
        for who in ("self", "next", "second", "third")
        for block in (
            Block(
                f"{who}_seat",
                6,
                "in the game; space / throne; gold / all coins; thief; has chosen; on the throne",
            ),
            Block(
                f"{who}_ahead",
                5,
                "spaces to the next guard, servant, harem lady, eunuch, fakir ahead, / throne",
            ),
            Block(f"{who}_behind", 5, "spaces back to the nearest of each person, / throne"),
            Block(f"{who}_jump", 2, "how far the open card would move the pawn forward; back, / throne"),
        )
    ),
)


class Bakschisch(Rulebook):
    """Hidden simultaneous bids on the way to the Caliph's throne."""

    name = "bakschisch"
    title = "Bakschisch"
    summary = "Close your fist around coins or a thief, open it together, and bribe your way to the throne."
    minutes = (20, 40)
    version = 1
    players = range(2, 5)
    usual_players = 3
    options: ClassVar[tuple[Option, ...]] = (
        tracks.TrackOption(
            name="track",
            rule="BK-4",
            meaning="the path to the throne (a reconstruction): standard 30 spaces, short 20, long 40, or your own",
        ),
        Choice(
            name="shared_rank",
            rule="BK-10",
            choices=("best", "worst"),
            meaning="how pawns on one space rank when the Caliph's card counts ranks",
        ),
        Choice(
            name="fifth_zero",
            rule="BK-12",
            choices=("those", "everyone"),
            meaning="who goes back when somebody shows no gold on the fifth bribe",
            warnings={"everyone": "may never end"},
        ),
        Choice(
            name="thief_stop",
            rule="BK-18",
            choices=("beyond", "onto"),
            meaning="whether a thief is set aside when the pawn moves beyond the thief stop or already onto it",
        ),
        Choice(
            name="gold",
            rule="BK-22",
            choices=("hidden", "shown"),
            meaning="whether the table shows what is in the others' bags",
        ),
        Number(
            name="max_rounds",
            rule="BK-24",
            low=10,
            high=1000,
            usual=100,
            meaning="after so many rounds the game ends",
        ),
    )
    deeds = DEEDS
    steps = DEEDS.names
    aliases = DEEDS.aliases
    view_type = View
    event_type = GameEvent
    box_type = Box
    draws = PERSONS
    rules: ClassVar[ModuleType] = rules
    dtype = rules.STATE
    fixed = rules.FIXED
    labels: ClassVar[Mapping[str, tuple[str, ...]]] = {"row": ("face down", *PERSONS)}
    flaws: ClassVar[Mapping[int, tuple[str | None, str]]] = {
        1: ("BK-24", "The round, the bribe (0 to 4) or the end mark is out of range."),
        2: ("BK-1", "A bag or the pot holds less than nothing."),
        3: ("BK-1", "The coins in all bags and the pot must add up to 10 for each seat."),
        4: ("BK-5", "Cards are turned from left to right: open before the current bribe, face down after it."),
        5: ("BK-2", "There are five cards of each person; the row and the unseen cards hold more, or less than none."),
        6: ("BK-2", "The unseen cards and the row do not add up to what is left in this pass through the deck of 30."),
        7: ("BK-3", "A pawn stands outside the track."),
        8: ("BK-18", "A thief is 0 or 1, and 0 for a pawn in the palace."),
        9: ("BK-5", "A fist holds coins that its bag has, or a thief that may be used."),
        10: ("BK-20", "A pawn on the throne, and no other, notes the bribe of this round that took it there."),
        11: ("BK-6", "Fists close only while a card is open, and open as soon as all are closed."),
        12: ("BK-20", "The game ends after the fifth bribe, with a pawn on the throne or in the last round."),
        13: (None, "A seat that is not in the game must be empty."),
        14: ("BK-19", "Between rounds and at the end the pot is shared: it keeps fewer coins than there are seats."),
        15: ("BK-19", "Between rounds and at the end every thief is at home, but for pawns in the palace."),
    }  # fmt: skip
    refusals = Why
    observation = OBSERVATION
    most_steps = 1000 * BRIBES * SEATS
    simultaneous = True
    scores_sum_up = "spaces"

    def encode(self, players: int, options: Mapping[str, Any]) -> Vector:
        """The numbers in the order of the fixed fields."""
        track = tracks.parse(options["track"])
        spaces = [0] * rules.SPACES
        for space, letter in enumerate(track.spaces, 1):
            spaces[space] = tracks.LETTERS.index(letter) + 1
        spaces[track.throne] = rules.CALIPH
        flags = (
            options["shared_rank"] == "worst",
            options["fifth_zero"] == "everyone",
            options["thief_stop"] == "onto",
            options["gold"] == "shown",
        )
        return np.array([players, track.throne, track.thief_stop, *flags, options["max_rounds"], *spaces], np.int32)

    def view(self, state: State, seat: int | None, *, open_all: bool = False) -> View:
        """What a seat may know."""
        return view(state, seat, open_all=open_all)

    def box(self) -> Box:
        """Cards, coins and tracks."""
        return box()

    def text(self, view: Mapping[str, Any]) -> str:
        """The table as text."""
        return text(view)

    def events(self, before: State, entry: Entry, after: State) -> list[Event]:
        """What an entry did."""
        return events(before, entry, after)

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        """Why a fist is refused."""
        return refuse(state, seat, action)
