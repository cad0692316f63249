"""What a spell leads to: its targets, one by one; what came uncontrolled acts on its own."""

from __future__ import annotations

from rulesets.core.procedure import Arguments, FollowUp
from rulesets.whfb2.magic.book import spell_of
from rulesets.whfb2.magic.outcome import SpellOutcome


def after_spell(arguments: Arguments, result: SpellOutcome) -> tuple[FollowUp, ...]:
    """Resolve it on targets still to be named; let act what nobody controls [L4966-4983]."""
    spell = spell_of(arguments["spell"])
    if result.outcome == "cast":
        values: tuple[tuple[str, int | str], ...] = (("spell", spell.id),)
        if arguments["boost"]:
            values = (*values, ("boost", arguments["boost"]))
        return (FollowUp("spell_effect", (("wizard", "wizard"),), values),)
    if result.outcome != "uncontrolled" or not result.summoned:
        return ()
    kind = "elementals" if spell.lore == "elemental-magic" else "demons"
    return (FollowUp("uncontrolled_reaction", (), (("kind", kind),)),)
