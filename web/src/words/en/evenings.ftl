### Evenings: tournaments and their pages

evenings-line = A tournament in a minute: make one, send the link, and the house does the rest.
evenings-mine = Mine
evenings-coming = Coming
evenings-playing = Going on
evenings-over = Over
evenings-none = No public evening is announced. Make one!
evening-make = Make an evening
evening-make-press = Make the evening
evening-title = Name
evening-title-example = Friday evening
evening-untitled = Evening of { $name }
evening-game = Game
evening-size = At a table
evening-format = Format
evening-format-swiss = Swiss
evening-format-round-robin = Round robin
evening-format-groups = Groups and finals
evening-format-swiss-line = Everybody plays every round, against others who stand about where they stand.
evening-format-round-robin-line = Everybody meets everybody: for few people.
evening-format-groups-line = Groups by lot, everybody against everybody in each; the best go to the finals.
evening-more = More choices
evening-rounds = Rounds
evening-groups = Groups
evening-automatic = as many as fit
evening-break = Break between rounds
evening-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
evening-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
evening-absent = A bot for no-shows after
evening-starts = Planned for
evening-semifinals = With semi-finals
evening-third = With a game for the third place
evening-same-deals = The same deals at all tables (duplicate); bots take free seats
evening-same-deals-short = same deals at all tables
evening-fill = Bots take free seats, so that all tables are full
evening-watch = Others may watch the tables
evening-members = For members only
evening-public = Show it in the public list
evening-public-members = Show it in the public list (for members)
evening-plays = I play too
evening-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
evening-at-table = { $count } at a table
evening-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
evening-by = by { $name }
evening-begins = begins { $when }
evening-round = Round { $number }
evening-stage-coming = not begun yet
evening-stage-playing = begins
evening-stage-over = over
evening-stage-semifinal = Semi-finals
evening-stage-final = Final
evening-stage-third = For the third place
evening-table = Table { $number }
evening-group = Group { $name }
evening-bot = bot
evening-you = you
evening-left = (has left)
evening-byes = Free this round: { $names }
evening-my-table = To my table
evening-state-coming = Soon it begins: everybody with the link can join.
evening-state-round = { $count ->
    [0] all tables are over
    [one] { $count } table is still playing
   *[other] { $count } tables are still playing
}
evening-state-few = Waiting for more players
evening-state-paused = The director has paused the evening
evening-state-over = The evening is over
evening-state-closed = This evening was called off
evening-next-in = Next round in { $time }
evening-next-soon = The next round begins soon.
evening-round-over = Round { $number } is over.
evening-join = Join
evening-join-late = Join from the next round
evening-leave = Leave the evening
evening-screen = Big screen
evening-invite = Invite
evening-link = Link to the evening
evening-standings = Standings
evening-place = Place
evening-player = Player
evening-points = Points
evening-strength = Opp.
evening-wins = Wins
evening-share = Score
evening-ties = How points and ties are counted
evening-points-line = A win is worth 12 points at every table: 12 and 0 for two, 12, 6, 0 for three, 12, 8, 4, 0 for four. Who shares a place shares its points. A free round counts 12, coming late 6 once. With the same points, this decides, in this order:
evening-strength-line = The strength of the opponents: the points of those whom you met, round by round on average, added up.
evening-wins-line = How many games were won.
evening-share-line = The share of the score at one’s tables; 100 is the average.
evening-direct-line = The direct encounter, if all who are equal have met.
evening-lot-line = The lot, drawn once for the evening.
evening-standings-csv = Standings (CSV)
evening-results-csv = Results (CSV)
evening-watch-press = Watch
evening-look = Look at it
evening-corrected = by hand
evening-correct = Correct
evening-correct-title = Result of round { $round }, table { $table }
evening-correct-line = Give each player their rank; equal ranks share a place. Everybody sees that it was given by hand.
evening-notes = Results given by hand
evening-note = { $when }: round { $round }, table { $table }: { $before } became { $after }
evening-direct = Directing
evening-start = Start
evening-call = Next round now
evening-extend = One minute more
evening-pause = Pause
evening-resume = Go on
evening-door-close = Let nobody join any more
evening-door-open = Let people join
evening-people = Players
evening-people-line = Whoever is taken out is not paired any more, and a bot finishes their game. Whoever is banned cannot come back.
evening-remove = Take out
evening-ban = Ban
evening-close = Call it off
evening-close-line = The evening will be gone for everybody.
evening-finish = End the evening
evening-finish-line = The standings stay as they are; no further round is played.
