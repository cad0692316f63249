"""A procedure's declaration: the rule, its inputs, where it is written, what it changes."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

from rulesets.core.books.spell import Spell
from rulesets.core.declaring.act import Act, Concern
from rulesets.core.declaring.answering import Answering, AnswerTo, Opening, Owed, nothing_owed
from rulesets.core.declaring.bundle import unbundled
from rulesets.core.declaring.given_options import Completes, any_given, no_completion, without
from rulesets.core.declaring.house import Switches
from rulesets.core.declaring.idle import Idles, no_idles
from rulesets.core.declaring.layer import Beyond, Layer
from rulesets.core.declaring.parameter import Parameter, SpellName, Units, parameters_of
from rulesets.core.offering.declaration import Offering
from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Situation
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.battlefield.unit import Unit
    from rulesets.core.ids.statuses import StatusId

Arguments: TypeAlias = "Mapping[str, Any]"
Effects: TypeAlias = "Callable[[Arguments, Any], tuple[Effect, ...]]"


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A next step that an outcome makes natural, with all that it needs to be taken at once.

    Attributes:
        procedure: Its id.
        units: Its unit options, each with the option of the outcome that names the same units.
        values: Its other options.
        name: What tells it from other steps by the same procedure; its text is `next-<name>`.
        answer: The answer that it gives, where it is the other side's to take.
        after: The answer that comes before it, where the other side owes one.
        asks: Options that are asked for beside those that are missing, where any is.
        offered: Whether it is offered as a battle stands; None where it always is.
        outdated: Which of its values no longer hold as a battle stands; they are asked for anew.
        about: Units that it is about, whoever takes it.
        who: Whether a unit may take it, where it asks which one does; None where any may.
        waits: Whether the phase waits for it as a battle stands; None where that is not known.
        outlives: Its unit options that name units without which it is taken as well, once these
            have left the battle.
    """

    procedure: str
    units: tuple[tuple[str, str], ...] = ()
    values: tuple[tuple[str, int | str], ...] = ()
    name: str | None = None
    answer: Answering | None = None
    after: Answering | None = None
    asks: tuple[str, ...] = ()
    offered: Callable[[Situation], bool] | None = None
    outdated: Callable[[Situation], tuple[str, ...]] | None = None
    about: tuple[Concern, ...] = ()
    who: Callable[[Unit], bool] | None = None
    waits: Callable[[Situation], bool] | None = None
    outlives: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """The name that tells it from the other steps of an outcome."""
        return self.procedure if self.name is None else f"{self.procedure}.{self.name}"

    @property
    def text(self) -> str:
        """The key of its name's text."""
        return f"procedure-{self.procedure}" if self.name is None else f"next-{self.name}"


@dataclass(frozen=True, slots=True)
class Demand:
    """A demand on the units of the battle that one option names, for a rule to apply.

    Only what the table knows for certain is demanded; units described for one question, and the
    chances of what is not so, are free of it.

    Attributes:
        role: The option.
        needs: Statuses that must all be true of them.
        forbids: Statuses none of which may be.
        once: Statuses that tell it was done already, which once is all it is.
        values: Profile fields that must be known of them.
        known: Whether `needs` counts only where another unit of the question has the status: where
            nobody noted it, the table does not know better.
        turn: Whose turn it must be: that of their own side, or another's.
        against: The option that names their enemies, who must be of another side.
        beside: The option that names their friends, who must be of the same side.
        contact: The option that names those whom they fight: all of both are to be in close combat
            by what the table knows. Nothing is demanded where either is described for one question.
        unless: Options of the procedure that lift this, where they are given or hold one of some
            values, `situation=charged`, or one of some rules, `rules=covering-fire`.
        only: Options, in the same way, one of which must be so for this to be demanded at all.
        unless_stated: Options that lift it where a player stated them, whatever the table says.
    """

    role: str
    needs: tuple[StatusId, ...] = ()
    forbids: tuple[StatusId, ...] = ()
    once: tuple[StatusId, ...] = ()
    known: bool = False
    turn: Literal["own", "other"] | None = None
    against: str | None = None
    unless: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    unless_stated: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    beside: str | None = None
    contact: str | None = None

    def lifted(self, arguments: Arguments, stated: Container[str] = ()) -> bool:
        """Return whether the options lift the demand; `stated` are those that were typed."""
        if any(option in stated for option in self.unless_stated):
            return True
        if self.only and not any_given(self.only, arguments):
            return True
        return any_given(self.unless, arguments)


FollowUps: TypeAlias = "Callable[[Arguments, Any], tuple[FollowUp, ...]]"


def no_follow_ups(_arguments: Arguments, _result: Any) -> tuple[FollowUp, ...]:
    """Lead to nothing in particular."""
    return ()


def no_effects(_arguments: Arguments, _result: Any) -> tuple[Effect, ...]:
    """Change nothing: the outcome is information."""
    return ()


