"""Tables without a server: what commands lead to, who may do what, and that a log adds up to the same table."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

import serai
from serai.bots import usual_bot
from serai.engine.chance import generator
from serai.server.base.errors import Refused
from serai.server.base.stages import SeatStage, TableStage
from serai.server.base.text import one_line
from serai.server.protocol import messages as m
from serai.server.storage.entries import Draft, Kind, LogEntry
from serai.server.tables import lookback
from serai.server.tables.history import CHAT_IN_SNAPSHOT, MOST_CAUGHT_UP
from serai.server.tables.live import broadcast
from serai.server.tables.previews import preview_steps
from serai.server.tables.table import Table, Unreadable

NOW = 1_000_000.0


class Desk:
    """A table whose entries are stored in a list; time passes as the test says."""

    def __init__(self, game: str = "bakschisch", players: int = 2, seed: str = "a seed", **wanted: Any) -> None:
        opening = Table.opening(m.NewTable(game=game, players=players, **wanted))
        data = {**opening.data, "seed": seed}
        self.entries = [LogEntry("table", 1, Kind.OPENED, data, NOW, "guest 0")]
        self.table = Table(self.entries[0])
        self.now = NOW
        self.commands = 0

    def store(self, drafts: list[Draft], guest: str | None = None, command: str | None = None) -> None:
        for draft in drafts:
            entry = LogEntry("table", self.table.seq + 1, draft.kind, draft.data, self.now, guest, command)
            self.entries.append(LogEntry.from_row(entry.row()))
            self.table.apply(entry)

    def do(self, guest: str, type: str, **parts: Any) -> None:
        self.commands += 1
        command = m.read_command.validate_python({"type": type, "id": str(self.commands), **parts})
        self.store(self.table.decide(command, guest, f"name of {guest}"), guest, command.id)

    def start(self) -> Desk:
        for seat in self.table.seats:
            self.do(f"guest {seat.number}", "sit", seat=seat.number)
        self.do("guest 0", "start")
        return self

    def play(self, seat: int, *steps: str) -> None:
        self.do(f"guest {seat}", "play", seat=seat, steps=list(steps), token=self.table.token)

    def plan(self, seat: int, chooser: random.Random, most: int = 60) -> list[str]:
        """Steps of one seat as far as it can know their outcome."""
        assert self.table.match is not None
        steps: list[str] = []
        legal = self.table.match.state.legal(seat)
        while legal and len(steps) < most:
            steps.append(chooser.choice(legal))
            legal = preview_steps(self.table.match.state.knowledge(seat), steps)["legal"]
        return steps

    def play_randomly(self, steps: int, seed: int) -> None:
        chooser = random.Random(seed)
        for _ in range(steps):
            waiting = self.table.waiting()
            if not waiting:
                return
            seat = chooser.choice(waiting)
            assert self.table.match is not None
            self.play(seat, *self.plan(seat, chooser, chooser.choice((1, 1, 3, 60))))
            self.now += chooser.random()
            if chooser.random() < 0.2 and self.table.match.can_undo(seat):
                self.do(f"guest {seat}", "undo", seat=seat, token=self.table.token)
            elif chooser.random() < 0.2 and seat in self.table.match.state.pending:
                self.play(seat, chooser.choice(self.table.match.state.legal(seat)))


def text(update: dict[str, Any]) -> str:
    """The text of an update that is as the messages promise."""
    m.Update.model_validate_json(broadcast.as_json(update))
    return broadcast.as_json(update)


def everything(table: Table) -> str:
    viewers = [(), *((seat,) for seat in range(table.game.players)), tuple(range(table.game.players))]
    return "\n".join(text(broadcast.update(table, viewer, 0, NOW)) for viewer in viewers)


@pytest.mark.parametrize("game", serai.game_names())
def test_a_log_adds_up_to_the_same_table(game: str) -> None:
    for seed in range(3):
        desk = Desk(game, serai.game(game).players, clock={"kind": "live"}).start()
        desk.play_randomly(60, seed)
        assert everything(Table.rebuild(desk.entries)) == everything(desk.table)


@pytest.mark.parametrize("game", serai.game_names())
def test_a_table_is_rebuilt_from_its_log_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists of steps, undo and changed choices; no draw is made anew, and a log without its draws has them again."""
    for seed in range(4):
        desk = Desk(game, 2 + seed % 3, clock={"kind": "live"}).start()
        desk.play_randomly(20 + 25 * seed, seed)
        kinds = {entry.kind for entry in desk.entries}
        assert Kind.PLAYED in kinds
        if desk.table.stage is TableStage.PLAYING and seed == 3:
            assert Kind.UNDONE in kinds
        bare = [
            dataclasses.replace(entry, data={k: v for k, v in entry.data.items() if k != "draws"})
            for entry in desk.entries
        ]
        assert everything(Table.rebuild(bare)) == everything(desk.table)
        with monkeypatch.context() as patch:
            patch.setattr("serai.engine.game.pick", None)  # as if another version drew in another order
            again = Table.rebuild(desk.entries)
        assert everything(again) == everything(desk.table)
        assert again.match is not None
        assert desk.table.match is not None
        assert again.match.record(with_seed=True) == desk.table.match.record(with_seed=True)
        for seat in (None, *range(again.game.players)):
            assert lookback.lines(again.match, seat) == lookback.lines(desk.table.match, seat)
        if again.waiting():  # and it goes on the same
            for twin in (again, desk.table):
                seat = twin.waiting()[0]
                assert twin.match is not None
                draft = twin.play(seat, twin.match.state.legal(seat)[:1])
                twin.apply(LogEntry("table", twin.seq + 1, draft.kind, draft.data, NOW))
            assert everything(again) == everything(desk.table)


