"""The rulebook of The Thief of Bagdad: names, options, what a seat sees, why a step is refused."""

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
from serai.games.bagdad import pieces, rules
from serai.games.bagdad.events import audience, events
from serai.games.bagdad.palaces import NAMES
from serai.games.bagdad.refusals import Why, refuse
from serai.games.bagdad.steps import ALIASES, DRAWS, PHASES, STEPS
from serai.games.bagdad.text import text
from serai.games.bagdad.view import view

MOST_TURNS = 5000
STEPS_PER_TURN = (
    1 + pieces.CARDS_AFTER_PASS
)  # every action costs a card that was drawn in some turn, and one step ends it
SET_UP_STEPS = pieces.PALACES * pieces.GUARD_SPACES
FIRST_HANDS = pieces.SEATS * (pieces.FIRST_HAND + pieces.SEATS - 1)

OBSERVATION = (
    Block("turn", 1, "turns played / max_turns"),
    Block("phase", 7, f"one-hot: {', '.join(PHASES)}"),
    Block("turn_of", 4, "whose turn it is, counted from the seat itself, one-hot"),
    Block("acted", 1, "an action was taken in this turn"),
    Block("thief_actions_left", 1, "actions with a thief that are left in this turn / thief_actions"),
    Block("to_draw", 1, "cards still to be drawn or dealt to the seat in turn / 9"),
    Block("hand_limit", 1, "the hand limit / 102; 0 when there is none"),
    Block("stalled", 1, "turns in a row without action or draw / players"),
    Block("pile", 1, "cards in the pile / 102"),
    Block("dancers", 1, "open dancers / 8"),
    Block("own_dancers", 1, "dancers in the own hand / 8"),
    *(
        Block(
            f"{name}_palace",
            7,
            "chests left / 4; thieves for the top chest / 7; neutral guards / 4; free guard spaces / 4; "
            "cards in the own hand / 17; discards / 17; cards in the pile or rivals' hands / 17",
        )
        for name in NAMES
    ),
    *(
        block
        for who in ("self", "next", "second", "third")
        for block in (
            Block(
                f"{who}_seat",
                8,
                "in the game; place in turn order / 3; thieves in reserve / 12; chests / chests to win; "
                "palace cards in hand / 102; dancers / 8; own guards to place / 4; neutral guards to place / 2",
            ),
            Block(f"{who}_guards", 6, "own guards at each palace / 4"),
            Block(f"{who}_thieves", 6, "thieves in each palace / 7"),
            Block(f"{who}_cost", 6, "cards for a thief into each palace / 3; 0 where guards or chests forbid it"),
            Block(f"{who}_known", 6, "2 players: cards of each palace that the other one knows in this hand / 17"),
        )
    ),
)


class Bagdad(Rulebook):
    """Hidden hands and turns of many actions around six palaces."""

    name = "bagdad"
    title = "The Thief of Bagdad"
    summary = "Post your guards, slip your thieves past the others, and carry the chests out of six palaces."
    minutes = (30, 60)
    version = 1
    players = range(2, 5)
    usual_players = 3
    options: ClassVar[tuple[Option, ...]] = (
        Choice(
            name="neutral_setup",
            rule="BG-3",
            choices=("fixed", "tactical"),
            meaning="a neutral guard at each palace, or two neutral guards for each seat to place",
        ),
        Choice(
            name="first_seat",
            rule="BG-4",
            choices=("random", "seat-0"),
            meaning="who begins: a random seat, or seat 0",
        ),
        Choice(
            name="hands",
            rule="BG-5",
            choices=("after", "before"),
            meaning="whether the first cards are seen after all guards stand or before",
        ),
        Number(
            name="thief_actions",
            rule="BG-14",
            low=1,
            high=12,
            usual=3,
            meaning="actions with a thief in one turn",
        ),
        Number(
            name="hand_limit",
            rule="BG-19",
            low=10,
            high=30,
            usual=None,
            off="none",
            meaning="cards that a hand may hold at the end of its turn",
        ),
        Number(
            name="max_turns",
            rule="BG-24",
            low=50,
            high=MOST_TURNS,
            usual=500,
            meaning="after so many turns of all seats together the game ends",
        ),
    )
    steps = STEPS
    aliases: ClassVar[Mapping[str, str]] = ALIASES
    draws = DRAWS
    rules: ClassVar[ModuleType] = rules
    dtype = rules.STATE
    fixed = rules.FIXED
    labels: ClassVar[Mapping[str, tuple[str, ...]]] = {"phase": PHASES}
    flaws: ClassVar[Mapping[int, tuple[str | None, str]]] = {
        1: ("BG-24", "The phase, a seat, the turn or the stalled turns are out of range."),
        2: ("BG-1", "There are four chests in a palace at most, and 24 in all palaces and before all seats."),
        3: ("BG-15", "A seat has 12 thieves, and in a palace fewer than its top chest needs."),
        4: ("BG-4", "Every seat has all its guards, and all neutral guards are there."),
        5: ("BG-6", "Guards and free guard spaces are four at each palace."),
        6: ("BG-2", "There are 17 cards of each palace in the pile, the discards and the hands."),
        7: ("BG-2", "There are eight dancers, open or in the hands."),
        8: ("BG-22", "Cards known in a hand must be in it, and are counted with two players only."),
        9: ("BG-4", "Before the first turn nothing is stolen or discarded, and the first seat fits its option."),
        10: ("BG-5", "Guards are placed and hands are dealt in turn order, 6, 7, 8, 9 cards, before the first turn."),
        11: ("BG-14", "The seat in turn, its mark for actions or its actions with thieves are impossible."),
        12: ("BG-16", "Cards are drawn only at the end of a turn, at most 3 after actions and 4 without, from a pile."),
        13: ("BG-19", "A hand is over the limit, or is to give up cards without being over it."),
        14: ("BG-20", "The game ends with the last chest that a seat needs, a stall or the last turn, and only then."),
        15: (None, "A seat that is not in the game must be empty."),
        16: ("BG-21", "A turn of nothing leaves pile and discards empty, until the next seat pays a card."),
    }  # fmt: skip
    refusals = Why
    observation = OBSERVATION
    most_steps = MOST_TURNS * STEPS_PER_TURN + SET_UP_STEPS + FIRST_HANDS
    scores_sum_up = "chests"

    def encode(self, players: int, options: Mapping[str, Any]) -> Vector:
        """The numbers in the order of the fixed fields."""
        numbers = (
            players,
            options["neutral_setup"] == "tactical",
            options["hands"] == "before",
            options["first_seat"] == "seat-0",
            options["thief_actions"],
            options["hand_limit"] or 0,
            options["max_turns"],
        )
        return np.array(numbers, np.int32)

    def view(self, state: State, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
        """What a seat may know."""
        return view(state, seat, open_all=open_all)

    def text(self, view: Mapping[str, Any]) -> str:
        """The table as text."""
        return text(view)

    def events(self, before: State, entry: Entry, after: State) -> list[Event]:
        """What an entry did."""
        return events(before, entry, after)

    def audience(self, before: State, entry: Entry) -> tuple[int, ...] | None:
        """A card from the pile is for the seat that takes it."""
        return audience(before, entry)

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        """Why a step is refused."""
        return refuse(state, seat, action)
