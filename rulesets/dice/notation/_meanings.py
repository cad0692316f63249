"""Words that would change what a roll gives, and so are no part of a mere note.

`3d6 without the worst` must not be rolled as 3d6 with a note: whoever writes so wants other dice.
The words are those of players in French and English; how each group is written the texts say.
"""

from __future__ import annotations

import re
import unicodedata
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from rulesets.refusal import Refusal

Meaning: TypeAlias = Literal[
    "keep",
    "dice",
    "reroll",
    "count",
    "compare",
    "sum",
    "times",
    "explode",
    "odds",
    "secret",
    "rule",
    "modifier",
]

_GROUPS: Final[dict[Meaning, str]] = {
    "keep": (
        "adv dis disadv "
        "highest lowest best worst higher lower low top bottom middle median keeping kept "
        "remove removes removed removing discard discards ignore ignores ignoring drops "
        "dropping take takes taking pick picks choose chooses min max minimum maximum "
        "advantage disadvantage kh kl dh dl without except only meilleur meilleure "
        "meilleurs meilleures pire pires bas basse mauvais mauvaise petit petite petits "
        "petites grand gros faible faibles fort elevé moins enleve enlever enlevez retire "
        "retirer retirez ote oter ecarte ecarter defausse defausser ignorer prend prends "
        "prendre prenez choisis choisir choisit conserve conserver gardant avantage "
        "desavantage sauf sans seulement uniquement"
    ),
    "dice": "die dice dé dés",
    "reroll": (
        "reroll rerolls rerolled rerolling re-roll re-rolls rr rrf rrs ro relance relances "
        "relancer relancez relancé relancés relancés relançable rejette rejeter ones "
        "misses hate hates twin-linked rerollable rerollables jumelé jumelée jumelées hatred "
        "haine haineux "
        "haineuse haineuses"
    ),
    "count": (
        "success successes successful fails failures succes reussite reussites reussis "
        "echecs rates count counting compte compter sixes fives fours threes twos odd even "
        "pairs doubles triples pair "
        "impair impairs"
    ),
    "compare": (
        "vs versus under over above below against least better mieux beat sous sup inf "
        "superieur superieure inferieur inferieure egal dessus dessous"
    ),
    "sum": (
        "plus minus add adds adding subtract bonus malus ajoute ajouter ajoutez soustrait "
        "half halved halves moitie divise divisé divided double doubled doublé triple "
        "squared quarter quartered inverse inversed "
        "multiplied multiplié rounded arrondi two three four five six seven eight nine "
        "ten deux trois quatre cinq sept huit neuf dix"
    ),
    "times": (
        "x times fois twice thrice each apiece chacun chacune chaque repeat repete repeter per"
    ),
    "explode": "explode explodes exploded exploding explosif explosifs explosive explosives",
    "odds": (
        "stats statistics statistiques stat avg mean average odds chances probability "
        "probabilities moyenne proba probabilite "
        "probabilites"
    ),
    "secret": (
        "gmroll gmr secret secretly hidden private privately privé whisper caché cachée discret "
        "discretement"
    ),
    "rule": (
        "automatic automatically automatique automatiques automatiquement auto "
        "poison poisoned poisonous empoisonne empoisonnes empoisonnees lethal swiftstride "
        "minimised minimized minimise minimisee maximised maximized maximise maximisee "
        "crit crits critical critique critiques coldblooded cold-blooded sang-froid"
    ),
}
_FIRST: Final[dict[Meaning, str]] = {
    "keep": "keep drop garde garder gardez jette jeter jetez haut hauts haute high",
    "rule": "with avec",
}
"""Words that mean so only at the beginning: a garde may also be a regiment."""
_LAST: Final = frozenset({"haut", "hauts", "haute", "high"})
"""The high ones, unless it is said of whom: High Elves are no dice."""
_HARMLESS: Final = re.compile(
    r"\bagainst\s+[^\W\d]|\b(?:high|hauts?|hautes?)[ -]+el[fv]", re.IGNORECASE
)
_HIGHEST: Final = re.compile(
    r"\b(?:plus|moins)\s+(?:haut|bas|grand|gros|petit|fort|faible|[ée]lev[ée]|mauvais)\w*",
    re.IGNORECASE,
)
_SHARED: Final = re.compile(
    r"\bpar\s+(?:mod[èe]le|fig|soldat|blessure|touche|attaque|rang|unit[ée]|t[êe]te|tir|ennemi|"
    r"h[ée]ros|sorcier|homme|gobelin|orque|elfe|nain|rat)\w*",
    re.IGNORECASE,
)
"""What is rolled for each of them: in French `par` alone may say which way."""
_PHRASES: Final = re.compile(r"\bsang froid\b|\bcold blooded\b|\bswift stride\b", re.IGNORECASE)
"""Special rules of two words that change how many dice count."""
_RULES: Final = re.compile(
    r"\bbattle focus\b|\ball[- ]out attack\b|\battaque totale\b|\balways strikes? first\b"
    r"|\bfrappe toujours en premier\b|\bkilling[ -]blows?\b|\bcoups? (?:fatal|mortel)s?\b",
    re.IGNORECASE,
)
"""Special rules that change what dice need, or what comes of them."""
_SKILL: Final = re.compile(
    r"(?<!test )(?<!test de )\b(?:ws|cc|bs|ct)\s?:?\s?\d{1,2}\b"
    r"(?!\s*\+|'?s\b|\s+(?:up|ou|or|et|and)\b)",
    re.IGNORECASE,
)
"""A skill, from which another number follows than itself: `10 tirs CT3`."""
_SPECIAL: Final = re.compile(r"(?:artiller|scatter|dispersion|d[ée]viation)\w*", re.IGNORECASE)
_JOINED: Final = re.compile(
    r"\b(?:and|et|then|puis|plus)\s+(?:(?:the|an?|les?|la|une?)\s+)?(?:artiller|scatter|dispersion|"
    r"d[ée]viation)\w*",
    re.IGNORECASE,
)
"""Special dice that are thrown as well."""
_SOUND: Final = frozenset(["lance", "lancer", "lances", "lancers", "multiple", "multiples"])
"""Words of games that are no slip for one that would change a roll."""
_SLIP: Final = 84
_LONG: Final = 6
"""Letters of a word of which a slip of the thumb is forgiven."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_SIGNS: Final[tuple[tuple[Meaning, re.Pattern[str]], ...]] = (
    ("reroll", re.compile(r"\b(?:rr|ro)\s*\d", re.IGNORECASE)),
    ("compare", re.compile(r"\b(?:ld|cd|t|dc)\s*\d", re.IGNORECASE)),
    ("times", re.compile(r"(?:\b|(?<=\d))x\s*\d", re.IGNORECASE)),
    ("sum", re.compile(r"[/÷]\s*\d+(?![\d+])")),
)


def _folded(word: str) -> str:
    bare = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


def _keyed(word: str) -> str:
    # Without its accent a dé is an article.
    return word.casefold() if word.casefold() in ("dé", "dés") else _folded(word)


_MEANT: Final = MappingProxyType(
    {_keyed(word): group for group, words in _GROUPS.items() for word in words.split()}
)
_MEANT_FIRST: Final = MappingProxyType(
    {word: group for group, words in _FIRST.items() for word in words.split()}
)
_LONG_WORDS: Final = tuple(word for word in _MEANT if len(word) >= _LONG)


def meaning_of(text: str) -> tuple[str, Meaning] | None:
    """Return the first word of a text that would change a roll, with how; None for a mere note."""
    phrase = _HIGHEST.search(text)
    if phrase is not None:
        return phrase[0], "keep"
    joined = _JOINED.search(text)
    if joined is not None:
        return joined[0], "dice"
    shared = _SHARED.search(text)
    if shared is not None:
        return shared[0], "times"
    phrase = _PHRASES.search(text) or _RULES.search(text)
    if phrase is not None:
        return phrase[0], "rule"
    words = _WORD.findall(_HARMLESS.sub(" ", text))
    for word in words:
        found = _meant(word)
        if found is not None:
            return word, found
    if words and _keyed(words[0]) in _MEANT_FIRST and text.lstrip().startswith(words[0]):
        return words[0], _MEANT_FIRST[_keyed(words[0])]
    return (words[-1], "keep") if words and _keyed(words[-1]) in _LAST else None


def _meant(word: str) -> Meaning | None:
    key = _keyed(word)
    if key in _MEANT or key in _SOUND or len(key) < _LONG - 1:
        return _MEANT.get(key)
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - 2 MB, only where a word may be a slip

    near = process.extractOne(key, _LONG_WORDS, scorer=fuzz.ratio, score_cutoff=_SLIP)
    return None if near is None else _MEANT[near[0]]


def meaning_of_rest(text: str) -> tuple[str, Meaning] | None:
    """Return what a text means that no notation goes on with, by its words or signs."""
    for group, pattern in _SIGNS:
        found = pattern.search(text)
        if found is not None:
            return found[0], group
    return meaning_of(text)


_ANOTHER: Final = re.compile(
    r"\b(?:another|(?:and|et)? ?(?:one|two) more|un[e]? de plus)\s*$", re.IGNORECASE
)
"""A roll as before, of which nothing more is said."""


def check_special(note: str | None) -> None:
    """Refuse a note behind a special die that begins with another.

    Raises:
        Refusal: `notation-meaning`.
    """
    found = _SPECIAL.match(note or "")
    if found is not None:
        raise Refusal("notation-meaning", text=found[0], meant="dice")


def check_rules(text: str) -> None:
    """Refuse a roll that names a special rule whose words say something else one by one.

    Raises:
        Refusal: `notation-meaning`.
    """
    rule = _RULES.search(text) or _SKILL.search(text)
    if rule is not None:
        raise Refusal("notation-meaning", text=rule[0], meant="rule")


def check_note(text: str) -> None:
    """Refuse words without a mark before them that are more than a note.

    Raises:
        Refusal: `notation-meaning`.
    """
    numeral = next((sign for sign in text if sign.isnumeric()), None)
    found = (numeral, "sum") if numeral is not None else meaning_of(text)
    if found is None and _ANOTHER.search(text) is not None:
        found = (text, "times")
    if found is not None:
        raise Refusal("notation-meaning", text=found[0], meant=found[1])
