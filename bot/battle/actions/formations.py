"""Units that part, that are copied, and characters who join them; each call is one log entry."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, TypeAlias

from bot.battle.channel.channel import Channel
from bot.battle.tabletop import links
from bot.battle.tabletop.numbering import numbered
from bot.battle.tabletop.units import BROUGHT_BY, LEFT, fresh_copy, with_links
from bot.store.board import Board, Draft
from bot.store.catalogues import holders_of, shared_with
from bot.store.journal.record import Action, Caller, Entry
from bot.store.statements import updating
from bot.store.tables.battle import BattleRow, Json, UnitRow
from rulesets.core.battlefield.amount import read_amount
from rulesets.core.battlefield.bar import Verb, first_barred
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ruleset.game import Joining
from rulesets.refusal import Refusal

Keeper: TypeAlias = Literal["unit", "character"]


def next_name(board: Board, unit: UnitRow) -> str:
    """Return the name of one more unit of a kind: after `Archers` comes `Archers 2`."""
    return numbered(board, unit.name, 1)[0]


def split(
    channel: Channel, caller: Caller, unit: UnitRow, models: int, name: str
) -> asyncio.Future[Entry]:
    """Part some models from a unit, as a new unit of the same kind and state.

    Both together count as many models, now, at the start of the phase and of the battle, as the
    one did, and cost as much; wounds that were noted stay with the old one.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `split-models`, `too-many-units`, `unit-exists`,
            `name-empty`, `name-too-long`.
    """
    channel.fighting()
    if not 0 < models < unit.models:
        raise Refusal("split-models", unit=unit.name, models=unit.models)

    new_id = channel.new_id()

    def change(draft: Draft) -> None:
        row = fresh_copy(draft.board, new_id, name, unit)
        row.models = row.size = row.phase_start = models
        row.statuses = dict(unit.statuses)
        for field in channel.ruleset.whole:
            held = read_amount(unit.profile.get(field, "0")).plus
            if held:
                share = held * models // unit.size
                row.profile = {**row.profile, field: str(share)}
                draft.set(unit, f"profile.{field}", str(held - share))
        draft.add(row)
        draft.set(unit, "models", unit.models - models)
        draft.set(unit, "size", unit.size - models)
        draft.set(unit, "phase_start", max(unit.models, unit.phase_start - models))

    return _accept_alike(channel, _action(caller, "unit-split", unit), change, unit, [new_id])


def duplicate(channel: Channel, caller: Caller, unit: UnitRow, count: int) -> asyncio.Future[Entry]:
    """Add copies of a unit, unhurt and at its full size, under its name with numbers.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `too-many-units`, `name-too-long`.
    """
    channel.fighting()
    ids = [channel.new_id() for _ in range(count)]

    def change(draft: Draft) -> None:
        for new_id, name in zip(ids, numbered(draft.board, unit.name, count), strict=True):
            draft.add(fresh_copy(draft.board, new_id, name, unit))

    return _accept_alike(channel, _action(caller, "unit-duplicate", unit), change, unit, ids)


def _accept_alike(
    channel: Channel,
    action: Action,
    change: Callable[[Draft], None],
    unit: UnitRow,
    ids: Sequence[int],
) -> asyncio.Future[Entry]:
    """Accept an action that adds units like another, which have its sheets too while they stand."""
    shared = [
        shared_with(catalogue, unit.id, ids)
        for catalogue in channel.board.catalogues
        if unit.id in catalogue.units
    ]

    after = [updating("catalogue", each.id, **holders_of(each)) for each in shared]
    return channel.accept(action, change, after=after, then=partial(channel.board.bring, *shared))


def _action(caller: Caller, action: str, *units: UnitRow) -> Action:
    names = {"unit": units[0].name} if len(units) == 1 else {"units": [unit.name for unit in units]}
    return Action(caller, action, names, binding={"unit": tuple(unit.id for unit in units)})


def join(
    channel: Channel, caller: Caller, character: UnitRow, unit: UnitRow
) -> asyncio.Future[Entry]:
    """Let a character join a unit of its side.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `nobody-joins`, `join-itself`, `join-other-side`,
            `already-in-unit`, `join-within`, `not-one-who-joins`, `join-too-small`, `join-closed`,
            `join-unlike`, `join-apart`, `join-too-great`, `join-barred`, `left-just-now`.
    """
    channel.fighting()
    _check_joining(channel, character, unit)
    action = _action(caller, "unit-join", character, unit)
    shared, follows = channel.ruleset.shared, channel.ruleset.follows

    def change(draft: Draft) -> None:
        for status, held in character.statuses.items():
            for member in (unit, *draft.board.joined(unit)) if status in follows else ():
                if status not in member.statuses:
                    draft.set(member, f"statuses.{status}", dict(held))
        relations = channel.ruleset.relations_by_id
        links.hand_over(draft, channel.new_id, relations, character, unit, shared=True)
        for link in draft.board.links_of(character.id):
            relation = relations.get(link.kind)
            if relation is not None and relation.shared:
                draft.remove(link)
        draft.set(character, "host_id", unit.id)
        # A spell that still acts on the unit reaches whoever joins it, but never the reverse.
        for status, held in unit.statuses.items():
            if held["until"] == "spell" and status in shared and status not in character.statuses:
                draft.set(character, f"statuses.{status}", dict(held))
        _mark(channel, draft, ((character, "joined"), (unit, "host")))

    return channel.accept(action, change)


def parted(channel: Channel, character: UnitRow) -> list[str]:
    """Return the statuses by spells that a character and the unit it is in share.

    In a game where such a spell stays with one of them when they part.
    """
    host, rules = channel.board.unit(character.host_id or 0), channel.ruleset.joining
    if host is None or rules is None or not rules.parts:
        return []
    return [
        status
        for status, held in character.statuses.items()
        if held.get(BROUGHT_BY) is not None
        and held.get(BROUGHT_BY) == host.statuses.get(status, {}).get(BROUGHT_BY)
    ]


def leave(
    channel: Channel,
    caller: Caller,
    character: UnitRow,
    *,
    keeps: Keeper = "unit",
    correction: bool = False,
) -> asyncio.Future[Entry]:
    """Let a character leave the unit it is in.

    Args:
        channel: Where it stands.
        caller: Who asks.
        character: Who leaves.
        keeps: Who keeps the spells that act on both, where one of them does; what follows its
            caster stays with him.
        correction: Whether it was never in it, so that no phase is asked for.

    Raises:
        Refusal: `no-battle`, `battle-paused`, `not-in-unit`, `leave-never`, `leave-barred`,
            `act-barred`, `leave-phase`.
    """
    battle = channel.fighting()
    host = _left_by(channel, battle, character, correction=correction)
    action = _action(caller, "unit-leave", character, host)
    ends = _ending(channel, character, keeps)

    def change(draft: Draft) -> None:
        draft.set(character, "host_id", None)
        for leads in channel.ruleset.leads.keys() & character.statuses.keys():
            draft.set(character, f"statuses.{leads}", None)
        for spell, status in ends:
            draft.set(spell, f"statuses.{status}", None)
        _mark(channel, draft, ((character, "left"),), host.id)
        if not correction:
            _mark(channel, draft, ((host, "deserted"),))

    return channel.accept(action, change)


def _ending(channel: Channel, character: UnitRow, keeps: Keeper) -> list[tuple[UnitRow, str]]:
    """Return the statuses of spells that end as a character leaves, each with who has it."""
    casters = {spell.id: spell.unit_id for spell in channel.board.spells}
    ends: list[tuple[UnitRow, str]] = []
    for status in parted(channel, character):
        stays = keeps == "character"
        if status in channel.ruleset.follows:
            stays = casters.get(character.statuses[status][BROUGHT_BY]) == character.id
        if stays:
            company = channel.board.company(character)
            ends += [(member, status) for member in company if status in member.statuses]
        else:
            ends.append((character, status))
    return ends


def _left_by(
    channel: Channel, battle: BattleRow, character: UnitRow, *, correction: bool
) -> UnitRow:
    """Return the unit that a character may leave.

    Raises:
        Refusal: see `leave`.
    """
    host = channel.board.unit(character.host_id or 0)
    if host is None:
        raise Refusal("not-in-unit", unit=character.name)
    rules = channel.ruleset.joining
    if rules and not correction and any(rule in rules.bound for rule in character.rules):
        raise Refusal("leave-never", unit=character.name, host=host.name)
    outrun = _outrun(channel, character, host)
    now = links.statuses_of(channel.board, host)
    held = next((status for status in now if rules and status in rules.fixed), None)
    held = held or _bar(channel, host, "leave", lifted=outrun)
    if held is not None:
        raise Refusal("leave-barred", unit=character.name, host=host.name, status=held)
    held = _bar(channel, character, "leave", lifted=outrun)
    if held is not None:
        raise Refusal("act-barred", unit=character.name, verb="leave", status=held, until="")
    if not correction and outrun is None:
        _check_leaving(channel, battle, character)
    return host


def may_leave(channel: Channel, character: UnitRow) -> bool:
    """Return whether a character may leave the unit it is in now."""
    try:
        _left_by(channel, channel.fighting(), character, correction=False)
    except Refusal:
        return False
    return True


def hosts_for(channel: Channel, character: UnitRow) -> tuple[UnitRow, ...]:
    """Return the units that a character may join now."""
    found = []
    for row in channel.board.units:
        try:
            if not row.destroyed:
                _check_joining(channel, character, row)
                found.append(row)
        except Refusal:
            continue
    return tuple(found)


def _check_leaving(channel: Channel, battle: BattleRow, character: UnitRow) -> None:
    """Refuse who would leave in a turn, but not in a phase of its own in which that is done."""
    rules = channel.ruleset.joining
    phase = next((it for it in channel.ruleset.phases if it.id == battle.phase), None)
    if rules is None or not rules.leaving or phase is None or phase.span != "turn":
        return
    own = channel.board.sides[battle.active].id == character.side_id
    if not own or phase.id not in rules.leaving:
        raise Refusal("leave-phase", unit=character.name, phase=rules.leaving[0])


def _check_joining(channel: Channel, character: UnitRow, unit: UnitRow) -> None:
    rules = channel.ruleset.joining
    if rules is None:
        raise Refusal("nobody-joins", ruleset=channel.ruleset.id)
    if character is unit:
        raise Refusal("join-itself", unit=unit.name)
    if character.side_id != unit.side_id:
        raise Refusal("join-other-side", unit=character.name, host=unit.name)
    host = channel.board.unit(character.host_id or 0)
    if host is not None:
        raise Refusal("already-in-unit", unit=character.name, host=host.name)
    carried = rules.carries(unit.rules)
    if not rules.joins(character.rules, carried=carried):
        raise _stranger(rules, character, unit)
    if unit.host_id is not None or rules.rule in unit.rules or channel.board.joined(character):
        raise Refusal("join-within", unit=character.name, host=unit.name)
    if not carried:
        _check_open(rules, character, unit)
        _check_limits(channel, rules, character, unit)
    _check_free(channel, rules, character, unit)


def _check_free(channel: Channel, rules: Joining, character: UnitRow, unit: UnitRow) -> None:
    """Refuse joining that the statuses of either bar now."""
    for row in (unit, character):
        now = links.statuses_of(channel.board, row)
        held = next((status for status in rules.barred if status in now), None)
        held = held or _bar(channel, row, "join", shields=row is unit)
        if held is not None:
            raise Refusal("join-barred", unit=row.name, status=held)
    left = character.statuses.get(rules.marks.left) if rules.marks else None
    if left is not None and left.get(LEFT) == unit.id:
        raise Refusal("left-just-now", unit=character.name, host=unit.name)


def _bar(
    channel: Channel,
    row: UnitRow,
    verb: Verb,
    *,
    shields: bool = False,
    lifted: str | None = None,
) -> str | None:
    """Return the status under which somebody neither joins nor is joined, or leaves nobody."""
    unit = _stands(channel, row)
    found = unit.shields if shields else unit.bars
    ban = first_barred([each for each in found if each.by != lifted], verb, unit.rules)
    return None if ban is None else ban.by


def _stands(channel: Channel, row: UnitRow) -> Unit:
    return channel.ruleset.as_it_stands(with_links(channel.board, row, channel.ruleset.implied))


def _outrun(channel: Channel, character: UnitRow, host: UnitRow) -> str | None:
    """Return the status of a fleeing unit that a character gets away from, None otherwise."""
    rules = channel.ruleset.joining
    if rules is None or rules.outruns is None:
        return None
    return rules.outruns(_stands(channel, character), _stands(channel, host))


def _mark(
    channel: Channel,
    draft: Draft,
    marked: tuple[tuple[UnitRow, Literal["joined", "host", "left", "deserted"]], ...],
    left: int | None = None,
) -> None:
    """Note who joined or left whom in the phase in which that is of account."""
    rules, battle = channel.ruleset.joining, channel.battle
    marks = None if rules is None else rules.marks
    if marks is None or battle is None or battle.phase != marks.phase:
        return
    for row, what in marked:
        held: dict[str, Json] = {"value": 1, "until": "phase"}
        if left is not None:
            held[LEFT] = left
        draft.set(row, f"statuses.{getattr(marks, what)}", held)


def _stranger(rules: Joining, character: UnitRow, unit: UnitRow) -> Refusal:
    """Return why a character may not join a unit: the rules that he lacks."""
    if not rules.carries(unit.rules) or not rules.riders:
        return Refusal("not-one-who-joins", unit=character.name, rule=rules.rule)
    listed = ", ".join((*rules.riders, rules.rule))
    return Refusal("not-one-who-rides", unit=character.name, host=unit.name, rules=listed)


def _check_open(rules: Joining, character: UnitRow, unit: UnitRow) -> None:
    if unit.size < rules.smallest:
        raise Refusal("join-too-small", host=unit.name, least=rules.smallest)
    closed = next((status for status in rules.closed if status in unit.rules), None)
    if closed is not None:
        raise Refusal("join-closed", host=unit.name, rule=closed)
    for field in rules.alike:
        if field in unit.rules and field not in character.rules:
            raise Refusal("join-unlike", unit=character.name, host=unit.name, rule=field)
    for field in rules.apart:
        if (field in unit.rules) is not (field in character.rules):
            has, lacks = (unit, character) if field in unit.rules else (character, unit)
            raise Refusal("join-apart", unit=has.name, host=lacks.name, rule=field)


def _check_limits(channel: Channel, rules: Joining, character: UnitRow, unit: UnitRow) -> None:
    """Refuse whoever is too great for a unit, as far as his values are known."""
    joining = _stands(channel, character)
    for limit in rules.limits:
        value = joining.find(limit.field) if limit.rule in unit.rules else None
        if value is not None and value.fixed is not None and value.fixed > limit.most:
            facts = {"unit": character.name, "host": unit.name, "rule": limit.rule}
            raise Refusal("join-too-great", **facts, field=limit.field, most=limit.most)
