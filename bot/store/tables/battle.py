"""The tables. Every column of the database is declared here, once.

Ids are snowflakes: Discord's own for servers, channels and players, else ours
(`bot.store.snowflake`). Moments are milliseconds, UTC.
"""

from typing import Any, ClassVar, Final, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Text,
    text,
)
from sqlmodel import Field, SQLModel, UniqueConstraint

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""A value that JSON can hold."""

SNOWFLAKE: Final = BigInteger().with_variant(Integer(), "sqlite")
"""64 bits everywhere; SQLite's own integers have them and serve as its row id."""

_NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Row(SQLModel):
    """A row of any table."""

    metadata: ClassVar[MetaData] = MetaData(naming_convention=_NAMES)

    id: int = Field(primary_key=True, sa_type=SNOWFLAKE, sa_column_kwargs={"autoincrement": False})


class ChannelRow(Row, table=True):
    """The choices of a channel or thread; None where the choice above it holds.

    Attributes:
        cards: How much a card says: `line`, `card` or `full`.
        house: Values of house rules by game and rule, `blackhammer:fear-power`.
    """

    __tablename__ = "channel"

    guild_id: int | None = Field(default=None, index=True, sa_type=SNOWFLAKE)
    parent_id: int | None = Field(default=None, sa_type=SNOWFLAKE)
    ruleset: str | None = None
    locale: str | None = None
    dice: str | None = None
    cards: str | None = None
    house: dict[str, str] = Field(
        default_factory=dict, sa_type=JSON, sa_column_kwargs={"server_default": text("'{}'")}
    )


class GuildRow(Row, table=True):
    """The choices of a server for all its channels; its id is the server's.

    Attributes:
        house: As in `ChannelRow`.
    """

    __tablename__ = "guild"

    ruleset: str | None = None
    locale: str | None = None
    dice: str | None = None
    cards: str | None = None
    house: dict[str, str] = Field(default_factory=dict, sa_type=JSON)


class HandRow(Row, table=True):
    """A player's dice in a channel.

    Attributes:
        dice: `real` or `bot`; None where the channel's choice holds.
        cards: How much the cards say that this player alone sees; None as those of the channel.
        asked: The resolution that waits for this player's dice (see `bot.battle.dice.asked`), None
            without one.
    """

    __tablename__ = "hand"
    __table_args__ = (UniqueConstraint("channel_id", "user_id"),)

    channel_id: int = Field(foreign_key="channel.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    user_id: int = Field(index=True, sa_type=SNOWFLAKE)
    name: str
    dice: str | None = None
    cards: str | None = None
    asked: dict[str, Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))


class BattleRow(Row, table=True):
    """A battle of a channel.

    Attributes:
        status: `running`, `paused` or `ended`.
        turn: The game turn, from 1.
        active: Place of the side whose turn it is, from 0.
        first: Place of the side that takes the first turn of the game turn.
        phase: Id of the phase, one of the ruleset's.
        options: What else the players agreed on: points, and under `house` the house rules by id.
    """

    __tablename__ = "battle"

    channel_id: int = Field(foreign_key="channel.id", index=True, sa_type=SNOWFLAKE)
    ruleset: str
    name: str
    status: str = "running"
    turn: int = 1
    active: int = 0
    first: int = 0
    phase: str | None = None
    options: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    started_at: int = Field(sa_type=BigInteger)


