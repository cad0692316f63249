"""The shorthand of other dice bots that stands before dice, or for all of them."""

from __future__ import annotations

import re
from typing import Final


def _short(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


_CALLS: Final = re.compile(
    r"^\s*[/!.](?:roll|r|lance|dice|d(?=\s))?\s+(?=\S)|^\s*[-/$%&?>+]?(?:r|roll)\s+|^\s*[/!]?r(?=\d*d\d)",
    re.IGNORECASE,
)
_SHORT: Final[tuple[tuple[re.Pattern[str], str], ...]] = (
    # BCDice: separate dice that are counted.
    (_short(r"^\s*(\d{1,4})b(\d{1,4})\b(?!.*b\d)"), r"\1d\2"),
    (_short(r"^\s*(?:x|rep|repeat)\s*(\d{1,3})\s+(?=\S)"), r"\1x "),
    (_short(r"^\s*(\d{1,3})#\s*(?=\d*d)"), r"\1x "),
    (_short(r"^\s*(\d{1,3})\s+(?=\d{1,4}d\d)"), r"\1x "),
    (_short(r"\brepeat\(\s*([^(),]+),\s*(\d{1,3})\s*\)"), r"\2x \1"),
    (_short(r"\b(\d{1,3})wh(\d)\+"), r"\1d6 \2+"),
    # Dice Maiden: tens and units of two dice.
    (_short(r"\bdd66\b"), "d66"),
    # Needs of several stages without a blank: 3+4+5+.
    (_short(r"(?<![\d+d*-])([2-6]\+)([2-6]\+)([2-6]\+)(?!\s*\d*d?\d)"), r"\1 \2 \3"),
    (_short(r"(?<![\d+d*-])([2-6]\+)([2-6]\+)(?!\s*\d*d?\d)"), r"\1 \2"),
    # A weapon with its attacks: 12A/3+/4+/-1/2.
    (
        _short(r"^\s*(\d{1,3})\s*(?:a|att?s?|atks?|attacks?|attaques?)\s*[/|]\s*(?=[2-6]\s?\+)"),
        r"\1 attacks ",
    ),
    # What each stage needs before its name: 3 to hit, 4 to wound.
    (
        _short(
            r"(?<![\d+])([2-6]) (pour toucher|to hit)\s*,?\s*(?:puis |then |et |and )?"
            r"([2-6]) (pour blesser|to wound)\b"
        ),
        r"\1+ \2 \3+ \4",
    ),
    (
        _short(
            r"(?:(?<=pour blesser)|(?<=to wound))\s*,?\s*(?:puis |then |et |and )?([2-6])"
            r" (?:de |en )?(save|svg|sauvegarde)\b"
        ),
        r" \1+ \2",
    ),
    # The Discipline of a profile, where no dice may have a disadvantage.
    (
        _short(r"^(?!.*\dd\d)(.*?)\b(?:dis|disc|di)\.?\s*(?=(?:[2-9]|1[0-2])\b(?!\s*\+))"),
        r"\1discipline ",
    ),
    (_short(r"^(?!.*\dd\d)(.*)\b([2-9]|1[0-2])\s*(?:ld|cd|di|disc)\s*$"), r"\1 discipline \2"),
    (_short(r"^(?!.*\dd\d)(.*)\bgarde\s+([2-6])\s?\+"), r"\1ward \2+"),
    # What each stage needs behind what makes it.
    (_short(r"(?<=[2-6]\+)[\s,/]+(?:f|s|str|for|force|strength)\.?\s?(?=[2-6]\s?\+)"), " wound "),
    (_short(r"\b(?:off|offence|offense|offensive)\s?(?=[2-6]\s?\+)"), "hit "),
    (_short(r"\b([2-6])(?:'?s|\+)?\s+(?:by|par)\s+([2-6])(?:'?s\b|\+|\b)"), r"\1+ \2+"),
    (
        _short(
            r"^(?!.*(?:re-?roll|relan|rr))(.*\b(?:ward|saves?|svg|sauvegardes?|invu|r[eé]g[eé]n|protection|fnp))"
            r"\s*:?\s*([2-6])\s*$"
        ),
        r"\1 \2+",
    ),
    (_short(r"\b(\d{1,4})\s?d[eé]s\s?6\b(?=\s+(?!faces?|c[oô]t)\S)"), r"\1d6"),
    # A weapon of a profile with its letters, P1 D1.
    (
        _short(
            r"([2-6]\+)[\s,/]+([2-6]\+)[\s,/]+(?:p|r|perfo?|rend)\s?-?([0-6])[\s,/]+(?:d|deg|dmg)\s?"
            r"(\d{1,2}|d\d)(?![\d+])"
        ),
        r"\1 \2 rend \3 damage \4 ",
    ),
    # Dice without their sides, `12d 4+`.
    (_short(r"\b(\d{1,4})\s*d\s+([2-6])\s*\+(?!\s*(?:[d(]|\d(?!\s*\+)))"), r"\1d6 \2+"),
    (_short(r"(?<=[2-6]\+)\s*!{3,}\s*$"), ""),
    (_short(r"\b(le|la|les) \+ (?=haut|bas|petit|grand|gros|fort|faible|[eé]lev)"), r"\1 plus "),
    (_short(r"(?<=\b(?:stp|svp|pls|plz|thx))\s*!+\s*$"), ""),
    (_short(r"(?<=\bplease|\bthanks)\s*!+\s*$"), ""),
    (_short(r"(?<=\bmerci)\s*!+\s*$"), ""),
    (
        _short(
            r"\b(?:d[eé] (?:de )?)?(?:dispersion|d[eé]viation|scatter)(?: die)?\s*\(?"
            r"(?:touche|hit)\s*(?:/|ou|or|-)\s*(?:fl[eè]che|arrow)\b\)?"
        ),
        "hit-arrow",
    ),
    (_short(r"^\s*(?:hit|touche)\s*/\s*(?:arrow|fl[eè]che)\s*$"), "hit-arrow"),
    # A weapon of a profile: to hit, to wound, rend, damage.
    (
        _short(
            r"([2-6]\+)\s*/\s*([2-6]\+)\s*/\s*-?\s*([1-6])\s*/\s*(\d*d?\d(?:\+\d)?)(?![\d+])"
            r"(?:\s*(?:dmg|damage|d[eé]g[aâ]ts?)\b)?"
        ),
        r"\1 \2 rend \3 damage \4 ",
    ),
    (
        _short(
            r"([2-6]\+)\s*/\s*([2-6]\+)\s*/\s*-?\s*0?(?<=[-0])\s*/\s*(\d*d?\d(?:\+\d)?)(?![\d+])"
            r"(?:\s*(?:dmg|damage|d[eé]g[aâ]ts?)\b)?"
        ),
        r"\1 \2 damage \3 ",
    ),
    # A weapon of a profile without its plus signs, 3/3/-1/2.
    (
        _short(
            r"(?<![\d/])([2-6])\s*/\s*([2-6])\s*/\s*-\s*([1-6])\s*/\s*(d?\d)(?![\d+/])"
            r"(?:\s*(?:dmg|damage|d[eé]g[aâ]ts?)\b)?"
        ),
        r"\1+ \2+ rend \3 damage \4 ",
    ),
    # How many attacks, behind their word.
    (
        _short(r"^\s*(attacks?|attaques?|tirs?|shots?)\s*:?\s*(\d{1,3})(?=\s*,)"),
        r"\2 \1",
    ),
    # What stages need without a plus, before what comes next.
    (
        _short(
            r"(?<!no )(?!(?:saves?|svg|ward|invu)\s+[2-6]\s+(?:wound|bless))"
            r"\b(hits?|touche[rs]?|wounds?|blesse[rs]?|saves?|svg|ward|invu)"
            r"\s+([2-6])(?=\s*(?:[,;]|$|rend|perf|save|svg|wound|bless|ward|invu|d[a-zé]*\s?d?\d))"
        ),
        r"\1 \2+",
    ),
    # No rend: a dash in its place.
    (
        _short(r"[,;]?\s*\b(?:rend|perfo?|pa|ap)\s*[:=]?\s*(?:[-–]|0)(?=\s*(?:[,;/]|$|[^\W\d]))"),
        " ",
    ),
    # One wound for each is what is counted anyway.
    (_short(r"[,;]?\s*\b(?:dmg|damage|d[eé]g[aâ]ts?)\s*:?\s*1\b(?!\s*[d+*x])"), " "),
    (_short(r"\bdd([2-9])([2-9])\b"), r"d\1*10+d\2"),
    # Button Dice Roller: dice that are counted, as any with a target are here.
    (_short(r"([<>=]\s*\d{1,4})c\b"), r"\1"),
    (_short(r"c?\[\s*([<>=]{1,2}\s*\d{1,4})\s*\]"), r"\1"),
    (_short(r"^\s*\+d20\b"), "2d20 keep highest"),
)


_BRINGING: Final = _short(
    r"\s*(?P<count>\d{1,4})(?P<kind>[ru])(?P<sides>\d{1,3})\s*(?:[\[@](?P<from>\d{1,3})\]?)?\s*"
    r"(?:>=\s*(?P<need>\d{1,3}))?\s*"
)
"""BCDice: dice that bring others from a face on; `6R10[8]>=8` counts them, `3U6[6]` adds them."""


def expanded(text: str) -> str:
    """Return a text with such shorthand written out."""
    bringing = _BRINGING.fullmatch(text)
    if bringing is not None:
        return _brought(bringing) or text
    text = _CALLS.sub("", text)
    for pattern, written in _SHORT:
        text = pattern.sub(written, text)
    return text


def _brought(match: re.Match[str]) -> str | None:
    sides, need = int(match["sides"]), match["need"]
    first = int(match["from"] or need or 0)
    counted = match["kind"].lower() == "r"
    if not 1 < first <= sides or counted != bool(need):
        return None
    faces = ",".join(map(str, range(first, sides + 1)))
    return f"{match['count']}d{sides} explode {faces}" + (f" >={need}" if need else "")
