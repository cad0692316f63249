"""Messages of questions of dice: the newest stay, whatever order they come in."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.discord.delivery import Questions

QUESTION = 7


@dataclass
class Message:
    id: int
    gone: list[int] = field(default_factory=list)

    async def delete(self) -> None:
        self.gone.append(self.id)


@pytest.mark.parametrize("late", [False, True])
async def test_a_line_that_calls_goes_with_the_answer_though_it_comes_after_it(
    *, late: bool
) -> None:
    questions, gone = Questions(), list[int]()
    shown, call = Message(1, gone), Message(2, gone)
    asked, answered = questions.turn(), questions.turn()
    if late:
        await questions.follow(QUESTION, answered, shown, None)
        await questions.follow(QUESTION, asked, shown, call)
    else:
        await questions.follow(QUESTION, asked, shown, call)
        assert gone == []
        await questions.follow(QUESTION, answered, shown, None)
    assert gone == [2]


@pytest.mark.parametrize("late", [False, True])
async def test_a_message_elsewhere_takes_the_place_of_the_older_one(*, late: bool) -> None:
    questions, gone = Questions(), list[int]()
    old, new = Message(1, gone), Message(2, gone)
    first, second = questions.turn(), questions.turn()
    told = [(first, old), (second, new)]
    for turn, message in reversed(told) if late else told:
        await questions.follow(QUESTION, turn, message, None)
    assert gone == [1]
    await questions.follow(QUESTION, questions.turn(), Message(3, gone), None)
    assert gone == [1, 2]
