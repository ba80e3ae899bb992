"""The rulebook of Bakschisch: names, options, what a seat sees, why a step is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, cast

from serai.engine.declarations.options import Choice, Number, Option
from serai.engine.declarations.parts import Parts
from serai.engine.declarations.position import Position
from serai.engine.drawing import Drawing, Style
from serai.engine.errors import OptionError
from serai.engine.refusals import Refusal
from serai.engine.rulebook import Entry, Event, Rulebook
from serai.games.bakschisch import rules, tracks
from serai.games.bakschisch.box import BRIBES, CARDS_OF_A_PERSON, COINS_PER_SEAT, PERSONS, SEATS, Box
from serai.games.bakschisch.drawing import draw
from serai.games.bakschisch.editing import EDITING
from serai.games.bakschisch.events import GameEvent, events
from serai.games.bakschisch.observation import OBSERVATION
from serai.games.bakschisch.refusals import Why, refuse
from serai.games.bakschisch.steps import DEEDS
from serai.games.bakschisch.text import text
from serai.games.bakschisch.view import View, box, view, view_from_public


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
            least=1,
            high=1000,
            usual=100,
            meaning="the game ends after this many rounds",
        ),
        Number(
            name="coins",
            rule="BK-1",
            low=1,
            high=COINS_PER_SEAT,
            usual=COINS_PER_SEAT,
            meaning="coins of each seat at the start",
            laboratory=True,
        ),
        Number(
            name="cards",
            rule="BK-2",
            low=1,
            high=CARDS_OF_A_PERSON,
            usual=CARDS_OF_A_PERSON,
            meaning="cards of each person; a person who is not on the track has none",
            laboratory=True,
        ),
        Number(
            name="bribes",
            rule="BK-5",
            low=2,
            high=BRIBES,
            usual=BRIBES,
            meaning="cards of a round; the last one leads back",
            laboratory=True,
        ),
    )
    step_table = DEEDS
    steps = DEEDS.names
    aliases = DEEDS.aliases
    view_type = View
    event_type = GameEvent
    turn_ends = frozenset({"round", "end"})
    box_type = Box
    draws = PERSONS
    rules: ClassVar[ModuleType] = rules
    dtype = rules.STATE
    fixed = rules.FIXED
    editing = EDITING
    labels: ClassVar[Mapping[str, tuple[str, ...]]] = {"row": ("face down", *PERSONS)}
    flaws: ClassVar[Mapping[int, tuple[str | None, str]]] = {
        1: ("BK-24", "The round, the bribe (0 to 4) or the end mark is out of range."),
        2: ("BK-1", "A bag or the pot holds less than nothing."),
        3: ("BK-1", "The coins in all bags and the pot must add up to 10 for each seat, or as option coins says."),
        4: ("BK-5", "Cards are turned from left to right: open before the current bribe, face down after it."),
        5: ("BK-2", "There are five cards of each person, or as option cards says; row and unseen cards hold others."),
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
    parts = Parts(
        merchant="serai.bots.bakschisch.merchant:BakschischMerchant",
        newcomer="serai.bots.bakschisch.newcomer:BakschischNewcomer",
        mind="serai.bots.bakschisch.mind",
        solver="serai.bots.bakschisch.simurgh:Simurgh",
        reasons="serai.bots.bakschisch.reasons",
        words="serai.cli.words.bakschisch",
        rules="serai.games.bakschisch:rules.md",
    )
    simultaneous = True
    scores_sum_up = "spaces"

    def longest(self, players: int, options: Mapping[str, Any]) -> int:
        """Every seat chooses at every bribe of every round."""
        return int(options["max_rounds"]) * int(options.get("bribes", BRIBES)) * players

    def encode(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The fixed fields."""
        track = tracks.parse(options["track"])
        homes = [
            sum(1 << space for space, letter in enumerate(track.spaces, 1) if letter == person)
            for person in tracks.LETTERS
        ]
        cards = [options["cards"] if spaces else 0 for spaces in (*homes, "the Caliph's throne")]
        if sum(cards) < options["bribes"]:
            raise OptionError(
                f"With cards={options['cards']} on this track the deck has {sum(cards)} cards; "
                f"a round of {options['bribes']} bribes needs as many."
            )
        return {
            "players": players,
            "throne": track.throne,
            "stop": track.thief_stop,
            "rank_is_worst": options["shared_rank"] == "worst",
            "all_go_back": options["fifth_zero"] == "everyone",
            "stop_is_palace": options["thief_stop"] == "onto",
            "gold_is_shown": options["gold"] == "shown",
            "max_rounds": options["max_rounds"],
            "coins": options["coins"],
            "bribes": options["bribes"],
            "cards": cards,
            "deck_rounds": sum(cards) // options["bribes"],
            "homes": homes,
        }

    def view(self, state: Position, seat: int | None, *, open_all: bool = False) -> View:
        """What a seat may know."""
        return view(state, seat, open_all=open_all)

    def view_from_public(self, state: Position, seat: int, public: Mapping[str, Any]) -> View:
        """What a seat may know, beside what everybody may."""
        return view_from_public(state, seat, cast(View, public))

    def box(self) -> Box:
        """Cards, coins and tracks."""
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

    def refuse(self, state: Position, seat: int, action: int) -> Refusal:
        """Why a fist is refused."""
        return refuse(state, seat, action)
