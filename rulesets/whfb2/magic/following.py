"""Consequences of a spell: its targets in turn, rout tests, summoned creatures without control."""

from __future__ import annotations

from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.whfb2.harm.shock import calls_for_test
from rulesets.whfb2.magic.book import spell_of
from rulesets.whfb2.magic.effects.outcome import SpellOutcome
from rulesets.whfb2.magic.order import goes_on
from rulesets.whfb2.magic.spell import BattleSpell


def after_spell(arguments: Arguments, result: SpellOutcome) -> tuple[FollowUp, ...]:
    """Offer further targets, tests for losses of a quarter, and acts of uncontrolled creatures.

    [L1837-1839, L4966-4983].
    """
    spell = spell_of(arguments["spell"])
    if result.outcome == "cast":
        return _on_another(arguments, spell)
    others = () if result.outcome == "failed" else _on_others(arguments, spell)
    if result.outcome == "uncontrolled" and result.summoned:
        kind = "elementals" if spell.lore == "elemental-magic" else "demons"
        return (FollowUp("uncontrolled_reaction", (), (("kind", kind),)), *others)
    lost = result.models_lost or 0
    if calls_for_test(arguments["target"], arguments["models"], lost):
        return (FollowUp("rout_test", (("unit", "target"),), (("cause", "losses"),)), *others)
    return others


def _on_others(arguments: Arguments, spell: BattleSpell) -> tuple[FollowUp, ...]:
    """Return the step to one more target of a spell that reaches all of a zone, or catches some."""
    if not goes_on(spell) or arguments.get("due"):
        return ()
    return _on_another(arguments, spell)


def _on_another(arguments: Arguments, spell: BattleSpell) -> tuple[FollowUp, ...]:
    values: tuple[tuple[str, int | str], ...] = (("spell", spell.id),)
    if arguments["boost"]:
        values = (*values, ("boost", arguments["boost"]))
    return (FollowUp("spell_effect", (("wizard", "wizard"),), values),)
