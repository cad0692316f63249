"""The end of a battle taken back: it goes on, with new secret dice from there.

The secret of the dice that fell was shown as the battle ended, and cannot be hidden again. So the
journal goes on as that of a battle brought from elsewhere does: the same entries, a new seed, and
`first_draw` where the new one begins. What the old secret tells of the decks is known to everybody
by then: hands stay as they are, piles are shuffled again with the new dice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.battle.actions.ending import HOUR, has_agreed, may_answer, needs_agreement
from bot.battle.actions.lifecycle import (
    AGREED_BY,
    END,
    END_ASKED,
    REFEREE,
    SILENT,
    Promise,
    may_act,
    seat_of,
)
from bot.battle.channel.channel import Channel
from bot.battle.past import past
from bot.battle.past.past import Past, Search
from bot.battle.store import Store
from bot.battle.tabletop.cards import cards_at, draws_for, shown, whole_piles
from bot.store.board import Board, Draft
from bot.store.catalogues import Catalogue, catalogues
from bot.store.journal.journal import Journal, new_journal
from bot.store.journal.record import REOPENED, Action, Actor, Caller, Change, Entry, Thrown
from bot.store.journal.seen_dice import Seen, write_seen
from bot.store.queries import journal_of
from bot.store.snowflake import milliseconds
from bot.store.statements import Operation, updating
from bot.store.tables.battle import BattleRow, DeckRow, JournalRow, Row, SideRow
from rulesets.dice.handles.fair import FairDraw
from rulesets.refusal import Refusal

ASKED: Final = "battle-reopen-asked"
"""The action of who would take it back where another side has to agree."""
AGREED: Final = "battle-reopen-agreed"
"""The action of a side that agrees while another has yet to."""
_MOST_ANSWERS: Final = 50
"""Such answers that are looked through: what was asked within a day has few."""
_STAYS: Final = frozenset({"status", f"options.{END_ASKED}"})
"""What of an end is not simply taken back: the battle runs, and nobody proposes to end it."""
HOURS: Final = 24
"""How long the end can be taken back."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A battle that has ended, the entry that ended it, and the sheets of its armies."""

    past: Past
    end: Entry
    catalogues: Sequence[Catalogue] = ()

    @property
    def board(self) -> Board:
        """Its rows as the end left them."""
        return self.past.board

    @property
    def battle(self) -> BattleRow:
        """Its own row."""
        return self.past.battle

    @property
    def open(self) -> bool:
        """Tell whether its end can still be taken back."""
        fresh = milliseconds() - self.end.at < HOURS * HOUR
        return fresh and self.past.journal.brought_at is None


async def last_ended(store: Store, channel: Channel) -> Ended | None:
    """Return the channel's last battle where it has ended, None where there is none."""
    try:
        found = await past.past_battle(store, channel)
    except Refusal:
        return None
    last = await store.entries(found.journal.id, 1)
    if not found.over or not last or last[0].action != END:
        return None
    brought = await store.ask(partial(catalogues, battle_ids=[found.battle.id]))
    return Ended(found, last[0], brought)


def check(channel: Channel, ended: Ended, actor: Actor) -> None:
    """Refuse what cannot be taken back, or by whom.

    Raises:
        Refusal: `battle-exists`, `reopen-too-late`, `only-its-players`.
    """
    if channel.battle is not None:
        raise Refusal("battle-exists", battle=channel.battle.name)
    if not ended.open:
        raise Refusal("reopen-too-late", battle=ended.battle.name, hours=HOURS)
    if not may_act(ended.board, actor):
        raise Refusal("only-its-players", battle=ended.battle.name)


def may_alone(ended: Ended, actor: Actor) -> bool:
    """Return whether somebody may take the end back without the other side.

    A referee may, who plays alone, and a side that had not agreed to the end.
    """
    if not needs_agreement(ended.board, actor):
        return True
    given = ended.end.arguments
    if given.get(SILENT) is None:
        return False
    proposed = {"side": given[SILENT], AGREED_BY: given.get(AGREED_BY, ())}
    board = ended.board
    return may_answer(board, actor, proposed) and not has_agreed(board, actor, proposed)


def ask(channel: Channel, caller: Caller, ended: Ended) -> Promise:
    """Note that somebody would take the end back; another side's consent is waited for."""
    return channel.accept(Action(caller, ASKED, {"battle": str(ended.battle.id)}))


def may_agree(ended: Ended, actor: Actor, asker: Actor) -> bool:
    """Return whether somebody may agree that another takes the end back."""
    board = ended.board
    own, other = seat_of(board, actor), seat_of(board, asker)
    if own is None or other is None or actor.id == asker.id:
        return False
    return own.role == REFEREE or (own.side_id is not None and own.side_id != other.side_id)


async def awaited(store: Store, ended: Ended, asked: Entry) -> list[SideRow]:
    """Return the sides that have yet to agree to what an entry asked for."""
    search = Search(asked.journal_id, action=AGREED)
    answers = await store.ask(partial(past.find, search=search, limit=_MOST_ANSWERS))
    agreed = {
        answer.arguments["place"] for answer in answers if answer.arguments["asked"] == asked.number
    }
    board = ended.board
    asking = seat_of(board, asked.actor)
    played = {player.side_id for player in board.players} - {asking and asking.side_id}
    return [side for side in board.sides if side.id in played and side.place not in agreed]


