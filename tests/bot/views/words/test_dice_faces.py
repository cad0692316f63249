"""Faces of dice in lines: in words, as pictures, and out of pictures again."""

from __future__ import annotations

import re

import pytest

from bot.views.words.dice_faces import (
    OUTCOMES,
    PICTURED,
    Outcome,
    cut_whole,
    face_of,
    in_outline,
    in_pictures,
    in_words,
    out_of_pictures,
    version_of,
)

ALL = {face.name: f"<:{face.name}:{10**18 + number}>" for number, face in enumerate(PICTURED)}


def line(*fallen: tuple[int, Outcome], die: str = "d6") -> str:
    return " ".join(face_of(die, mark, outcome).within(str(mark)) for mark, outcome in fallen)


def test_neighbours_of_one_outcome_share_their_signs() -> None:
    fallen = line((6, "hit"), (5, "hit"), (2, "miss"), (1, "again"), (3, "plain"), (4, "hit"))
    assert in_words(f"to hit: {fallen} → 3") == "to hit: **6 5** ~~2~~ 1↻ 3 **4** → 3"


def test_numbers_of_faces_stay_with_them() -> None:
    counted = f"{line((6, 'hit'))}×20 {line((1, 'miss'))}×3"
    assert in_words(counted) == "**6×20** ~~1×3~~"
    assert in_pictures(counted, ALL) == f"{ALL['d6_hit_6_v1']}×20 {ALL['d6_miss_1_v1']}×3"


def test_pictures_stand_side_by_side() -> None:
    fallen = line((6, "hit"), (2, "plain"))
    assert in_pictures(fallen, ALL) == ALL["d6_hit_6_v1"] + ALL["d6_2_v1"]


def test_a_row_of_which_one_picture_is_missing_is_in_words() -> None:
    some = {name: picture for name, picture in ALL.items() if name != "d6_miss_2_v1"}
    row, other = line((6, "hit"), (2, "miss")), line((3, "plain"))
    assert in_pictures(f"{row} → {other}", some) == f"**6** ~~2~~ → {ALL['d6_3_v1']}"
    assert in_pictures(row, {}) == "**6** ~~2~~"


@pytest.mark.parametrize(
    ("die", "mark", "name"),
    [
        ("d6", 5, "d6_hit_5_v1"),
        ("d3", 3, "d6_hit_3_v1"),
        ("d100", 42, None),
        ("scatter", 2, None),
        ("magic-low", 3, None),
    ],
)
def test_dice_have_pictures_that_look_like_them(die: str, mark: int, name: str | None) -> None:
    shown = in_pictures(line((mark, "hit"), die=die), ALL)
    assert shown == (f"**{mark}**" if name is None else ALL[name])


def test_a_misfire_has_a_picture_and_a_name_in_the_language_of_its_reader() -> None:
    face = face_of("artillery", 0, "plain").within("incident")
    assert in_words(face) == "incident"
    drawn = in_pictures(face, ALL)
    assert drawn == ALL["artillery_misfire_v1"]
    assert in_words(out_of_pictures(drawn, "incident")) == "incident"


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_what_was_a_picture_is_told_in_the_same_words(outcome: Outcome) -> None:
    fallen = f"roll: {line((6, outcome), (2, 'plain'), (1, outcome))}×4"
    assert in_words(out_of_pictures(in_pictures(fallen, ALL))) == in_words(fallen)


def test_emojis_of_others_are_told_by_their_names() -> None:
    assert out_of_pictures("<:party:1> <a:d6_dance:2> <:d6_9_v1:3>") == (
        ":party: :d6_dance: :d6_9_v1:"
    )


def test_pictures_of_an_earlier_version_are_known_as_such() -> None:
    assert version_of("d6_hit_5_v0") == 0
    assert version_of("artillery_misfire_v12") == 12
    assert version_of("artillery_hit_2_v1") is None
    assert version_of("d6_hit_7_v1") is None
    assert version_of("d6_hit_5") is None
    assert version_of("party_v1") is None


def test_names_are_words_that_discord_takes() -> None:
    assert len(ALL) == 30
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in ALL)
    assert all(version_of(name) == 1 for name in ALL)


def test_a_picture_is_as_wide_as_two_letters_and_a_space() -> None:
    fallen = f"to hit: {line((6, 'hit'), (5, 'hit'))}×20"
    assert in_outline(fallen) == "to hit: 88 88×20"


def test_no_face_is_broken_where_a_line_is_cut() -> None:
    fallen = f"to hit: {line((6, 'hit'), (5, 'hit'), (2, 'miss'))}"
    assert cut_whole(fallen, 1000) == fallen
    told = {in_words(cut_whole(fallen, longest)) for longest in range(9, len(fallen))}
    assert told == {f"to hit:{end}…" for end in ("", " **6**", " **6 5**")}
