"""French names after `de` and `que`, alone and in every text that names something."""

from __future__ import annotations

import re
from typing import Final

import pytest

from bot.texts.bundle import escaped
from bot.texts.elision import elides, with_de, with_que
from bot.texts.localiser import Texts
from tests.bot.texts.wording import LOCALISER, Wording, folders, games, strict, wordings

FOLDERS: Final = folders()
ELIDED: Final = ("Elfes", "Orques", "Hommes-arbres", "Horreurs", "Écorcheurs", "Œil", "Yvressiens")
WHOLE: Final = ("Nains", "Harpies", "Hallebardiers", "Haches", "Héros", "Yétis", "Uhlans", "12")
NAMED: Final = frozenset(
    {
        *("unit", "name", "one", "two", "side", "side-own", "side-enemy", "other", "target"),
        *("campaign", "region", "deck", "game", "phase", "units", "names", "enemies"),
    }
)
"""Facts that name a unit, a side, a person or another thing that players call something."""
BARE: Final = re.compile(r"(?<!\w)(?:de|que|le|la|ne|se|jusque|lorsque|puisque) Elfes")
HASTY: Final = re.compile(r"(?<!\w)(?:d|qu|l|n|s|jusqu|lorsqu|puisqu)’Harpies")


@pytest.mark.parametrize("name", ELIDED)
def test_de_and_que_are_elided(name: str) -> None:
    assert (with_de(name), with_que(name)) == (f"d’{name}", f"qu’{name}")


@pytest.mark.parametrize("name", WHOLE)
def test_de_and_que_stay_whole(name: str) -> None:
    assert (with_de(name), with_que(name)) == (f"de {name}", f"que {name}")


@pytest.mark.parametrize("name", ["*Elfes*", "#Orques", "[Ogres]"])
def test_signs_before_a_name_do_not_count(name: str) -> None:
    assert elides(escaped(name))


@pytest.mark.parametrize("name", ["", "***", "?"])
def test_no_word_is_no_reason(name: str) -> None:
    assert not elides(name)


def told(texts: Texts, text: Wording, name: str) -> str:
    """Return a text with a name wherever it names something."""
    key, _, attribute = text.key.partition(".")
    facts = {fact: name if fact in NAMED else 2 for fact in text.variables}
    return texts.format(key, attribute or None, facts)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_text_elides_before_the_names_in_it(folder: str) -> None:
    texts = strict(LOCALISER, "fr", folder if folder in {game.id for game in games()} else None)
    naming = [
        wording for wording in wordings(FOLDERS[folder], "fr").values() if wording.variables & NAMED
    ]
    assert [each.key for each in naming if BARE.search(told(texts, each, "Elfes"))] == []
    assert [each.key for each in naming if HASTY.search(told(texts, each, "Harpies"))] == []


def test_the_texts_use_it() -> None:
    texts = LOCALISER.texts("fr", "whfb2")
    assert "d’Hommes-arbres" in texts("step-aura-destroyed", unit="Hommes-arbres")
    assert "de Hallebardiers" in texts("step-aura-destroyed", unit="Hallebardiers")
