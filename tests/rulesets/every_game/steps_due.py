"""Every step that an outcome leads to, game by game: due by a reminder, or why not."""

from __future__ import annotations

from typing import Final

_CHOICE: Final = "who may do it may leave it"
_SEEN: Final = "players alone see whether it comes to it"
_SETTLES: Final = "it ends what is due"

DUE: Final[dict[str, dict[str, str]]] = {
    "t9a": {
        "<procedure>.<_COUNT>": "hits-to-count",
        "auto_hits.<_UNIT>": "hits-of-witch-fire",
        "auto_hits.<_ORIGINS[origin].step>": "hits-of-hellfire",
        "auto_hits.miscast-caster": "hits-of-own-miscast",
        "auto_hits.miscast-wizard": "hits-of-magical-backlash",
        "bound_overwhelming": "miscast-due",
        "channelling": "channel",
        "charge_range": "charge",
        "charge_reaction": "charge-unanswered",
        "counter_channelling": "counter-channel",
        "dangerous_terrain": "danger",
        "explosion_hits.explosion": "explosion",
        "flee_move": "flight-due",
        "flee_pursuit": "rout",
        "miscast": "miscast-due",
        "miscast_hits.miscast-others": "miscast-hits",
        "panic_test": "panic",
        "restrain_test": "rout",
        "spell_effect": "spell-to-resolve",
        "spell_generation": "spells",
        "terror_test": "terror",
    },
    "blackhammer": {
        "assault_round": "assault",
        "chariot_terrain": "rough-ground",
        "charge_resolve": "charge",
        "charge": "charge",
        "close_combat_round": "combat",
        "duel": "challenge-goes-on",
        "fear_charged": "fear-reached",
        "fiasco_contact": "fiasco-to-count",
        "flee_move": "flight",
        "flee_pursuit": "rout",
        "machine_hits": "hits-to-count",
        "miscast": "fiasco-due",
        "mount_reaction": "mount-reaction",
        "panic_test": "panic",
        "restrain_test": "rout",
        "shooting_attack": "shots-due",
        "spell_effect": "spell-to-resolve",
        "terror_test": "terror-reached",
    },
    "whfb2": {
        "animosity_control": "quarrel",
        "chariot_slide": "slide",
        "charge_move": "charge-declared",
        "fear_test": "fear-charged",
        "free_attacks": "free-blows",
        "machine_hits": "hits-to-count",
        "panic_test": "panic",
        "pursuit_move": "pursuit",
        "rout_move": "flight",
        "rout_test": "rout-due",
        "stop_pursuit_test": "pursuit-goes-on",
        "stupid_wander": "stupid-wander",
        "uncontrolled_reaction": "uncontrolled",
    },
    "aos4": {},
    "rank_and_flank": {},
}
"""Steps, each with the reminder that asks for it."""
ELSEWHERE: Final[dict[str, dict[str, str | None]]] = {
    "t9a": {"restrain_test": "flee_pursuit"},
    "blackhammer": {"charge_resolve": "charge", "duel": None, "restrain_test": "flee_pursuit"},
    "whfb2": {},
    "aos4": {},
}
"""Steps of which the reminder asks by another procedure, with that one; None where it only tells,
and the desk offers the step by itself."""
AWAITED: Final[dict[str, tuple[str, ...]]] = {
    "t9a": (),
    "blackhammer": ("dispel_free_spell", "let_free_spell_through"),
    "whfb2": (),
    "aos4": (
        *("first_turn.leave-first-turn", "first_turn.take-first-turn", "let_through", "unbind"),
    ),
    "rank_and_flank": (
        *("<procedure>.<f'respond-{response}'>", "challenge.<f'challenge-{answer}'>"),
        *("dispel", "let_through"),
    ),
}
"""Answers of the other side, which the table waits for by itself."""
FREE: Final[dict[str, dict[str, str]]] = {
    "t9a": {
        "catch_test": _CHOICE,
        "fled_off_table": _SEEN,
        "nobody_else": _SETTLES,
        "overrun": _CHOICE,
        "random_direction": "its direction is no state of the table",
        "spell_effect.attribute": "the attribute needs a legal target, which players alone see",
    },
    "blackhammer": {
        "<procedure>.<name>": _CHOICE,
        "<test>": "the charge that it comes before is refused without it",
        "charge_declaration": _CHOICE,
        "frenzy_check.it-holds-back": _CHOICE,
        "machine_hits.machine-hits-on": _SEEN,
        "manoeuvre_cost.it-reforms": _CHOICE,
        "overrun": _CHOICE,
        "spell_effect.<name>": _SEEN,
    },
    "whfb2": {
        "<test>": "the charge that it comes before waits for it",
        "collapse": _SEEN,
        "machine_hits.machine-hits-on": _SEEN,
        "machine_move.machine-moves": _CHOICE,
        "pursuit_restraint_test": _CHOICE,
        "spell_effect": "the spell works as it is cast: the step is one more target of it",
        "standard_capture": _SEEN,
    },
    "aos4": {
        "<each>": _CHOICE,
        "forward_to_victory": _CHOICE,
        "in_combat": _SEEN,
    },
    "rank_and_flank": {
        "<NOBODY_NEAR>": _SETTLES,
        "panic_test.<OF_FRIENDS>": "which friends are near, players alone see: the alarm is due",
        "shooting_attack": "each game reminds of the shots at a charger",
    },
}
"""Steps that nothing waits for, each with why."""
UNNOTED: Final[dict[str, dict[str, str]]] = {
    "t9a": {},
    "blackhammer": {},
    "whfb2": {
        "chariot_hits": "each shot has its own hits and Strength: the number of a status holds one",
        "explosion_hits": "nothing says that nobody near is left to be struck, which would end it",
    },
    "aos4": {},
    "rank_and_flank": {},
}
"""Steps that the text asks for and no state of the table holds: what is to be mended next."""
