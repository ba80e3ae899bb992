"""What an arena is going to play: the game, who sits against whom, how many deals, and the seed of all luck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.arena.statistics import Sprt
from serai.bots.bot_files import is_bot_file, load_bot, split_spec
from serai.bots.levels import check_bot
from serai.bots.plugins import plugin_bots
from serai.engine.chance import generator, seed_text
from serai.engine.errors import OptionError, SeraiError
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.engine.sentences import shown

if TYPE_CHECKING:
    from serai.engine.contract import Vector

LONGEST_SEED = 150  # characters; a game's seed adds a few, and the engine takes 200
MOST_GAMES = 10_000_000


def settled_spec(spec: str) -> str:
    """The same bot from any folder: a file's path in full, a name as it is."""
    if not is_bot_file(spec):
        return spec.strip().lower()
    path, attribute = split_spec(spec)
    return f"{path.resolve()}:{attribute}" if attribute else str(path.resolve())


def label(spec: str) -> str:
    """The bot's name in tables: a file without its folders."""
    if not is_bot_file(spec):
        return spec
    path, attribute = split_spec(spec)
    return f"{path.name}:{attribute}" if attribute else path.name


def fill_seats(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot per seat: the first once, then the others in turn until the table is full; one alone fills it."""
    if not bots:
        raise OptionError("Name the bots that play, such as merchant,random.")
    if len(bots) > players:
        raise OptionError(f"{len(bots)} bots for {players} seats; name at most one for each seat.")
    return (bots[0], *islice(cycle(bots[1:] or bots), players - 1))


def pairings(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Every two bots: the later named, which is the stronger level, once against copies of the other."""
    return tuple(fill_seats((strong, weak), players) for weak, strong in combinations(bots, 2))


@dataclass(frozen=True)
class Plan:
    """An arena before it begins. Each contest is a line-up, one bot per seat of its first rotation."""

    game: Game
    contests: tuple[tuple[str, ...], ...]
    blocks: int  # deals per contest; each is played once in every rotation of seats
    seed: str
    sprt: Sprt | None = None
    notes: Mapping[str, Any] = field(default_factory=dict)  # what was running: versions, hashes of files
    decisions: bool = False  # whether games come with every decision instead of their records

    def __post_init__(self) -> None:
        if not self.contests or any(len(lineup) != self.game.players for lineup in self.contests):
            raise OptionError("An arena needs line-ups with one bot for each seat.")
        if self.blocks < 1 or self.games > MOST_GAMES:
            raise OptionError(f"An arena plays 1 to {MOST_GAMES:,} games, not {self.games:,}.")
        check_seed(self.seed)
        if self.sprt is not None and len(self.contests) > 1:
            raise OptionError("A sequential test is for one line-up, not for a ladder.")

    @property
    def games(self) -> int:
        """How many games that is."""
        return self.blocks * self.game.players * len(self.contests)

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once, in the order in which they are named."""
        return tuple(dict.fromkeys(bot for lineup in self.contests for bot in lineup))

    def seats(self, contest: int, rotation: int) -> tuple[str, ...]:
        """Who sits where: each rotation moves everybody one seat on."""
        lineup = self.contests[contest]
        return tuple(lineup[(seat - rotation) % len(lineup)] for seat in range(len(lineup)))

    def deal(self, block: int) -> str:
        """The seed of a block's deal: the same for all its rotations, and for every contest of a ladder."""
        return f"{self.seed} block {block}"

    def luck(self, block: int, rotation: int, seat: int, step: int) -> Vector:
        """The generator of one choice of a bot; it depends on nothing that happened elsewhere."""
        return generator(f"{self.deal(block)} rotation {rotation} seat {seat} step {step}")

    def tasks(self) -> Iterator[tuple[int, int]]:
        """Every contest and block, deal by deal, so that an unfinished ladder is even."""
        return ((contest, block) for block in range(self.blocks) for contest in range(len(self.contests)))

    def to_json(self) -> dict[str, Any]:
        """The first line of a results log."""
        return {
            **self.game.describe(),
            "contests": [list(lineup) for lineup in self.contests],
            "blocks": self.blocks,
            "seed": self.seed,
            "sprt": None if self.sprt is None else self.sprt.to_json(),
            "notes": dict(self.notes),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Plan:
        """The plan of a results log."""
        return cls(
            game=Game(rulebook(data["game"], data["rules"]), data["players"], data["options"]),
            contests=tuple(tuple(lineup) for lineup in data["contests"]),
            blocks=data["blocks"],
            seed=data["seed"],
            sprt=None if data["sprt"] is None else Sprt(**data["sprt"]),
            notes=data["notes"],
        )


def check_seed(seed: str) -> None:
    """Refuse what is no seed, or too long for the seeds of deals to be made from it."""
    if len(seed_text(seed)) > LONGEST_SEED:
        raise SeraiError(f"The seed of an arena has at most {LONGEST_SEED} characters.")


def blocks_for(games: int, players: int, contests: int = 1) -> int:
    """How many deals give at least so many games of each contest, every deal in all rotations."""
    if not 1 <= games * contests <= MOST_GAMES:
        raise OptionError(f"An arena plays 1 to {MOST_GAMES:,} games, not {shown(games * contests)}.")
    return -(-games // players)


def check_bots(bots: Iterable[str], game: Game) -> None:
    """Refuse a wrong name or file before anything is compiled or played; a bot of one's own is made once."""
    for spec in dict.fromkeys(bots):
        if is_bot_file(spec):
            load_bot(spec, game)
        elif check_bot(spec, game)[0] in plugin_bots():
            plugin_bots()[spec].make(game)


def what_runs(game: Game, bots: Iterable[str]) -> dict[str, Any]:
    """What the results depend on: Serai's version, rules and bots, a game from outside, the files of own bots."""
    import hashlib

    from serai.engine.compiler.compiled import sources_key
    from serai.version import __version__

    files = {str(split_spec(spec)[0]) for spec in bots if is_bot_file(spec)}
    files |= {str(bot.file) for spec in bots if (bot := plugin_bots().get(spec)) is not None and bot.file is not None}
    return {
        "serai": __version__,
        "sources": sources_key(*game.rulebook.folders()),
        "files": {name: hashlib.sha256(Path(name).read_bytes()).hexdigest()[:16] for name in sorted(files)},
    }
