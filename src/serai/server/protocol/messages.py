"""The messages of the live protocol and of the HTTP API: the single source of their types.

`serai.server.typescript` writes the same types for the browser. Every model forbids what it does not name, so that a
client learns of a mistake at once; `docs/protocol.md` tells the story of a connection.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, WithJsonSchema

from serai.server.base.errors import Refused
from serai.server.base.stages import SeatStage, TableStage

PROTOCOL = 2
LONGEST_STEP = 200
LONGEST_CHAT = 300
LONGEST_NAME = 24
LONGEST_LABEL = 40
MOST_STEPS = 60  # in one message: more than any turn has
MOST_SEATS = 8  # more than any game has
MOST_HOLIDAYS = 30  # of a table
LARGEST_NUMBER = 2**53 - 1  # what every JSON reader keeps exact

CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
TABLE_PATTERN = r"^[A-Za-z0-9_-]{22}$"
TableId = Annotated[str, StringConstraints(pattern=TABLE_PATTERN)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
StepName = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_STEP)]
DisplayName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}$")]
Label = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_LABEL)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
LineId = Annotated[str, StringConstraints(pattern=r"^w?[1-9][0-9]{0,8}$")]  # `w`: of those who watch
Speaker = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
Phrase = Literal["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "good-game"]
Sign = Literal["like", "laugh", "wow", "clap", "hmm"]
Date = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")]
EVENT_SCHEMA = {"type": "object", "properties": {"event": {"type": "string"}}, "required": ["event"]}
GameEvent = Annotated[dict[str, Any], WithJsonSchema(EVENT_SCHEMA)]  # each game declares its own


class Message(BaseModel):
    """Anything that travels: exact types, nothing unknown."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---------------------------------------------------------------- what a client sends


class Hello(Message):
    """The first message on a socket: which version the client has seen with which seats, if any."""

    type: Literal["hello"]
    protocol: Count  # one that the server does not speak is answered with `other-protocol`
    version: Count | None = None
    seats: list[SeatNumber] = Field(default_factory=list, max_length=MOST_SEATS)


class Command(Message):
    """Something that a client wants done. The same id again gets the same answer and does nothing twice."""

    id: CommandId


class Sit(Command):
    """Sit down, on a given seat or the first that is free."""

    type: Literal["sit"]
    seat: SeatNumber | None = None
    name: DisplayName | None = None  # of somebody who shares the screen; else one's own
    instead: SeatNumber | None = None  # the own seat that one stands up from


class Leave(Command):
    """Stand up before the start; during play a bot takes the seat."""

    type: Literal["leave"]
    seat: SeatNumber


class Fill(Command):
    """Put a bot on a seat, or on all that are free."""

    type: Literal["fill"]
    bot: BotName
    seat: SeatNumber | None = None


class Dismiss(Command):
    """Send a bot away before the start."""

    type: Literal["dismiss"]
    seat: SeatNumber


class AddSeat(Command):
    """Put one more free seat to the table before the start."""

    type: Literal["add-seat"]


class RemoveSeat(Command):
    """Take a free seat away before the start; those behind it move up."""

    type: Literal["remove-seat"]
    seat: SeatNumber


class Start(Command):
    """Begin to play."""

    type: Literal["start"]


class Play(Command):
    """Make the steps of a turn, all or none, or change a secret choice before the reveal.

    `token` is that of the update that the steps were chosen on. A list ends at the latest with the step after which
    the seat learns something: a draw, a reveal or another seat's choice.
    """

    type: Literal["play"]
    seat: SeatNumber
    steps: list[StepName] = Field(min_length=1, max_length=MOST_STEPS)
    token: Count


class Undo(Command):
    """Take back the seat's own last step, as far as the rules of taking back go."""

    type: Literal["undo"]
    seat: SeatNumber
    token: Count


class Resign(Command):
    """Give the seat to a bot; the holder may come back."""

    type: Literal["resign"]
    seat: SeatNumber


