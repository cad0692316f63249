"""Real dice in players' own words, read by what is asked.

`trois 6`, `654`, `7/12`, `double 6`, `all hit`: the die that is asked for, how many of them, and
whether only successes count say what such a line means. What may mean two things is refused.
"""

from __future__ import annotations

from rulesets.dice.handles.thrown.answers import read_thrown

__all__ = ["read_thrown"]
