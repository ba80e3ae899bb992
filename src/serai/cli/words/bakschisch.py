"""Bakschisch in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.cli.words import Sayer, Teller, capital, count
from serai.engine.sentences import listing

if TYPE_CHECKING:
    from serai.engine.game import Game

PLACES = {"start": "START", "throne": "the throne"}

_RULES = """\
You want to sit on the throne at the end of a round. Your pawn moves from START along a path; every space shows a \
person. You have 10 coins and a thief.
A round has five cards. For each one everybody hides coins, nothing, or the thief in a fist; all fists open together.
Bribes 1 to 4: whoever shows the most gold moves forward to the next space of the card's person, or to the throne if \
there is none. All who tie for the most move; without gold nobody does. The Caliph moves you as many spaces as your \
place in the race: the leader 1, the second 2 ...
Bribe 5: whoever shows the least gold goes back to the nearest such person behind, or to START. All who tie for the \
least go back; nothing and a thief both count as 0. The Caliph sends the leader back furthest.
All coins shown are spent and go to the pot, unless thieves showed up: they share the others' coins, and the pawns \
move all the same. A thief works once a round and never in the palace, which begins behind the space marked |.
After bribe 5 the pot is shared equally and the thieves come home. If a pawn is on the throne then, the game ends: \
that seat wins, or the richest of several.
Letters on the path: G guard, D servant (as in German Diener), H harem lady, E eunuch, F fakir. \
A pawn is its seat's number in brackets.
After {max_rounds} rounds the game ends in any case: the furthest pawn wins, then the fullest bag."""
_AT_THIS_TABLE = {  # what an option other than the usual changes
    ("fifth_zero", "everyone"): "as soon as one seat shows nothing or a thief at bribe 5, all seats fall back.",
    ("shared_rank", "worst"): "for the Caliph, pawns on the same space as yours count as ahead of you, or behind.",
    ("thief_stop", "onto"): "a thief stays out as soon as its pawn comes to the space marked |.",
    ("gold", "shown"): "everybody sees how much gold is in each bag.",
}


def RULES(game: Game) -> str:  # noqa: N802 - a name that every game's words share
    """The rules in short, with the options of this game."""
    own = [f"At this table {words}" for chosen, words in _AT_THIS_TABLE.items() if chosen in game.options.items()]
    if game.small:
        own.append(
            f"At this table everybody begins with {game.chosen['coins']} coins, there are {game.chosen['cards']} cards "
            f"of each person on the track, and a round has {game.chosen['bribes']}: the last is what bribe 5 is here."
        )
    return "\n".join([_RULES.format(max_rounds=game.options["max_rounds"]), *own])


STYLES = (
    (r"\[[a-z ]+\]", "bold yellow"),
    (r"\(\d+\)", "bold green"),
    (r"\bTHRONE\b|\bthrone\b", "bold magenta"),
    (r"^\d  you.*$", "bold"),
    (r"^(palace|level \d|cards|unseen|pot)(?= )|^seat  .*$", "cyan"),
)


def question(view: Mapping[str, Any], seat: int) -> str:
    """Which card is open, what it would do to this seat, and what to choose."""
    jump = view["seats"][seat]["jump"]
    there = _where(jump)
    forward = view["direction"] == "forward"
    rule = "whoever shows the most gold moves forward" if forward else "whoever shows the least goes BACK"
    move = f"you would {'reach' if forward else 'fall to'} {there}" if jump["by"] else "you would stay"
    chosen = view["seats"][seat]["choice"]
    asked = f"You chose {chosen}; or" if chosen else "What goes into your fist?"
    return f"{capital(_person(view['card']))}: {rule}; {move}. {asked}"


def _person(person: str) -> str:
    return "the Caliph" if person == "caliph" else f"the {person}"


def _where(walk: Mapping[str, Any]) -> str:
    return PLACES.get(walk["where"]) or f"space {walk['to']}"


def _fist(step: str, coins: int) -> str:
    if step == "thief":
        return "a thief"
    return count(coins, "coin") if coins else "nothing"


def _card(args: Mapping[str, Any], teller: Teller) -> str:
    return f"The card of bribe {args['bribe']} is {_person(args['person'])}."


def _reveal(args: Mapping[str, Any], teller: Teller) -> str:
    fists = enumerate(zip(args["fists"], args["coins"], strict=True))
    shown = [f"{_fist(step, coins)} by {teller.who(seat)}" for seat, (step, coins) in fists]
    return f"Shown: {listing(shown)}."


def _walk(args: Mapping[str, Any], teller: Teller) -> str:
    by = args["by"]
    way = "walked" if by > 0 else "fell back"
    return f"{teller.Everyone(args['seats'])} {way} {count(abs(by), 'space')} to {_where(args)}."


def _steal(args: Mapping[str, Any], teller: Teller) -> str:
    loot = count(args["coins"], "coin") if args["coins"] else "nothing"
    if len(args["seats"]) == 1:
        return f"{teller.whose(args['seats'][0])} thief stole {loot}."
    return f"{teller.owners(args['seats'])} thieves stole {loot}{' each' if args['coins'] else ''}."


def _thief_out(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{teller.whose(args['seat'])} thief stays outside the palace." if args["why"] == "palace" else ""


def _pot(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{count(args['coins'], 'coin')} went to the pot."


def _share(args: Mapping[str, Any], teller: Teller) -> str:
    if args["coins"]:
        rest = f", {args['pot']} stayed" if args["pot"] else ""
        return f"The pot was shared, {count(args['coins'], 'coin')} each{rest}."
    are = "is" if args["pot"] == 1 else "are"
    return f"{count(args['pot'], 'coin')} in the pot {are} too few to share." if args["pot"] else "The pot is empty."


def _thief_back(args: Mapping[str, Any], teller: Teller) -> str:
    thief = "thieves" if len(args["seats"]) > 1 else "thief"
    return f"{teller.owners(args['seats'])} {thief} came home."


def _round(args: Mapping[str, Any], teller: Teller) -> str:
    return f"Round {args['round']} begins."


WORDS: Mapping[str, Sayer] = {
    "card": _card,
    "chose": lambda args, teller: "",
    "fist": lambda args, teller: "",
    "reveal": _reveal,
    "walk": _walk,
    "steal": _steal,
    "thief-out": _thief_out,
    "pot": _pot,
    "share": _share,
    "thief-back": _thief_back,
    "shuffle": lambda args, teller: "The cards were shuffled into a new pile.",
    "round": _round,
    "end": lambda args, teller: "The game is over.",
}
TOGETHER = ("steal", "thief-back", "walk")
ON_TABLE = ("card",)
