"""Forms that cannot be opened, since a form has just been sent: kept for a press on a button.

They hold what no custom id has room for, such as a list, and are gone with the process.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonKind, ButtonSpec
from bot.views.interface.form import Form, Purpose, purpose_of
from rulesets.refusal import Refusal

KIND: Final[ButtonKind] = "form"
_MOST: Final = 200
_MOST_PICKED: Final = 3
"""What may be picked in a form that has a button each."""


class _Kept(NamedTuple):
    user: int
    form: Form


class KeptForms:
    """The last forms that were asked for after another."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    def offered(self, requester: Requester, answer: Answer) -> Answer:
        """Return the answer to a form, with buttons for the form that it asks for.

        One opens it, filled in; others send it at once.

        Args:
            requester: Who sent the first form.
            answer: The answer.
        """
        if answer.form is None:
            return answer
        key = str(requester.interaction_id)
        self._kept[key] = _Kept(requester.user_id, answer.form)
        while len(self._kept) > _MOST:
            self._kept.popitem(last=False)
        sent = tuple(
            ButtonSpec(KIND, f"{key}:{number}", label, leading=True)
            for number, (label, _) in enumerate(_sent_at_once(answer.form))
        )
        opened = ButtonSpec(KIND, key, f"{answer.form.title}…")
        return replace(answer, buttons=(*answer.buttons, *sent, opened))

    def pressed(
        self, requester: Requester, subject: str
    ) -> Answer | tuple[Purpose, Mapping[str, str]]:
        """Return the form that a button opens as an answer, or what one sends.

        Raises:
            Refusal: `button-expired`.
        """
        key, _, number = subject.partition(":")
        kept = self._kept.get(key)
        if kept is None or kept.user != requester.user_id:
            raise Refusal("button-expired")
        form = kept.form
        if not number:
            return Answer(Card(form.title, ""), private=True, form=form)
        purpose = purpose_of({"custom_id": form.custom_id})
        sent = [fields for at, (_, fields) in enumerate(_sent_at_once(form)) if str(at) == number]
        if purpose is None or not sent:
            raise Refusal("button-expired")
        return purpose, sent[0]

    def drop(self, subject: str) -> None:
        """Forget the form that a button has sent: nothing is done twice by it."""
        self._kept.pop(subject.partition(":")[0], None)


def _sent_at_once(form: Form) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the ways to send a form without a word more, each with its label and the fields."""
    given = {field.name: field.given for field in form.fields if field.given}
    picks = [field for field in form.fields if field.choices]
    if form.as_it_is:
        only = {field.name: field.choices[0][0] for field in picks if len(field.choices) == 1}
        yield form.as_it_is, {**only, **given}
        return
    open_ends = [each for each in form.fields if not (each.given or each.optional or each.choices)]
    if len(picks) == 1 and len(picks[0].choices) <= _MOST_PICKED and not open_ends:
        for choice, label in picks[0].choices:
            yield label, {**given, picks[0].name: choice}