def test_a_log_that_does_not_replay_says_where_and_why() -> None:
    desk = Desk("five-tribes").start()
    desk.play_randomly(12, 1)
    drawn = [entry.seq for entry in desk.entries if entry.kind is Kind.PLAYED and entry.data["draws"]]
    started = next(entry.seq for entry in desk.entries if entry.kind is Kind.STARTED)
    damages: list[tuple[int, dict[str, Any]]] = [
        (desk.table.seq, {"seat": 0, "steps": ["dance"], "draws": []}),
        (desk.table.seq, {"seat": 9, "steps": ["bid 0"], "draws": []}),
        (desk.table.seq, {}),
        (desk.table.seq, {"seat": "x"}),
        (drawn[0], {**desk.entries[drawn[0] - 1].data, "draws": ["no such card"]}),
        (drawn[0], {**desk.entries[drawn[0] - 1].data, "draws": []}),
        (started, {"draws": []}),
        (started, {"draws": desk.entries[started - 1].data["draws"][:-1]}),
        (1, {"game": "no such game", "rules": 1}),
        (1, {**desk.entries[0].data, "rules": 99}),
        (1, {}),
    ]
    for seq, data in damages:
        entries = [dataclasses.replace(e, data=data) if e.seq == seq else e for e in desk.entries]
        with pytest.raises(Unreadable, match=rf"table table does not replay: entry {seq} makes no sense") as unreadable:
            Table.rebuild(entries)
        assert unreadable.value.seq == seq
    gap = [entry for entry in desk.entries if entry.seq != 3]
    with pytest.raises(Unreadable, match=r"entry 4 makes no sense\. Entry 4 of table does not follow entry 2"):
        Table.rebuild(gap)


@pytest.mark.rule("BK-6")
def test_a_fist_that_was_closed_when_the_game_began_is_changed_unseen() -> None:
    there = serai.game("bakschisch", players=3).new_match(seed=1)
    there.play(0, "bid 3")
    quiet, busy = (Desk(players=3, position=there.state.position()).start() for _ in range(2))
    for step in ("pass", "bid 1", "bid 2"):
        busy.play(0, step)
    quiet.play(0, "bid 2")
    for viewer in ((), (1,), (1, 2)):
        now = [broadcast.update(desk.table, viewer, 0, NOW) for desk in (quiet, busy)]
        assert now[0] == now[1]
    for desk in (quiet, busy):
        desk.play(1, "pass")
        desk.play(2, "pass")
        assert everything(Table.rebuild(desk.entries)) == everything(desk.table)
    assert quiet.table.match is not None
    assert busy.table.match is not None
    assert quiet.table.match.state == busy.table.match.state


