"""Shared rules of games of ranked units: the parent of `blackhammer`, `t9a` and `whfb2`.

A game of this family is the parent and the rules that differ: its module holds what its book says
otherwise, with the lines of the book. What only one game has is not here, nor what three books say
in three ways. Nobody else imports it, and it knows no game.
"""
