"""Errors in the OpenAPI description: a Problem in JSON, on every route."""

from __future__ import annotations

from typing import Any

from serai.server.protocol import messages as m

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": text,  # without its model, which each of a hundred routes would look at anew
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
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
PROBLEM: dict[int | str, dict[str, Any]] = {503: {"model": m.Problem, "description": "busy"}}
"""For one route, so that the description has the model."""
