"""Records that are quick to read: the same dtype, the same values, and no field that the dtype does not have."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import serai
from serai.engine.compiler.fields import quick

KIND = np.dtype((np.record, np.dtype([("few", np.int8), ("rows", np.int16, (2, 3)), ("many", np.int64)], align=True)))


def test_the_dtype_stays_the_same() -> None:
    made = quick(KIND)
    assert made == KIND
    assert hash(made) == hash(KIND)
    assert made.fields == KIND.fields
    assert (made.itemsize, made.isalignedstruct) == (KIND.itemsize, True)
    assert quick(made) is made


def test_fields_are_read_and_written_in_place() -> None:
    table = np.zeros(2, quick(KIND))
    record = table[1]
    record.few, record.many = -3, 1 << 40
    record.rows[1, 2] = 7
    usual = np.frombuffer(table.tobytes(), KIND)[1]
    assert (int(usual.few), int(usual.many), int(usual.rows[1, 2])) == (-3, 1 << 40, 7)
    assert (record.few, record.many, record.rows.sum()) == (-3, 1 << 40, 7)
    assert record.copy().many == 1 << 40
    with pytest.raises(AttributeError):
        record.fwe = 1
    with pytest.raises(AttributeError):
        _ = record.fwe


def test_records_of_a_state_can_be_pickled() -> None:
    state = serai.game("bakschisch", players=3).start()
    kept = pickle.loads(pickle.dumps(state.fields))
    assert type(kept) is type(state.fields) is state.rulebook.dtype.type
    assert kept.tobytes() == state.fields.tobytes()
