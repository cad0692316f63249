"""Values for a command's options, as a player's client checks and converts them."""

import math
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from localdiscord.protocol.model import Json
from localdiscord.protocol.refusal import Refused
from localdiscord.state.commands import ChosenCommand, fold, names_of

STRING: Final = 3
INTEGER: Final = 4
BOOLEAN: Final = 5
PERSON: Final = 6
CHANNEL: Final = 7
ROLE: Final = 8
MENTIONABLE: Final = 9
NUMBER: Final = 10
ATTACHMENT: Final = 11

_EXACT_INTEGER: Final = 2**53
_LONGEST_STRING: Final = 6000
_MOST_DIGITS: Final = 20
_INTEGER_TEXT: Final = re.compile(r"[+-]?[0-9]+")
_NUMBER_TEXT: Final = re.compile(r"[+-]?([0-9]+([.,][0-9]*)?|[.,][0-9]+)")
_TRUE: Final = frozenset(("true", "yes", "y", "on", "1", "vrai", "oui", "o"))
_FALSE: Final = frozenset(("false", "no", "n", "off", "0", "faux", "non"))


def convert(option: Json, value: Any) -> Any:
    """Return a value in the option's type, checked against its choices and bounds.

    People, channels, roles and files pass as they are: only the table knows them.

    Raises:
        Refused: if Discord's client would not take it.
    """
    kind = option["type"]
    choices = option.get("choices")
    if choices:
        return _choose(option, choices, value)
    converter = _CONVERTERS.get(kind)
    return value if converter is None else converter(option, value)


def is_taken(option: Json, value: Any) -> bool:
    """Return whether a client would take a value for one of an option's choices.

    It takes any for an option without choices.
    """
    try:
        convert(option, value)
    except Refused as refusal:
        return refusal.code != "bad_choice"
    return True


def _choose(option: Json, choices: list[Json], value: Any) -> Any:
    typed = fold(str(value))
    for choice in choices:
        if value == choice["value"] and not isinstance(value, bool):
            return choice["value"]
    for choice in choices:
        if typed == fold(str(choice["value"])) or typed in names_of(choice):
            return choice["value"]
    # A client narrows the choices down while one types, and takes the one that is left.
    left = [
        choice["value"] for choice in choices if any(_begins(typed, n) for n in names_of(choice))
    ]
    if typed and len(left) == 1:
        return left[0]
    raise Refused(
        "bad_choice",
        option=option["name"],
        value=value,
        **_offered(choices),
    )


def _offered(choices: list[Json]) -> Json:
    """Return the facts that tell some choices."""
    return {
        "choices": [choice["value"] for choice in choices],
        "names": [choice["name"] for choice in choices],
        "localised": [choice.get("name_localizations") or {} for choice in choices],
    }


def _begins(typed: str, name: str) -> bool:
    """Tell whether a word of a name begins with what was typed."""
    return re.search(rf"\b{re.escape(typed)}", name) is not None


def _string(option: Json, value: Any) -> str:
    text = str(value)
    least = option.get("min_length") or 0
    most = option.get("max_length") or _LONGEST_STRING
    if len(text) < least or len(text) > most:
        raise Refused("bad_length", option=option["name"], length=len(text), least=least, most=most)
    return text


def _integer(option: Json, value: Any) -> int:
    if isinstance(value, str) and _INTEGER_TEXT.fullmatch(value.strip()):
        digits = value.strip()
        value = int(digits) if len(digits) <= _MOST_DIGITS else math.inf
    elif isinstance(value, bool) or not isinstance(value, int):
        raise _wrong_type(option, value, "integer")
    return int(_in_range(option, value))


def _number(option: Json, value: Any) -> float:
    if isinstance(value, str) and _NUMBER_TEXT.fullmatch(value.strip()):
        value = float(value.strip().replace(",", "."))
    elif isinstance(value, bool) or not isinstance(value, int | float):
        raise _wrong_type(option, value, "number")
    return float(_in_range(option, value))


def _in_range(option: Json, number: float) -> float:
    least, most = option.get("min_value"), option.get("max_value")
    low = -_EXACT_INTEGER if least is None else least
    high = _EXACT_INTEGER if most is None else most
    if not low <= number <= high:
        raise Refused("out_of_range", option=option["name"], value=number, least=low, most=high)
    return number


def _boolean(option: Json, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = fold(str(value))
    if word in _TRUE:
        return True
    if word in _FALSE:
        return False
    raise _wrong_type(option, value, "boolean")


def _wrong_type(option: Json, value: Any, expected: str) -> Refused:
    return Refused("wrong_type", option=option["name"], value=value, expected=expected)


_CONVERTERS: Final[dict[int, Callable[[Json, Any], Any]]] = {
    STRING: _string,
    INTEGER: _integer,
    NUMBER: _number,
    BOOLEAN: _boolean,
}


def convert_all(chosen: ChosenCommand, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values by the options' own names, in the command's order.

    Raises:
        Refused: if an option is unknown, given twice, missing, or its value not taken.
    """
    given: dict[str, Any] = {}
    for name, value in values.items():
        option = chosen.option(name)
        if option["name"] in given:
            raise Refused("repeated_option", option=option["name"])
        try:
            given[option["name"]] = convert(option, value)
        except Refused as refusal:
            if refusal.code == "bad_choice":
                refusal.facts["command"] = chosen.name
            raise
    for option in chosen.options:
        if option.get("required") and option["name"] not in given:
            raise Refused(
                "missing_option",
                command=chosen.name,
                option=option["name"],
                about=option["description"],
                described=option.get("description_localizations") or {},
                **_offered(option.get("choices") or []),
            )
    return {name: given[name] for name in _option_names(chosen.options) if name in given}


def _option_names(options: Iterable[Json]) -> list[str]:
    return [option["name"] for option in options]
