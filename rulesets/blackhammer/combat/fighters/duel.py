"""Blows of a challenge, which count beyond the last wound of their victim."""

from __future__ import annotations

from rulesets.blackhammer.combat.score import MOST_OVERKILL
from rulesets.blackhammer.combat.strike import Blow, blow_stages, strike
from rulesets.core.battlefield.damage import damage_scores
from rulesets.dice.handle import Dice


def strike_duel(
    dice: Dice,
    attacks: int,
    blow: Blow,
    cap: int,
    *,
    striker: str | None = None,
    target: str | None = None,
) -> int:
    """Return the wounds of like attacks in a challenge, up to 5 beyond the victim's last [L1908].

    A killing blow takes all that is left, and every other blow counts one more; the killing blow
    falls first, for which the text has no order [L2128].
    """
    most = cap + MOST_OVERKILL
    if not blow.hit.slays:
        return strike(dice, attacks, blow, most, striker=striker, target=target)
    if attacks <= 0 or blow.need is None or cap <= 0:
        return 0
    # Both counts in one number, so that chances keep them together.
    base = attacks * blow.hit.wounds_each + 1
    scores = (*damage_scores(blow.hit.wounds_each), ("slain", base))
    stages = blow_stages(blow, striker, target)
    slain, wounds = divmod(dice.attacks(attacks, "attack", stages, scores).score, base)
    return min(most, cap + slain - 1 + wounds if slain else wounds)
