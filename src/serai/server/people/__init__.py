"""Who visitors are: names, members and their marks, mutes and bans, and what happens to an identity."""
