"""The question to a player what a unit does, after what has fallen so far."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from typing import Final

from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from bot.views.cards.footer import draws_listed
from bot.views.cards.question import NOTHING, Subject, joined, with_past
from bot.views.cards.rolls import heading_and_said, option_name, question_of, record_lines
from bot.views.interface.buttons import ButtonSpec
from rulesets.dice.handles.choices import Decision
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import Step, Told

_IDS: Final = re.compile("[a-z-]+")
_BROKEN: Final = frozenset({"broken", "routs"})
"""Steps that name who runs from a fight."""
_SCORES: Final = frozenset({"combat-wounds", "won-combat", "drawn-combat"})
"""Steps that tell what both sides of it have lost."""


def decision_card(
    texts: Texts,
    title: str,
    decision: Decision,
    names: Sequence[str],
    *,
    record: tuple[Told, ...],
    parts: Sequence[Part],
    notes: tuple[str, ...] = (),
    density: str = "full",
    typed: bool = True,
    subject: Subject = NOTHING,
) -> Card:
    """Return what is to be decided.

    Args:
        texts: The texts.
        title: Who and what is resolved.
        decision: The decision.
        names: Who decides.
        record: What has fallen so far.
        parts: Where that comes from.
        notes: What else there is to say.
        density: How much is told of what has fallen: `line`, `card` or `full`.
        typed: Whether it is told in full how an answer is typed.
        subject: What is resolved, and for which units, where the title has little room.
    """
    said = question_of(texts, decision)
    unit = escaped(decision.subject) if decision.subject else None
    whose = escaped(", ".join(names)) if names else None
    question = texts("decision-asked", question=said, unit=unit, names=whose)
    short = question_of(texts, decision, brief=True)
    brief = texts("decision-asked-brief", question=short, unit=unit, names=whose)
    draws = draws_listed([part.draw for part in parts if part.draw is not None])
    word = escaped(option_name(texts, decision, decision.offered[0]))
    # In short the desk has the buttons.
    footer = ""
    if density == "full":
        told = {"option": word if typed else None, "draws": draws}
        footer = texts("decision-footer", **told, drawn=bool(draws))
    # Where the bot threw them all, the foot says so once.
    mixed = parts if any(part.source != "fair" for part in parts) else ()
    verdict = "" if density == "full" or mixed else _verdict(texts, record)
    if not verdict:
        card = Card(title, question, (), notes, footer, brief=brief)
        return with_past(texts, card, record, mixed, density, subject=subject)
    # Whose it is stands above the card, where they are called, and on the desk.
    asked = texts("decision-asked", question=said, unit=unit, names=None)
    card = Card(title, verdict, (asked,), notes, footer, question=question, brief=brief)
    before = tuple(each for each in record if not _settles(each, _BROKEN | _SCORES))
    return with_past(texts, card, before, mixed, density, subject=subject)


def _verdict(texts: Texts, record: Sequence[Told]) -> str:
    """Return how a fight ended of which the rest is asked: who runs, what both sides have lost.

    Empty where nobody runs.
    """
    broken = tuple(each for each in record if _settles(each, _BROKEN))
    if not broken:
        return ""
    scores = tuple(each for each in record if _settles(each, _SCORES))
    return " ".join((*joined(texts, broken), *_in_a_line(texts, scores)))


def _in_a_line(texts: Texts, scores: tuple[Told, ...]) -> tuple[str, ...]:
    """Return what each side of a fight did, in one line; what tells of both stands alone."""
    parts = [heading_and_said(texts, each) for each in scores]
    if not all(heading for heading, _ in parts):
        return record_lines(texts, scores)
    line = " · ".join(f"{heading}{texts('colon')} {said}" for heading, said in parts)
    return (f"{line}.",) if line else ()


def _settles(told: Told, steps: Container[str]) -> bool:
    return isinstance(told, Step) and told.key in steps


def option_signs(decision: Decision) -> tuple[tuple[str, str], ...]:
    """Return the options of a decision, each after what a button keeps of it.

    That is its id, or its number where it is the name of a unit.
    """
    return tuple(
        (option if _IDS.fullmatch(option) else f"{number}", option)
        for number, option in enumerate(decision.options, 1)
        if option in decision.offered
    )


def decision_buttons(
    texts: Texts, subject: str, decision: Decision, *, may_lapse: bool
) -> tuple[ButtonSpec, ...]:
    """Return what can be pressed under a decision.

    Args:
        texts: The texts.
        subject: The question and how often it was asked.
        decision: The decision.
        may_lapse: Whether it is not whoever asked who decides, and may let others wait.
    """
    options = tuple(
        ButtonSpec("decide", f"{subject}:{sign}", option_name(texts, decision, option))
        for sign, option in option_signs(decision)
    )
    default = option_name(texts, decision, decision.default)
    lapse = ButtonSpec("leave", subject, texts("button-leave", option=default))
    return (
        *options,
        *((lapse,) if may_lapse else ()),
        ButtonSpec("drop", subject, texts("button-drop")),
    )
