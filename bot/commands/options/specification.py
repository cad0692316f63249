"""The slash commands, worked out from the declarations of every game.

A command gathers the procedures that answer it, over all games; its options are the union of
theirs. Which procedure runs is decided by the channel's game and the `what` option.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.commands.options.paths import BELOW_ROLL, ROLL, path_of
from rulesets.core.declaring.kind import Landmarks
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Flag,
    Kind,
    Numbers,
    Quantity,
    Rules,
    SpellName,
    Text,
    Whole,
)
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.shared import SHARED
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal, code_for

OptionType: TypeAlias = Literal["whole", "decimal", "flag", "text", "file", "person", "forum"]
Completion: TypeAlias = Literal[
    "units",
    "rules",
    "house",
    "first-side",
    "winners",
    "spells",
    "procedure",
    "values",
    "sides",
    "phases",
    "statuses",
    "counters",
    "counted",
    "offers",
    "commands",
    "armies",
    "players",
    "seated",
    "actions",
    "battles",
    "decks",
    "deck-kinds",
    "cards",
    "landmarks",
    "reference",
    "books",
    "campaigns",
    "own-campaigns",
    "regions",
    "fighters",
    "choices",
    "partners",
    "relations",
    "facings",
    "steps",
]

MOST_OPTIONS: Final = 12
"""Options that a command of a game's rules shows; `more` takes the others."""
MOST_CHOICES: Final = 25
"""Choices an option may offer."""
MOST_SHARED: Final = 12
"""Choices of several games that a menu may mix: more are offered as one types, by the game."""
HOUSE: Final = "house"
"""The option that takes house rules, as `rule=value, rule=value`."""
WHAT: Final = "what"
"""The option that chooses among the procedures of a command."""
MORE: Final = "more"
"""The option that takes, as `name:value`, what did not fit among the others."""
SECRET: Final = "secret"  # noqa: S105 - the name of an option
ODDS: Final = "odds"
CLOSING: Final = ("dice", ODDS, SECRET)
"""The last options of every command that rolls."""
_LONGEST_WORD: Final = 200
_SHARED: Final = {procedure.id: procedure for procedure in SHARED}


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a command.

    Attributes:
        name: The same in every language.
        type: What Discord sends; files, people and forums reach no command by its options.
        required: Whether no answer is possible without it.
        least: Smallest number, or shortest text.
        most: Largest number, or longest text.
        choices: Values offered, by id.
        origins: For each of them, the game whose texts name it.
        naming: What the keys of their names begin with.
        completion: What completes it as one types.
        text: Key of its description.
        ruleset: The game whose texts describe it; None for the application's.
    """

    name: str
    type: OptionType
    text: str
    required: bool = False
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()
    origins: tuple[str | None, ...] = ()
    naming: Literal["choice", "ruleset", "scope"] = "choice"
    completion: Completion | None = None
    ruleset: str | None = None


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """A slash command.

    Attributes:
        name: Its name; two words for a subcommand, `battle start`.
        options: Its options in order, at most 25.
        procedures: What it can run: game (None for what all games share) and id; none for a
            command of the application's own.
        spilled: Names of options that only `more` takes.
        private: Whether nobody but the player who asks is ever told.
    """

    name: str
    options: tuple[Option, ...]
    procedures: tuple[tuple[str | None, str], ...]
    spilled: tuple[str, ...] = ()
    private: bool = False

    @property
    def path(self) -> str:
        """Its words on Discord, as `campaign territory map`."""
        return path_of(self.name)

    @property
    def text(self) -> str:
        """Key of its description."""
        return self.name.replace(" ", "-") if " " in self.name else f"command-{self.name}"

    def option(self, name: str) -> Option | None:
        """Return one of its options by name."""
        return next((option for option in self.options if option.name == name), None)

    def own(self, ruleset: Ruleset) -> tuple[Procedure, ...]:
        """Return the procedures that it runs in a game, in order.

        What all games share gives way to a game's own that needs no variant either.
        """
        found = [
            (game, _SHARED[name] if game is None else ruleset.by_id[name])
            for game, name in self.procedures
            if game in (ruleset.id, None)
        ]
        usual = any(game is not None and procedure.variant is None for game, procedure in found)
        return tuple(
            procedure
            for game, procedure in found
            if not usual or game is not None or procedure.variant
        )

    def choose(self, ruleset: Ruleset, variant: str | None) -> Procedure:
        """Return the procedure a channel's game runs.

        Args:
            ruleset: The channel's game.
            variant: The value of `what`.

        Raises:
            Refusal: `instead-<command>`, `command-not-in-game`, `variant-not-in-game`,
                `no-variant-in-game`.
        """
        own = self.own(ruleset)
        if not own:
            if self.name in ruleset.instead:
                raise Refusal(code_for("instead", self.name))
            known = (name for name in ruleset.commands if name not in BELOW_ROLL)
            offered = ", ".join(f"/{command}" for command in dict.fromkeys((*known, ROLL)))
            raise Refusal(
                "command-not-in-game", command=self.name, ruleset=ruleset.id, values=offered
            )
        if variant is None:
            return own[0]
        for procedure in own:
            if procedure.variant and variant in (procedure.variant, *procedure.aliases):
                return procedure
        offered = ", ".join(procedure.variant for procedure in own if procedure.variant)
        if not offered:
            raise Refusal("no-variant-in-game", command=self.name)
        raise Refusal("variant-not-in-game", text=variant[:40], values=offered)


def option_of(name: str, kind: Kind, game: str | None, *, required: bool) -> Option:
    """Return the option that takes the values of a kind.

    Raises:
        TypeError: no option takes them.
    """
    text = f"param-{name.replace('_', '-')}"
    match kind:
        case Whole(least=least, most=most):
            return Option(name, "whole", text, required, least, most, ruleset=game)
        case Decimal(least=low, most=high):
            return Option(name, "decimal", text, required, low, high, ruleset=game)
        case Flag():
            return Option(name, "flag", text, required, ruleset=game)
        case Choice(values=values):
            option = Option(name, "text", text, required, ruleset=game)
            return offered(option, dict.fromkeys(values, game))
        case Rules():
            return Option(name, "text", text, required, most=300, completion="rules", ruleset=game)
        case SpellName() | Landmarks():
            named = isinstance(kind, SpellName)
            longest = kind.longest if isinstance(kind, SpellName) else _LONGEST_WORD
            completion: Completion = "spells" if named else "landmarks"
            return Option(
                name, "text", text, required, most=longest, completion=completion, ruleset=game
            )
        case Text(longest=longest):
            return Option(name, "text", text, required, most=longest, ruleset=game)
        case Quantity() | Numbers():
            return Option(name, "text", text, required, most=_LONGEST_WORD, ruleset=game)
    msg = f"{name}: no option type for {kind!r}"
    raise TypeError(msg)


def widened(known: Option, other: Option, most: int | None = None) -> Option:
    """Return an option that takes what either takes.

    Args:
        known: One of them; its texts describe both.
        other: The other.
        most: Choices that it may have; by default fewer where those of both are mixed.
    """
    if known.type != other.type:
        return Option(
            known.name,
            "text",
            known.text,
            known.required and other.required,
            most=300,
            completion=known.completion or other.completion,
            ruleset=known.ruleset,
        )
    lows = [low for low in (known.least, other.least) if low is not None]
    highs = [high for high in (known.most, other.most) if high is not None]
    wide = Option(
        known.name,
        known.type,
        known.text,
        known.required and other.required,
        min(lows, default=None),
        max(highs, default=None),
        completion=known.completion or other.completion,
        ruleset=known.ruleset,
    )
    if not (known.choices and other.choices):
        return wide
    first = dict(zip(known.choices, known.origins, strict=True))
    added = dict(zip(other.choices, other.origins, strict=True))
    every = first | {choice: game for choice, game in added.items() if choice not in first}
    usual = MOST_SHARED if len(every) > len(first) else MOST_CHOICES
    return offered(wide, every, usual if most is None else most)


def offered(option: Option, choices: Mapping[str, str | None], most: int = MOST_CHOICES) -> Option:
    """Return an option with its choices by the game that names each.

    Too many are text, completed with those of the game that is played.
    """
    if len(choices) > most:
        return replace(option, most=_LONGEST_WORD, completion="choices")
    return replace(option, choices=tuple(choices), origins=tuple(choices.values()))
