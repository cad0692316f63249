"""The meaning of an army list's words to the player who brings it."""

from __future__ import annotations

from collections.abc import Callable

from bot.armies.roster import Lexicon
from bot.commands.options.names import GameNames
from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES, Localiser
from rulesets.core.battlefield.keyword import words_of
from rulesets.core.ruleset.game import Ruleset


def lexicon_of(game: Ruleset, names: GameNames) -> Lexicon:
    """Return the words of a game, as players of the names' language mean them."""
    return Lexicon(
        game.id,
        game.profile,
        game.rules,
        names.read_unit,
        names.read_held,
        names.rules.find,
        game.weapons,
        game.weapon_name,
        names.keyword,
        names.locale,
    )


def rule_namer(localiser: Localiser, game: Ruleset, locale: str) -> Callable[[str], str]:
    """Return a namer of special rules whose names mean the same in every language.

    An English lance is another weapon in French: for such a rule another of its names is used.
    """
    readers = [GameNames(game, localiser, language) for language in LOCALES]
    languages = sorted(LOCALES, key=lambda language: language != locale)
    spoken = [localiser.texts(language, game.id) for language in languages]

    def name_of(rule: str) -> str:
        words = words_of(rule)
        if words is not None:
            free = all(reader.rules.find(words) is None for reader in readers)
            free = free and all(reader.keyword(words) == rule for reader in readers)
            return words if free else f"keyword:{words}"
        key = f"rule-{text_key(rule)}"
        names = [rule]
        for texts in spoken:
            names += (texts.attribute(key, "aliases") or "").split(",")
        for name in (spoken[0](key), *names, *(texts(key) for texts in spoken[1:])):
            # A name with a comma or a bracket would be read as two.
            whole = not set(name) & set(",;()[]")
            if whole and all(reader.rules.find(name) == rule for reader in readers):
                return name.strip()
        return rule

    return name_of
