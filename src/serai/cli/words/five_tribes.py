"""Five Tribes in English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from serai.cli.words import Sayer, Teller, capital, count
from serai.cli.words.five_tribes_runs import gathered
from serai.engine.sentences import listing
from serai.games.five_tribes import box
from serai.games.five_tribes.box import DJINN_ROWS, DjinnRow
from serai.games.five_tribes.pieces import COLOUR_NAMES, DJINN_NAMES, TRIBES

if TYPE_CHECKING:
    from serai.engine.game import Game

__all__ = ["ON_TABLE", "RULES", "STYLES", "WORDS", "gathered", "question", "spare"]

# What each Djinn does.
POWERS = {
    "Al-Amin": "at the end every two fakirs count as one card of any kind",
    "Anun-Nak": "3 meeples from the bag come to an empty tile",
    "Ba'al": "1 gold for each Djinn you gain, 2 for each that a rival gains",
    "Boaz": "nobody can kill your viziers and elders",
    "Bouraq": "a palace on any village",
    "Echidna": "your builders earn double this turn",
    "Enki": "a palm tree on any oasis",
    "Hagis": "your palace goes to a tile next to its own, corners too",
    "Haurvatat": "your palm trees count 5",
    "Iblis": "your assassins kill two in one place",
    "Jafaar": "your viziers count 3",
    "Kandicha": "your kill brings: a vizier or elder itself, a merchant the top card of the pile, a builder 1 gold for "
    "each blue tile around it",
    "Kumarbi": "pay your bid one spot cheaper for each",
    "Lamia": "your palm tree goes to a tile next to its own, corners too",
    "Leta": "your camel onto a tile with nothing on it",
    "Marid": "1 gold for each meeple you drop on your tiles, 2 if a rival does",
    "Monkir": "1 gold for each palace you place, 2 if a rival does",
    "Nekir": "1 gold when your assassins kill, 2 when a rival's do",
    "Shamhat": "your elders count 4",
    "Sibittis": "draw 3 Djinns, keep one",
    "Sloar": "draw the top card of the pile",
    "Utug": "your camel onto a tile with meeples only",
}
COSTS = {
    "none": "",
    "either": " (elder or fakir)",
    "plus": " (2 elders, or elder and fakir)",
    "fakir": " (fakir)",
    "fakirs": " (fakirs)",
}


def _about_one(row: DjinnRow) -> str:
    return f"{row.name} {row.points}: {POWERS[row.name]}{COSTS[row.cost]}."


def RULES(game: Game) -> str:  # noqa: N802 - other games have a text of this name
    """The rules in short, with how often a Djinn helps at this table."""
    about = "\n".join(_about_one(row) for row in DJINN_ROWS)
    *sales, best = map(str, box.SALES[1:])
    return _RULES.format(
        span=game.options["djinn_use"], djinns=about, sales=f"{', '.join(sales)} or {best}", most=len(box.SALES) - 1,
        small=_market(box.SMALL_MARKET), large=_market(box.LARGE_MARKET), box=box,
    )  # fmt: skip


def _market(tile: int) -> str:
    row = box.TILE_ROWS[tile - 1]  # 0 is no tile
    return f"{row.cards} of the first {row.offered} cards for {row.price} gold"


_RULES = """\
You want the most points: gold, tiles under your camels, viziers, elders, Djinns, and sets of cards.
First everybody bids for the turn: the dearest spot plays first, and the bid is paid. Of those at 0 the last plays \
first.
take: in your turn you pick up all meeples of a tile. drop: one on a tile next to it by a side, the next one tile \
further, never straight back. The last must fall where its colour lies already: you take all of that colour there. \
If that empties the tile and nobody owns it, your camel does from now on.
The tribe you took acts: viziers and elders stay with you; merchants bring as many cards from the left of the row; \
builders earn 1 gold each for every blue tile (#) among the tile and the eight around it, and a fakir you add counts \
as one more builder; assassins kill a meeple at most as many steps away, one more for each fakir, or a rival's vizier \
or elder. A tile that a kill empties is yours as well.
Then the tile acts: a village gets a palace and an oasis a palm tree; a small market sells {small}, \
a large one (MARKET) {large}; in a sacred place you may summon a Djinn for 2 elders, or for an \
elder and a fakir.
sell: at the end of your turn a set of 1 to {most} different cards brings {sales} gold; what you \
keep counts the same at the end of the game. Fakirs are never sold.
The round in which somebody places the last camel, or cannot move, is the last. You count 1 for each gold, \
{box.VIZIER_POINTS} for a vizier and {box.VIZIER_LEAD} for each rival with fewer of them, {box.ELDER_POINTS} for an \
elder, {box.PALM_POINTS} for a palm tree and {box.PALACE_POINTS} for a palace on your tiles.
In the table: left of the bar what a seat has, right of it what it counts. `ends` is where the move in hand can end: \
the tile, the colour and how many you would take, and ! if your camel would come; < is where your hand is. On the \
tiles c0 is a camel of seat 0, t1 a palm tree and p1 a palace.
The Djinns with their points, what they do, and in brackets what you pay for it, at most once a {span}:
{djinns}"""

_OTHER_LETTERS = "AC-FH-QS-VXZa-z"
_INKS = {"Y": "yellow", "W": "bold", "G": "green", "B": "bright_blue", "R": "red"}
STYLES = (
    *((rf"(?<![{_OTHER_LETTERS}]){letter}(?![{_OTHER_LETTERS}])", ink) for letter, ink in _INKS.items()),
    (r"(?<=[YWGBR.] )c\d\b|\b[tp]\d+\b", "bold magenta"),
    (r"^\d  you.*$", "bold"),
    (r"^(track|row|discards|djinns|supply|in hand|ends|taken|power)(?= )|bid order|^seat  .*$", "cyan"),
    (r"\S+(?=<)|<", "bold magenta"),
)

# Lines of the table that a small screen leaves out, the least needed first; questions name what is on offer.
SPARE = ("Y vizier", "c0 camel", "discards", "supply", "djinns", "track", "row")


def spare(view: Mapping[str, Any]) -> list[str]:
    """Beginnings of the table's lines that the phase can do without."""
    return [beginning for beginning in SPARE if (beginning, view["phase"]) != ("track", "bid")]


# ---------------------------------------------------------------- questions

# What a power asks for a tile for, by its effect and its target.
TARGETS = {
    ("meeples", "empty"): "which empty tile gets meeples from the bag?",
    ("palace", "village"): "which village gets the palace?",
    ("palm", "oasis"): "which oasis gets the palm tree?",
    ("camel", "empty"): "onto which empty tile goes your camel?",
    ("camel", "bare"): "onto which tile of meeples goes your camel?",
}
PIECES = {"palace": "palace", "palm": "palm tree"}


def question(view: Mapping[str, Any], seat: int) -> str:
    """What the phase asks of the seat."""
    return str(QUESTIONS[view["phase"]](view, view["seats"][seat]))


def _row(name: str) -> DjinnRow:
    return DJINN_ROWS[DJINN_NAMES.index(name)]


def _about(djinns: Iterable[str]) -> str:
    return " ".join(_about_one(_row(name)) for name in djinns)


def _ask_place(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    piece, tile = PIECES[view["piece"]["piece"]], view["piece"]["tile"]
    return f"The {piece} goes to {tile}, unless a Djinn moves it or comes first."


def _ask_target(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    row = _row(view["power"]["name"])
    return f"{row.name}: {TARGETS[row.effect, row.target or '']}"


def _ask_neighbour(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    return f"{view['power']['name']}: to which tile nearby does the {PIECES[view['piece']['piece']]} go?"


def _ask_keep(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    drawn = [name for name in view["power"]["drawn"] if name]
    return f"{view['power']['name']}: which one do you keep? {_about(drawn)}"


def _ask_bid(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    later = sum(marker is not None for marker in view["order"]) - 1
    after = f"{count(later, 'marker')} after yours" if later else "yours is the last marker"
    return f"Your bid, of {own['gold']} gold? The dearest plays first; {after}."


def _ask_move(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    return f"Your turn: the meeples of which tile do you sow? You have {count(own['camels'], 'camel')} left."


def _ask_drop(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    held = listing(f"{number} {colour}" for colour, number in view["hand"].items())
    if sum(view["hand"].values()) == 1:
        return f"The last meeple in your hand is {next(iter(view['hand']))}: where does it land?"
    if len(view["hand"]) == 1:
        return f"You hold {held} at {view['here']}: where does the next one fall?"
    return f"You hold {held} at {view['here']}: which one do you drop next, and where?"


def _ask_build(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    build = view["build"]
    now, *more = build["earnings"]
    doubled = ", doubled by Echidna," if build["doubled"] else ""
    with_fakirs = f", and {more[0] - now} more with each fakir. How many fakirs do you add?" if more else ". Earn them?"
    return (
        f"{count(build['builders'], 'builder')} times {count(build['blue'], 'blue tile')}{doubled} is {now} gold"
        f"{with_fakirs}"
    )


def _ask_kill(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    reach = count(view["reach"], "step")
    fakirs = ", a fakir for each step more" if (own["goods"] or {}).get("fakir") else ""
    return f"Whom do your assassins kill? They go {reach} from {view['here']}{fakirs}."


def _ask_buy(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    market = view["market"]
    offered = listing(f"{number} {card}" for number, card in enumerate(market["offered"], 1))
    if not market["second"] and own["gold"] < market["price"]:
        return f"The market asks {market['price']} gold, you have {own['gold']}: a Djinn who brings some, or done?"
    if market["second"]:
        return f"Your second card, paid for already: {offered}?"
    number = "One card" if market["cards"] == 1 else "Two cards"
    return f"{number} for {market['price']} of your {own['gold']} gold: {offered}?"


def _ask_summon(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    return f"Do you summon a Djinn? {_about(djinn['name'] for djinn in view['djinn_row'])}"


def _ask_end(view: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    begin = "Done" if view["taken"] else "No meeple can move; done"
    ready = [djinn["name"] for djinn in own["djinns"] if djinn["ready"]]
    first = [*(["a sale"] if own["sale"] else []), *([" or ".join(ready)] if ready else [])]
    asked = f"{begin}, or {' or '.join(first)} first?" if first else f"{begin}?"
    return f"{asked} One card of each kind you hold brings {own['sale']} gold now." if own["sale"] else asked


QUESTIONS = {
    "bid": _ask_bid,
    "move": _ask_move,
    "sow": _ask_drop,
    "build": _ask_build,
    "kill": _ask_kill,
    "place": _ask_place,
    "lay": _ask_place,
    "target": _ask_target,
    "neighbour": _ask_neighbour,
    "keep": _ask_keep,
    "kill again": lambda view, own: "Iblis: who is the second victim in the same place?",
    "market": _ask_buy,
    "market again": _ask_buy,
    "sacred": _ask_summon,
    "end": _ask_end,
}

# ---------------------------------------------------------------- events

CARDS = {"fakir": ("a fakir", "fakirs"), "gold": ("a gold card", "gold cards")}
DECLINED = {
    "kill": "killed nobody",
    "market": "bought nothing",
    "sacred": "summoned no Djinn",
    "end": "ended the turn",
}


def _cards(cards: Sequence[str]) -> str:
    return listing(_some_cards(card, number) for card, number in Counter(cards).items())


def _some_cards(card: str, number: int) -> str:
    one, several = CARDS.get(card, (card, card))
    return one if number == 1 else f"{number} {several}"


def _tribe_of(colour: str) -> str:
    return TRIBES[COLOUR_NAMES.index(colour)]


def _one(thing: str) -> str:
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def _pay(pay: Mapping[str, int]) -> str:
    return listing(_one(coin[:-1]) if n == 1 else f"{n} {coin}" for coin, n in pay.items() if n)


def _marker(args: Mapping[str, Any], teller: Teller) -> str:
    return f"The first bid order is {listing(teller.who(seat) for seat in args['order'])}."


def _bid(args: Mapping[str, Any], teller: Teller) -> str:
    paid = ""
    if args["fakirs"]:
        paid = f" and paid {args['paid']} gold and {count(args['fakirs'], 'fakir')}"
    elif args["paid"] != args["price"]:
        paid = f" and paid {args['paid']}"
    return f"{teller.Who(args['seat'])} bid {args['price']}{paid}."


def _drop(args: Mapping[str, Any], teller: Teller) -> str:
    drops = listing(f"{colour} on {tile}" for colour, tile in args["drops"])
    took = f", and took {count(args['took'], _tribe_of(args['colour']))} there" if args["took"] else ""
    if args["from"] is None:
        return f"{teller.Who(args['seat'])} dropped {drops}{took}."
    return f"{teller.Who(args['seat'])} sowed {args['from']}: {drops}{took}."


def _tribe(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{teller.Who(args['seat'])} took {count(args['number'], _tribe_of(args['colour']))} on {args['tile']}."


def _kill(args: Mapping[str, Any], teller: Teller) -> str:
    if args["tile"]:
        victim = f"{_one(_tribe_of(args['colour']))} on {args['tile']}"
    else:
        rival = "yours" if args["rival"] == teller.me else teller.who(args["rival"])
        victim = f"{_one(_tribe_of(args['colour']))} of {rival}"
    cost = f" for {_some_cards('fakir', args['fakirs'])}" if args["fakirs"] else ""
    kept = ", and Kandicha kept it" if args["kept"] else ""
    return f"{teller.whose(args['seat'])} assassins killed {victim}{cost}{kept}."


def _build(args: Mapping[str, Any], teller: Teller) -> str:
    if not args["gold"]:
        return f"{teller.whose(args['seat'])} builders found no blue tile."
    doubled = ", doubled by Echidna" if args["doubled"] else ""
    helped = f" with {_some_cards('fakir', args['fakirs'])}" if args["fakirs"] else ""
    return f"{teller.whose(args['seat'])} builders earned {args['gold']} gold{helped}{doubled}."


def _buy(args: Mapping[str, Any], teller: Teller) -> str:
    price = f" for {args['paid']} gold" if args["paid"] else ""
    return f"{teller.Who(args['seat'])} bought {_cards(args['cards'])}{price}."


def _summon(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{teller.Who(args['seat'])} summoned {args['djinn']} for {_pay(args['pay'])}."


def _use(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{teller.Who(args['seat'])} called on {args['djinn']} for {_pay(args['pay'])}."


def _keep(args: Mapping[str, Any], teller: Teller) -> str:
    rest = f" and discarded {listing(args['discarded'])}" if args["discarded"] else ""
    return f"{teller.Who(args['seat'])} kept {args['djinn']}{rest}."


def _gold(args: Mapping[str, Any], teller: Teller) -> str:
    """What a Djinn brings; bids, markets, builders and sales tell of their gold themselves."""
    return f"{teller.Who(args['seat'])} got {args['by']} gold from {args['djinn']}." if args["djinn"] else ""


def _tile_laid(args: Mapping[str, Any], teller: Teller) -> str:
    if args["number"] == 1:
        return f"{capital(_one(args['kind']))} was laid on {args['tile']}."
    return f"{args['number']} tiles were laid."


def _meeples(args: Mapping[str, Any], teller: Teller) -> str:
    return f"From the bag came {listing(args['colours'])} to {args['tile']}."


def _djinns(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{listing(args['djinns'])} came to the row of Djinns."


def _last_round(args: Mapping[str, Any], teller: Teller) -> str:
    placed = args["why"] == "camels"
    why = f"{teller.Who(args['seat'])} placed the last camel" if placed else "No meeple can move any more"
    return f"{why}: this round is the last."


def _turn(args: Mapping[str, Any], teller: Teller) -> str:
    mine = args["seat"] == teller.me
    if args["again"]:
        return f"{teller.Who(args['seat'])} {'play' if mine else 'plays'} again."
    return "It is your turn." if mine else f"Seat {args['seat']} is next."


def _draw_cards(args: Mapping[str, Any], teller: Teller) -> str:
    cards = "a card" if args["number"] == 1 else f"{args['number']} cards"
    return f"{teller.Who(args['seat'])} drew {cards} from the pile."


WORDS: Mapping[str, Sayer] = {
    "tile": _tile_laid,
    "meeple": _meeples,
    "meeples": lambda args, teller: "Three meeples stand on each.",
    "card": lambda args, teller: f"New in the row: {_cards(args['cards'])}.",
    "djinn": _djinns,
    "marker": _marker,
    "draw-card": _draw_cards,
    "drawn-card": lambda args, teller: f"{teller.Who(args['seat'])} drew {_cards(args['cards'])} from the pile.",
    "draw-djinn": lambda args, teller: f"{teller.Who(args['seat'])} drew {count(args['number'], 'Djinn')}.",
    "drawn-djinn": lambda args, teller: f"{teller.Who(args['seat'])} drew {listing(args['djinns'])}.",
    "bid": _bid,
    "take": lambda args, teller: f"{teller.Who(args['seat'])} picked up the meeples of {args['tile']}.",
    "drop": _drop,
    "kill": _kill,
    "build": _build,
    "buy": _buy,
    "summon": _summon,
    "power": _use,
    "aim": lambda args, teller: f"{teller.Who(args['seat'])} chose {args['tile']}.",
    "keep": _keep,
    "sell": lambda args, teller: f"{teller.Who(args['seat'])} sold {_cards(args['cards'])} for {args['gold']} gold.",
    "done": lambda args, teller: f"{teller.Who(args['seat'])} {DECLINED[args['declined']]}.",
    "tribe": _tribe,
    "cards": lambda args, teller: f"The merchants brought {_cards(args['cards'])}.",
    "control": lambda args, teller: f"{teller.whose(args['seat'])} camel now stands on {args['tile']}.",
    "palm": lambda args, teller: f"A palm tree was planted on {args['tile']}.",
    "palace": lambda args, teller: f"A palace was built on {args['tile']}.",
    "gold": _gold,
    "last-round": _last_round,
    "turn": _turn,
    "round": lambda args, teller: f"Round {args['round']} begins.",
    "end": lambda args, teller: "The game is over.",
}
ON_TABLE = ("tile", "meeples", "card", "djinn", "marker", "turn")
