"""The ruleset: a game as a plug-in, and the games that are installed."""
