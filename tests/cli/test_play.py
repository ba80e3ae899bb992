"""Whole games by typed lines: what a person sees, may take back, saves and resumes."""

from __future__ import annotations

import io
import itertools
import re
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai.cli.commands.play import Wishes, started
from serai.cli.lineup import seat_again
from serai.cli.screen import Screen, Script
from serai.cli.session import COMMANDS, Session
from serai.cli.words import Teller
from serai.engine.rulebook import Event
from tests.cli.table import Program, sit_down

TABLE = re.compile(r"Bakschisch, round \d+, bribe \d of 5")


def reading_steps():
    """A person who bids what they can, for ever: refused lines are typed again until one fits."""
    return itertools.cycle(["3", "bid 2", "1", "pass"])


def tables(output: str) -> list[str]:
    """What was shown at each prompt of a choice."""
    return re.split(r"(?m)^> .*\n", output)


# ---------------------------------------------------------------- a whole game


@pytest.mark.parametrize(("players", "bot"), [(2, "merchant"), (3, "random"), (4, "random")])
def test_a_whole_game_by_typed_steps(players: int, bot: str) -> None:
    sitting = sit_down(reading_steps(), players=players, bots=bot, options=("track=short",))
    assert sitting.finished
    assert sitting.match.state.over
    assert sitting.match.names == ("you", *[bot] * (players - 1))
    assert len(TABLE.findall(sitting.output)) == 5 * int(re.findall(r"over after round (\d+)", sitting.output)[0])
    assert "The game is over." in sitting.output
    ranked = sorted(range(players), key=lambda seat: (sitting.match.state.ranking[seat], seat))
    assert [int(seat) for seat in re.findall(r"(?m)^\d\. seat (\d)", sitting.output)] == ranked
    assert "\x1b" not in sitting.output


def test_what_is_shown_at_a_choice() -> None:
    sitting = sit_down(["3", "quit"])
    assert not sitting.finished
    first, second, *_ = tables(sitting.output)
    assert "Choices: pass | bid 1 .. bid 10 | thief  (1 means bid 1; or help)" in first
    assert "Seats: 0 you, 1 merchant, 2 merchant" in first
    assert (
        "The eunuch: whoever shows the most gold moves forward; you would reach space 5. What goes into your fist?"
        in first
    )
    assert "Shown: 3 coins by you" in second
    assert TABLE.search(second)


@pytest.mark.parametrize("typed", ["thief", "t", "TH", "  thief  "])
def test_the_thief_by_any_of_its_beginnings(typed: str) -> None:
    assert "a thief by you" in sit_down([typed, "quit"]).output


@pytest.mark.parametrize("typed", ["pass", "p", "0", "bid 0"])
def test_the_empty_fist_by_any_of_its_names(typed: str) -> None:
    assert "nothing by you" in sit_down([typed, "quit"]).output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("11", "You cannot bid 11: your bag holds 10. (BK-5)"),
        ("bid 40", "You cannot bid 40: your bag holds 10. (BK-5)"),
        ("bid 41", "'bid 41' is no step here; there is bid 1 .. bid 10."),
        ("bid", "'bid' could mean bid 1 .. bid 10; type more of it."),
        ("teif", "did you mean 'thief'?"),
        ("udno", "did you mean 'undo'?"),
        ("9" * 3000, "is no step and no command here"),
        ("\x1b[2J\0", "is no step and no command here"),
        ("log 3", "The command log stands alone."),
        ("[bold]", "'[bold]' is no step and no command here"),
    ],
)
def test_a_wrong_line_is_answered_and_changes_nothing(typed: str, answer: str) -> None:
    sitting = sit_down([typed, "quit"])
    assert answer in sitting.output
    assert len(sitting.match.history) == 1  # the first card
    assert "\x1b" not in sitting.output


def test_the_thief_that_is_out_is_refused_with_its_rule() -> None:
    assert (
        "Your thief is out until the end of the round; bid coins or pass. (BK-17)"
        in sit_down(["thief", "thief", "quit"]).output
    )


def test_an_empty_line_takes_the_only_choice_and_no_other() -> None:
    sitting = sit_down(["", "", "10", "", "3", "", "t", "", "pass", "", "", "", "quit"], players=2, seats=(0, 1))
    assert sitting.output.count("Choices: pass | bid 1 .. bid 10 | thief") == 3
    assert "Only choice: pass (press Enter)" in sitting.output
    assert sitting.steps_of(0) == ["bid 10", "thief", "pass"]


