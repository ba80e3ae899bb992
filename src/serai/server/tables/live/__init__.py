"""Tables while they are in memory: the way in, what was committed, who watches, bots and clocks."""
