"""Whole phrases for a roll of which no dice are told, and what each may mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from rulesets.dice.notation.spoken.lexicon import PhraseWords, phrase_words
from rulesets.worded import either

_D6: Final = 6
_AS_STRONG: Final = 4
_MOST_ABOVE: Final = 3
_OF_TWO: Final = re.compile(r"\D*(?P<value>[7-9]|1[0-2])\s*\+\D*")
"""More than a die shows, `charge 9+`."""
_LONGEST_NAME: Final = 60
_CHANGED: Final = re.compile(r"[+-]\s*\d|\d\s*\+")
_SEVERAL_DICE: Final = (2, 3, 4)


def _of_any_case(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@cache
def more_dice() -> re.Pattern[str]:
    """Return the pattern of a die more that is thrown, of which the lowest or highest goes."""
    said = phrase_words()
    return _of_any_case(f"(?P<most>{either(said.most)})|(?P<least>{either(said.least)})")


class _Patterns(NamedTuple):
    """The patterns with words in them.

    Attributes:
        mortal: Wounds thrown for where another die shows enough, `D3 mortal wounds on a 4+`.
        skill: Dice with the skill that they go by.
        tested: A test with its number, beside words that are not understood.
        charged: A charge with the distance that its dice must reach.
        far_charged: The same, with the distance before it.
        so_often: A need that is said so many times.
        strength: So many hits of a strength against a toughness, `10 hits S4 vs T3`.
        strong_against: A strength against a toughness, wherever it is said.
        again: Dice that are thrown again.
        polite: Words beside the name of a roll that say nothing more.
        signed: The name of a roll, and what is added to its dice.
        charged_over: A charge with what the charger moves and how far away the target is.
        high: A total with a number that is no number of dice kept, `2d6 high 9`.
        spell: A spell with its value and what is added to the dice.
        valued_spell: A spell with its value alone.
        mortal_behind: As `mortal` the other way round, `on a 4+ d3 mortals`.
        needed_charge: What a charge needs before its word, `need an 8 to charge`.
        under: A roll that must be under a number, of which no dice are told.
        many_charges: Several charges.
        but_ones: Dice of which all succeed that show no one.
        kept: Dice of which some are kept, where their kind is not told.
        counted_behind: Dice whose number stands behind them, `power dice 6`.
        other_dice: Words of other dice than the two of a test.
    """

    mortal: re.Pattern[str]
    skill: re.Pattern[str]
    tested: re.Pattern[str]
    charged: re.Pattern[str]
    far_charged: re.Pattern[str]
    so_often: re.Pattern[str]
    strength: re.Pattern[str]
    strong_against: re.Pattern[str]
    again: re.Pattern[str]
    polite: re.Pattern[str]
    signed: re.Pattern[str]
    charged_over: re.Pattern[str]
    high: re.Pattern[str]
    spell: re.Pattern[str]
    valued_spell: re.Pattern[str]
    mortal_behind: re.Pattern[str]
    needed_charge: re.Pattern[str]
    under: re.Pattern[str]
    many_charges: re.Pattern[str]
    but_ones: re.Pattern[str]
    kept: re.Pattern[str]
    counted_behind: re.Pattern[str]
    other_dice: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    """Return the patterns, made once of the words that players may type."""
    said = phrase_words()
    charge, skill = either(said.charge), either(said.melee, said.shooting)
    return _Patterns(
        mortal=_of_any_case(
            r"\b(?P<dice>\d?d[36])\b\D{0,30}"
            rf"\b(?:{either(said.mortal_stem)}\w*|{either(said.mortal)})\b"
            r"\D{0,20}\b(?P<need>[2-6])\s?\+"
        ),
        skill=_of_any_case(
            rf"\b(?P<dice>\d{{1,3}})\b(?!\s*\+).{{0,40}}?\b(?P<kind>{skill})"
            r"\s?:?\s?(?P<skill>\d)\b(?!\s*\+)"
        ),
        tested=_of_any_case(
            rf"\D*\b{either(said.tested)}\b\D*(?P<most>[2-9]|1[0-2])\b(?!\s*[+\-d])\D*"
        ),
        charged=_of_any_case(
            rf"\D*\b{charge}\b\D*\b(?P<need>[2-9]|1[0-2])(?:\b|{either(said.paces)}\b)(?!\s*d\s*\d)\D*"
        ),
        far_charged=_of_any_case(
            rf"\s*(?P<need>[2-9]|1[0-2])\s*{either(said.lengths)}?\s*(?:{either(said.of)} )?"
            rf"{charge}\b\D*"
        ),
        so_often=_of_any_case(
            rf"\s*(?P<need>[2-6])\s?\+\s*,?\s*(?:(?P<dice>[1-9]\d?)\s*{either(said.times)}"
            rf"|{either(said.so_often_before)}\s*(?P<behind>[1-9]\d?)(?:\s*{either(said.dice)})?)\s*"
        ),
        strength=_of_any_case(
            r"\s*(?:(?P<many>[1-3]?d[36](?:\s?\+\s?\d)?)|(?P<dice>\d{1,3}))\s*"
            rf"{either(said.struck)}?\s*,?\s*(?:{either(said.at)}\s+)?"
            rf"{either(said.strength)}\s?(?P<strength>\d{{1,2}})\s*{either(said.struck)}?\s*"
            rf"(?:{either(said.against)}|[,/:-])?\s*"
            rf"{either(said.toughness)}\s?(?P<against>\d{{1,2}})\s*"
        ),
        strong_against=_of_any_case(
            rf"\b{either(said.strength)}\s?(?P<strength>\d{{1,2}})\s*"
            rf"(?:{either(said.against)}|[,/:-])?\s*"
            rf"{either(said.toughness)}\s?(?P<against>\d{{1,2}})\b(?!\s*\+)"
        ),
        again=_of_any_case(rf"\b{either(said.again_stem)}|{either(said.again)}"),
        polite=_of_any_case(rf"\b{either(said.polite)}(?!\w)"),
        signed=re.compile(
            rf"(?P<name>.*?)\s*(?:\b{either(said.beside)}\b\s*)?(?P<bonus>[+-]\s*\d)?\s*", re.DOTALL
        ),
        charged_over=_of_any_case(
            rf"\D*\b{charge}\b\D*?\b(?P<first>\d{{1,2}})\b\D+?\b(?P<last>\d{{1,2}})\b(?!\s*d\s*\d)\D*"
        ),
        high=_of_any_case(
            rf"(?P<dice>(?P<count>\d)\s*d\s*6)\s*(?P<low>{either(said.low)})?"
            rf"(?(low)|{either(said.high)})\s*(?P<value>\d{{1,2}})\s*"
        ),
        spell=_spell_pattern(said),
        valued_spell=_of_any_case(
            rf"(?:[^\W\d]+\W+){{0,3}}(?:{either(said.spell)}|{either(said.spell_stem)}\w*)\b\D{{0,12}}"
            r"\b(?P<value>\d{1,2})\+?\s*"
        ),
        mortal_behind=_of_any_case(
            r"\b(?P<need>[2-6])\s?\+[^\d+]{0,12}\b(?P<dice>d[36])\s+"
            rf"(?:{either(said.mortal_stem)}\w*|{either(said.mortal, said.dealt)})\b"
        ),
        needed_charge=_of_any_case(
            rf"\D*\b(?P<need>[2-9]|1[0-2])(?!\s?\+)\b\D{{0,12}}\b{charge}\W*"
        ),
        under=_of_any_case(rf"(?:[^\W\d]+\W+){{0,3}}{either(said.under)}\W+(?P<most>\d{{1,2}})\W*"),
        many_charges=_of_any_case(rf"(?P<times>\d{{1,2}})\s*{either(said.many_charges)}\W*"),
        but_ones=_of_any_case(
            rf"\s*(?P<dice>[1-9]\d{{0,2}})\s*{either(said.dice)}\s*,?\s*(?:[^\W\d]+\s+){{0,2}}?"
            rf"{either(said.but)}\s+(?:{either(said.any)}\s+)?{either(said.ones)}\s*"
        ),
        kept=_of_any_case(
            rf"\s*{either(said.throw)}?\s*(?:(?P<rolled>\d)\s*,?\s*{either(said.keep)}\s*"
            rf"(?P<kept>\d)|{either(said.best_or_worst)}\s*{either(said.of_several)}\s*(?P<of>\d))"
            rf"\s*{either(said.dice)}?\s*"
        ),
        counted_behind=_of_any_case(
            rf"\s*{either(said.power)}?\s*{either(said.dice)}\b(?:\s+{either(said.power_behind)})?"
            r"\s*:?\s*(?P<dice>[1-9]\d?)\s*"
        ),
        other_dice=_of_any_case(rf"\b{either(said.other_dice)}"),
    )


def _spell_pattern(said: PhraseWords) -> re.Pattern[str]:
    valued = (
        r"\D{0,12}?(?<![+-])(?<![+-] )\b(?P<value>\d{1,2})\+?\s*"
        rf"(?:{either(said.joining)}|,)?\s*(?P<bonus>[+-]\s*\d)\s*{either(said.bonus)}?"
    )
    added = (
        rf"\s*(?:{either(said.beside)} )?(?P<first>[+-]\s*\d)\s*{either(said.needed)}?\s*"
        rf"(?:{either(said.article)} )?(?P<last>\d{{1,2}})\+?"
    )
    return _of_any_case(
        rf"(?:[^\W\d_]+\W+){{0,3}}(?:{either(said.spell)}|{either(said.spell_stem)}\w*)\b"
        rf"(?:{valued}|{added})\s*"
    )


@cache
def _named() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return rolls by their names, with the dice that the books have for them."""
    said = phrase_words()
    cannon, bounce = either(said.cannon), either(said.bounce)
    fires = f"(?:{either(said.shooting_before)} )?"
    stones = f"{fires}{either(said.stone_thrower)}(?: {either(said.shooting_behind)})?"
    ball = rf"{fires}{cannon}(?: {either(said.shot)})?\s*{either(said.then)}\s*"
    rows = (
        (rf"{either(said.flight)}|{either(said.flight_of)}(?: [^\W\d]{{2,}}){{1,3}}", "2d6"),
        (stones, "scatter; artillery"),
        (f"{ball}(?:{either(said.its)} )?{bounce}", "2artillery"),
        (f"(?:{cannon} )?{bounce}(?: {either(said.bounce_of)})?", "artillery"),
        (either(said.run), "d6"),
        (either(said.roll_off), "d6"),
        (either(said.priority), "d6"),
        (either(said.coin), "d2"),
        (either(said.percent), "d100"),
    )
    return tuple((_of_any_case(pattern), dice) for pattern, dice in rows)