class Return(Command):
    """Take the seat back from the bot that stands in."""

    type: Literal["return"]
    seat: SeatNumber


class Away(Command):
    """Be on holiday until a time: the days of one's seat do not count; without a time one is back."""

    type: Literal["away"]
    seat: SeatNumber
    until: Annotated[float, Field(ge=0, le=LARGEST_NUMBER)] | None = None


class Chat(Command):
    """Say something to the table: one line of plain text."""

    type: Literal["chat"]
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT)]


class Say(Command):
    """Say one of some phrases, which everybody reads in their own language."""

    type: Literal["say"]
    phrase: Phrase


class React(Command):
    """React to a line of chat by a sign, or take that back."""

    type: Literal["react"]
    line: LineId
    sign: Sign
    off: bool = False


class Hush(Command):
    """As the host: somebody who has spoken here is not to speak here any more, or may again."""

    type: Literal["hush"]
    by: Speaker
    off: bool = False


class Rematch(Command):
    """Open the same table again after the end."""

    type: Literal["rematch"]


class Try(Message):
    """Ask in private what some steps would lead to, as far as the seat can know it; nothing is played or stored."""

    type: Literal["try"]
    id: CommandId
    seat: SeatNumber
    token: Count
    steps: list[StepName] = Field(max_length=MOST_STEPS)
    ahead: bool = False  # as if it were the seat's turn already, while others choose


AnyCommand = Annotated[
    Sit
    | Leave
    | Fill
    | Dismiss
    | AddSeat
    | RemoveSeat
    | Start
    | Play
    | Undo
    | Resign
    | Return
    | Away
    | Chat
    | Say
    | React
    | Hush
    | Rematch,
    Field(discriminator="type"),
]
FromClient = Annotated[
    Hello
    | Try
    | Sit
    | Leave
    | Fill
    | Dismiss
    | AddSeat
    | RemoveSeat
    | Start
    | Play
    | Undo
    | Resign
    | Return
    | Away
    | Chat
    | Say
    | React
    | Hush
    | Rematch,
    Field(discriminator="type"),
]
read_command: TypeAdapter[Any] = TypeAdapter(AnyCommand)
read_message: TypeAdapter[Any] = TypeAdapter(FromClient)


# ---------------------------------------------------------------- what a table is


class ClockRules(Message):
    """How time is kept: `live` gives seconds per player and a bonus per turn, `days` so many days per turn.

    With days a `bank` lasts for the whole game: what a turn takes beyond its days comes out of it. Weekends and
    `holidays` (dates) do not count; they are days of the `zone`, by its IANA name. `away` is how many days in all each
    player may be on a holiday of their own.
    """

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Field(ge=5, le=86_400)] = 600
    bonus: Annotated[int, Field(ge=0, le=3_600)] = 10
    days: Annotated[int, Field(ge=1, le=30)] = 3
    bank: Annotated[int, Field(ge=0, le=60)] = 0
    zone: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None
    weekends: bool = False  # whether Saturdays and Sundays are off
    holidays: list[Date] = Field(default_factory=list, max_length=MOST_HOLIDAYS)
    away: Annotated[int, Field(ge=0, le=60)] = 0


class MemberMark(Message):
    """What shows a member beside their name: where their page is, and their colour."""

    handle: str
    colour: str


class SeatInfo(Message):
    """A seat as everybody sees it; `yours` is the only word that depends on who looks."""

    seat: int
    stage: SeatStage
    name: str | None
    bot: str | None
    hurried: bool  # whether its bot made the last choice in less than its usual time, as the house was full
    host: bool  # whether who holds it is the host, who may fill, remove, start and close
    kept: str | None  # the name of who played here before, whom a free seat of a rematch is kept for
    member: MemberMark | None  # of a person whom others may look up
    yours: bool
    connected: bool  # whether the person who holds the seat has a live connection
    left: float | None  # seconds on the clock at the time of the message
    running: bool
    until: float | None  # when the time of a turn of days runs out, with all that does not count
    bank: float | None  # seconds left of the bank, with days that have one
    away: float | None  # until when its player is on holiday
    away_left: float | None  # seconds of holiday that its player may still take, with days that allow some


