# The shell's words. Ids of games have a prefix of their own (bk-, bg-, ft-) and live in the games' folders.

skip-to-content = Skip to content
to-home = Go to the home page
no-page = There is no such page.
one-moment = One moment…
close = Close
save = Save
yes = Yes
no = No
are-you-sure = Are you sure?

## Settings

settings = Settings
account = Account
your-name = Your name
your-name-note = Also used on your seats in unfinished games.
language = Language
language-draft = Not yet read by a native speaker: { $languages }.
appearance = Appearance
theme-system = Same as system
theme-light = Light
theme-dark = Dark
sound = Sound
volume = Volume
sound-on = Play sounds

## Home

home-title = A serai for the night
home-line = Three board games from the Arabian nights. Sit down, play against bots, or send your friends a link.
games = Games
game-bakschisch = Bakschisch
game-bakschisch-line = Close your fist around coins or a thief, open it together with the others, and bribe your way to the throne.
game-bagdad = The Thief of Bagdad
game-bagdad-line = Post your guards, slip your thieves past those of the others, and carry the chests out of six palaces.
game-five-tribes = Five Tribes
game-five-tribes-line = Bid for your turn, sow the tribes from tile to tile, and summon Djinns to help you.
players-from-to = { $from }–{ $to } players
minutes-from-to = { $from }–{ $to } min
play-now = Play now
invite-friends = Invite friends
more-options = More options
my-tables = My tables
awaited-at = { $count ->
    [one] You are awaited at one table.
   *[other] You are awaited at { $count } tables.
}
calls = Calls
my-tables-none = Your tables appear here, so you can come back to them.
tables-to-watch = Tables to join or watch
tables-to-watch-none = Nobody has a public table open right now.
join-by-link = Join with a link
link-example = Link to a table
link-note = Got a link from a friend? You can also just open it.
link-is-bad = This is not a link to a table.
join = Join
stage-open = { $free ->
    [0] not started
    [one] 1 seat free
    *[other] { $free } seats free
}
stage-playing = playing
stage-over = finished
stage-closed = closed

## A new table

new-table = New table: { $game }
players = Players
against = Against
against-bots = bots
against-friends = friends, with a link
against-screen = people sharing this screen
player-number = Player { $number }
name-of-player = Name
level = Strength of the bots
clock = Clock
clock-none = no clock
clock-quick = 5 min each + 10 s per turn
clock-slow = 15 min each + 20 s per turn
clock-days = 3 days per turn
public-table = Anyone can find and watch this table
aids-allowed = Players may ask for hints and look up possible moves
options-of-the-game = Game options
option-off = no limit
open-table = Open the table
preparing-home-rules = Being prepared, once on this machine: { $percent }%.
preparing-home-bots = You can play. The bots are being prepared: { $percent }%.
preparing-home-search = You can play. The strongest bots are being prepared: { $percent }%.
preparing-table-rules = This game is being prepared, once on this machine: { $percent }%.
preparing-table-bots = The bots are being prepared: { $percent }%. They play as soon as they can.
preparing-table-search = The strongest bots are being prepared: { $percent }%. They play as soon as they can.
bots-held = The bots wait: what may be stored in a day for whoever opened this table is used up. They go on by themselves.
starts-by-itself = The game begins by itself as soon as it is ready.
begin = Begin
bot-random = Random
bot-novice = Novice
bot-merchant = Merchant
bot-cadi = Cadi
bot-vizier = Vizier
bot-caliph = Caliph
bot-simurgh = Simurgh

## Before the game

