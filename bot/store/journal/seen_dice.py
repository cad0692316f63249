"""Dice that players saw and no outcome uses: those of questions given up, and of undone actions.

Whoever could see the bot's dice, give up and ask again would fish for better ones. So the dice that
were drawn for a question belong to what it asks, its act, until an outcome uses them or they are
discarded in the open; and an act that is rolled again after an undo tells what fell before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from bot.store.board import Board
from bot.store.journal.decisions import TAKEN, read_taken, write_taken
from bot.store.journal.record import OVERRULED, Entry
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.die import die_named
from rulesets.dice.handles.mixed import Fallen, Owed, Throw
from rulesets.dice.handles.parts import Part
from rulesets.refusal import Refusal

KEPT_DRAWS: Final = "kept_draws"
"""The argument of an outcome that holds the numbers of the draws that were seen before."""
EARLIER_TRIES: Final = "earlier_tries"
"""The argument of an outcome that holds what fell in earlier tries: pairs of an entry's number and
its dice, None for dice that were secret."""
ACT: Final = "act"
"""The argument of a step that holds the act of its dice."""
DISCARDED: Final = "discarded"
"""The argument of an entry that holds discarded dice, as die, draw and marks."""
WAIVED: Final = "dice-waived"
"""The action after which dice that players saw are used no more."""
WAIVE_ASKED: Final = "dice-waive-asked"
"""The action of asking the other side to agree to discard them."""
WAIVE_AGREED: Final = "dice-waive-agreed"
"""The action of a side that agrees while another has yet to."""

_VALUES: Final = "values"
_ACTIVE: Final = "active"
_TURNS: Final = 1
"""Earlier game turns whose dice are kept: an undo may lead back there."""
_MOST_FREE: Final = 20
"""Rolls without a battle whose dice are kept; nothing else would limit their number."""


@dataclass(frozen=True, slots=True)
class Act:
    """The identity of a resolution, which tells it apart from every other.

    Attributes:
        procedure: Its procedure.
        units: Ids of the units of the battle that act, each with its side's; empty where the units
            that act are no units of the battle, or where none do.
        turn: The game turn, 0 outside battles.
        active: Place of the side whose turn it is.
        requester_id: Who asks, where no battle is concerned; else None, for then it is the same act
            whoever asks.
    """

    procedure: str
    units: tuple[tuple[int, int], ...] = ()
    turn: int = 0
    active: int = 0
    requester_id: int | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """Dice that were seen for an act.

    Attributes:
        id: Its own; greater than that of every unit that was on the table then.
        act: What they are for.
        names: Names of the units of the question.
        secret: Whether only one player has seen them.
        fallen: The dice; those that players threw themselves are among them.
    """

    id: int
    act: Act
    names: tuple[str, ...]
    secret: bool
    fallen: Fallen

    def is_for(self, act: Act, board: Board) -> bool:
        """Tell whether an act must use these dice.

        A unit that came to the table since may be the old one under another name: one that was
        split off, or entered again. So may any of its side where the old one was taken away, for
        units can be merged.
        """
        if _same_act(self.act, act):
            return True
        ours = (self.act.procedure, self.act.turn, self.act.active, self.act.requester_id)
        if ours != (act.procedure, act.turn, act.active, act.requester_id):
            return False
        gone = any(board.unit(unit) is None for unit, _ in self.act.units)
        sides = {side for _, side in self.act.units}
        return any(side in sides and (gone or unit > self.id) for unit, side in act.units)


@dataclass(frozen=True, slots=True)
class Tries:
    """Outcomes of one act, each undone before the next was rolled.

    Attributes:
        act: The act.
        fell: Number of each entry and its dice, the oldest first; None for dice that were secret.
    """

    act: Act
    fell: tuple[tuple[int, tuple[int, ...] | None], ...]


S = TypeVar("S", Kept, Tries)


@dataclass(frozen=True, slots=True)
class Seen:
    """All dice of a journal that players saw and no present outcome uses."""

    kept: tuple[Kept, ...] = ()
    tries: tuple[Tries, ...] = ()

    def kept_for(self, act: Act, board: Board) -> tuple[Kept, ...]:
        """Return the dice that an act must use, in the order they were seen."""
        return tuple(held for held in self.kept if held.is_for(act, board))

    def tries_at(self, act: Act) -> tuple[Tries, ...]:
        """Return the earlier tries at an act."""
        return tuple(tried for tried in self.tries if _same_act(tried.act, act))

    @property
    def dice(self) -> tuple[Owed, ...]:
        """Every die that is kept."""
        return tuple(owed for held in self.kept for owed in held.fallen.seen)

    def without_draws(self, draws: Collection[int]) -> Seen:
        """Return it without the dice of some draws."""
        kept = tuple(held for held in self.kept if draws_in(held.fallen).isdisjoint(draws))
        return replace(self, kept=kept)

    def keeping(self, *kept: Kept) -> Seen:
        """Return it with more dice; those of the same draws are replaced, and give their id."""
        found = self
        for held in kept:
            draws = draws_in(held.fallen)
            before = [old.id for old in found.kept if not draws.isdisjoint(draws_in(old.fallen))]
            found = found.without_draws(draws)
            if draws:
                found = replace(
                    found, kept=(*found.kept, replace(held, id=min((held.id, *before))))
                )
        return found

    def undoing(self, tries: Iterable[Tries]) -> Seen:
        """Return it with outcomes that were undone."""
        return replace(self, tries=(*self.tries, *tries))

    def redoing(self, numbers: Collection[int]) -> Seen:
        """Return it without the outcomes of some entries, which stand again."""
        return replace(
            self, tries=tuple(tried for tried in self.tries if tried.fell[-1][0] not in numbers)
        )

    def rolled(self, act: Act) -> Seen:
        """Return it once an act was rolled again: its outcome tells of the earlier tries now.

        Those of an act that names other units stay: it may not be the one they are of.
        """
        units = {unit for unit, _ in act.units}
        told = [
            tried
            for tried in self.tries_at(act)
            if not tried.act.units or not units.isdisjoint(unit for unit, _ in tried.act.units)
        ]
        return replace(self, tries=tuple(tried for tried in self.tries if tried not in told))

    def recent(self, turn: int) -> Seen:
        """Return the part that can still be of use in a game turn."""
        return Seen(_recent(self.kept, turn), _recent(self.tries, turn))


NOTHING: Final = Seen()


def _recent(seen: tuple[S, ...], turn: int) -> tuple[S, ...]:
    free = [dice for dice in seen if dice.act.requester_id is not None]
    dropped = free[: max(0, len(free) - _MOST_FREE)]
    return tuple(dice for dice in seen if dice.act.turn >= turn - _TURNS and dice not in dropped)


def _same_act(first: Act, second: Act) -> bool:
    ours = (first.procedure, first.turn, first.active, first.requester_id)
    if ours != (second.procedure, second.turn, second.active, second.requester_id):
        return False
    # Where no unit of the battle is named, nobody knows which it was.
    units = {unit for unit, _ in first.units}
    others = {unit for unit, _ in second.units}
    return not units or not others or not units.isdisjoint(others)


def act_in(
    board: Board,
    procedure: Procedure,
    binding: Mapping[str, Sequence[int]],
    requester_id: int,
    moment: tuple[int, int] | None = None,
) -> Act:
    """Return the act that a question is about.

    Args:
        board: The table.
        procedure: What is asked.
        binding: Ids of the units that each role names.
        requester_id: Who asks.
        moment: The game turn and the side whose turn it was, now by default.
    """
    battle = board.battle
    turn, active = moment or ((battle.turn, battle.active) if battle else (0, 0))
    if battle is None or not (procedure.at_large or any(binding.values())):
        return Act(procedure.id, (), turn, active, requester_id)
    roles = procedure.acting or procedure.unit_options
    rows = [board.unit(unit) for role in roles for unit in binding.get(role, ())]
    units = {row.id: row.side_id for row in rows if row is not None}
    return Act(procedure.id, tuple(sorted(units.items())), turn, active)


def draws_in(fallen: Fallen) -> frozenset[int]:
    """Return the numbers of the draws that some dice came from."""
    return frozenset(owed.draw for owed in fallen.seen)


def together(kept: Sequence[Kept]) -> Fallen:
    """Return the dice with which an act begins; what was decided between them is asked anew."""
    if not kept:
        return Fallen()
    first, *others = (held.fallen for held in kept)
    owed = (*first.owed, *(owed for fallen in others for owed in fallen.seen))
    return replace(first, owed=owed, taken=())


def tries_of(board: Board, game: Ruleset, entries: Iterable[Entry]) -> list[Tries]:
    """Return the outcomes among entries that are undone whose dice were the bot's."""
    return [
        Tries(act, (*earlier_tries(entry), (entry.number, _marks(entry))))
        for entry in entries
        if (act := act_of_entry(board, game, entry)) is not None
    ]


