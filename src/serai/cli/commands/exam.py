"""`serai exam`: positions whose best choice is known; make them, check them, and score bots by them."""

from __future__ import annotations

import json as json_
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli import completion
from serai.cli.asking import Effort, Out, file_of, flaws_of, summary, tell_flaws
from serai.cli.commands.hosting import show_help
from serai.cli.errors import Mistake, quoted, suggestion
from serai.cli.options import AsJson, GameName

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from serai.problems.exam import Question
    from serai.problems.exam.maker import Progress
    from serai.problems.exam.scoring import Score

exam_app = typer.Typer(name="exam", help="Positions whose best choice is known, and how many of them a bot finds.")

PAGE = Path("docs/results.md")
BEGIN, END = "<!-- exam {key} -->", "<!-- end of exam {key} -->"
BOTS = ("random", "novice", "merchant", "cadi", "vizier", "caliph:500", "caliph:2000")


def add(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.add_typer(exam_app)


@exam_app.callback(invoke_without_command=True)
def _exam(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        show_help(context)


@exam_app.command("make")
def make(
    game: GameName,
    count: Annotated[int, typer.Option("--count", "-n", metavar="N", help="Questions that the file has then.")] = 20,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed makes the same ones.")] = "0",
    out: Out = None,
    effort: Effort = 1.0,
) -> None:
    """Keep positions of puzzles and of bots' games whose best choice is proven, or agreed on by deep searches.

    A file that was begun with the same seed is gone on with. Ctrl-C loses nothing that was said to be found.
    """
    from serai.cli.compiling import compile_ahead, stages_for
    from serai.engine.registry import rulebook
    from serai.problems.exam import read_questions, write_questions
    from serai.problems.exam.examiner import Budgets
    from serai.problems.exam.maker import Maker

    path = file_of(game, out, effort)
    compile_ahead(rulebook(game), stages_for(["merchant", "vizier"]))
    maker = Maker(game, seed, count=count, budgets=Budgets().scaled(effort))
    made = read_questions(path) if path.exists() else []
    for questions in maker.make(made, _tell):
        made = questions
        write_questions(path, made)
    print(f"{path} holds {_summary(made)}.")


def _tell(progress: Progress) -> None:
    print(f"source {progress.sources}: {_summary(progress.questions)}", file=sys.stderr, flush=True)


def _summary(questions: Iterable[Question]) -> str:
    from serai.problems.exam.question import KINDS

    return summary("question", KINDS, (question.kind for question in questions))


@exam_app.command("check")
def check(
    game: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game, for the questions that come with Serai; or a file.")
    ],
    again: Annotated[
        int, typer.Option("--again", metavar="N", help="Prove and search so many of them once more, with other luck.")
    ] = 0,
) -> None:
    """Check that every question is sound and what is right is legal and clear; exit code 1 if one is not."""
    questions = _questions(game)
    flaws = flaws_of(questions)
    if again > 0 and not flaws:
        from serai.problems.exam.examiner import doubts

        for question in questions[:: max(1, len(questions) // again)][:again]:
            flaws += [(question.id, doubt) for doubt in doubts(question)]
    tell_flaws(questions, flaws)
    print(f"All good: {_summary(questions)}.")


def _questions(game: str) -> Sequence[Question]:
    """The questions that come with Serai, or those of a file."""
    from serai.engine.registry import names
    from serai.problems.exam import read_questions, shipped

    if game not in names():
        path = Path(game)
        if not path.suffix and not path.exists():
            raise Mistake(f"{quoted(game)} is neither a game nor a file{suggestion(game, names())}")
        return read_questions(path)
    if not shipped(game):
        raise Mistake(f"No questions of {game} come with Serai; make some: serai exam make {game}.")
    return shipped(game)


@exam_app.command("score")
def score(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME|FILE",
            help="A game, for the questions that come with Serai; or a file of them.",
            autocompletion=completion.games,
        ),
    ],
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", metavar="NAMES", help="Who is asked; who searches, by simulations.",
            autocompletion=completion.bots,
        ),
    ] = ",".join(BOTS),
    tries: Annotated[int, typer.Option("--tries", metavar="N", help="How often each question is asked.")] = 4,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The luck of the bots.")] = "0",
    write: Annotated[bool, typer.Option("--write", help="Put the table into the results page.")] = False,
    results: Annotated[str | None, typer.Option("--results", metavar="FILE", help=f"The page ({PAGE}).")] = None,
    json: AsJson = False,
) -> None:  # fmt: skip
    """Ask bots every question and show the share of right answers: all, by players and by kind, with intervals."""
    from serai.arena.ladder import check_page, put_between, write_page
    from serai.arena.plan import settled_spec
    from serai.cli.commands.exact import Line
    from serai.cli.compiling import compile_ahead, stages_for
    from serai.cli.lineup import split_names
    from serai.problems.exam.scoring import score as measure
    from serai.problems.exam.scoring import section, table
    from serai.solve.exploit import check_steady

    questions = _questions(game)
    names = list(dict.fromkeys(settled_spec(name) for name in split_names(bots)))
    if tries < 1:
        raise Mistake(f"--tries is 1 or more, not {tries}.")
    if not questions:
        raise Mistake(f"{game} holds no questions.")
    one = questions[0].knowledge().game
    for name in names:
        check_steady(name, one)
    page = Path(results) if results is not None else PAGE
    if write or results is not None:
        check_page(page)
    compile_ahead(one.rulebook, stages_for(names), quiet=json)
    scores: list[Score] = []
    for name in names:
        line = Line(name + ": {0:,} of {1:,} questions")
        scores.append(measure(questions, name, tries=tries, seed=seed, tell=line))
        line.end()
    if write or results is not None:
        text = f"{BEGIN.format(key=one.name)}\n\n{section(scores, tries)}\n\n{END.format(key=one.name)}\n"
        write_page(page, put_between(check_page(page), BEGIN, END, one.name, text))
    if json:
        told = {"game": one.name, "questions": len(questions), "tries": tries, "seed": seed}
        print(json_.dumps({**told, "bots": [found.to_json() for found in scores]}, indent=2))
        return
    print("\n".join(table(scores)))
    if write or results is not None:
        print(f"The table is in {page}.")
