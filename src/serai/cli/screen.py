"""The screen and the keyboard: Rich on a terminal, plain lines without control codes everywhere else."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"  # what has scrolled away
PROMPT = "> "


def new_console(file: TextIO | None = None, *, stderr: bool = False) -> Console:
    """A console that prints text as it is: no markup, no guessed colours."""
    return Console(file=file, stderr=stderr, highlight=False, markup=False, emoji=False)


class Screen:
    """Where a session writes."""

    def __init__(self, console: Console) -> None:
        self.console = console
        isatty = getattr(console.file, "isatty", lambda: False)
        self.is_terminal = bool(isatty()) and not console.is_dumb_terminal

    def say(self, text: str | Text = "", style: str | None = None, *, wrap: bool = True) -> None:
        """Print one paragraph; it is wrapped on a terminal only, and never when it is something to copy."""
        shown = Text(text, style or "") if isinstance(text, str) else text
        self.console.print(shown, soft_wrap=not (wrap and self.is_terminal))

    def pairs(self, pairs: Mapping[str, str]) -> None:
        """Print words and their meanings in two columns."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        for word, meaning in pairs.items():
            grid.add_row(f"  {word}", meaning)
        self.console.print(grid)

    def clear(self, *, forget: bool = False) -> None:
        """Clear a terminal, with `forget` what has scrolled away too; elsewhere leave an empty line."""
        if self.is_terminal:
            self.console.file.write(CLEAR + (FORGET if forget else ""))
            self.console.file.flush()
        else:
            self.console.print()

    def waiting(self, words: str) -> contextlib.AbstractContextManager[Any]:
        """Show on a terminal that something takes its time."""
        return self.console.status(words) if self.is_terminal else contextlib.nullcontext()

    def lines(self, paragraphs: Iterable[str]) -> int:
        """How many lines these paragraphs take."""
        width = self.console.width
        return sum(len(Text(paragraph).wrap(self.console, width)) for paragraph in paragraphs)

    def too_small_for(self, paragraphs: Iterable[str]) -> bool:
        """Whether these paragraphs and a prompt are more than a terminal shows at once."""
        return self.is_terminal and self.lines([*paragraphs, PROMPT]) > self.console.height

    def table(self, text: str, styles: Sequence[tuple[str, str]], *, tight: bool = False) -> None:
        """Print the text of a table, its first line as a title."""
        for number, line in enumerate(text.splitlines()):
            if tight and not line.strip():
                continue
            shown = Text(line, "bold" if number == 0 else "")
            for pattern, style in styles:
                shown.highlight_regex(pattern, style)
            self.say(shown)


class Lines(Protocol):
    """Where a session reads; EOFError at the end."""

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line without its end; `words` may be completed."""

    def forget(self) -> None:
        """Let nobody call back what was typed before."""


class Keyboard:
    """A person at a terminal: the line can be edited, and Tab completes words where the system can."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._forget: Callable[[], None] = lambda: None
        try:
            import readline
        except ImportError:
            return
        self._forget = readline.clear_history
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        fitting = [word for word in self._words if word.startswith(text.lower())]
        return fitting[number] if number < len(fitting) else None

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line, edited by the person."""
        self._words = list(words)
        return input(prompt)

    def forget(self) -> None:
        """Empty the history that the arrow keys walk through."""
        self._forget()


class Script:
    """Lines from a pipe, a file or a test; each is echoed after its prompt, so that the output reads as a session."""

    def __init__(self, lines: Iterable[str], screen: Screen) -> None:
        self._lines = iter(lines)
        self._screen = screen

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line."""
        try:
            line = next(self._lines).rstrip("\r\n")
        except StopIteration:
            raise EOFError from None
        shown = "".join(character if character.isprintable() else "?" for character in line)
        self._screen.say(f"{prompt}{shown}")
        return line

    def forget(self) -> None:
        """Nothing is kept."""


def standard_lines(screen: Screen) -> Lines:
    """The keyboard of a terminal, or the lines of whatever else stdin is."""
    return Keyboard() if sys.stdin.isatty() else Script(sys.stdin, screen)


# ---------------------------------------------------------------- interruptions

LEAVING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _leave(number: int, frame: Any) -> None:
    raise KeyboardInterrupt


@contextlib.contextmanager
def _handled(handler: Any) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handler) for number in LEAVING}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def interruptible() -> contextlib.AbstractContextManager[None]:
    """Ctrl-C, a closed window and a polite kill all become KeyboardInterrupt."""
    return _handled(_leave)


@contextlib.contextmanager
def uninterrupted(*, then_leave: bool = True) -> Iterator[None]:
    """Finish what must not be left half-done; an interruption comes right after it, or not at all."""
    noted: list[int] = []
    with _handled(lambda number, frame: noted.append(number)):
        yield
    if noted and then_leave:
        raise KeyboardInterrupt