class Preparing(Message):
    """What of a game is being compiled, once on a machine: its rules, simple bots or the search of strong ones."""

    stage: Literal["rules", "bots", "search"]
    progress: float  # from 0 to 1


class You(Message):
    """What a visitor may do at a table before the game, beside what the seats say, and how they stand in its talk."""

    host: bool  # whether they may fill, remove, start and close
    kept: list[int]  # free seats that are kept for them
    removed: bool  # whether the host has sent them away: they do not sit down here again
    by: str | None = None  # what others know them as, if they have spoken here
    hushes: bool = False  # whether they may hush those who have spoken here
    hushed: list[str] = Field(default_factory=list)  # those whom they have hushed


class TableInfo(Message):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    rules: int
    players: int
    options: dict[str, Any]
    public: bool
    aids: bool  # whether players may ask for lists of moves and for hints
    rated: bool  # whether it counts for the ratings of its players
    stage: TableStage
    clock: ClockRules
    seats: list[SeatInfo]
    token: int  # changes when something is settled; `play` and `undo` name it
    moments: int  # positions to look back at; the last one is now
    waiting: list[int]  # seats that must choose now
    seed_hash: str
    again: bool  # whether it plays the deal of an earlier game, whose players know what will be drawn
    evening: str | None  # the evening that it is part of
    sealed: bool  # whether other tables play the same deal, so that nobody else sees anything of it
    prepared: bool  # whether it began from a position of its opener's making, who then knows what it hid
    seed: str | None  # told at the end
    scores: list[int]
    ranking: list[int]
    rematch: str | None
    rematch_by: int | None  # the seat that asked for it
    opened: float
    called: bool  # whether it starts by itself as soon as the game is prepared
    preparing: Preparing | None  # what this table waits for until it is compiled
    held: bool  # whether its bots wait, as enough was stored for today for whoever opened it
    watchers: int  # guests who are here without a seat; who they are is told to nobody


class StepSet(Message):
    """Legal steps that are not listed one by one: the deed with any of these names, at least one."""

    deed: str
    of: list[str]


class Perspective(Message):
    """What one seat (None: a spectator) may know now, and what it may do: the steps of `legal` and of `sets`."""

    seat: int | None
    view: dict[str, Any] | None  # None before the start
    legal: list[str]
    sets: list[StepSet]
    undo: bool


class Utterance(Message):
    """A line of chat or a reaction to one: by whom, as others know them, and who has reacted how, as of now.

    What begins with `+` stands for a member, with `~` for a guest.
    """

    line: str | None
    by: str | None  # None in logs of old
    phrase: Phrase | None
    reactions: dict[str, list[str]]


class Happening(Message):
    """Something that happened at the table; `events` are the game's own, in ids and arguments."""

    version: int
    at: float
    kind: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    moments: int = 0  # how many moments of the game it made: one for the deal and for each step
    said: Utterance | None = None  # of chat, reactions and who was hushed
    events: list[GameEvent] = Field(default_factory=list)


# ---------------------------------------------------------------- what the server sends


class Ack(Message):
    """The command is done and stored; `version` is the table's version that shows it. Comes with it where it can."""

    type: Literal["ack"] = "ack"
    id: str
    version: int
    table: str | None = None  # the new table of a rematch


class Update(Message):
    """The table now. `since` is the version that `happened` follows; None for a snapshot (recent chat and removals)."""

    type: Literal["update"] = "update"
    protocol: int = PROTOCOL
    version: int
    since: int | None
    happened: list[Happening]
    table: TableInfo
    perspectives: list[Perspective]
    you: You
    acks: list[Ack]


