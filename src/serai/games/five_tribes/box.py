"""What lies in the box of Five Tribes, each thing once: tiles, tribes, cards, tracks, prices, Djinns.

Everything else derives from these rows: the compiled arrays of `pieces`, the steps of `actions`, when and where a
power can be used (`djinns`, `powers`), the JSON that clients get (`box()`), the tables of docs/games/five_tribes.md.
A row's constant is its number: the place in its table, from 1 for tiles (0: none lies there), from 0 for all others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

SEATS = 4
COLUMNS, ROWS = 6, 5

# ---------------------------------------------------------------- FT-1: tiles

Kind = Literal["village", "sacred place", "oasis", "small market", "large market"]
Ground = Literal["blue", "red"]
TileAction = Literal["palace", "palm", "market", "djinn"]


@dataclass(frozen=True, slots=True)
class TileRow:
    """A kind of tile. A market sells `cards` of the first `offered` cards of the row for `price` gold."""

    kind: Kind
    ground: Ground
    points: int
    count: int
    action: TileAction
    price: int = 0
    cards: int = 0
    offered: int = 0


TILE_ROWS: list[TileRow] = []


def _tile(
    kind: Kind,
    ground: Ground,
    points: int,
    count: int,
    action: TileAction,
    price: int = 0,
    cards: int = 0,
    offered: int = 0,
) -> int:
    TILE_ROWS.append(TileRow(kind, ground, points, count, action, price, cards, offered))
    return len(TILE_ROWS)


# fmt: off
VILLAGE      = _tile("village",      "blue",  5, 5, "palace")
SACRED_6     = _tile("sacred place", "blue",  6, 4, "djinn")
SACRED_10    = _tile("sacred place", "blue", 10, 1, "djinn")
SACRED_12    = _tile("sacred place", "blue", 12, 1, "djinn")
SACRED_15    = _tile("sacred place", "blue", 15, 1, "djinn")
OASIS        = _tile("oasis",        "red",   8, 6, "palm")
SMALL_MARKET = _tile("small market", "red",   6, 8, "market", price=3, cards=1, offered=3)
LARGE_MARKET = _tile("large market", "red",   4, 4, "market", price=6, cards=2, offered=6)
# fmt: on

# ---------------------------------------------------------------- FT-2: meeples

Colour = Literal["yellow", "white", "green", "blue", "red"]
TribeName = Literal["vizier", "elder", "merchant", "builder", "assassin"]


@dataclass(frozen=True, slots=True)
class TribeRow:
    """A colour of meeples."""

    colour: Colour
    name: TribeName
    count: int


TRIBE_ROWS: list[TribeRow] = []


def _tribe(colour: Colour, name: TribeName, count: int) -> int:
    TRIBE_ROWS.append(TribeRow(colour, name, count))
    return len(TRIBE_ROWS) - 1


# fmt: off
YELLOW = _tribe("yellow", "vizier",   16)
WHITE  = _tribe("white",  "elder",    20)
GREEN  = _tribe("green",  "merchant", 18)
BLUE   = _tribe("blue",   "builder",  18)
RED    = _tribe("red",    "assassin", 18)
# fmt: on
MEEPLES_PER_TILE = 3

# ---------------------------------------------------------------- FT-3: cards; the fakir, the last, is no merchandise

Card = Literal["ivory", "gems", "gold", "papyrus", "silk", "spices", "fish", "wheat", "pottery", "fakir"]


@dataclass(frozen=True, slots=True)
class CardRow:
    """A kind of resource card."""

    name: Card
    count: int


CARD_ROWS: list[CardRow] = []


def _card(name: Card, count: int) -> int:
    CARD_ROWS.append(CardRow(name, count))
    return len(CARD_ROWS) - 1


# fmt: off
IVORY   = _card("ivory",   2)
GEMS    = _card("gems",    2)
GOLD    = _card("gold",    2)
PAPYRUS = _card("papyrus", 4)
SILK    = _card("silk",    4)
SPICES  = _card("spices",  4)
FISH    = _card("fish",    6)
WHEAT   = _card("wheat",   6)
POTTERY = _card("pottery", 6)
FAKIR   = _card("fakir",  18)
# fmt: on
ROW = 9
SALES = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)  # FT-31: gold for so many different cards

# ---------------------------------------------------------------- FT-4, FT-5, FT-6: pieces, purses, tracks

PALMS, PALACES = 12, 10
GOLD_AT_START = 50
CAMELS, CAMELS_FOR_TWO = 8, 11
TRACK = (0, 0, 0, 1, 3, 5, 8, 12, 18)

# ---------------------------------------------------------------- FT-35: points

Source = Literal["gold", "viziers", "elders", "djinns", "tiles", "palms", "palaces", "goods"]
PALM_POINTS, PALACE_POINTS = 3, 5
VIZIER_POINTS, VIZIER_LEAD = 1, 10
ELDER_POINTS = 2

# ---------------------------------------------------------------- FT-29, FT-37: what Djinns cost

Cost = Literal["none", "either", "plus", "fakir", "fakirs"]


@dataclass(frozen=True, slots=True)
class Way:
    """A way to pay, in the words of a step."""

    name: str
    elders: int
    fakirs: int


WAYS = (Way("elder", 1, 0), Way("fakir", 0, 1), Way("elder elder", 2, 0), Way("elder fakir", 1, 1))
ONE_ELDER, ONE_FAKIR, TWO_ELDERS, ELDER_AND_FAKIR = range(len(WAYS))
# The ways to pay each cost once a turn; Kumarbi's fakirs are paid with the bid and are part of it.
COST_WAYS: dict[Cost, tuple[int, ...]] = {
    "none": (),
    "either": (ONE_ELDER, ONE_FAKIR),
    "plus": (TWO_ELDERS, ELDER_AND_FAKIR),
    "fakir": (ONE_FAKIR,),
    "fakirs": (),
}
SUMMON_COST: Cost = "plus"

# ---------------------------------------------------------------- FT-37 to FT-40: Djinns

When = Literal["always", "bid", "turn", "build", "kill", "placing"]
Target = Literal["village", "oasis", "empty", "bare"]  # empty: nothing there (FT-38); bare: meeples and nothing else
Watched = Literal["djinn", "drop", "palace", "kill"]
Effect = Literal[
    "wild-fakirs", "meeples", "share", "shield", "palace", "double", "palm", "move-palace", "palm-points",
    "two-victims", "vizier-points", "capture", "cheaper-bid", "move-palm", "camel", "elder-points", "djinns", "cards",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class DjinnRow:
    """A Djinn: points, what the power costs and does, how much, when, on which tiles, what brings its owner gold."""

    name: str
    points: int
    cost: Cost
    effect: Effect
    number: int | None = None
    when: When = "always"
    target: Target | None = None
    watches: Watched | None = None


DJINN_ROWS: list[DjinnRow] = []


def add_djinn(
    name: str,
    points: int,
    cost: Cost,
    effect: Effect,
    number: int | None = None,
    when: When | None = None,
    target: Target | None = None,
    watches: Watched | None = None,
) -> int:
    """A Djinn comes to the box; his number."""
    usual: When = "always" if cost == "none" else "turn"
    DJINN_ROWS.append(DjinnRow(name, points, cost, effect, number, when or usual, target, watches))
    return len(DJINN_ROWS) - 1


# fmt: off
AL_AMIN   = add_djinn("Al-Amin",    5, "none",   "wild-fakirs", 2)
ANUN_NAK  = add_djinn("Anun-Nak",   8, "either", "meeples", 3, target="empty")
BAAL      = add_djinn("Ba'al",      6, "none",   "share", watches="djinn")
BOAZ      = add_djinn("Boaz",       6, "none",   "shield")
BOURAQ    = add_djinn("Bouraq",     6, "either", "palace", target="village")
ECHIDNA   = add_djinn("Echidna",    4, "plus",   "double", 2, when="build")
ENKI      = add_djinn("Enki",       8, "either", "palm", target="oasis")
HAGIS     = add_djinn("Hagis",     10, "either", "move-palace", when="placing")
HAURVATAT = add_djinn("Haurvatat",  8, "none",   "palm-points", 5)
IBLIS     = add_djinn("Iblis",      8, "either", "two-victims", 2, when="kill")
JAFAAR    = add_djinn("Jafaar",     6, "none",   "vizier-points", 3)
KANDICHA  = add_djinn("Kandicha",   6, "none",   "capture")
KUMARBI   = add_djinn("Kumarbi",    6, "fakirs", "cheaper-bid", when="bid")
LAMIA     = add_djinn("Lamia",     10, "either", "move-palm", when="placing")
LETA      = add_djinn("Leta",       4, "plus",   "camel", target="empty")
MARID     = add_djinn("Marid",      6, "none",   "share", watches="drop")
MONKIR    = add_djinn("Monkir",     6, "none",   "share", watches="palace")
NEKIR     = add_djinn("Nekir",      6, "none",   "share", watches="kill")
SHAMHAT   = add_djinn("Shamhat",    6, "none",   "elder-points", 4)
SIBITTIS  = add_djinn("Sibittis",   4, "plus",   "djinns", 3)
SLOAR     = add_djinn("Sloar",      8, "fakir",  "cards", 1)
UTUG      = add_djinn("Utug",       4, "plus",   "camel", target="bare")
# fmt: on
DJINN_ROW = 3
OWN_SHARE, RIVAL_SHARE = 1, 2  # gold for the owner of a Djinn that watches: if it is his turn, if it is a rival's


def number_of(djinn: int) -> int:
    """The number in a Djinn's power: how many he brings, or what something counts."""
    number = DJINN_ROWS[djinn].number
    if number is None:
        raise ValueError(f"{DJINN_ROWS[djinn].name} has no number.")
    return number


