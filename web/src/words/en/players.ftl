### Players and ratings

players-line = Ratings come from rated games between members, or against our bots. Whoever opens a table can have it rated.
players-search = Name of a member
players-find = Find
players-found = { $count ->
    [one] 1 member found
   *[other] { $count } members found
}
players-place = Place
players-player = Player
players-games = Games
players-more = Show more
players-none = Nobody has played { $least } rated games yet.
players-how = A new player has 1500 points. The number after ± is the doubt: the true strength is within it in 19 of 20 cases. The order is by what a rating is at least.
player-rating = Rating
player-points = { $points } ± { $doubt }
player-provisional = provisional
player-when = When
player-curve = { $game }: the rating after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}, last { $points } ± { $doubt }
player-curve-table = As a table
player-since = Member since { $when } · { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
player-yours = This is how others see your page; private games are shown to you alone.
player-hidden = Only you can see this page.
player-no-games = No finished game yet.
player-rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
player-tallies = Games won
player-against = Against
player-won = Won
player-versus-people = people
player-versus-mixed = bots of several levels
player-meetings = Opponents
player-ahead = ahead
player-behind = behind
player-others = guests and others without a page
player-best = Best games
player-best-victory = victory over { $points }
player-best-score = highest score
player-games = Latest games
player-with = with { $names }
player-place = Place { $place } of { $players }, { $score } points
player-left = left the game: last
player-change = rating { $change }
player-not-counted = not counted for the rating
player-private-line = Games at private tables count, but only those who were there see them in the lists.
