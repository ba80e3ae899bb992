"""The messages of studies: studies, paths and trees, analyses, duplicate deals.

A moment is a position of the main line: 0 is the deal, and each step, with the draws that it causes, makes one more. A
path is a moment and the steps that leave the main line there, each with its seat as in a record: "0 bid 3".
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from serai.engine.drawing import LARGEST, SMALLEST, USUAL
from serai.server.protocol.messages import (
    LARGEST_NUMBER,
    LONGEST_STEP,
    BotName,
    Count,
    GameEvent,
    HintReason,
    Message,
    SeatNumber,
    StepSet,
    TableId,
)
from serai.study.trees import (
    LINE_ID,
    LONGEST_COMMENT,
    LONGEST_LINE_NAME,
    LONGEST_TITLE,
    MOST_COMMENTS,
    MOST_LINES,
    MOST_PATH,
)

LONGEST_TEXT = 2_000_000  # characters of a record; the bytes of a body are limited by a setting
LONGEST_PLACE = 6  # digits of a moment, or of a step of a line

SeatStep = Annotated[str, StringConstraints(min_length=3, max_length=LONGEST_STEP, pattern=r"^[0-9] ")]
LineId = Annotated[str, StringConstraints(pattern=LINE_ID)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_TITLE)]
LineName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_LINE_NAME)]
Comment = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_COMMENT)]
Comments = Annotated[
    dict[Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_PLACE)], Comment],
    Field(max_length=MOST_COMMENTS),
]
MomentNumber = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
Eyes = Literal["open", "spectator"] | SeatNumber
BudgetName = Literal["quick", "normal", "deep"]
Verdict = Literal["best", "good", "doubt", "inaccuracy", "mistake", "blunder"]


class NewStudy(Message):
    """A study to open: of a finished game of this server, of a record (or an exported study), or of a position."""

    table: TableId | None = None
    record: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_TEXT)] | None = None
    position: dict[str, Any] | Annotated[str, StringConstraints(max_length=LONGEST_TEXT)] | None = None
    title: Title | None = None


class LineStart(Message):
    """Where a line leaves another: the main line at a moment, or a line after so many of its steps."""

    moment: MomentNumber
    line: LineId | None = None
    after: Count = 0


class StudyLine(Message):
    """A variation: its steps, and comments by how many of them were made."""

    id: LineId
    name: LineName = ""
    start: LineStart = Field(alias="from")
    steps: list[SeatStep] = Field(min_length=1, max_length=MOST_PATH)
    comments: Comments = Field(default_factory=dict)


class StudyTree(Message):
    """What people add to a game: comments by moment, and variations; a line comes after the one that it leaves."""

    comments: Comments = Field(default_factory=dict)
    lines: list[StudyLine] = Field(default_factory=list, max_length=MOST_LINES)


class StudyChange(Message):
    """Another tree or title for a study; `revision` is the one that was changed."""

    revision: Count
    tree: StudyTree
    title: Title | None = None


class StudyPath(Message):
    """A position of a study: a moment of the main line, then steps beside it."""

    moment: MomentNumber
    steps: list[SeatStep] = Field(default_factory=list, max_length=MOST_PATH)


class StudyLook(Message):
    """Look at a position of a study, with everything open, as a spectator or with the eyes of a seat."""

    path: StudyPath
    eyes: Eyes = "open"


class StudyView(Message):
    """A position of a study: what was seen, what led to it, and what may be chosen.

    `legal` and `sets` are those of the seat whose eyes they are or, with open eyes, of the first seat to act.
    """

    view: dict[str, Any]
    legal: list[str]
    sets: list[StepSet]
    events: list[GameEvent]
    to_act: list[int]
    ended: bool  # whether the game is over there
    moment: int  # where the path leaves the main line
    count: int  # moments of the main line
    ranks: list[int]  # empty until the end
    scores: list[int]


class StudyPicture(StudyLook):
    """Draw a position of a study as SVG, so many pixels wide."""

    dark: bool = False
    size: Annotated[int, Field(ge=SMALLEST, le=LARGEST)] = USUAL


class AskAnalysis(Message):
    """Let the strongest bot judge every decision of the game."""

    budget: BudgetName = "quick"


class AnalysisCandidate(Message):
    """A step that was judged: the chance to win, its share of the bot's thoughts, and the interval at 95 %."""

    step: str
    win: float
    share: float
    interval: float


class AnalysisDecision(Message):
    """A decision by what its seat knew: the step that was made, the best one, and what the difference cost."""

    moment: int
    seat: int
    step: str | None  # None where nobody has chosen yet
    best: str
    loss: float
    noise: float
    verdict: Verdict
    candidates: list[AnalysisCandidate]
    line: list[str]  # how it could go on after the best step: the rest of the turn
    reasons: list[HintReason]  # what the turn of the best step brings


class AnalysisSummary(Message):
    """How one seat played: what its choices cost on average, and how often it chose as the bot."""

    seat: int
    choices: int
    loss: float
    agreed: int
    best: int | None  # moments
    worst: int | None
    luck: float


class AnalysisBot(Message):
    """Who judged: a bot, and the version of its code."""

    name: str
    version: str


