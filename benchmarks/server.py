#!/usr/bin/env python3
"""Live tables on one core, played over real sockets: the same as `serai bench server`.

python benchmarks/server.py [--tables 200] [--seconds 10] [--rate 0] [--database URL] [--json]
"""

import sys

from serai.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", "server", *sys.argv[1:]]))