invite-title = Invite friends
invite-line = Send this link. Whoever opens it can take a free seat, without an account.
link-to-table = Link to this table
copy-link = Copy the link
link-copied = Link copied.
seat-whole = All that { $name } has
seats = Seats
seat-free = free seat
seat-kept = kept for { $name }
seat-kept-for-you = kept for you
former-player = a former player
guest-name = { $animal ->
    [camel] camel
    [falcon] falcon
    [fox] fox
    [gazelle] gazelle
    [hoopoe] hoopoe
    [ibex] ibex
    [lynx] lynx
    [oryx] oryx
    [stork] stork
   *[swallow] swallow
} { $city ->
    [Basra] of Basra
    [Bukhara] of Bukhara
    [Cairo] of Cairo
    [Damascus] of Damascus
    [Fez] of Fez
    [Kufa] of Kufa
    [Marrakesh] of Marrakesh
    [Mosul] of Mosul
    [Muscat] of Muscat
   *[Samarkand] of Samarkand
}
you = you
sit-down = Sit down
sit-too = Sit here too
stand-up = Stand up
dismiss = Send away
a-bot = Bot
a-bot-stands-in = a bot stands in
fill-and-begin = { $free ->
    [one] Fill 1 seat with a bot and begin
   *[other] Fill { $free } seats with bots and begin
}
table-closed = This table was closed before a game began.
host = host
host-begins = { $name } begins the game.
opener-begins = Whoever opened this table begins the game.
hosting-unseated = You are the host of this table: you may begin without a seat of your own.
remove-sure = Send { $name } away from this table? They cannot sit down here again.
free-seat = Free the seat
close-table = Close the table
close-table-sure = Close this table? No game will be played at it.

## At the table

board = Board
legal-steps = Possible steps
view-as-data = What you may know
to-choose = must choose now
away = away
bot-hurried = { $name } thought less than usual about the last move, as many tables are waiting for bots.
time-left = { $time } left
your-turn = It is your turn.
waiting-for = Waiting for { $names }.
game-over = The game is over.
actions = Actions
go-on = Go on
plan-whole = Your turn is planned: play it, or take steps back.
undo = Undo
plan-is-back = Your plan from before is here again.
hint = Hint
thinking = Thinking…
since-title = Since your last turn
you-watch = You are watching
watchers = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
speed = Moves of the others
speed-slow = slow
speed-normal = normal
speed-instant = at once
speed-step = one at a time
speed-now = Moves of the others: { $speed }.
next-move = Next move
hint-line = A strong bot would choose:
hint-take = Put it into my plan
hint-share = { $share }% of its thinking
hint-why = Why:
brings-only = It is the only legal step.
brings-better = { $amount } % more of the victory than the other steps, at a glance
brings-chances = leaves you about { $amount } % of the victory, at a glance
rules = Rules
contents = Contents
all-rules = All the rules by number
rules-in-english = These are the rules in full, in English. A summary is at the table, under “Rules”.
no-help = There is no summary of this game yet.
table-menu = Table
take-seat-back = Take my seat back
reload-title = Serai has been renewed
reload = Reload
connection-lost = Connection lost. Reconnecting; nothing is lost.
connection-back = Connected again.
log = Log
log-empty = Nothing has happened yet.
talk-drawer = Log and chat{ $unread ->
    [0] {""}
   *[other] , { $unread } new
}
chat = Chat
chat-empty = Say hello to the table.
say-something = Say something
send = Send
member = member
muted-people = Muted people
unmute = Unmute

## The menu of a table

copy-link-to-watch = Copy the link to this table
seat-to-device = Play on another device too
seat-link-note = Open this link on your other device: it works once, and for an hour. Whoever opens it can play your seat.
seat-link-waits = A link to your seat has been made and not been used yet.
seat-devices = { $count ->
    [one] 1 other device can play your seat.
   *[other] { $count } other devices can play your seat.
}
seat-by-link = This device plays the seat by a private link.
revoke-link = Revoke the link
send-devices-away = Send the other devices away
revoke-all = Revoke the link and send the other devices away
link-revoked = The link no longer works.
devices-gone = No other device can play your seat now.
record = Download the record
leave-for-now = Leave for now
leave-note = Your seat stays yours: come back through “My tables” whenever you like.
resign = Let a bot play for me
resign-note = You can take your seat back at any time.
seed-hash = Fingerprint of the secret shuffle (proof of fair play):
curtain-use = Cover the screen when it changes hands

## Several people at one screen

curtain-title = { $name } is next
curtain-line = Pass the screen on; nobody else should look.
curtain-lift = I am { $name }: show the table
curtain-off = Never cover the screen, we have no secrets

