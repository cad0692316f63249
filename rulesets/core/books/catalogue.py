"""Lists of things that data files hold: weapons, machines, magic items, each with an id."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from types import GenericAlias
from typing import Annotated, Any, Protocol, TypeAlias, TypeVar

from pydantic import BeforeValidator, ConfigDict, StringConstraints, TypeAdapter

from rulesets.core.battlefield.amount import Amount, read_amount

Id: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$")]
"""A kebab-case name."""
Source: TypeAlias = Annotated[str, StringConstraints(pattern=r"^L\d")]
"""Lines of a source text."""


def _amount(text: object) -> object:
    return read_amount(text) if isinstance(text, str) else text


Rolled: TypeAlias = Annotated[Amount, BeforeValidator(_amount)]
"""A number or dice, written `2D6+1`."""


class Named(Protocol):
    """Anything that has an id."""

    @property
    def id(self) -> str:
        """The kebab-case name."""


EntryT = TypeVar("EntryT", bound=Named)


def read_catalogue(file: Traversable, key: str, entry: type[EntryT]) -> Mapping[str, EntryT]:
    """Read the list of a data file and check it: its things by their ids, in order.

    Args:
        file: TOML; beside the list it may hold the `source` of the whole.
        key: What the list is called there.
        entry: The frozen dataclass that one of them becomes; its annotations are checked.

    Raises:
        ValueError: the file holds something else or nothing, or two things have one id.
    """
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    listed: Any = GenericAlias(tuple, (entry, ...))
    kind: TypeAdapter[tuple[EntryT, ...]] = TypeAdapter(listed, config=ConfigDict(extra="forbid"))
    found = kind.validate_python(data.pop(key, None))
    stray = sorted(data.keys() - {"source"})
    by_id = {item.id: item for item in found}
    if stray or not found or len(by_id) != len(found):
        fault = f"{stray[0]} beside it" if stray else "two have one id" if found else "it is empty"
        msg = f"{key}: {fault}"
        raise ValueError(msg)
    return by_id
