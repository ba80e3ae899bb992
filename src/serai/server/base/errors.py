"""Error codes: every reason why the server refuses something. `web/src/words` has words for each; a test compares.

What a database does not store is told by exceptions of its own.
"""

from __future__ import annotations

from serai.engine.errors import SeraiError
from serai.engine.refusals import Code, Refusal

CONFLICT = 409  # the HTTP status of most refusals: not as things are now


class Why(Code):
    """The reasons, with their arguments in braces and the HTTP status."""

    def __init__(self, sentence: str, status: int = CONFLICT) -> None:
        super().__init__(sentence)
        self.status = status

    # tables
    NO_TABLE = "There is no such table here.", 404
    UNREADABLE_TABLE = "The log of this table does not replay, so it is closed. Its host can find out more.", 410
    NOT_BEGUN = "The game has not begun: players sit down, then somebody starts it."
    GOING_ON = "The game is going on: seats cannot be changed until its end."
    FINISHED = "The game is over: a rematch opens a new table."
    CLOSED = "This table was closed before a game began."
    WRONG_STAGE = "This cannot be done at this point of the game."
    NO_REMATCH_YET = "A rematch comes after the end of the game."
    NOT_OVER = "That can be seen when the game is over.", 403
    PREPARED = "A game from a prepared position has a record when it is over."
    BAD_TABLE = "Such a table cannot be opened.", 422
    UNKNOWN_ZONE = "There is no time zone {zone}.", 422
    NO_ZONE = "Days off are days of a time zone: name one.", 422
    NO_SUCH_DAY = "There is no day {date}.", 422
    TOO_MANY_PUBLIC = "You have {most} public tables that wait for players; start or close one of them.", 429
    TOO_MANY_WAITS = (
        "People at your address wait at {most} public tables of others already; play, or leave one of them.",
        429,
    )
    TOO_MANY_TABLES = "You have too many unfinished tables; finish or leave some.", 429
    # seats
    EMPTY_SEATS = "Still free: {free:seat|seats}. Wait for players, or fill with bots."
    SEATS_FIXED = "This table has {low} to {high} seats."
    TABLE_FULL = "No seat is free."
    TOO_MANY_BOTS = "There are {free:seat|seats} for bots, not {bots}.", 422
    NO_SEAT = "There is no seat {number}: the seats are 0 to {last}.", 422
    SEAT_TAKEN = "Seat {seat} is taken."
    SEAT_FREE = "Nobody holds seat {seat}."
    NOT_YOUR_SEAT = "Seat {seat} is not yours.", 403
    NO_BOT = "No bot sits on seat {seat}."
    NO_PERSON = "No person plays seat {seat} now."
    NO_STAND_IN = "No bot stands in on seat {seat}."
    STAND_IN_PLAYS = "A bot plays this seat; take it back first."
    WRONG_SEAT_STAGE = "This seat cannot change like that now."
    SEATED = "You have a seat here already."
    SEAT_KEPT = "Seat {seat} is kept for somebody who played before."
    REMOVED = "The host of this table has removed you from it.", 403
    NOT_HOST = "Only the host of the table can do that.", 403
    NOT_SEATED = "Only those who sit at the table can do that.", 403
    RATED_PLAIN = "A rated game has no hints and begins with a fresh deal of its own.", 422
    RATED_MEMBERS = "This game is rated: members alone can sit down here.", 403
    RATED_ONCE = "This game is rated: everybody has one seat."
    RATED_APART = "This game is rated, and somebody from your address sits here already.", 403
    RATED_BOTS = "At a rated table only our own bots can play.", 422
    NO_HOLIDAYS = "The clock of this table has no holidays for its players."
    HOLIDAY_OVER = "A holiday ends later than now.", 422
    HOLIDAY_TOO_LONG = "You have {hours:hour|hours} of holiday left in this game."
    UNKNOWN_BOT = "There is no bot {bot} for this game.", 422
    # commands
    STALE = "The table has moved on since you chose; look again."
    PAST_KNOWLEDGE = (
        "What comes after one of these steps is not known yet: "
        "a list of steps ends with the one that draws, reveals or lets another seat choose."
    )
    NO_PLAN_AHEAD = "Your next turn cannot be planned yet: what it begins with is not known."
    YOUR_TURN_NOW = "It is your turn: play it."
    MANY_PLANS = "At most {most} plans wait for one turn; remove one first."
    PLAN_BRINGS_OTHER = "It would bring something else now than when you planned it."
    CHANGED_OFTEN = "You have changed your mind often enough: play on, and you may again.", 429
    MUCH_STORED = "What may be stored for one visitor in a day is used up; wait a while.", 429
    ENOUGH_HERE = "You have done that often enough at this table; play on, or open another.", 429
    EMPTY_LINE = "This line shows nothing.", 422
    HUSHED = "The host of this table does not let you speak here.", 403
    NO_LINE = "That line is not here, or too old.", 404
    NO_SPEAKER = "Nobody of that name has spoken here.", 404
    ONESELF = "That is yourself.", 422
    REPORTED = "You have reported this person at this table already; the host of the house will look at it."
    OTHERS_TALK = "You can react to the lines of those whom you talk to.", 403
    NO_MOMENT = "There is no moment {number}: they go from 0 to {last}.", 404
    NO_RULES = "There is no text of the rules of {game} here.", 404
    NO_LESSON = "There is no such lesson here, or no such scene in it.", 404
    BAD_LESSON = "This scene has a fault, so it cannot be played; the host can find out more.", 500
    NO_PUZZLE = "There is no such puzzle here.", 404
    # studies
    NO_STUDY = "There is no such study here.", 404
    NOT_YOUR_STUDY = "Only who opened this study can change it.", 403
    STUDY_OF_WHAT = "A study is of one thing: a finished table, a record or a position.", 422
    STUDY_LATER = "A game can be studied when it is over."
    BAD_RECORD = "This record cannot be read: {reason}", 422
    BAD_POSITION = "This position cannot be used: {reason}", 422
    BAD_TREE = "Line {line}: {reason}", 422
    CHANGED_ELSEWHERE = "This study was changed elsewhere since you opened it; look again."
    MANY_STUDIES = "You keep {most} studies, which is as many as fit; delete one of them.", 429
    NOTHING_TO_JUDGE = "There is no decision to judge in this game."
    GAMES_WAIT = "{most} games wait to be analysed, which is as many as fit; try again later.", 429
    NO_ANALYSIS = "This server analyses no games: its host has given that no process.", 503
    NO_CHOICE = "Nobody has a choice at this position."
    STUDY_OVER = "The game is over there: there is nothing left to play."
    AGAIN_LATER = "The same deal can be played again when the game is over."
    DEAL_GOES_ON = "You play this deal at another table; end that game first."
    NOT_ALONE = "The coach helps at tables of one person against bots only.", 403
    NO_AIDS = "This table was opened without such aids.", 403
    BEING_PREPARED = "The bot that gives hints is still being compiled; try again in a minute.", 503
    UNKNOWN_COMMAND = "There is no command {command}.", 422
    # tournaments
    NO_EVENING = "There is no such evening here.", 404
    NOT_DIRECTOR = "Only who directs the evening can do that.", 403
    EVENING_OVER = "This evening is over."
    EVENING_NOT_BEGUN = "This evening has not begun."
    EVENING_ROUND = "A round is being played; that can be done in the break after it."
    EVENING_FEW = "It takes {least} players at the least."
    EVENING_FULL = "An evening has at most {most} players."
    EVENING_DOOR = "The director lets nobody join any more.", 403
    EVENING_MEMBERS = "This evening is for members: make an account, or sign in.", 403
    EVENING_BANNED = "The director has removed you from this evening.", 403
    EVENING_PUBLIC = "Only members' evenings stand in the list; others come by the link.", 403
    EVENING_TABLE = "This table is part of an evening, which leads you to the next one."
    MANY_EVENINGS = "You have {most} evenings that are not over; finish one of them.", 429
    BAD_RANKS = "Ranks are counted from 1, one for each seat; equal ones share: 1, 1, 3.", 422
    SEALED = "Other tables play the same deal: this can be seen when the round is over.", 403
    # the connection
    OTHER_PROTOCOL = "This server speaks another protocol: reload the page, or take a newer program."
    NO_HELLO = "Say hello first."
    BAD_MESSAGE = "This is no message that the server knows.", 422
    BAD_REQUEST = "This is no request that the server knows.", 422
    HTTP = "The server does not take this request."
    FOREIGN_PAGE = "Requests from other sites' pages are not taken.", 403
    TOO_LARGE = "A request has at most {bytes} bytes.", 413
    TOO_MANY = "Too many {what} in a short time; wait a moment.", 429
    UNSTORED = "The server cannot reach its database now; nothing was done. Try again in a moment.", 503
    BUSY = "The server has too much to do now; try again.", 503
    FAULT = "This is a fault of the server, not yours.", 500
    # visitors
    NO_IDENTITY = "Say who you are first: POST /api/me gives you an identity.", 401
    BAD_NAME = "A name has at least one letter.", 422
    BAD_LINK = "This seat link is not one of this server's, or not whole.", 403
    NAME_TAKEN = "A member has this name, or one that looks like it; choose another."
    NAME_RESERVED = "This name is one of the bots' or of the house; choose another."
    NO_MEMBER = "You have no account yet.", 403
    MEMBER_ALREADY = "You have an account already."
    NO_PASSKEYS_HERE = "Passkeys need an https address with a name, or localhost; this one is not such a one.", 422
    BAD_PASSKEY = "This passkey could not be verified; try again.", 403
    UNKNOWN_PASSKEY = "No account of this server has this passkey.", 403
    OLD_CHALLENGE = "That took too long, or was sent twice; try again.", 403
    MANY_PASSKEYS = "An account has at most {most} passkeys; remove one first."
    LAST_PASSKEY = "This is not one of your passkeys, or the last one, which stays."
    PROVE_AGAIN = "Prove by your passkey that it is you, then try again.", 403
    MEMBERS_ONLY = "This house is for its members: sign in, or come by an invitation.", 401
    NO_INVITATION = "This invitation is over or was never one; ask for another.", 403
    MUTED = "The host of this house has muted you for now: play on, but you cannot write.", 403
    ACCOUNT_CLOSED = "The host of this house has closed this account.", 403
    NOT_WELCOME = "The host of this house does not take visitors from your network now.", 403
    # the host's page
    NOT_THE_HOST = "Only the host of the house can do that.", 403
    NO_SUCH_MEMBER = "There is no such member here.", 404
    NO_SUCH_INVITATION = "There is no such invitation.", 404
    NO_SUCH_REPORT = "There is no such report, or somebody has looked at it."
    NO_SUCH_BACKUP = "There is no such backup.", 404
    BACKUP_GOES_ON = "A backup is being made already; wait for its end."
    BACKUP_FAILED = "The backup could not be written; the log tells why.", 500
    LAST_HOST = "A house has a host: name another one first."
    HOST_STAYS = "This member is a host; that must end first."
    NOT_GOING_ON = "This table is over or closed already."
    BAD_CODE = "This is no recovery code, or it was used before.", 403
    NO_PLAYER = "There is no such player here.", 404
    NO_PUSH = "This server calls nobody by push: its host allows no push service.", 503
    BAD_DEVICE = "This device cannot be called: its push service is none that this server knows.", 422
    MANY_DEVICES = "You are called on {most} devices, which is as many as fit; remove one of them."
    NO_DEVICE = "This is not one of your devices.", 404
    NOT_CALLED = "The call did not arrive; try again later.", 502
    NO_MAIL = "This server sends no mails: its host has named no mail server.", 503
    BAD_ADDRESS = "This is no mail address.", 422
    ASKED_ALREADY = "A mail was sent there already; look for it, also among the unwanted ones.", 429
    MANY_ADDRESSES = "You have had enough mails sent to new addresses today; try again tomorrow.", 429
    NO_ADDRESS = "You have no confirmed mail address.", 403
    BAD_LETTER = "This link is not one of this server's, or not whole.", 404
    USED_LINK = "This seat link is over: it was used, revoked or is too old. Ask for a new one.", 403


class Refused(SeraiError):
    """Something that is not done: a refusal, perhaps with its place in a list, and the HTTP status."""

    def __init__(self, refusal: Refusal, *, place: str = "", status: int | None = None) -> None:
        super().__init__(place + refusal.message)
        code = refusal.code
        self.refusal = refusal
        self.code = code.id
        self.rule = code.rule
        self.status = status or (code.status if isinstance(code, Why) else CONFLICT)


class Unstored(Exception):
    """The database cannot be reached, or cannot write: nothing was stored, and trying again later may help."""


class Conflict(Exception):
    """Somebody else wrote that entry of the log first: read it and decide again."""


class GuardFailed(Conflict):
    """What was read before does not hold any more: the guard of a change found no row."""