TableCheck: TypeAlias = "Callable[[Situation, Arguments], None]"
"""Raises the refusal of what the battle as a whole rules out."""


def no_check(_situation: Situation, _arguments: Arguments) -> None:
    """Rule nothing out."""


@dataclass(frozen=True)
class Procedure:
    """A rule players can run, ask the chances of, replay and look up.

    Attributes:
        id: Snake-case name; its texts are `procedure-<id>` (name, and `.about`) and
            `outcome-<id>` (the line that settles the matter, with the result's fields).
        run: The rule: takes dice and the parameters by keyword; returns a frozen dataclass.
        parameters: Its inputs, in the order players are asked.
        source: Lines of the source text, `L1910-1912`.
        command: The slash command it answers; None when only `/roll` reaches it.
        variant: Which of several procedures of that command, the value of its `what` option.
        roles: Options that name the units concerned, beyond unit parameters.
        effects: What the outcome changes, from arguments and result.
        follow_ups: What the outcome leads to, most natural first.
        phases: Phases in which it may happen; empty for any.
        repeatable: Whether it may be rolled again at will, being no rule of a game.
        anybody: Unit options whose unit may stand under another option as well, as a wizard may be
            the target of his own spell; elsewhere nobody acts on itself.
        at_large: Whether its outcome changes more of a battle than the units named: counters of
            the sides whose turn it is or is not, spells in play, the phase.
        actors: Unit options whose side may ask: the first of all when None, any side when empty.
        demands: What must be so of the units named.
        beyond: What of it the game's text lacks; None where the text has it all.
        meant_by: The special rule whose units mean this one of a command's procedures where the
            player names none by `what`: a cannon shoots as cannons do.
        check: What the battle as a whole rules out, as whose turn it is; of units of the battle.
        idles: Which special rules it would not use if a player named them.
        acts: What it is to the units named, which statuses and rules of theirs may bar.
        asked_by: The side that may ask for it where no unit acts: `active`, whose turn it is,
            `other`, `awaited` where the table waits for its answer, or a unit option, against
            whose side it is; None for any.
        any_phase: Options that let it happen in every phase by a value: `origin=magic`.
        owed: Which answers of the other side come before it.
        opening: The step that it begins by, where the other side answers that.
        answers: What it answers, where it is itself an answer to another act.
        completes: Which units take part beside those that were named.
        aliases: What its variant is called in other games, where players may say that too.
        offerings: How it is offered to a side; not at all where there are none.
        lifts: Statuses that bar it within the rule itself; whoever overrules that sets them aside.
    """

    id: str
    run: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    source: str
    command: str | None = None
    variant: str | None = None
    roles: tuple[str, ...] = ()
    effects: Effects = no_effects
    follow_ups: FollowUps = no_follow_ups
    phases: tuple[str, ...] = ()
    repeatable: bool = False
    anybody: tuple[str, ...] = ()
    at_large: bool = False
    actors: tuple[str, ...] | None = None
    demands: tuple[Demand, ...] = ()
    beyond: Beyond | None = None
    meant_by: str | None = None
    check: TableCheck = no_check
    idles: Idles = no_idles
    acts: tuple[Act, ...] = ()
    asked_by: str | None = None
    any_phase: tuple[str, ...] = ()
    owed: Owed = nothing_owed
    opening: Opening | None = None
    answers: AnswerTo | None = None
    aliases: tuple[str, ...] = ()
    completes: Completes = no_completion
    offerings: tuple[Offering, ...] = ()
    lifts: tuple[StatusId, ...] = ()

    def parameter(self, name: str) -> Parameter | None:
        """Return one of its parameters by name."""
        return self._named.get(name)

    @cached_property
    def _named(self) -> Mapping[str, Parameter]:
        return {parameter.name: parameter for parameter in self.parameters}

    @cached_property
    def unit_options(self) -> tuple[str, ...]:
        """Every option that names units."""
        named = [each.name for each in self.parameters if isinstance(each.kind, Units)]
        return (*self.roles, *(name for name in named if name not in self.roles))

    @cached_property
    def acting(self) -> tuple[str, ...]:
        """The unit options whose side may ask for it."""
        return self.unit_options[:1] if self.actors is None else self.actors

    @cached_property
    def options(self) -> tuple[str, ...]:
        """Every option's name: units first, then parameters."""
        return tuple(dict.fromkeys((*self.unit_options, *self._named)))

    @cached_property
    def said(self) -> tuple[str, ...]:
        """Those that players may say; the table, or a button of the bot, tells the others."""
        return tuple(name for name in self.options if name not in self.unsaid)

    @cached_property
    def unsaid(self) -> frozenset[str]:
        """Those that are no option of a command at all."""
        named = self._named.items()
        return frozenset(name for name, each in named if each.table and each.table.unsaid)

    def borrowed(self, arguments: Arguments, result: Any = None) -> tuple[str, ...]:
        """Return the witnesses that an answer rests on: those of the rule, and of spells named.

        An outcome's, its chances without a result, or all of the rule's where nothing was asked.
        """
        own = () if self.beyond is None else self.beyond.borrowed(arguments, result)
        spells = (spell.witness for spell in self._spells(arguments) if spell.witness is not None)
        return tuple(dict.fromkeys((*own, *spells)))

    def held_back(
        self, layer: Layer, switches: Switches, arguments: Arguments | None = None
    ) -> Refusal | None:
        """Return the refusal where the game's text lacks the rule, or a spell that is named."""
        refusal = None
        if self.beyond is not None:
            refusal = self.beyond.held_back(layer, switches, arguments)
        if refusal is None and arguments and any(s.witness for s in self._spells(arguments)):
            refusal = layer.lacking(switches, "borrowed-spell")
        return refusal

    def _spells(self, arguments: Arguments) -> tuple[Spell, ...]:
        """Return the spells of the game that are named."""
        named = (
            parameter.kind.find(str(arguments[parameter.name]))
            for parameter in self.parameters
            if arguments.get(parameter.name) is not None and isinstance(parameter.kind, SpellName)
        )
        return tuple(spell for spell in named if spell is not None)


