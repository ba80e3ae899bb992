"""`serai replay`: a record forwards and backwards, with everything open or through the eyes of one seat."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from itertools import chain, groupby
from pathlib import Path

from rich.text import Text

import serai
from serai.cli.compiling import compiling_for
from serai.cli.errors import Mistake, quoted, suggestion
from serai.cli.files import read_text
from serai.cli.screen import PROMPT, Lines, Screen, new_console, standard_lines
from serai.cli.words import Teller, ranking
from serai.engine.errors import SeraiError
from serai.engine.game import Match
from serai.engine.rulebook import Draw, Step

LONG_DEAL = 20  # draws in a row that are told on one line
AUTO_SECONDS = 1.0
LONGEST_AUTO = 60.0
COMMANDS = {
    "next": "one step or draw on; Enter does the same",
    "prev": "one back",
    "first": "to the beginning",
    "last": "to the end",
    "auto": "go on by itself, a position a second; 'auto 0.3' is quicker, Ctrl-C stops it",
    "log": "what happened so far",
    "help": "this page",
    "quit": "stop",
}
OTHER_WORDS = {
    "": "next",
    "n": "next",
    "p": "prev",
    "b": "prev",
    "back": "prev",
    "q": "quit",
    "exit": "quit",
    "?": "help",
}
HELP_LINE = "Enter goes on; prev, first, last, a number, auto, log, help, quit"


def load_match(path: Path, *, quiet: bool = False) -> Match:
    """The match of a record's file, or a sentence that says what is wrong with it."""
    text = read_text(path, "a record")
    try:
        with compiling_for(text, quiet=quiet):
            return serai.replay(text)
    except SeraiError as error:
        raise Mistake(f"{path} is not a record that can be read. {error}") from None


def replay_file(path: Path, *, seat: int | None, at: int | None, print_all: bool) -> None:
    """Show a record, step by step or all at once."""
    match = load_match(path)
    if seat is not None:
        match.game.check_seat(seat)
    last = len(match.history)
    if at is not None and not 0 <= at <= last:
        raise Mistake(f"There is no position {at}: this record goes from 0 to {last}.")
    screen = Screen(new_console())
    if print_all or (sys.stdin.isatty() and not screen.is_terminal):
        print_story(match, seat, screen, last if at is None else at)
        return
    Replay(match, seat, screen, standard_lines(screen), at or 0).run()


def heading(match: Match) -> str:
    """The game, who plays, and options that are not the usual ones."""
    game = match.game
    names = ", ".join(f"{seat} {name}" for seat, name in enumerate(match.names)) or f"0 to {game.players - 1}"
    usual = {option.name: option.default for option in game.rulebook.options}
    options = "".join(f", {name}={value}" for name, value in game.options.items() if value != usual[name])
    return f"{game.title}{options}. Seats: {names}."


