"""Hidden information: nobody learns from views, legal steps, events, records or bots what the seat may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.bots import find_bot, repeatable_bots
from serai.engine import contract
from serai.engine.chance import generator
from serai.engine.game import Knowledge
from serai.engine.information_states import CHANCE, UNSEEN, seen_by
from serai.engine.rulebook import Draw, Step
from tests.contract.tables import Table, acting, every_default, every_table, walk

SEEDS = st.integers(0, 2**32)
LENGTHS = st.integers(0, 120)


def seen(state: serai.State, seat: int | None) -> str:
    """Everything that a seat gets from a state, as one text."""
    parts: list[Any] = [state.view(seat), state.to_act, state.pending, state.over, state.text(seat)]
    if seat is not None:
        parts += [state.legal(seat), state.observe(seat).tolist(), state.knowledge(seat).view]
    return json.dumps(parts)


def events_seen(before: serai.State, entry: Step | Draw, after: serai.State, seat: int | None) -> str:
    happened = before.rulebook.events(before, entry, after)
    return json.dumps([event.to_json() for event in happened if event.visible_to(seat)])


def other_worlds(state: serai.State, seat: int, seed: int, count: int = 3) -> list[serai.State]:
    """States that the seat cannot tell from this one."""
    rng = generator(seed)
    return [state.imagine(seat, rng) for _ in range(count)]


@every_table
@settings(max_examples=10)
@given(seed=SEEDS, length=LENGTHS)
def test_worlds_with_the_same_knowledge_look_the_same(table: Table, seed: int, length: int) -> None:
    state = walk(table.game(), seed, length).state
    for seat in range(table.players):
        for world in other_worlds(state, seat, seed):
            assert contract.audit(world.fields) == 0
            assert seen(world, seat) == seen(state, seat)
            assert seen(world, None) == seen(state, None)


@every_table
@settings(max_examples=10)
@given(seed=SEEDS, length=LENGTHS)
def test_a_view_made_beside_the_public_one_is_the_same(table: Table, seed: int, length: int) -> None:
    state = walk(table.game(), seed, length).state
    public = state.view(None)
    before = json.dumps(public)
    for seat in range(table.players):
        assert state.view_from_public(seat, public) == state.view(seat)
    assert json.dumps(public) == before


@every_table
@settings(max_examples=10)
@given(seed=SEEDS, length=LENGTHS)
def test_imagining_depends_on_knowledge_alone(table: Table, seed: int, length: int) -> None:
    state = walk(table.game(), seed, length).state
    for seat in range(table.players):
        expected = [world.key() for world in other_worlds(state, seat, 5)]
        told = state.knowledge(seat).position()
        assert Knowledge.load(json.dumps(told), seat).position() == told
        for world in other_worlds(state, seat, seed):
            assert world.knowledge(seat).position() == told
            assert [again.key() for again in other_worlds(world, seat, 5)] == expected


OPENING = ("keep",)  # steps that open what was hidden: the Djinns that Sibittis discards lie open (FT-40)


@every_table
@settings(max_examples=8)
@given(seed=SEEDS, length=LENGTHS)
def test_public_steps_tell_the_same_in_every_world(table: Table, seed: int, length: int) -> None:
    """A step that is legal in two worlds with the same knowledge shows a seat the same, unless secrets come out."""
    state = walk(table.game(), seed, length).state
    chooser = random.Random(seed)
    for viewer in range(table.players):
        for world in other_worlds(state, viewer, seed, count=1):
            for actor in acting(state):
                common = sorted(set(state.legal_actions(actor)) & set(world.legal_actions(actor)))
                for action in chooser.sample(common, min(3, len(common))):
                    a, b = state.after(actor, action), world.after(actor, action)
                    if state.pending and not a.pending:
                        continue  # the fists open
                    if state.rulebook.steps[action].split()[0] in OPENING:
                        continue
                    step = Step(actor, action)
                    told, other = events_seen(state, step, a, viewer), events_seen(world, step, b, viewer)
                    assert a.over == b.over
                    if a.over and a.open_view() != b.open_view():  # the end shows what was hidden
                        assert json.loads(told)[:-1] == json.loads(other)[:-1]
                        continue
                    assert told == other
                    assert seen(a, viewer) == seen(b, viewer)


@every_table
@settings(max_examples=8)
@given(seed=SEEDS, length=LENGTHS)
def test_secret_choices_look_alike_to_the_others(table: Table, seed: int, length: int) -> None:
    """Whatever a seat puts into its fist, nobody else sees a difference before the reveal."""
    match = walk(table.game(), seed, length)
    state = match.state
    for actor in state.to_act:
        actions = state.legal_actions(actor)
        results = [(Step(actor, action), state.after(actor, action)) for action in actions]
        secret = [(step, after) for step, after in results if actor in after.pending]
        for viewer in (None, *(seat for seat in range(table.players) if seat != actor)):
            assert len({events_seen(state, step, after, viewer) + seen(after, viewer) for step, after in secret}) <= 1


@every_table
@settings(max_examples=6)
@given(seed=SEEDS, length=LENGTHS)
def test_secret_draws_look_alike_to_the_others(table: Table, seed: int, length: int) -> None:
    """A draw that only some seats may see shows the others the same, whatever was drawn."""
    match = walk(table.game(), seed, length)
    drawn = [(state, e) for state, e in zip(match.states, match.history, strict=False) if isinstance(e, Draw)]
    for state, entry in random.Random(seed).sample(drawn, min(6, len(drawn))):
        audience = state.rulebook.audience(state, entry)
        if audience is None:
            continue
        after = {outcome: state.drawn(outcome) for outcome in state.odds()}
        for viewer in (None, *(seat for seat in range(table.players) if seat not in audience)):
            looks = {events_seen(state, Draw(o), s, viewer) + _resting(s, viewer) for o, s in after.items()}
            assert len(looks) == 1


def _resting(state: serai.State, viewer: int | None) -> str:
    return json.dumps([state.view(viewer), [] if viewer is None else state.observe(viewer).tolist()])


@every_default
@settings(max_examples=8)
@given(seed=SEEDS, length=LENGTHS)
def test_a_seats_record_hides_what_the_seat_may_not_know(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    whole = match.record(with_seed=False)
    for seat in (None, *range(table.players)):
        told = match.record_for(seat)
        lines = [line for line in told.splitlines() if not line.startswith("seen-by")]
        assert len(lines) == len(whole.splitlines()) + match.state.over  # at the end the seed stands in it
        if match.state.over:
            assert serai.replay(told).state == match.state
            continue
        concealed = match.concealed(seat)
        entries = lines[-len(concealed) :] if concealed else []
        assert [line.endswith("?") for line in entries] == concealed
        assert f"seed {match.seed}" not in lines
        for other in match.state.pending:
            assert concealed[_last(match, other)] == (other != seat)
        with pytest.raises(serai.RecordError, match="what one seat knew"):
            serai.replay(told)


def _last(match: serai.Match, seat: int) -> int:
    return max(i for i, entry in enumerate(match.history) if isinstance(entry, Step) and entry.seat == seat)


@every_table
@settings(max_examples=6)
@given(seed=SEEDS, length=LENGTHS)
def test_changing_a_secret_choice_shows_nobody_anything(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    chooser = random.Random(seed)
    for seat in match.state.pending:
        others = [None, *(other for other in range(table.players) if other != seat)]
        before = [seen(match.state, other) + match.record_for(other) for other in others]
        recalled = [list(seen_by(match, other)) for other in others if other is not None]
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))
        assert [seen(match.state, other) + match.record_for(other) for other in others] == before
        assert [list(seen_by(match, other)) for other in others if other is not None] == recalled


@every_default
@settings(max_examples=8)
@given(seed=SEEDS, length=LENGTHS)
def test_a_seat_recalls_what_its_record_shows_and_nothing_else(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    if match.state.over:
        return  # the record shows all
    for seat in range(table.players):
        fists = {_last(match, other) for other in match.state.pending if other != seat}
        hidden = [h for i, h in enumerate(match.concealed(seat)) if i not in fists]
        recalled = list(seen_by(match, seat))
        assert [what == UNSEEN for _, what in recalled] == hidden
        entries = [entry for i, entry in enumerate(match.history) if i not in fists]
        for (who, what), entry, unseen in zip(recalled, entries, hidden, strict=True):
            assert who == (CHANCE if isinstance(entry, Draw) else entry.seat)
            assert unseen or what == (entry.outcome if isinstance(entry, Draw) else entry.action)


@every_default
@settings(max_examples=5)
@given(seed=SEEDS, length=LENGTHS)
def test_bots_choose_the_same_in_worlds_with_the_same_knowledge(table: Table, seed: int, length: int) -> None:
    state = walk(table.game(), seed, length).state
    for name in repeatable_bots(state.game, 60):
        bot = find_bot(name, state.game)
        for seat in state.to_act:
            chosen = bot.choose(state.knowledge(seat), generator(seed))
            assert chosen in state.legal_actions(seat)
            for world in other_worlds(state, seat, seed, count=2):
                assert bot.choose(world.knowledge(seat), generator(seed)) == chosen