# ---------------------------------------------------------------- as JSON


class BoardBox(TypedDict):
    """The board: so many columns (a, b, ...) and rows (1, 2, ...)."""

    columns: int
    rows: int


class KindBox(TypedDict):
    """A kind of tile. A market sells `cards` of the first `offered` cards of the row for `price` gold."""

    kind: Kind
    colour: Ground
    points: list[int]
    count: int
    action: TileAction
    price: int
    cards: int
    offered: int


class TribeBox(TypedDict):
    """A colour of meeples."""

    colour: Colour
    tribe: TribeName
    count: int


class CardBox(TypedDict):
    """A kind of card; goods can be sold."""

    card: Card
    count: int
    goods: bool


class Pay(TypedDict):
    """A way to pay."""

    elders: int
    fakirs: int


class DjinnBox(TypedDict):
    """A Djinn; `ways` are the ways to pay for his power once a turn or round."""

    name: str
    points: int
    cost: Cost
    ways: list[Pay]
    when: When
    effect: Effect
    number: int | None
    target: Target | None
    watches: Watched | None


class Box(TypedDict):
    """Everything that lies in the box."""

    board: BoardBox
    kinds: list[KindBox]
    tribes: list[TribeBox]
    cards: list[CardBox]
    row: int
    sales: list[int]
    track: list[int]
    palms: int
    palaces: int
    djinns: list[DjinnBox]
    djinn_row: int
    summon: list[Pay]