class Reader:
    """Tells the entries of a match to a seat as it knew them then, or to somebody who may know everything."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.history = match.history
        self.states = match.states
        self.seat = seat
        self.book = match.game.rulebook
        self.teller = Teller(match.game, seat)

    def entry(self, index: int) -> str:
        """What was done, as the record writes it; '?' for what the seat did not see."""
        entry = self.history[index]
        secret = self._is_secret(index)
        if isinstance(entry, Draw):
            return f"draw {'?' if secret else self.book.draws[entry.outcome]}"
        return f"seat {entry.seat}: {'?' if secret else self.book.steps[entry.action]}"

    def _is_secret(self, index: int) -> bool:
        if self.seat is None:
            return False
        entry = self.history[index]
        audience = self.book.audience(self.states[index], entry)
        if audience is not None and self.seat not in audience:
            return True
        return isinstance(entry, Step) and entry.seat != self.seat and entry.seat in self.states[index + 1].pending

    def words(self, first: int, end: int | None = None) -> str:
        """The events of an entry, or of several, in words."""
        seen = (
            self.teller.seen(
                self.states[index], self.history[index], self.states[index + 1], open_all=self.seat is None
            )
            for index in range(first, first + 1 if end is None else end)
        )
        return self.teller.paragraph(chain.from_iterable(seen))

    def table(self, position: int) -> str:
        """The table after so many entries."""
        state = self.states[position]
        return str(state) if self.seat is None else state.text(self.seat)


def _entries(match: Match, last: int) -> Iterator[tuple[int, int]]:
    """Where each entry begins and ends that is told on a line of its own; a long deal is told at once."""
    for is_draw, run in groupby(range(last), key=lambda index: isinstance(match.history[index], Draw)):
        indices = list(run)
        if is_draw and len(indices) >= LONG_DEAL:
            yield indices[0], indices[-1] + 1
        else:
            yield from ((index, index + 1) for index in indices)


def print_story(match: Match, seat: int | None, screen: Screen, last: int) -> None:
    """Print the heading, every entry up to `last` with its words, and the result."""
    reader = Reader(match, seat)
    width = len(str(len(match.history)))
    screen.say(heading(match), "bold")
    for first, end in _entries(match, last):
        words = reader.words(first, end)
        many = end - first > 1
        number = f"{first + 1}-{end}" if many else f"{first + 1:>{width}}"
        line = Text.assemble((f"{number}  ", "dim"), f"{end - first} draws" if many else reader.entry(first))
        if words:
            line.append(f"  {words}", "green")
        screen.say(line)
    if match.state.over and last == len(match.history):
        for place in ranking(match, match.names, seat):
            screen.say(place)
    else:
        screen.say(f"Position {last} of {len(match.history)}; the game goes on.")


class Replay:
    """A walk through a record."""

    def __init__(
        self,
        match: Match,
        seat: int | None,
        screen: Screen,
        lines: Lines,
        at: int = 0,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.match = match
        self.reader = Reader(match, seat)
        self.screen = screen
        self.lines = lines
        self.at = at
        self.last = len(match.history)
        self._sleep = sleep

    def run(self) -> None:
        """Show positions until the reader quits or the input ends."""
        self.show()
        while True:
            try:
                typed = self.lines.read(PROMPT, list(COMMANDS))
            except (EOFError, KeyboardInterrupt):
                self.screen.say()
                return
            try:
                if not self.obey(typed.strip().lower()):
                    return
            except Mistake as error:
                self.screen.say(str(error), "yellow")

    def obey(self, typed: str) -> bool:
        """Do what was typed; False to stop."""
        word, _, rest = OTHER_WORDS.get(typed, typed).partition(" ")
        begun = [name for name in COMMANDS if name.startswith(word)]
        name = word if word in COMMANDS else begun[0] if len(begun) == 1 else word
        if rest and name != "auto":
            raise Mistake(f"{quoted(typed)} is not a command here; help lists them.")
        if name == "quit":
            return False
        if name == "auto":
            self._auto(rest)
        elif name == "help":
            for command, meaning in COMMANDS.items():
                self.screen.say(f"  {command:<6}{meaning}")
            self.screen.say(
                f"  0..{self.last}  to the position after so many steps and draws; +5 and -5 count from here"
            )
        elif name == "log":
            for index in range(self.at):
                self.screen.say(f"{index + 1}  {self.reader.entry(index)}  {self.reader.words(index)}".rstrip())
        else:
            self._go(self._target(name))
        return True

    def _target(self, word: str) -> int:
        places = {"next": self.at + 1, "prev": self.at - 1, "first": 0, "last": self.last}
        if word in places:
            return places[word]
        digits = word.removeprefix("+").removeprefix("-")
        if not digits.isdecimal() or len(digits) > 9:
            near = suggestion(word, COMMANDS)
            raise Mistake(f"{quoted(word)} is not a command here{'; help lists them.' if near == '.' else near}")
        if word[0] in "+-":
            return self.at + int(word)
        return int(word)

    def _go(self, target: int) -> None:
        if target > self.last and self.at == self.last:
            raise Mistake("This is the end of the record; 'prev' or 'first' goes back.")
        if target < 0 and self.at == 0:
            raise Mistake("This is the beginning of the record.")
        if not 0 <= target <= self.last:
            raise Mistake(f"There is no position {target}: this record goes from 0 to {self.last}.")
        self.at = target
        self.show()

    def _auto(self, rest: str) -> None:
        try:
            seconds = float(rest) if rest else AUTO_SECONDS
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= LONGEST_AUTO:
            raise Mistake(f"After 'auto' comes a number of seconds, up to {LONGEST_AUTO:.0f}.")
        try:
            while self.at < self.last:
                self._sleep(seconds)
                self._go(self.at + 1)
        except KeyboardInterrupt:
            self.screen.say()

    def show(self) -> None:
        """Show the position, and what led to it."""
        screen, reader = self.screen, self.reader
        table = reader.table(self.at)
        if self.at == 0:
            news = heading(self.match)
        else:
            words = reader.words(self.at - 1)
            news = f"{reader.entry(self.at - 1)}. {words}".rstrip()
        result = (
            ranking(self.match, self.match.names, reader.seat) if self.at == self.last and self.match.state.over else []
        )
        foot = f"Position {self.at} of {self.last}. {HELP_LINE}"
        tight = screen.too_small_for([news, "", *table.splitlines(), "", *result, foot])
        screen.clear()
        screen.say(news, "green")
        if not tight:
            screen.say()
        screen.table(table, reader.teller.styles, tight=tight)
        if not tight:
            screen.say()
        for line in result:
            screen.say(line, "bold")
        screen.say(foot, "dim")
