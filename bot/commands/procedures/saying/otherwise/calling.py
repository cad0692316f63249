"""Sentences that say what a command does, though nothing of it is on offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from bot.commands.procedures.saying.mentions import Mention, Named, said_after
from bot.commands.procedures.saying.otherwise.unoffered import MOST_WORDS, Act, meant
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.saying.wording import WORD, places_of
from bot.commands.procedures.saying.words import words_for
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES
from bot.texts.names import fold
from rulesets.core.declaring.kind import Choice, Decimal, SpellName, Whole
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.declaration import Offering
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.trying import check
from rulesets.core.offering.values import Sought, actors
from rulesets.refusal import Refusal

_CAST: Final = "cast"
_DICE: Final = "dice_used"
_DISTANCE: Final = "distance"


def called(
    context: CommandContext, sentences: Sentences, words: Sequence[str]
) -> tuple[Procedure, Mapping[str, Raw], str] | None:
    """Return what words say that the desk does not offer, as its command takes it.

    With it go words about dice that the act has none of, which are not taken.

    None where they say none, or more than who does it, to whom, with which spell and numbers; and
    where nothing would come of it. It is tried out, which takes too long for the loop.
    """
    if len(words) > MOST_WORDS:
        return None
    named = Named(unit.name for side in sentences.situation.sides for unit in side.members)
    act = meant(context, sentences, words, named)
    offerings = [] if act is None else [each for each in act.procedure.offerings if each.actor]
    if act is None or act.procedure.command is None or not offerings:
        return None
    if not words_for("negations").isdisjoint(words):
        return None
    mentions = named.mentions(words, act.places)
    units = _units(sentences, act, offerings[0], mentions, words)
    if units is None or not (mentions or act.spell):
        return None
    numbers, used = _numbers(act, words)
    chosen, named_by = _chosen(context, act, offerings[0], words)
    used |= named_by
    vain = _vain(act, words)
    used |= vain
    taken = {at for each in mentions for at in range(each.begin, each.end)} | act.places | used
    passed = words_for("fillers") | words_for("beside") | words_for("lengths")
    if any(at not in taken and word not in passed for at, word in enumerate(words)):
        return None
    spells = (each.name for each in act.procedure.parameters if isinstance(each.kind, SpellName))
    spell = {} if act.spell is None else dict.fromkeys(spells, act.spell)
    given: dict[str, Raw] = {**units, **spell, **numbers, **chosen}
    if _is_idle(sentences, act.procedure, given):
        return None
    return act.procedure, given, " ".join(words[at] for at in sorted(vain))


def _is_idle(sentences: Sentences, procedure: Procedure, given: Mapping[str, Raw]) -> bool:
    """Return whether nothing would come of an act; what keeps it from being done is told."""
    try:
        for side in sentences.sides[:1]:
            battle = Battle(sentences.situation, sentences.game, side)
            check(battle, procedure, given, changes=any(e.changes for e in procedure.offerings))
    except Refusal as refusal:
        return refusal.code == "nothing-offered"
    return False


def _units(
    sentences: Sentences,
    act: Act,
    offering: Offering,
    mentions: Sequence[Mention],
    words: Sequence[str],
) -> dict[str, Raw] | None:
    """Return who does it, and to whom; None where more are named, or one may be several."""
    if len(mentions) > 1 + bool(offering.target):
        return None
    own = {
        unit.name
        for side in sentences.situation.sides
        if side.name in sentences.sides
        for unit in side.members
    }
    if act.procedure.command == _CAST and sentences.situation.active.name in sentences.sides:
        own &= {unit.name for unit in sentences.situation.active.members}
        others = [each for each in mentions if own & {*each.units}]
    else:
        others = [*mentions]
    others = [each for each in others if not said_after(words, each, words_for("at"))]
    led = [each for each in others if said_after(words, each, words_for("with"))]
    mine = [each for each in others if own & {*each.units}]
    actor = next(iter((*led, *mine, *(others if not offering.target else ()))), None)
    if not offering.target and any(each is not actor for each in mentions):
        return None
    found: dict[str, Raw] = {
        str(offering.target): _said(each, words) for each in mentions if each is not actor
    }
    if actor is not None:
        return {**found, str(offering.actor): _said(actor, words)}
    able = {
        unit.name
        for side in sentences.sides
        for unit in actors(
            Sought(Battle(sentences.situation, sentences.game, side), act.procedure, offering)
        )
    }
    return {**found, str(offering.actor): able.pop()} if len(able) == 1 else None


def _said(mention: Mention, words: Sequence[str]) -> str:
    """Return the unit that is mentioned, or what was said of several, which is asked about."""
    if len(mention.units) == 1:
        return mention.units[0]
    return " ".join(words[mention.begin : mention.end])


def _chosen(
    context: CommandContext, act: Act, offering: Offering, words: Sequence[str]
) -> tuple[dict[str, Raw], set[int]]:
    """Return what is chosen of a few things by its name, with where that stands."""
    asked = {ask.option for ask in offering.asks}
    found: dict[str, Raw] = {}
    used = set[int]()
    for parameter in act.procedure.parameters:
        kind = parameter.kind
        for value in kind.values if isinstance(kind, Choice) and parameter.name in asked else ():
            for locale in LOCALES:
                texts = context.localiser.texts(locale, context.ruleset.id)
                name = WORD.findall(fold(texts(f"choice-{text_key(value)}")))
                places = places_of(name, words) if len(name) > 1 else None
                if places:
                    found[parameter.name] = value
                    used |= places
    return found, used


def _vain(act: Act, words: Sequence[str]) -> set[int]:
    """Return where a number of dice stands in a game whose act takes none: `3 dice`."""
    if act.procedure.parameter(_DICE) is not None:
        return set()
    dice = words_for("of-dice") & words_for("fillers")
    return {
        beside
        for at, (word, after) in enumerate(pairwise(words))
        if word.isdecimal() and after in dice
        for beside in (at, at + 1)
    }


def _numbers(act: Act, words: Sequence[str]) -> tuple[dict[str, Raw], set[int]]:
    """Return the dice and the distance that words tell, with where they stand."""
    kinds = {each.name: each.kind for each in act.procedure.parameters}
    found: dict[str, Raw] = {}
    used = set[int]()
    for at, word in enumerate(words[:-1]):
        for option, group in ((_DICE, words_for("of-dice")), (_DISTANCE, words_for("lengths"))):
            fits = isinstance(kinds.get(option), Whole | Decimal) and option not in found
            if word.isdecimal() and words[at + 1] in group and fits:
                found[option] = int(word)
                used |= {at, at + 1}
    return found, used
