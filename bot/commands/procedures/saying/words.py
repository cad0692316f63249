"""The words of `words.toml`, checked: those by which players call acts, and those around them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, model_validator

from bot.texts.said_words import Phrases, check_alike

Group: TypeAlias = Literal[
    "next",
    "undo",
    "handing",
    "handing-or-not",
    "fillers",
    "articles",
    "beside",
    "of-dice",
    "models",
    "shots",
    "negations",
    "with",
    "by",
    "at",
    "near",
    "far",
    "lengths",
    "at-length",
    "points",
    "facings",
    "without",
    "counter",
    "questions",
    "done",
    "none",
    "left",
    "denying",
    "yet",
    "denying-next",
    "certain",
    "able",
    "before-past",
    "participles",
    "past",
    "asking",
    "courtesy",
    "ending",
    "mistakes",
    "good",
    "for",
    "all-done",
    "going",
    "turns",
    "undoing",
    "last",
    "everybody",
    "joining",
    "then",
    "moving",
    "forward",
    "ranks",
    "wide",
    "charging",
]
"""What words around an act are for."""
Thrown: TypeAlias = Literal[
    "speakers", "got", "rolled", "exactly", "eyes", "succeeded", "unrolled", "numbers"
]
"""What words around dice that fell are for."""
_MACHINE: Final = "warmachine"
"""The command of war machines, of which all is said that is of shooting."""


class _Language(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    commands: dict[str, Phrases]
    procedures: dict[str, Phrases]
    answers: dict[str, Phrases]
    choices: dict[str, Phrases]
    decisions: dict[str, Phrases]
    phases: dict[str, Phrases]
    words: dict[Group, Phrases]
    thrown: dict[Thrown, Phrases]


class Words(BaseModel):
    """The words of both languages."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    en: _Language
    fr: _Language

    @model_validator(mode="after")
    def _alike(self) -> Words:
        check_alike(self.en, self.fr, _Language.model_fields)
        return self


@cache
def words() -> Words:
    """Return the words as the file has them."""
    text = files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    return Words.model_validate(tomllib.loads(text))


@cache
def words_for(group: Group) -> frozenset[str]:
    """Return the words of a group in either language."""
    return frozenset((*words().en.words[group], *words().fr.words[group]))


@cache
def words_thrown(group: Thrown) -> frozenset[str]:
    """Return the words of a group around dice that fell, in either language."""
    return frozenset((*words().en.thrown[group], *words().fr.thrown[group]))


@cache
def every_word() -> frozenset[str]:
    """Return the single words of all groups in either language."""
    listed = (*words().en.words.values(), *words().fr.words.values())
    return frozenset(word for phrases in listed for phrase in phrases for word in phrase.split())


def _rows(*listed: Mapping[str, Phrases], of: str) -> Iterator[tuple[str, ...]]:
    for each in listed:
        yield from (tuple(phrase.split()) for phrase in each.get(of, ()))


@cache
def own_stems(procedure: str) -> tuple[tuple[str, ...], ...]:
    """Return the words by which a special act alone may be called."""
    return tuple(_rows(words().en.procedures, words().fr.procedures, of=procedure))


@cache
def stems(procedure: str, command: str | None) -> tuple[tuple[str, ...], ...]:
    """Return the words by which an act may be called, each a row of beginnings.

    A special act of a command has its own words alone: nobody who moves a unit means a march.
    """
    own = own_stems(procedure)
    fires = command == _MACHINE or procedure.endswith("_shot")
    if command is None or (own and not fires):
        return own
    shared = command_stems(command)
    return (*own, *shared, (command,)) if shared else own


@cache
def command_stems(command: str) -> tuple[tuple[str, ...], ...]:
    """Return the words by which the acts of a command may be called."""
    own = tuple(_rows(words().en.commands, words().fr.commands, of=command))
    return own if command != _MACHINE else (*own, *command_stems("shoot"))


@cache
def any_stems() -> tuple[tuple[str, ...], ...]:
    """Return the words by which any act may be called."""
    data = words()
    listed = (data.en.commands, data.en.procedures, data.fr.commands, data.fr.procedures)
    return tuple(stem for each in listed for key in each for stem in _rows(each, of=key))


@cache
def answer_stems(value: str | None = None) -> tuple[tuple[str, ...], ...]:
    """Return the words that stand for an answer, beside its name; those for any without one."""
    listed = (words().en.answers, words().fr.answers)
    values = words().en.answers if value is None else (value,)
    return tuple(stem for each in values for stem in _rows(*listed, of=each))


@cache
def choice_stems(value: str) -> tuple[tuple[str, ...], ...]:
    """Return the words that stand for what is chosen of a few things, beside its name."""
    return tuple(_rows(words().en.choices, words().fr.choices, of=value))


@cache
def decision_stems(option: str) -> tuple[tuple[str, ...], ...]:
    """Return the words that stand for an option of a decision, beside its names."""
    return tuple(_rows(words().en.decisions, words().fr.decisions, of=option))


@cache
def phase_stems(phase: str) -> tuple[tuple[str, ...], ...]:
    """Return the words by which a phase is called, beside its name."""
    return tuple(_rows(words().en.phases, words().fr.phases, of=phase))
