"""The rules that Discord has for what bots send."""
