"""Sentences that go on or back: the next phase in many words, and what was done taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.commands.procedures.saying.otherwise.remarks import (
    act_in_doubt,
    act_of,
    calls_well,
    is_remark,
)
from bot.commands.procedures.saying.wording import WORD, alike, places_of, words_in
from bot.commands.procedures.saying.words import (
    Group,
    answer_stems,
    any_stems,
    phase_stems,
    stems,
    words_for,
)
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES
from bot.texts.names import fold
from rulesets.core.declaring.parameter import Raw

NEXT: Final = "battle next"
UNDO: Final = "undo"
_PASSING: Final[tuple[tuple[Group, str], ...]] = (("next", NEXT), ("undo", UNDO))
"""What is said to go on or back, with the command that does it."""


def passing(context: CommandContext, text: str) -> tuple[str, Mapping[str, Raw]] | None:
    """Return the command by which a text goes on or back, with its options; None for others."""
    for group, name in _PASSING:
        if _says_only(text, group):
            return name, {}
    if _corrects(text):
        return UNDO, {}
    parts = _parts(text)
    if parts is None:
        return None
    *before, last = parts
    if _says_only(text, "handing"):
        return (NEXT, {}) if _ends_turn(context) else None
    if _takes_back(last):
        return UNDO, {}
    return _goes_on(context, last, over=any(map(_tells_end, before)))


def hands_over(context: CommandContext, text: str) -> bool:
    """Return whether a text hands the turn over, before its last phase too, or may do so."""
    handing: tuple[Group, ...] = ("handing", "handing-or-not")
    return context.channel.battle is not None and any(_says_only(text, each) for each in handing)


def idles(text: str) -> bool:
    """Return whether a text says that an act is over, or done by nobody: `no charges`.

    It is none that answers what others do, as `no flight`.
    """
    last = _last(text)
    act = None if last is None else act_of(_without_turn(last))
    return act is not None and not any(alike(row[0], act) for row in answer_stems())


def ends(context: CommandContext, text: str) -> bool:
    """Return whether a text says that what the phase is about is done, or that nobody does it."""
    words = _without_turn(_last(text) or [])
    return not calls_well(words) and _is_of_phase(context, act_of(words))


def in_doubt(context: CommandContext, text: str) -> bool:
    """Return whether a text denies that what the phase is about is done, or calls it well."""
    return _is_of_phase(context, act_in_doubt(_without_turn(words_in(text))))


def asks(text: str) -> bool:
    """Return whether a text asks something, with the sign of it or by how it begins."""
    parts = [words_in(part) for part in re.split(r"[,;.!]+", text)]
    rows = [phrase.split() for phrase in words_for("asking")]
    return "?" in text or any(words[: len(row)] == row for words in parts for row in rows)


def _is_of_phase(context: CommandContext, act: str | None) -> bool:
    battle = context.channel.battle
    if act is None or battle is None or battle.phase is None:
        return False
    return _names(context, battle.phase, [act])


def _without_turn(words: Sequence[str]) -> list[str]:
    """Return words without the turn of now, of which they are said: `no magic this turn`."""
    return [word for word in words if word not in words_for("turns")]


def _tells_end(words: Sequence[str]) -> bool:
    """Return whether a remark says that something is over: `fini`, `no more shots`."""
    over = (words_for("ending") & words_for("done")) | words_for("none")
    return not over.isdisjoint(words) or act_of(words) is not None


def _says_only(text: str, group: Group) -> bool:
    """Return whether a text says one thing, politely, or after a remark that nothing else is left.

    So it is of `nothing to shoot, next phase`.
    """
    last = _last(text) or []
    said = {" ".join(last), " ".join(each for each in last if each not in words_for("courtesy"))}
    return not said.isdisjoint(words_for(group))


def _last(text: str) -> list[str] | None:
    """Return the words of a text's last part, None where those before it say something."""
    parts = _parts(text)
    return None if parts is None else parts[-1]


def _parts(text: str) -> list[list[str]] | None:
    """Return the words of a text's parts, of which all but the last are remarks.

    None where any of those says something, and where there is none at all. What goes on begins a
    part, whatever stands before it: `plus de tirs on passe au combat`.
    """
    parts = [words for words in map(words_in, re.split(r"[,;.!]+", text)) if words]
    while len(parts) > 1 and words_for("courtesy").issuperset(parts[-1]):
        parts.pop()
    if not parts:
        return None
    *before, last = parts
    goes = next((at for at, word in enumerate(last) if word in words_for("going")), 0)
    if goes and act_of(last[:goes]) is not None:
        before, last = [*before, last[:goes]], last[goes:]
    return [*before, last] if all(map(is_remark, before)) else None


def _takes_back(words: Sequence[str]) -> bool:
    """Return whether words take the last act back, whatever they call it."""
    telling = [word for word in words if word not in words_for("courtesy")]
    undone = [word for word in telling if word in words_for("undoing")]
    beside = words_for("fillers") | words_for("last")
    return bool(undone) and all(word in beside or word in undone for word in telling)


