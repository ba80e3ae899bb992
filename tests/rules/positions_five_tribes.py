"""Positions of Five Tribes for tests, set up piece by piece; what is not named stays in bag, piles or supply.

Unless a test says otherwise the red tiles are rows 1 to 3 and the blue ones rows 4 and 5.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import serai
from serai.engine.game import Game, Match
from serai.engine.registry import rulebook
from serai.games.five_tribes import box, pieces

TILE: dict[str, int] = {name: tile for tile, name in enumerate(pieces.TILE_NAMES)}
COLOUR: dict[str, int] = {name: colour for colour, name in enumerate(pieces.COLOUR_NAMES)}
CARD: dict[str, int] = {name: card for card, name in enumerate(pieces.CARD_NAMES)}
DJINN: dict[str, int] = {name: djinn for djinn, name in enumerate(pieces.DJINN_NAMES)}
KIND = {name: kind for kind, name in enumerate(pieces.KIND_NAMES)}
LETTER = {"Y": "yellow", "W": "white", "G": "green", "B": "blue", "R": "red"}
# Rows 1 to 3: 8 small markets, 4 large markets, 6 oases. Rows 4 and 5: 5 villages, 7 sacred places.
LAYOUT = (7,) * 8 + (8,) * 4 + (6,) * 6 + (1,) * 5 + (2,) * 4 + (3, 4, 5)


class Setup:
    """A position in the making."""

    def __init__(self, players: int = 2, rules: int | None = None, **options: Any) -> None:
        self.game = Game(rulebook("five-tribes", rules), players, options)
        self.s = self.game.start().fields
        self.s.kinds[:] = LAYOUT
        self.pinned: set[int] = set()
        self.turn(0)

    def turn(self, seat: int, *waiting: int) -> Setup:
        """It is a seat's turn; the markers of the others wait on the cheapest spots, the first named plays next."""
        s, players = self.s, self.game.players
        each = 2 if players == 2 else 1
        markers = [other for other in range(players) for _ in range(each)]
        markers.remove(seat)
        for other in waiting:
            markers.remove(other)
        s.order[:] = [seat, -1, -1, -1]
        s.spots[:] = -1
        line = [*waiting, *markers][::-1]
        for spot, marker in enumerate(line):
            s.spots[spot] = marker
        s.seat, s.phase = seat, pieces.MOVE
        return self

    def bids(self, *seats: int) -> Setup:
        """The markers bid in this order."""
        s = self.s
        s.order[:] = [*seats, *[-1] * (4 - len(seats))]
        s.spots[:] = -1
        s.seat, s.phase = seats[0], pieces.BID
        return self

    def kind(self, **kinds: str) -> Setup:
        """Tiles of these kinds, exchanged with others."""
        for name, kind in kinds.items():
            tile, number = TILE[name], KIND[kind]
            if self.s.kinds[tile] != number:
                other = next(t for t in range(30) if self.s.kinds[t] == number and t not in self.pinned and t != tile)
                self.s.kinds[other], self.s.kinds[tile] = self.s.kinds[tile], number
            self.pinned.add(tile)
        return self

    def put(self, **tiles: str) -> Setup:
        """Meeples on tiles, as letters: put(c3="YWG")."""
        for name, letters in tiles.items():
            for letter in letters:
                colour = COLOUR[LETTER[letter]]
                self.s.meeples[TILE[name], colour] += 1
                self.s.bag[colour] -= 1
        return self

    def camel(self, seat: int, *tiles: str) -> Setup:
        """Camels of a seat on tiles."""
        for tile in tiles:
            self.s.camels[TILE[tile]] = seat + 1
            self.s.stock[seat] -= 1
        return self

    def palm(self, tile: str, number: int = 1) -> Setup:
        """Palm trees on a tile."""
        self.s.palms[TILE[tile]] += number
        self.s.palm_supply -= number
        return self

    def palace(self, tile: str, number: int = 1) -> Setup:
        """Palaces on a tile."""
        self.s.palaces[TILE[tile]] += number
        self.s.palace_supply -= number
        return self

    def people(self, seat: int, viziers: int = 0, elders: int = 0) -> Setup:
        """Viziers and elders in front of a seat."""
        self.s.viziers[seat] += viziers
        self.s.elders[seat] += elders
        self.s.bag[box.YELLOW] -= viziers
        self.s.bag[box.WHITE] -= elders
        return self

    def cards(self, seat: int, **cards: int) -> Setup:
        """Cards in a seat's hand that all have seen."""
        for name, number in cards.items():
            self.s.goods[seat, CARD[name]] += number
            self.s.pile[CARD[name]] -= number
        return self

    def veil(self, seat: int, **cards: int) -> Setup:
        """Cards in a seat's hand that it took from the pile."""
        for name, number in cards.items():
            self.s.veiled[seat, CARD[name]] += number
            self.s.pile[CARD[name]] -= number
        return self

    def row(self, *cards: str) -> Setup:
        """The row of cards, oldest first."""
        for place, name in enumerate(cards):
            self.s.row[place] = CARD[name] + 1
            self.s.pile[CARD[name]] -= 1
        return self

    def pile(self, **cards: int) -> Setup:
        """Exactly these cards in the pile; the others are discarded."""
        for card, name in enumerate(pieces.CARD_NAMES):
            rest = int(self.s.pile[card]) - cards.get(name, 0)
            self.s.pile[card] -= rest
            self.s.discards[card] += rest
        return self

    def own(self, seat: int, *djinns: str) -> Setup:
        """Djinns in front of a seat."""
        for name in djinns:
            self.s.djinns[DJINN[name]] = pieces.OWNED + seat
        return self

    def djinn_row(self, *djinns: str) -> Setup:
        """The row of Djinns."""
        for place, name in enumerate(djinns):
            self.s.djinn_row[place] = DJINN[name] + 1
            self.s.djinns[DJINN[name]] = pieces.IN_ROW
        return self

    def djinn_pile(self, *djinns: str) -> Setup:
        """Exactly these Djinns in the pile; the others that lay there are discarded."""
        for name, djinn in DJINN.items():
            if self.s.djinns[djinn] == pieces.IN_PILE and name not in djinns:
                self.s.djinns[djinn] = pieces.DISCARDED
        return self

    def gold(self, seat: int, gold: int) -> Setup:
        """So much gold."""
        self.s.gold[seat] = gold
        return self

    def stock(self, seat: int, camels: int) -> Setup:
        """So many camels left; the others stand on sacred places and villages from f5 on backwards."""
        free = [t for t in range(29, -1, -1) if self.s.camels[t] == 0 and self.s.meeples[t].sum() == 0]
        for tile in free[: int(self.s.stock[seat]) - camels]:
            self.s.camels[tile] = seat + 1
        self.s.stock[seat] = camels
        return self

    def end(self) -> Setup:
        """The seat is at the end of its turn, without a move."""
        self.s.phase = pieces.END
        return self

    def state(self) -> serai.State:
        """The position, checked by the rules."""
        start = self.game.start()
        position = start.position()
        position["state"] = {name: np.asarray(self.s[name]).tolist() for name in self.game.rulebook.changing}
        return self.game.load(position)

    def match(self, seed: int = 1) -> Match:
        """A match from the position."""
        return self.game.new_match(seed=seed, position=self.state())


def play(match: Match, seat: int, *steps: str) -> Match:
    """Several steps of one seat."""
    for step in steps:
        match.play(seat, step)
    return match


def points(match: Match, seat: int, source: str) -> int:
    """The live points of a seat from a source."""
    return int(match.state.open_view()["seats"][seat]["score"][source])


def stop(match: Match, seat: int) -> None:
    """Say done as often as it takes to end the seat's turn."""
    while match.state.to_act == (seat,) and "done" in match.state.legal(seat):
        match.play(seat, "done")
