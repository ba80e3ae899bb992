"""The rulebook of Five Tribes: names, options, what a seat sees, why a step is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, cast

from serai.engine.contract import Record
from serai.engine.declarations.options import Choice, Option
from serai.engine.declarations.parts import Parts
from serai.engine.declarations.position import Position
from serai.engine.drawing import Drawing, Style
from serai.engine.refusals import Refusal
from serai.engine.rulebook import Draw, Entry, Event, Rulebook
from serai.games.five_tribes import pieces, rules, soundness
from serai.games.five_tribes.actions import DEEDS, DRAWS
from serai.games.five_tribes.box import SEATS, Box, box
from serai.games.five_tribes.drawing import draw
from serai.games.five_tribes.editing import EDITING
from serai.games.five_tribes.event_types import GameEvent
from serai.games.five_tribes.events import events
from serai.games.five_tribes.moves import moves
from serai.games.five_tribes.observation import OBSERVATION
from serai.games.five_tribes.refusals import Why, refuse
from serai.games.five_tribes.sowing import HEADING_NAMES, NO_HEADING
from serai.games.five_tribes.text import text
from serai.games.five_tribes.view import view, view_from_public
from serai.games.five_tribes.view_types import Move, View

UNBEGUN = {  # a turn in which nothing was done
    "moved": 0, "here": pieces.NOWHERE, "heading": NO_HEADING, "colour": pieces.NOWHERE, "taken": 0, "doubled": 0,
    "two_victims": 0, "power": pieces.NO_DJINN, "anchor": pieces.NOWHERE, "resume": 0,
}  # fmt: skip


class FiveTribes(Rulebook):
    """An auction for the turn, and tribes sown over thirty tiles."""

    name = "five-tribes"
    title = "Five Tribes"
    summary = "Bid for your turn, sow the tribes from tile to tile, and summon Djinns to help you."
    minutes = (40, 80)
    version = 2
    shares_type = True
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
    step_table = DEEDS
    steps = DEEDS.names
    aliases = DEEDS.aliases
    draws = DRAWS
    rules: ClassVar[ModuleType] = rules
    dtype = rules.STATE
    fixed = rules.FIXED
    derived = rules.DERIVED
    editing = EDITING
    labels: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "phase": pieces.PHASE_NAMES,
        "resume": pieces.PHASE_NAMES,
        "kinds": pieces.KIND_NAMES,
        "row": ("none", *pieces.CARD_NAMES),
        "djinn_row": ("none", *pieces.DJINN_NAMES),
        "djinns": pieces.DJINN_PLACES,
        "heading": HEADING_NAMES,
        "camels": ("none", *(f"seat {seat}" for seat in range(SEATS))),
    }
    flaws: ClassVar[Mapping[int, tuple[str | None, str]]] = soundness.FLAWS
    refusals = Why
    observation = OBSERVATION
    view_type = View
    event_type = GameEvent
    turn_ends = frozenset({"turn", "round", "end"})
    box_type = Box
    move_type = Move
    # A round has at most 4 turns. A turn: a bid, a tile, at most 90 drops, 40 other steps of tribes, tiles and
    # Djinns with their targets, 37 sales.
    most_steps = pieces.MOST_ROUNDS * pieces.MARKERS * 200
    parts = Parts(
        merchant="serai.bots.five_tribes.merchant:FiveTribesMerchant",
        newcomer="serai.bots.five_tribes.newcomer:FiveTribesNewcomer",
        mind="serai.bots.five_tribes.mind",
        reasons="serai.bots.five_tribes.reasons",
        words="serai.cli.words.five_tribes",
        rules="serai.games.five_tribes:rules.md",
    )

    def encode(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The fixed fields."""
        return {
            "players": players,
            "use_per_round": options["djinn_use"] == "round",
            "gold_is_shown": options["gold"] == "shown",
            "goods_are_shown": options["goods"] == "shown",
            "reading": self.version,
        }

    def bring_forward(self, record: Record, seat: int) -> bool:
        """The next bid, or the next turn of this round; what the next round is bid on is not dealt yet."""
        s, order, spots = record, record.order.tolist(), record.spots.tolist()
        if s.in_hand or s.phase == pieces.KEEP:  # somebody is on the way, or looks through Djinns
            return False
        if s.phase == pieces.BID and seat in order:
            first = next(place for place, marker in enumerate(order) if marker != pieces.EMPTY)
            mine = order.index(seat)
            s.order[first], s.order[mine], s.seat = seat, order[first], seat
            return True
        if seat not in spots:
            return False
        for name, value in UNBEGUN.items():
            s[name] = value
        if not s.use_per_round:
            s.used = 0
        spot = max(number for number, marker in enumerate(spots) if marker == seat)  # the dearest
        s.spots[spot], s.order[order.index(pieces.EMPTY)] = pieces.EMPTY, seat
        s.seat, s.phase = seat, pieces.MOVE
        return True

    def derive(self, record: Record) -> None:
        """The masks and sums of a position."""
        rules.derive(record)

    def view(self, state: Position, seat: int | None, *, open_all: bool = False) -> View:
        """What a seat may know."""
        return view(state, seat, open_all=open_all)

    def view_from_public(self, state: Position, seat: int, public: Mapping[str, Any]) -> View:
        """What a seat may know, beside what everybody may."""
        return view_from_public(state, seat, cast(View, public))

    def text(self, view: Mapping[str, Any]) -> str:
        """The table as text."""
        return text(view)

    def draw(self, view: Mapping[str, Any], style: Style) -> Drawing:
        """The table as a picture."""
        return draw(view, style)

    def events(self, before: Position, entry: Entry, after: Position) -> list[Event]:
        """What an entry did."""
        return events(before, entry, after)

    def audience(self, before: Position, entry: Entry) -> tuple[int, ...] | None:
        """FT-41: cards from the pile and Sibittis' Djinns are seen by their seat alone; all else by everybody."""
        s = before.fields
        secret = s.phase == pieces.DRAWING_DJINNS or (s.phase == pieces.DRAWING_CARDS and s.goods_are_shown == 0)
        return (int(s.seat),) if isinstance(entry, Draw) and secret else None

    def refuse(self, state: Position, seat: int, action: int) -> Refusal:
        """Why a step is refused."""
        return refuse(state, seat, action)

    def moves(self, state: Position, seat: int) -> list[dict[str, Any]]:
        """The complete moves of meeples, from tile to tile."""
        return [{**move} for move in moves(state, seat)]

    def box(self) -> Box:
        """What lies in the box."""
        return box()


class FirstFiveTribes(FiveTribes):
    """Version 1: what is forced is done unasked even where a power could change it first (FT-37)."""

    version = 1
