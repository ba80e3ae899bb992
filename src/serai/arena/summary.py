"""What an arena found: one line per bot, contest and seat, every number with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from serai.arena.blocks import Result
from serai.arena.plan import Plan, label
from serai.arena.ratings import Rating, rate
from serai.arena.results import Log
from serai.arena.runner import Running
from serai.arena.statistics import Decision, Interval, mean_interval, share_interval

Blocks = Sequence[Sequence[Result]]  # the games of each deal, over all contests


@dataclass(frozen=True)
class BotLine:
    """One bot over all its games. A share is per seat that it held, so even is 1 / players."""

    bot: str
    games: int
    share: Interval | None
    score: Interval | None
    rating: Rating
    think: Interval | None  # seconds per step
    longest: float  # seconds for one step
    forfeits: tuple[tuple[str, int], ...]  # reasons and how often

    @property
    def name(self) -> str:
        """For tables."""
        return label(self.bot)


@dataclass(frozen=True)
class ContestLine:
    """One line-up: the win share of its first bot."""

    lineup: tuple[str, ...]
    games: int
    share: Interval | None

    @property
    def title(self) -> str:
        """The line-up in words: 'caliph against 3 × merchant'."""
        others = Counter(label(bot) for bot in self.lineup[1:])
        words = ", ".join(name if n == 1 else f"{n} × {name}" for name, n in others.items())
        return f"{label(self.lineup[0])} against {words}"


@dataclass(frozen=True)
class Summary:
    """The results of whole blocks. Games of a block that is not finished wait."""

    plan: Plan
    blocks: tuple[tuple[Result, ...], ...]
    bots: tuple[BotLine, ...]
    contests: tuple[ContestLine, ...]
    seats: tuple[Interval | None, ...]  # win share of each seat, whoever sits there
    length: Interval | None  # steps of all seats in a game
    decision: Decision | None
    left_out: int  # finished games that are not counted: of unfinished blocks, or after the test's decision

    @property
    def games(self) -> list[Result]:
        """Every game that is counted."""
        return [result for block in self.blocks for result in block]

    @property
    def even(self) -> float:
        """The win share of a seat among equals."""
        return 1 / self.plan.game.players

    def verdict(self) -> str:
        """What the sequential test decided, as a sentence; empty without one."""
        test, decision = self.plan.sprt, self.decision
        if test is None or decision is None:
            return ""
        first, h0, h1 = label(self.plan.contests[0][0]), f"{100 * test.h0:g} %", f"{100 * test.h1:g} %"
        after = f"after {decision.blocks} blocks ({decision.blocks * self.plan.game.players} games)"
        low, high = test.bounds
        if decision.accepted is None:
            where = f"log-likelihood ratio {decision.ratio:.2f}, between {low:.2f} and {high:.2f}"
            return f"The sequential test has not decided {after}: {where}."
        share, other = (h1, h0) if decision.accepted == "h1" else (h0, h1)
        error = test.alpha if decision.accepted == "h1" else test.beta
        return (
            f"The sequential test decided {after}: a win share of {share} for {first} rather than {other} "
            f"(log-likelihood ratio {decision.ratio:.2f}; wrong in at most about {100 * error:g} % of such tests)."
        )

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        decision = self.decision
        return {
            **self.plan.to_json(),
            "games": len(self.games),
            "games_wanted": self.plan.games,
            "games_left_out": self.left_out,
            "blocks_counted": len(self.blocks),
            "confidence": 0.95,
            "even": self.even,
            "bots": [
                {
                    "bot": line.bot,
                    "games": line.games,
                    "win_share": _json(line.share),
                    "score": _json(line.score),
                    "openskill": {"mu": line.rating.mu, "sigma": line.rating.sigma},
                    "seconds_per_step": _json(line.think),
                    "longest_step_seconds": line.longest,
                    "forfeits": dict(line.forfeits),
                }
                for line in self.bots
            ],
            "results": [
                {"lineup": list(line.lineup), "games": line.games, "win_share": _json(line.share)}
                for line in self.contests
            ],
            "seats": [_json(seat) for seat in self.seats],
            "steps_per_game": _json(self.length),
            "decision": None
            if decision is None
            else {"accepted": decision.accepted, "log_likelihood_ratio": decision.ratio, "blocks": decision.blocks},
        }


def _json(interval: Interval | None) -> dict[str, float | None] | None:
    """An interval for JSON, which has no infinity: a bound that is not known is null."""
    if interval is None:
        return None
    return {name: value if abs(value) < float("inf") else None for name, value in interval.to_json().items()}


def summarize(log: Log) -> Summary:
    """The results of a log's whole blocks; with a sequential test, of those up to its decision."""
    plan, results = log.plan, log.results
    decision = Running(plan, results).decision()
    last = decision.blocks if decision is not None and decision.accepted else plan.blocks
    by_block: dict[tuple[int, int], list[Result]] = {}
    for result in results:
        by_block.setdefault((result.block, result.contest), []).append(result)
    whole = [
        (block, games)
        for (block, _), games in sorted(by_block.items())
        if len(games) == plan.game.players and block < last
    ]
    deals: dict[int, list[Result]] = {}
    for block, games in whole:
        deals.setdefault(block, []).extend(games)
    blocks = tuple(tuple(games) for games in deals.values())
    counted = [result for games in blocks for result in games]
    ratings = rate(plan, counted)
    return Summary(
        plan,
        blocks,
        bots=_best_first([_bot_line(plan, blocks, bot, ratings[bot]) for bot in plan.bots], len(plan.contests)),
        contests=tuple(_contest_line(plan, blocks, contest) for contest in range(len(plan.contests))),
        seats=tuple(_share_of_seat(blocks, seat) for seat in range(plan.game.players)),
        length=mean_interval([fmean(sum(game.choices) for game in games) for games in _sound(blocks)]),
        decision=decision,
        left_out=len(results) - len(counted),
    )


