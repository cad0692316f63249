"""The offers of the moment: what a side may do now, to whom, and what must still be asked for it.

A game declares of a procedure that it is offered (`declaration`): who does it, to whom, in whose
turn, what only a player can say. All else is derived: a question is put to the battle as a command
would put it (`posing`), the rules are asked whether it may be (`trying`), and it is run, with dice
that nobody sees, on a board that nobody keeps. Whoever takes an offer at once is never refused.
Nobody is asked who plays which side.
"""
