"""One command for the Combat Score and the loser's break test [R L582-604]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Rules, Units, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.rank_and_flank.round.beside import Beside, EnemyBeside, attacking, stand_aside
from rulesets.rank_and_flank.round.plan import NAMES, listed
from rulesets.refusal import Refusal
from rulesets.t9a.combat.morale import (
    BREAK_RULES,
    Beaten,
    Ranks,
    is_stubborn,
    nerve_of,
    take_break_test,
)
from rulesets.t9a.combat.ranks import RANK_RULES, disrupts, ranks_of_unit, steadfast
from rulesets.t9a.combat.round import sources, step_effects
from rulesets.t9a.combat.score import CombatSide, tell_verdict, verdict
from rulesets.t9a.psychology.immunity import faced, fears
from rulesets.t9a.psychology.nerve import REFUSED, SHIRKS, with_standard
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.spell_rules import SCORING

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

BOTH_SIDES: Final = ("none", "unit", "enemy", "both")
WAR_STANDARD: Final = "war-standard"
COMMAND: Final = ("standard", "bsb", "musician", WAR_STANDARD)
RESULT_RULES: Final = tuple(dict.fromkeys((*COMMAND, "frenzy", *BREAK_RULES, *RANK_RULES)))

Who = Annotated[str, Choice(BOTH_SIDES)]
MaybeWho = Annotated[str | None, Choice(BOTH_SIDES)]


@dataclass(frozen=True, slots=True)
class CombatResult:
    """The result of a combat, and what the loser's test came to.

    Attributes:
        winner: `unit`, `enemy`, or `none` where both count as winners.
        margin: By how much.
        score: Combat Score of our side.
        enemy_score: Of the other.
        musician: A Musician won a tie.
        test: What the loser's test came to, None where its Leadership is unknown or nobody lost:
            `holds`, `breaks`, `scrapped`.
        why: What let it ignore the difference, or took the test away, as in `BreakTest`.
        crumbles: Wounds without a save that it loses instead of breaking.
        winners: Name of the unit that won, where known; a detail, as is the other.
        losers: Name of the one that lost.
        total: What the dice of the test came to.
        against: The Leadership tested.
        icon: Whether a Gleaming Icon was used.
    """

    winner: str
    margin: int
    score: int
    enemy_score: int
    musician: bool
    test: str | None = None
    why: str | None = None
    crumbles: int = 0
    winners: str | None = detail()
    losers: str | None = detail()
    total: int | None = detail()
    against: int | None = detail()
    icon: bool | None = detail()


@procedure(
    source="R L582-604, L876",
    command="combat",
    variant="result",
    effects=step_effects.of_result,
    follow_ups=step_effects.after_result,
    phases=("combat",),
    actors=("unit", "enemy"),
    at_large=True,
    demands=(
        Demand("unit", needs=("engaged",), known=True),
        Demand("enemy", needs=("engaged",), known=True),
        Demand(
            "unit",
            once=(step_effects.FOUGHT,),
            unless_stated=("wounds", "enemy_wounds", "modifier"),
        ),
        FOES,
    ),
    acts=acts.FIGHT,
    beyond=Beyond(
        "close-combat", ("same", "newer", "lasting", "draft"), rests=sources.result_rests
    ),
    offering=offers.RESULT,
)
def combat_result(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    enemy: Annotated[Unit | None, Units()] = None,
    wounds: Annotated[int, Whole(0, 200)] = 0,
    enemy_wounds: Annotated[int, Whole(0, 200)] = 0,
    charged: Annotated[str | None, Choice(BOTH_SIDES)] = None,
    downhill: Who = "none",
    full_ranks: Ranks = None,
    enemy_full_ranks: Ranks = None,
    flank: MaybeWho = None,
    rear: MaybeWho = None,
    overkill: Annotated[int, Whole(-20, 20)] = 0,
    modifier: Annotated[int, Whole(-20, 20)] = 0,
    ld: Annotated[int | None, Whole(0, 10), Fill("unit", "ld")] = None,
    enemy_ld: Annotated[int | None, Whole(0, 10), Fill("enemy", "ld")] = None,
    rules: Annotated[SpecialRules, Rules(RESULT_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(RESULT_RULES), Fill("enemy", "rules")] = NO_RULES,
    beside: Beside = (),
    enemy_beside: EnemyBeside = (),
) -> CombatResult:
    """Add up both Combat Scores and let the loser test [R L582-604, L876].

    Every unit of a side counts in its score. Of the losers the one that is named tests.

    Args:
        dice: For the break test, taken where the loser's Leadership is known.
        unit: Our unit, as it is after the losses.
        enemy: The enemy unit.
        wounds: Unsaved wounds our side inflicted.
        enemy_wounds: Those of the enemy.
        charged: Whose charge this is the first round of; by the units' statuses when not told.
        downhill: Who charged down a hill.
        full_ranks: Our best unit's Full Ranks; counted from its width when not told.
        enemy_full_ranks: The enemy's.
        flank: Who fights an enemy in the flank; as the table has it when not told.
        rear: Who fights one in the rear, in the same way.
        overkill: Wounds beyond death in a challenge; negative when the enemy's.
        modifier: Other bonuses; negative when they are the enemy's.
        ld: Our Leadership.
        enemy_ld: The enemy's.
        rules: Our command group, and what changes our break test.
        enemy_rules: The enemy's.
        beside: Our other units in the combat.
        enemy_beside: The enemy's.

    Raises:
        Refusal: `nothing-to-compare` when neither units nor numbers are given.
    """
    numbers = (wounds, enemy_wounds, full_ranks, enemy_full_ranks, overkill, modifier)
    circumstances = (charged or "none", downhill, flank or "none", rear or "none")
    stated = any((*numbers, *rules, *enemy_rules)) or any(it != "none" for it in circumstances)
    if unit is None and enemy is None and not stated:
        raise Refusal("nothing-to-compare")
    parties = (_Party(unit, beside, full_ranks), _Party(enemy, enemy_beside, enemy_full_ranks))
    full = tuple(party.best for party in parties)
    for party in parties:
        for other in party.unknown:
            dice.tell("front-unknown", unit=other)
    sides = [
        CombatSide(
            wounds=caused,
            overkill=max(0, sign * overkill),
            charged=party.charged if charged is None else charged in (role, "both"),
            downhill=downhill in (role, "both"),
            ranks=party.best,
            standard="standard" in held or party.has("standard"),
            battle_standard="bsb" in held or party.banner,
            flank=party.aside("flank", role, flank),
            rear=party.aside("rear", role, rear),
            war_standard=WAR_STANDARD in held or party.has(WAR_STANDARD),
            spells=sum(it.rules.number(SCORING) or 0 for it in party.units),
            other=max(0, sign * modifier),
            musician="musician" in held or party.has("musician"),
            name=party.name,
        )
        for role, sign, caused, held, party in (
            ("unit", 1, wounds, rules, parties[0]),
            ("enemy", -1, enemy_wounds, enemy_rules, parties[1]),
        )
    ]
    told = verdict(sides[0], sides[1])
    tell_verdict(dice, sides[0], sides[1], told)
    result = CombatResult(told.winner, told.margin, told.score, told.enemy_score, told.musician)
    if told.winner == "none":
        return result
    lost = int(told.winner == "unit")
    loser = ((unit, ld, rules), (enemy, enemy_ld, enemy_rules))[lost]
    feared = (faced(enemy, enemy_rules), faced(unit, rules))[lost]
    names = [None if party is None else party.name or None for party in (unit, enemy)]
    if None not in names:
        result = replace(result, winners=names[1 - lost], losers=names[lost])
    for too in (beside, enemy_beside)[lost]:
        dice.tell("tests-too", unit=too.name, lost_by=told.margin)
    if loser[1] is None:
        return result
    stated = any(side in (told.winner, "both") for side in (flank, rear))
    pressed = stand_aside(loser[0], parties[1 - lost].units)
    broken_up = (stated and disrupts(full[1 - lost])) or any(
        disrupts(ranks_of_unit(foe) or 0) for foe in pressed
    )
    counted, own = parties[1 - lost].counted, parties[lost].own
    firm = counted and steadfast(own, (full[1 - lost],)) and not broken_up
    beaten = _beaten(loser[0], loser[1], loser[2], feared, firm=firm, ranks=own)
    beaten = replace(beaten, doubt=in_doubt(loser[0], NAMES[lost]))
    test = dice.of(NAMES[lost]).call(take_break_test, beaten=beaten, lost_by=told.margin)
    return replace(
        result,
        test=test.outcome,
        why=test.why,
        crumbles=test.crumbles,
        total=test.total,
        against=test.against,
        icon=test.icon,
    )


def _beaten(
    unit: Unit | None,
    ld: int,
    rules: SpecialRules,
    feared: SpecialRules,
    *,
    firm: bool,
    ranks: int,
) -> Beaten:
    if unit is not None and (unit.body.joined or unit.has(REFUSED)):
        ld = nerve_of(unit) if ld == unit.number("ld", ld) else ld
    return Beaten(
        ld,
        with_standard(unit, rules),
        stubborn=is_stubborn(unit, rules),
        steadfast=firm,
        ranks=ranks,
        afraid=fears(rules, feared),
    )


@dataclass(frozen=True, slots=True)
class _Party:
    """The units of a side in a combat.

    Attributes:
        unit: The one that is named.
        beside: The others.
        stated: The Full Ranks of the best, as a player told them.
    """

    unit: Unit | None
    beside: tuple[Unit, ...]
    stated: int | None

    @property
    def units(self) -> tuple[Unit, ...]:
        """All of them."""
        return self.beside if self.unit is None else (self.unit, *self.beside)

    @property
    def name(self) -> str | None:
        """The names of all, None where one has none."""
        return listed([unit.name for unit in self.units])

    @property
    def unknown(self) -> tuple[str, ...]:
        """Names of those whose Full Ranks nobody knows, where none were stated."""
        if self.stated is not None:
            return ()
        return tuple(unit.name for unit in self.units if ranks_of_unit(unit) is None)

    @property
    def counted(self) -> bool:
        """Tell whether the Full Ranks of all are known."""
        return self.stated is not None or (bool(self.units) and not self.unknown)

    @property
    def own(self) -> int:
        """Full Ranks of the unit that is named."""
        known = ranks_of_unit(self.unit) if self.beside else None
        return known if known is not None else self.best

    @property
    def best(self) -> int:
        """Full Ranks of the best unit."""
        if self.stated is not None:
            return self.stated
        return max((ranks_of_unit(unit) or 0 for unit in self.units), default=0)

    @property
    def charged(self) -> bool:
        """Tell whether one charged into the combat."""
        return any(unit.has("charged") for unit in self.units)

    @property
    def banner(self) -> bool:
        """Tell whether somebody in them bears the battle standard."""
        return any(unit.body.bearer("bsb", SHIRKS) is not None for unit in self.units)

    def has(self, rule: RuleId) -> bool:
        """Return whether one of the others has a rule in this combat."""
        return any(rule in unit.rules for unit in self.beside)

    def aside(self, facing: str, role: str, told: str | None) -> int | None:
        """Return the Full Ranks of who stands in an enemy's flank or rear, None without one."""
        if told is not None:
            return self.best if told in (role, "both") else None
        met = attacking(self.units, facing)
        ranks = (ranks_of_unit(unit) or 0 for unit in met)
        return max(ranks, default=None)
