"""The games in English: a sentence for each event, what to do at a prompt, and the rules in short.

A game's rulebook may name a module (`parts.words`) with any of these; without them it is told in plain, generic words.

| name | meaning |
|---|---|
| `WORDS` | event id to a function of the event's arguments and a Teller; an empty text passes over the event |
| `TOGETHER` | ids of events that are told in one sentence when only their seat differs; their function gets `seats` |
| `ON_TABLE` | ids of events that the table shows anyway, so that they are told in the log but not as news |
| `gathered(events)` | the events of a run of entries by one seat, with those joined that make one sentence |
| `question(view, seat)` | what the seat is asked, in one sentence |
| `RULES` | the rules in our own words, a paragraph to a line: a text, or a function of the game that gives it |
| `spare(view)` | beginnings of the table's lines that a small screen leaves out, the least needed first |
| `STYLES` | patterns of the table's text and the Rich style to show them in |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, groupby
from types import ModuleType
from typing import TYPE_CHECKING, Any

from serai.engine.declarations.parts import find_part
from serai.engine.rulebook import Entry, Event, Step
from serai.engine.sentences import listing

if TYPE_CHECKING:
    from serai.engine.game import Game, Match, State

Sayer = Callable[[Mapping[str, Any], "Teller"], str]
Gatherer = Callable[[Iterable[Event]], Iterable[Event]]


class Teller:
    """Tells what happens in a game to the person in one seat, or to nobody in particular."""

    def __init__(self, game: Game, me: int | None = None) -> None:
        self.game = game
        self.me = me
        place = game.rulebook.parts.words
        own: ModuleType | None = find_part(place) if place else None
        self._words: Mapping[str, Sayer] = getattr(own, "WORDS", {})
        self._together: frozenset[str] = frozenset(getattr(own, "TOGETHER", ()))
        self._on_table: frozenset[str] = frozenset(getattr(own, "ON_TABLE", ()))
        self._joined: Gatherer | None = getattr(own, "gathered", None)
        self._question: Callable[[Mapping[str, Any], int], str] | None = getattr(own, "question", None)
        self._spare: Callable[[Mapping[str, Any]], Sequence[str]] | None = getattr(own, "spare", None)
        rules = getattr(own, "RULES", game.rulebook.summary)
        self.rules: str = rules(game) if callable(rules) else rules
        self.styles: Sequence[tuple[str, str]] = getattr(own, "STYLES", ())

    # ------------------------------------------------------------------ people

    def who(self, seat: int) -> str:
        """The seat in the middle of a sentence."""
        return "you" if seat == self.me else f"seat {seat}"

    def Who(self, seat: int) -> str:  # noqa: N802 - it is `who` with a capital
        """The seat at the beginning of a sentence."""
        return capital(self.who(seat))

    def whose(self, seat: int) -> str:
        """The seat as an owner, at the beginning of a sentence."""
        return "Your" if seat == self.me else f"Seat {seat}'s"

    def owners(self, seats: Sequence[int]) -> str:
        """Several seats as owners, at the beginning of a sentence."""
        if len(seats) == self.game.players:
            return "All"
        return capital(listing("your" if seat == self.me else f"seat {seat}'s" for seat in seats))

    def everyone(self, seats: Iterable[int]) -> str:
        """Several seats in the middle of a sentence."""
        return listing(self.who(seat) for seat in seats)

    def Everyone(self, seats: Iterable[int]) -> str:  # noqa: N802 - as `Who`
        """Several seats at the beginning of a sentence."""
        return capital(self.everyone(seats))

    # ------------------------------------------------------------------ events

    def sentence(self, event: Event) -> str:
        """One event in words; empty when it needs none."""
        say = self._words.get(event.id)
        return say(event.args, self) if say else self._plainly(event)

    def paragraph(self, events: Iterable[Event], *, news: bool = False) -> str:
        """Several events in words; as `news` without what the table shows anyway."""
        told: list[tuple[Event, str]] = []
        for event in self._joined(events) if self._joined else events:
            if news and event.id in self._on_table:
                continue
            gathered = self._gathered(told[-1][0] if told else None, event)
            sentence = self.sentence(gathered)
            if not sentence:
                continue
            if told and gathered.id in self._together and len(gathered.args["seats"]) > 1:
                told.pop()
            told.append((gathered, sentence))
        return " ".join(sentence for _, sentence in told)

    def _gathered(self, last: Event | None, event: Event) -> Event:
        """The event with those just before it that differ by their seat only, if the game tells them together."""
        if event.id not in self._together:
            return event
        rest = {name: value for name, value in event.args.items() if name != "seat"}
        seats = [event.args["seat"]]
        if last is not None and last.id == event.id and last.args == {**rest, "seats": last.args["seats"]}:
            seats = [*last.args["seats"], *seats]
        return Event.of(event.id, {**rest, "seats": seats}, event.seats)

    def _plainly(self, event: Event) -> str:
        """Words for an event that nobody wrote words for: its id and its arguments."""
        args = dict(event.args)
        seat = args.pop("seat", None)
        act = event.id.replace("-", " ").replace("_", " ")
        details = ", ".join(
            _detail(name.replace("_", " "), value) for name, value in args.items() if value is not False
        )
        subject = f"{self.Who(seat)}: {act}" if isinstance(seat, int) else capital(act)
        return f"{subject} ({details})." if details else f"{subject}."

    def seen(self, before: State, entry: Entry, after: State, *, open_all: bool = False) -> list[Event]:
        """What this reader saw of one entry of the history; everything with `open_all`."""
        events = self.game.rulebook.events(before, entry, after)
        return [event for event in events if open_all or event.visible_to(self.me)]

    def story(self, match: Match, first: int = 0, *, news: bool = False) -> list[str]:
        """What happened from one entry on, a paragraph for each run of entries by one seat or by chance.

        As `news` it leaves out what the table shows anyway.
        """
        history, states = match.history, match.states
        entries = range(first, len(history))
        paragraphs = []
        for _, run in groupby(entries, key=lambda index: _actor(history[index])):
            seen = (self.seen(states[index], history[index], states[index + 1]) for index in run)
            paragraphs.append(self.paragraph(chain.from_iterable(seen), news=news))
        return [paragraph for paragraph in paragraphs if paragraph]

    # ------------------------------------------------------------------ prompts

    def question(self, view: Mapping[str, Any], seat: int) -> str:
        """What the seat is asked now."""
        return self._question(view, seat) if self._question else f"You are seat {seat}, and it is your turn."

    def spare(self, view: Mapping[str, Any]) -> Sequence[str]:
        """Beginnings of the table's lines that a small screen may leave out now, the least needed first."""
        return self._spare(view) if self._spare else ()


def _actor(entry: Entry) -> int | None:
    return entry.seat if isinstance(entry, Step) else None


def _detail(name: str, value: Any) -> str:
    return name if value is True else f"{name} {_value(value)}"


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return listing(f"{name} {_value(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return listing(_value(part) for part in value)
    return str(value)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def count(number: int, thing: str, things: str | None = None) -> str:
    """'1 coin', '3 coins'."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def ranking(match: Match, names: Sequence[str], me: int | None) -> list[str]:
    """The result in words: who wins, then a line for each seat from the first to the last."""
    state, teller = match.state, Teller(match.game, me)
    winners = [seat for seat, rank in enumerate(state.ranking) if rank == 1]
    if len(winners) == 1:
        verdict = f"{capital(teller.who(winners[0]))} won."
    else:
        verdict = f"{capital(teller.everyone(winners))} share the victory."
    lines = [verdict]
    for seat in sorted(range(match.game.players), key=lambda s: (state.ranking[s], s)):
        name = "you" if seat == me else names[seat] if names else ""
        who = f"seat {seat}" + (f", {name}" if name else "")
        lines.append(f"{state.ranking[seat]}. {who}: {state.scores[seat]} {match.game.rulebook.scores_sum_up}")
    return lines
