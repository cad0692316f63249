"""Whole phrases for a roll of which no dice are told, and what each may mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_D6: Final = 6
MORE_DICE: Final = re.compile(
    r"(?P<most>maximi[sz][eé]|swift[ -]?stride|course rapide)|(?P<least>minimi[sz][eé])",
    re.IGNORECASE,
)
"""A die more is thrown, of which the lowest or highest goes."""
_MORTAL: Final = re.compile(
    r"\b(?P<dice>\d?d[36])\b\D{0,30}\b(?:mort\w*|mw)\b\D{0,20}\b(?P<need>[2-6])\s?\+", re.IGNORECASE
)
"""Wounds that are thrown for where another die shows enough, `D3 mortal wounds on a 4+`."""
_MORTAL_BEHIND: Final = re.compile(
    r"\b(?P<need>[2-6])\s?\+[^\d+]{0,12}\b(?P<dice>d[36])\s+"
    r"(?:mort\w*|mw|wounds?|bless\w*|hits?|touches?)\b",
    re.IGNORECASE,
)
"""The same the other way round, `on a 4+ d3 mortals`."""
_SKILL: Final = re.compile(
    r"\b(?P<dice>\d{1,3})\b(?!\s*\+).{0,40}?\b(?P<kind>ws|cc|bs|ct)\s?:?\s?(?P<skill>\d)\b(?!\s*\+)",
    re.IGNORECASE,
)
_TESTED: Final = re.compile(
    r"\D*\b(?:cd|ld|di|dis|panique|panic|moral|morale|peur|fear|terreur|terror|leadership|discipline"
    r"|commandement|break|d[eé]route|ralliement|rally|stupidit[eéy])\b\D*(?P<most>[2-9]|1[0-2])\b(?!\s*[+\-d])\D*",
    re.IGNORECASE,
)
"""A test with its number, beside words that are not understood."""
_CHARGED: Final = re.compile(
    r"\D*\b(?:charge|charger)\b\D*\b(?P<need>[2-9]|1[0-2])(?:\b|ps\b|po\b|in\b)(?!\s*d\s*\d)\D*",
    re.IGNORECASE,
)
"""A charge with the distance that its dice must reach."""
_FAR_CHARGED: Final = re.compile(
    r"\s*(?P<need>[2-9]|1[0-2])\s*(?:\"|''|ps|pouces?|inch(?:es)?)?\s*(?:de |of )?"
    r"(?:charge|charger)\b\D*",
    re.IGNORECASE,
)
_SO_OFTEN: Final = re.compile(
    r"\s*(?P<need>[2-6])\s?\+\s*,?\s*(?:(?P<dice>[1-9]\d?)\s*(?:fois|times|x)"
    r"|(?:fois|times|x|sur|on)\s*(?P<behind>[1-9]\d?)(?:\s*(?:d[eé]s|dice|d6))?)\s*",
    re.IGNORECASE,
)
_BUT_ONES: Final = re.compile(
    r"\s*(?P<dice>[1-9]\d{0,2})\s*(?:d6|d[eé]s|dice)\s*,?\s*(?:[^\W\d]+\s+){0,2}?"
    r"(?:sauf|except|but|but not|hors|hormis)\s+(?:les|des|the|any)?\s*(?:1'?s?|uns?|ones)\s*",
    re.IGNORECASE,
)
_COUNTED_BEHIND: Final = re.compile(
    r"\s*(?:(?P<special>artil\w*|scatter|disp\w*|d[ée]v\w*|misfire|arty)|[^\W\d]+)?\s*"
    r"\b(?:dice|d[eé]s)\b(?:\s+(?:d[e'’]\s*)?(?:pouvoir|magie|dissipation))?\s*:?\s*"
    r"(?P<dice>[1-9]\d?)\s*",
    re.IGNORECASE,
)
_KEPT: Final = re.compile(
    r"\s*(?:roll|lance[rz]?|jette[rz]?|throw)?\s*(?:(?P<rolled>\d)\s*,?\s*(?:and|et)?\s*"
    r"(?:keep|garde[rz]?|take|prend[sz]?)\s*(?:the |les? )?(?P<kept>\d)"
    r"|(?:the |les? )?(?:highest|best|lowest|worst|meilleure?|pire|plus haut|plus bas)"
    r"\s*(?:of|de|sur|parmi)\s*(?P<of>\d))\s*(?:d[eé]s?|dice)?\s*",
    re.IGNORECASE,
)
_AS_STRONG: Final = 4
_MOST_ABOVE: Final = 3
_STRUCK: Final = (
    r"(?:d6|d[eé]s|dice|hits?|touches?|attaques?|attacks?|impacts?|impact hits?|tirs?|shots?)?"
)
_STRENGTH: Final = re.compile(
    rf"\s*(?:(?P<many>[1-3]?d[36](?:\s?\+\s?\d)?)|(?P<dice>\d{{1,3}}))\s*{_STRUCK}\s*,?\s*"
    r"(?:(?:at|de|of|en|à|a)\s+)?(?:s|f|str|for|force|strength)\s?(?P<strength>\d{1,2})\s*"
    rf"{_STRUCK}\s*(?:vs?\.?|contre|against|sur|on|into|[,/:-])?\s*"
    r"(?:t|e|r|r[eé]s|end|endu|endurance|tough|toughness|resilience|r[eé]silience)\s?"
    r"(?P<against>\d{1,2})\s*",
    re.IGNORECASE,
)
"""So many hits of a strength against a toughness, `10 hits S4 vs T3`."""
_OF_TWO: Final = re.compile(r"\D*(?P<value>[7-9]|1[0-2])\s*\+\D*")
"""More than a die shows, `charge 9+`."""
_OTHER_DICE: Final = re.compile(
    r"\bcold|\bsang|advant|avant|best|worst|meilleur|pire", re.IGNORECASE
)
"""Words of other dice than the two of a test."""
_AGAIN: Final = re.compile(r"\brelan|re-?roll|\brr", re.IGNORECASE)
_POLITE: Final = re.compile(
    r"\b(?:stp|svp|pls|plz|please|bot|s'il te pla[iî]t|jets?|rolls?|lance[rz]?|d[eéu]s?|d'|de la"
    r"|les?|la|l'|my|the|for|pour|distance|d[eé]s|dice|mouvement|move)(?!\w)",
    re.IGNORECASE,
)
"""Words beside the name of a roll that say nothing more."""
_SIGNED: Final = re.compile(
    r"(?P<name>.*?)\s*(?:\b(?:avec|with)\b\s*)?(?P<bonus>[+-]\s*\d)?\s*", re.DOTALL
)
"""The name of a roll, and what is added to its dice."""
_NAMED: Final = (
    (
        re.compile(
            r"fuites?|fuient|fuit|fuir|fuyards?|flee|flees|fleeing|flight|poursuites?|poursuit"
            r"|poursuivre|pursuits?|pursue|pursues|pursuing|charges?|charger|charging"
            r"|(?:fuite|poursuite|flee|pursuit)(?: [^\W\d]{2,}){1,3}",
            re.IGNORECASE,
        ),
        "2d6",
    ),
    (
        re.compile(
            r"(?:tir )?(?:stone[ -]?thrower|rock lobber|lobber|catapultes?|catapults?"
            r"|tr[ée]buchets?|mangonneau|mortiers?|mortars?|lance[- ]?rocs?"
            r"|grudge thrower|pierrier|bombarde)(?: shots?| tirs?| fire)?",
            re.IGNORECASE,
        ),
        "scatter; artillery",
    ),
    (
        re.compile(
            r"(?:tir )?(?:canons?|cannons?)(?: shots?)?\s*(?:\+|et|and|&|puis|then|avec|with)\s*"
            r"(?:son |its )?(?:rebonds?|bounces?)",
            re.IGNORECASE,
        ),
        "2artillery",
    ),
    (
        re.compile(r"(?:(?:canons?|cannons?) )?(?:rebonds?|bounces?)(?: canon)?", re.IGNORECASE),
        "artillery",
    ),
    (re.compile(r"runs?|running|courses?|courir", re.IGNORECASE), "d6"),
    (
        re.compile(
            r"(?:a )?coin(?: toss| flip)?|(?:flip|toss) (?:a )?coin|pi[eè]ce|pile ou face",
            re.IGNORECASE,
        ),
        "d2",
    ),
    (re.compile(r"percentiles?|percent|pourcentage|pourcent", re.IGNORECASE), "d100"),
    (re.compile(r"priorit(?:y|é|e)", re.IGNORECASE), "d6"),
    (
        re.compile(
            r"(?:roll[ -]?)?offs?|premier tour|first turn|qui commence"
            r"|who (?:goes|starts)(?: first)?",
            re.IGNORECASE,
        ),
        "d6",
    ),
)
"""Rolls by their names, with the dice that the books have for them."""
_LONGEST_NAME: Final = 60
_NEEDED_CHARGE: Final = re.compile(
    r"\D*\b(?P<need>[2-9]|1[0-2])(?!\s?\+)\b\D{0,12}\b(?:charge|charger)\W*", re.IGNORECASE
)
"""What a charge needs before its word, `need an 8 to charge`."""
_UNDER: Final = re.compile(
    r"(?:[^\W\d]+\W+){0,3}(?:under|below|sous|en dessous de|less than|moins de)\W+"
    r"(?P<most>\d{1,2})\W*",
    re.IGNORECASE,
)
"""A roll that must be under a number, of which no dice are told."""
_SEVERAL_CHARGES: Final = re.compile(
    r"(?P<times>\d{1,2})\s*(?:jets? de |rolls? of )?"
    r"(?:charges|charge rolls?|fuites|poursuites|pursuits)\W*",
    re.IGNORECASE,
)
_CHARGED_OVER: Final = re.compile(
    r"\D*\b(?:charge|charger)\b\D*?\b(?P<first>\d{1,2})\b\D+?\b(?P<last>\d{1,2})\b(?!\s*d\s*\d)\D*",
    re.IGNORECASE,
)
"""A charge with what the charger moves and how far away the target is."""
_CHANGED: Final = re.compile(r"[+-]\s*\d|\d\s*\+")
_HIGH: Final = re.compile(
    r"(?P<dice>(?P<count>\d)\s*d\s*6)\s*(?P<low>low|lower|bas|plus bas)?"
    r"(?(low)|(?:high|higher|haut|plus haut))\s*(?P<value>\d{1,2})\s*",
    re.IGNORECASE,
)
"""A total with a number that is no number of dice kept, `2d6 high 9`."""
_SPELL: Final = re.compile(
    r"(?:[^\W\d]+\W+){0,3}(?:cast|casting|sorts?|spell|incantation|dispel|dissipation"
    r"|dissiper|unbind|d[eé]senvo[uû]te\w*)\b(?:\D{0,12}?(?<![+-])(?<![+-] )\b"
    r"(?P<value>\d{1,2})\+?\s*(?:avec|with|and|et|,)?\s*"
    r"(?P<bonus>[+-]\s*\d)\s*(?:bonus|to cast|pour lancer|au jet)?"
    r"|\s*(?:avec |with )?(?P<first>[+-]\s*\d)\s*(?:on|sur|for|pour|vs|contre|a|à)?\s*"
    r"(?:un |une |du |an? )?(?P<last>\d{1,2})\+?)\s*",
    re.IGNORECASE,
)
"""A spell with its value and what is added to the dice."""
_SEVERAL_DICE: Final = (2, 3, 4)


def phrase_ways(text: str) -> tuple[str, ...] | None:
    """Return what a phrase may mean, the likeliest first; None where it is none of these."""
    return next(filter(None, (read(text) for read in _READERS)), None)


def _mortal(text: str) -> tuple[str, ...]:
    """Return the die and what comes of it, which are thrown one after the other."""
    found = _MORTAL.search(text) or _MORTAL_BEHIND.search(text)
    return () if found is None else (f"d6>={found['need']}", found["dice"])


def _swift(text: str) -> tuple[str, ...]:
    found = None if any(map(str.isdigit, text)) else MORE_DICE.search(text)
    return () if found is None else ("3d6dh1" if found["least"] else "3d6dl1",)


def _skilled(text: str) -> tuple[str, ...]:
    """Return what dice need by a skill: shots hit on seven less it in the older games."""
    found = _SKILL.search(text)
    if found is None or found["dice"] == "0" or not 1 < int(found["skill"]) <= _D6:
        return ()
    shot, skill = found["kind"].lower() in {"bs", "ct"}, int(found["skill"])
    needs = dict.fromkeys([*([_D6 + 1 - skill] if shot else []), skill])
    return tuple(f"{found['dice']}d6>={need}" for need in needs if need > 1)


def _charged(text: str) -> tuple[str, ...]:
    found = _CHARGED.fullmatch(text) or _FAR_CHARGED.fullmatch(text)
    more = MORE_DICE.search(text)
    dice = "2d6" if more is None else "3d6dh1" if more["least"] else "3d6dl1"
    return () if found is None else (f"({dice})>={found['need']}",)


def _unnamed(text: str) -> tuple[str, ...]:
    """Return the dice of a roll of which the number is told, and not the dice."""
    if len(text) > _LONGEST_NAME:
        return ()
    several = _SEVERAL_CHARGES.fullmatch(text)
    if several is not None and int(several["times"]) > 1:
        return (f"{several['times']}x 2d6",)
    needed = (
        None if _AGAIN.search(text) or MORE_DICE.search(text) else _NEEDED_CHARGE.fullmatch(text)
    )
    if needed is not None:
        return (f"(2d6)>={needed['need']}",)
    under = None if _AGAIN.search(text) else _UNDER.fullmatch(text)
    most = 0 if under is None else int(under["most"])
    single = (f"d6<={most}", f"d6<{most}") if 1 < most < _D6 else ()
    return (*single, f"(2d6)<={most}") if 1 < most < _D6 + _D6 else ()


def _kept(text: str) -> tuple[str, ...]:
    """Return dice of which some are kept, where their kind is not told: `roll 3 keep 2`."""
    found = _KEPT.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is None:
        return ()
    many = int(found["kept"] or 1)
    dice = int(found["rolled"] or found["of"])
    return (f"{dice}d6kh{many}", f"{dice}d6kl{many}") if 0 < many < dice <= _D6 else ()


def _counted_behind(text: str) -> tuple[str, ...]:
    """Return dice whose number stands behind them, `power dice 6`."""
    found = _COUNTED_BEHIND.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    return () if found is None or found["special"] else (f"{found['dice']}d6",)


def _often(text: str) -> tuple[str, ...]:
    """Return the dice of a need that is said so many times, `5+ 6 fois`."""
    found = _SO_OFTEN.fullmatch(text)
    return () if found is None else (f"{found['dice'] or found['behind']}d6>={found['need']}",)


def _but_ones(text: str) -> tuple[str, ...]:
    """Return dice of which all succeed that do not show a one, `8 dice anything but 1s`."""
    found = _BUT_ONES.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    return () if found is None else (f"{found['dice']}d6>=2",)


def _wounding(text: str) -> tuple[str, ...]:
    """Return the dice of hits of a strength against a toughness: as strong wounds on 4+.

    Of a toughness above the strength by more than three the charts of the games say different
    things, and nothing is offered.
    """
    found = _STRENGTH.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is not None and found["many"]:
        return ("".join(found["many"].split()),)  # how many there are is thrown first
    if found is None or found["dice"].strip("0") == "":
        return ()
    above = int(found["against"]) - int(found["strength"])
    need = min(max(_AS_STRONG + above, 2), _D6)
    return () if above > _MOST_ABOVE else (f"{found['dice']}d6>={need}",)


def _tested(text: str) -> tuple[str, ...]:
    """Return a test with what is said of it: that it is rolled again, or with a die more."""
    found = _TESTED.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is None or _OTHER_DICE.search(text):
        return ()
    more = MORE_DICE.search(text)
    if more is not None:
        return (f"(3d6d{'h' if more['least'] else 'l'}1)<={found['most']}",)
    test = f"(2d6)<={found['most']}"
    return (f"{test} reroll failures", test) if _AGAIN.search(text) else (test,)


def _beyond(text: str) -> tuple[str, ...]:
    found = _OF_TWO.fullmatch(text)
    return () if found is None else (f"(2d6)>={found['value']}",)


def named_ways(text: str) -> tuple[str, ...]:
    """Return the dice of a roll that is said by its name alone, `fuite`, `jet de charge +1`."""
    if len(text) > _LONGEST_NAME:
        return ()
    signed = _SIGNED.fullmatch(text)
    name = "" if signed is None else " ".join(_POLITE.sub(" ", signed["name"]).split())
    dice = next((dice for said, dice in _NAMED if said.fullmatch(name)), "")
    bonus = "" if signed is None or not signed["bonus"] else signed["bonus"].replace(" ", "")
    return (f"{dice}{bonus}",) if dice and not (bonus and not dice.endswith("d6")) else ()


def _charged_over(text: str) -> tuple[str, ...]:
    """Return the roll of a charge of which the move and the distance are told."""
    found = _CHARGED_OVER.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is None or _CHANGED.search(text):
        return ()
    move, far = sorted((int(found["first"]), int(found["last"])))
    needs = (far - move, far)
    return tuple(f"(2d6)>={need}" for need in needs if 1 < need <= _D6 + _D6)


def _high(text: str) -> tuple[str, ...]:
    found = _HIGH.fullmatch(text)
    if found is None or int(found["value"]) <= int(found["count"]):
        return ()
    return (f"({found['count']}d6){'<=' if found['low'] else '>='}{found['value']}",)


def _spell(text: str) -> tuple[str, ...]:
    """Return the dice of a spell with a bonus; how many are thrown is not said."""
    found = _SPELL.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is None:
        return ()
    bonus = (found["bonus"] or found["first"]).replace(" ", "")
    value = found["value"] or found["last"]
    return tuple(f"({many}d6{bonus})>={value}" for many in _SEVERAL_DICE)


_READERS: Final[tuple[Callable[[str], tuple[str, ...]], ...]] = (
    *(named_ways, _often, _spell, _wounding, _mortal, _swift, _skilled, _high, _charged_over),
    *(_charged, _tested, _beyond, _unnamed, _but_ones, _kept, _counted_behind),
)
