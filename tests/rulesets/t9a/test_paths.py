"""The paths as data: what each spell asks for, and that all of it can be resolved."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.core.battlefield.alteration import Alteration
from rulesets.core.battlefield.amount import Amount
from rulesets.core.results.effect import SpellStarted, StatusSet
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.t9a import RULESET
from rulesets.t9a.combat.spoiled import MIASMA
from rulesets.t9a.magic.miscast import THRONE
from rulesets.t9a.paths.book import ATTRIBUTES, BY_ID, LORES, SPELLS, STATUS_BY_ID, STATUSES
from rulesets.t9a.paths.schema import ATTRIBUTE
from rulesets.t9a.paths.spell import VERSIONS, PathSpell
from rulesets.t9a.unit.spell_rules import SPELL_RULES
from tests.rulesets.cases import arguments_of, unit_of

CASTING = {
    "alchemy": "10/18 8/12 8/11 9/12 9/12 10/13 16/19",
    "wilderness": "10/13 6/9 5/9 9/15 11 10/13 12/15",
    "death": "9/12 7/10 8/10 8/11 9/13 11 15",
    "fire": "5/10/15 8/11 8/14 10/13 10/16 11/14 12/15",
    "heavens": "9/11 9 9/12 11/14 11/14 14 14/17",
    "nature": "5/9 7/12 8 10/14 12 13/18 16/19",
    "light": "6/15 7/11 8 9/13 10/13 11/16 11/14",
    "shadow": "5/10 6/9 8/14 12/15 10/16 13 16/19",
    "white": "10/15 5/9 5/10 8/16 10/14 14 15/19",
    "black": "8/9 5/10 6/12 9/15 9/14 11/15 14",
    "sands": "8/12 7/11 9/18 10/15 10/13 8/10 11/16/18",
    "necromancy": "5/6/12 7/11 8/13 9/12 8/10 11/14 11/14",
    "change": "5/9/13 7 7/12 8 8 10 16",
    "lust": "7 6/11 7/10 9 9/15 10 14",
    "disease": "5/10 7/10 7/10 10/13 11 12/15 15",
    "big-green-gods": "11 7/14 7/12 9/12 12/15 11/14 14/17",
    "little-green-gods": "5/10 6/9 7/10 7 10 11/14 14",
    "forge": "10 6/12 8 8 10 12/15 15/18",
    "butchery": "8/12 7/10 7/11 8/12 8/11 9/12 15",
}
"""Casting values of spells 0 to 6, an improved version after a stroke [P mg.txt, races]."""
TARGET = "Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv5+ [character]"
WIZARD = "Mage 1 Ld8 Lv3 W2 [character, wizard]"


@pytest.mark.parametrize("lore", LORES, ids=lambda lore: lore.id)
def test_a_path_has_seven_spells_at_their_values_and_an_attribute(lore: Any) -> None:
    numbered = {spell.number: spell for spell in lore.spells}
    assert sorted(numbered) == list(range(ATTRIBUTE + 1))
    found = ["/".join(map(str, numbered[number].casting)) for number in range(ATTRIBUTE)]
    assert " ".join(found) == CASTING[lore.id]
    assert numbered[ATTRIBUTE] is ATTRIBUTES[lore.id]


def test_every_path_rests_on_the_old_text() -> None:
    assert {lore.witness for lore in (*LORES, *SPELLS)} == {"old"}


def resolutions() -> list[tuple[PathSpell, str, bool]]:
    """Return every spell in every version, now and when it is due again."""
    return [
        (spell, name, due)
        for spell in SPELLS
        for name, version in zip(VERSIONS, spell.versions, strict=False)
        for due in (False, True)
        if not due or any(work.when == "due" for work in version.works)
    ]


def test_every_spell_is_resolved_in_every_version() -> None:
    effect = RULESET.procedure("spell_effect")
    for spell, name, due in resolutions():
        version = spell.version(name)
        assert version is not None
        given: dict[str, Any] = {"spell": spell.id, "version": name, "due": due, "wizard": WIZARD}
        given["target"] = WIZARD if "caster" in version.types or version.only else TARGET
        given |= {"struck": 3, "value": 3, "own_value": 3, "t": 4}
        chosen = [status for work in version.works for status in work.chosen]
        if chosen:
            given["chosen"] = chosen[0]
        arguments = arguments_of(RULESET, "spell_effect", given)
        result = effect.run(RolledDice(ListedFaces([5] * 400)), **arguments)
        effects = effect.effects(arguments, result)
        statuses = [change for change in effects if isinstance(change, StatusSet)]
        started = [change for change in effects if isinstance(change, SpellStarted)]
        panics = [work for work in version.works if work.does == "panic"]
        burns = any("hellfire" in work.rules for work in version.works)
        own = (
            *(*STATUS_BY_ID, "magic-moved", "moved"),
            *(["panic-due"] if panics else []),
            *(["hellfire-due"] if burns else []),
        )
        assert all(status.status in own for status in statuses), spell.id
        lasting = version.lasts in ("one-turn", "remains-in-play") and not due
        assert len(started) == lasting, spell.id
        assert effect.borrowed(arguments, result)[-1] == "old"


def test_every_status_of_the_paths_is_brought_by_a_spell() -> None:
    brought = {
        status
        for spell in SPELLS
        for version in spell.versions
        for work in version.all_works
        for status in (*work.chosen, work.status)
    }
    assert set(STATUS_BY_ID) == brought - {None}


def test_what_remains_in_play_is_dispelled_at_its_lowest_value_of_that_kind() -> None:
    assert BY_ID["ancient-glory"].remains_value == 16
    assert BY_ID["burning-ramparts"].remains_value == 11
    assert BY_ID["fireball"].remains_value is None


@pytest.mark.parametrize(
    ("status", "value", "fields"),
    [
        ("bladestorm", 3, ("ws",)),
        ("crippling-agony", 2, ("s", "i")),
        ("shifting-sands", 3, ("m",)),
        ("deadly-desiccation", 1, ("t",)),
        ("desiccated", 1, ("t", "s")),
        ("leprotic-curse", 3, ("t",)),
        ("itching", 3, ("m", "i")),
        ("turn-to-smoke", 3, ("s",)),
        ("glimpse-of-the-end", 3, ("t",)),
    ],
)
def test_what_a_spell_takes_leaves_one(status: str, value: int, fields: tuple[str, ...]) -> None:
    line = "Grots 20 M1 WS1 BS1 S1 T1 W1 I1 A1 Ld5"
    unit = unit_of(RULESET, {"line": line, "statuses": {status: value}})
    assert {field: unit.find(field) for field in fields} == dict.fromkeys(fields, Amount(1))


def test_what_a_spell_takes_from_the_strong_is_gone() -> None:
    line = "Grots 20 M4 WS3 BS3 S4 T4 W1 I3 A1 Ld5"
    unit = unit_of(RULESET, {"line": line, "statuses": {"crippling-agony": 2}})
    assert (unit.find("s"), unit.find("i")) == (Amount(2), Amount(1))


def test_the_attribute_of_the_big_green_gods_lasts_and_is_seen() -> None:
    effect = RULESET.procedure("spell_effect")
    given = {"spell": "get-them", "wizard": WIZARD, "target": TARGET}
    arguments = arguments_of(RULESET, "spell_effect", given)
    result = effect.run(RolledDice(ListedFaces([])), **arguments)
    effects = effect.effects(arguments, result)
    assert [change.status for change in effects if isinstance(change, StatusSet)] == ["get-them"]
    assert [change for change in effects if isinstance(change, SpellStarted)]


READ_BY_NAME = {MIASMA, THRONE}
"""Statuses that a module of the game reads by their names."""
NOT_READ = {
    "inevitable-betrayal": "hits on its own side are counted nowhere yet",
    "shield-of-the-ancients": "no wound is ignored yet before it is counted in a Combat Score",
    "steal-youth": "a test that hits every model of who fails is thrown by no spell yet",
}
"""Statuses that change nothing by themselves, each with the reason."""


def test_every_lasting_spell_changes_something_or_is_told_why_not() -> None:
    strikes = {status for spell in SPELLS if spell.repeats for status in spell.statuses}
    idle = {
        status.id
        for status in STATUSES
        if status.alters == Alteration() and not status.bars and status.id not in strikes
    }
    assert idle - READ_BY_NAME == set(NOT_READ)
    assert not READ_BY_NAME - set(STATUS_BY_ID)


def test_every_rule_that_spells_alone_bring_is_brought_by_one() -> None:
    held = [rule for status in STATUSES if status.alters for rule, _ in _rules_of(status.alters)]
    assert set(SPELL_RULES) <= set(held)


def _rules_of(alters: Alteration) -> list[tuple[str, int | None]]:
    return [*alters.rules, *(rule for _, more in alters.beside for rule in more.rules)]