def phrase_ways(text: str) -> tuple[str, ...] | None:
    """Return what a phrase may mean, the likeliest first; None where it is none of these."""
    return next(filter(None, (read(text) for read in _READERS)), None)


def _mortal(text: str) -> tuple[str, ...]:
    """Return the die and what comes of it, which are thrown one after the other."""
    found = _patterns().mortal.search(text) or _patterns().mortal_behind.search(text)
    return () if found is None else (f"d6>={found['need']}", found["dice"])


def _swift(text: str) -> tuple[str, ...]:
    found = None if any(map(str.isdigit, text)) else more_dice().search(text)
    return () if found is None else ("3d6dh1" if found["least"] else "3d6dl1",)


def _skilled(text: str) -> tuple[str, ...]:
    """Return what dice need by a skill: shots hit on seven less it in the older games."""
    found = _patterns().skill.search(text)
    if found is None or found["dice"] == "0" or not 1 < int(found["skill"]) <= _D6:
        return ()
    shot, skill = found["kind"].lower() in phrase_words().shooting, int(found["skill"])
    needs = dict.fromkeys([*([_D6 + 1 - skill] if shot else []), skill])
    return tuple(f"{found['dice']}d6>={need}" for need in needs if need > 1)


def _charged(text: str) -> tuple[str, ...]:
    found = _patterns().charged.fullmatch(text) or _patterns().far_charged.fullmatch(text)
    more = more_dice().search(text)
    dice = "2d6" if more is None else "3d6dh1" if more["least"] else "3d6dl1"
    again = " reroll failures" if _patterns().again.search(text) else ""
    return () if found is None else (f"({dice})>={found['need']}{again}",)