def test_commands_answer_without_playing() -> None:
    sitting = sit_down(["help", "?", "rules", "log", "log all", ":log", "hint", "table", "he", "q"])
    for name in COMMANDS:
        assert re.search(rf"(?m)^  {name} ", sitting.output)
    assert "You want to sit on the throne" in sitting.output
    assert "The card of bribe 1 is the eunuch." in sitting.output
    assert "Bakschisch, 3 players, seat 0 to choose:" in sitting.output  # as `serai hint` shows it
    assert re.search(r"(?m)^(pass|thief|bid \d+) +\d+\.\d% +\d+\.\d% +[\d,]+$", sitting.output)
    assert len(sitting.match.history) == 1


def test_a_number_never_changes_its_meaning() -> None:
    """With an empty bag 2 is a bid that cannot be made, not the second of the two steps that are left."""
    sitting = sit_down(["10", "2", "quit"])
    assert "Choices: pass | thief  (or help)" in sitting.output
    assert "You cannot bid 2: your bag holds 0. (BK-5)" in sitting.output
    assert sitting.steps_of(0) == ["bid 10"]
    assert sit_down(["10", "0", "quit"]).steps_of(0) == ["bid 10", "pass"]


def test_numbers_are_places_in_the_list_with_and_without_a_dancer() -> None:
    guards = ["1", "1", "2", "2"]
    sitting = sit_down([*guards, "pass dancer", "quit"], game="bagdad", players=2)
    legal = sitting.match.state.legal(0)
    assert any(step.endswith("1d") for step in legal)
    for number in (1, 2, len(legal)):
        again = sit_down([*guards, "pass dancer", str(number), "quit"], game="bagdad", players=2)
        assert again.steps_of(0)[5:] == [legal[number - 1]]
    assert re.search(r"(?m)^  place: 1 ", sitting.output)


def test_the_thief_of_bagdad_in_words() -> None:
    typed = ["1", "1", "2", "2", "pass", "rules", "log", "quit"]
    sitting = sit_down(typed, game="bagdad", players=2, options=("thief_actions=5",))
    assert "You want to be the first to steal 6 chests." in sitting.output
    assert "no more than 5 with a thief" in sitting.output
    assert not re.search(r"You drew (?:\w+ )+cards?\. You drew", sitting.output)
    assert re.search(r"You drew .* cards?( and a \w+ card)?\.", sitting.output)
    teller = Teller(sitting.match.game, 0)
    cards = [Event.of("card", {"seat": 0, "palace": palace}) for palace in ("white", "white", "red")]
    assert teller.paragraph([e for card in cards for e in (Event.of("draw", {"seat": 0}), card)]) == (
        "You drew 2 white cards and a red card."
    )
    assert teller.sentence(Event.of("shuffle", {"cards": 1})) == "1 discard was shuffled into a new pile."
    end = {"why": "chests", "ranking": [2, 1]}
    assert teller.sentence(Event.of("end", end)) == "Seat 1 has enough chests, and the game is over."
    assert Teller(sitting.match.game, 1).sentence(Event.of("end", end)).startswith("You have enough chests")


def test_the_rules_of_bakschisch_know_the_options() -> None:
    usual = Teller(serai.game("bakschisch")).rules
    chosen = Teller(serai.game("bakschisch", fifth_zero="everyone", max_rounds=20)).rules
    assert "At this table" not in usual
    assert "At this table as soon as one seat shows nothing" in chosen
    assert "After 20 rounds" in chosen


def test_news_that_do_not_fit_say_something_or_point_to_the_log() -> None:
    match, lineup = started(Wishes(game="bakschisch", seed="7"))
    screen = Screen(Console(file=io.StringIO(), width=40, height=24))
    session = Session(match, lineup, screen, Script([], screen))
    long = "Seat 1 " + "walked and walked " * 20
    assert session._latest(["a", "b"], 2) == ["a", "b"]
    assert session._latest(["a", "b", "c"], 2) == ["('log' tells what came before)", "c"]
    assert session._latest(["a", long], 2)[0].startswith("Seat 1 walked and walked walked and")
    assert session._latest([long], 1) == ["('log' tells what happened)"]  # not a word or two
    assert session._latest(["x" * 90], 1) == ["('log' tells what happened)"]
    assert session._latest([long], 0) == []