class PerspectiveChange(Message):
    """How one seat's view has changed, as lists of changes that follow each other, and what it may do now."""

    seat: int | None
    view: list[list[list[Any]]]
    legal: list[str]
    sets: list[StepSet]
    undo: bool


class Change(Message):
    """How the table differs from what this socket was told last.

    A change is `[path, value]` (another value at a path of keys and places) or `[path]` (that key is gone).
    """

    type: Literal["change"] = "change"
    version: int
    since: int
    happened: list[Happening]
    table: list[list[Any]]
    perspectives: list[PerspectiveChange]  # of the same seats, in the same order
    you: You | None = None  # left out while it is as before
    acks: list[Ack]


class Problem(Message):
    """Something was not done: a stable code with its arguments, the rule that refused if one did, and a sentence."""

    type: Literal["error"] = "error"
    id: str | None
    code: str
    rule: str | None
    args: dict[str, str | int | list[int]]
    message: str  # in English, for programs and terminals; a page words the code in the reader's language

    @classmethod
    def of(cls, refused: Refused, id: str | None = None) -> Problem:
        """The message of a refusal; `id` is that of the command."""
        args = dict(refused.refusal.args)
        return cls(id=id, code=refused.code, rule=refused.rule, args=args, message=str(refused))


class Trial(Message):
    """What the steps of a Try would lead to. `ended`: the turn passes on, or what comes next cannot be known."""

    type: Literal["trial"] = "trial"
    id: str
    view: dict[str, Any]
    legal: list[str]
    sets: list[StepSet]
    events: list[GameEvent]
    ended: bool


FromServer = Update | Change | Ack | Trial | Problem


# ---------------------------------------------------------------- the HTTP API


class NewTable(Message):
    """A table to open. `bots` fill seats from the last one down; `sit` gives the opener the first seat.

    With a `position` (the JSON of a state, as `serai hint` and `State.position` know it) the game begins there.
    """

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    players: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    options: dict[Annotated[str, StringConstraints(max_length=40)], str | int | None] = Field(
        default_factory=dict, max_length=40
    )
    bots: list[BotName] = Field(default_factory=list, max_length=MOST_SEATS)
    clock: ClockRules = Field(default_factory=ClockRules)
    public: bool = False
    sit: bool = True
    aids: bool = True  # whether players may ask for lists of moves and for hints
    rated: bool = False  # whether it counts for ratings: members alone, without aids, from a fresh deal
    position: dict[str, Any] | None = None


class Opened(Message):
    """The id of a new table."""

    table: str


class Me(Message):
    """The visitor as the server knows them."""

    name: str
    member: bool = False
    handle: str | None = None  # what others call a member by in addresses
    host: bool = False  # whether the member looks after the house
    locked: bool = False  # whether the house is for members, and this is none


class Rename(Message):
    """A new display name."""

    name: DisplayName


class SeatLink(Message):
    """A private link that moves a seat to whoever opens it; it works once."""

    path: str


class SeatDevices(Message):
    """What a private link has done for one's seat: whether one is good now, and how many devices have come by one."""

    link: bool
    devices: int
    owner: bool  # whether one sat down oneself: only then can links be revoked and devices be sent away


class ClaimSeat(Message):
    """The secret part of a private seat link."""

    key: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class MomentLine(Message):
    """A moment of the game in its log: when it was, and what had happened since the one before."""

    moment: int
    at: float
    events: list[GameEvent]


class MomentList(Message):
    """The log of the game from the deal (moment 0) to now (moment `count` - 1), as far as a viewer may know it."""

    count: int
    lines: list[MomentLine]


class Moment(Message):
    """A past position as a viewer may know it; nothing can be chosen there."""

    moment: int
    count: int
    view: dict[str, Any]
    legal: list[str]
    events: list[GameEvent]


class AskHint(Message):
    """Ask what a strong bot would do on one's own seat."""

    seat: SeatNumber
    token: Count


class AskCoach(Message):
    """Ask the coach about the steps that one's own seat has made last."""

    seat: SeatNumber
    steps: list[StepName] = Field(min_length=1, max_length=MOST_STEPS)


