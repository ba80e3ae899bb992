"""What happens at a Bakschisch table, as events for animation and log; words are made where they are shown.

| event | arguments | who sees it |
|---|---|---|
| `card` | bribe, person | all |
| `chose` | seat | all |
| `fist` | seat, step | the seat, until the reveal |
| `reveal` | fists (a step per seat) | all |
| `walk` | seat, from, to | all |
| `steal` | seat, coins | all |
| `pot` | coins (what the bribe added) | all |
| `thief-out` | seat, why: `shown` or `palace` | all |
| `share` | coins (each seat's part), pot (what stays) | all |
| `thief-back` | seat | all |
| `shuffle` | none | all |
| `round` | round | all |
| `end` | ranking | all |
"""

from __future__ import annotations

from serai.engine.rulebook import Draw, Entry, Event
from serai.engine.state import State
from serai.games.bakschisch import rules
from serai.games.bakschisch.view import PERSONS


def events(before: State, entry: Entry, after: State) -> list[Event]:
    """What this step or draw did."""
    if isinstance(entry, Draw):
        return [Event("card", {"bribe": before.plain.bribe + 1, "person": PERSONS[entry.outcome]})]
    own = {"seat": entry.seat, "step": before.game.steps[entry.action]}
    made = [Event("chose", {"seat": entry.seat}), Event("fist", own, seats=(entry.seat,))]
    if after.pending:
        return made
    return made + _reveal(before, entry.seat, entry.action, after)


def _reveal(before: State, last: int, action: int, after: State) -> list[Event]:
    b, a, game = before.plain, after.plain, before.game
    seats = range(game.players)
    fists = [action if seat == last else b.fist[seat] for seat in seats]
    happened = [Event("reveal", {"fists": [game.steps[fist] for fist in fists]})]
    for seat in seats:
        if b.space[seat] != a.space[seat]:
            walk = {"seat": seat, "from": b.space[seat], "to": a.space[seat]}
            happened.append(Event("walk", walk))
    coins = sum(fist for fist in fists if fist != rules.THIEF)
    thieves = fists.count(rules.THIEF)
    part = coins // thieves if thieves else 0
    for seat in seats:
        entered = a.space[seat] > a.stop or (a.stop_is_palace and a.space[seat] == a.stop)
        if fists[seat] == rules.THIEF:
            happened.append(Event("steal", {"seat": seat, "coins": part}))
            happened.append(Event("thief-out", {"seat": seat, "why": "shown"}))
        elif b.thief[seat] and entered and b.space[seat] != a.space[seat]:
            happened.append(Event("thief-out", {"seat": seat, "why": "palace"}))
    to_pot = coins - part * thieves
    if to_pot:
        happened.append(Event("pot", {"coins": to_pot}))
    if b.bribe == rules.BRIBES - 1:
        happened += _round_end(before, after, b.pot + to_pot, fists)
    return happened


def _round_end(before: State, after: State, pot: int, fists: list[int]) -> list[Event]:
    b, a, seats = before.plain, after.plain, range(before.game.players)
    happened = [Event("share", {"coins": pot // before.game.players, "pot": a.pot})]
    for seat in seats:
        if a.thief[seat] and (not b.thief[seat] or fists[seat] == rules.THIEF):
            happened.append(Event("thief-back", {"seat": seat}))
    if after.over:
        return [*happened, Event("end", {"ranking": list(after.ranking)})]
    if a.rounds % rules.ROUNDS_PER_DECK == 0:
        happened.append(Event("shuffle"))
    return [*happened, Event("round", {"round": a.rounds + 1})]
