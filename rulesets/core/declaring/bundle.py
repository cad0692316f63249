"""Parameters that several rules share, declared once as the fields of a dataclass.

    @dataclass(frozen=True, kw_only=True)
    class Body:
        t: Annotated[int, Whole(1, 10), Fill("target", "t")]
        w: Annotated[int, Whole(1, 20), Fill("target", "w")] = 1

    def breath(dice: Dice, *, s: …, body: Annotated[Body, BUNDLE]) -> Breath: …

Players know nothing of it: every field is an option of its own, in the place of the bundle, and the
rule is run with one object made of them.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING as NO_DEFAULT
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints


class _Bundle:
    """Marks a parameter whose fields are the options."""


BUNDLE: Final = _Bundle()


def notes_of(hint: Any) -> tuple[Any, ...]:
    """Return the notes of an annotation, beside its type."""
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


@functools.lru_cache(maxsize=16)  # a rule's are asked for several times, one after another
def _hints(declared: Callable[..., Any]) -> Mapping[str, Any]:
    """Return the annotations of a rule, or of the fields of a bundle."""
    return get_type_hints(declared, include_extras=True)


def bundles_of(function: Callable[..., Any]) -> Mapping[str, Any]:
    """Return the bundles among the parameters of a rule, by their names.

    Raises:
        TypeError: one that is no dataclass.
    """
    found = {}
    for name, hint in _hints(function).items():
        if BUNDLE in notes_of(hint):
            kind = get_args(hint)[0]
            if not is_dataclass(kind):
                msg = f"{function.__name__}: {name} is no dataclass"
                raise TypeError(msg)
            found[name] = kind
    return found


def declared_of(function: Callable[..., Any]) -> Iterator[tuple[inspect.Parameter, Any]]:
    """Yield the parameters of a rule with their annotations, in order, without its dice.

    The fields of a bundle stand in its place, as if they were parameters themselves.
    """
    hints = _hints(function)
    bundles = bundles_of(function)
    for name, declared in list(inspect.signature(function).parameters.items())[1:]:
        if name not in bundles:
            yield declared, hints[name]
            continue
        within = _hints(bundles[name])
        for field in fields(bundles[name]):
            default = field.default
            if default is NO_DEFAULT:
                default = inspect.Parameter.empty
            keyword = inspect.Parameter.KEYWORD_ONLY
            yield inspect.Parameter(field.name, keyword, default=default), within[field.name]


def unbundled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule as one that takes the fields of its bundles by keyword."""
    bundles = {
        name: (kind, tuple(field.name for field in fields(kind)))
        for name, kind in bundles_of(function).items()
    }
    if not bundles:
        return function

    @functools.wraps(function)
    def flat(dice: Any, **arguments: Any) -> Any:
        for name, (kind, within) in bundles.items():
            given = {field: arguments.pop(field) for field in within if field in arguments}
            arguments[name] = kind(**given)
        return function(dice, **arguments)

    return flat
