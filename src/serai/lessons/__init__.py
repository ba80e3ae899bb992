"""Lessons as data, and the engine that plays them. docs/school.md says how to write one."""
