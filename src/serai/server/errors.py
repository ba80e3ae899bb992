"""How errors look in the description of the API: a Problem in JSON, on every route."""

from __future__ import annotations

from typing import Any

from serai.server import messages as m

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.Problem, "description": text}
    for status, text in (
        (400, "not JSON"),
        (401, "no identity yet"),
        (403, "not allowed"),
        (404, "not here"),
        (409, "not now"),
        (413, "too large"),
        (422, "not understood"),
        (429, "too often"),
        (503, "busy"),
    )
}
TEXT_ERRORS: dict[int | str, dict[str, Any]] = {  # of routes whose answer is text: their errors are JSON all the same
    status: {
        "description": error["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status, error in ERRORS.items()
}
