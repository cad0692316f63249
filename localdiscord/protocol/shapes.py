"""The keys that a request may have, with their types: unknown keys and wrong types are refused."""

from typing import Any, Final

from localdiscord.protocol.errors import Problem
from localdiscord.protocol.limits import Path

Shape = Any
"""A type, a tuple of types, `[shape]` for a list, `{key: shape}` for an object, or a constant."""

ANYTHING: Final = None
SNOWFLAKE: Final = "snowflake"

LONGEST_SNOWFLAKE: Final = 20
MOST_PROBLEMS: Final = 100
"""That are told of one body; whoever sends more of them needs no list."""

_MOST_ITEMS: Final = 1_000
"""Of any list; those that may be long at all are held to less by rules of their own."""

_NAMES: Final = {str: "string", int: "integer", bool: "boolean", float: "number"}


def check_shape(value: Any, shape: Shape) -> list[Problem]:
    """Return what in a value departs from the shape; null is welcome everywhere but in lists."""
    found: list[Problem] = []
    _check(value, shape, (), found)
    return found


def _check(value: Any, shape: Shape, path: Path, found: list[Problem]) -> None:
    if shape is ANYTHING or value is None:
        return
    if isinstance(shape, dict):
        if isinstance(value, dict):
            _check_object(value, shape, path, found)
        else:
            found.append(Problem(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used here."))
    elif isinstance(shape, list):
        _check_list(value, shape[0], path, found)
    elif shape is SNOWFLAKE:
        if not _is_snowflake(value):
            found.append(Problem(path, "NUMBER_TYPE_COERCE", "Value is not snowflake."))
    elif not _is_of(value, shape):
        found.append(Problem(path, "BASE_TYPE_BAD_TYPE", f"Expected {_describe(shape)}."))


def _check_list(value: Any, shape: Shape, path: Path, found: list[Problem]) -> None:
    if not isinstance(value, list):
        found.append(Problem(path, "LIST_TYPE_CONVERT", "Only iterables may be used here."))
        return
    if len(value) > _MOST_ITEMS:
        told = f"Must be {_MOST_ITEMS} or fewer in length."
        found.append(Problem(path, "BASE_TYPE_BAD_LENGTH", told))
        return
    for index, item in enumerate(value):
        if item is None:
            missing = Problem((*path, index), "BASE_TYPE_REQUIRED", "This field is required.")
            found.append(missing)
        else:
            _check(item, shape, (*path, index), found)


def _check_object(
    value: dict[str, Any], shape: dict[str, Shape], path: Path, found: list[Problem]
) -> None:
    for key, inner in value.items():
        if len(found) >= MOST_PROBLEMS:
            return
        if key not in shape:
            found.append(Problem((*path, key), "UNKNOWN_KEY", "The table knows no such key."))
        elif inner is not None and type(inner) is not shape[key]:
            _check(inner, shape[key], (*path, key), found)


def _is_snowflake(value: Any) -> bool:
    if isinstance(value, str):
        return value.isascii() and value.isdigit() and len(value) <= LONGEST_SNOWFLAKE
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_of(value: Any, types: type | tuple[type, ...]) -> bool:
    if isinstance(value, bool):
        return types is bool
    return isinstance(value, types)


def _describe(types: type | tuple[type, ...]) -> str:
    several = types if isinstance(types, tuple) else (types,)
    return " or ".join(_NAMES[item] for item in several)