def _marks(entry: Entry) -> tuple[int, ...] | None:
    return None if entry.secret or entry.dice is None else entry.dice.marks


def act_of_entry(board: Board, game: Ruleset, entry: Entry) -> Act | None:
    """Return the act of an outcome of the bot's dice, None for any other entry."""
    procedure, given = game.by_id.get(entry.action), entry.arguments
    drawn = entry.dice is not None and any(entry.dice.drawn)
    if procedure is None or _VALUES not in given or OVERRULED in given or not drawn:
        return None
    active = given.get(_ACTIVE)
    moment = (entry.turn or 0, active if isinstance(active, int) else 0)
    return act_in(board, procedure, entry.binding, entry.actor.id, moment)


def earlier_tries(entry: Entry) -> tuple[tuple[int, tuple[int, ...] | None], ...]:
    """Return the dice of the tries before an outcome, oldest first."""
    told = entry.arguments.get(EARLIER_TRIES)
    try:
        return tuple(
            (int(number), None if marks is None else _whole(marks)) for number, marks in told or ()
        )
    except (TypeError, ValueError):
        return ()  # an entry from elsewhere may hold anything


def _whole(marks: Iterable[Any]) -> tuple[int, ...]:
    return tuple(map(int, marks))


def write_owed(dice: Iterable[Owed]) -> list[list[Any]]:
    """Return dice as an entry holds them."""
    return [[owed.die, owed.draw, list(owed.marks)] for owed in dice]


