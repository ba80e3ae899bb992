"""Path and query parameters that several routes take."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from serai.server.protocol import messages as m

TablePath = Annotated[str, Path(pattern=m.TABLE_PATTERN, description="the id of a table")]
SeatPath = Annotated[int, Path(ge=0, lt=m.MOST_SEATS)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=m.MOST_SEATS, description="whose eyes; none: a spectator's")]
