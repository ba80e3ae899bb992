"""What `http/uvicorn_protocols.py` relies on inside uvicorn: if a newer one has changed it, this says what."""

from __future__ import annotations

import asyncio
import importlib.metadata
import inspect
import tomllib
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from serai.server.http import channel, uvicorn_protocols
from serai.server.http.connection_limits import ConnectionLimits
from serai.server.settings import Settings

ROOT = Path(__file__).resolve().parents[3]
OVERRIDDEN = {
    H11Protocol: uvicorn_protocols.GuardedHttp,
    WebSocketsSansIOProtocol: uvicorn_protocols.GuardedSocket,
}
OURS = {  # methods that uvicorn does not have and need not call
    "__init__", "_give", "_stop", "_give_up", "send_now", "_read_now", "_between_messages", "_put", "_counted",
}  # fmt: skip
HTTP_STATE = {"conn", "transport", "client", "loop", "app_state"}
SOCKET_STATE = {
    "conn", "transport", "client", "loop", "app_state", "queue", "read_paused", "handshake_complete", "close_sent",
    "frames", "writable", "config", "response", "scope",
}  # fmt: skip


@pytest.mark.parametrize("base", OVERRIDDEN, ids=lambda base: base.__name__)
def test_every_method_that_we_override_is_there_and_takes_the_same(base: type[Any]) -> None:
    for name, ours in vars(OVERRIDDEN[base]).items():
        if not inspect.isfunction(ours) or name in OURS:
            continue
        theirs = getattr(base, name, None)
        assert theirs is not None, f"uvicorn's {base.__name__} has no {name} any more"
        known, new = (list(inspect.signature(one).parameters) for one in (theirs, ours))
        assert len(known) == len(new), f"{base.__name__}.{name} takes {known} now, ours takes {new}"


def test_the_state_that_we_read_is_there() -> None:
    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        """Nothing is asked here."""

    async def story() -> None:
        config = Config(app, log_config=None, lifespan="off")
        config.load()
        loop, state = asyncio.get_running_loop(), {"connection_limits": ConnectionLimits(Settings())}
        for protocol, names in ((H11Protocol, HTTP_STATE), (WebSocketsSansIOProtocol, SOCKET_STATE)):
            one = protocol(config, ServerState(), state, loop)
            source = inspect.getsource(protocol)
            missing = {name for name in names if not hasattr(one, name) and f"self.{name}" not in source}
            assert not missing, f"uvicorn's {protocol.__name__} has no {sorted(missing)} any more"

    asyncio.run(story())


def test_the_channel_finds_the_quick_end_by_the_name_that_it_is_left_under() -> None:
    assert channel.QUICK_END == uvicorn_protocols.QUICK_END


def test_uvicorn_is_pinned() -> None:
    """Another minor version of uvicorn is looked at before it is used."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    (pinned,) = [line for line in wanted["server"] if line.startswith("uvicorn")]
    installed = importlib.metadata.version("uvicorn")
    assert "<" in pinned or "==" in pinned or "~=" in pinned, pinned
    assert installed.split(".")[:2] == pinned.split("~=")[-1].split("==")[-1].split(".")[:2], (installed, pinned)