class SideRow(Row, table=True):
    """A side of a battle, with its counters: dice pools, command points, victory points."""

    __tablename__ = "side"
    __table_args__ = (UniqueConstraint("battle_id", "place"),)

    battle_id: int = Field(foreign_key="battle.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    place: int
    name: str
    counters: dict[str, int] = Field(default_factory=dict, sa_type=JSON)


class PlayerRow(Row, table=True):
    """A player or referee at a battle's table.

    Attributes:
        role: `player`, or `referee`, who acts for every side and has none.
    """

    __tablename__ = "player"
    __table_args__ = (UniqueConstraint("battle_id", "user_id"),)

    battle_id: int = Field(foreign_key="battle.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    side_id: int | None = Field(default=None, foreign_key="side.id", sa_type=SNOWFLAKE)
    user_id: int = Field(index=True, sa_type=SNOWFLAKE)
    name: str
    role: str = "player"


class OfBattle(Row):
    """A row that belongs to a battle, and goes with it."""

    battle_id: int = Field(
        foreign_key="battle.id", ondelete="CASCADE", index=True, sa_type=SNOWFLAKE
    )


class UnitRow(OfBattle, table=True):
    """A unit of a battle; one that was destroyed stays, for the record and for undo.

    Attributes:
        key: The folded name, by which it is found; no two of a battle share one, which the board
            sees to: names that change hands in one transaction may meet on the way.
        models: Models alive now.
        size: Models at the start of the battle.
        carried: Wounds noted on the foremost model.
        phase_start: Models at the start of the phase.
        destroyed: Whether it left the battle.
        profile: Values by field id, as players write them: `"4"`, `"2D6"`.
        rules: Special rules by id with their number, None for one without.
        statuses: What is true of it now: `{"fleeing": {"value": 1, "until": "battle"}}`.
        spells: Spells it knows, by id or name; one that it forgot stands there with a minus before
            it. None when nobody said.
        weapons: Weapons it has by name, as written; None when nobody gave any.
        host_id: The unit that this character joined.
    """

    __tablename__ = "unit"

    side_id: int = Field(foreign_key="side.id", sa_type=SNOWFLAKE)
    name: str
    key: str
    models: int = 1
    size: int = 1
    carried: int = 0
    phase_start: int = 1
    destroyed: bool = False
    profile: dict[str, str] = Field(default_factory=dict, sa_type=JSON)
    rules: dict[str, int | None] = Field(default_factory=dict, sa_type=JSON)
    statuses: dict[str, dict[str, Any]] = Field(default_factory=dict, sa_type=JSON)
    spells: list[str] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    weapons: list[str] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    host_id: int | None = Field(
        default=None,
        sa_column=Column(
            # Whoever joins may be older than the unit joined: rows come in order of their ids.
            ForeignKey("unit.id", deferrable=True, initially="DEFERRED"),
            type_=SNOWFLAKE,
        ),
    )


class SpellRow(OfBattle, table=True):
    """A spell in play.

    Attributes:
        name: Its id in the game, or the free name of another.
        kind: `persistent` (until its caster's next magic phase), `in-play` (until it is ended, or
            its caster dies, flees or leaves the table), `delayed` (until it strikes), `lasting`
            (until it is ended), `counted` (for as many turns of its side as its value says) or
            `fleeting` (until the next of those turns starts).
        value: What a dispel must equal, or the turns.
        upkeep: Power dice that keep it.
        turn: The game turn in which it was cast.
        active: Place of the side whose turn it was.
        kept: The game turn in which its upkeep was last paid, None before.
    """

    __tablename__ = "spell"

    side_id: int = Field(foreign_key="side.id", sa_type=SNOWFLAKE)
    unit_id: int | None = Field(default=None, foreign_key="unit.id", sa_type=SNOWFLAKE)
    name: str
    kind: str
    value: int
    upkeep: int = 0
    turn: int
    active: int
    kept: int | None = None


class LinkRow(OfBattle, table=True):
    """A relation between two units, as `rulesets.core.results.relation` declares them.

    Attributes:
        unit_id: Who has it.
        other_id: The partner; None for what one unit alone has.
        spell_id: The spell in play that it ends with.
        until: When it ends by itself.
        since: When it began, as game turn, place of the side whose turn it was and phase.
    """

    __tablename__ = "link"

    kind: str
    unit_id: int = Field(foreign_key="unit.id", sa_type=SNOWFLAKE)
    other_id: int | None = Field(default=None, foreign_key="unit.id", sa_type=SNOWFLAKE)
    spell_id: int | None = Field(default=None, foreign_key="spell.id", sa_type=SNOWFLAKE)
    facing: str | None = None
    value: int = 1
    until: str = "battle"
    since: str = ""
    step: str | None = None


class DeckRow(OfBattle, table=True):
    """A deck of a battle; which card lies where follows from the dice's secret.

    `bot.battle.tabletop.cards` works it out.

    Attributes:
        piles: Places in the deck, from 0, by where they lie.
        shuffles: First draw and places of each, and the cards that everybody knew to lie there.
        shown: Which card lies at a place that everybody may see.
    """

    __tablename__ = "deck"

    side_id: int | None = Field(default=None, foreign_key="side.id", sa_type=SNOWFLAKE)
    kind: str
    name: str
    key: str
    cards: list[list[str]] = Field(default_factory=list, sa_type=JSON)
    piles: dict[str, list[int]] = Field(default_factory=dict, sa_type=JSON)
    shuffles: list[dict[str, Any]] = Field(default_factory=list, sa_type=JSON)
    shown: dict[str, int] = Field(default_factory=dict, sa_type=JSON)


class JournalRow(Row, table=True):
    """A chain of log entries with the stream of fair dice that belongs to it.

    A battle has its own; a channel has one for the rest, and a new one after it was revealed.

    Attributes:
        seed: The stream's secret.
        commitment: SHA-256 of the seed, shown before the first roll.
        words: What players added to the stream.
        revealed_at: When the seed was made public and the stream ended.
        first_draw: The first draw of this seed; those before it came from elsewhere.
        battle_number: Which of the channel's battles it is of, in the order they came to it, from
            1; it never changes. None for a journal of no battle.
        brought_at: When it came from elsewhere as a battle that had ended; None for all others.
        seen: Dice that players saw and no outcome holds (`bot.store.journal.seen_dice`), or None.
    """

    __tablename__ = "journal"

    channel_id: int = Field(foreign_key="channel.id", index=True, sa_type=SNOWFLAKE)
    battle_id: int | None = Field(
        default=None, foreign_key="battle.id", ondelete="CASCADE", unique=True, sa_type=SNOWFLAKE
    )
    seed: bytes = Field(sa_type=LargeBinary)
    commitment: str
    words: str = ""
    revealed_at: int | None = Field(default=None, sa_type=BigInteger)
    first_draw: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})
    battle_number: int | None = None
    brought_at: int | None = Field(default=None, sa_type=BigInteger)
    seen: dict[str, Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))