def taken_back(text: str) -> tuple[str, ...]:
    """Return the words by which a text calls the act that it takes back: `annule la charge`.

    None of them where it takes none back, or asks; an act of which undoing is the name, as to
    dispel a spell, is done.
    """
    left = _without_undoing([w for w in words_in(text) if w not in words_for("courtesy")])
    if left is None or asks(text):
        return ()
    telling = [words_in(text)[0], *(word for word in left if word not in words_for("fillers"))]
    called = tuple(word for word in telling[1:] if word not in words_for("last"))
    rows = [places_of(row, telling) or frozenset() for row in any_stems()]
    named = any(places and 0 not in places for places in rows)
    return called if named and not any(0 in places for places in rows) else ()


def _without_undoing(words: Sequence[str]) -> list[str] | None:
    """Return words behind all those by which they begin to undo: `oops undo`; None without any.

    What says that something was a mistake may stand among them: `my bad, cancel`.
    """
    undoing = [phrase.split() for phrase in words_for("undoing")]
    rows = [*undoing, *(phrase.split() for phrase in words_for("mistakes"))]
    left, undone = list(words), False
    while row := max((each for each in rows if left[: len(each)] == each), key=len, default=None):
        undone = undone or row in undoing
        left = left[len(row) :]
    return left if undone else None


def is_called(context: CommandContext, entry: Entry, words: Sequence[str]) -> bool:
    """Return whether words call what an entry did, and nobody who had no part in it."""
    act = next((each for each in context.ruleset.procedures if each.id == entry.action), None)
    if act is None:
        return False
    known = {at for row in stems(act.id, act.command) for at in places_of(row, words) or ()}
    options = entry.arguments.get("options")
    part = words_in(" ".join(map(str, options.values()))) if isinstance(options, Mapping) else []
    return bool(known) and all(at in known or word in part for at, word in enumerate(words))


def _corrects(text: str) -> bool:
    """Return whether a text takes the last act back beside saying that it was a mistake."""
    parts = [words for words in map(words_in, re.split(r"[,;.!]+", text)) if words]
    told = [" ".join(w for w in part if w not in words_for("undoing")) for part in parts]
    undone = [part for part in parts if _takes_back(part)]
    return bool(undone) and all(
        part in undone or each in words_for("mistakes")
        for part, each in zip(parts, told, strict=True)
    )


def _goes_on(
    context: CommandContext, words: Sequence[str], *, over: bool
) -> tuple[str, Mapping[str, Raw]] | None:
    """Return how words go on that end a phase by its name, or begin one that comes later.

    Args:
        context: Where it is said.
        words: The words.
        over: Whether something is said to be over before them, so that a name alone goes on.
    """
    battle, phases = context.channel.battle, context.ruleset.phases
    if battle is None or battle.phase is None:
        return None
    ends = not words_for("ending").isdisjoint(words)
    goes = over or not words_for("going").isdisjoint(words)
    rounds = not words_for("turns").isdisjoint(words)
    beside = words_for("fillers") | words_for("ending") | words_for("going") | words_for("courtesy")
    telling = [word for word in words if word not in beside | words_for("turns")]
    telling = telling or [word for word in words if word in words_for("ending")]  # `the close`
    order = [each.id for each in phases]
    at = order.index(battle.phase)
    if ends and rounds and words_for("ending").issuperset(telling):
        return (NEXT, {}) if _ends_turn(context) else None
    named = [each for each in order if telling and _names(context, each, telling)]
    if ends and not goes:
        return (NEXT, {}) if battle.phase in named else None
    later = [each for each in named if order.index(each) > at]
    if not later or not (goes or "phase" in words):
        return None
    near = order.index(later[0]) == at + 1
    return (NEXT, {}) if near else (NEXT, {"phase": later[0]}) if goes else None


def _ends_turn(context: CommandContext) -> bool:
    """Return whether the phase of now is the last one of a turn."""
    battle, order = context.channel.battle, [each.id for each in context.ruleset.phases]
    if battle is None or battle.phase is None:
        return False
    return battle.phase == order[-1] or battle.phase.startswith("end-")


def _names(context: CommandContext, phase: str, words: Sequence[str]) -> bool:
    """Return whether all of some words are those of the name of a phase, in either language.

    What else it is called must be said as it stands: `fire` begins the names of spells.
    """
    return any(set(words) <= {*row} for row in phase_stems(phase)) or any(
        all(any(alike(word, said) for word in row) for said in words)
        for row in _rows(context, phase)
    )


def _rows(context: CommandContext, phase: str) -> Iterator[list[str]]:
    for locale in LOCALES:
        texts = context.localiser.texts(locale, context.ruleset.id)
        words = WORD.findall(fold(texts(f"phase-{text_key(phase)}")))
        yield [word for word in words if word not in words_for("fillers") and len(word) > 1]
