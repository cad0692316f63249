"""Weapons: the values of one, and how players write several in one line."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from rulesets.aos4.unit.profile import ABILITIES, ANTI
from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.keyword import keywords_among
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.refusal import Refusal

MOST_WEAPONS: Final = 6
"""Different weapons in one attack."""
MOST_ATTACKS: Final = 300
"""Attacks of one weapon in one attack, at their highest."""
_MOST_MODELS: Final = 500
_HIGHEST: Final = 20
_FORM: Final = re.compile(
    r"(?P<name>[^\d(;]*?)\s*"
    r"(?:(?P<range>\d{1,2})\s*(?:[\"”″]|''|in|inches|po|pouces)\s+)?"
    r"(?:(?P<models>\d{1,3})\s*[x×]\s*)?(?P<attacks>\d{0,2}[dD]?\d{1,2}(?:\+\d)?)"
    r"\s+(?P<hit>[2-6])\+\s+(?P<wound>[2-6])\+\s+(?P<rend>[-–]?\d|[-–])\s+"
    r"(?P<damage>\d{0,2}[dD]?\d{1,2}(?:\+\d)?)\s*(?P<abilities>[\[(]?.*?[\])]*)"
)


_ANY: Final = re.compile(r"anti( [a-z0-9]+){1,4}")
"""Anti-X with a keyword or condition of its own [L825]."""


class _AbilityData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    source: str = Field(pattern=r"^L\d")
    names: tuple[str, ...] = Field(min_length=1)


class _AbilitiesData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    abilities: tuple[_AbilityData, ...]


def load_abilities(file: Traversable) -> Mapping[str, str]:
    """Read and check a file of weapon abilities: the id of each by its plain names.

    Raises:
        ValueError: the file does not hold every ability once, each name for one of them.
    """
    data = _AbilitiesData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    if sorted(ability.id for ability in data.abilities) != sorted(ABILITIES):
        msg = "these are not the weapon abilities of the game"
        raise ValueError(msg)
    named = [
        (name, ability.id)
        for ability in data.abilities
        for name in {*ability.names, plain(ability.id)}
    ]
    if len({name for name, _ in named}) != len(named):
        msg = "two weapon abilities have one name"
        raise ValueError(msg)
    return dict(named)


def plain(text: str) -> str:
    """Return words without accents, signs or doubled blanks, to compare names."""
    bare = unicodedata.normalize("NFKD", text.lower())
    bare = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[^a-z0-9+]+", " ", bare).split())


NAMES: Final[Mapping[str, str]] = load_abilities(
    files("rulesets.aos4") / "data" / "weapon-abilities.toml"
)


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon as a unit uses it against one target [L142-147, L620-634].

    Attributes:
        attacks: Attacks of each model.
        models: Models that use it.
        hit: Lowest face that hits, before modifiers.
        wound: Lowest face that wounds.
        rend: Taken off save rolls.
        damage: Damage of each successful attack.
        abilities: Its weapon abilities.
        name: What its player calls it.
        extra: Attacks more, those of champions.
        range: Inches it reaches, of a ranged weapon where it is known.
        bearers: Models that bear it in a unit of full size, where only some do.
    """

    attacks: Amount
    models: int
    hit: int
    wound: int
    rend: int
    damage: Amount
    abilities: frozenset[str] = frozenset()
    name: str | None = None
    extra: int = 0
    range: int | None = None
    bearers: int | None = None


def read_weapons(text: str, models: int) -> tuple[Weapon, ...]:
    """Read `Hammer 4x2 3+ 3+ 1 1 crit mortal; 2 3+ 3+ 1 2`, with `models` where none are stated.

    Models, Attacks, Hit, Wound, Rend and Damage stand in the order of a warscroll.

    Raises:
        Refusal: `weapon-unreadable`, `too-many-weapons`, `ability-unknown`, and what
            `check_weapon` refuses.
    """
    parts = [part.strip() for part in text.split(";") if part.strip()]
    if len(parts) > MOST_WEAPONS:
        raise Refusal("too-many-weapons", count=len(parts), most=MOST_WEAPONS)
    return tuple(read_weapon(part, models) for part in parts)


