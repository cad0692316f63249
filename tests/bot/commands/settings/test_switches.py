"""House rules as players write them, read and completed."""

from __future__ import annotations

import pytest

from bot.commands.journal.recording import read_recorded, write_arguments
from bot.commands.options.names import GameNames
from bot.commands.options.resolution import understand
from bot.commands.settings.switches import offers, otherwise, read_choices, read_switches
from bot.texts.localiser import LOCALES, Localiser
from rulesets.core.declaring.parameter import Raw
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from rulesets.refusal import Refusal
from tests.bot.commands.options.test_resolution import find
from tests.example.reeds import RULESET as REEDS

GAME = installed_games()["blackhammer"]
LOCALISER = Localiser([GAME, REEDS])


def names(locale: str, game: Ruleset = GAME) -> GameNames:
    return GameNames(game, LOCALISER, locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "typed",
    [
        "in-play-tie=holds, fear-power=all-chargers",
        "in-play-tie:holds; fear-power : all-chargers;",
        "Dispelling a spell in play=a tie fails, several=all that cause",
        "Dissiper un sort en jeu = l'égalité échoue\nPlusieurs assaillants=de tous",
    ],
)
def test_house_rules_are_read_by_id_and_by_name_in_either_language(locale: str, typed: str) -> None:
    found = read_switches(names(locale), GAME, typed)
    assert found == {"in-play-tie": "holds", "fear-power": "all-chargers"}


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("in-play-tie", "house-unreadable"),
        ("=holds", "house-unreadable"),
        ("in-play-tie=", "house-unreadable"),
        ("weather=rain", "unknown-house"),
        ("in-play-tie=perhaps", "not-a-choice"),
        ("in-play-tie=default", "not-a-choice"),
        ("in-play-tie=holds, in-play-tie=dispelled", "option-twice"),
    ],
)
def test_what_sets_no_house_rule_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_switches(names("en"), GAME, typed)
    assert caught.value.code == code


def test_only_settings_know_a_way_back() -> None:
    found = read_choices(names("en"), GAME, "in-play-tie=default, fear-power=charger")
    assert found == {"in-play-tie": None, "fear-power": "charger"}


def test_on_and_off_are_taken_in_many_words() -> None:
    for typed in ("on", "yes", "oui", "avec", "True"):
        assert read_switches(names("fr", REEDS), REEDS, f"strong-omens={typed}") == {
            "strong-omens": "on"
        }
    for typed in ("off", "non", "no", "sans"):
        assert read_switches(names("en", REEDS), REEDS, f"strong-omens={typed}") == {
            "strong-omens": "off"
        }


def test_completion_goes_on_after_what_stands_there() -> None:
    texts = LOCALISER.texts("en", "blackhammer")

    def offered(typed: str, back: tuple[str, ...] = ()) -> list[str]:
        return [value for _, value in offers(names("en"), texts, GAME, typed, back)]

    every = [f"{rule.id}={value}" for rule in GAME.house_rules for value in rule.values]
    assert offered("") == every
    assert offered("in-play-tie=h") == ["in-play-tie=holds"]
    assert offered("in-play-tie=", ("default",))[-1] == "in-play-tie=default"
    assert offered("dispel")[0] == "in-play-tie=dispelled"
    rest = [f"in-play-tie=holds, {value}" for value in every if not value.startswith("in-play-tie")]
    assert offered("in-play-tie=holds,") == rest


def test_only_what_is_not_the_book_s_is_told() -> None:
    texts = LOCALISER.texts("en", "blackhammer")
    assert otherwise(texts, GAME, {"in-play-tie": "dispelled"}) is None
    told = otherwise(texts, GAME, {"in-play-tie": "holds", "fear-power": "charger"})
    assert told == "Dispelling a spell in play: a tie fails"


def test_a_roll_keeps_its_house_rules_and_older_rolls_were_made_by_the_book() -> None:
    procedure = GAME.procedure("dispel_in_play")
    given: dict[str, Raw] = {"casting_value": 9, "dice_used": 2}
    asked = understand(procedure, GAME, given, names("en"), find, switches={"in-play-tie": "holds"})
    kept = write_arguments(asked.arguments)
    assert kept["in_play_tie"] == "holds"
    assert read_recorded(procedure, kept)["in_play_tie"] == "holds"
    older = {name: value for name, value in kept.items() if name != "in_play_tie"}
    assert read_recorded(procedure, older)["in_play_tie"] == "dispelled"
    with pytest.raises(KeyError):
        read_recorded(procedure, {"in_play_tie": "holds"})
