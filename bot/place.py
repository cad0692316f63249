"""Where a command is handled: who asks, the channel's state, its game and its language."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass, replace

from bot.asker import Asker
from bot.commands.names import GameNames
from bot.commands.resolution import BoundUnit
from bot.localiser import Localiser, Texts
from bot.state.battles import may_act
from bot.state.channel import Channel
from bot.state.record import Actor, Caller
from bot.state.store import Store
from bot.state.units import as_unit
from rulesets.core.ruleset import Ruleset
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Place:
    """Everything around a command.

    Attributes:
        asker: Who asks.
        store: What keeps it.
        channel: The channel's settings, battle and dice.
        ruleset: The game played there.
        localiser: Every text.
        texts: Those of the answer's language and the game.
        names: What the game's things are called.
        chances: Where long questions are worked out.
    """

    asker: Asker
    store: Store
    channel: Channel
    ruleset: Ruleset
    localiser: Localiser
    texts: Texts
    names: GameNames
    chances: Executor

    @property
    def own_texts(self) -> Texts:
        """The texts in the language of the player who asks: what is told to nobody else."""
        return self.localiser.texts(self.asker.locale, self.ruleset.id)

    def playing(self) -> Place:
        """Return the same place with the game that is played there now: a battle may bring one."""
        game = self.channel.ruleset
        texts = self.localiser.texts(self.texts.locale, game.id)
        names = GameNames(game, self.localiser, self.asker.locale)
        return replace(self, ruleset=game, texts=texts, names=names)

    def caller(self, command: str) -> Caller:
        """Return who is to be named in the log.

        Managing a channel gives no say in its battles: who must, sits down as referee.
        """
        actor = Actor(self.asker.user_id, self.asker.name)
        return Caller(actor, self.asker.interaction_id, command)

    def check_player(self) -> None:
        """Refuse whoever only watches a battle that others have joined.

        Raises:
            Refusal: `only-players`.
        """
        actor = Actor(self.asker.user_id, self.asker.name)
        if not may_act(self.channel.board, actor):
            raise Refusal("only-players")

    def find_unit(self, name: str) -> BoundUnit:
        """Return a unit of the battle by name.

        Raises:
            Refusal: no battle is under way, or no single unit is meant.
        """
        if self.channel.board.battle is None:
            raise Refusal("unit-needs-battle", text=name[:40])
        row = self.channel.find_unit(name)
        return BoundUnit(as_unit(row), row.id)