# ---------------------------------------------------------------- taking back


def test_undo_refuses_what_was_seen_and_back_goes_there() -> None:
    sitting = sit_down(["undo", "back", "4", "undo", "back", "5", "quit"])
    assert "There is nothing to take back" in sitting.output
    assert "You have not chosen anything yet." in sitting.output
    assert "'back' goes back even so" in sitting.output
    assert "4 coins by you" in sitting.output
    assert "5 coins by you" in sitting.output
    assert sitting.steps_of(0) == ["bid 5"]
    straight = sit_down(["5", "quit"])
    assert straight.match.state == sitting.match.state
    assert straight.match.history == sitting.match.history


def test_undo_before_the_keyboard_is_handed_over() -> None:
    sitting = sit_down(["", "4", "undo", "6", "", "2", "", "quit"], players=2, seats=(0, 1))
    assert "Taken back." in sitting.output
    assert "Shown: 6 coins by you and 2 coins by seat 1." in sitting.output
    assert "back" not in [entry for entry in sitting.output.splitlines() if entry.startswith("Only somebody")]


def test_back_is_for_somebody_alone() -> None:
    assert "Only somebody alone against bots can go back" in sit_down(["", "back"], players=2, seats=(0, 1)).output


# ---------------------------------------------------------------- several people at one keyboard


def test_hot_seat_shows_nobody_the_secrets_of_another() -> None:
    """Seat 0 ends a round with gold that seat 1 never sees, and closes its fist on 7 coins that seat 1 never sees."""
    lines = ["", "1", "", "2", "", "7", "", "log all", "help", "quit"]
    sitting = sit_down(lines, players=2, seats=(0, 1))
    assert sitting.match.state.pending == (0,)
    of_seat_1 = sitting.output.split("Press Enter when only seat 1 sees the screen")[-1]
    assert "1  you" in of_seat_1
    assert "bid 7" not in of_seat_1
    assert "7 coins" not in of_seat_1
    assert re.search(r"(?m)^0 +\S+ +\? +ready +closed", of_seat_1)
    assert re.search(r"(?m)^1  you +\S+ +8 +ready +not yet", of_seat_1)


def test_hot_seat_pauses_before_every_change_of_person() -> None:
    sitting = sit_down(["3", "hello", "", "3", "", "2", "quit"], players=2, seats=(1, 0))
    assert "This is for seat 0: press Enter first" in sitting.output
    assert sitting.output.index("Seat 0 is next") < sitting.output.index("Choices")
    assert sitting.match.names == ("player 0", "player 1")
    assert sitting.output.count("is next: everybody else looks away.") == 3


def test_a_lone_person_is_never_asked_to_look_away() -> None:
    assert "looks away" not in sit_down(["3", "2", "1"], seats=(1,)).output


# ---------------------------------------------------------------- records


def test_quit_saves_and_resume_goes_on_as_if_never_stopped(program: Program) -> None:
    first = program("play", "bakschisch", "--seed", "7", "--bots", "random,merchant", typed="3\nt\nquit\n")
    assert first.code == 0
    (saved,) = program.saved
    assert f"serai play --resume {saved}" in first.out
    assert re.fullmatch(r"bakschisch-\d{4}-\d\d-\d\d-\d{6}\.txt", saved.name)
    record = saved.read_text(encoding="utf-8")
    assert "seat 1 random\nseat 2 merchant\n" in record
    assert "seed 7\n" in record

    again = program("play", "--resume", str(saved), "--save", "again.txt", typed="2\n1\n")
    assert again.code == 0
    assert "Seats: 0 you, 1 random, 2 merchant" in again.out
    words = ["play", "bakschisch", "--seed", "7", "--bots", "random,merchant", "--save", "whole.txt"]
    assert program(*words, typed="3\nt\n2\n1\n").code == 0
    second, third = (serai.replay(Path(name).read_text(encoding="utf-8")) for name in ("again.txt", "whole.txt"))
    assert second.state == third.state
    assert second.history == third.history
    assert second.names == third.names == ("you", "random", "merchant")


def test_a_game_against_a_bot_of_a_file_goes_on_against_it(program: Program) -> None:
    Path("own.py").write_text("class Last:\n    def choose(self, k, rng):\n        return k.legal_actions()[-1]\n")
    first = program("play", "bakschisch", "--seed", "7", "--players", "2", "--bots", "own.py:Last", typed="3\nquit\n")
    (saved,) = program.saved
    assert f"serai play --resume {saved} --bots own.py:Last" in first.out
    again = program("play", "--resume", str(saved), "--bots", "own.py:Last", typed="quit\n")
    assert "Seats: 0 you, 1 Last" in again.out


