"""Routes that are built when first asked for: building all 120 would be half of the server's start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi.routing import APIRoute
from starlette.routing import compile_path, get_name


class LazyRoute(APIRoute):
    """A route of the API that knows its address and method at once, and all else once any of it is needed."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        self.path, self.endpoint = path, endpoint
        self.name = options.get("name") or get_name(endpoint)
        self.methods = {method.upper() for method in options.get("methods") or ["GET"]}
        self.path_regex, self.path_format, self.param_convertors = compile_path(path)
        self._options = options

    def __getattr__(self, name: str) -> Any:
        """Build the rest when something of it is asked for."""
        options = self.__dict__.pop("_options", None)
        if options is None:
            raise AttributeError(f"A route has no {name}.", name=name, obj=self)
        super().__init__(self.path, self.endpoint, **options)
        return getattr(self, name)
