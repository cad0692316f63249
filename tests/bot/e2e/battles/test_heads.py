"""The hash at the foot of answers, and the log it pins."""

from __future__ import annotations

import re
from pathlib import Path

from localdiscord import Upload
from tests.bot.e2e.battles.test_history import fight, files
from tests.bot.e2e.hall import Player, open_hall


async def test_the_foot_of_every_answer_pins_the_log_up_to_there(
    alice: Player, bruno: Player
) -> None:
    sealed = await alice.calls("dice seal")
    assert re.search(" · [0-9a-f]{16}$", sealed.answer.card.footer)
    await fight(alice, bruno)
    lines = (
        *("/battle next", "/battle pause", "/battle resume", "/settings language:en"),
        *("/settings my_dice:bot", "/roll 3d6", "/undo"),
    )
    asked = await bruno.types("/roll 2d6 dice:ask")
    told = [asked, *[await alice.types(line) for line in lines]]
    heads = [each.answer.card.footer.split(" · ")[-1] for each in told]
    assert all(re.fullmatch("[0-9a-f]{16}", head) for head in heads)
    assert len(set(heads)) == len(heads)
    seen = heads[-2:]
    checked = await alice.calls("dice verify", head=seen[0].upper())
    number = checked.outcome["seen"]
    assert f"{seen[0]} is the hash of no. {number}: up to there this is the log" in checked.text
    assert checked.outcome["head"].startswith(seen[1])
    assert f"Head of the chain, no. {checked.outcome['entries']}: {seen[1]}" in checked.text
    # What stood at the foot of answers of earlier versions is read as well.
    short = await alice.calls("dice verify", head=f"{seen[0][:8]}…")
    assert short.outcome["seen"] == number
    other = await bruno.calls("dice verify", head="00000000")
    assert not other.outcome["whole"]
    assert other.lines[1].startswith("No entry has the hash that you saw")
    over = await alice.calls("battle end")
    last = over.answer.card.footer.split(" · ")[-1]
    assert (await alice.calls("dice verify")).outcome["head"].startswith(last)
    unclear = await bruno.calls("dice verify", head="1234 abc")
    assert "au moins 8 signes de 0–9 et a–f" in unclear.text


async def test_seals_settings_and_secrets_that_are_shown_pin_the_log_too(
    alice: Player, bruno: Player
) -> None:
    sealed = await alice.calls("dice seal")
    chosen = await alice.types("/settings game:t9a")
    secret = await alice.types("/roll 3d6 secret:yes")
    shown = await alice.presses(secret, "Reveal")
    told = (sealed, chosen, secret, shown)
    heads = [each.answer.card.footer.split(" · ")[-1] for each in told]
    for number, head in enumerate(heads, 1):
        checked = await bruno.calls("dice verify", head=head)
        assert (checked.outcome["whole"], checked.outcome["seen"]) == (True, number), head
    assert "no. 3, shown as no. 4 · " in shown.answer.card.footer
    # What makes no entry has nothing of its own to show.
    for line in ("/dice seal", "/settings"):
        assert not (await alice.types(line)).answer.card.footer


async def test_a_file_is_brought_in_only_if_it_is_the_log_that_was_seen(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await fight(alice, bruno)
    seen = (await alice.types("/roll 3d6")).answer.card.footer.split(" · ")[-1]
    await alice.calls("battle end")
    ((name, content),) = files(await alice.calls("battle export")).items()
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe, upload = away.player("Chloé", "en"), Upload(name, content)
        refused = await chloe.calls("battle import", file=upload, head="00000000")
        assert refused.refused == "import-other-head"
        assert "another log than the one you saw" in refused.text
        brought = await chloe.calls("battle import", file=upload, head=seen)
        assert "the chain is whole" in brought.text
