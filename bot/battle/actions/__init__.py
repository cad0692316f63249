"""Actions: what players do to a battle, one entry of its journal each.

`lifecycle` begins battles, lets people join and goes on from phase to phase, with what happens by
rule as one begins; `ending` asks who agrees to the end; `reopening` takes an end back, with what
becomes of the battle's dice. `seats` holds referees and sides that others play. `undo` says what
may be taken back and by whom: `befell` for what others did to a side, `overrule` for a referee's
ruling. `scores` keeps the points that players add. `offers` keeps a refused act that a button goes
on with; it is let go in the act's own transaction.
"""