_DECLARED: Final = "declared"
"""The attribute that holds a rule's declaration."""

Rule = TypeVar("Rule", bound=Callable[..., Any])


def procedure(
    *,
    source: str,
    command: str | None = None,
    variant: str | None = None,
    units: tuple[str, ...] = (),
    roles: tuple[str, ...] = (),
    effects: Effects = no_effects,
    follow_ups: FollowUps = no_follow_ups,
    phases: tuple[str, ...] = (),
    repeatable: bool = False,
    anybody: tuple[str, ...] = (),
    at_large: bool = False,
    actors: tuple[str, ...] | None = None,
    demands: tuple[Demand, ...] = (),
    beyond: Beyond | None = None,
    meant_by: str | None = None,
    check: TableCheck = no_check,
    idles: Idles = no_idles,
    acts: tuple[Act, ...] = (),
    asked_by: str | None = None,
    any_phase: tuple[str, ...] = (),
    owed: Owed = nothing_owed,
    opening: Opening | None = None,
    answers: AnswerTo | None = None,
    aliases: tuple[str, ...] = (),
    completes: Completes = no_completion,
    offering: Offering | tuple[Offering, ...] = (),
    lifts: tuple[StatusId, ...] = (),
) -> Callable[[Rule], Rule]:
    """Declare the decorated rule as a procedure, under its function's name.

    The inputs are read off its signature; a role is added for every unit that a parameter is filled
    from. The rule stays the function it is: its declaration is kept beside it, for `collected`.

    `units` are options that the rule itself does not need, each for one unit, asked before its own:
    effects name the unit, the table checks it, or values of it fill parameters.

    Raises:
        TypeError: such a unit is a parameter of the rule as well, or what `parameters_of` refuses.
    """

    def declared(run: Rule) -> Rule:
        asked = tuple(Parameter(name, Units(), None) for name in units)
        parameters = (*asked, *parameters_of(run))
        names = [parameter.name for parameter in parameters]
        twice = next((name for name in units if names.count(name) > 1), None)
        if twice is not None:
            msg = f"{run.__name__}: {twice} is asked twice"
            raise TypeError(msg)
        filled = [parameter.fill.role for parameter in parameters if parameter.fill is not None]
        own = {parameter.name for parameter in parameters if isinstance(parameter.kind, Units)}
        every = dict.fromkeys((*roles, *(role for role in filled if role not in own)))
        vars(run)[_DECLARED] = Procedure(
            run.__name__,
            without(units, unbundled(run)),
            parameters,
            source,
            command,
            variant,
            tuple(every),
            effects,
            follow_ups,
            phases,
            repeatable,
            anybody,
            at_large,
            actors,
            demands,
            beyond,
            meant_by,
            check,
            idles,
            acts,
            asked_by,
            any_phase,
            owed,
            opening,
            answers,
            aliases,
            completes,
            (offering,) if isinstance(offering, Offering) else offering,
            lifts,
        )
        return run

    return declared


def is_declared(thing: object) -> bool:
    """Return whether something is a rule with a declaration."""
    return _DECLARED in getattr(thing, "__dict__", {}) and inspect.isfunction(thing)


def declaration_of(rule: Callable[..., Any]) -> Procedure:
    """Return the declaration of a rule.

    Raises:
        TypeError: a function that is not declared.
    """
    if not is_declared(rule):
        raise TypeError(f"{rule.__name__} is no procedure")
    declared: Procedure = vars(rule)[_DECLARED]
    return declared


def collected(*rules: Callable[..., Any]) -> tuple[Procedure, ...]:
    """Return the procedures that the rules of a chapter declare, in the order players see them."""
    return tuple(declaration_of(rule) for rule in rules)
