"""`serai play`: from the wishes on the command line to a game at the terminal, and its record at the end."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import serai
from serai.bots.bot_files import is_bot_file
from serai.cli.commands.replay import load_match
from serai.cli.compiling import compiling, stages_for
from serai.cli.errors import FAILURE, Mistake, quoted, suggestion
from serai.cli.files import check_new, program, read_text, reason, save_record
from serai.cli.lineup import Lineup, infer_players, seat_again, seat_people, split_names
from serai.cli.screen import (
    PROMPT,
    Lines,
    Screen,
    interruptible,
    new_console,
    standard_lines,
    uninterrupted,
)
from serai.cli.session import Session
from serai.engine.game import Match
from serai.engine.registry import rulebook
from serai.engine.sentences import unknown

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.rulebook import Rulebook

WARM_UP_STEPS = 8

T = TypeVar("T")


@dataclass(frozen=True)
class Wishes:
    """The command line of `serai play`."""

    game: str | None = None
    players: int | None = None
    seats: tuple[int, ...] = ()
    bots: str | None = None
    seed: str | None = None
    options: tuple[str, ...] = ()
    track: str | None = None
    resume: Path | None = None
    save: Path | None = None


def play_game(wishes: Wishes) -> int:
    """Play one game at the terminal; return the exit code."""
    screen = Screen(new_console())
    lines = standard_lines(screen)
    if wishes.save is not None:
        check_new(wishes.save)
    if wishes.resume is not None:
        match, lineup = resumed(wishes)
        written: str | None = match.record(with_seed=True)
    else:
        started = _ask_and_start(wishes, screen, lines)
        if started is None:
            return 0
        (match, lineup), written = started, None
    session = Session(match, lineup, screen, lines)
    for warning in option_warnings(match.game):
        session.note(warning)
    with compiling(match.game.rulebook, stages_for(bot.name for bot in lineup.bots.values())):
        _try_out(match.game, lineup)
    try:
        with interruptible():
            session.run()
    finally:
        code = _save(session, wishes, written)
    return code


# ---------------------------------------------------------------- from wishes to a match


def _ask_and_start(wishes: Wishes, screen: Screen, lines: Lines) -> tuple[Match, Lineup] | None:
    if wishes.game is not None:
        return started(wishes)
    if not sys.stdin.isatty():
        raise Mistake(f"Name the game to play: serai play {serai.game_names()[0]}.")
    try:
        name = choose_game(screen, lines)
        players = wishes.players
        if players is None and wishes.bots is None and not wishes.seats:
            players = choose_players(rulebook(name), screen, lines)
    except (EOFError, KeyboardInterrupt):
        screen.say()
        screen.say("Nothing was started.")
        return None
    return started(Wishes(**{**vars(wishes), "game": name, "players": players}))


def choose_game(screen: Screen, lines: Lines) -> str:
    """Ask which game to play; the only one is not asked about."""
    books = [rulebook(name) for name in serai.game_names()]
    if len(books) == 1:
        screen.say(f"{books[0].title}: {books[0].summary}", "bold")
        return books[0].name
    for number, book in enumerate(books, 1):
        screen.say(f"{number}  {book.title}: {book.summary}")
    names = [book.name for book in books]

    def read(answer: str) -> str | None:
        if answer.isdecimal() and len(answer) < 3 and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        fitting = [name for name in names if name.startswith(answer.lower().replace(" ", "-"))]
        return fitting[0] if len(fitting) == 1 else None

    return _ask(f"Which game, 1 to {len(names)}? [1]", names[0], read, names, screen, lines)


def choose_players(book: Rulebook, screen: Screen, lines: Lines) -> int:
    """Ask for the number of players."""

    def read(answer: str) -> int | None:
        number = int(answer) if answer.isdecimal() and len(answer) < 3 else 0
        return number if number in book.players else None

    question = f"How many players, {book.players[0]} to {book.players[-1]}? [{book.usual_players}]"
    return _ask(question, book.usual_players, read, [str(n) for n in book.players], screen, lines)


def _ask(
    question: str, usual: T, read: Callable[[str], T | None], words: Sequence[str], screen: Screen, lines: Lines
) -> T:
    while True:
        screen.say(question)
        answer = lines.read(PROMPT, words).strip()
        if answer.lower() in ("q", "quit", "exit"):
            raise EOFError
        value = usual if not answer else read(answer)
        if value is not None:
            return value
        screen.say(f"{quoted(answer)} is none of the answers{suggestion(answer, words)}", "yellow")


def started(wishes: Wishes) -> tuple[Match, Lineup]:
    """A new match and who plays it, or a Mistake for the first wish that cannot be."""
    assert wishes.game is not None
    book = rulebook(wishes.game)
    bots = split_names(wishes.bots)
    options = read_options(book, wishes.options, wishes.track)
    game = serai.game(book.name, players=infer_players(wishes.players, wishes.seats, bots), **options)
    lineup = seat_people(game, wishes.seats, bots)
    with compiling(book, stages_for(())):
        match = game.new_match(seed=wishes.seed)
    match.names = lineup.names
    return match, lineup


def read_options(book: Rulebook, words: Sequence[str], track: str | None = None) -> dict[str, Any]:
    """The options as the engine takes them; `@FILE` is a track's file."""
    chosen: dict[str, Any] = {}
    known = {option.name: option.describe() for option in book.options}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip().lower().replace("-", "_")
        if not equals:
            raise Mistake(f"An option is written NAME=VALUE, such as {_example(known)}, not {quoted(word)}.")
        if name not in known:
            raise Mistake(unknown(f"option in {book.title} named", name, known))
        if name in chosen:
            raise Mistake(f"Option {name} is given twice.")
        is_file = value.startswith("@") and known[name]["kind"] == "track"
        chosen[name] = _track_file(Path(value[1:])) if is_file else value
    if track is not None:
        if known.get("track", {}).get("kind") != "track":
            raise Mistake(f"{book.title} has no track to choose.")
        if "track" in chosen:
            raise Mistake("Option track is given twice.")
        names = known["track"]["choices"]
        if track.lower() in names:
            chosen["track"] = track
        elif not Path(track).exists() and suggestion(track, names) != ".":
            raise Mistake(f"There is no track or file {quoted(track)}{suggestion(track, names)}")
        else:
            chosen["track"] = _track_file(Path(track))
    return chosen


