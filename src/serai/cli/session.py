"""A game at the terminal: the table, the question, and what the person types."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING

from serai.cli.compiling import following
from serai.cli.errors import Mistake
from serai.cli.lineup import ALONE, Lineup
from serai.cli.screen import PROMPT, Lines, Screen, uninterrupted
from serai.cli.steps import choice_lines, example, find_step, is_numbered, nothing_like, ways_of
from serai.cli.words import Teller, ranking
from serai.engine.errors import SeraiError

if TYPE_CHECKING:
    from serai.engine.declarations.shapes import StepSet
    from serai.engine.game import Match

COMMANDS = {
    "help": "this page",
    "rules": "the rules in short",
    "table": "draw the table again, all of it where the screen is too small",
    "log": "what happened lately; 'log all': from the beginning",
    "hint": "what the strongest bot thinks of your steps, from what you may know",
    "undo": "take back your last step, if nothing was revealed, drawn or played since",
    "back": "alone against bots: go back to your last choice even so",
    "quit": "save the game and stop; Ctrl-C and Ctrl-D do the same",
}
WORDS_FOR_COMMANDS = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "x": "quit", "u": "undo"}
ROOM_FOR_FAREWELL = ("", "", "")  # where the record is, and how to look at it
ROOM_FOR_NEWS = ("", "")  # what a small screen leaves to the news at the cost of spare lines of the table
INDENT = "  "
LOG_TAIL = 12  # paragraphs that `log` shows
MORE_NEWS = "('log' tells what came before)"
ALL_NEWS = "('log' tells what happened)"
REST_OF_NEWS = " ... (see 'log')"
LEAST_NEWS = 30  # characters of a sentence that is worth beginning


class Quit(Exception):
    """The person wants to stop."""


class Session:
    """One game from where it stands to its end, or until somebody quits. It shows people only what they may know."""

    def __init__(self, match: Match, lineup: Lineup, screen: Screen, lines: Lines) -> None:
        self.match = match
        self.lineup = lineup
        self.screen = screen
        self.lines = lines
        self._menu = is_numbered(match.game.steps)
        self._tellers = {seat: Teller(match.game, seat) for seat in lineup.persons}
        self._told = dict.fromkeys(lineup.persons, 0)  # the entry that each person's news begins with
        self._looking: int | None = lineup.persons[0] if len(lineup.persons) == 1 else None
        self._cut = False  # whether the table was drawn without some of its lines
        self._notes: list[str] = []  # answers that the next drawing of the table would wipe away

    def note(self, text: str) -> None:
        """Show a sentence with the next table."""
        self._notes.append(text)

    def run(self) -> bool:
        """Play; True when the game is over, False when somebody quits."""
        try:
            while not self.match.state.over:
                waiting = self.match.state.to_act
                persons = [seat for seat in waiting if seat in self._tellers]
                if persons:
                    self._turn(persons[0])
                else:
                    self._play(waiting[0], self.lineup.choose(self.match, waiting[0]))
        except (Quit, EOFError, KeyboardInterrupt) as error:
            if isinstance(error, EOFError | KeyboardInterrupt):
                self.screen.say()  # the line of the prompt ends here
            return False
        self._show_end()
        return True

    def _play(self, seat: int, step: str | int) -> None:
        with uninterrupted():
            self.match.play(seat, step)

    # ------------------------------------------------------------------ one choice

    def _turn(self, seat: int) -> None:
        if self._looking != seat and not self._hand_over(seat):
            return
        self._looking = seat
        self._draw(seat)
        while True:
            typed = self.lines.read(PROMPT, [*self.match.state.legal(seat), *COMMANDS]).strip()
            try:
                if self._obey(seat, typed):
                    return
            except (Mistake, SeraiError) as error:
                self.screen.say(str(error), "yellow")

    def _obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; True when the turn has to be looked at anew."""
        legal = self.match.state.legal(seat)
        if not typed:
            if len(legal) == 1:
                return self._step(seat, legal[0])
            self.screen.say(self._choices(seat))
            return False
        known = self.match.game.rulebook.actions
        text = " ".join(typed.lower().split())
        command = WORDS_FOR_COMMANDS.get(text.lstrip(":"), text.lstrip(":"))
        if text not in known and command.split()[0] in COMMANDS:
            return self._command(seat, command)
        listed, sets = self.match.state.choices(seat)
        chosen = next((found for found in sets if found["deed"] == text), None)
        if chosen:
            self.screen.say(set_line(chosen))
            return False
        ways = ways_of(text, listed, self._width(), menu=self._menu)
        if ways:
            self.screen.say("\n".join(ways))
            return False
        step = find_step(text, legal, list(known), menu=self._menu)
        if step is None:
            begun = [name for name in COMMANDS if name.startswith(command)]
            if len(begun) == 1 and command:
                return self._command(seat, begun[0])
            raise Mistake(nothing_like(typed, [*legal, *COMMANDS]))
        return self._step(seat, step)

    def _step(self, seat: int, step: str) -> bool:
        begin = len(self.match.history)
        self._play(seat, step)
        self._told[seat] = begin
        return True

    # ------------------------------------------------------------------ handing over the keyboard

    def _hides(self, seat: int) -> bool:
        """Whether another person at this keyboard may not see what this seat sees, or has chosen in secret."""
        state = self.match.state
        own = {**state.view(seat), "seat": None}
        others = [other for other in self.lineup.persons if other != seat]
        return any({**state.view(other), "seat": None} != own for other in others) or len(state.to_act) > 1

    def _hand_over(self, seat: int) -> bool:
        """Let the next person sit down before their secrets are shown; False when the turn changed meanwhile."""
        if not self._hides(seat):
            return True
        before = self._looking
        self.screen.clear(forget=True)
        self.lines.forget()
        self.screen.say(f"Seat {seat} is next: everybody else looks away.", "bold")
        undo = before is not None and self.match.can_undo(before)
        extra = f", or type undo for another choice of seat {before}" if undo else ""
        self.screen.say(f"Press Enter when only seat {seat} sees the screen{extra}.")
        while True:
            typed = self.lines.read(PROMPT, ["undo", "quit"]).strip().lower().lstrip(":")
            command = WORDS_FOR_COMMANDS.get(typed, typed)
            if not command:
                return True
            if command == "quit":
                raise Quit
            if command == "undo" and undo and before is not None:
                self._undo(before)
                return False
            self.screen.say(f"This is for seat {seat}: press Enter first{extra}, or quit.", "yellow")

    # ------------------------------------------------------------------ commands

    def _command(self, seat: int, command: str) -> bool:
        name, _, rest = command.partition(" ")
        if rest and (name, rest) != ("log", "all"):
            raise Mistake(f"The command {name} stands alone.")
        if name == "quit":
            raise Quit
        if name == "help":
            self._help(seat)
        elif name == "rules":
            for paragraph in self._tellers[seat].rules.splitlines():
                self.screen.say(paragraph)
        elif name == "log":
            self._log(seat, everything=bool(rest))
        elif name == "hint":
            self._hint(seat)
        elif name == "table":
            if not self._cut:
                return True
            self.screen.table(self.match.state.text(seat), self._tellers[seat].styles)
        elif name == "undo":
            self._undo_or_explain(seat)
            return True
        elif name == "back":
            self._back(seat)
            return True
        return False

    def _help(self, seat: int) -> None:
        legal = self.match.state.legal(seat)
        self.screen.say(self.match.game.rulebook.summary)
        self.screen.say(self._choices(seat))
        named = example(legal)
        number = "A number is the place in the list." if self._menu else ""
        if named:
            end = named.rpartition(" ")[2]
            kind = "number" if end.isdecimal() else "tile"
            number = f"A {kind} alone is the step that ends in it, so {end} is {named}."
        self.screen.say(f"Type a step, or as much of its beginning as only one step has. {number}".rstrip())
        self.screen.pairs(COMMANDS)
        self.screen.say("A colon in front (:log) always means the command. Seats are numbered from 0.")

    def _log(self, seat: int, *, everything: bool) -> None:
        story = self._tellers[seat].story(self.match)
        for paragraph in story if everything else story[-LOG_TAIL:]:
            self.screen.say(paragraph)

    def _hint(self, seat: int) -> None:
        """What the search thinks of the steps: the same as `serai hint` and the table in the browser."""
        from serai.bots.hints import hint
        from serai.bots.precompile import SEARCH
        from serai.cli.commands.hint import show

        state = self.match.state
        if not state.rulebook.parts.mind:
            raise Mistake(f"No bot knows {self.match.game.title} well enough for a hint.")
        with (
            self.screen.waiting("Thinking ...") as shown,
            following(state.rulebook, [SEARCH], shown.update) if shown else nullcontext(),
        ):
            candidates = hint(state.knowledge(seat), seed=f"hint {seat} {len(self.match.history)}")
        show(state, seat, candidates, self.screen, self.lineup.names.__getitem__)

    def _undo_or_explain(self, seat: int) -> None:
        if not self.match.can_undo(seat) and self._alone(seat) and self.match.last_step_of(seat) is not None:
            raise Mistake("There is nothing to take back without a second look; 'back' goes back even so.")
        self._undo(seat)

    def _undo(self, seat: int) -> None:
        with uninterrupted():
            self.match.undo(seat)
        self._forget_the_future()
        self.note("Taken back.")

    def _alone(self, seat: int) -> bool:
        return self.lineup.persons == (seat,)

    def _back(self, seat: int) -> None:
        """Go back to the seat's last choice, although more was seen since: only bots are there to mind."""
        if not self._alone(seat):
            raise Mistake("Only somebody alone against bots can go back; 'undo' takes back what nobody has seen.")
        index = self.match.last_step_of(seat)
        if index is None:
            raise Mistake("You have not chosen anything yet.")
        with uninterrupted():
            self.match.rewind(index)
        self._forget_the_future()
        self.note("Back at your last choice; what the others chose in secret, they will choose again.")

    def _forget_the_future(self) -> None:
        now = len(self.match.history)
        self._told = {seat: min(first, now) for seat, first in self._told.items()}

    # ------------------------------------------------------------------ the screen

    def _draw(self, seat: int) -> None:
        state, teller = self.match.state, self._tellers[seat]
        table = state.text(seat)
        news = [*self._notes, *teller.story(self.match, self._told[seat], news=True)]
        self._notes = []
        below = [self._seats(seat), teller.question(state.view(seat), seat), self._choices(seat)]
        self._cut = False
        tight = self.screen.too_small_for([*news, "", *table.splitlines(), *below])
        if tight:
            drawn = [line for line in table.splitlines() if line.strip()]
            left_out: list[str] = []
            for beginning in teller.spare(state.view(seat)):
                if self.screen.too_small_for([*drawn, *below, *ROOM_FOR_NEWS[: len(news)]]):
                    kept = without(drawn, beginning)
                    left_out += [beginning] if len(kept) < len(drawn) and " " not in beginning else []
                    drawn = kept
                    self._cut = True
                    below[0] = f"{self._seats(seat)}; {not_shown(left_out)}"
            table = "\n".join(drawn)
            if self.screen.too_small_for([*drawn, *below]):
                below[-1] = self._choices(seat, brief=True)
            news = self._latest(news, self.screen.console.height - self.screen.lines([*drawn, *below, PROMPT]))
        self.screen.clear()
        for paragraph in news:
            self.screen.say(paragraph, "green")
        if news and not tight:
            self.screen.say()
        self.screen.table(table, teller.styles, tight=tight)
        self.screen.say(below[0], "dim")
        self.screen.say(below[1], "bold")
        self.screen.say(below[2])

    def _latest(self, news: list[str], room: int) -> list[str]:
        """The last of the news that fit on the screen."""
        if not news or self.screen.lines(news) <= room:
            return news
        kept = [MORE_NEWS, *news[1:]]
        while len(kept) > 2 and self.screen.lines(kept) > room:
            kept.pop(1)
        if len(kept) > 1 and self.screen.lines(kept) <= room:
            return kept
        last = news[-1]
        while last and self.screen.lines([last + REST_OF_NEWS]) > room:
            last = last.rpartition(" ")[0]
        return [last + REST_OF_NEWS] if len(last) >= LEAST_NEWS else [ALL_NEWS] if room > 0 else []

    def _seats(self, seat: int) -> str:
        names = [
            f"{other} {name}" if other != seat or name == ALONE else f"{other} you"
            for other, name in enumerate(self.lineup.names)
        ]
        return f"Seats: {', '.join(names)}"

    def _choices(self, seat: int, *, brief: bool = False) -> str:
        legal, sets = self.match.state.choices(seat)
        if len(legal) == 1 and not sets:
            return f"Only choice: {legal[0]} (press Enter)"
        named = example(legal)
        hint = f"({named.rpartition(' ')[2]} means {named}; or help)" if named else "(or help)"
        lines = [*choice_lines(legal, self._width(), brief=brief, menu=self._menu), *map(set_line, sets)]
        if len(lines) == 1:
            return f"Choices: {lines[0]}  {hint}"
        return "\n".join([f"Choices {hint}", *(f"{INDENT}{line}" for line in lines)])

    def _width(self) -> int | None:
        """The room of a line of choices."""
        return self.screen.console.width - len(INDENT) if self.screen.is_terminal else None

    def _show_end(self) -> None:
        state, game = self.match.state, self.match.game
        me = self.lineup.persons[0] if len(self.lineup.persons) == 1 else None
        teller = Teller(game, me)
        news = teller.story(self.match, min(self._told.values(), default=0), news=True)
        table = state.text(me)
        result = ranking(self.match, self.lineup.names, me)
        tight = self.screen.too_small_for([*news, "", *table.splitlines(), "", *result, *ROOM_FOR_FAREWELL])
        self.screen.clear(forget=len(self.lineup.persons) > 1)
        for paragraph in news:
            self.screen.say(paragraph, "green")
        if not tight:
            self.screen.say()
        self.screen.table(table, teller.styles, tight=tight)
        if not tight:
            self.screen.say()
        for number, line in enumerate(result):
            self.screen.say(line, "bold" if number == 0 else None)


def set_line(found: StepSet) -> str:
    """Steps with any of some names, in one line."""
    names = found["of"]
    some = f"any of {' '.join(names)}" if len(names) > 1 else names[0]
    return f"{found['deed']}: {some} (such as {found['deed']} {' '.join(names[:2])})"


def not_shown(names: Sequence[str]) -> str:
    """What a small screen leaves out, and how to see it."""
    return f"not shown: {', '.join(names) or 'the legend'} (see table)"


def without(lines: Sequence[str], beginning: str) -> list[str]:
    """The lines but for those that begin so, and for the indented lines that continue these."""
    kept: list[str] = []
    indent = " " * (len(beginning) + 1)
    leaving = False
    for line in lines:
        leaving = line.startswith(beginning) or (leaving and line.startswith(indent))
        if not leaving:
            kept.append(line)
    return kept
