"""Values given for the options of a command, read as its handler declares them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Annotated, Any, cast

import pytest

from bot.commands.declaring.arguments import answer, options_of, read_options
from bot.commands.declaring.kinds import Forum
from bot.commands.declaring.shared import Attached, AttachedFile, GameName, Somebody, YesNo
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.requester import Requester
from bot.commands.request.upload import Upload
from bot.store.journal.record import Actor
from bot.views.cards.card import Card
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.kind import Choice, Text, Whole
from rulesets.refusal import Refusal


@dataclass(frozen=True, kw_only=True)
class Score:
    """Two options that belong together."""

    own: Annotated[int | None, Whole(0, 20)] = None
    their: Annotated[int | None, Whole(0, 20)] = None


async def told(
    context: CommandContext,
    *,
    name: Annotated[str, Text(8)],
    count: Annotated[int, Whole(1, 20)] = 3,
    form: Annotated[str | None, Choice(("json", "csv"))] = None,
    loud: YesNo = False,
    game: GameName = None,
    score: Annotated[Score, BUNDLE],
    file: Attached = None,
    who: Somebody = None,
) -> Reply:
    """Answer with what was given."""
    given = (context.requester.name, name, count, form, loud, game, score, file, who)
    return Answer(Card("", repr(given)))


def asked(**around: Any) -> CommandContext:
    """Return where somebody asks, with files and people."""
    requester = Requester(1, 2, "Ana", "en", 3, **around)
    return cast("CommandContext", SimpleNamespace(requester=requester))


def refused(context: CommandContext, options: Mapping[str, Any]) -> Refusal:
    """Return the refusal of some options."""
    with pytest.raises(Refusal) as caught:
        read_options(told, context, options)
    return caught.value


def test_options_stand_in_the_order_of_the_signature_with_the_fields_of_bundles() -> None:
    names = [parameter.name for parameter in options_of(told)]
    assert names == ["name", "count", "form", "loud", "game", "own", "their", "file", "who"]


def test_what_is_given_is_converted_and_the_rest_stands_for_itself() -> None:
    file, ana = Upload("a.txt", b"a"), Actor(7, "Ana")
    context = asked(uploads={"file": file}, people={"who": ana})
    options = {"name": " Orcs ", "count": "5", "form": "CSV", "loud": True, "own": 4}
    assert read_options(told, context, options) == {
        "name": "Orcs",
        "count": 5,
        "form": "csv",
        "loud": True,
        "game": None,
        "own": 4,
        "their": None,
        "file": file,
        "who": ana,
    }


async def test_a_handler_is_called_with_what_was_read() -> None:
    reply = await answer(told, asked(), {"name": "Orcs", "own": 2})
    assert isinstance(reply, Answer)
    score = Score(own=2)
    expected = ("Ana", "Orcs", 3, None, False, None, score, None, None)
    assert reply.card.headline == repr(expected)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "missing-option"),
        ({"name": "Orcs", "count": 21}, "out-of-range"),
        ({"name": "Orcs", "count": "many"}, "not-a-number"),
        ({"name": "Orcs and Goblins"}, "too-long"),
        ({"name": "Orcs", "form": "xml"}, "not-a-choice"),
        ({"name": "Orcs", "colour": "red"}, "unknown-option"),
    ],
)
def test_what_does_not_fit_is_refused(options: dict[str, Any], code: str) -> None:
    assert refused(asked(), options).code == code


def test_a_file_that_could_not_be_had_says_why_once_it_is_read() -> None:
    problem = Refusal("file-too-large", file="a.txt", most=2)
    context = asked(uploads={"file": Upload("a.txt", b"", problem)})
    file = read_options(told, context, {"name": "Orcs"})["file"]
    with pytest.raises(Refusal) as caught:
        file.read()
    assert caught.value is problem
    assert Upload("a.txt", b"a").read() == b"a"


async def test_a_file_that_is_needed_is_asked_for() -> None:
    async def take(_place: CommandContext, *, file: AttachedFile) -> Reply:
        return Answer(Card("", file.name))

    with pytest.raises(Refusal) as caught:
        await answer(take, asked(), {})
    assert caught.value.code == "missing-option"
    assert caught.value.facts["option"] == "file"


async def test_a_forum_reaches_no_handler() -> None:
    async def post(_place: CommandContext, *, forum: Annotated[None, Forum()]) -> Reply:
        return Answer(Card("", repr(forum)))

    reply = await answer(post, asked(), {})
    assert isinstance(reply, Answer)
    assert reply.card.headline == "None"
