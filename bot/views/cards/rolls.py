"""Rolls and steps, one line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from typing import Final, TypeAlias

from bot.texts.bundle import escaped, text_key
from bot.texts.faces import face
from bot.texts.localiser import Texts, id_name, named
from bot.views.cards.card import Line, Worth
from bot.views.words.dice_faces import OUTCOMES, Outcome, face_of, in_outline
from bot.views.words.numbers import signed
from rulesets.dice.die import D3, Die
from rulesets.dice.handles.choices import Chosen, Decision
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import Step, Told
from rulesets.dice.request import Purpose, Roll

_WIDTH: Final = 84
"""Characters of a line of dice in short: two lines of a phone."""
_FEW_DICE: Final = 2
"""Dice whose faces are told where there is no room for those of more."""
_TURNED: Final = frozenset({"general-lends"})
"""Steps by which a decision turns a test that had failed."""
SPELLED_OUT: Final = 12
"""Dice shown one by one up to this many, by number of each face beyond."""


Fallen: TypeAlias = "tuple[int, Outcome]"
"""The mark of a die, and what became of it."""


def fallen_dice(texts: Texts, die: Die, fallen: Sequence[Fallen]) -> str:
    """Return dice one by one, or counted when there are many."""
    fallen = [(counted(die, mark), outcome) for mark, outcome in fallen]
    if len(fallen) <= SPELLED_OUT:
        return " ".join(_face(texts, die, *shown) for shown in fallen)
    counts = Counter(fallen)
    return " ".join(
        _face(texts, die, *shown) + (f"×{counts[shown]}" if counts[shown] > 1 else "")
        for shown in sorted_out(counts)
    )


def counted(die: Die, mark: int) -> int:
    """Return what a die that fell is read as: of a D3 what it counts for, not its D6."""
    return die.value(mark) if die == D3 else mark


def sorted_out(fallen: Iterable[Fallen]) -> list[Fallen]:
    """Return dice by what became of them, successes before failures, the highest first."""
    return sorted(fallen, key=lambda shown: (OUTCOMES.index(shown[1]), -shown[0]))


def _face(texts: Texts, die: Die, mark: int, outcome: Outcome) -> str:
    return face_of(die.id, mark, outcome).within(face(texts, die, mark))


def outcome_of(roll: Roll, mark: int) -> Outcome:
    """Return whether a die succeeded, as the rule has it that asked for the roll."""
    if roll.wins is None:
        return "plain"
    return "hit" if mark in roll.wins else "miss"


def _first_throw(roll: Roll) -> list[Fallen]:
    """Return the dice of the first throw; those thrown again are told as such."""
    fallen = [(mark, outcome_of(roll, mark)) for mark in roll.marks]
    for index, _ in roll.again:
        fallen[index] = (roll.marks[index], "again")
    return fallen


def parts_of(
    record: Sequence[Told], parts: Sequence[Part]
) -> Iterator[tuple[tuple[Part, ...], tuple[Part, ...]]]:
    """Yield for each entry of a record where its dice come from: the first throw, the re-rolls.

    Args:
        record: Rolls and steps as they happened.
        parts: Where the marks of all of them come from, in order.
    """
    each = [index for index, part in enumerate(parts) for _ in range(part.dice)]
    passed = 0
    for entry in record:
        found = []
        for marks in (entry.marks, entry.again) if isinstance(entry, Roll) else ((), ()):
            shares = Counter(each[passed : passed + len(marks)])
            found.append(
                tuple(parts[index]._replace(dice=share) for index, share in shares.items())
            )
            passed += len(marks)
        yield found[0], found[1]


def purpose_text(texts: Texts, purpose: Purpose) -> str:
    """Return what a roll is for, what it needs and why."""
    name = texts(f"roll-{text_key(purpose.label)}")
    subject = f"{escaped(purpose.subject)}{texts('colon')} " if purpose.subject else ""
    need = ""
    if purpose.need is not None:
        need = f" ≤ {purpose.need}" if purpose.at_most else f" {purpose.need}+"
    why = ", ".join(
        f"{texts(f'modifier-{text_key(modifier.key)}')} {signed(modifier.value)}"
        for modifier in purpose.modifiers
    )
    return f"{subject}{name}{need}{f' ({why})' if why else ''}"


def roll_line(
    texts: Texts, roll: Roll, first: Sequence[Part] = (), second: Sequence[Part] = ()
) -> str:
    """Return a roll: what for, what it needed and why, what fell, what it gives.

    Args:
        texts: The texts.
        roll: The roll.
        first: Where the dice of the first throw come from, where that is to be told.
        second: Where those thrown again come from.
    """
    purpose = roll.purpose
    shown = purpose_text(texts, purpose) + texts("colon") + " "
    shown += _fallen(texts, roll.die, _first_throw(roll), first)
    if roll.again:
        after = [(mark, outcome_of(roll, mark)) for _, mark in roll.again]
        if any(part.source == "counted" for part in (*first, *second)):
            told = _fallen(texts, roll.die, after, second)
            shown += " · " + texts("rerolled-counted", count=len(after), after=told)
        else:
            shown += " · " + texts("rerolled", after=_fallen(texts, roll.die, after, second))
    if purpose.failures and roll.result is not None:
        return f"{shown} → {texts('rolls-failed', count=roll.result)}"
    shown += _reckoned(roll)
    return shown + result_of(roll)


def result_of(roll: Roll) -> str:
    """Return what a roll gives, with an arrow before it; nothing where its one die says as much."""
    told = roll.result is None or (
        len(roll.marks) == 1 and roll.result in [counted(roll.die, mark) for mark in roll.final]
    )
    return "" if told else f" → **{roll.result}**"


def _reckoned(roll: Roll) -> str:
    """Return what is done to the dice before they count, where no modifier has told it yet."""
    told = sum(modifier.value for modifier in roll.purpose.modifiers)
    plus = roll.plus - told if roll.plus else 0
    times = f" × {roll.times}" if roll.times != 1 else ""
    return times + (f" {signed(plus)}" if plus else "")


def _fallen(texts: Texts, die: Die, fallen: Sequence[Fallen], parts: Sequence[Part]) -> str:
    """Return what fell, with the dice that the bot threw and those only counted told as such."""
    if all(part.source == "typed" for part in parts):
        return fallen_dice(texts, die, fallen)
    told = []
    passed = 0
    for part in parts:
        some = fallen[passed : passed + part.dice]
        own = fallen_dice(texts, die, some)
        passed += part.dice
        if part.source == "counted" and part.successes is None:
            total = sum(die.value(mark) for mark, _ in some)
            own = texts("dice-summed", total=total, dice=part.dice)
        elif part.source == "counted":
            own = texts("dice-counted", count=part.successes or 0, dice=part.dice)
        elif part.source == "fair":
            own = texts("dice-of-bot", dice=own)
        told.append(own)
    return " + ".join(told)


def choice_line(texts: Texts, chosen: Chosen) -> str:
    """Return a decision as it fell."""
    decision = chosen.decision
    return texts(
        "decision-fell",
        unit=escaped(decision.subject) if decision.subject else None,
        option=escaped(option_name(texts, decision, chosen.option)),
        how=chosen.how,
    )


def question_of(texts: Texts, decision: Decision, *, brief: bool = False) -> str:
    """Return what a decision asks; in brief without what its options come to, if so worded."""
    spell = decision.spell and id_name(texts, "spell", decision.spell)
    key = f"decision-{text_key(decision.what)}"
    attribute = "brief" if brief and texts.has(key, "brief") else None
    return texts.format(key, attribute, {"spell": spell, "number": decision.number})


def option_name(texts: Texts, decision: Decision, option: str) -> str:
    """Return what an option of a decision is called; one that names a unit, as its players do.

    One that names a spell says what is done with it, where the decision has words for that.
    """
    key = f"decision-{text_key(decision.what)}"
    if texts.has(f"{key}-{text_key(option)}"):
        return texts(f"{key}-{text_key(option)}")
    spell = id_name(texts, "spell", option)
    if spell is not None and texts.has(key, "spell"):
        return texts.format(key, "spell", {"spell": spell})
    return spell or option


def heading_and_said(texts: Texts, told: Told) -> tuple[str, str]:
    """Return the heading of a step, such as who is meant, and what is said under it.

    Both are empty where its text has no heading of its own.
    """
    if not isinstance(told, Step):
        return "", ""
    key = f"step-{text_key(told.key)}"
    if not texts.has(key, "heading"):
        return "", ""
    facts = named(texts, dict(told.facts))
    return texts.format(key, "heading", facts), texts.format(key, "said", facts)


def record_lines(
    texts: Texts, record: tuple[Told, ...], parts: Sequence[Part] = ()
) -> tuple[str, ...]:
    """Return what happened in order, with where the dice come from if parts tell it.

    Decisions that nobody was asked for are no news.
    """
    lines = []
    sources = parts_of(record, parts) if parts else repeat(((), ()), len(record))
    for entry, (first, second) in zip(record, sources, strict=True):
        if isinstance(entry, Roll):
            lines.append(roll_line(texts, entry, first, second))
        elif isinstance(entry, Chosen):
            if entry.how != "default":
                lines.append(choice_line(texts, entry))
        else:
            lines.append(texts(f"step-{text_key(entry.key)}", **named(texts, dict(entry.facts))))
    return tuple(lines)


def ranked_dice(
    texts: Texts, record: Sequence[Told], parts: Sequence[Part] = (), *, faces: bool = True
) -> tuple[Line, ...]:
    """Return rolls and decisions in short, those of a unit in a row on one line.

    A throw of several sources, or of dice that were only counted, is told as on the full card.

    Args:
        texts: The texts.
        record: Rolls, decisions and steps on the way.
        parts: Where each of mixed dice comes from.
        faces: Whether the faces of many dice are told, and not only what they give.
    """
    lines: list[Line] = []
    last: str | None = None
    chosen: Chosen | None = None
    told = any(part.source != "fair" for part in parts)
    sources = parts_of(record, parts) if told else repeat(((), ()), len(record))
    by_units = any(isinstance(each, Roll) and each.purpose.subject for each in record)
    for entry, (first, again) in zip(record, sources, strict=True):
        if isinstance(entry, Chosen):
            if entry.how != "default":
                lines.append(Line(choice_line(texts, entry), Worth.ECHO))
                last = None
            chosen = entry
        elif isinstance(entry, Step) and entry.key in _TURNED and chosen is not None:
            # It tells what the decision before it came to.
            if lines and lines[-1].worth is Worth.ECHO:
                lines.pop()
            lines.append(Line(_turned(texts, chosen, entry), Worth.RESULT))
            last = None
        elif isinstance(entry, Roll):
            worth = _worth(entry, by_units=by_units)
            if any(part.source != "typed" for part in (*first, *again)):
                lines.append(Line(roll_line(texts, entry, first, again), worth))
                last = None
                continue
            subject = entry.purpose.subject
            part = _in_short(texts, entry, faces=faces)
            if lines and last == subject and len(in_outline(lines[-1].text + part)) < _WIDTH:
                joined = lines.pop()
                lines.append(Line(f"{joined.text} · {part}", min(joined.worth, worth)))
            else:
                who = f"{escaped(subject)}{texts('colon')} " if subject else ""
                lines.append(Line(who + part, worth))
            last = subject
    return tuple(lines)


def _turned(texts: Texts, chosen: Chosen, step: Step) -> str:
    """Return what turned a test that had failed, after the unit that it is of."""
    told = texts(f"step-{text_key(step.key)}", **named(texts, dict(step.facts)))
    unit = chosen.decision.subject
    return f"{escaped(unit)}{texts('colon')} {told}" if unit else told


def _worth(roll: Roll, *, by_units: bool) -> Worth:
    """Return what a roll is worth telling, where others are rolled by units or none are."""
    purpose = roll.purpose
    if purpose.at_most or (roll.wins is None and purpose.need is not None):
        return Worth.RESULT
    if roll.wins is None:
        return Worth.TOTAL
    return Worth.ASIDE if by_units and not purpose.subject else Worth.OTHER


def _in_short(texts: Texts, roll: Roll, *, faces: bool) -> str:
    """Return a roll in short: what for, what it needed, what fell, what it gives."""
    purpose = roll.purpose
    need = ""
    if purpose.need is not None:
        need = f" ≤ {purpose.need}" if purpose.at_most else f" {purpose.need}+"
    shown = f"{texts(f'roll-{text_key(purpose.label)}')}{need}"
    if faces or len(roll.final) <= _FEW_DICE or roll.result is None:
        shown += f"{texts('colon')} {_counting(texts, roll)}"
    if purpose.failures and roll.result is not None:
        return f"{shown} → {texts('rolls-failed', count=roll.result)}"
    return shown + result_of(roll)


def _counting(texts: Texts, roll: Roll) -> str:
    """Return the dice that count: where each succeeds or fails, those that do first."""
    if roll.wins is None:
        return fallen_dice(texts, roll.die, [(mark, "plain") for mark in roll.final])
    return fallen_dice(
        texts, roll.die, sorted_out((mark, outcome_of(roll, mark)) for mark in roll.final)
    )