def weapon_name(text: str) -> str:
    """Return the name of a weapon that a unit is to have.

    Raises:
        Refusal: `weapon-without-name`, and what `read_weapons` refuses.
    """
    name = read_weapon(text, 1).name
    if name is None or not plain(name):
        raise Refusal("weapon-without-name", text=text[:40])
    return name


def is_written(text: str) -> bool:
    """Return whether a text has the form of a weapon, whatever its values."""
    return _FORM.fullmatch(text) is not None


@lru_cache(maxsize=512)
def read_weapon(part: str, models: int) -> Weapon:
    """Read one weapon; raises what `read_weapons` refuses."""
    match = _FORM.fullmatch(part)
    if match is None:
        raise Refusal("weapon-unreadable", text=part[:40])
    rend = match["rend"].strip("-–")
    weapon = Weapon(
        read_amount(match["attacks"]),
        int(match["models"] or models),
        int(match["hit"]),
        int(match["wound"]),
        int(rend or 0),
        read_amount(match["damage"]),
        frozenset(_abilities(match["abilities"])),
        match["name"].strip(" :") or None,
        range=int(match["range"]) if match["range"] else None,
        bearers=int(match["models"]) if match["models"] else None,
    )
    check_weapon(weapon)
    return weapon


def _abilities(text: str) -> Iterable[str]:
    # `Crit (Mortal)` is written with brackets of its own within those around all abilities.
    for part in text.split(","):
        name = plain(part)
        if not name:
            continue
        bare = name.removesuffix(" +1 rend").removesuffix(" +1 perf")
        if bare not in NAMES and bare.startswith("anti ") and _ANY.fullmatch(bare):
            yield bare.replace(" ", "-")
            continue
        if bare not in NAMES:
            raise Refusal("ability-unknown", text=part.strip()[:40])
        yield NAMES[bare]


def check_weapon(weapon: Weapon) -> None:
    """Refuse values that no weapon has.

    Raises:
        Refusal: `damage-dice` for Damage of several dice, `too-many-attacks`.
    """
    if weapon.damage.count > 1 or not 1 <= weapon.damage.most <= _HIGHEST:
        raise Refusal("damage-dice", text=str(weapon.damage), most=_HIGHEST)
    most = weapon.attacks.most * weapon.models + weapon.extra
    if not 0 <= most <= MOST_ATTACKS or weapon.models > _MOST_MODELS:
        raise Refusal("too-many-attacks", count=most, most=MOST_ATTACKS)


def antis_among(rules: SpecialRules, *, ranged: bool = False) -> frozenset[str]:
    """Return the Anti abilities with a keyword of their own among rules, as weapons have them.

    Those of a unit's ranged weapons begin with `shots`, to be told from its melee weapons'.
    """
    said = [plain(words) for words in keywords_among(rules)]
    if ranged:
        said = [words.removeprefix("shots ") for words in said if words.startswith("shots ")]
    return frozenset(words.replace(" ", "-") for words in said if _ANY.fullmatch(words))


def is_met(ability: str, rules: SpecialRules) -> bool:
    """Return whether a target has the keyword of an Anti ability [L825]."""
    keyword = ability.removeprefix("anti-")
    if rules.holds(keyword):
        return True
    return keyword in {plain(words).replace(" ", "-") for words in keywords_among(rules)}


def other_antis(weapon: Weapon, rules: SpecialRules = NO_RULES) -> tuple[str, ...]:
    """Return a weapon's Anti abilities whose keyword or condition the table does not know.

    Args:
        weapon: The weapon.
        rules: Keywords of the target, which those that are known are among.
    """
    return tuple(
        sorted(
            ability
            for ability in weapon.abilities
            if ability.startswith("anti-") and ability not in ANTI and not is_met(ability, rules)
        )
    )


def crits_of(weapon: Weapon) -> tuple[str, ...]:
    """Return the abilities of a weapon that a critical hit sets off."""
    return tuple(sorted(ability for ability in weapon.abilities if ability.startswith("crit-")))


def one_crit(weapon: Weapon, chosen: str | None) -> str | None:
    """Return the ability that a critical hit sets off; of several, the one chosen before [L821].

    Raises:
        Refusal: `crit-to-choose`, or `crit-not-there` for one the weapon lacks.
    """
    held = crits_of(weapon)
    if chosen is not None and chosen in held:
        return chosen
    if len(held) > 1:
        raise Refusal("crit-to-choose", rules=", ".join(held))
    return held[0] if held else None