def _often(text: str) -> tuple[str, ...]:
    """Return the dice of a need that is said so many times, `5+ 6 fois`."""
    found = _patterns().so_often.fullmatch(text)
    return () if found is None else (f"{found['dice'] or found['behind']}d6>={found['need']}",)


def _but_ones(text: str) -> tuple[str, ...]:
    """Return dice of which all succeed that do not show a one, `8 dice anything but 1s`."""
    found = _patterns().but_ones.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    return () if found is None else (f"{found['dice']}d6>=2",)


def _kept(text: str) -> tuple[str, ...]:
    """Return dice of which some are kept, where their kind is not told: `roll 3 keep 2`."""
    found = _patterns().kept.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is None:
        return ()
    many = int(found["kept"] or 1)
    dice = int(found["rolled"] or found["of"])
    return (f"{dice}d6kh{many}", f"{dice}d6kl{many}") if 0 < many < dice <= _D6 else ()


def _counted_behind(text: str) -> tuple[str, ...]:
    """Return dice whose number stands behind them, `power dice 6`."""
    found = _patterns().counted_behind.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    return () if found is None else (f"{found['dice']}d6",)


def _unnamed(text: str) -> tuple[str, ...]:
    """Return the dice of a roll of which the number is told, and not the dice."""
    said = _patterns()
    if len(text) > _LONGEST_NAME or said.again.search(text) or more_dice().search(text):
        return ()
    several = said.many_charges.fullmatch(text)
    if several is not None and int(several["times"]) > 1:
        return (f"{several['times']}x 2d6",)
    needed = said.needed_charge.fullmatch(text)
    if needed is not None:
        return (f"(2d6)>={needed['need']}",)
    under = said.under.fullmatch(text)
    most = 0 if under is None else int(under["most"])
    single = (f"d6<={most}", f"d6<{most}") if 1 < most < _D6 else ()
    return (*single, f"(2d6)<={most}") if 1 < most < _D6 + _D6 else ()