## Looking back

look-back = Look back
replay = Replay
looking-back-step = Looking back: turn { $turn } of { $turns }, step { $step } of { $steps }
looking-back-start = Looking back: the start
step-previous = One step back
step-next = One step forward
turn-steps = Step by step
looking-back = Looking back: turn { $turn } of { $turns }
moment = Turn
moment-first = To the start
moment-previous = One turn back
moment-next = One turn forward
moment-last = To the last turn
play-moments = Play
pause = Pause
back-to-now = Back to the game
moments-missed = { $count ->
    [one] 1 new turn
   *[other] { $count } new turns
}
copy-link-to-moment = Copy a link to this moment
through-whose-eyes = Point of view
eyes-of = { $name }’s view
eyes-of-spectator = A spectator’s view
everything-open = Everything revealed

## The end

result = Result
points = { $game ->
    [bakschisch] space { $score }
    [bagdad] { $score ->
        [one] 1 chest
        *[other] { $score } chests
    }
    *[other] { $score ->
        [one] 1 point
        *[other] { $score } points
    }
}
rematch = Rematch
to-rematch = To the rematch
rematch-offered = Somebody would like a rematch.

## Keys

keys = Keys
keys-on = Single-key shortcuts (the rules list them)
key-undo = undo your last step
key-hint = ask for a hint
key-help = these rules
key-talk = log and chat
key-look-back = look back
key-speed = how fast the others’ moves are shown
key-moments = turn by turn through the game; with Shift, step by step
key-play = play or pause the replay
key-live = back to the game

## The log around the game

log-sat = { $name } sits down.
log-left = { $name } stands up.
log-left-removed = { $name } is sent away by the host.
log-filled = A bot sits down: { $bot }.
log-dismissed = A bot is sent away.
log-dismissed-freed = A kept seat is free for anybody now.
log-called = The game begins as soon as it is ready.
log-started = The game begins.
log-undone = { $name } undoes a step.
log-stood-in = A bot plays for { $name } now.
log-stood-in-time = { $name } has run out of time: a bot plays on.
log-stood-in-away = { $name } has been away for a while: a bot plays on.
log-stood-in-resigned = { $name } lets a bot play on.
log-stood-in-left = { $name } has left: a bot plays on.
log-returned = { $name } is back.
log-moved = { $name } plays on another device now.
log-linked = You have made a private link to your seat.
log-unlinked = Links to your seat no longer work, and no other device can play it.
log-joined = A device was added to your seat ({ $name }).
log-rematched = There will be a rematch.
log-unsealed = All tables of the round are over: the deal can be seen.
log-closed = The table is closed.
log-hushed = { $name } is not to speak here any more.
log-hushed-lifted = { $name } may speak here again.

## Why something was not done

