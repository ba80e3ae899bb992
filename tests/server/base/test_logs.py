"""What a server counts and writes down: in the form that programs read, and without a secret in it."""

from __future__ import annotations

import json
import logging
import string
import sys
from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client.parser import text_string_to_metric_families

from serai.server.accounts.reauthentication import PROOF_SECONDS
from serai.server.base.logs import Lately, Lines, Sentences, class_names, discreet, tag
from serai.server.base.metrics import MOST_SERIES, Counter, Gauge, Histogram, Metrics, text_of
from serai.server.base.signing import Signer
from serai.server.protocol.messages import NewTable
from serai.server.tables.table import new_table_id


def record(sentence: str, *about: object, error: BaseException | None = None) -> logging.LogRecord:
    failed = (type(error), error, error.__traceback__) if error is not None else None
    return logging.LogRecord("serai.server", logging.ERROR, __file__, 1, sentence, about, failed)


def test_ids_cookies_addresses_and_passwords_are_in_no_line() -> None:
    signer, table = Signer(b"a secret of sixteen letters"), new_table_id()
    guest = signer.new_guest()
    hidden = [table, guest, signer.cookie(guest), signer.challenge("join", guest), signer.proof(guest, 5), "10.1.2.3"]
    hidden += ["2001:db8:0:1:2:3:4:5"]
    try:
        raise ValueError("\n".join((f"no table {table} of {guest}", "and", "more of it")))
    except ValueError as error:
        lines = [
            shape.format(record("%s: failed at %s", " ".join(hidden), "postgresql://serai:hunter2@db/x", error=error))
            for shape in (Sentences(), Lines())
        ]
    for line in lines:
        assert not [secret for secret in (*hidden, "hunter2@db") if secret in line]
        assert "ValueError" in line
        assert "test_logs.py" in line
        assert "and\\nmore" not in line
    told = json.loads(lines[1])
    assert (told["level"], told["error"]) == ("error", "ValueError")
    assert tag(table) == tag(table) != tag(guest)
    assert table[:6] not in tag(table)


@given(st.binary(min_size=16, max_size=48))
def test_whatever_is_random_is_hidden(data: bytes) -> None:
    import base64

    word = base64.urlsafe_b64encode(data).rstrip(b"=").decode()
    if any(c.isupper() for c in word) and any(c.islower() for c in word) and any(c.isdigit() for c in word):
        assert word not in discreet(f"Table {word} failed.")


@given(st.text(string.ascii_letters, min_size=22, max_size=30))
def test_an_id_that_looks_like_the_name_of_a_class_is_hidden(word: str) -> None:
    if not (word.isupper() or word.islower()):
        assert word not in discreet(f"Table {word} failed.")


def test_what_people_read_stays() -> None:
    import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    class_names.cache_clear()
    for text in (
        "The bot caliph cannot choose (Died: It took more than 60 s.); a random legal step is made.",
        "File src/serai/server/server.py in _require_one_table_of_a_deal, WebSocketsSansIOProtocol",
        "The database does not take what is written: database or disk is full.",
    ):
        assert discreet(text) == text


def test_what_somebody_sent_is_not_repeated() -> None:
    sent = " ".join(("my", "secret"))  # not in the line of the program, which a traceback shows
    with pytest.raises(ValueError, match="my secret") as caught:
        NewTable.model_validate({"game": "bakschisch", "players": sent})
    assert sent not in Lines().format(record("failed", error=caught.value))
    seen: list[tuple[str, str]] = []
    lately = Lately(lambda level, event: seen.append((level, event)))
    lately.handle(record("Table %s could not be looked after.", "x"))
    assert seen == [("error", "table-could-not-be-looked")]
    assert lately.lines[0][3] == "Table x could not be looked after."


def test_metrics_are_read_by_prometheus_own_parser() -> None:
    metrics = Metrics()
    metrics.moves.add("bakschisch", "bot")
    metrics.moves.add("bakschisch", "bot", by=2)
    metrics.errors.add("error", 'odd "label"\\\n')
    for seconds in (0.0004, 0.003, 0.003, 9.0):
        metrics.command_seconds.observe(seconds)
    server = Gauge("serai_members", "Members.")
    server.set(3)
    text = text_of({"a": metrics.snapshot(), "b": json.loads(json.dumps(Metrics().snapshot()))}, [server])
    families = {family.name: family for family in text_string_to_metric_families(text)}
    (moves,) = families["serai_moves"].samples
    assert (moves.value, moves.labels) == (3, {"game": "bakschisch", "by": "bot", "process": "a"})
    (error,) = families["serai_errors"].samples
    assert error.labels["event"] == 'odd "label"\\\n'
    buckets = {
        sample.labels["le"]: sample.value
        for sample in families["serai_command_seconds"].samples
        if sample.name.endswith("_bucket") and sample.labels["process"] == "a"
    }
    assert (buckets["0.001"], buckets["0.0025"], buckets["0.005"], buckets["5"], buckets["+Inf"]) == (1, 1, 3, 3, 4)
    assert families["serai_members"].samples[0].labels == {}
    assert text.count("# TYPE serai_moves_total counter") == 1


def test_labels_do_not_fill_the_memory() -> None:
    counter, times = Counter("c", "C.", ("who",)), Histogram("h", "H.", ("who",))
    for number in range(3 * MOST_SERIES):
        counter.add(str(number))
        times.observe(1.0, str(number))
    assert len(counter.values) <= MOST_SERIES + 1
    assert len(times.series) <= MOST_SERIES + 1
    assert counter.total == 3 * MOST_SERIES
    assert sys.getsizeof(counter.values) < 100_000


def test_a_proof_is_for_one_member_one_epoch_and_some_minutes() -> None:
    now = 1000.0
    signer = Signer(b"a secret of sixteen letters", lambda: now)
    signer.epochs = {"ann": 0, "eve": 0}
    proof = signer.proof("ann", PROOF_SECONDS)
    assert signer.is_proof("ann", proof)
    assert not signer.is_proof("eve", proof)
    assert not signer.is_proof("ann", proof[:-1] + ("a" if proof[-1] != "a" else "b"))
    assert not signer.is_proof("ann", None)
    signer.epochs["ann"] = 1
    assert not signer.is_proof("ann", proof)
    signer.epochs["ann"] = 0
    now += PROOF_SECONDS + 1
    assert not signer.is_proof("ann", proof)
