"""What holds for every test."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from bot.settings import PREFIX

# How long something takes is measured in benchmarks; a test passes on a slow machine as well.
settings.register_profile("vexille", deadline=None)
settings.load_profile("vexille")


@pytest.fixture(autouse=True)
def _no_setting_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a developer's settings, and what only tests are told, from a bot that refuses them."""
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)
