"""The messages of the live protocol and of the HTTP API, as Pydantic models."""
