"""A player who plays by the desk alone: presses and picks, and never types."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from bot.discord.live.desks import Desks
from bot.views.interface.layout import layout_lines
from bot.views.renderers.plain import message_lines
from localdiscord import Message, Refused, Reply
from localdiscord.protocol.model import COMPONENTS_V2
from tests.bot.e2e.hall import Hall, Player

PATIENCE: Final = 20.0
PAUSE: Final = 0.01
DESK: Final = "vexille1:desk:menu"
MENU: Final = {
    "Units": "vexille1:unit:all",
    "Rules": "vexille1:seek:now",
    "Table": "vexille1:table:status",
    "For me": "vexille1:desk:own",
    "Campaign…": "vexille1:campaign:all",
    "End battle": "vexille1:end:ask",
}
"""What the desk’s menu leads to, in whichever language."""
PEOPLE: Final = 5
"""Discord’s number for a list of people."""
_WORDS: Final = 10
"""Discord's number for a part that is words."""

_DIVIDER: Final = 14
"""Discord's number for a line, below which another act stands than above it."""

_SPACES: Final = re.compile(r"[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]")


def plain(text: str) -> str:
    """Return a text with ordinary spaces."""
    return _SPACES.sub(" ", text)


def controls(message: Message) -> list[dict[str, Any]]:
    """Return what may be pressed or picked under a message."""
    return [dict(control) for control in message.controls()]


def labels(message: Message) -> list[str]:
    """Return what its buttons and the entries of its lists say."""
    found = []
    for control in controls(message):
        found += [str(each["label"]) for each in control.get("options", ())]
        found += [str(control["label"])] if "label" in control else []
    return found


@dataclass(frozen=True, slots=True)
class Pressable:
    """Something to press, or to pick from a list.

    Attributes:
        label: What it says.
        about: What stands above it: what is done by the units of a row or of a list.
        control: Custom id of the button or the list.
        option: Whether it is an entry of a list.
    """

    label: str
    about: str
    control: str
    option: bool

    @property
    def whole(self) -> str:
        """The words above it, and its own."""
        return f"{plain(self.about)}: {plain(self.label)}"

    def is_called(self, name: str) -> bool:
        """Tell whether it begins so, alone or with what stands above it."""
        return plain(self.label).startswith(name) or self.whole.startswith(name)

    def is_meant(self, name: str) -> bool:
        """Tell whether a name, in whichever language, is what stands above it and how it begins."""
        named = plain(name).replace(" :", ":")
        return named.startswith(f"{plain(self.about)}: ") and self.whole.startswith(named)


def pressables(message: Message) -> list[Pressable]:
    """Return what may be pressed or picked under a message, in its order."""
    return list(_pressables(message.components, [""]))


def _pressables(parts: Sequence[Any], about: list[str]) -> Iterator[Pressable]:
    for part in parts:
        if part["type"] == _WORDS:
            about[0] = str(part["content"]).strip("*")
        elif part["type"] == _DIVIDER:
            about[0] = ""
        yield from _pressables(part.get("components", ()), about)
        if "custom_id" not in part:
            continue
        control = str(part["custom_id"])
        if "label" in part:
            yield Pressable(str(part["label"]), about[0], control, option=False)
        listed = re.split("[:\N{EN DASH}]", plain(str(part.get("placeholder", ""))))[0].strip()
        for option in part.get("options", ()):
            yield Pressable(str(option["label"]), listed, control, option=True)


def words(message: Message) -> str:
    """Return what a message of components says, with ordinary spaces."""
    return plain("\n".join(layout_lines(message.components)))


def is_desk(message: Message) -> bool:
    """Tell whether a message is a desk: it has words among its components, and a menu."""
    layout = bool(message.flags & COMPONENTS_V2)  # cards, of which there are many, have none
    return layout and any(each["custom_id"] == DESK for each in message.controls())


def is_of_dice(message: Message) -> bool:
    """Tell whether dice are rolled by a message, below which the sheet of dice comes then."""
    return any(
        each["custom_id"] == "vexille1:roll:form"
        or "form" in {option["value"] for option in each.get("options", ())}
        for each in controls(message)
    )


async def at_rest() -> None:
    """Wait until no desk is about to be shown anew: what stands there stays until somebody acts."""
    async with asyncio.timeout(PATIENCE):
        while any(each.get_name() == Desks.name for each in asyncio.all_tasks()):  # noqa: ASYNC110 - polls
            await asyncio.sleep(0.01)


def _names(label: str, unit: str) -> bool:
    """Tell whether a button that says what a unit does is of a certain unit."""
    return re.search(rf"\s?: {re.escape(unit)}", label) is not None


def _meant(message: Message, label: str) -> Pressable | None:
    """Return the control that a label means, or what of its list; None without any.

    It has the label, begins with it, has it for a unit’s name, or has it with what stands above.
    """
    shown = pressables(message)
    fitting = (
        lambda each: each.label.startswith(label),
        lambda each: _names(each.label, label),
        lambda each: each.is_meant(label),
    )
    return next((each for fits in fitting for each in shown if fits(each)), None)


