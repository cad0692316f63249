"""Values as players write them by hand, on their way to what a client would send."""

from __future__ import annotations

import pytest

from bot.local.terminal.values import with_values

COMMANDS = [
    {
        "type": 1,
        "name": "muster",
        "options": [
            {"type": 3, "name": "list"},
            {"type": 4, "name": "save"},
        ],
    },
    {
        "type": 1,
        "name": "dispel",
        "options": [
            {"type": 3, "name": "what"},
            {"type": 3, "name": "spell"},
            {"type": 3, "name": "more"},
        ],
    },
    {
        "type": 1,
        "name": "roll",
        "options": [
            {"type": 3, "name": "notation"},
            {"type": 3, "name": "values"},
            {"type": 3, "name": "cover", "choices": [{"name": "light", "value": "light"}]},
        ],
    },
]


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        (
            "/muster list:Lanciers 20 M4 [bouclier]\nTotal: 900 pts\nFin : bravo",
            "/muster list:Lanciers 20 M4 [bouclier]\nTotal: 900 pts\nFin : bravo",
        ),
        (
            "/muster list:Lanciers 20\nOrques 10\nsave:5+",
            "/muster list:Lanciers 20\nOrques 10\nsave:5",
        ),
        ("/muster save:5+ list:Lanciers  20", "/muster save:5 list:Lanciers  20"),
        (
            "/roll break_test ld:8 lost_by:2",
            '/roll break_test values:"ld:8 lost_by:2"',
        ),
        ("/dispel spell level:2", '/dispel spell more:"level:2"'),
        ("/roll volley cover:light", "/roll volley cover:light"),
        ("/roll volley cover:léger ld:8", '/roll volley values:"cover:léger ld:8"'),
    ],
)
def test_only_what_a_client_would_not_take_is_written_anew(typed: str, sent: str) -> None:
    assert with_values(typed, COMMANDS) == sent


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("/resolve break_test ld:8", '/roll break_test values:"ld:8"'),
        ("/resolve procedure:break_test values:ld:8", '/roll break_test values:"ld:8"'),
        ("/table misfire", "/roll table misfire"),
        ("/table what:feature size:3", '/roll table values:"what:feature size:3"'),
        ("/scatter", "/roll scatter"),
        ("/card draw", "/deck draw"),
        ("/card score card:Seize", "/deck score card:Seize"),
        ("/redo", "/battle redo"),
        ("/overrule entry:3", "/battle overrule entry:3"),
        ("/ruling list", "/book ruling list"),
        ("/territory map campaign:North", "/campaign territory map campaign:North"),
        ("/challenge accept", "/campaign challenge accept"),
        ("/chronicle battle", "/campaign chronicle battle"),
        ("/campaign battle battle:3", "/campaign result battle battle:3"),
        ("/campaign battles", "/campaign result battles"),
        ("/campaign standings", "/campaign standings"),
        ("/campaign result log", "/campaign result log"),
        ("/deck list", "/deck list"),
        ("table misfire", "table misfire"),
    ],
)
def test_a_line_of_before_calls_its_command_where_discord_has_it(typed: str, sent: str) -> None:
    assert with_values(typed, COMMANDS) == sent
