"""The one way a rule says no to its input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, cast

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

Fact: TypeAlias = "int | float | str | bool | None"


class Refusal(Exception):  # noqa: N818 - a refusal is an answer to the player, not a fault of ours
    """Input that cannot be played, with the facts a sentence about it needs.

    Attributes:
        code: Key of the sentence, kebab-case; the text is `refusal-<code>` in every language.
        facts: What the sentence mentions: numbers, names, keys of other texts.
    """

    def __init__(self, code: RefusalCode, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code: RefusalCode = code
        self.facts: dict[str, Fact] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({facts})"


class Doubt(Refusal):
    """Input of which only a part is understood, or which may be meant in several ways.

    Attributes:
        ways: What it may mean, each written so that it leaves no doubt, the likeliest first.
    """

    def __init__(self, refusal: Refusal, ways: tuple[str, ...]) -> None:
        """Take why it cannot be played as it stands, and what it may mean."""
        super().__init__(refusal.code, **refusal.facts)
        self.ways = ways


_Kind: TypeAlias = Literal["fight", "instead", "no-charge", "no-shots", "shooters", "target"]


def code_for(kind: _Kind, reason: str) -> RefusalCode:
    """Return the code of a refusal that is named by what stands in the way: `shooters-fleeing`.

    The checker cannot know which reasons there are for a kind; the texts have a sentence for each.
    """
    return cast("RefusalCode", f"{kind}-{reason}")
