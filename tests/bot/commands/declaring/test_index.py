"""The index of declared commands: kept, and found again without importing the rest."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from inspect import iscoroutinefunction
from typing import get_args

import pytest

from bot.commands.declaring.arguments import options_of
from bot.commands.declaring.command import DECLARED, Sort, command
from bot.commands.declaring.gathering import gather_index, import_all, written
from bot.commands.declaring.index import KEPT, find_handler, kept_index, own_commands, reads_alone
from bot.texts.localiser import REFERENCE, Localiser
from scripts.declared import own_index

HAS_TEXT = Localiser(()).texts(REFERENCE).has


def names() -> list[str]:
    """Return the names of the bot's own commands in order."""
    return [command.spec.name for command in kept_index().commands]


def test_what_is_kept_is_what_the_modules_declare() -> None:
    assert KEPT.read_bytes() == own_index(), "run make docs"


@pytest.mark.parametrize("sort", get_args(Sort))
def test_whatever_is_declared_is_found_in_the_module_that_declares_it(sort: Sort) -> None:
    import_all()
    assert set(kept_index().answerers(sort)) == set(DECLARED[sort])
    for name, answerer in kept_index().answerers(sort).items():
        handler = find_handler(sort, name)
        assert iscoroutinefunction(handler)
        assert getattr(import_module(answerer.module), handler.__name__) is handler
        assert reads_alone(sort, name) == DECLARED[sort][name].reads


def test_what_nobody_declares_is_not_found() -> None:
    assert find_handler("command", "battle dance") is None
    assert not reads_alone("button", "dance")


def test_the_options_of_a_command_are_the_parameters_of_its_handler() -> None:
    for own in kept_index().commands:
        handler = find_handler("command", own.spec.name)
        assert handler is not None
        parameters = {parameter.name: parameter for parameter in options_of(handler)}
        assert [option.name for option in own.spec.options] == list(parameters), own.spec.name
        for option in own.spec.options:
            assert option.required == parameters[option.name].required, own.spec.name


def test_options_that_name_a_game_offer_those_that_are_installed() -> None:
    specs = {spec.name: spec for spec in own_commands(["reeds", "others"])}
    start, settings = specs["battle start"].option("game"), specs["settings"].option("game")
    assert start is not None
    assert settings is not None
    assert start.choices == start.origins == ("reeds", "others")
    assert settings.choices == ("reeds", "others", "default")
    assert settings.origins == ("reeds", "others", None)


def test_a_new_command_comes_last_of_its_group_and_a_moved_one_stays() -> None:
    known = names()
    without = [name for name in known if name not in ("deck list", "undo")]
    listed = [command.spec.name for command in gather_index(without, HAS_TEXT).commands]
    decks = [name for name in listed if name.startswith("deck ")]
    assert decks == [*(name for name in without if name.startswith("deck ")), "deck list"]
    assert listed[-1] == "undo"
    assert [name for name in listed if name in without] == without
    turned = gather_index(reversed(known), HAS_TEXT)
    assert [command.spec.name for command in turned.commands] == known[::-1]


def test_two_modules_may_not_declare_the_same_command() -> None:
    async def handler() -> None:
        """Stand for another command of the name."""

    find_handler("command", "undo")
    with pytest.raises(ValueError, match="'undo' is declared by two modules"):
        command("undo")(handler)


def test_a_file_is_written_as_it_is_read() -> None:
    index = kept_index()
    assert written(index) == KEPT.read_bytes()
    fewer = replace(index, commands=index.commands[1:])
    assert written(fewer) != written(index)


def test_nothing_that_answers_is_imported_to_know_the_commands() -> None:
    program = (
        "import sys; from bot.commands.declaring.index import kept_index, own_commands;"
        "count = len(own_commands(['reeds']));"
        "modules = {one.answerer.module for one in kept_index().commands};"
        "print(count, *(modules & set(sys.modules)))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [str(len(names()))]
