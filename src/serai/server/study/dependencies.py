"""What the routes of studies ask for: a study, as everybody sees it who has its link, or one's own."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query

from serai.server.base.errors import Refused, Why
from serai.server.http.dependencies import READS, Visitor, part
from serai.server.protocol import messages as m
from serai.server.study.analysis import AnalysisService
from serai.server.study.repository import Study

StudyId = Annotated[str, Path(pattern=m.TABLE_PATTERN, description="the id of a study")]
MomentQuery = Annotated[int, Query(ge=0, le=m.LARGEST_NUMBER, description="a moment of the main line")]
EyesQuery = Annotated[str, Query(pattern="^(open|spectator|[0-7])$", description="open, spectator or a seat")]
Analysis = Annotated[AnalysisService, part(AnalysisService)]


async def _found(study: StudyId, analysis: Analysis, _counted: Annotated[None, READS]) -> Study:
    return there(await analysis.repository.find(study))


FoundStudy = Annotated[Study, Depends(_found)]
"""A study; refused if there is none."""


async def _readable(study: StudyId, analysis: Analysis, _counted: Annotated[None, READS]) -> Study:
    return there(await analysis.readable(study))


ReadableStudy = Annotated[Study, Depends(_readable)]
"""A study whose game can be replayed without compiling."""


async def _own(visitor: Visitor, found: ReadableStudy) -> Study:
    if found.owner != visitor:
        raise Refused(Why.NOT_YOUR_STUDY())
    return found


OwnStudy = Annotated[Study, Depends(_own)]
"""The same; refused to everybody but its owner."""


def there(found: Study | None) -> Study:
    """A study that is there, or a refusal."""
    if found is None:
        raise Refused(Why.NO_STUDY())
    return found
