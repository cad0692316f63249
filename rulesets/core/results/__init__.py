"""Results: what an outcome changes, what it was worth, its chances, and what is due after it.

`reminder` tells what is due now (a `Situation`), `score` what a battle is worth, `aftermath` what
it leaves on those who fight on.
"""
