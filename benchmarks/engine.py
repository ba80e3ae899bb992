#!/usr/bin/env python3
"""The engine next to OpenSpiel's C++ random rollouts, in one run: the same as `serai bench engine`.

python benchmarks/engine.py [--json] [--seconds 3] [--game bakschisch]
"""

import sys

from serai.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", "engine", *sys.argv[1:]]))