refusal-no-connection = The server does not answer.
refusal-no-picture = Your browser could not make this picture; try the SVG.
refusal-unknown = This is not possible now.
refusal-over = The game is over.
refusal-not-your-turn = { $seat } has nothing to choose now; the table waits for { $seats }.
refusal-draw-first = A draw comes first; nobody has anything to choose now.
refusal-no-undo = You can undo only your own steps, and only until something is drawn, revealed or played by somebody else.
refusal-hushed = The host of this table does not let you speak here.
refusal-no-line = That line is no longer here.
refusal-no-speaker = Nobody of that name has spoken here.
refusal-oneself = That is yourself.
refusal-reported = You have reported this person at this table already; the host of the house will look at it.
refusal-others-talk = You can react to the lines of those whom you talk to.
refusal-unknown-step = This page asked for a step that does not exist; load it again.
refusal-impossible-draw = This cannot be drawn now: { $draw }.
refusal-no-table = There is no such table here.
refusal-no-rules = There is no text of the rules of { $game } here.
refusal-unreadable-table = The log of this table is damaged, so it was closed. Its host can find out more.
refusal-not-begun = The game has not begun.
refusal-going-on = The game has begun: seats can be changed after its end only.
refusal-finished = The game is over; a rematch opens a new table.
refusal-closed = This table was closed before a game began.
refusal-wrong-stage = This cannot be done at this point of the game.
refusal-wrong-seat-stage = This seat cannot change like that now.
refusal-no-rematch-yet = A rematch comes after the end of the game.
refusal-empty-seats = { $free ->
    [one] 1 seat is still free: wait for a player, or fill it with a bot.
   *[other] { $free } seats are still free: wait for players, or fill them with bots.
}
refusal-table-full = No seat is free.
refusal-too-many-bots = { $free ->
    [one] There is 1 seat for bots, not { $bots }.
   *[other] There are { $free } seats for bots, not { $bots }.
}
refusal-seat-taken = { $seat }: this seat is taken.
refusal-no-seat = There is no seat with the number { $number }; the last one is { $last }.
refusal-no-bot = { $seat }: no bot sits here.
refusal-no-person = { $seat }: no person plays this seat now.
refusal-no-stand-in = { $seat }: no bot stands in here.
refusal-seat-free = { $seat }: nobody holds this seat.
refusal-not-your-seat = { $seat }: this seat is not yours.
refusal-stand-in-plays = A bot plays this seat; take it back first.
refusal-stale = The table has moved on since you chose; look again.
refusal-not-seated = Only those who sit at the table can do that.
refusal-unknown-bot = There is no such bot for this game: { $bot }.
refusal-unknown-command = The server does not know this command: { $command }.
refusal-not-over = That can be seen when the game is over.
refusal-prepared = A game from a prepared position has a record when it is over.
refusal-no-moment = There is no step { $number }; the last one is { $last }.
refusal-no-puzzle = There is no such puzzle here.
refusal-no-study = There is no such study here.
refusal-not-your-study = Only the person who opened this study can change it.
refusal-study-of-what = A study shows one thing: a finished game, a record or a position.
refusal-study-later = A game can be studied when it is over.
refusal-bad-record = This record cannot be read: { $reason }
refusal-bad-position = This position cannot be used: { $reason }
refusal-bad-tree = { $line }: { $reason }
refusal-changed-elsewhere = This study was changed elsewhere since you opened it; load it again.
refusal-many-studies = You keep { $most } studies, which is as many as fit; delete one of them.
refusal-nothing-to-judge = There is no decision to judge in this game.
refusal-games-wait = { $most } games already wait to be analysed; please try again later.
refusal-no-analysis = This server does not analyse games.
refusal-no-choice = Nobody has a choice at this point.
refusal-study-over = The game is over at this point: there is nothing left to play.
refusal-again-later = The same deal can be played again when the game is over.
refusal-deal-goes-on = You play this deal at another table; end that game first.
refusal-no-evening = There is no such evening here.
refusal-not-director = Only who directs the evening can do that.
refusal-evening-over = This evening is over.
refusal-evening-not-begun = This evening has not begun.
refusal-evening-round = A round is being played; that can be done in the break after it.
refusal-evening-few = It takes at least { $least } players.
refusal-evening-full = An evening has at most { $most } players.
refusal-evening-door = The director lets nobody join any more.
refusal-evening-members = This evening is for members: make an account, or sign in.
refusal-evening-banned = The director has removed you from this evening.
refusal-evening-public = Only members’ evenings stand in the list; others come by the link.
refusal-evening-table = This table is part of an evening, which leads you to the next one.
refusal-many-evenings = You have { $most } evenings that are not over; finish one of them.
refusal-bad-ranks = Ranks are counted from 1, one for each seat; equal ones share: 1, 1, 3.
refusal-sealed = Other tables play the same deal: this can be seen when the round is over.
refusal-not-alone = The coach helps only at tables of one person against bots.
refusal-no-aids = This table was opened without hints and lists of moves.
refusal-being-prepared = The bot that gives hints is still being prepared. Please try again in a minute.
refusal-past-knowledge = What comes after one of these steps is not known yet; play up to there first.
refusal-other-protocol = The server speaks a newer version than this page. Reload the page to go on; nothing gets lost.
refusal-no-hello = This page spoke before it was introduced; load it again.
refusal-bad-message = The server did not understand this page; load it again.
refusal-bad-request = The server did not understand this page; load it again.
refusal-http = The server does not take this request.
refusal-no-identity = The server does not know you; load the page again.
refusal-bad-name = A name has at least one letter.
refusal-bad-link = This seat link is not valid; part of it may be missing.
refusal-used-link = This seat link is over: it was used, revoked or is too old. Ask for a new one.
refusal-name-taken = A member has this name, or one that looks like it; choose another.
refusal-name-reserved = This name belongs to the bots or to the house; choose another.
refusal-no-member = You have no account yet.
refusal-member-already = You have an account already.
refusal-no-passkeys-here = Passkeys need a safe address (https) with a name, or localhost; this page has another one.
refusal-bad-passkey = This passkey could not be verified; try again.
refusal-unknown-passkey = No account here has this passkey.
refusal-old-challenge = That took too long; try again.
refusal-many-passkeys = An account has at most { $most } passkeys; remove one first.
refusal-last-passkey = The last passkey stays; add another one first.
refusal-bad-code = This is no recovery code, or it was used before.
refusal-prove-again = Show your passkey once more, then try again.
refusal-members-only = This house is for its members: sign in, or come by an invitation.
refusal-no-invitation = This invitation is over, or was never one; ask for another.
refusal-muted = The host of this house has muted you for now: play on, but you cannot write.
refusal-account-closed = The host of this house has closed this account.
refusal-not-welcome = The host of this house takes no visitors from your network now.
refusal-not-the-host = Only the host of the house can do that.
refusal-no-such-member = There is no such member here.
refusal-no-such-invitation = There is no such invitation.
refusal-no-such-backup = There is no such backup.
refusal-no-such-report = There is no such report, or somebody has looked at it.
refusal-backup-goes-on = A backup is being made already; wait for its end.
refusal-backup-failed = The backup could not be written; the log tells why.
refusal-last-host = A house has a host: name another one first.
refusal-host-stays = This member is a host; that must end first.
refusal-not-going-on = This table is over or closed already.
log-closed-said = The house has closed the table: { $text }
log-stood-in-removed = The host has sent { $name } away: a bot plays on.
table-closed-house = The host of this house has closed this table.
host-room = The host’s room
refusal-no-push = This server calls nobody on devices.
refusal-bad-device = This browser’s push service is none that this server knows.
refusal-many-devices = You are called on { $most } devices, which is as many as fit; remove one of them.
refusal-no-device = This is not one of your devices any more.
refusal-not-called = The call did not arrive; try again later.
refusal-no-mail = This server sends no mails.
refusal-bad-address = This is no e-mail address.
refusal-asked-already = A mail was sent there already; look for it, also among the unwanted ones.
refusal-many-addresses = Enough mails went to new addresses of yours; try again in some days.
refusal-no-address = You have no confirmed e-mail address.
refusal-bad-letter = This link is not valid; part of it may be missing.
refusal-too-many-public = You have { $most } public tables waiting for players; start or close one of them.
refusal-too-many-waits = People at your address already wait at { $most } public tables of others; play, or leave one of them.
refusal-seated = You have a seat here already.
refusal-seat-kept = { $seat }: this seat is kept for somebody who played before.
refusal-removed = The host of this table has removed you from it.
refusal-not-host = Only the host of the table can do that.
refusal-changed-often = You have changed your mind often enough: play on, and you may again.
refusal-much-stored = What may be stored for one visitor in a day is used up; wait a while.
refusal-enough-here = You have done that often enough at this table; play on, or open another.
refusal-empty-line = This line shows nothing.
refusal-unstored = The server cannot store anything right now; nothing was done. Try again in a moment.
refusal-bad-table = A table cannot be opened like this; check its options.
refusal-too-many-tables = You have too many unfinished tables; finish or leave some.
refusal-too-many = { $what ->
    [chat-lines] That was too much talk at once; wait a moment.
    [hints] Those were too many hints in a short time; wait a moment.
    [new-tables] Those were too many new tables in a short time; wait a while.
   *[other] That was too much at once; wait a moment.
}
refusal-busy = The server is too busy right now; try again.
refusal-foreign-page = The server does not take requests from other sites’ pages.
refusal-too-large = That is too large: the server takes { $bytes } bytes at most.
refusal-fault = Something went wrong on the server; it is not your fault. Try again.

