"""The Thief of Bagdad in English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from serai.cli.words import Sayer, Teller, count
from serai.engine.rulebook import Event
from serai.engine.sentences import listing
from serai.games.bagdad import box

if TYPE_CHECKING:
    from serai.engine.game import Game

_RULES = """\
You want to be the first to steal {chests} chests. Each palace has {stack} of them, one on top of \
the other, which take {needs} of your thieves. As soon as you have so many there, the top chest is yours and they go \
home.
First everybody posts guards, one at a time.
place: a thief into a palace where you have a guard and at least one foreign guard stands (a rival's or a neutral \
one). It costs a card of that palace for each foreign guard: the column `cost`. A palace without chests lets no more \
thieves in.
move: one of your guards to another palace with a free space, for a card of either. carry: the same, and a thief of \
yours goes along. neutral: a neutral guard, for a card of each palace.
Take as many actions as you can pay for, but no more than {thief_actions} with a thief; then `end` draws {drawn} \
cards. If you take none, `pass` draws {passed}, and `pass dancer` takes a dancer and {beside}. A dancer stands for any \
card: `place red 1d` pays one.
You may undo your steps until you draw.
In the table: n a neutral guard, 0 to 3 a guard of that seat, . a free space. `missing` is how many thieves the top \
chest still needs, `unseen` how many cards of the palace are in the pile or in the hands of others.{hand_limit}
After {max_turns} turns of all seats together chests and then thieves in palaces decide."""


def RULES(game: Game) -> str:  # noqa: N802 - a name that every game's words share
    """The rules in short, with the options of this game."""
    limit = game.options["hand_limit"]
    return _RULES.format(
        chests=game.chosen["chests_to_win"] or box.CHESTS_AND_PLAYERS - game.players,
        stack=game.chosen["chests"],
        needs=listing(str(game.chosen["last_chest"] - more) for more in reversed(range(game.chosen["chests"]))),
        drawn=game.chosen["draw"],
        passed=game.chosen["draw"] + 1,
        beside=game.chosen["draw"],
        thief_actions=game.options["thief_actions"],
        max_turns=game.options["max_turns"],
        hand_limit=f"\nAt the end of a turn cards over {limit}, dancers included, are given up." if limit else "",
    )


STYLES = (
    (r"^[A-Z] \S \w+", "bold"),
    (r"^\d  you.*$", "bold"),
    (r"^(palace|seat) .*$|thieves of", "cyan"),
    (r"known to hold.*$|holds .*$", "yellow"),
)

ENDS = {
    "stall": "Nobody could do anything for a whole round, and the game is over.",
    "turns": "The last turn is played, and the game is over.",
}


def _end(args: Mapping[str, Any], teller: Teller) -> str:
    if args["why"] in ENDS:
        return ENDS[args["why"]]
    winner = args["ranking"].index(1)
    return f"{teller.Who(winner)} {'have' if winner == teller.me else 'has'} enough chests, and the game is over."


def question(view: Mapping[str, Any], seat: int) -> str:
    """What the phase asks of the seat."""
    if view["phase"] == "guards":
        return "Where does your guard go?"
    if view["phase"] == "over limit":
        return f"Your hand is too large: give up {count(view['to_give_up'], 'card')}."
    left = count(view["thief_actions_left"], "thief action")
    return f"Your turn; {left} left. " + ("What next?" if view["acted"] else "What do you do?")


def _guard(args: Mapping[str, Any], teller: Teller) -> str:
    kind = "a neutral guard" if args["neutral"] else "a guard"
    return f"{teller.Who(args['seat'])} posted {kind} at the {args['palace']} palace."


def _price(cards: Iterable[str]) -> str:
    paid = Counter(cards)
    return listing([count(number, "dancer" if kind == "dancer" else f"{kind} card") for kind, number in paid.items()])


def _pay(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{teller.Who(args['seat'])} paid {_price(args['cards'])}."


def _for(args: Mapping[str, Any]) -> str:
    return f" for {_price(args['paid'])}" if "paid" in args else ""


def _place(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{teller.Who(args['seat'])} sent a thief into the {args['palace']} palace{_for(args)}."


def _way(what: str) -> Sayer:
    def told(args: Mapping[str, Any], teller: Teller) -> str:
        return f"{teller.Who(args['seat'])} moved {what} from {args['from']} to {args['to']}{_for(args)}."

    return told


def _steal(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{args['chest']} thieves carried a chest out of the {args['palace']} palace for {teller.who(args['seat'])}!"


ACTIONS = ("place", "move", "carry", "neutral")


def gathered(events: Iterable[Event]) -> Iterable[Event]:
    """The events with the cards that one seat draws after each other as one, and each action with what it cost."""
    told: list[Event] = []
    for event in events:
        if event.id == "draw":
            continue  # who may see the card is told of it, and the others count it at the table
        last = told[-1] if told else None
        if event.id in ACTIONS and last is not None and last.id == "pay":
            told[-1] = Event.of(event.id, {**event.args, "paid": last.args["cards"]})
            continue
        if event.id == "card" and last is not None and last.id == "card" and last.args["seat"] == event.args["seat"]:
            told[-1] = Event.of("card", {**last.args, "more": [*last.args.get("more", ()), event.args["palace"]]})
        else:
            told.append(event)
    return told


def _cards(args: Mapping[str, Any], teller: Teller) -> str:
    drawn = Counter([args["palace"], *args.get("more", ())])
    cards = [f"a {palace} card" if n == 1 else f"{n} {palace} cards" for palace, n in drawn.items()]
    return f"{teller.Who(args['seat'])} drew {listing(cards)}."


def _shuffle(args: Mapping[str, Any], teller: Teller) -> str:
    were = "was" if args["cards"] == 1 else "were"
    return f"{count(args['cards'], 'discard')} {were} shuffled into a new pile."


def _finish(args: Mapping[str, Any], teller: Teller) -> str:
    if args["step"] == "end":
        return f"{teller.Who(args['seat'])} ended the turn."
    with_dancer = " and took a dancer" if args["step"] == "pass dancer" else ""
    return f"{teller.Who(args['seat'])} passed{with_dancer}."


def _first(args: Mapping[str, Any], teller: Teller) -> str:
    return "You begin." if args["seat"] == teller.me else f"Seat {args['seat']} begins."


def _give(args: Mapping[str, Any], teller: Teller) -> str:
    card = "a dancer" if args["card"] == "dancer" else f"a {args['card']} card"
    return f"{teller.Who(args['seat'])} gave up {card}."


WORDS: Mapping[str, Sayer] = {
    "first": _first,
    "draw": lambda args, teller: "",
    "card": _cards,
    "guard": _guard,
    "pay": _pay,
    "place": _place,
    "move": _way("a guard"),
    "carry": _way("a guard with a thief"),
    "neutral": _way("a neutral guard"),
    "steal": _steal,
    "finish": _finish,
    "dancer": lambda args, teller: "",
    "shuffle": _shuffle,
    "give": _give,
    "turn": lambda args, teller: "",
    "end": _end,
}
