"""The box of The Thief of Bagdad: palaces, cards, chests, guards and thieves. All else takes its numbers from here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypedDict, get_args

PalaceName = Literal["red", "blue", "green", "yellow", "purple", "white"]
CardKind = Literal["red", "blue", "green", "yellow", "purple", "white", "dancer"]
PhaseName = Literal["first seat", "deal", "guards", "actions", "draw", "over limit", "over"]
NAMES: Final[tuple[PalaceName, ...]] = get_args(PalaceName)
KINDS: Final[tuple[CardKind, ...]] = get_args(CardKind)
DANCER: Final[CardKind] = "dancer"
PHASES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)

SEATS: Final = 4
CARDS_OF_A_PALACE: Final = 17
DANCERS: Final = 8
CHESTS: Final = 4  # in a palace
LAST_CHEST: Final = 7  # thieves that it needs; with n chests left the top one needs LAST_CHEST + 1 - n
GUARD_SPACES: Final = 4
THIEVES: Final = 12
FIRST_HAND: Final = 6  # cards of the first seat; each later seat gets one more
GUARDS_AND_PLAYERS: Final = 6  # 4 / 3 / 2 own guards for 2 / 3 / 4 players
CHESTS_AND_PLAYERS: Final = 8  # 6 / 5 / 4 chests win for 2 / 3 / 4 players
TACTICAL_NEUTRALS: Final = 2  # per seat
CARDS_AFTER_ACTIONS: Final = 3
CARDS_AFTER_PASS: Final = 4
MOST_DANCERS: Final = GUARD_SPACES - 1  # that pay for a thief: as many as there can be foreign guards


@dataclass(frozen=True, slots=True)
class Palace:
    """How a palace and its cards are shown. The colours stay apart for every kind of colour vision."""

    name: PalaceName
    letter: str
    symbol: str
    colour: str


PALACES = (
    Palace("red", "R", "▲", "#b3301a"),
    Palace("blue", "B", "●", "#1f5fb0"),
    Palace("green", "G", "■", "#2fa37a"),
    Palace("yellow", "Y", "★", "#ebcf38"),
    Palace("purple", "P", "◆", "#d98cc0"),
    Palace("white", "W", "✚", "#faf7f2"),
)


class PalaceInBox(TypedDict):
    """A palace: how it is shown, its cards, and the thieves that its chests need, the top one first."""

    name: PalaceName
    letter: str
    symbol: str
    colour: str
    cards: int
    chests: list[int]


class ForPlayers(TypedDict):
    """What depends on the number of players."""

    players: int
    guards: int
    chests_to_win: int
    hands: list[int]


class Box(TypedDict):
    """What never changes during a game."""

    palaces: list[PalaceInBox]
    dancers: int
    guard_spaces: int
    thieves: int
    tactical_neutrals: int
    cards_after_actions: int
    cards_after_pass: int
    for_players: list[ForPlayers]


def box() -> Box:
    """The box as JSON."""
    chests = list(range(LAST_CHEST + 1 - CHESTS, LAST_CHEST + 1))
    return {
        "palaces": [
            PalaceInBox(
                name=palace.name,
                letter=palace.letter,
                symbol=palace.symbol,
                colour=palace.colour,
                cards=CARDS_OF_A_PALACE,
                chests=chests,
            )
            for palace in PALACES
        ],
        "dancers": DANCERS,
        "guard_spaces": GUARD_SPACES,
        "thieves": THIEVES,
        "tactical_neutrals": TACTICAL_NEUTRALS,
        "cards_after_actions": CARDS_AFTER_ACTIONS,
        "cards_after_pass": CARDS_AFTER_PASS,
        "for_players": [
            ForPlayers(
                players=players,
                guards=GUARDS_AND_PLAYERS - players,
                chests_to_win=CHESTS_AND_PLAYERS - players,
                hands=[FIRST_HAND + place for place in range(players)],
            )
            for players in range(2, SEATS + 1)
        ],
    }