def _kinds() -> list[KindBox]:
    """The kinds by name: sacred places of different points are one kind."""
    kinds: dict[str, KindBox] = {}
    for tile in TILE_ROWS:
        if tile.kind in kinds:
            kinds[tile.kind]["points"].append(tile.points)
            kinds[tile.kind]["count"] += tile.count
        else:
            kinds[tile.kind] = {
                "kind": tile.kind,
                "colour": tile.ground,
                "points": [tile.points],
                "count": tile.count,
                "action": tile.action,
                "price": tile.price,
                "cards": tile.cards,
                "offered": tile.offered,
            }
    return list(kinds.values())


def ways_to_pay(cost: Cost) -> list[Pay]:
    """What can be paid for a cost."""
    return [{"elders": WAYS[way].elders, "fakirs": WAYS[way].fakirs} for way in COST_WAYS[cost]]


def _djinn(row: DjinnRow) -> DjinnBox:
    return {
        "name": row.name,
        "points": row.points,
        "cost": row.cost,
        "ways": ways_to_pay(row.cost),
        "when": row.when,
        "effect": row.effect,
        "number": row.number,
        "target": row.target,
        "watches": row.watches,
    }


def box() -> Box:
    """The box as JSON, for clients."""
    return {
        "board": {"columns": COLUMNS, "rows": ROWS},
        "kinds": _kinds(),
        "tribes": [{"colour": tribe.colour, "tribe": tribe.name, "count": tribe.count} for tribe in TRIBE_ROWS],
        "cards": [
            {"card": card.name, "count": card.count, "goods": number != FAKIR} for number, card in enumerate(CARD_ROWS)
        ],
        "row": ROW,
        "sales": list(SALES),
        "track": list(TRACK),
        "palms": PALMS,
        "palaces": PALACES,
        "djinns": [_djinn(row) for row in DJINN_ROWS],
        "djinn_row": DJINN_ROW,
        "summon": ways_to_pay(SUMMON_COST),
    }
