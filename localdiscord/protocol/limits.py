"""The limits that most rules come down to: lengths, counts, ranges, doubles."""

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from localdiscord.protocol.errors import Problem

Path = tuple[str | int, ...]


def length(path: Path, text: str | None, low: int, high: int) -> Iterator[Problem]:
    """Yield a problem if a text is too short or too long, in characters."""
    if text is None:
        return
    if len(text) < low or len(text) > high:
        yield Problem(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def count(path: Path, items: Iterable[Any] | None, low: int, high: int) -> Iterator[Problem]:
    """Yield a problem if a list holds too few or too many things."""
    if items is None:
        return
    number = len(list(items))
    if number < low or number > high:
        yield Problem(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def between(path: Path, number: float | None, low: float, high: float) -> Iterator[Problem]:
    """Yield a problem if a number is out of range."""
    if number is None:
        return
    if not low <= number <= high:
        yield Problem(path, "NUMBER_TYPE_RANGE", f"Must be between {low} and {high}.")


def required(path: Path, value: Any) -> Iterator[Problem]:
    """Yield a problem if a field is missing or empty."""
    if value is None or value == "":
        yield Problem(path, "BASE_TYPE_REQUIRED", "This field is required")


def forbidden(path: Path, value: Any, why: str) -> Iterator[Problem]:
    """Yield a problem if a field has a value that it mustn't have here."""
    if value:
        yield Problem(path, "BASE_TYPE_FORBIDDEN", why)


def one_of(path: Path, part: Any, types: Iterable[int]) -> Iterator[Problem]:
    """Yield a problem if a part is of a type that isn't for its place."""
    known = tuple(sorted(types))
    if part.get("type") not in known:
        why = f'Value of field "type" must be one of {known}.'
        yield Problem(path, "UNION_TYPE_CHOICES", why)


def unique(paths: Iterable[tuple[Path, Hashable]], code: str, message: str) -> Iterator[Problem]:
    """Yield a problem for each value that has been there before."""
    seen: set[Hashable] = set()
    for path, value in paths:
        if value in seen:
            yield Problem(path, code, message)
        seen.add(value)