def test_taking_back_a_secret_choice_makes_nobody_elses_stale() -> None:
    desk = Desk().start()
    token = desk.table.token
    for _ in range(3):
        desk.play(0, "bid 1")
        desk.do("guest 0", "undo", seat=0, token=desk.table.token)
    desk.do("guest 1", "play", seat=1, steps=["pass"], token=token)
    assert desk.table.waiting() == (0,)
    other = Desk("five-tribes").start()
    seat, token = other.table.waiting()[0], other.table.token
    other.play(seat, "bid 1")
    other.do(f"guest {seat}", "undo", seat=seat, token=other.table.token)
    assert other.table.token > token + 1, "an open step and its taking back are seen by all"


def test_what_a_table_keeps_does_not_grow_with_the_events_of_its_past() -> None:
    desk = Desk("bagdad").start()
    desk.play_randomly(400, 1)
    history = desk.table.history
    assert desk.table.seq > 300
    assert len(history._recent) <= MOST_CAUGHT_UP
    told = broadcast.update(desk.table, (0,), history.version((0,)) - MOST_CAUGHT_UP, NOW)
    assert len(told["happened"]) == MOST_CAUGHT_UP
    assert broadcast.update(desk.table, (0,), history.version((0,)) - MOST_CAUGHT_UP - 1, NOW)["since"] is None


