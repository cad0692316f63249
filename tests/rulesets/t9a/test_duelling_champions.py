"""Champions who fight a challenge out of their unit's ranks: who strikes, and what is left."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulesets.dice.handles.rolled import ListedFaces, RolledDice, Step
from rulesets.refusal import Refusal
from rulesets.t9a import RULESET
from rulesets.t9a.combat.round.outcome import RoundResult
from tests.rulesets.cases import arguments_of

MISSES: Final = (1,) * 60
LINE: Final = "{} {} WS3 S3 T3 W1 I{} A{} Ld7 {}[infantry, champion]"


def men(
    name: str, models: int = 10, *, duel: bool = True, wide: str = "Wide5 ", i: int = 3, a: int = 1
) -> dict[str, Any]:
    """Return a unit whose Champion fights a challenge."""
    line = LINE.format(name, models, i, a, wide)
    return {"line": line, "statuses": {"in-challenge": 1} if duel else {}}


def fought(faces: tuple[int, ...], **given: Any) -> tuple[RoundResult, RolledDice]:
    """Return a round of combat by the dice, and these."""
    declared = RULESET.procedure("close_combat_round")
    dice = RolledDice(ListedFaces(faces))
    result = declared.run(dice, **arguments_of(RULESET, "close_combat_round", given))
    return result, dice


def strikers(dice: RolledDice, unit: str) -> int:
    """Return how many models of a unit struck with their blows."""
    told = [dict(each.facts) for each in dice.record if isinstance(each, Step)]
    return sum(
        int(str(each["models"])) for each in told if each.get("unit") == unit and "kind" in each
    )


@pytest.mark.parametrize(
    ("wide", "stated", "expected"),
    [
        ("Wide5 ", {}, 8),  # four beside the Champion, and who stand behind them
        ("Wide10 ", {}, 9),
        ("", {}, 9),
        ("Wide5 ", {"fighting": "5", "enemy_fighting": "5"}, 8),
        ("", {"fighting": "5", "enemy_fighting": "5"}, 8),
        ("Wide5 ", {"fighting": "1", "enemy_fighting": "1"}, 0),
        ("Wide10 ", {"fighting": "10", "enemy_fighting": "10"}, 9),
    ],
)
def test_a_champion_in_a_challenge_takes_a_place_of_the_front(
    wide: str, stated: dict[str, str], expected: int
) -> None:
    """Nobody of the others comes into contact for him [R L868]."""
    _, dice = fought(MISSES, unit=men("Ann", wide=wide), enemy=men("Bob", wide=wide), **stated)
    for name in ("Ann", "Bob"):
        assert strikers(dice, name) == expected
        assert strikers(dice, f"{name} (champion)") == 1


def test_more_models_in_contact_than_a_unit_has_with_its_champion_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        fought(MISSES, unit=men("Ann"), enemy=men("Bob"), fighting="11")
    assert refused.value.code == "too-many-fighting"
    assert dict(refused.value.facts) == {"unit": "Ann", "count": 11, "most": 10}


def test_a_champion_slain_in_this_round_stands_in_no_rank() -> None:
    """Twenty in five files are four ranks, nineteen are three."""
    living, _ = fought(MISSES, unit=men("Ann", 20, a=0), enemy=men("Bob", 20, a=0))
    assert (living.score, living.enemy_score) == (3, 3)
    slain, _ = fought((4, 1, 4, *MISSES), unit=men("Ann", 20, i=4), enemy=men("Bob", 20))
    assert slain.enemies[0].champion_slain
    assert (slain.score, slain.enemy_score) == (1 + 3, 2)


def test_a_character_slain_in_this_round_stands_in_no_rank() -> None:
    hero = "Hero 1 WS3 S3 T3 W1 I1 A1 Ld7 [infantry, character]"
    orcs = {"line": "Orcs 19 WS3 S3 T3 W1 I1 A0 Ld9 Wide5 [infantry]", "characters": [hero]}
    ann = "Ann 1 WS3 S3 T3 W1 I4 A1 Ld9 [infantry]"
    for faces, expected in (((1,), 3), ((4, 4), 2)):
        result, _ = fought(
            (*faces, *MISSES),
            unit=ann,
            enemy=[orcs, hero],
            fighting="0,1",
            enemy_fighting="0,1",
        )
        assert result.enemy_score == expected


def test_wounds_beyond_the_rank_and_file_go_on_to_their_champion() -> None:
    """Even to one who fights a challenge; what is more is lost [R L667-674]."""
    given = {
        "unit": men("Ann", 10, i=4),
        "enemy": men("Bob", 3, i=3),
        "fighting": "5",
        "enemy_fighting": "1",
    }
    duel = (1, 1)  # Ann's Champion misses
    for hits, lost, slain in ((2, 2, False), (3, 2, True), (4, 2, True)):
        faces = (*duel, *(4,) * hits, *(1,) * (8 - hits), *(4,) * hits, *MISSES)
        result, _ = fought(faces, **given)
        assert (result.enemies[0].wounds_lost, result.enemies[0].champion_slain) == (lost, slain)
        assert result.wounds == lost + slain
        assert (result.enemies[0].state == "wiped-out") == slain


def test_what_players_state_of_one_unit_counts_while_its_champion_is_out() -> None:
    """A weapon that its line does not name is taken all the same."""
    for duel in (False, True):
        _, dice = fought(
            (4, 4, *MISSES),
            unit=men("Ann", duel=duel),
            enemy=men("Bob", duel=duel),
            weapon="halberd",
        )
        wounding = next(roll for roll in dice.rolls if "wound" in roll.purpose.label)
        assert wounding.purpose.need == 3