class Analysis(Message):
    """What was judged so far: chances by moment (None where it is not judged yet), luck and choice apart, decisions."""

    serai_analysis: int
    game: str
    players: int
    rules: int
    options: dict[str, Any]
    engine: str
    bot: AnalysisBot
    budget: dict[str, Any]
    record: str  # the SHA-256 of the record
    moments: int
    chances: list[list[float] | None]
    luck: list[list[float] | None]
    choice: list[list[float] | None]
    decisions: list[AnalysisDecision]
    summary: list[AnalysisSummary]
    turning: list[int]


class AnalysisState(Message):
    """How far an analysis is; `result` is what there is so far."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    place: int  # games before it in the queue
    done: int
    total: int  # moments to judge
    budget: BudgetName | None
    limited: bool  # whether the host's seconds for one game ran out before all was judged
    result: Analysis | None


class StudyInfo(Message):
    """A study as everybody who has its link sees it; only its owner may change it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    names: list[str]
    title: str
    mine: bool
    over: bool
    moments: int
    ranks: list[int]  # of the game; empty if it is not over
    source: Literal["table", "record", "position"]
    table: str | None  # told to the owner alone
    steps: list[str]  # the main line: the one at k leads from moment k to the next
    tree: StudyTree
    revision: int
    analysis: AnalysisState  # without its result
    updated: float


class StudyEntry(Message):
    """A study in the list of its owner."""

    id: str
    game: str
    players: int
    names: list[str]
    title: str
    source: Literal["table", "record", "position"]
    table: str | None
    moments: int
    over: bool
    ranks: list[int]
    updated: float


class StudyList(Message):
    """One's own studies, the latest first."""

    studies: list[StudyEntry]
    most: int  # that one visitor may keep; 0 for no limit


class AskJudgement(Message):
    """Ask what the strongest bot thinks of a position: for a seat to act, the first that has a choice unless named."""

    path: StudyPath
    seat: SeatNumber | None = None


class PlayStudy(Message):
    """Play on from a position of a study on a seat against bots; what the seat could not know is imagined anew."""

    path: StudyPath
    seat: SeatNumber
    level: BotName


class PlayAgain(Message):
    """Play the deal of a finished game again: alone against bots of a level, or at a table with free seats."""

    company: Literal["bots", "people"] = Field(alias="with")
    level: BotName | None = None


class DealLine(Message):
    """A game of the same deal; `table` is told where it is public or one's own."""

    table: str | None
    names: list[str]
    ranks: list[int]
    scores: list[int]
    moments: int
    asked: bool  # whether it is the table that was asked about
    updated: float


class DealList(Message):
    """Finished games of one deal, the first one first."""

    deals: list[DealLine]


class AskPosition(Message):
    """A position to be checked, as JSON or as its text."""

    position: dict[str, Any] | Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]
    eyes: Eyes = "open"


class PositionInfo(Message):
    """A sound position: how it looks, who must choose and what they may choose."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    view: dict[str, Any]
    legal: list[str]
    sets: list[StepSet]
    to_act: list[int]
    ended: bool


class AskPicture(AskPosition):
    """A position to be drawn, by day or by night."""

    dark: bool = False


class EditorChange(Message):
    """Another value in a place of a field of a position."""

    field: Annotated[str, StringConstraints(max_length=40)]
    at: list[Annotated[int, Field(ge=0, le=99)]] = Field(default_factory=list, max_length=3)
    value: int | Annotated[str, StringConstraints(max_length=40)]


class EditPosition(Message):
    """A position and what is to be changed in it; nothing, to have it checked."""

    position: dict[str, Any] | Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]
    changes: list[EditorChange] = Field(default_factory=list, max_length=100)


class EditorChoice(Message):
    """A value that a field can hold, its word, and the axis that the word is a place of."""

    value: int | str
    word: str
    axis: str | None


class EditorField(Message):
    """A field of a position: what its dimensions count, and what it can hold."""

    name: str
    axes: list[str]
    low: int
    high: int
    flag: bool
    fine: bool
    choices: list[EditorChoice]


class EditorSchema(Message):
    """The fields of a game's positions; `points` are the axes whose places one points at on the board."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    axes: dict[str, list[str]]
    points: list[str]
    fields: list[EditorField]


class EditorAnswer(Message):
    """A position after changes: how it looks, or the sentence that says what is wrong with it.

    What an audit found has a code (`FLAWS` in `messages.ts`), which a page words in the reader's language.
    """

    form: EditorSchema
    position: dict[str, Any]
    flaw: str | None
    code: str | None
    shown: PositionInfo | None


MODELS = (
    NewStudy, LineStart, StudyLine, StudyTree, StudyChange, StudyPath, StudyLook, StudyPicture, StudyView, AskAnalysis,
    AnalysisCandidate, AnalysisDecision, AnalysisSummary, AnalysisBot, Analysis, AnalysisState, StudyInfo, StudyEntry,
    StudyList, AskJudgement, PlayStudy, PlayAgain, DealLine, DealList, AskPosition, PositionInfo, AskPicture,
    EditorChange, EditPosition, EditorChoice, EditorField, EditorSchema, EditorAnswer,
)  # fmt: skip
INPUTS = (
    NewStudy, AskJudgement, StudyLook, StudyPicture, AskAnalysis, AskPosition, AskPicture, EditorChange, EditPosition,
    PlayAgain, StudyPath, LineStart,
)  # fmt: skip