def test_a_long_log_is_replayed_without_the_events_of_its_past(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("bagdad").start()
    desk.play_randomly(400, 1)
    book, asked = desk.table.game.rulebook, []
    events = book.events

    def counted(*about: Any) -> Any:
        asked.append(about)
        return events(*about)

    monkeypatch.setattr(book, "events", counted)
    again = Table.rebuild(desk.entries)
    last = MOST_CAUGHT_UP  # happenings, most of one step and sometimes a draw
    assert desk.table.match is not None
    assert last <= len(asked) < desk.table.match.length * 0.8
    for viewer in ((), (0,), (1,)):
        since = again.history.version(viewer) - last
        told = text(broadcast.update(again, viewer, since, NOW))
        assert told == text(broadcast.update(desk.table, viewer, since, NOW))
        assert len(m.Update.model_validate_json(told).happened) == last


def test_a_refused_command_changes_nothing() -> None:
    desk = Desk().start()
    before, seq = everything(desk.table), desk.table.seq
    refusals: list[tuple[str, str, dict[str, Any], str]] = [
        ("guest 1", "play", {"seat": 0, "steps": ["pass"], "token": 1}, "not-your-seat"),
        ("stranger", "play", {"seat": 0, "steps": ["pass"], "token": 1}, "not-your-seat"),
        ("guest 0", "play", {"seat": 0, "steps": ["bid 11"], "token": 1}, "too-few-coins"),
        ("guest 0", "play", {"seat": 0, "steps": ["dance"], "token": 1}, "unknown-step"),
        ("guest 0", "play", {"seat": 0, "steps": ["pass"], "token": 0}, "stale"),
        ("guest 0", "play", {"seat": 7, "steps": ["pass"], "token": 1}, "no-seat"),
        ("guest 0", "undo", {"seat": 0, "token": 1}, "no-undo"),
        ("guest 0", "sit", {}, "going-on"),
        ("guest 0", "start", {}, "going-on"),
        ("guest 0", "fill", {"bot": "random"}, "going-on"),
        ("guest 0", "return", {"seat": 0}, "no-stand-in"),
        ("guest 0", "rematch", {}, "no-rematch-yet"),
        ("stranger", "react", {"line": "1", "sign": "like"}, "no-line"),
        ("stranger", "resign", {"seat": 0}, "not-your-seat"),
    ]
    for guest, type_, parts, code in refusals:
        with pytest.raises(Refused) as refused:
            desk.do(guest, type_, **parts)
        assert refused.value.code == code, type_
        assert str(refused.value).endswith((".", ")")), "a refusal is a sentence"
    assert (everything(desk.table), desk.table.seq) == (before, seq)


@pytest.mark.parametrize("game", ["bagdad", "five-tribes"])
def test_steps_of_one_message_are_those_of_many(game: str) -> None:
    """One entry, one happening with all events; the game is the one that single steps would have made."""
    chooser = random.Random(3)
    whole, single = Desk(game).start(), Desk(game).start()
    longest = 0
    for _ in range(12):
        seat = whole.table.waiting()[0]
        steps = whole.plan(seat, chooser)
        longest = max(longest, len(steps))
        seq = whole.table.seq
        whole.play(seat, *steps)
        assert whole.table.seq == seq + 1
        for step in steps:
            single.play(seat, step)
        assert whole.table.match is not None
        assert single.table.match is not None
        assert whole.table.match.history == single.table.match.history
        last = broadcast.update(whole.table, (seat,), seq, NOW)["happened"]
        parts = broadcast.update(single.table, (seat,), single.table.seq - len(steps), NOW)["happened"]
        assert [happening["moments"] for happening in last] == [len(steps)]
        assert last[0]["events"] == [event for part in parts for event in part["events"]]
    assert longest > 3
    told = [lookback.lines(match, 0) for match in (whole.table.match, single.table.match) if match is not None]
    assert [line["events"] for line in told[0]] == [line["events"] for line in told[1]]


@pytest.mark.parametrize("game", serai.game_names())
def test_a_list_of_steps_is_played_whole_or_not_at_all(game: str) -> None:
    chooser = random.Random(1)
    for seed in range(4):
        desk = Desk(game).start()
        desk.play_randomly(9 * seed, seed)
        if desk.table.stage is not TableStage.PLAYING:
            continue
        seat = desk.table.waiting()[0]
        plan = desk.plan(seat, chooser)
        before, seq = everything(desk.table), desk.table.seq
        for wrong, code in (([*plan, plan[0]], "past-knowledge"), ([*plan[:-1], "dance"], "unknown-step")):
            with pytest.raises(Refused) as refused:
                desk.play(seat, *wrong)
            assert refused.value.code == code
        assert (everything(desk.table), desk.table.seq) == (before, seq)
        desk.play(seat, *plan)
        assert desk.table.seq == seq + 1


def test_a_refusal_says_which_step_of_a_list_it_means() -> None:
    desk = Desk("five-tribes").start()
    seat = desk.table.waiting()[0]
    with pytest.raises(Refused, match=r"^There is no step 'dance'"):
        desk.play(seat, "dance")
    assert desk.table.match is not None
    while "take a1" not in desk.table.match.state.legal(desk.table.waiting()[0]):
        desk.play_randomly(1, 0)
    with pytest.raises(Refused, match=r"Step 2 of 2, 'take a1': .*\(FT-") as refused:
        desk.play(desk.table.waiting()[0], "take a1", "take a1")
    assert refused.value.rule is not None


def test_logs_of_single_steps_are_read() -> None:
    """As they were written before a turn came in one message."""
    desk = Desk().start()
    desk.play_randomly(20, 1)
    old = [
        dataclasses.replace(entry, data={"seat": entry.data["seat"], "step": entry.data["steps"][0]})
        if entry.kind is Kind.PLAYED
        else entry
        for entry in desk.entries
    ]
    assert everything(Table.rebuild(old)) == everything(desk.table)


def test_a_game_may_begin_from_a_prepared_position() -> None:
    there = serai.game("bakschisch", players=2).new_match(seed=1)
    for seat, step in ((0, "bid 3"), (1, "pass")):
        there.play(seat, step)
    desk = Desk(position=there.state.position()).start()
    assert desk.table.match is not None
    assert desk.table.match.states[0] == there.state
    assert broadcast.update(desk.table, (), None, NOW)["table"]["prepared"]
    assert Table.rebuild(desk.entries).match is not None
    assert desk.table.settings()["position"] == there.state.position()
    other_game = serai.game("bagdad", players=2).start().position()
    broken = {**there.state.position(), "state": {**there.state.position()["state"], "pot": 99}}
    for wrong in (other_game, broken, {}):
        with pytest.raises(serai.SeraiError):
            Desk(position=wrong)


def test_a_rule_that_refuses_is_named() -> None:
    with pytest.raises(Refused) as refused:
        Desk().start().play(0, "bid 11")
    assert refused.value.rule == "BK-5"


def test_seats_before_the_start() -> None:
    desk = Desk(players=3)
    with pytest.raises(Refused, match="Only the host"):
        desk.do("stranger", "fill", bot="random")
    desk.do("guest 1", "sit", seat=1)
    with pytest.raises(Refused, match="taken"):
        desk.do("guest 2", "sit", seat=1)
    with pytest.raises(Refused, match="Still free: 2 seats"):
        desk.do("guest 0", "start")
    desk.do("guest 0", "fill", bot="random", seat=0)
    with pytest.raises(Refused, match="bot"):
        desk.do("guest 0", "fill", bot="nobody")
    for hungry_for_time in ("caliph:9999s", "caliph:100000000", "/tmp/mine.py:Mine"):
        with pytest.raises(Refused, match=r"There is no bot .* for this game"):
            desk.do("guest 0", "fill", bot=hungry_for_time)
    with pytest.raises(Refused, match=r"bots think as long as the host lets them: write 'caliph'"):
        desk.do("guest 0", "fill", bot="caliph:100ms")
    desk.do("guest 0", "dismiss", seat=0)
    with pytest.raises(Refused, match="No bot"):
        desk.do("guest 0", "dismiss", seat=0)
    desk.do("guest 0", "sit")  # hot seat: the host may have several
    desk.do("guest 0", "sit")
    assert desk.table.seats_of("guest 0") == (0, 2)
    for seat in (0, 2):
        desk.do("guest 0", "leave", seat=seat)
    with pytest.raises(Refused, match="Only the host"):
        desk.do("guest 0", "fill", bot="merchant")
    assert desk.table.host == "guest 1", "who left the table is not its host"
    desk.do("guest 0", "sit")
    assert desk.table.host == "guest 0"
    desk.do("guest 0", "leave", seat=0)
    desk.do("guest 1", "fill", bot="merchant")
    assert [seat.stage for seat in desk.table.seats] == [SeatStage.BOT, SeatStage.PERSON, SeatStage.BOT]
    with pytest.raises(Refused, match="No seat is free"):
        desk.do("guest 3", "sit")
    desk.do("guest 1", "start")
    assert desk.table.stage is TableStage.PLAYING
    assert {seat for seat, _ in desk.table.waiting_bots()} == {0, 2}


def test_a_seat_is_resigned_to_a_bot_and_taken_back() -> None:
    desk = Desk().start()
    desk.do("guest 0", "resign", seat=0)
    assert desk.table.seats[0].stage is SeatStage.STAND_IN
    assert dict(desk.table.waiting_bots()) == {0: usual_bot(desk.table.game)}
    with pytest.raises(Refused, match="take it back"):
        desk.play(0, "pass")
    with pytest.raises(Refused, match="not yours"):
        desk.do("guest 1", "return", seat=0)
    desk.do("guest 0", "return", seat=0)
    desk.play(0, "pass")
    assert desk.table.waiting() == (1,)
    desk.do("guest 1", "leave", seat=1)
    assert desk.table.seats[1].stage is SeatStage.STAND_IN


def test_every_transition_that_is_not_named_is_refused() -> None:
    named = {(TableStage.OPEN, TableStage.PLAYING), (TableStage.PLAYING, TableStage.OVER)}
    named |= {(stage, TableStage.CLOSED) for stage in (TableStage.OPEN, TableStage.PLAYING)}
    for stage in TableStage:
        for wanted in TableStage:
            if (stage, wanted) in named:
                assert stage.become(wanted) is wanted
            else:
                with pytest.raises(Refused, match=r"\.$"):
                    stage.become(wanted)
    with pytest.raises(Refused):
        SeatStage.BOT.become(SeatStage.PERSON)
    with pytest.raises(Refused):
        SeatStage.EMPTY.become(SeatStage.STAND_IN)


def test_two_seats_that_choose_at_the_same_moment_both_succeed() -> None:
    desk = Desk().start()
    token = desk.table.token
    for seat in (0, 1):
        desk.do(f"guest {seat}", "play", seat=seat, steps=["pass"], token=token)
    assert desk.table.token == token + 1
    with pytest.raises(Refused, match="moved on"):
        desk.do("guest 0", "play", seat=0, steps=["pass"], token=token)


def test_a_changed_secret_choice_is_not_even_counted_by_others() -> None:
    quiet, busy = Desk().start(), Desk().start()
    for desk in (quiet, busy):
        desk.play(0, "bid 1")
    for step in ("bid 2", "pass", "bid 5"):
        busy.play(0, step)
    for viewer in ((), (1,)):
        now = [broadcast.update(desk.table, viewer, 0, NOW) for desk in (quiet, busy)]
        assert now[0] == now[1]
    assert quiet.table.row(60).about == busy.table.row(60).about
    assert busy.table.history.version((0,)) == quiet.table.history.version((0,)) + 3


def test_commands_are_known_by_their_ids() -> None:
    desk = Desk()
    desk.do("guest 0", "sit")
    assert desk.table.done("guest 0", "1") == 2
    assert desk.table.done("guest 1", "1") is None
    assert Table.rebuild(desk.entries).done("guest 0", "1") == 2


@pytest.mark.parametrize("game", serai.game_names())
def test_messages_depend_on_knowledge_alone(game: str) -> None:
    """In a world that a seat cannot tell from the true one, it gets the very same message."""
    for seed in range(8):
        desk = Desk(game, serai.game(game).players).start()
        desk.play_randomly(5 + 13 * seed, seed)
        table, match = desk.table, desk.table.match
        assert match is not None
        if match.state.over:
            continue
        for seat in range(table.game.players):
            told = text(broadcast.update(table, (seat,), None, NOW))
            public = text(broadcast.update(table, (), None, NOW))
            true_state = match.state
            for world in range(3):
                match._history._recent[-1] = true_state.imagine(seat, generator(world))
                assert text(broadcast.update(table, (seat,), None, NOW)) == told
                assert text(broadcast.update(table, (), None, NOW)) == public
            match._history._recent[-1] = true_state


def test_the_seed_is_told_at_the_end_only() -> None:
    desk = Desk(seed="the secret seed").start()
    while desk.table.stage is TableStage.PLAYING:
        assert "the secret seed" not in everything(desk.table)
        desk.play_randomly(1, desk.table.seq)
    assert "the secret seed" in everything(desk.table)
    assert desk.table.ranking()


def test_live_clocks_run_for_those_the_table_waits_for() -> None:
    desk = Desk(clock={"kind": "live", "seconds": 60, "bonus": 5}).start()
    clocks = desk.table.clocks
    assert clocks.left(0, NOW + 10) == 50
    desk.now = NOW + 10
    desk.play(0, "pass")
    assert clocks.left(0, NOW + 30) == 55
    assert clocks.left(1, NOW + 30) == 30
    assert desk.table.due(away=999) == NOW + 60
    desk.now = NOW + 61
    desk.store(desk.table.stand_in(1, "time"))
    assert not clocks.running(1)
    desk.do("guest 1", "return", seat=1)
    assert clocks.left(1, desk.now) == 30, "enough to choose"


def test_days_per_turn_start_afresh_every_turn() -> None:
    desk = Desk(clock={"kind": "days", "days": 2}).start()
    desk.now = NOW + 86_400
    desk.play(0, "pass")
    desk.play(1, "pass")
    assert desk.table.clocks.left(0, desk.now) == 2 * 86_400


def test_without_a_clock_absence_counts() -> None:
    desk = Desk().start()
    assert desk.table.clocks.left(0, NOW) is None
    assert desk.table.due(away=600) == NOW + 600
    assert Desk().table.due(away=600) == NOW + 86_400


def test_chat_is_one_line_of_plain_text() -> None:
    assert one_line(" a\tb\n\nc\u202e\x00 d ") == "a b c d"
    family, flag = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f3f3\ufe0f\u200d\U0001f308"
    assert one_line(f" {family} x\u200dy {flag}\u200d") == f"{family} x y {flag}"
    desk = Desk().start()
    desk.do("guest 0", "chat", text="hello\nthere")
    told = broadcast.update(desk.table, (), None, NOW)["happened"]
    assert [(h["kind"], h["name"], h["text"]) for h in told] == [("chatted", "name of guest 0", "hello there")]


def test_catching_up_gives_what_happened_since_or_a_snapshot() -> None:
    desk = Desk().start()
    desk.play_randomly(40, 1)
    version = desk.table.history.version((0,))
    update = broadcast.update(desk.table, (0,), version - 3, NOW)
    assert [h["version"] for h in update["happened"]] == [version - 2, version - 1, version]
    assert broadcast.update(desk.table, (0,), version + 1, NOW)["since"] is None
    for _ in range(MOST_CAUGHT_UP + 1):
        desk.do("guest 0", "chat", text="hm")
    snapshot = broadcast.update(desk.table, (0,), 1, NOW)
    assert snapshot["since"] is None
    assert len(snapshot["happened"]) == CHAT_IN_SNAPSHOT
