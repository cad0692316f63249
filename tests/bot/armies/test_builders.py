"""Rosters of army builders: their trees become units, in XML, packed, and in JSON alike."""

from __future__ import annotations

import orjson
import pytest

from bot.armies.reading import read_army
from bot.armies.roster import Roster
from rulesets.refusal import Refusal
from tests.bot.armies.lists import ROS, as_json, codes, lexicon, packed, profile

FORMS = {"ros": ROS, "rosz": packed(ROS), "json": as_json(ROS)}


@pytest.fixture(params=FORMS)
def host(request: pytest.FixtureRequest) -> Roster:
    return read_army(FORMS[request.param], lexicon())


def test_the_forces_within_forces_are_read_in_order_and_what_is_no_unit_is_not(
    host: Roster,
) -> None:
    assert host.name == "River Host"
    assert [unit.name for unit in host.units] == [
        "Captain",
        "Old Wardens",
        "War Wagon",
        "Hired Crossbows",
        "Otter",
    ]


def test_a_mount_moves_its_rider_and_its_other_values_are_told(host: Roster) -> None:
    assert profile(host, "Captain") == ("1 m=8 ws=6 bs=5 s=4 t=4 w=2 i=5 a=3 ld=8 ward=5 points=97")
    told = next(p for p in host.problems if p.reason.code == "army-other-profiles")
    assert told.reason.facts["profiles"] == "Warhorse (M8 WS3 S3 I3 A1)"


def test_rules_come_from_rules_and_upgrades_and_unknown_ones_are_told(host: Roster) -> None:
    captain = host.units[0]
    assert list(captain.rules) == ["general", "magic-resistance"]
    assert captain.rules.number("magic-resistance") == 2
    told = next(p for p in host.problems if p.reason.code == "army-unknown-rules")
    assert (told.subject, told.reason.facts["names"]) == ("Captain", "Sworn to the Ford")


def test_the_models_are_counted_together_and_the_most_numerous_gives_the_profile(
    host: Roster,
) -> None:
    assert profile(host, "Old Wardens") == "20 m=4 ws=3 s=3 t=3 w=1 a=1 ld=7 save=5 points=190"
    assert list(host.units[1].rules) == ["shield"]


def test_gaps_of_a_chariot_are_filled_from_crew_and_beasts(host: Roster) -> None:
    assert profile(host, "War Wagon") == "1 m=7 ws=3 s=5 t=5 w=4 a=D6 ld=7"


def test_what_a_profile_has_and_the_game_has_not_is_told_and_no_more(host: Roster) -> None:
    told = [(subject, code) for _, subject, code in codes(host)]
    assert ("Old Wardens", "army-unknown-value") in told
    assert ("Hired Crossbows", "army-no-profile") in told
    assert ("Otter", "value-out-of-range") in told
    assert profile(host, "Hired Crossbows") == "10"
    assert profile(host, "Otter") == "3 m=6 t=3"


def test_problems_of_an_xml_file_name_their_line() -> None:
    lines = {problem.subject: problem.line for problem in read_army(ROS, lexicon()).problems}
    assert ROS.decode().splitlines()[lines["Otter"] - 1].strip().startswith("<selection")


def unit_of(*parts: dict[str, object], **more: object) -> Roster:
    """Read a roster of one selection."""
    unit = {"name": "Squad", "type": "unit", "number": 1, "selections": parts, **more}
    return read_army(orjson.dumps({"roster": {"forces": [{"selections": [unit]}]}}), lexicon())


def part(name: str, number: int, kind: str, **values: str) -> dict[str, object]:
    """Return a part of a unit; one with values has a profile."""
    found = [{"name": heading, "$text": text} for heading, text in values.items()]
    sheets = [{"name": name, "characteristics": found}] if found else []
    return {"name": name, "type": kind, "number": number, "profiles": sheets}


def test_models_that_are_called_upgrades_are_counted_and_mounts_are_not() -> None:
    leader = part("Leader", 1, "model", M="4", WS="5")
    band = part("Band", 9, "upgrade", M="4", WS="3")
    assert profile(unit_of(leader, band), "Squad") == "10 m=4 ws=3"
    alone = part("Band", 9, "upgrade", M="4", WS="3"), part("Leader", 1, "upgrade", M="4", WS="5")
    assert profile(unit_of(*alone), "Squad") == "10 m=4 ws=3"
    riders = part("Rider", 5, "model", M="4", WS="4"), part("Horse", 5, "upgrade", M="8", WS="3")
    assert profile(unit_of(*riders), "Squad") == "5 m=4 ws=4"


def test_a_squad_that_is_an_upgrade_is_one_unit() -> None:
    parts = part("Sergeant", 1, "model", M="4", WS="5"), part("Man", 4, "model", M="4", WS="3")
    roster = unit_of(*parts, type="upgrade")
    assert [unit.name for unit in roster.units] == ["Squad"]
    assert profile(roster, "Squad") == "5 m=4 ws=3"


def test_among_as_many_models_the_one_that_bears_the_unit_s_name_counts() -> None:
    parts = part("Servant", 1, "model", M="4", WS="2"), part("Squad", 1, "model", M="4", WS="6")
    assert profile(unit_of(*parts), "Squad") == "2 m=4 ws=6"


def test_a_split_profile_is_put_together_by_its_name() -> None:
    def sheet(**values: str) -> dict[str, object]:
        found = [{"name": name, "$text": text} for name, text in values.items()]
        return {"name": "Knight", "typeName": "x", "characteristics": found}

    parts = [sheet(M="7", Ld="8"), sheet(WS="4", S="4", A="1"), sheet(T="3", W="1")]
    unit = {"name": "Knights", "type": "unit", "number": 5, "profiles": parts}
    data = orjson.dumps({"roster": {"forces": [{"selections": [unit]}]}})
    assert profile(read_army(data, lexicon()), "Knights") == "5 m=7 ws=4 s=4 t=3 w=1 a=1 ld=8"


def test_a_value_with_another_in_brackets_counts_by_its_first() -> None:
    values = [{"name": n, "$text": t} for n, t in (("M", "8 (10)"), ("WS", "4"), ("T", "x"))]
    unit = {"name": "Bird", "type": "model", "profiles": [{"characteristics": values}]}
    roster = read_army(orjson.dumps({"roster": {"forces": [{"selections": [unit]}]}}), lexicon())
    assert profile(roster, "Bird") == "1 m=8 ws=4"
    assert [code for _, _, code in codes(roster)] == ["army-first-value", "not-an-amount"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"<roster>", "army-xml-broken"),
        (b"<catalogue/>", "army-not-a-roster"),
        (b"<roster/>", "army-empty"),
        (b'{"roster": 1}', "army-not-a-roster"),
        (b'{"roster": ', "army-json-broken"),
        (b"{}", "army-not-a-roster"),
        (b"PK\x03\x04 and no more", "army-zip-broken"),
        (b"\x00\x01\x02\xff\xfe\xfd", "army-not-text"),
        (b"", "army-empty"),
    ],
)
def test_what_is_no_roster_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_army(data, lexicon())
    assert refused.value.code == code