def _wounding(text: str) -> tuple[str, ...]:
    """Return the dice of hits of a strength against a toughness: as strong wounds on 4+.

    Of a toughness above the strength by more than three the charts of the games say different
    things, and nothing is offered.
    """
    found = _patterns().strength.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is not None and found["many"]:
        return ("".join(found["many"].split()),)  # how many there are is thrown first
    if found is None or found["dice"].strip("0") == "":
        return ()
    need = _wounds_on(found)
    return (f"{found['dice']}d6>={need}",) if need else ()


def _wounds_on(found: re.Match[str]) -> int:
    """Return what a strength needs to wound a toughness, 0 where charts say different things."""
    above = int(found["against"]) - int(found["strength"])
    return 0 if above > _MOST_ABOVE else min(max(_AS_STRONG + above, 2), _D6)


def without_strength(text: str) -> tuple[str, int] | None:
    """Return a text without a strength against a toughness, and what wounds by them."""
    found = _patterns().strong_against.search(text)
    need = 0 if found is None else _wounds_on(found)
    if found is None or not need:
        return None
    return f"{text[: found.start()]} {text[found.end() :]}", need


def _tested(text: str) -> tuple[str, ...]:
    """Return a test with what is said of it: that it is rolled again, or with a die more."""
    found = _patterns().tested.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is None or _patterns().other_dice.search(text):
        return ()
    more = more_dice().search(text)
    if more is not None:
        return (f"(3d6d{'h' if more['least'] else 'l'}1)<={found['most']}",)
    test = f"(2d6)<={found['most']}"
    return (f"{test} reroll failures", test) if _patterns().again.search(text) else (test,)


def _beyond(text: str) -> tuple[str, ...]:
    found = _OF_TWO.fullmatch(text)
    return () if found is None else (f"(2d6)>={found['value']}",)


def named_ways(text: str) -> tuple[str, ...]:
    """Return the dice of a roll that is said by its name alone, `fuite`, `jet de charge +1`."""
    if len(text) > _LONGEST_NAME:
        return ()
    signed = _patterns().signed.fullmatch(text)
    name = "" if signed is None else " ".join(_patterns().polite.sub(" ", signed["name"]).split())
    dice = next((dice for said, dice in _named() if said.fullmatch(name)), "")
    bonus = "" if signed is None or not signed["bonus"] else signed["bonus"].replace(" ", "")
    return (f"{dice}{bonus}",) if dice and not (bonus and not dice.endswith("d6")) else ()


def _charged_over(text: str) -> tuple[str, ...]:
    """Return the roll of a charge of which the move and the distance are told."""
    found = _patterns().charged_over.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    if found is None or _CHANGED.search(text):
        return ()
    move, far = sorted((int(found["first"]), int(found["last"])))
    needs = (far - move, far)
    return tuple(f"(2d6)>={need}" for need in needs if 1 < need <= _D6 + _D6)


def _high(text: str) -> tuple[str, ...]:
    found = _patterns().high.fullmatch(text)
    if found is None or int(found["value"]) <= int(found["count"]):
        return ()
    return (f"({found['count']}d6){'<=' if found['low'] else '>='}{found['value']}",)


def _spell(text: str) -> tuple[str, ...]:
    """Return the dice of a spell with its value; how many are thrown is not said."""
    found = _patterns().spell.fullmatch(text) if len(text) <= _LONGEST_NAME else None
    valued = _patterns().valued_spell.fullmatch(text) if found is None else None
    if valued is not None:
        return tuple(f"({many}d6)>={valued['value']}" for many in _SEVERAL_DICE)
    if found is None:
        return ()
    bonus = (found["bonus"] or found["first"]).replace(" ", "")
    value = found["value"] or found["last"]
    return tuple(f"({many}d6{bonus})>={value}" for many in _SEVERAL_DICE)


_READERS: Final[tuple[Callable[[str], tuple[str, ...]], ...]] = (
    *(named_ways, _often, _spell, _wounding, _mortal, _swift, _skilled, _high, _charged_over),
    *(_charged, _tested, _beyond, _unnamed, _but_ones, _kept, _counted_behind),
)
