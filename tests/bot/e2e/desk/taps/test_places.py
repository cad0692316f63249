"""A short battle by taps where people like to have one apart: in a forum's post, in a thread."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from localdiscord.protocol.model import PUBLIC_THREAD, Channel
from localdiscord.state.threads import open_thread
from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player


def post(ana: Player) -> Channel:
    """Open a post in a forum, with Ana's words in it."""
    context, forum = ana.user._context, ana.hall.table.state.forum_named("battles")
    made = open_thread(context, forum, "Storm and horde", ana.user.member.person)
    ana.user.moved_to(made).say("Who plays?")
    return made


def thread(ana: Player) -> Channel:
    """Open a thread in the channel."""
    return ana.user.open_thread("Storm and horde")


@pytest.mark.own_hall
@pytest.mark.parametrize("opened", [post, thread])
async def test_a_battle_is_played_by_taps_where_it_was_begun(
    hall: Hall, opened: Callable[[Player], Channel]
) -> None:
    players = hall.player("Ana", "en"), hall.player("Bruno", "fr")
    where = opened(players[0])
    assert where.type == PUBLIC_THREAD
    ana, bruno = (Tapper(Player(hall, each.user.moved_to(where))) for each in players)
    (ana.sheet,) = (await ana.player.user.line("/desk")).messages
    await ana.answers("1000 points", "Begin")
    await bruno.taps_on("Play Second side")
    await ana.does("Army: First side", "To try: The guard")
    await bruno.does("Army: Second side", "À l’essai\N{NO-BREAK SPACE}: La horde")
    await ana.does("First side takes the first turn")
    await ana.does("Next phase")
    await ana.does("Knights", "Loups")
    await bruno.does("Answer the charge", "maintenir sa position")
    await ana.does("Charge move: Knights", "0–16")
    await ana.taps_on("End battle")
    await ana.answers("Propose this")
    await bruno.taps_on("Agree")
    (ended,) = bruno.told
    assert "A draw (0–0)" in bruno.said
    await bruno.use(ended, "Rematch")
    await ana.desk("First side takes the first turn", "Next phase, 2 due")
    await ana.taps_on("For me")
    assert ana.sheet is not None
    assert "Next phase (due: Mage, Chamane)" in labels(ana.sheet)
    battle = (await hall.channel(ana.player)).battle
    assert battle is not None
    assert battle.channel_id == where.id
    assert [each for each in hall.messages() if each.author_id == hall.table.state.bot.id] == []
