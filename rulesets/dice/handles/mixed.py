"""Dice of one resolution that are typed and drawn by turns, throw by throw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, NoReturn, TypeAlias

from rulesets.dice.die import SCATTER, SCATTER_HIT, Die, die_named, plain_die
from rulesets.dice.handles.choices import Taken
from rulesets.dice.handles.counted import marks_of_successes, marks_of_total
from rulesets.dice.handles.fair import FairDraw, FairFaces
from rulesets.dice.handles.parts import Part, first_parts, origin_of
from rulesets.dice.handles.rolled import Origin, check_faces, dice_needed
from rulesets.dice.request import Apart, Purpose, Roll, Sorting
from rulesets.refusal import Refusal

Bot: TypeAlias = Literal["nothing", "throw", "rest"]
"""What is left to the bot's dice: nothing, one throw, or all that are still to come."""
Left: TypeAlias = Callable[[Purpose], bool]
"""Tells whether a throw is the bot's whatever the input says."""

_CIRCLE: Final = plain_die(360)


class Throw(NamedTuple):
    """A throw that was asked for; one of another kind does not take its dice over."""

    die: str
    dice: int
    label: str
    subject: str | None
    need: int | None
    reroll: bool


class Owed(NamedTuple):
    """Dice of the bot that players saw and that no throw has used.

    Attributes:
        die: Which die.
        draw: The number of their draw.
        marks: What they show, in the order drawn.
    """

    die: str
    draw: int
    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fallen:
    """The dice of a resolution so far.

    Attributes:
        marks: Every mark, in the order thrown.
        parts: Where they come from, in the same order.
        throws: The throws they belong to; the last one may lack dice.
        owed: Dice of the bot that the next throws use before any other.
        taken: What was decided between the throws.
    """

    marks: tuple[int, ...] = ()
    parts: tuple[Part, ...] = ()
    throws: tuple[Throw, ...] = ()
    owed: tuple[Owed, ...] = ()
    taken: tuple[Taken, ...] = ()

    @property
    def seen(self) -> tuple[Owed, ...]:
        """Every die of the bot, in the order seen, whether a throw holds it or not."""
        return (*self.seen_from(0), *self.owed)

    def seen_from(self, first: int) -> tuple[Owed, ...]:
        """Return the bot's dice of the throws from mark number `first` (from 0) on."""
        dice = [throw.die for throw in self.throws for _ in range(throw.dice)]
        found: list[Owed] = []
        passed = 0
        for part in self.parts:
            start, passed = max(first, passed), passed + part.dice
            if part.source == "fair" and part.draw is not None and start < passed:
                found.append(Owed(dice[start], part.draw, self.marks[start:passed]))
        return tuple(found)

    @property
    def typed(self) -> tuple[Owed, ...]:
        """The dice that players read off and typed, in the order thrown; no draw has them."""
        dice = [throw.die for throw in self.throws for _ in range(throw.dice)]
        found: list[Owed] = []
        start = 0
        for part in self.parts:
            if part.source == "typed" and part.dice:
                found.append(Owed(dice[start], 0, self.marks[start : start + part.dice]))
            start += part.dice
        return tuple(found)

    def loosened(self) -> Fallen:
        """Return the bot's dice, for whichever throws come next, and what was decided."""
        return Fallen(owed=self.seen, taken=self.taken)


@dataclass(frozen=True, slots=True)
class DiceInput:
    """Dice that answer the next throws.

    Attributes:
        typed: Marks a player read off.
        successes: How many dice succeeded, where nobody read their marks.
        special: How many of these were of the best kind, where that leads to more.
        wounds: How many of these then wounded, where that was said in the same breath.
        saved: How many of those were then saved, where that was said as well.
        total: What the dice came to together, where nobody read their marks.
        bot: What is left to the bot.
        ahead: Whether typed marks may go on into further throws.
    """

    typed: tuple[int, ...] = ()
    successes: int | None = None
    special: int | None = None
    wounds: int | None = None
    saved: int | None = None
    total: int | None = None
    bot: Bot = "nothing"
    ahead: bool = False

    @property
    def counted(self) -> bool:
        """Tell whether what the dice gave was typed, and not their marks."""
        return self.successes is not None or self.total is not None

    @property
    def told(self) -> dict[str, int | list[int]]:
        """Return what was typed, as an entry of a log keeps it."""
        counts = {
            "successes": self.successes,
            "special": self.special,
            "wounds": self.wounds,
            "saved": self.saved,
            "total": self.total,
        }
        told: dict[str, int | list[int]] = {
            name: count for name, count in counts.items() if count is not None
        }
        return told | ({"typed": list(self.typed)} if self.typed else {})