def _example(known: dict[str, Any]) -> str:
    return next((f"{name}={option['default']}" for name, option in known.items()), "name=value")


def _track_file(path: Path) -> Path:
    read_text(path, "a track file")  # says why it cannot be read
    return path


def option_warnings(game: Game) -> list[str]:
    """What the table should know about the options it chose."""
    warnings = []
    for option in game.rulebook.options:
        value = game.chosen[option.name]
        warning = option.describe().get("warnings", {}).get(value)
        if warning:
            warnings.append(f"With {option.name}={value} this game {warning}.")
    return warnings


def resumed(wishes: Wishes) -> tuple[Match, Lineup]:
    """The match of a saved record and who plays it."""
    assert wishes.resume is not None
    given = {
        "--players": wishes.players,
        "--seed": wishes.seed,
        "--option": wishes.options or None,
        "--track": wishes.track,
    }
    for name, value in given.items():
        if value is not None:
            raise Mistake(f"A resumed game goes on as it began; leave out {name}.")
    match = load_match(wishes.resume)
    if wishes.game is not None and rulebook(wishes.game).name != match.game.name:
        raise Mistake(f"{wishes.resume} is a game of {match.game.title}, not of {rulebook(wishes.game).title}.")
    if match.state.over:
        raise Mistake(f"This game is over; look at it with: {_command('replay', wishes.resume)}")
    lineup = seat_again(match, wishes.seats, split_names(wishes.bots))
    match.names = lineup.names
    return match, lineup


def _try_out(game: Game, lineup: Lineup) -> None:
    """Load or compile what the first turns will need and no more; nothing of it is kept."""
    match = game.new_match(seed="warm-up")
    for _ in range(WARM_UP_STEPS):
        if match.state.over:
            break
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        match.play(seat, lineup.choose(match, seat) if seat in lineup.bots else legal[0])
    match.state.text(None)


# ---------------------------------------------------------------- the record


def _command(verb: str, path: Path, bots: str | None = None) -> str:
    words = f"{program()} {f'{verb} --resume' if verb == 'play' else verb} {shlex.quote(str(path))}"
    own = verb == "play" and bots is not None and any(is_bot_file(name) for name in split_names(bots))
    return f"{words} --bots {shlex.quote(bots or '')}" if own else words  # a record does not say where bots lie


def _save(session: Session, wishes: Wishes, written: str | None) -> int:
    """Save the record and say how to go on; if it cannot be saved, print it. Return the exit code."""
    match, say = session.match, session.screen.say
    text = match.record(with_seed=True)
    try:
        with uninterrupted(then_leave=False):
            if text == written and wishes.resume is not None and wishes.save is None:
                path, told = wishes.resume, "Nothing new was played; the record is still"
            else:
                path, told = save_record(text, match.game.name, wishes.save), "The record is saved in"
    except OSError as error:
        print(f"The record could not be saved: {reason(error)}. Here it is instead:", file=sys.stderr, flush=True)
        print(text, end="", flush=True)
        return FAILURE
    verb, deed = ("replay", "Look back") if match.state.over else ("play", "Go on")
    say(f"{told} {path}", wrap=False)
    say(f"{deed}: {_command(verb, path, wishes.bots)}", "bold", wrap=False)
    return 0
