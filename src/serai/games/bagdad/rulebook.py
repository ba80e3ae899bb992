"""The rulebook of The Thief of Bagdad: names, options, what a seat sees, why a step is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, cast

from serai.engine.contract import Record
from serai.engine.declarations.options import Choice, Number, Option
from serai.engine.declarations.parts import Parts
from serai.engine.declarations.position import Position
from serai.engine.drawing import Drawing, Style
from serai.engine.errors import OptionError
from serai.engine.refusals import Refusal
from serai.engine.rulebook import Entry, Event, Rulebook
from serai.games.bagdad import pieces, rules
from serai.games.bagdad.box import (
    CARDS_AFTER_ACTIONS,
    CARDS_AFTER_PASS,
    CARDS_OF_A_PALACE,
    CHESTS,
    CHESTS_AND_PLAYERS,
    DANCERS,
    FIRST_HAND,
    GUARD_SPACES,
    GUARDS_AND_PLAYERS,
    LAST_CHEST,
    PHASES,
    SEATS,
    TACTICAL_NEUTRALS,
    THIEVES,
    Box,
    box,
)
from serai.games.bagdad.drawing import draw
from serai.games.bagdad.editing import EDITING
from serai.games.bagdad.events import GameEvent, audience, events
from serai.games.bagdad.observation import OBSERVATION
from serai.games.bagdad.refusals import Why, refuse
from serai.games.bagdad.steps import DEEDS, DRAWS
from serai.games.bagdad.text import text
from serai.games.bagdad.view import View, view, view_from_public

MOST_TURNS = 5000
STEPS_PER_TURN = 1 + CARDS_AFTER_PASS  # every action costs a card that was drawn in some turn, and one step ends it
SET_UP_STEPS = pieces.PALACES * GUARD_SPACES
FIRST_HANDS = SEATS * (FIRST_HAND + SEATS - 1)


BY_PLAYERS = "usual"


def _fewer(name: str, rule: str, low: int, high: int, meaning: str, *, by_players: bool = False) -> Number:
    """An option that takes pieces out of the box; by players, what is usual follows from their number."""
    usual, off = (None, BY_PLAYERS) if by_players else (high, None)
    return Number(
        name=name, rule=rule, low=low, high=high, usual=usual, off=off, meaning=meaning, laboratory=True
    )  # fmt: skip


LABORATORY = (
    _fewer("palaces", "BG-1", 1, pieces.PALACES, "palaces in the game, in their order"),
    _fewer("cards", "BG-2", 1, CARDS_OF_A_PALACE, "cards of each palace"),
    _fewer("dancers", "BG-2", 0, DANCERS, "dancers"),
    _fewer("chests", "BG-1", 1, CHESTS, "chests of each palace"),
    _fewer("last_chest", "BG-1", 1, LAST_CHEST, "thieves that the last chest of a palace needs"),
    _fewer("thieves", "BG-4", 1, THIEVES, "thieves of each seat"),
    _fewer("guards", "BG-4", 1, GUARD_SPACES, "guards of each seat", by_players=True),
    _fewer("chests_to_win", "BG-20", 1, 6, "chests that win", by_players=True),
    _fewer("first_hand", "BG-4", 1, FIRST_HAND, "cards of the first seat; each later seat gets one more"),
    _fewer("draw", "BG-16", 0, CARDS_AFTER_ACTIONS, "cards drawn after actions; without any action one more"),
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
            least=1,
            high=30,
            usual=None,
            off="none",
            meaning="cards that a hand may hold at the end of its turn",
        ),
        Number(
            name="max_turns",
            rule="BG-24",
            low=50,
            least=1,
            high=MOST_TURNS,
            usual=500,
            meaning="the game ends after this many turns of all seats together",
        ),
        *LABORATORY,
    )
    step_table = DEEDS
    steps = DEEDS.names
    aliases = DEEDS.aliases
    view_type = View
    event_type = GameEvent
    turn_ends = frozenset({"turn", "end"})
    box_type = Box
    draws = DRAWS
    rules: ClassVar[ModuleType] = rules
    dtype = rules.STATE
    fixed = rules.FIXED
    editing = EDITING
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
    parts = Parts(
        merchant="serai.bots.bagdad.merchant:BagdadMerchant",
        newcomer="serai.bots.bagdad.newcomer:BagdadNewcomer",
        mind="serai.bots.bagdad.mind",
        reasons="serai.bots.bagdad.reasons",
        words="serai.cli.words.bagdad",
        rules="serai.games.bagdad:rules.md",
    )
    scores_sum_up = "chests"

    def longest(self, players: int, options: Mapping[str, Any]) -> int:
        """The set-up and as many turns as the option allows."""
        return int(options["max_turns"]) * STEPS_PER_TURN + SET_UP_STEPS + FIRST_HANDS

    def bring_forward(self, record: Record, seat: int) -> bool:
        """The turns of the others pass without an action; in the set-up their guards stay where they are."""
        s = record
        if s.phase == pieces.GUARDS:
            s.seat = seat
            return bool(s.guards_left[seat] + s.neutrals_left[seat] > 0)
        if s.phase not in (pieces.ACT, pieces.OVER_LIMIT):
            return False
        s.turns += (seat - int(s.seat)) % int(s.players)
        s.phase, s.seat, s.acted, s.thief_acts, s.draws, s.stalled = pieces.ACT, seat, 0, 0, 0, 0
        return bool(s.turns < s.max_turns)

    def encode(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The fixed fields."""
        guards = options["guards"] or GUARDS_AND_PLAYERS - players
        to_win = options["chests_to_win"] or CHESTS_AND_PLAYERS - players
        _check_box(players, options, guards, to_win)
        return {
            "players": players,
            "tactical": options["neutral_setup"] == "tactical",
            "hands_before": options["hands"] == "before",
            "seat_0_begins": options["first_seat"] == "seat-0",
            "thief_limit": options["thief_actions"],
            "hand_limit": options["hand_limit"] or 0,
            "max_turns": options["max_turns"],
            "palaces": options["palaces"],
            "cards": options["cards"],
            "dancers_in_box": options["dancers"],
            "stack": options["chests"],
            "last_chest": options["last_chest"],
            "thieves_in_box": options["thieves"],
            "guards_in_box": guards,
            "to_win": to_win,
            "first_hand": options["first_hand"],
            "drawn": options["draw"],
        }

    def view(self, state: Position, seat: int | None, *, open_all: bool = False) -> View:
        """What a seat may know."""
        return view(state, seat, open_all=open_all)

    def view_from_public(self, state: Position, seat: int, public: Mapping[str, Any]) -> View:
        """What a seat may know, beside what everybody may."""
        return view_from_public(state, seat, cast(View, public))

    def box(self) -> Box:
        """Palaces, cards, chests and guards."""
        return box()

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
        """A card from the pile is for the seat that takes it."""
        return audience(before, entry)

    def refuse(self, state: Position, seat: int, action: int) -> Refusal:
        """Why a step is refused."""
        return refuse(state, seat, action)


def _check_box(players: int, options: Mapping[str, Any], guards: int, to_win: int) -> None:
    """Refuse pieces that do not fit together: guards without space, hands without cards, chests that are not there."""
    palaces, chests, cards = options["palaces"], options["chests"], options["cards"]
    neutrals = TACTICAL_NEUTRALS * players if options["neutral_setup"] == "tactical" else palaces
    hands = sum(options["first_hand"] + place for place in range(players))
    if guards * players + neutrals > palaces * GUARD_SPACES:
        raise OptionError(
            f"{guards * players + neutrals} guards do not fit into {palaces * GUARD_SPACES} spaces: palaces={palaces} "
            f"needs fewer guards than guards={guards}."
        )
    if chests > options["last_chest"]:
        raise OptionError(
            f"The top one of chests={chests} would need less than one thief; last_chest is at least {chests}."
        )
    if to_win > palaces * chests:
        raise OptionError(f"chests_to_win={to_win} cannot be won: all palaces together have {palaces * chests} chests.")
    if hands > palaces * cards:
        raise OptionError(
            f"The first hands take {hands} cards, but there are {palaces * cards}; first_hand="
            f"{options['first_hand']} is too large."
        )
