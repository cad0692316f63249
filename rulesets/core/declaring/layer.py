"""A second layer of a game: rules that its text lacks, borrowed from other texts and marked so.

A game whose text is cut off, or leaves chapters out, may be played on by other versions of it. What
rests on one names it, and how sure it is; a house rule turns the layer off, and the table is told
what the text lacks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rulesets.core.declaring.house import Switches
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Witness:
    """Another text, and how surely the game's own would say the same.

    Its text is `witness-<id>`, the line that every answer which rests on it shows.

    Attributes:
        id: Its name in declarations and data files.
        version: Which text: `T9A 0.11.9.3`.
        tag: How sure it is, as the game's specification writes it: `R+`.
    """

    id: str
    version: str
    tag: str


@dataclass(frozen=True, slots=True)
class Layer:
    """The rules that a game plays by beyond its text.

    Attributes:
        text: The version of the text that lacks it: `0.99.9`.
        house: The house rule that settles whether it is played, one of `on` and `off`.
        witnesses: The other texts, surest first.
    """

    text: str
    house: str
    witnesses: tuple[Witness, ...]

    def witness(self, name: str) -> Witness:
        """Return a witness by id; raises KeyError."""
        return {witness.id: witness for witness in self.witnesses}[name]

    def lacking(self, switches: Switches, lacks: str) -> Refusal | None:
        """Return the refusal of something that the text lacks, where the text is played alone."""
        if switches.get(self.house) != "off":
            return None
        return Refusal("not-in-the-text", lacks=lacks, house=self.house, text=self.text)


@dataclass(frozen=True, slots=True)
class Beyond:
    """The parts of a rule that the game's text lacks.

    Attributes:
        lacks: What it lacks, in words; their text is `lacks-<id>`.
        witnesses: Ids of the witnesses that the rule rests on.
        switch: The option by which the rule itself reads whether the layer is played, where the
            text has some of it: that much is played without the layer, and marked as the text's.
        rests: From arguments and result, which of them an outcome rests on; all when None. For
            chances the result is None. What rests on none of them is played without the layer.
    """

    lacks: str
    witnesses: tuple[str, ...]
    switch: str | None = None
    rests: Callable[[Mapping[str, Any], Any], tuple[str, ...]] | None = None

    def held_back(
        self, layer: Layer, switches: Switches, arguments: Mapping[str, Any] | None = None
    ) -> Refusal | None:
        """Return the refusal of a rule of which nothing is left without the layer.

        Whether anything is left may depend on the arguments: without them that stays open.
        """
        if self.switch is not None:
            return None
        if self.rests is not None and (arguments is None or not self.rests(arguments, None)):
            return None
        return layer.lacking(switches, self.lacks)

    def borrowed(self, arguments: Mapping[str, Any], result: Any = None) -> tuple[str, ...]:
        """Return the witnesses that an answer rests on.

        An outcome's, its chances without a result, or all where nothing was asked yet.
        """
        if self.switch is not None and arguments.get(self.switch) == "off":
            return ()
        if self.rests is None or not arguments:
            return self.witnesses
        return self.rests(arguments, result)

    def left_out(self, arguments: Mapping[str, Any], result: Any = None) -> bool:
        """Return whether an answer stops where the text does, though the layer would go on."""
        if self.switch is None or arguments.get(self.switch) != "off":
            return False
        return self.rests is None or bool(self.rests(arguments, result))
