"""Kuhn poker as a game of Serai: turns, secret deals, and a tree small enough to compare with OpenSpiel's own.

Two seats get one of three cards each; a seat may bet or pass. Here as in every game of Serai the pot's size does not
count, only who wins.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.engine.chance import below
from serai.engine.contract import Record, Vector
from serai.engine.declarations.observations import Feature, Layout
from serai.engine.declarations.position import Position
from serai.engine.refusals import EveryGame, Refusal
from serai.engine.rulebook import Draw, Entry, Event, Rulebook

CARDS = ("jack", "queen", "king")
NO_CARD = -1
PASS, BET = 0, 1
MOST_STEPS = 3
ENDS = {(PASS, PASS), (PASS, BET, PASS), (PASS, BET, BET), (BET, PASS), (BET, BET)}

STATE = np.dtype((np.record, [("hand", np.int8, (2,)), ("made", np.int8), ("steps", np.int8, (MOST_STEPS,))]))


def line(s: Record) -> tuple[int, ...]:
    """The steps so far."""
    return tuple(s.steps[: s.made].tolist())


def setup(s: Record) -> None:
    """No cards, no steps."""
    s.hand[:] = NO_CARD


def over(s: Record) -> bool:
    """Both passed, or a bet was answered."""
    return line(s) in ENDS


def to_act(s: Record) -> int:
    """In turn, once both have a card."""
    return 0 if s.hand[1] == NO_CARD or over(s) else 1 << (int(s.made) % 2)


def pending(s: Record) -> int:
    """Nobody chooses in secret."""
    return 0


def legal(s: Record, seat: int, out: Vector) -> int:
    """Pass or bet."""
    out[:2] = PASS, BET
    return 2


def play(s: Record, seat: int, action: int) -> None:
    """One step."""
    s.steps[s.made] = action
    s.made += 1


def chance(s: Record, outcomes: Vector, weights: Vector) -> int:
    """Any card that nobody holds."""
    free = [card for card in range(len(CARDS)) if card != s.hand[0]]
    outcomes[: len(free)], weights[: len(free)] = free, 1
    return len(free)


def settle(s: Record, outcome: int) -> None:
    """The next seat gets the card."""
    s.hand[0 if s.hand[0] == NO_CARD else 1] = outcome


def winner(s: Record) -> int:
    """The seat that did not pass on a bet, else the higher card."""
    steps = line(s)
    if steps in ((BET, PASS), (PASS, BET, PASS)):
        return 1 - (len(steps) - 1) % 2
    return int(np.argmax(s.hand))


def scores(s: Record, out: Vector) -> None:
    """1 for the winner."""
    out[winner(s)] = 1


def ranks(s: Record, out: Vector) -> None:
    """First and second."""
    out[:2] = 2
    out[winner(s)] = 1


def imagine(s: Record, seat: int, rng: Vector) -> None:
    """The other seat holds any card but one's own."""
    if s.hand[1 - seat] != NO_CARD:
        free = [card for card in range(len(CARDS)) if card != s.hand[seat]]
        s.hand[1 - seat] = free[below(rng, len(free))]


def observe(s: Record, seat: int, out: Vector) -> None:
    """The seat, its card, and the steps."""
    out[:] = 0
    out[seat] = 1
    if s.hand[seat] != NO_CARD:
        out[2 + s.hand[seat]] = 1
    for index, step in enumerate(line(s)):
        out[5 + 2 * index + step] = 1


def audit(s: Record) -> int:
    """Not needed here."""
    return 0


class Kuhn(Rulebook):
    """The rulebook; it is not registered with Serai, only with OpenSpiel."""

    name, title, summary, minutes = "test-kuhn", "Kuhn poker", "", (1, 1)
    version, players, usual_players, options = 1, range(2, 3), 2, ()
    steps, draws = ("pass", "bet"), CARDS
    rules, dtype, fixed, flaws = sys.modules[__name__], STATE, (), {}
    refusals = EveryGame
    observation = Layout(Feature("seat", 2, ""), Feature("card", 3, ""), Feature("steps", 2 * MOST_STEPS, ""))
    most_steps = MOST_STEPS

    def encode(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Nothing to choose."""
        return {}

    def view(self, state: Position, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
        """One's own card and the steps."""
        hands = [hand if open_all or seat == other else None for other, hand in enumerate(state.fields.hand.tolist())]
        return {"hands": hands, "steps": line(state.fields)}

    def text(self, view: Mapping[str, Any]) -> str:
        """As it is."""
        return f"{view['hands']} {view['steps']}"

    def events(self, before: Position, entry: Entry, after: Position) -> list[Event]:
        """None."""
        return []

    def refuse(self, state: Position, seat: int, action: int) -> Refusal:
        """Both steps are always legal."""
        raise AssertionError

    def audience(self, before: Position, entry: Entry) -> tuple[int, ...] | None:
        """Only the seat that gets a card sees it."""
        return (0 if before.fields.hand[0] == NO_CARD else 1,) if isinstance(entry, Draw) else None


KUHN = Kuhn()
