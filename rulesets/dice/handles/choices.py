"""Decisions that a rule leaves to a player, and where they come from.

A decision is a request beside those for dice, but nothing of it is chance: chances are those of one
policy, and never an average over what players may decide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from rulesets.refusal import Refusal

How: TypeAlias = Literal["chosen", "ruled", "left", "stated", "default"]
"""How a decision was settled: by its owner; by a referee; left to the first option since nobody
answered; stated beforehand; by the first option where nobody is asked."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to a player.

    Attributes:
        what: Its name: the text is `decision-<what>`, that of an option `decision-<what>-<option>`.
        owner: The role of the procedure whose player decides; rules know no players.
        options: What there is to choose from; the first is what happens where nobody decides.
        index: Number, from 0, of the unit among those of its role.
        subject: The unit that it is about, as players call it.
        beforehand: Whether it may be stated with the question: chances tell of its first option
            alone, and of another where that is stated.
        spell: A spell that its text names, as `spell`.
        number: A number that its text names, as `number`.
        lasting: Whether it is a fact that stays true while the procedure runs: asked once more, it
            is answered by what was said.
        unasked: Whether the first option is only what happens where nobody decides, and none that
            its player may choose.
    """

    what: str
    owner: str
    options: tuple[str, ...]
    index: int = 0
    subject: str | None = field(default=None, compare=False)
    beforehand: bool = field(default=False, compare=False)
    spell: str | None = field(default=None, compare=False)
    number: int | None = field(default=None, compare=False)
    lasting: bool = field(default=False, compare=False)
    unasked: bool = field(default=False, compare=False)

    @property
    def offered(self) -> tuple[str, ...]:
        """The options that its player chooses from."""
        return self.options[1:] if self.unasked else self.options

    @property
    def key(self) -> str:
        """The name by which it is told apart from the others of a resolution."""
        return f"{self.shared}:{self.index + 1}" if self.index else self.shared

    @property
    def shared(self) -> str:
        """The name that it shares with the like decisions of its role's other units."""
        return f"{self.what}:{self.owner}"

    @property
    def default(self) -> str:
        """The option taken where nobody decides."""
        return self.options[0]


class Taken(NamedTuple):
    """An option taken, as a log keeps it.

    Attributes:
        key: The decision's.
        option: Which.
        how: Who settled it.
    """

    key: str
    option: str
    how: How = "chosen"


@dataclass(frozen=True, slots=True)
class Chosen:
    """A decision with the option taken: what stands in a record between the rolls."""

    decision: Decision
    option: str
    how: How

    @property
    def taken(self) -> Taken:
        """The form in which a log keeps it."""
        return Taken(self.decision.key, self.option, self.how)


class Choices(Protocol):
    """A source of decisions."""

    def settle(self, decision: Decision, /) -> tuple[str, How]:
        """Return the option taken, and who took it.

        Raises:
            Refusal: `choice-needed` where its owner is to be asked, `choice-differs` where
                something else was decided.
        """

    def finish(self) -> None:
        """Check that nothing is left over; raises Refusal otherwise."""


class Defaults:
    """The first option of everything: nobody is asked."""

    def settle(self, decision: Decision, /) -> tuple[str, How]:
        """Return the first option."""
        return decision.default, "default"

    def finish(self) -> None:
        """Do nothing: nothing can be left over."""


DEFAULTS: Final = Defaults()
NOTHING_STATED: Final[Mapping[str, str]] = MappingProxyType({})


def asks_nobody(_decision: Decision) -> bool:
    """Return that nobody is asked."""
    return False


class Policy:
    """Options stated for a role's decisions; where none is, the owner is asked, or nobody.

    Attributes:
        wanted: The decision that it asks for.
    """

    def __init__(
        self,
        stated: Mapping[str, str] = NOTHING_STATED,
        *,
        asks: Callable[[Decision], bool] = asks_nobody,
    ) -> None:
        """Take options by the name that decisions share, and what tells whether one is asked."""
        self.wanted: Decision | None = None
        self._stated = stated
        self._asks = asks

    def settle(self, decision: Decision, /) -> tuple[str, How]:
        """Return the option stated, else the first; or ask."""
        stated = self._stated.get(decision.shared)
        if stated in decision.options:
            return stated, "stated"
        if self._asks(decision):
            self.wanted = decision
            raise choice_needed(decision)
        return decision.default, "default"

    def finish(self) -> None:
        """Do nothing: what was stated for a case that never arose is no mistake."""


class Listed:
    """Options in the order they were taken: those of a log entry, or of a resolution that waited.

    A log entry must fit: another decision, option or number of them is refused. Where others may
    follow, what does not fit is let go.
    """

    def __init__(self, taken: Sequence[Taken], then: Choices | None = None) -> None:
        """Take options, and where those after them come from; nothing follows when None."""
        self._taken = list(taken)
        self._then = then
        self._used = 0

    def settle(self, decision: Decision, /) -> tuple[str, How]:
        """Return the next option."""
        if self._used < len(self._taken):
            key, option, how = self._taken[self._used]
            if key == decision.key and option in decision.options:
                self._used += 1
                return option, how
            del self._taken[self._used :]
        if self._then is None:
            raise Refusal("choice-differs", decision=decision.what)
        return self._then.settle(decision)

    def finish(self) -> None:
        """Refuse options of a log entry that no decision took."""
        left = len(self._taken) - self._used
        if left and self._then is None:
            raise Refusal("choices-left-over", count=left)


def choice_needed(decision: Decision) -> Refusal:
    """Return the refusal that says what is to be decided next."""
    return Refusal("choice-needed", decision=decision.what, unit=decision.subject)