def _best_first(lines: list[BotLine], contests: int) -> tuple[BotLine, ...]:
    """A ladder begins with its best bot; one contest with the bot that was named first."""
    if contests > 1:
        lines.sort(key=lambda line: -1.0 if line.share is None else line.share.mean, reverse=True)
    return tuple(lines)


def _sound(blocks: Blocks) -> list[list[Result]]:
    """The blocks without games that ended by a fault; without blocks that have no others."""
    kept = ([game for game in games if game.forfeit is None] for games in blocks)
    return [games for games in kept if games]


def _of_bot(plan: Plan, games: Iterable[Result], bot: str, value: Callable[[Result, int], float]) -> list[float]:
    """A value of every seat that the bot held in these games."""
    return [
        value(game, seat)
        for game in games
        for seat, who in enumerate(plan.seats(game.contest, game.rotation))
        if who == bot
    ]


def _block_means(plan: Plan, blocks: Blocks, bot: str, value: Callable[[Result, int], float]) -> list[float]:
    values = (_of_bot(plan, games, bot, value) for games in blocks)
    return [fmean(block) for block in values if block]


def _bot_line(plan: Plan, blocks: Blocks, bot: str, rating: Rating) -> BotLine:
    seats = [plan.seats(game.contest, game.rotation) for games in blocks for game in games]
    sound = _sound(blocks)
    think = []
    for games in blocks:
        steps = sum(_of_bot(plan, games, bot, lambda game, seat: game.choices[seat]))
        if steps:
            think.append(sum(_of_bot(plan, games, bot, lambda game, seat: game.seconds[seat])) / steps)
    faults = Counter(
        game.forfeit.reason
        for games in blocks
        for game in games
        if game.forfeit is not None and plan.seats(game.contest, game.rotation)[game.forfeit.seat] == bot
    )
    return BotLine(
        bot,
        games=sum(bot in who for who in seats),
        share=share_interval(_block_means(plan, blocks, bot, lambda game, seat: game.shares[seat])),
        score=mean_interval(_block_means(plan, sound, bot, lambda game, seat: (game.scores or ())[seat])),
        rating=rating,
        think=mean_interval(think),
        longest=max((t for games in blocks for t in _of_bot(plan, games, bot, lambda g, s: g.longest[s])), default=0.0),
        forfeits=tuple(faults.most_common()),
    )


def _contest_line(plan: Plan, blocks: Blocks, contest: int) -> ContestLine:
    lineup = plan.contests[contest]
    own = [[game for game in games if game.contest == contest] for games in blocks]
    shares = _block_means(plan, own, lineup[0], lambda game, seat: game.shares[seat])
    return ContestLine(lineup, sum(map(len, own)), share_interval(shares))


def _share_of_seat(blocks: Blocks, seat: int) -> Interval | None:
    return share_interval([fmean(game.shares[seat] for game in games) for games in blocks])
