"""What stands of a table is shared by snapshots until it changes: who follows the changes sees what a newcomer sees."""

from __future__ import annotations

import json
from collections.abc import Callable

from serai.engine.json_diff import applied
from serai.server.tables.live.broadcast import Snapshot
from tests.server.tables.test_table import Desk


def test_whoever_follows_the_changes_of_a_table_sees_what_a_newcomer_sees() -> None:
    desk, here, marks = Desk(), {"guest 0"}, {"guest 1": {"handle": "ada"}}
    held = False

    def snapshot(before: Snapshot | None = None) -> Snapshot:
        return Snapshot(desk.table, desk.now, frozenset(here), None, held, dict(marks), before)

    def hold() -> None:
        nonlocal held
        held = True

    story: list[tuple[Callable[[], object], bool]] = [  # what happens, and whether all else stands
        (lambda: desk.do("guest 0", "sit", seat=0), False),
        (lambda: desk.do("guest 1", "sit", seat=1), False),
        (lambda: desk.do("guest 0", "start"), False),
        (lambda: desk.play(0, "bid 1"), True),
        (lambda: desk.do("guest 0", "undo", seat=0, token=desk.table.token), True),
        (lambda: here.add("guest 1"), False),
        (lambda: marks.clear(), False),
        (hold, False),
        (lambda: desk.do("guest 1", "chat", text="well?"), False),
        (lambda: desk.play(1, "bid 2"), True),
        (lambda: desk.play(0, "thief"), True),
        (lambda: desk.do("guest 1", "resign", seat=1), False),
        (lambda: desk.do("guest 1", "return", seat=1), False),
        (lambda: desk.play_randomly(2_000, 1), False),  # to the end, by moves alone: then the seed is told
        (lambda: desk.do("guest 0", "rematch"), False),
    ]
    followed, told = snapshot(), snapshot().info
    for happen, stands in story:
        happen()
        after, new = snapshot(followed), snapshot()
        told = applied(told, json.loads(after._info_changes(followed)))
        assert told == after.info == new.info
        assert (after.info_cache is followed.info_cache) is stands
        assert after.info_cache.about == new.info_cache.about
        followed = after
    assert told["seed"] == desk.table.seed
    assert told["rematch"]
