"""The rulebook of Five Tribes: names, options, what a seat sees, why a step is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from serai.engine.contract import Vector
from serai.engine.options import Choice, Option
from serai.engine.refusals import Refusal
from serai.engine.rulebook import Block, Draw, Entry, Event, Rulebook
from serai.engine.state import State
from serai.games.five_tribes import actions, pieces, rules, soundness
from serai.games.five_tribes.events import events
from serai.games.five_tribes.moves import moves
from serai.games.five_tribes.refusals import Why, refuse
from serai.games.five_tribes.sowing import HEADING_NAMES
from serai.games.five_tribes.text import text
from serai.games.five_tribes.view import view

OBSERVATION = (
    Block("phase", pieces.PHASES, "what happens now, one-hot, in the order of the phases"),
    Block("turn", 7, "rounds / 45; last round; moved; taken / 5; doubled; two victims; draws left / 3", high=4.0),
    Block("colour", 5, "the colour taken, one-hot"),
    Block("here", 30, "the tile of the last drop or the final tile, one-hot"),
    Block("heading", 5, "of the last step while sowing, one-hot: north, east, south, west, none"),
    Block("power", 22, "the Djinn whose power is being used, one-hot"),
    Block("anchor", 34, "its tile, or the place of the first victim: 30 tiles, then seats from the own one on"),
    Block("hand", 5, "meeples in hand by colour, / 5", high=4.0),
    Block("bag", 5, "meeples in the bag by colour, / all of the colour"),
    Block("spots", 36, "for each spot of the turn order track whose marker, one-hot of 4"),
    Block("order", 16, "for each place of the bid order whose marker, one-hot of 4"),
    Block(
        "tiles",
        570,
        "for each tile: kind (one-hot of 8), meeples / 5 by colour, camel (one-hot of 4), palms / 3, palaces / 3",
        high=4.0,
    ),
    Block("supply", 2, "palm trees / 12; palaces / 10"),
    Block("row", 90, "for each place of the row its card, one-hot of 10"),
    Block("unseen", 10, "cards in the pile or in hands where the seat has not seen them, / all of the kind"),
    Block("discards", 10, "discarded cards, / all of the kind"),
    Block("own_cards", 10, "the own hand, / 6", high=3.0),
    Block("pile", 1, "cards in the pile / 54"),
    Block("djinns", 176, "for each Djinn: not seen, discarded, in the row, drawn, or whose (4)"),
    Block("used", 22, "powers used this turn or round"),
    *(
        Block(
            f"{who}_seat",
            18,
            "in the game; its turn; gold / 100; camels / 11; viziers / 16; elders / 20; "
            "cards that not all have seen / 6; cards / 6; cards that all have seen, by kind, / 6",
            high=100.0,
        )
        for who in ("self", "next", "second", "third")
    ),
)  # fmt: skip


class FiveTribes(Rulebook):
    """An auction for the turn, and tribes sown over thirty tiles."""

    name = "five-tribes"
    title = "Five Tribes"
    summary = "Bid for your turn, sow the tribes from tile to tile, and summon Djinns to help you."
    minutes = (40, 80)
    version = 1
    players = range(2, 5)
    usual_players = 3
    options: ClassVar[tuple[Option, ...]] = (
        Choice(
            name="djinn_use",
            rule="FT-37",
            choices=("turn", "round"),
            meaning="how often a Djinn's power may be used: once a turn, or once a round (with two players it differs)",
        ),
        Choice(
            name="gold",
            rule="FT-41",
            choices=("hidden", "shown"),
            meaning="whether the table shows how much gold the others have",
        ),
        Choice(
            name="goods",
            rule="FT-41",
            choices=("hidden", "shown"),
            meaning="whether the table shows which cards the others hold",
        ),
    )
    steps = actions.STEPS
    draws = actions.DRAWS
    rules: ClassVar[ModuleType] = rules
    dtype = rules.STATE
    fixed = rules.FIXED
    labels: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "phase": pieces.PHASE_NAMES,
        "resume": pieces.PHASE_NAMES,
        "kinds": pieces.KIND_NAMES,
        "row": ("none", *pieces.CARD_NAMES),
        "djinn_row": ("none", *pieces.DJINN_NAMES),
        "djinns": pieces.DJINN_PLACES,
        "heading": HEADING_NAMES,
        "camels": ("none", *(f"seat {seat}" for seat in range(pieces.SEATS))),
    }
    flaws: ClassVar[Mapping[int, tuple[str | None, str]]] = soundness.FLAWS
    refusals = Why
    observation = OBSERVATION
    # A round has at most 4 turns. A turn: a bid, a tile, at most 90 drops, 40 other steps of tribes, tiles and
    # Djinns with their targets, 37 sales.
    most_steps = soundness.MOST_ROUNDS * pieces.MARKERS * 200

    def encode(self, players: int, options: Mapping[str, Any]) -> Vector:
        """The numbers in the order of the fixed fields."""
        return np.array(
            [
                players,
                options["djinn_use"] == "round",
                options["gold"] == "shown",
                options["goods"] == "shown",
            ],
            np.int32,
        )

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
        """FT-41: cards from the pile and Sibittis' Djinns are seen by their seat alone; all else by everybody."""
        s = before.fields
        secret = s.phase == pieces.DRAWING_DJINNS or (s.phase == pieces.DRAWING_CARDS and s.goods_are_shown == 0)
        return (int(s.seat),) if isinstance(entry, Draw) and secret else None

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        """Why a step is refused."""
        return refuse(state, seat, action)

    def moves(self, state: State, seat: int) -> list[dict[str, Any]]:
        """The complete moves of meeples, from tile to tile."""
        return moves(state, seat)