## Coming back, sitting down, sharing

continue-title = Continue
your-turn-there = Your turn
full-rules = The complete rules, numbered (in English)
exact-words = The exact words
bot-random-line = Very easy: throws dice.
bot-novice-line = Easy: takes what catches the eye and overlooks much.
bot-merchant-line = Medium: knows what things are worth, plans no further than its own turn.
bot-cadi-line = Fairly hard: sees what a move brings, but few of the answers to it.
bot-vizier-line = Hard: thinks several steps ahead.
bot-caliph-line = Very hard: thinks longer and further.
bot-simurgh-line = The hardest: plays by a solution of the game. Only for two, with the usual rules.
join-title = Take a seat
join-line = Tell the others your name and sit down.
join-full = All seats are taken, but you can watch.
sit-here = Sit here
move-here = Move here
remove-seat = Remove this seat
add-seat = Add a seat
about-table = At this table
usual-rules = Standard rules
without-aids = No hints, no lists of moves
public-yes = Anyone can find and watch it
clock-some-days = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
clock-some-time = { $minutes } min each + { $bonus } s per turn
share = Share
qr-show = QR code
qr-label = QR code of the link to this table
log-renamed = { $was } is now called { $name }.
seat-gone = This device no longer plays the seat.
leave-note-watch = You are watching. The link brings you back.
refusal-seats-fixed = This table can have { $low } to { $high } seats.