class HintReason(Message):
    """What a turn brings: a code of the game, how much of it, and what else its words need (a seat, a palace, ...)."""

    code: str
    amount: float
    args: dict[str, int | str]


class Coaching(Message):
    """The step that gave much away, the one that was stronger, and the part of the victory that it cost; or nothing.

    `turn` is the turn that begins with the stronger step, `reasons` say what it brings.
    """

    step: str | None = None
    better: str | None = None
    cost: float = 0.0
    turn: list[str] = []
    reasons: list[HintReason] = []


class SeatKnowledge(Message):
    """What one's own seat knows, as a position that fits it: any program's bot can imagine the rest from there."""

    seat: SeatNumber
    token: Count
    position: dict[str, Any]


class Advice(Message):
    """A step that the bot thought about: its share of the bot's thoughts, and the expected share of the victory.

    `turn` is the whole turn that the bot would make with it, as far as the seat can know, and `reasons` say what it
    brings; only the best have more than the step itself, and reasons.
    """

    step: str
    share: float
    win: float | None  # None: the bot does not tell
    turn: list[str]
    reasons: list[HintReason]


class Hint(Message):
    """What a strong bot thinks of the legal steps, the best first."""

    candidates: list[Advice]


class Moves(Message):
    """Complete moves as the game's rulebook tells them; none where the table does not allow such aids."""

    allowed: bool
    token: int
    moves: list[dict[str, Any]]


class TableLine(Message):
    """A table in a list."""

    id: str
    game: str
    title: str
    stage: TableStage
    public: bool
    rated: bool = False
    players: int
    free: int
    names: list[str]
    ranking: list[int]
    updated: float
    clock: ClockRules | None = None  # None in lists of old, as the others here
    options: dict[str, Any] = Field(default_factory=dict)  # those that are not as usual
    seats: list[SeatStage] = Field(default_factory=list)
    members: list[bool] = Field(default_factory=list)  # whether a member sat down there
    kept: int = 0  # free seats that wait for somebody
    awaited: bool = False  # whether it waits for a choice of who asks; only among one's own
    until: float | None = None  # with a clock of days, when the first of those who are awaited runs out of time


class TableList(Message):
    """Tables, the latest first."""

    tables: list[TableLine]


class GameOption(Message):
    """An option of a game, as it describes itself: one of some words (`choices`), or a number."""

    name: str
    kind: str
    meaning: str
    rule: str
    default: str | int | None
    choices: list[str] | None = None
    warnings: dict[str, str] | None = None  # what a table should know about a word
    low: int | None = None
    high: int | None = None
    off: str | None = None


FromTo = Annotated[list[int], Field(min_length=2, max_length=2)]


class GameInfo(Message):
    """A game that can be played here, as its rulebook describes it."""

    name: str
    title: str
    summary: str
    players: FromTo
    usual_players: int
    minutes: FromTo
    rules: int  # the version of its rules
    options: list[GameOption]
    box: dict[str, Any]  # each game declares its own
    bots: list[str]
    preparing: Preparing | None  # what is not ready yet; a table needs the rules, bots that search the search


class GameList(Message):
    """The games that can be played here."""

    games: list[GameInfo]


class RulesText(Message):
    """The rules of a game by their ids, in English; `page` shows them to people, with each id as an anchor."""

    game: str
    title: str
    page: str
    rules: dict[str, str]


class SceneInfo(Message):
    """A scene of a lesson; its texts by language and name, none where the client has words for them."""

    id: str
    seat: SeatNumber
    players: int
    options: dict[str, Any]
    rules: list[str]
    texts: dict[str, dict[str, str]]


class LessonInfo(Message):
    """A lesson: scenes of one game in their order."""

    id: str
    game: str
    minutes: int
    texts: dict[str, dict[str, str]]
    scenes: list[SceneInfo]


