"""Progress: tells those who look at a study how far its analysis is, over their live connections."""

from __future__ import annotations

from serai.server.base.background import Periodic
from serai.server.base.errors import Refused, Why
from serai.server.http.channel import TOO_MUCH, Channel
from serai.server.study import messages as s
from serai.server.study.analysis import AnalysisService

TELL_SECONDS = 0.5  # in which all that was judged is told together
LOOK_SECONDS = 5.0  # between looks at what other processes have judged
MOST_RECEIVED = 20  # messages that somebody who has nothing to say sends before we disconnect


class Progress:
    """One live connection to one study."""

    def __init__(self, channel: Channel, study: str, service: AnalysisService) -> None:
        self._channel, self._study, self._service = channel, study, service
        self._analysis: str | None = None
        self._told = ""
        self._said = 0
        self._periodic = Periodic("Telling how far an analysis is", LOOK_SECONDS, self._tell)

    async def talk(self) -> None:
        """Tell the state now, and whenever it has changed, until somebody disconnects."""
        await self._tell()
        self._service.progressed.append(self._on_progress)
        telling = self._service.background.start(self._periodic.run())
        try:
            await self._channel.serve(self._hear)
        finally:
            telling.cancel()
            self._service.progressed.remove(self._on_progress)

    def _hear(self, _text: str | None) -> None:
        self._said += 1
        if self._said >= MOST_RECEIVED:
            self._channel.close(TOO_MUCH)

    def _on_progress(self, analysis: str) -> None:
        if analysis == self._analysis:
            self._periodic.hurry(TELL_SECONDS)

    async def _tell(self) -> None:
        found = await self._service.repository.find(self._study)
        if found is None:
            raise Refused(Why.NO_STUDY())
        self._analysis = found.analysis
        state = s.AnalysisState(**await self._service.state(found, result=False)).model_dump_json()
        if state != self._told:
            self._told = state
            self._channel.send(state)
