"""Offers taken at once in whole battles at random: none is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.bot.desk import Desk
from tests.bot.e2e.games.offered import Tapper, set_up

NINTH_AGE = (
    (
        "Spearmen 20 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Sv5+ Wide5 [standard, musician, infantry]",
        "Archers 10 M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Wide5 [longbow, infantry]",
        "Mage 1 M5 WS4 BS4 S3 T3 W2 I5 A1 Ld8 Lv2 [character, wizard, infantry]",
        "Captain 1 M5 WS6 BS6 S4 T3 W2 I7 A3 Ld9 [character, general, infantry]",
        "Knights 8 M8 WS4 BS4 S3 T3 W1 I5 A1 Ld9 Sv2+ Wide4 [cavalry, champion]",
        "Cannon 1 M3 WS3 BS3 S3 T7 W5 I3 A3 Ld7 [empire-cannon, war-machine]",
    ),
    (
        "Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+ Wide5 [standard, infantry]",
        "Goblins 20 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld5 Wide5 [shortbow, infantry]",
        "Trolls 3 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4 Wide3 [stupidity, fear, monstrous-infantry]",
        "Shaman 1 M4 WS3 BS3 S3 T4 W2 I2 A1 Ld7 Lv1 [character, wizard, infantry]",
        "Drake 1 M6 WS5 BS0 S5 T5 W4 I3 A4 Ld8 [monster, breath-weapon (4), frenzy]",
        "Squigs 5 M4 WS3 BS0 S4 T3 W1 I3 A2 Ld5 [random-movement, infantry]",
        "Rocks 1 M3 WS3 BS3 S3 T7 W3 I3 A3 Ld7 [dwarf-catapult, war-machine]",
    ),
)
BLACKHAMMER = (
    (
        "Spearmen 20 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Sv5+ Wide5 [standard, musician]",
        "Archers 10 M4 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Rg30",
        "Mage 1 M4 WS4 BS4 S3 T3 W2 I5 A1 Ld8 Lv2 [character]",
        "Captain 1 M4 WS6 BS6 S4 T3 W2 I7 A3 Ld9 [character]",
        "Knights 8 M8 WS4 BS4 S3 T3 W1 I5 A1 Ld9 Sv2+ Wide4 [cavalry]",
        "Bolt 1 M4 WS4 BS4 S3 T7 W3 I4 A1 Ld8 [bolt-thrower]",
    ),
    (
        "Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+ Wide5 [standard]",
        "Goblins 20 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld6",
        "Trolls 3 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4 UP3 [stupidity, fear]",
        "Shaman 1 M4 WS3 BS3 S3 T4 W2 I2 A1 Ld7 Lv1 UP1 [character]",
        "Wolves 10 M9 WS3 BS3 S3 T3 W1 I3 A1 Ld6 [cavalry]",
        "Boss 1 M4 WS5 BS3 S4 T5 W2 I4 A3 Ld8 [character]",
    ),
)
WARHAMMER = (
    (
        "Spearmen 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8 Wide5 [spear, shield, standard]",
        "Archers 10 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7 Wide10 [bow]",
        "Mage 1 M10 WS3 BS3 S3 T3 W2 I4 A1 Ld8 Int9 Cl9 WP9 Lv2 [character, wizard]",
        "Captain 1 M10 WS5 BS5 S4 T4 W3 I6 A3 Ld9 Int9 Cl9 WP9 [character, general]",
        "Knights 8 M20 WS4 BS3 S3 T3 W1 I4 A1 Ld9 Cl8 WP8 Sv3+ Wide4 [mounted, cavalry-lance]",
        "Bolt 1 M0 BS3 S3 T7 W3 Ld8 Int8 Cl8 WP8 [war-machine, bolt-thrower]",
        "Cannon 1 M0 BS3 S3 T7 W3 Ld8 Int8 Cl8 WP8 [war-machine, cannon]",
        "Chariot 1 M20 WS4 BS3 S7 T7 W3 I4 A1 Ld9 Int8 Cl8 WP8 [chariot, scythes (2)]",
    ),
    (
        "Orcs 20 M10 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Int5 Cl7 WP7 Wide5 [shield, standard, goblinoid]",
        "Goblins 20 M10 WS2 BS3 S3 T3 W1 I2 A1 Ld5 Int5 Cl5 WP5 Wide5 [short-bow, goblinoid]",
        "Trolls 3 M15 WS3 BS1 S5 T4 W3 I1 A3 Ld4 Int4 Cl6 WP6 Wide3 [stupidity, fear]",
        "Shaman 1 M10 WS3 BS3 S3 T4 W2 I2 A1 Ld7 Int7 Cl7 WP7 Lv1 [character, wizard]",
        "Wolves 10 M22 WS3 BS3 S3 T3 W1 I3 A1 Ld6 Int5 Cl6 WP6 Wide5 [mounted, hand-weapon]",
        "Boss 1 M10 WS5 BS5 S4 T5 W3 I4 A3 Ld8 Int7 Cl8 WP8 [character]",
        "Fanatics 6 M10 WS4 BS3 S4 T4 W1 I3 A1 Ld7 Int5 Cl6 WP6 Wide3 [frenzy, two-handed-weapon]",
        "Drake 1 M15 WS5 S6 T6 W5 I4 A4 Ld8 Int7 Cl8 WP8 [terror, large, swooper]",
    ),
)
SIGMAR = (
    (
        "Liberators 5 M5 H2 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [infantry, crit mortal, champion]",
        "Lord 1 M12 H8 Sv3+ C2 Wd5+ A5 To3+ Wo3+ Re2 Da2 [hero, cavalry, general]",
        "Arcanist 1 M5 H5 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [hero, wizard (1), infantry]",
        "Relictor 1 M5 H6 Sv3+ C2 A3 To3+ Wo3+ Re1 Da2 [hero, priest (1)]",
        "Dracoths 2 M10 H5 Sv3+ C1 A4 To3+ Wo3+ Re1 Da2 [cavalry]",
    ),
    (
        "Clanrats 20 M6 H1 Sv5+ C1 A2 To4+ Wo5+ Re0 Da1 [infantry]",
        "Clawlord 1 M9 H7 Sv4+ C2 Wd6+ A5 To3+ Wo4+ Re1 Da2 [hero, cavalry, general]",
        "Seer 1 M6 H6 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [hero, wizard (2)]",
        "Ogors 3 M6 H4 Sv5+ C1 A4 To4+ Wo3+ Re0 Da2 [infantry]",
        "Gnawers 5 M7 H2 Sv5+ C1 A3 To4+ Wo4+ Re0 Da1 [infantry]",
    ),
)
GAMES = {
    "t9a": (NINTH_AGE, {"house": "decisions=defaults"}, {"cast_spell", "charge_declaration"}),
    "blackhammer": (BLACKHAMMER, {"house": "decisions=defaults"}, {"cast_spell", "winds_of_magic"}),
    "aos4": (SIGMAR, {"house": "decisions=defaults"}, {"charge_roll", "fight_attack"}),
    "whfb2": (
        WARHAMMER,
        {"house": "decisions=defaults"},
        {"charge_declaration", "cast_spell"},
    ),
}
_CROWDED = {"aos4", "whfb2"}
"""Games in which every unit may do several things at once: few kinds would crowd out the others."""
TAPS = 120


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
async def test_no_offer_is_refused_and_none_leads_to_a_dead_end(
    game: str, seed: int, tmp_path: Path
) -> None:
    armies, more, usual = GAMES[game]
    desk = Desk(f"sqlite:///{tmp_path}/offers.db")
    await desk.open()
    try:
        await set_up(desk, game, armies, **more)
        chance = Random(seed)  # noqa: S311 - chance for a test
        tapper = Tapper(desk, chance, rare=game in _CROWDED)
        for _ in range(TAPS):
            if not await tapper.taps():
                break
        assert tapper.refused == []
        assert usual <= set(tapper.taken)
        assert len(tapper.phases) > 2
    finally:
        await desk.store.close()
