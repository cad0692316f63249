"""Ids from the clock and from names."""

from datetime import UTC, datetime

import discord
from hypothesis import given
from hypothesis import strategies as st

from localdiscord.protocol.snowflakes import (
    EPOCH_MS,
    SnowflakeClock,
    named_snowflake,
    snowflake_time,
)


def test_ids_rise_strictly_even_within_one_millisecond_and_when_the_clock_goes_back() -> None:
    moments = iter([EPOCH_MS + 1000] * 5000 + [EPOCH_MS + 10] * 10 + [EPOCH_MS + 9000])
    clock = SnowflakeClock(lambda: next(moments), worker=3)
    drawn = [clock.draw() for _ in range(5011)]
    assert drawn == sorted(set(drawn))
    assert snowflake_time(drawn[-1]) == datetime(2015, 1, 1, 0, 0, 9, tzinfo=UTC)


def test_two_processes_draw_different_ids_in_the_same_millisecond() -> None:
    first, other = (SnowflakeClock(lambda: EPOCH_MS + 5, worker=worker) for worker in (1, 2))
    assert {first.draw() for _ in range(100)}.isdisjoint({other.draw() for _ in range(100)})


def test_the_moment_of_an_id_is_the_one_the_client_library_reads() -> None:
    drawn = SnowflakeClock().draw()
    assert snowflake_time(drawn) == discord.utils.snowflake_time(drawn)


def test_a_name_has_one_id_for_ever() -> None:
    assert named_snowflake("person", "Alice") == 454364494618812685
    assert named_snowflake("person", " ALICE ") == named_snowflake("person", "alice")
    assert named_snowflake("person", "Alice") != named_snowflake("channel", "Alice")
    assert named_snowflake("person", "Alice") != named_snowflake("person", "Alicia")


@given(st.text())
def test_an_id_from_a_name_is_older_than_any_from_the_clock(name: str) -> None:
    moment = snowflake_time(named_snowflake("person", name))
    assert datetime(2015, 1, 1, tzinfo=UTC) < moment < datetime(2020, 1, 1, tzinfo=UTC)


def test_ids_go_on_above_those_of_an_earlier_run() -> None:
    clock = SnowflakeClock(lambda: EPOCH_MS + 5, worker=0)
    earlier = SnowflakeClock(lambda: EPOCH_MS + 900, worker=1023).draw()
    clock.go_on_from(earlier)
    clock.go_on_from(7)
    drawn = [clock.draw() for _ in range(10)]
    assert drawn == sorted(set(drawn))
    assert drawn[0] > earlier
