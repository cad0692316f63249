"""Acts of both sides, as buttons where a phone has room for them, else as lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final

from bot.commands.desk.marks import Chosen, moment_of, of_nobody, written
from bot.commands.desk.shown.fold import Fold
from bot.commands.desk.shown.groups import Group
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from bot.views.interface.buttons import LONGEST_BUTTON, ButtonSpec
from bot.views.interface.choosing import ANY
from bot.views.interface.panel import (
    IN_ROW,
    Block,
    Buttons,
    Words,
    gathered,
    headed,
    lines_high,
    parted,
    picks,
    rows,
)
from rulesets.core.offering.answers import answer_of
from rulesets.core.offering.offers import Offer

_MOST_WHOLE: Final = 2
"""Buttons of a group that each say what is done as well as by whom."""
_MOST_SPREAD: Final = 10
"""Buttons of all such groups of a side."""
_FEW: Final = 3
"""Acts that are seldom done, of which a list is worth a press more."""
_MOST_NAMED: Final = 21
"""Letters in which a list of several acts names them, and maybe its side."""


@dataclass(frozen=True, slots=True)
class Acts:
    """The acts on offer, laid out as high as there is room for.

    Attributes:
        context: Where, with the texts that it is shown in.
        sentences: The offers of all sides.
        groups: The offers, see `groups_of`, those that are due before the rest.
        begin: Buttons of the sides that may have the first turn.
        due: Those of the offers that the phase waits for, with what each does of what is due.
    """

    context: CommandContext
    sentences: Sentences
    groups: tuple[Group, ...]
    begin: tuple[ButtonSpec, ...] = ()
    due: Mapping[Offer, frozenset[str]] = field(default_factory=dict)
    # Each layout that is tried tells the same offers again.
    _wholes: dict[Offer, tuple[str, str]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _subjects: dict[Offer, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    def blocks(
        self,
        parts: int,
        high: float,
        fold: Fold,
        *,
        aside: bool,
    ) -> Iterator[Block]:
        """Yield the offers, and words where some find no room.

        Args:
            parts: The components that are left.
            high: The rows of a phone's screen that are left: from a certain height on lists take
                the place of buttons, at last one for everything.
            fold: The extent of what is offered.
            aside: Whether something else is waited for first: then one list has all that the phase
                does not wait for.
        """
        parts -= 1  # for the words that tell what finds no room
        lowest: tuple[float, tuple[Block, ...]] | None = None
        layouts = (self._spread, self._listed, self._gathered, self._sides_listed)
        tried = (() if aside else layouts) + ((self._rest_in_one,) if self.due else ())
        if fold.listed or not self.due:
            tried = (*tried, *((self._next_and_rest,) if self.due else ()), self._one)
        for layout in tried if fold.rest else (self._answering, self._briefly, self._pressing):
            blocks = parted(layout())
            fits = sum(block.parts for block in blocks) <= parts
            rows_high = sum(map(lines_high, blocks))
            if fits and (lowest is None or rows_high < lowest[0]):
                lowest = rows_high, blocks
            if lowest is not None and lowest[0] <= high:
                break
        for block in blocks if lowest is None else lowest[1]:
            if block.parts > parts:
                yield Words(self.context.texts("desk-cut"))
                return
            parts -= block.parts
            yield block

    def _spread(self) -> Iterator[Block]:
        return self._by_side(self._groups_spread)

    def _listed(self) -> Iterator[Block]:
        return self._by_side(self._groups_listed)

    def _gathered(self) -> Iterator[Block]:
        return self._by_side(self._groups_gathered, in_one=True)

    def _by_side(
        self, several: Callable[[str, Sequence[Group]], Iterator[Block]], *, in_one: bool = False
    ) -> Iterator[Block]:
        """Yield what each side may do: what a single unit does beside what the side itself does.

        Args:
            several: Yields what several units may do.
            in_one: Whether one list has it: then what a single unit does as well, rather than
                stand out, and what is seldom done.
        """
        yield from self._pressing()
        yield from self._beginners()
        for side, groups in self._of_sides():
            offers = (each for group in groups for each in group.offers)
            seldom = [each for each in offers if each.offering.rare]
            if len(seldom) < _FEW or in_one:
                seldom = []
            usual = (
                replace(group, offers=tuple(o for o in group.offers if o not in seldom))
                for group in groups
            )
            kept = [group for group in usual if group.offers]
            single = [group for group in kept if group.of_side or len(group.offers) == 1]
            if in_one and len(single) < len(kept):
                single = [group for group in single if group.of_side]
            alone = (offer for group in single for offer in group.offers)
            yield from rows(self._button(offer, self._named(offer)) for offer in alone)
            yield from several(side, [group for group in kept if group not in single])
            kinds = {each.text for each in seldom}
            about = self.context.texts("desk-rare")
            if len(kinds) == 1:
                act = self.context.texts(text_key(kinds.pop())).removesuffix("…")
                about = self.context.texts("desk-acts", acts=act, count=len(seldom))
            yield from self._list(side, "r", about, seldom)

    def _groups_spread(self, side: str, groups: Sequence[Group]) -> Iterator[Block]:
        if sum(len(group.offers) for group in groups) > _MOST_SPREAD:
            yield from self._groups_listed(side, groups)
            return
        for number, group in enumerate(groups):
            if len(group.offers) > IN_ROW:
                yield from self._group_listed(group, number)
                continue
            labels = [self._whole(each) for each in group.offers]
            # On a phone, more of them stand one below the other: the row is named in their stead.
            if len(labels) > _MOST_WHOLE or max(map(len, labels)) > LONGEST_BUTTON:
                units = [str(each.actor) for each in group.offers]
                row = Buttons(tuple(map(self._button, group.offers, units)))
                yield from headed(self.context.texts(text_key(group.text)), [row])
                continue
            yield Buttons(tuple(map(self._button, group.offers, labels)))

    def _groups_listed(self, _side: str, groups: Sequence[Group]) -> Iterator[Block]:
        for number, group in enumerate(groups):
            yield from self._group_listed(group, number)

    def _group_listed(self, group: Group, number: int) -> Iterator[Block]:
        about = self._asks([group])
        if group.side != self._active():  # its list begins with the side
            yield from self._list(group.side, str(number), about, group.offers)
            return
        named = [(offer, str(offer.actor)) for offer in group.offers]
        yield from self._picks(group.side, str(number), about, named)

    def _groups_gathered(self, side: str, groups: Sequence[Group]) -> Iterator[Block]:
        if len(groups) == 1:
            yield from self._group_listed(groups[0], 0)
            return
        offers = [offer for group in groups for offer in group.offers]
        yield from self._list(side, "g", self._asks(groups, self._room(side)), offers)

    def _beginners(self) -> Iterator[Block]:
        beside = rows(self.begin)
        if sum(map(lines_high, beside)) <= 1:
            yield from beside
            return
        entries = tuple((each.subject, each.label) for each in self.begin)
        yield from picks("begins", self.context.texts("desk-begins-who"), entries, "b")

    def _sides_listed(self) -> Iterator[Block]:
        yield from self._pressing()
        yield from self._beginners()
        for side, groups in self._of_sides():
            offers = [offer for group in groups for offer in group.offers]
            if len(offers) == 1:
                yield from rows(self._button(offer, self._named(offer)) for offer in offers)
            elif len(groups) == 1 and not groups[0].of_side:
                yield from self._group_listed(groups[0], 0)
            else:
                yield from self._list(side, "a", self._asks(groups, self._room(side)), offers)

    def _pressing(self, *, brief: bool = False) -> Iterator[Block]:
        """Yield what is due, before all else: a button each, or a list of what is too many.

        Args:
            brief: Whether no side is told.
        """
        buttons: list[ButtonSpec] = []
        listed: list[Block] = []
        for number, group in enumerate(self.groups):
            pressing = [each for each in group.offers if each in self.due]
            if len(pressing) > IN_ROW:
                due = replace(group, offers=tuple(pressing))
                listed += self._list(group.side, f"d{number}", self._asks([due]), pressing)
                continue
            apart = len({each.actor for each in pressing}) == len(pressing)
            buttons += (self._red(group, each, apart=apart, brief=brief) for each in pressing)
        yield from gathered(buttons)
        yield from listed

    def _red(
        self, group: Group, offer: Offer, *, apart: bool = False, brief: bool = False
    ) -> ButtonSpec:
        """Return the button of what is due, in short where each is by a unit `apart`."""
        whole, of = self._told(offer)
        if offer.actor and apart:  # on whom it is stands in the sheet
            of = offer.actor
        if not brief and self._needs_side(offer):
            whole, of = self._named(offer), of or offer.side
        about = self.context.texts(text_key(group.text))
        return replace(self._button(offer, whole), about=about, of=of, leading=True)

    def _next_and_rest(self) -> Iterator[Block]:
        """Yield what is due first, then one list for all else, where each has no room."""
        due = ((group, each) for group in self.groups for each in group.offers if each in self.due)
        group, first = next(due)
        yield from gathered([self._red(group, first)])
        left = (
            replace(each, offers=tuple(offer for offer in each.offers if offer is not first))
            for each in self.groups
        )
        yield from self._all_of([each for each in left if each.offers])

    def _rest_in_one(self) -> Iterator[Block]:
        """Yield what is due, then one list for everything else, or the only one of it."""
        yield from self._pressing()
        yield from self._all_of([group for _, groups in self._of_sides() for group in groups])

    def _briefly(self) -> Iterator[Block]:
        """Yield the same in fewer words where a single side owes it: that goes without saying."""
        owing = {offer.side for offer in self.due}
        return self._answering(brief=len(owing) == 1)

    def _answering(self, *, brief: bool = False) -> Iterator[Block]:
        """Yield what is due, then one list of what else those may do who owe it, as by a scroll."""
        yield from self._pressing(brief=brief)
        owing = {offer.side for offer in self.due}
        yield from self._all_of(
            [group for side, groups in self._of_sides() if side in owing for group in groups]
        )

    def _one(self) -> Iterator[Block]:
        """Yield one list for everything, named after the answers that are waited for."""
        yield from self._all_of(list(self.groups))

    def _all_of(self, groups: list[Group]) -> Iterator[Block]:
        """Yield one list of groups, what is due first and next what answers the other side.

        What is alone there is a button.
        """
        active = self._active()
        groups.sort(
            key=lambda each: (
                each.offers[0] not in self.due,
                answer_of(self.sentences.game, each.offers[0]) is None,
                each.side != active,
            )
        )
        acts = [(o, self._button(o, self._named(o))) for group in groups for o in group.offers]
        pressing = [each for offer, each in acts if offer in self.due]
        others = [each for offer, each in acts if offer not in self.due]
        entries = tuple(
            (f"{each.kind}:{each.subject}", each.label)
            for each in (*pressing, *self.begin, *others)
        )
        if len(entries) == 1:
            yield from rows((*pressing, *self.begin, *others))
        elif entries:
            begins = self.begin and not pressing
            about = self.context.texts("desk-begins-who") if begins else self._asks(groups)
            if begins and groups:
                about = self.context.texts("desk-acts", acts=about, count=len(entries))
            # What is due stands first, and is counted above the first list alone.
            number, further = f"o.{moment_of(self.context)}", "" if pressing else None
            yield from picks(ANY, about, entries, number, further=further)

    def _of_sides(self) -> Iterator[tuple[str, list[Group]]]:
        """Yield what each side may do beside what is due, those whose turn it is first."""
        sides = [side.name for side in self.context.channel.board.sides]
        for name in sorted(sides, key=lambda side: side != self._active()):
            own = (group for group in self.groups if group.side == name)
            left = (
                replace(group, offers=tuple(each for each in group.offers if each not in self.due))
                for group in own
            )
            groups = [group for group in left if group.offers]
            if groups:
                yield name, groups

    def _active(self) -> str:
        board = self.context.channel.board
        return "" if board.battle is None else board.sides[board.battle.active].name

    def _room(self, side: str) -> int:
        """Return how many letters a list of a side may name acts in."""
        return _MOST_NAMED - (0 if side == self._active() else len(side) + 3)

    def _asks(self, groups: Sequence[Group], most: int = _MOST_NAMED) -> str:
        """Return what a list of groups asks: what is done, as far as there is room, and by whom."""
        texts = self.context.texts
        told = (texts(text_key(each.text)) for each in groups)
        names = list(dict.fromkeys(name.removesuffix("…") for name in told))
        count = sum(len(group.offers) for group in groups)
        done = (self.due.get(each, ()) for group in groups for each in group.offers)
        due = len({*chain.from_iterable(done)})  # as the button that goes on counts it
        if len(names) == 1 and not due:
            return texts("desk-who", act=names[0], count=count)
        named = ", ".join(names)
        while len(named) > most and len(names) > 1:
            names.pop()
            named = f"{', '.join(names)}…"
        if due:
            return texts("desk-due", acts=named, due=due)
        return texts("desk-acts", acts=named, count=count)

    def _list(self, side: str, number: str, about: str, offers: Iterable[Offer]) -> Iterator[Block]:
        """Yield lists of different acts, each told whole."""
        return self._picks(side, number, about, [(each, self._named(each)) for each in offers])

    def _picks(
        self, side: str, number: str, about: str, named: Sequence[tuple[Offer, str]]
    ) -> Iterator[Block]:
        if not named:
            return
        column = [each.name for each in self.context.channel.board.sides].index(side)
        if side != self._active():
            about = f"{side} · {about}"
        at = f"{column}.{number}.{moment_of(self.context)}"
        entries = tuple((self._subject(offer), label) for offer, label in named)
        yield from picks("act", about, entries, at)

    def _whole(self, offer: Offer) -> str:
        """Return what is done, and by whom: with the spell, where the table tells which it is."""
        return self._told(offer)[0]

    def _told(self, offer: Offer) -> tuple[str, str]:
        """Return the same, and once more what of it stands behind what is done."""
        known = self._wholes.get(offer)
        if known is None:
            whole, (_, of) = self.sentences.beginning(offer), self.sentences.act_and_doer(offer)
            spell = self.sentences.told_spell(offer)
            if spell is not None:
                whole, of = self._detailed(whole, spell), of and self._detailed(of, spell)
            known = self._wholes[offer] = whole, of
        return known

    def _detailed(self, label: str, detail: str) -> str:
        return self.context.texts("button-detail", label=label, detail=detail)

    def _needs_side(self, offer: Offer) -> bool:
        """Return whether no unit tells whose an offer is, nor whose turn it is.

        What several sides may do, all of them are named with.
        """
        if offer.actor is not None or of_nobody(offer):
            return False
        others = (each for each in self.groups if each.of_side and each.text == offer.text)
        return offer.side != self._active() or any(each.side != offer.side for each in others)

    def _named(self, offer: Offer) -> str:
        """Return what is done, and by whom: the side too, where nothing else tells whose it is."""
        whole = self._whole(offer)
        if not self._needs_side(offer):
            return whole
        return f"{offer.side}{self.context.texts('colon')} {whole}"

    def _button(self, offer: Offer, label: str) -> ButtonSpec:
        return ButtonSpec("act", self._subject(offer), label)

    def _subject(self, offer: Offer) -> str:
        known = self._subjects.get(offer)
        if known is None:
            sentences = self.sentences
            chosen = Chosen(offer, moment_of(self.context))
            known = written(chosen, sentences.situation, sentences.game)
            self._subjects[offer] = known
        return known