@dataclass
class Tapper:
    """A player at the desk.

    Attributes:
        player: Who.
        taps: How often something was pressed or picked.
        sheet: What the last press opened for this player alone, None without.
        told: What the last press made everybody see.
    """

    player: Player
    taps: int = 0
    sheet: Message | None = None
    told: list[Message] = field(default_factory=list)

    @property
    def said(self) -> str:
        """The words that the last press told this player alone, or everybody."""
        shown = [*self.told, *([] if self.sheet is None else [self.sheet])]
        return "\n".join(line for message in shown for line in message_lines(message.payload))

    @property
    def hall(self) -> Hall:
        return self.player.hall

    def messages(self) -> list[Message]:
        """Return what stands where the player is, a channel or a thread, oldest first."""
        return [*self.hall.table.state.messages_in(self.player.user.channel.id)][::-1]

    def desks(self) -> list[Message]:
        """Return the desks that stand in the channel."""
        return [each for each in self.messages() if not each.ephemeral and is_desk(each)]

    def last_desk(self) -> Message | None:
        """Return the channel's one desk, where it is the last message that everybody sees."""
        channel = self.player.user.channel.id
        newest = self.hall.table.state.messages_in(channel)
        last = next((each for each in newest if not each.ephemeral), None)
        if last is None or not is_desk(last):
            return None
        return last if self.desks() == [last] else None

    async def desk(
        self, *said: str, bearing: str | None = None, lacking: str | None = None
    ) -> Message:
        """Return the channel's one desk once it is the last message, and says something.

        Args:
            said: What its words hold, or its labels with what stands above them.
            bearing: What can be pressed or picked on it, as `use` finds it.
            lacking: What cannot be pressed or picked on it any more.
        """
        for _ in range(int(PATIENCE / PAUSE)):
            found = self.last_desk()
            if found is not None:
                whole = (each.whole for each in pressables(found))
                told = "\n".join((words(found), *labels(found), *whole))
                pressable = bearing is None or _meant(found, bearing) is not None
                gone = lacking is None or _meant(found, lacking) is None
                if pressable and gone and all(plain(word) in plain(told) for word in said):
                    return found
            await asyncio.sleep(PAUSE)
        seen = [(each.id, words(each), labels(each)) for each in self.desks()]
        last = [(each.id, each.wording, each.embeds) for each in self.messages()[-3:]]
        pytest.fail(
            f"no desk says {said}, or bears {bearing} and not {lacking}: {seen}; last {last}"
        )

    async def own_desk(self) -> Message:
        """Return the desk that this player alone is shown, on which nothing is folded."""
        return (await self.player.user.line("/desk")).messages[-1]

    async def goes_on(self) -> str:
        """Return what the button that goes on says on the own desk: whom the phase waits for."""
        shown = [each for each in labels(await self.own_desk()) if each.startswith("Next phase")]
        assert len(shown) == 1, shown
        return plain(shown[0])

    async def taps_on(self, label: str, *said: str) -> None:
        """Press a button of the desk, of its menu, or pick from its lists, once it is there."""
        if label in MENU:
            await self.taps_on("Menu", *said)
            assert self.sheet is not None
            await self.use_id(self.sheet, MENU[label])
            return
        await at_rest()
        await self.use(await self.desk(*said, bearing=label), label)

    async def does(self, label: str, *said: str) -> None:
        """Press a button of the desk, and what its sheets ask for; everybody sees the outcome."""
        await self.taps_on(label)
        await self.answers(*said)
        assert self.told, (label, self.sheet and words(self.sheet))

    async def answers(self, *said: str) -> None:
        """Press in the sheet that is open, one answer after another."""
        for label in said:
            assert self.sheet is not None, label
            await self.use(self.sheet, label)

    async def use(self, message: Message, label: str) -> Reply:
        """Press or pick what has a label, alone or below what stands above it, or a unit’s name."""
        self.taps += 1
        meant = _meant(message, label)
        if meant is None:
            raise Refused("no_such_control", wanted=label, known=labels(message))
        user = self.player.user
        if meant.option:
            return await self._seen(
                await user.select(message, [meant.label], meant.control), message
            )
        return await self._seen(await user.click(message, meant.control), message)

    async def submits(self, reply: Reply, **fields: str) -> Reply:
        """Fill in the form that a press on the sheet of dice opened."""
        answered = await self.player.user.submit(reply, fields)
        while not any(each.ephemeral for each in answered.messages):
            assert await answered.more(PATIENCE), "the sheet comes again below the roll"
        return await self._seen(answered)

    async def picks(self, message: Message, person: str) -> Reply:
        """Pick somebody from the list of people."""
        self.taps += 1
        (listed,) = (each for each in controls(message) if each["type"] == PEOPLE)
        return await self._seen(
            await self.player.user.select(message, [person], listed["custom_id"])
        )

    async def use_id(self, message: Message, custom_id: str) -> Reply:
        """Press the button that has a custom id, where several say the same."""
        self.taps += 1
        return await self._seen(await self.player.user.click(message, custom_id))

    async def _seen(self, reply: Reply, pressed: Message | None = None) -> Reply:
        while not reply.messages and reply.modal is None:  # a sheet is taken away before the answer
            if not await reply.more(PATIENCE):
                break
        if pressed is not None and is_of_dice(pressed):
            while reply.modal is None and not any(each.ephemeral for each in reply.messages):
                assert await reply.more(PATIENCE), "the sheet comes again below the roll"
        sheets = [each for each in reply.messages if each.ephemeral]
        self.sheet = sheets[-1] if sheets else None
        self.told = [each for each in reply.messages if not each.ephemeral]
        return reply
