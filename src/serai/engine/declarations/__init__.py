"""What a game declares as data: options, steps, observations, types of views and events, how positions are edited."""
