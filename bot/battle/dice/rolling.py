"""Dice rolled in a channel, and what the log keeps of them."""

from itertools import groupby

from bot.store.journal.record import Thrown
from rulesets.dice.handles.choices import DEFAULTS, Choices
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.mixed import MixedFaces
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import ListedFaces, RolledDice


class ChannelDice(RolledDice):
    """Dice rolled in a channel; `thrown` is what the log keeps of them."""

    def __init__(
        self, faces: FairFaces | ListedFaces | MixedFaces, choices: Choices = DEFAULTS
    ) -> None:
        super().__init__(faces, choices)
        self._source = faces

    @property
    def thrown(self) -> Thrown | None:
        """Return what fell so far, None when nothing did."""
        source = self._source
        if isinstance(source, MixedFaces):
            return thrown_of(source)
        marks = self.marks
        if not marks:
            return None
        draws = source.draws if isinstance(source, FairFaces) else ()
        return Thrown(self.origin, marks, tuple(draws))


def thrown_of(faces: MixedFaces) -> Thrown | None:
    """Return what the log keeps of dice typed and drawn by turns."""
    fallen = faces.so_far
    if not fallen.marks:
        return None
    plain = all(part.source == "typed" for part in fallen.parts)
    parts = () if plain else tuple(_joined(fallen.parts))
    return Thrown(faces.origin, fallen.marks, faces.draws, parts)


def _joined(parts: tuple[Part, ...]) -> list[Part]:
    """Return parts with neighbours that were typed made one."""
    joined: list[Part] = []
    for typed, group in groupby(parts, key=lambda part: part.source == "typed"):
        some = list(group)
        joined += [Part("typed", sum(part.dice for part in some))] if typed else some
    return joined
