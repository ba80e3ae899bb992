"""Tournaments of people on this server; pairing and standings are pure and lie in `serai.tournaments`."""
