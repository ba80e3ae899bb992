"""Who sits where: persons at this keyboard, and bots by name. A record's seat names say it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.bots import NamedBot, bot_names, find_bot, usual_bot
from serai.bots.bot_files import is_bot_file
from serai.bots.levels import check_bot, make_bot
from serai.cli.compiling import compiling, stages_for
from serai.cli.errors import Mistake
from serai.cli.words import count
from serai.engine.chance import generator
from serai.engine.sentences import listing

if TYPE_CHECKING:
    from serai.engine.game import Game, Match

ALONE, PERSON = "you", "player"  # what people at this keyboard are called: one, or several by number


@dataclass(frozen=True)
class Lineup:
    """The name of each seat, and the bot of those that a bot plays."""

    names: tuple[str, ...]
    bots: dict[int, NamedBot]

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    def choose(self, match: Match, seat: int) -> int:
        """The bot's step. Its luck follows from the seed, so a resumed game goes on as it would have."""
        return self.bots[seat].choose(
            match.state.knowledge(seat), generator(f"{match.seed} {seat} {len(match.history)}")
        )


def split_names(text: str | None) -> list[str]:
    """The names of a list with commas."""
    return [] if text is None else [name.strip() for name in text.split(",")]


def infer_players(wanted: int | None, persons: Sequence[int], bots: list[str]) -> int | None:
    """The number of seats: as asked for, else one for each person and for each of several bots."""
    if wanted is not None or len(bots) < 2:
        return wanted
    return max(len(persons), 1) + len(bots)


def seat_people(game: Game, persons: Sequence[int], bots: list[str]) -> Lineup:
    """The line-up of a new game."""
    persons = [game.check_seat(seat) for seat in persons] or [0]
    twice = [seat for seat in set(persons) if persons.count(seat) > 1]
    if twice:
        raise Mistake(f"Seat {twice[0]} is given twice; each person needs a seat of their own.")
    empty = [seat for seat in range(game.players) if seat not in persons]
    wanted = bots or [usual_bot(game)]
    for name in wanted:
        if not is_bot_file(name):
            check_bot(name, game)
    if bots and (len(bots) not in (1, len(empty)) or not empty):
        raise Mistake(
            f"{count(len(bots), 'bot')} for {count(len(empty), 'empty seat')}: "
            "name one bot for all of them, or one for each."
        )
    with compiling(game.rulebook, stages_for(wanted)):
        found = [make_bot(name, game) for name in wanted]
    by_seat = dict(zip(empty, found * len(empty) if len(found) == 1 else found, strict=True))
    human = [ALONE] * game.players if len(persons) == 1 else [f"{PERSON} {seat}" for seat in range(game.players)]
    return Lineup(tuple(by_seat[s].name if s in by_seat else human[s] for s in range(game.players)), by_seat)


def seat_again(match: Match, persons: Sequence[int], bots: list[str]) -> Lineup:
    """The line-up of a resumed game: as its record names it, unless seats or bots are chosen anew."""
    game = match.game
    if persons or bots or not match.names:
        here = [seat for seat, name in enumerate(match.names) if name in (ALONE, f"{PERSON} {seat}")]
        kept = [seat for seat, name in enumerate(match.names) if name not in bot_names(game)]
        return seat_people(game, persons or here or kept, bots)
    again = {seat: name for seat, name in enumerate(match.names) if name in bot_names(game)}
    if len(again) == game.players:
        raise Mistake(
            f"All seats of this game are bots ({listing(match.names)}); --seat S gives you one of them to play on."
        )
    with compiling(game.rulebook, stages_for(again.values())):
        return Lineup(match.names, {seat: find_bot(name, game) for seat, name in again.items()})
