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
        "name": "resolve",
        "options": [
            {"type": 3, "name": "procedure"},
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
            "/resolve break_test ld:8 lost_by:2",
            '/resolve break_test values:"ld:8 lost_by:2"',
        ),
        ("/dispel spell level:2", '/dispel spell more:"level:2"'),
        ("/resolve volley cover:light", "/resolve volley cover:light"),
        ("/resolve volley cover:léger ld:8", '/resolve volley values:"cover:léger ld:8"'),
    ],
)
def test_only_what_a_client_would_not_take_is_written_anew(typed: str, sent: str) -> None:
    assert with_values(typed, COMMANDS) == sent