class LessonList(Message):
    """The lessons that are taught here."""

    lessons: list[LessonInfo]


class PlayLesson(Message):
    """Play a scene: after the steps that were right so far some more; with `trial` they are tried out only."""

    played: list[StepName] = Field(default_factory=list, max_length=MOST_STEPS)
    steps: list[StepName] = Field(default_factory=list, max_length=MOST_STEPS)
    trial: bool = False


class LessonMoment(Message):
    """A scene after some steps: the table as the player sees it, and the name of the text that the guide says.

    A `wrong` step has changed nothing. `example` would do the task that comes now, of which so many are done.
    """

    verdict: Literal["begun", "right", "wrong", "done"]
    say: str
    task: int
    example: list[str]
    view: dict[str, Any]
    legal: list[str]
    sets: list[StepSet]
    events: list[GameEvent]
    ended: bool


class PuzzleLine(Message):
    """A puzzle in a list."""

    id: str
    level: Literal["easy", "medium", "hard"]
    players: int


class PuzzleShelf(Message):
    """The puzzles of a game, and the id of today's."""

    game: str
    today: str
    puzzles: list[PuzzleLine]


class PuzzleList(Message):
    """All puzzles; `day` is the date of UTC that chose today's."""

    day: str
    shelves: list[PuzzleShelf]


class PuzzleSteps(Message):
    """Some steps in the position of a puzzle: to try out, or as the answer, of which the first one counts."""

    steps: list[StepName] = Field(max_length=MOST_STEPS)


class PuzzleTrial(Message):
    """What some steps in the position of a puzzle lead to."""

    view: dict[str, Any]
    legal: list[str]
    sets: list[StepSet]
    events: list[GameEvent]
    ended: bool


class PuzzleTask(PuzzleTrial):
    """A puzzle: what one seat knows and may choose."""

    id: str
    game: str
    players: int
    seat: SeatNumber
    level: Literal["easy", "medium", "hard", "own"]
    options: dict[str, Any]


class PuzzleTurn(PuzzleTrial):
    """A turn and what it leads to, as far as the seat can know."""

    steps: list[str]


class PuzzleChoice(Message):
    """A step that was judged: the expected share of the victory, so much more or less at 95 %."""

    step: str
    win: float
    interval: float


class PuzzleAnswer(Message):
    """Whether an answer was right, the best turn and its rival, and how others did: people, and bots by level."""

    right: bool
    step: str
    best: PuzzleTurn
    rival: PuzzleTurn
    yours: PuzzleTurn
    candidates: list[PuzzleChoice]
    found: dict[str, float]
    simulations: int
    tried: int
    solved: int


class Health(Message):
    """Whether the server can read and write."""

    ok: bool
    version: str
    prepared: bool  # whether all games are compiled


class Ready(Message):
    """Whether people should be sent to this server now."""

    ready: bool
    why: str  # ready, starting, compiling, unwritable or stopping


API_MODELS = (
    NewTable, Opened, Me, Rename, SeatLink, SeatDevices, ClaimSeat, MomentLine, MomentList, Moment, AskHint, HintReason,
    Advice, AskCoach, Coaching, Hint, Moves, TableLine, TableList, GameOption, GameInfo, GameList, RulesText, SceneInfo,
    LessonInfo, LessonList, PlayLesson, LessonMoment, Health, Ready,
    PuzzleLine, PuzzleShelf, PuzzleList, PuzzleSteps, PuzzleTrial, PuzzleTask, PuzzleTurn, PuzzleChoice, PuzzleAnswer,
)  # fmt: skip
SOCKET_MODELS = (
    Hello, Try, Sit, Leave, Fill, Dismiss, AddSeat, RemoveSeat, Start, Play, Undo, Resign, Return, Away, Chat, Say,
    React, Hush, Rematch, ClockRules, SeatInfo, TableInfo, StepSet, Perspective, Utterance, Happening, Ack,
    Update, PerspectiveChange, Change, Trial, Problem,
)  # fmt: skip
