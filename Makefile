# Thin names over dev.py, which needs only Python 3.11 or newer and sets up everything else.
# Arguments pass through: make play ARGS="--port 8000", make test ARGS="-k bribe".
PYTHON ?= python3
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench coverage docs lock clean

help setup play test check bench coverage docs lock clean:
	@$(PYTHON) dev.py $@ $(ARGS)