def agree(
    channel: Channel, caller: Caller, asked: Entry, side: SideRow, waiting: Sequence[SideRow]
) -> Promise:
    """Agree for a side that the end is taken back, where others have yet to."""
    told = {
        "asked": asked.number,
        "place": side.place,
        "waiting": [other.name for other in waiting],
    }
    return channel.accept(Action(caller, AGREED, told))


async def asked_before(store: Store, channel: Channel, ended: Ended, actor: Actor) -> Entry | None:
    """Return the last entry by which another would take the end back, and waits for who presses."""
    search = Search(channel.journal.id, action=ASKED)
    asked = await store.ask(partial(past.find, search=search, limit=_MOST_ANSWERS))
    return next(
        (
            each
            for each in asked
            if each.id > ended.end.id
            and each.arguments["battle"] == str(ended.battle.id)
            and may_agree(ended, actor, each.actor)
        ),
        None,
    )


async def journal_after(store: Store, ended: Ended) -> Journal:
    """Return the journal as it goes on: at its next entry and draw, with a new secret."""
    stored = await store.ask(partial(journal_of, row=ended.past.journal))
    assert stored is not None  # noqa: S101 - its row was given
    fresh = new_journal(stored.id, stored.channel_id, stored.battle_id)
    fresh.next_draw = fresh.first_draw = stored.next_draw
    fresh.next_number, fresh.last_hash = stored.next_number, stored.last_hash
    fresh.battle_number, fresh.since = stored.battle_number, stored.since
    fresh.seen = Seen(tries=stored.seen.tries)  # the end said which dice nobody used
    return fresh


def reopen(
    channel: Channel,
    caller: Caller,
    ended: Ended,
    journal: Journal,
    after: Sequence[Operation] = (),
) -> Promise:
    """Take the end of a battle back, and points that it put right.

    Args:
        channel: Where, with its lock held since `ended` was read.
        caller: Who.
        ended: The battle.
        journal: What `journal_after` returned.
        after: What else is stored with it.

    Raises:
        Refusal: `battle-exists`.
    """
    repeated = channel.repeated(caller.interaction_id)
    if repeated is not None:
        return repeated
    if channel.battle is not None:
        raise Refusal("battle-exists", battle=channel.battle.name)
    battle = _lay(channel.board, ended.board)
    for catalogue in ended.catalogues:
        channel.board.bring(catalogue)
    decks = [deck for deck in channel.board.decks if deck.shuffles]
    known = [_known(deck, ended.past.journal) for deck in decks]
    draws: list[FairDraw] = []
    shuffles: list[dict[str, Any]] = []
    for _, pile, cards in known:
        number = journal.first_draw + len(draws)
        draws += draws_for(number, len(pile))
        shuffles.append({"draw": number, "places": pile, "cards": cards})

    def change(draft: Draft) -> None:
        draft.set(battle, "status", "running")
        # Points that the end put right go; what was proposed was agreed to, and stands no more.
        draft.apply(each.inverse() for each in ended.end.changes if each.field not in _STAYS)
        for deck, (told, pile, _), made in zip(decks, known, shuffles, strict=True):
            draft.set(deck, "shown", told)
            if len(pile) > 1:
                draft.set(deck, "shuffles", [*deck.shuffles, made])

    outcome: dict[str, Any] = {
        "commitment": journal.commitment,
        "stream": str(journal.id),
        "first": journal.first_draw,
    }
    row = {
        "seed": journal.seed,
        "commitment": journal.commitment,
        "words": "",
        "revealed_at": None,
        "first_draw": journal.first_draw,
        "seen": write_seen(journal.seen),
    }
    thrown = Thrown("fair", (), tuple(draws)) if draws else None
    action = Action(caller, REOPENED, {}, thrown, outcome=outcome)
    try:
        return channel.accept(
            action,
            change,
            journal=journal,
            after=[updating("journal", journal.id, **row), *after],
            then=lambda: channel.turn_to(journal),
        )
    except BaseException:
        channel.board.clear_battle()
        raise


def _known(
    deck: DeckRow, journal: JournalRow
) -> tuple[dict[str, Any], list[int], list[int | None]]:
    """Return what everybody knows of a deck once its deal was revealed.

    That is: which card lies at each place but the pile's, the places of the pile, and its cards.
    """
    lies = cards_at(deck, journal)
    pile = sorted(whole_piles(deck)["pile"])
    known = {str(at): card for at, card in lies.items() if at not in pile or at in shown(deck)}
    return known, pile, [lies.get(at) for at in pile]


def _lay(board: Board, stored: Board) -> BattleRow:
    """Lay the rows of a battle on a channel's board, those who play it too; return its own."""
    battle = stored.battle
    assert battle is not None  # noqa: S101 - only battles end
    rows: list[tuple[str, Sequence[Row]]] = [
        ("battle", [battle]),
        ("side", stored.sides),
        ("player", stored.players),
        ("unit", stored.units),
        ("spell", stored.spells),
        ("link", stored.links),
        ("deck", stored.decks),
    ]
    for name, some in rows:
        for row in some:
            board.make(Change(name, row.id, "", None, row.model_dump()))
    laid = board.battle
    assert laid is not None  # noqa: S101 - it was laid first
    return laid