def test_a_resumed_game_with_nothing_new_is_not_saved_twice(program: Program) -> None:
    program("play", "bakschisch", typed="3\n")
    (saved,) = program.saved
    again = program("play", "bakschisch", "--resume", str(saved), typed="quit\n")
    assert f"Nothing new was played; the record is still {saved}" in again.out
    assert program.saved == [saved]


def test_a_resumed_game_can_change_its_people() -> None:
    match, _ = started(Wishes(game="bakschisch", players=3, seed="1"))
    assert seat_again(match, (1,), []).names == ("merchant", "you", "merchant")
    assert seat_again(match, (), ["random"]).names == ("you", "random", "random")
    match.names = ("you", "mine", "mine")  # a network's name, which a record cannot find again
    assert seat_again(match, (), ["random"]).names == ("you", "random", "random")
    match.names = ()
    assert seat_again(match, (), []).names == ("you", "merchant", "merchant")
    match.names = ("Anna", "random", "Zoë")
    assert seat_again(match, (), []).persons == (0, 2)


def test_a_finished_game_is_saved_with_its_result(program: Program) -> None:
    typed = "3\n2\n1\npass\n" * 200
    words = ["play", "bakschisch", "--track", "short", "--seed", "7", "--bots", "random", "--save", "end.txt"]
    done = program(*words, typed=typed)
    assert done.code == 0
    assert "serai replay end.txt" in done.out
    assert serai.replay(Path("end.txt").read_text(encoding="utf-8")).state.over
    assert program.saved == []


def test_two_games_of_one_second_get_two_files(program: Program) -> None:
    for _ in range(3):
        program("play", "bakschisch", typed="")
    assert len(program.saved) == 3


def test_a_record_that_cannot_be_saved_is_printed(program: Program) -> None:
    Path("data").write_text("a file where the folder should be", encoding="utf-8")
    done = program("play", "bakschisch", "--seed", "7", typed="3\n")
    assert done.code == 1
    assert done.sentence.startswith("The record could not be saved: ")
    record = done.out[done.out.index("serai record 1") :]
    assert serai.replay(record).names == ("you", "merchant", "merchant")


def test_a_full_disk_leaves_no_half_record(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    done = program("play", "bakschisch", "--save", "here.txt", typed="3\n")
    assert done.code == 1
    assert done.sentence == "The record could not be saved: no space left on device. Here it is instead:"
    assert "serai record 1" in done.out
    assert program.files == []


def test_a_fault_of_the_program_loses_no_game(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> int:
        raise ZeroDivisionError("a bot stumbled")

    monkeypatch.setattr("serai.cli.commands.play._try_out", lambda *_: None)
    monkeypatch.setattr("serai.bots.bot.Random.choose", stumble)
    done = program("play", "bakschisch", "--bots", "random", typed="3\n")
    assert done.code == 1
    assert "This is a fault in Serai, not yours (ZeroDivisionError: a bot stumbled)" in done.sentence
    assert "0 bid 3" in program.saved[0].read_text(encoding="utf-8")


# ---------------------------------------------------------------- options


def test_options_reach_the_game_and_warn(program: Program) -> None:
    shown = program("play", "bakschisch", "-o", "fifth_zero=everyone", "-o", "gold=shown", "-p", "2", typed="")
    assert "With fifth_zero=everyone this game may never end." in shown.out
    assert "?" not in shown.out.split("seat ")[-1].splitlines()[2]


def test_a_track_of_ones_own(program: Program) -> None:
    Path("mine.toml").write_text(
        'spaces = "G D F H E  D G F E H  F D E G H  F D E G H"\nthief_stop = 14\n', encoding="utf-8"
    )
    for words in (["--track", "mine.toml"], ["--option", "track=@mine.toml"]):
        done = program("play", "bakschisch", *words, typed="")
        assert done.code == 0
        assert "own track" in done.out


def test_bots_say_how_many_play(program: Program) -> None:
    done = program("play", "bakschisch", "--bots", "random, merchant,random", "--seat", "3", typed="")
    assert "Seats: 0 random, 1 merchant, 2 random, 3 you" in done.out
