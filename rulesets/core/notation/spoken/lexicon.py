"""The words of players in units' lines, by what they say."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Final, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict

from rulesets.core.notation.profile_sign import plain_word
from rulesets.worded import Worded, Wording

T = TypeVar("T")
Grouped = Literal["elsewhere", "values", "glued", "gear", "labels", "armour"]
"""Groups of phrases by what they stand for."""

LONGEST: Final = 5
"""Words of the longest phrase."""
NOTHING: Final = (None, 0)


@lru_cache(maxsize=2048)
def bare(text: str) -> str:
    """Return words in small letters, without accents, as they are compared."""
    return plain_word(text.replace("’", "'").replace("œ", "oe")).strip(".")


def _phrases(text: str) -> frozenset[str]:
    return frozenset(" ".join(phrase.split()) for phrase in text.split(","))


def _checked(phrases: frozenset[str]) -> frozenset[str]:
    wrong = [each for each in phrases if bare(each) != each or each.count(" ") >= LONGEST]
    if wrong or not all(phrases):
        msg = f"these are not words as they are compared: {sorted(wrong)}"
        raise ValueError(msg)
    return phrases


Phrases = Annotated[frozenset[str], BeforeValidator(_phrases), AfterValidator(_checked)]


class SheetWords(Worded):
    """The words of pasted sheets.

    Attributes:
        groups: What a line calls its unit before the number of models.
        of: What stands between the two.
        names: Labels of a unit's name.
        models: Those of its number of models.
        costs: Those of its points.
        parts: Those of what else it has.
        points: What points are called behind their number.
        special: Says of attacks that no number tells them.
        signs: Signs of values, in a row before their numbers.
        whole: Titles of the first part of a profile of The 9th Age's second edition.
        defence: Those of the second part.
        offence: Those of the third.
        defensive: What words for the second begin with.
        offensive: What words for the third begin with.
        defen: What they begin with where all three stand in a row.
        offen: The same.
        first: What the name of a part's first value begins with.
    """

    groups: Wording
    of: Wording
    names: Wording
    models: Wording
    costs: Wording
    parts: Wording
    points: Wording
    special: Wording
    signs: Wording
    whole: Wording
    defence: Wording
    offence: Wording
    defensive: Wording
    offensive: Wording
    defen: Wording
    offen: Wording
    first: Wording


class Lexicon(BaseModel):
    """The words of players in units' lines.

    Attributes:
        joins: What stands between the parts of a line.
        courtesy: What says nothing of the unit.
        opening: What a line may begin with before the unit.
        asking: What asks to add a unit, and belongs to no name.
        models: What a number of models may be called.
        men: What it may be called where no name follows.
        crew: Those who serve a machine, behind or before their number; `crew_of` before it.
        without: Says that there is none of `nothing`.
        instead: Stands before what is borne in something else's stead.
        leads: What may stand before a special rule.
        saying: Words of sentences and questions, which no line of a unit has.
        adjectives: Words that stand before a noun, and are no name of a unit by themselves.
        armies: Words for many units at once.
        riding: Words of names for those who ride.
        lance: A spear on foot, and another weapon on horseback.
        no_slips: Words that look like a rule's name with a slip, or cut short, and mean themselves.
        named: Stands before a name, behind what somebody is.
        vague_name: Words that are part of no name.
        studies: Stands before the magic that somebody knows.
        steed: Who carries or draws others; their values may follow.
        rider: Who rides or serves; their values may follow.
        fillers: What may stand between a value's name and its number.
        counting: What may stand before a number of models.
        base: What a model stands on.
        lone: Says that a unit is of one model.
        singular: Words that end like a plural, and are none.
        plurals: Endings of plurals.
        apart: Words before which a noun ends.
        states: What has become of models, behind their number.
        doing: What a unit does or where it is, which its line does not say.
        elsewhere: Names of values in another edition's profile, by the field they are here.
        elsewhere_only: Names of such values that have no counterpart here.
        values: Names of values, by the field.
        glued: Names of values that mean so only with their number right behind.
        gear: Other names of special rules, by the usual one.
        unnoted: Gear that counts by a value or not at all, so that games may have no rule of it.
        armour: Suits of armour by what games call them, and barding.
        labels: Names of a weapon's values.
        lengths: What a number is a distance with, and no number of models.
        dangling: What neither begins nor ends a name: something else than models is counted.
        ridden: What nobody bears on foot; `ridden_begun` is how such words begin.
        per: Stands between the points of one model and `per_model`, what one is called there.
        formed: Stands before how wide and deep a unit is.
        sheets: The words of pasted sheets.
    """

    model_config = ConfigDict(
        extra="forbid", frozen=True, alias_generator=lambda name: name.replace("_", "-")
    )

    joins: Phrases
    courtesy: Phrases
    opening: Phrases
    asking: Phrases
    models: Phrases
    men: Phrases
    crew: Phrases
    crew_of: Phrases
    without: Phrases
    instead: Phrases
    nothing: Phrases
    leads: Phrases
    saying: Phrases
    adjectives: Phrases
    armies: Phrases
    riding: Phrases
    lance: Phrases
    no_slips: Phrases
    named: Phrases
    vague_name: Phrases
    studies: Phrases
    steed: Phrases
    rider: Phrases
    fillers: Phrases
    counting: Phrases
    base: Phrases
    lone: Phrases
    singular: Phrases
    plurals: Phrases
    apart: Phrases
    states: Phrases
    doing: Phrases
    elsewhere_only: Phrases
    elsewhere: dict[str, Phrases]
    values: dict[str, Phrases]
    glued: dict[str, Phrases]
    gear: dict[str, Phrases]
    unnoted: dict[str, Phrases]
    armour: dict[str, Phrases]
    labels: dict[str, Phrases]
    lengths: Phrases
    dangling: Wording
    ridden: Wording
    ridden_begun: Wording
    per: Wording
    per_model: Wording
    formed: Wording
    sheets: SheetWords


@cache
def lexicon() -> Lexicon:
    """Return the words of players, read once."""
    text = files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    return Lexicon.model_validate(tomllib.loads(text))


@cache
def by_phrase(kind: Grouped) -> Mapping[str, tuple[str, ...]]:
    """Return groups of phrases turned round, made once: what each phrase may stand for."""
    groups: dict[str, Phrases] = getattr(lexicon(), kind)
    found: dict[str, tuple[str, ...]] = {}
    for group, phrases in groups.items():
        for phrase in phrases:
            found[phrase] = (*found.get(phrase, ()), group)
    return MappingProxyType(found)


def phrase_of(words: Sequence[str], length: int) -> str:
    """Return the first words as one phrase, as it is compared; empty where a comma parts them."""
    taken = words[:length]
    return "" if "," in taken or len(taken) < length else " ".join(map(bare, taken))


def taken(words: Sequence[str], phrases: frozenset[str]) -> int:
    """Return how many words the longest of some phrases takes here, none where none stands."""
    lengths = range(min(LONGEST, len(words)), 0, -1)
    return next((length for length in lengths if phrase_of(words, length) in phrases), 0)