def read_owed(data: Any) -> tuple[Owed, ...]:
    """Return what `write_owed` wrote; empty for data of another form from an imported entry."""
    try:
        found = tuple(Owed(str(die), int(draw), _whole(marks)) for die, draw, marks in data)
        known = all(set(owed.marks) <= set(die_named(owed.die).marks) for owed in found)
    except (KeyError, TypeError, ValueError, Refusal):
        return ()
    return found if known else ()


def write_fallen(fallen: Fallen) -> dict[str, Any]:
    """Return dice as JSON data."""
    return {
        "marks": list(fallen.marks),
        "parts": [list(part) for part in fallen.parts],
        "throws": [list(throw) for throw in fallen.throws],
        "owed": write_owed(fallen.owed),
        **({TAKEN: write_taken(fallen.taken)} if fallen.taken else {}),
    }


def read_fallen(data: Mapping[str, Any]) -> Fallen:
    """Return what `write_fallen` wrote."""
    return Fallen(
        tuple(data["marks"]),
        tuple(Part(*part) for part in data["parts"]),
        tuple(Throw(*throw) for throw in data["throws"]),
        read_owed(data.get("owed", ())),  # older questions know of none
        read_taken(data.get(TAKEN, ())),
    )


def write_act(act: Act) -> dict[str, Any]:
    """Return an act as JSON data."""
    return {
        "procedure": act.procedure,
        "units": [list(unit) for unit in act.units],
        "turn": act.turn,
        "active": act.active,
        **({} if act.requester_id is None else {"asker": act.requester_id}),
    }


def read_act(data: Mapping[str, Any]) -> Act:
    """Return what `write_act` wrote."""
    units = tuple((int(unit), int(side)) for unit, side in data["units"])
    turn, active = int(data["turn"]), int(data["active"])
    return Act(str(data["procedure"]), units, turn, active, data.get("asker"))


def write_seen(seen: Seen) -> dict[str, Any] | None:
    """Return it as a journal's row holds it."""
    if seen == NOTHING:
        return None
    return {
        "kept": [
            {
                "id": held.id,
                "act": write_act(held.act),
                "names": list(held.names),
                "secret": held.secret,
                **write_fallen(held.fallen),
            }
            for held in seen.kept
        ],
        "tries": [
            {"act": write_act(tried.act), "fell": [list(pair) for pair in tried.fell]}
            for tried in seen.tries
        ],
    }


def read_seen(data: Mapping[str, Any] | None) -> Seen:
    """Return what `write_seen` wrote."""
    if data is None:
        return NOTHING
    kept = (
        Kept(
            row["id"],
            read_act(row["act"]),
            tuple(row["names"]),
            row["secret"],
            read_fallen(row),
        )
        for row in data["kept"]
    )
    tries = (
        Tries(
            read_act(row["act"]),
            tuple((number, None if fell is None else tuple(fell)) for number, fell in row["fell"]),
        )
        for row in data["tries"]
    )
    return Seen(tuple(kept), tuple(tries))


def renamed(data: Mapping[str, Any], user_id: int, other: int) -> dict[str, Any] | None:
    """Return a journal's dice with a person's id replaced, None if it is not there."""
    seen = read_seen(data)

    def named(act: Act) -> Act:
        return replace(act, requester_id=other) if act.requester_id == user_id else act

    found = Seen(
        tuple(replace(held, act=named(held.act)) for held in seen.kept),
        tuple(replace(tried, act=named(tried.act)) for tried in seen.tries),
    )
    return None if found == seen else write_seen(found)