## Endings

end-you-win = You win!
end-wins = { $name } wins!
end-shared = A shared victory: { $names }
end-lost = Well played! You take place { $rank } of { $players }.
end-where-lost = Where did I lose it?
end-how-won = How did I win it?
end-more = More
end-hide = Show the board
end-show = Show the result
rematch-by = { $name } would like a rematch.
rematch-join = Play again

## Where a link is shown, and without a network

preview-open = { $free ->
    [0] All seats are taken; the game is about to begin.
    [one] 1 seat is free: open the link and sit down, no account needed.
   *[other] { $free } seats are free: open the link and sit down, no account needed.
}
preview-playing = The game has begun: open the link to watch.
preview-over = The game is over: open the link to replay it.
offline-title = No connection
offline-line = Serai cannot be reached right now. Your tables are safe on the server; this page comes back as soon as you are online.
offline-again = Try again

## The school
school-title = Learn to play
school-line = A guided first game for each of the three: a few short scenes on the real board, and you make every move.
school-lessons = Lessons
school-scenes = Scenes
school-scene-of = Scene { $number } of { $count }
school-next = Next scene
school-again = Start again
school-show-me = Show me
school-shown = For example: { $steps }.
school-rules = Rules:
school-done = done
school-play = Play { $game }
school-you = You
school-rival-1 = Amina
school-rival-2 = Yusuf
school-rival-3 = Leila
school-rival-4 = Tarik
school-minutes = about { $minutes } minutes
school-progress = { $done } of { $count } scenes done
school-begin = Begin
school-go-on = Go on
school-once-more = Once more
school-new-here = New here?
school-five-minutes = Learn a game in five minutes.
school-offer = Learn to play
refusal-no-lesson = There is no such lesson here, or no such scene in it.
refusal-bad-lesson = This scene has a fault, so it cannot be played. The host can find out more.

## Coach

coach = Coach
coach-use = Coach: tell me when a move gave much away
coach-note = Only against bots. Judged by what you could know before your move.
coach-said = That gave away about { $cost } %: { $better } was stronger.
coach-back = Take it back

## The study room

study-room = Study room
study-this-game = Study this game
same-deal = The same deal again
elsewhere = More of Serai
study-home-line = Where was it won, and what if?
evenings = Evenings
evenings-home-line = A tournament in a minute: Swiss, round robin or groups.
to-evening = Back to the evening
evening = Evening
evening-table-ready = Your table is ready.
evening-go = Go there
sealed-line = Other tables still play the same deal: what was dealt can be seen when the round is over.