class EntryRow(Row, table=True):
    """An accepted action; rows are added, never changed but for `undone_by` and who acted.

    Attributes:
        interaction_id: The interaction it answers; the same one is never accepted twice.
        action: Id of the procedure, or of what was done to the state.
        undoable: Whether undo may take it back.
        undone_by: Number of the entry that took it back, None while it stands.
        next_draw: Number of the journal's next draw after it.
        people: Who sits in the seats it changed, as JSON by their ids: no record names people.
        salt: What the actor's name is hashed with in the record; None where it was forgotten.
        turn: The game turn it was made in; None outside battles.
        units: Ids of the units it is about, each between commas: `,12,34,`.
        record: Everything else as canonical JSON (`bot.store.journal.imprint`); names nobody.
        hash: SHA-256 of the record, or of its head; both hold the hash of the entry before.
    """

    __tablename__ = "entry"
    __table_args__ = (
        UniqueConstraint("journal_id", "number"),
        # Not a partial index: to declare one loads every driver of its database.
        Index("ix_entry_undoable", "journal_id", "undoable", "undone_by", "number"),
        # All that the log is searched by, so that a search reads no record but those it shows.
        Index(
            "ix_entry_log",
            "journal_id",
            "number",
            "action",
            "actor_id",
            "actor_name",
            "turn",
            "secret",
            "units",
        ),
    )

    journal_id: int = Field(foreign_key="journal.id", ondelete="CASCADE", sa_type=SNOWFLAKE)
    number: int
    interaction_id: int | None = Field(default=None, unique=True, sa_type=SNOWFLAKE)
    actor_id: int = Field(index=True, sa_type=SNOWFLAKE)
    actor_name: str
    action: str
    undoable: bool = False
    undone_by: int | None = None
    secret: bool = False
    next_draw: int = Field(default=0, sa_column_kwargs={"server_default": text("0")})
    people: str | None = Field(default=None, sa_type=Text)
    salt: str | None = None
    turn: int | None = None
    units: str = Field(default="", sa_column_kwargs={"server_default": text("''")})
    record: str = Field(sa_type=Text)
    hash: str


ROWS: Final[dict[str, type[Row]]] = {
    "channel": ChannelRow,
    "battle": BattleRow,
    "side": SideRow,
    "player": PlayerRow,
    "unit": UnitRow,
    "spell": SpellRow,
    "link": LinkRow,
    "deck": DeckRow,
}
"""The tables whose rows a channel holds in memory and entries change, in order of reference."""