@dataclass(frozen=True, slots=True)
class Wanted:
    """The dice asked for.

    Attributes:
        die: Which.
        count: How many are still to be thrown.
        begun: Whether others of the same throw have fallen.
        purpose: What for.
        wins: The marks that succeed where their number is enough, None where the marks matter.
        summed: Whether what they come to together is enough.
        apart: The marks that succeed and the best of them, where the numbers of both are enough.
    """

    die: Die
    count: int
    begun: bool
    purpose: Purpose
    wins: frozenset[int] | None
    summed: bool = False
    apart: Apart | None = None


class MixedFaces:
    """Faces that fell before, then those of the input, then a question.

    Attributes:
        wanted: What is asked for once the input is used up.
        fits: Whether every die that fell before was taken over.
    """

    def __init__(
        self,
        before: Fallen,
        dice_input: DiceInput,
        bot: FairFaces,
        left: Left = lambda _: False,
    ) -> None:
        """Take dice that fell, what comes next, and the bot's dice for what it is to throw."""
        self.wanted: Wanted | None = None
        self.fits = True
        self._before = before
        self._dice_input = dice_input
        self._leave = dice_input.bot
        self._bot = bot
        self._left = left
        self._marks = list(before.marks)
        self._parts = list(before.parts)
        self._throws: list[Throw] = []
        self._used = 0
        self._typed = 0
        self._last: tuple[Die, Purpose] | None = None
        self._rolls: list[tuple[int, Roll]] = []
        self._owed = list(before.owed)
        self._further: tuple[tuple[str, int], ...] = ()

    @property
    def so_far(self) -> Fallen:
        """The dice that fell, before and now, and those of the bot that are still owed."""
        used = sum(len(roll.marks) for _, roll in self._rolls)
        parts = tuple(first_parts(self._parts, used))
        return Fallen(tuple(self._marks[:used]), parts, tuple(self._throws), self.owed)

    @property
    def owed(self) -> tuple[Owed, ...]:
        """The bot's dice that players saw before and no throw has used."""
        return tuple(self._owed)

    @property
    def draws(self) -> tuple[FairDraw, ...]:
        """The draws made just now."""
        return self._bot.draws

    @property
    def origin(self) -> Origin:
        """Return the kind of these dice, all in all."""
        return origin_of(self.so_far.parts)

    @property
    def bearings(self) -> bool:
        """Tell whether the next mark is the bot's: no arrow of its lies on the table."""
        passed = 0
        for part in self._parts:
            if passed >= self._used:
                return part.source == "fair"
            passed += part.dice
        return bool(self._owed) or (
            self._is_bots(Purpose("scatter")) and self._typed == len(self._dice_input.typed)
        )

    def draw(
        self, die: Die, count: int, purpose: Purpose, sorting: Sorting | None = None, /
    ) -> Sequence[int]:
        """Take what fell before, then throw what is missing, or ask for it."""
        asked = Throw(die.id, count, purpose.label, purpose.subject, purpose.need, purpose.reroll)
        self._take_over(asked, die)
        missing = count - (len(self._marks) - self._used)
        if missing > 0:
            self._throw(die, missing, purpose, sorting)
        taken = tuple(self._marks[self._used : self._used + count])
        self._throws.append(asked)
        self._rolls.append((self._used, Roll(purpose, die, taken)))
        if len(taken) < count:
            wins = sorting.countable(purpose) if sorting else None
            summed = sorting is not None and sorting.summed and not taken
            apart = sorting.apart(purpose) if sorting else None
            left = count - len(taken)
            self.wanted = Wanted(die, left, bool(taken), purpose, wins, summed, apart)
            raise dice_needed(die, count - len(taken), purpose)
        self._used += count
        self._last = (die, purpose)
        return taken

    def fallen(self, first: int) -> tuple[Roll, ...]:
        """Return what was thrown from mark number `first` on."""
        return tuple(roll for number, roll in self._rolls if number >= first and roll.marks)

    def finish(self) -> None:
        """Refuse typed marks that nobody asked for."""
        left = len(self._dice_input.typed) - self._typed
        if left:
            raise Refusal("dice-left-over", count=left, used=self._typed)
        self.hold()

    def hold(self) -> None:
        """Keep dice of the bot that fell before and that nothing has asked for so far as owed."""
        if any(count for _, count in self._further):
            self._refuse_further()
        if self._used < len(self._marks):
            self._let_go()

    @property
    def ahead(self) -> tuple[int, ...]:
        """The typed marks that no throw has used so far."""
        return self._dice_input.typed[self._typed :]

    def _take_over(self, asked: Throw, die: Die) -> None:
        """Check that dice that fell before were thrown for what is asked now, or let them go."""
        index = len(self._throws)
        if self._used >= len(self._before.marks) or not self.fits:
            return
        kept = self._marks[self._used : self._used + asked.dice]
        # A request may ask which of two dice it was: whoever cannot show the mark was not it.
        check_faces(die, kept, self._used)
        if self._before.throws[index] != asked:
            self._let_go()

    def _let_go(self) -> None:
        """Let go of the dice that are left; those of the bot have been seen, and stay owed."""
        self.fits = False
        self._owed[:0] = self._before.seen_from(self._used)
        del self._marks[self._used :]
        self._parts = list(first_parts(self._parts, self._used))

    def _use_owed(self, die: Die, missing: int) -> int:
        """Throw dice that are owed; return how many are missing then.

        Raises:
            Refusal: `owed-other-die`, where other dice than these come next.
        """
        while missing and self._owed:
            name, draw, marks = self._owed[0]
            if die_named(name).marks != die.marks:
                check_faces(die, marks, self._used)
                raise Refusal("owed-other-die", die=die.id, seen=" ".join(map(str, marks)))
            taken = marks[:missing]
            self._owed[0] = Owed(name, draw, marks[len(taken) :])
            if len(taken) == len(marks):
                del self._owed[0]
            self._add(taken, Part("fair", len(taken), draw))
            missing -= len(taken)
        return missing

    def _throw(self, die: Die, missing: int, purpose: Purpose, sorting: Sorting | None) -> None:
        missing = self._use_owed(die, missing)
        if not missing:
            return
        self._pass_zeros(purpose)
        if self._further:
            self._dice_input = DiceInput(successes=self._take_further(purpose))
        dice_input = self._dice_input
        waiting = dice_input.typed[self._typed :]
        if dice_input.successes is not None:
            self._count(die, missing, purpose, sorting)
            return
        if dice_input.total is not None:
            self._add_up(die, missing, dice_input.total, sorting)
            return
        if waiting and not dice_input.ahead and len(waiting) > missing:
            raise Refusal("dice-too-many", given=len(waiting), count=missing, die=die.id)
        typed = waiting[:missing]
        check_faces(die, typed, self._typed)
        self._typed += len(typed)
        self._add(typed, Part("typed", len(typed)))
        missing -= len(typed)
        if not missing:
            return
        arrow = self._last is not None and self._last[0] in (SCATTER, SCATTER_HIT)
        bearing = die is _CIRCLE and arrow and self._last is not None and self._last[1] is purpose
        if not (bearing or self._is_bots(purpose)):
            return
        number = self._bot.next_number
        self._add(self._bot.draw(die, missing, purpose), Part("fair", missing, number))
        if self._leave == "throw" and not bearing:
            self._leave = "nothing"

    def _is_bots(self, purpose: Purpose) -> bool:
        """Tell whether what nobody has typed of a throw is the bot's."""
        return self._leave != "nothing" or self._left(purpose)

    def _count(self, die: Die, dice: int, purpose: Purpose, sorting: Sorting | None) -> None:
        """Throw marks that stand for dice of which only the successes were counted."""
        told, successes = self._dice_input, self._dice_input.successes or 0
        marks = marks_of_successes(
            die, dice, successes, special=told.special, purpose=purpose, sorting=sorting
        )
        further = (("wound", told.wounds), ("save", told.saved))
        self._further += tuple((name, many) for name, many in further if many is not None)
        self._dice_input = DiceInput()
        self._add(marks, Part("counted", dice, None, successes))

    def _pass_zeros(self, purpose: Purpose) -> None:
        """Let go of wounds or saves told as none, where nobody throws for them."""
        while self._further and not self._further[0][1] and not purpose.reroll:
            if self._further[0][0] in purpose.label:
                return
            self._further = self._further[1:]

    def _take_further(self, purpose: Purpose) -> int:
        """Return the wounds or saves told with the hits, where they are what is thrown next."""
        (name, count), *further = self._further
        if purpose.reroll or name not in purpose.label:
            self._refuse_further()
        self._further = tuple(further)
        return count

    def _refuse_further(self) -> NoReturn:
        name, count = self._further[0]
        raise Refusal("typed-further", count=count, what=name)

    def _add_up(self, die: Die, dice: int, total: int, sorting: Sorting | None) -> None:
        """Throw marks that stand for dice of which only the sum was told."""
        if sorting is None or not sorting.summed:
            raise Refusal("typed-sum")
        self._dice_input = DiceInput()
        self._add(marks_of_total(die, dice, total), Part("counted", dice))

    def _add(self, marks: Sequence[int], part: Part) -> None:
        if marks:
            self._marks.extend(marks)
            self._parts.append(part)
