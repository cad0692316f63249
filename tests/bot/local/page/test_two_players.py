"""Two players in two browsers, each with a phone and real dice: each throws their own."""

from __future__ import annotations

from playwright.async_api import Browser, Locator, expect

from bot.local.page.opening import Opened
from tests.bot.local.page.test_browser import PHONE, Screen, screen

BEGUN = (
    ("/battle start game:blackhammer side_one:Elves side_two:Orcs", "The battle begins"),
    ("/battle join side:Elves", "Ana plays Elves"),
    ("/unit add Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 side:Elves", "Archers (Elves)"),
    ("/unit add Mob 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+ side:Orcs", "Mob (Orcs)"),
    ("/battle next phase:shooting", "guessed ranges"),
)


async def says(shown: Screen, line: str, heard: str) -> None:
    """Type a line and wait until some words are read; the pinned list of units may come after."""
    await shown.types(line)
    await expect(shown.page.get_by_text(heard).last).to_be_visible()


def asked(shown: Screen) -> Locator:
    """The message that asks for dice: another below it may call for whom they are."""
    return shown.page.locator(".message", has_text="Archers · Mob").last


async def throws(shown: Screen, button: str, dice: str, send: str) -> None:
    """Press a button under the last message, and send dice by the form that it opens."""
    await asked(shown).get_by_role("button", name=button).click()
    dialog = shown.page.get_by_role("dialog")
    await dialog.get_by_role("textbox").first.fill(dice)
    await dialog.get_by_role("button", name=send).click()
    await expect(dialog).not_to_be_visible()


async def test_each_throws_their_own_dice_in_one_message_that_both_see(
    chromium: Browser, opened: Opened
) -> None:
    ann = await screen(chromium, opened, PHONE)
    bob = await screen(chromium, opened, locale="fr-FR")
    await bob.page.get_by_role("button", name="Nouveau joueur").click()
    await bob.page.get_by_role("textbox", name="Nouveau joueur").fill("Bob")
    await bob.page.keyboard.press("Enter")
    await bob.page.set_viewport_size({"width": 390, "height": 844})
    for line, heard in BEGUN:
        await says(ann, line, heard)
    await says(ann, "/battle status", "Mob: 20/20")
    await says(bob, "/battle join side:Orcs", "Bob plays Orcs")
    await ann.types("/shoot Archers target:Mob weapon:longbow distance:12 dice:ask")
    for shown in (ann, bob):
        await expect(asked(shown)).to_contain_text("Dice of Ana.")
    await throws(ann, "Type the dice", "1,1,1,1,4,4,4,5,6,6", "Send")
    await expect(asked(ann)).to_contain_text("To wound 5+")
    await throws(ann, "Type the dice", "=4", "Send")
    await expect(asked(bob)).to_contain_text("Dice of Bob.")
    await expect(bob.page.get_by_text("@Bob")).to_be_visible()
    await bob.picture("own-dice")
    await throws(bob, "Type the dice", "6 6 1 1", "Envoyer")
    for shown in (ann, bob):
        await expect(asked(shown)).to_contain_text("18 left")
        await expect(shown.page.get_by_text("@Bob")).to_have_count(0)
        assert shown.complaints == []
