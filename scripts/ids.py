"""Writes the ids that code may name, as types: `python -m scripts.ids`, a part of `make docs`.

Refusals come from the texts, statuses and special rules from what games declare, so that an editor
refuses an id that nothing has. A test compares the files with what this module makes.
"""

import sys
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from typing import Final

from bot.texts.bundle import texts_in
from rulesets.core.ruleset.installed import Games, installed_games

FOLDER: Final = Path(__file__).resolve().parent.parent / "rulesets" / "core" / "ids"
MARK: Final = "# Written by `make docs`; a change here is lost."
_LANGUAGE: Final = "en"
_REFUSAL: Final = "refusal-"
_LONGER: Final = "-at-length"
"""Ends the key of a longer form of a refusal's sentence."""


def texts_of(games: Games) -> dict[str, Traversable]:
    """Return the folders of texts, by whose they are."""
    own = {game: games.texts(game) for game in games}
    shared = {part: files("rulesets") / part / "texts" for part in ("core", "dice")}
    return {"bot": files("bot") / "locale", **shared, **own}


def refusals_of(folder: Traversable) -> set[str]:
    """Return the codes of refusals for which a folder has a sentence."""
    keys = {
        key
        for file in (folder / _LANGUAGE).iterdir()
        if file.name.endswith(".ftl")
        for key, _ in texts_in(file.read_text(encoding="utf-8"))
    }
    codes = {key.removeprefix(_REFUSAL) for key in keys if key.startswith(_REFUSAL)}
    return {code for code in codes if not code.endswith(_LONGER)}


def module(told: str, name: str, ids: Iterable[str]) -> str:
    """Return a module with a type that is one of some ids.

    One list without repetition: a union of several takes mypy far longer.

    Args:
        told: What its docstring says.
        name: What the type is called.
        ids: The ids.
    """
    lines = [f'"""{told}"""', "", MARK, "", "from __future__ import annotations", ""]
    lines += ["from typing import Literal, TypeAlias", "", f"{name}: TypeAlias = Literal["]
    lines += [f'    "{each}",' for each in sorted(set(ids))]
    return "\n".join([*lines, "]", ""])


def modules(games: Games) -> dict[Path, str]:
    """Return the text of every module, by where it belongs."""
    refusals = chain.from_iterable(refusals_of(folder) for folder in texts_of(games).values())
    statuses = (each.id for game in games.values() for each in game.statuses)
    rules = (each.id for game in games.values() for each in game.rules)
    return {
        FOLDER / "refusals.py": module(
            "The codes of refusals that a sentence is there for.", "RefusalCode", refusals
        ),
        FOLDER / "statuses.py": module("The statuses that games declare.", "StatusId", statuses),
        FOLDER / "rules.py": module("The special rules that games declare.", "RuleId", rules),
    }


def main() -> int:
    """Write them anew."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in modules(installed_games()).items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