## Players and ratings

players-and-ratings = Players and ratings
players-home-line = Who leads, and who is who?
players-own = My page
player-page-of = The page of { $name }
rated-table = Rated game
rated-table-line = Counts for the ratings of its players: members only, no hints.
rated-yes = This game is rated
rated-short = rated
rated-for-members = This game is rated: only members can sit down. You can watch, or become a member:
rated-invite-line = Send this link. Members can take a free seat; everybody can watch.
refusal-rated-plain = A rated game has no hints and begins with a fresh deal of its own.
refusal-rated-members = This game is rated: only members can sit down here.
refusal-rated-once = This game is rated: everybody has one seat.
refusal-rated-apart = This game is rated, and somebody from your internet address sits here already.
refusal-rated-bots = Only Serai’s own bots can play rated games.
refusal-no-player = There is no such player here.

## Games of days

days-title = Days
days-per-turn = Days per turn
days-bank = Bank in days
days-bank-note = What a turn takes beyond its days comes out of the bank, which lasts for the whole game. What a turn does not need is not added.
days-away = Days of holiday per player
days-weekends = Saturdays and Sundays do not count
days-holidays = Days that do not count
days-add = Add
days-remove = Remove { $day }
days-zone = Days begin and end in the time zone { $zone }.
days-fact-bank = { $days ->
    [one] Bank of 1 day for the whole game
   *[other] Bank of { $days } days for the whole game
}
days-fact-weekends = Saturdays and Sundays do not count ({ $zone })
days-fact-holidays = Does not count: { $days }
days-fact-away = { $days ->
    [one] Each player may be on holiday for 1 day
   *[other] Each player may be on holiday for { $days } days in all
}
turn-until = until { $when }
bank-left = { $time } left in the bank
away-until = away until { $when }
log-away = { $name } is on holiday until { $until }.
log-away-over = { $name } is back from holiday.
holiday-title = Holiday
holiday-note = { $days ->
    [one] You may be away for 1 more day in this game: your days stop, and everybody sees it.
   *[other] You may be away for { $days } more days in this game: your days stop, and everybody sees it.
}
holiday-last-day = Last day away
holiday-go = I am away until then
holiday-now = You are on holiday until { $when }.
holiday-back = I am back

## Plans for the own turn

plans-title = Plans for your turn
plans-none = Lay down what you want to play when it is your turn. Nobody else sees it.
plans-rule = When it is your turn, the first of these that is possible and brings the same as now is played.
plan-ahead = Plan my next turn
plan-ahead-more = Plan another one
plan-ahead-stop = Stop planning
plan-ahead-short = Plan
plan-ahead-stop-short = Stop
plan-ahead-task = You are planning your next turn. Nothing is played until it comes.
plan-ahead-whole = Your next turn is planned: let it wait, or take steps back.
plan-lay = Play this when it is my turn
plan-laid = Your plan waits for your turn.
plan-anyway = Play it even if it then brings something else
plan-anyway-mark = whatever it brings
plan-up = Try earlier: { $plan }
plan-remove = Take back: { $plan }
plan-removed = The plan is taken back.
plans-ordered = The plans are in another order.
plan-fate-played = Your turn was played as you planned it.
plan-fate-failed = None of your plans fitted, so nothing was played.
plan-fate-void = Your plans were not used, for your turn was played otherwise.
key-ahead = plan your next turn
refusal-unknown-zone = There is no time zone { $zone }.
refusal-no-zone = Days off need a time zone.
refusal-no-such-day = There is no day { $date }.
refusal-no-holidays = The clock of this table has no holidays for its players.
refusal-holiday-over = A holiday ends later than now.
refusal-holiday-too-long = { $hours ->
    [one] You have 1 hour of holiday left in this game.
   *[other] You have { $hours } hours of holiday left in this game.
}
refusal-no-plan-ahead = Your next turn cannot be planned yet: what it begins with is not known.
refusal-your-turn-now = It is your turn: play it.
refusal-many-plans = At most { $most } plans wait for one turn; remove one first.
refusal-plan-brings-other = It would bring something else now than when you planned it.
