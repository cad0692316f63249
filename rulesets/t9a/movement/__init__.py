"""Movement: charges, flight and rally, marches and other moves."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.t9a.movement.arrival import (
    NO_CHARGE,
    ambush_arrival,
    arrival_effects,
    placed_effects,
    random_effects,
    random_move,
    scout_deployment,
    vanguard_move,
)
from rulesets.t9a.movement.charge import (
    catch_test,
    charge_effects,
    charge_next,
    charge_range,
    charge_reaction,
    charge_redirect,
    charge_rests,
    reaction_effects,
    reaction_next,
    reaction_rests,
    redirect_effects,
)
from rulesets.t9a.movement.contact import blocked_path, contact_side, maximise_contact
from rulesets.t9a.movement.flight import (
    flee_effects,
    flee_move,
    flee_next,
    flee_rests,
    rally_effects,
    rally_next,
    rally_rests,
    rally_test,
)
from rulesets.t9a.movement.pace import (
    flying_rests,
    march_move,
    march_rests,
    marched,
    moved,
    one_inch_rule,
    reform_move,
    reformed,
    simple_move,
    swift_reform,
    swift_rests,
    swiftly_reformed,
    wheel_distance,
)
from rulesets.t9a.psychology.leadership import led_rests, test_effects
from rulesets.t9a.psychology.wits import STUPID
from rulesets.t9a.unit.house import beyond

_PHASE: Final = ("movement",)
_OWN: Final = (Demand("unit", turn="own"),)
_FLIGHT: Final = Beyond("flying", ("same",), switch="beyond", rests=flying_rests)
_CHARGE: Final = (
    Demand("unit", forbids=("engaged", "fleeing", "moved", STUPID, NO_CHARGE), turn="own"),
    Demand("target", against="unit"),
)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        charge_range,
        source="L629-633, L659-711; R L884, L984-1076",
        command="charge",
        variant="charge",
        effects=charge_effects,
        follow_ups=charge_next,
        phases=_PHASE,
        demands=_CHARGE,
        beyond=Beyond("swift-charges", ("same",), switch="beyond", rests=charge_rests),
    ),
    declare(
        charge_reaction,
        source="L635-653; R L749, L1024",
        command="charge",
        variant="reaction",
        effects=reaction_effects,
        follow_ups=reaction_next,
        phases=_PHASE,
        actors=("target",),
        demands=(Demand("target", against="unit"),),
        beyond=Beyond("reactions", ("same",), switch="beyond", rests=reaction_rests),
    ),
    declare(
        charge_redirect,
        source="L655-657",
        command="charge",
        variant="redirect",
        effects=redirect_effects,
        phases=_PHASE,
        demands=_OWN,
        beyond=Beyond("aids", ("same",), switch="beyond", rests=led_rests),
    ),
    declare(
        catch_test,
        source="L691-693",
        command="charge",
        variant="catch",
        effects=test_effects,
        phases=_PHASE,
        demands=_OWN,
        beyond=Beyond("aids", ("same",), switch="beyond", rests=led_rests),
    ),
    declare(contact_side, source="L673-675, L714-718", command="charge", variant="contact"),
    declare(maximise_contact, source="L681-689, L721-736", command="charge", variant="maximise"),
    declare(blocked_path, source="L703-707", command="charge", variant="blocked"),
    declare(
        flee_move,
        source="L746-748; R L1058",
        command="flee",
        effects=flee_effects,
        follow_ups=flee_next,
        beyond=Beyond("swift-flight", ("same",), switch="beyond", rests=flee_rests),
    ),
    declare(
        rally_test,
        source="L742-744; R L877",
        command="rally",
        effects=rally_effects,
        follow_ups=rally_next,
        phases=_PHASE,
        demands=(Demand("unit", needs=("fleeing",), turn="own"),),
        beyond=Beyond("musicians", ("same", "draft"), switch="beyond", rests=rally_rests),
    ),
    declare(
        simple_move,
        source="L763-771; R L984-1076",
        command="move",
        variant="simple",
        effects=moved,
        phases=_PHASE,
        demands=_OWN,
        beyond=_FLIGHT,
    ),
    declare(
        march_move,
        source="L773-777; R L984-1076",
        command="move",
        variant="march",
        effects=marched,
        phases=_PHASE,
        demands=_OWN,
        beyond=Beyond("marches", ("same", "draft"), switch="beyond", rests=march_rests),
    ),
    declare(
        swift_reform,
        source="L765; R L873-875",
        command="move",
        variant="swift-reform",
        effects=swiftly_reformed,
        phases=_PHASE,
        demands=_OWN,
        beyond=Beyond("musicians", ("same", "draft"), rests=swift_rests),
    ),
    declare(
        random_move,
        source="L740; R L1046-1048",
        command="move",
        variant="random",
        effects=random_effects,
        phases=_PHASE,
        demands=(*_OWN, Demand("target", against="unit")),
        beyond=beyond("random-movement", "same"),
    ),
    declare(
        scout_deployment,
        source="L586; B10 SE",
        command="move",
        variant="scout",
        effects=placed_effects,
        beyond=beyond("forerunners", "newer"),
    ),
    declare(
        vanguard_move,
        source="L587; B10 SE",
        command="move",
        variant="vanguard",
        effects=placed_effects,
        beyond=beyond("forerunners", "newer"),
    ),
    declare(
        ambush_arrival,
        source="L758; R L990",
        command="move",
        variant="ambush",
        effects=arrival_effects,
        beyond=beyond("forerunners", "same"),
    ),
    declare(
        reform_move,
        source="L779-781; R L984-1076",
        command="move",
        variant="reform",
        effects=reformed,
        phases=_PHASE,
        demands=_OWN,
        beyond=_FLIGHT,
    ),
    declare(
        wheel_distance,
        source="L783-796; R L984-1076",
        command="move",
        variant="wheel",
        beyond=_FLIGHT,
    ),
    declare(one_inch_rule, source="L271-275", command="move", variant="one-inch"),
)
"""The chapter's rules."""
