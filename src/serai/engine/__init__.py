"""What every game shares: the contract of the rules, states, matches, records, chance."""
