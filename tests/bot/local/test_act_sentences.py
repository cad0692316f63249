"""Sentences that a player reads when an act is refused."""

from __future__ import annotations

import re

import pytest

from bot.texts.localiser import Localiser
from tests.architecture.sources import sources, within

PACKAGES = ("localdiscord", "bot.local.page")
REFUSED = re.compile(r'Refused\(\s*"(\w+)"(?: if meant else "(\w+)")?')
CODES = {
    code
    for module in sources("bot", "localdiscord")
    if any(within(module.module, package) for package in PACKAGES)
    for found in REFUSED.findall(module.text)
    for code in found
    if code
}


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_refusal_of_the_table_has_its_sentence(locale: str) -> None:
    assert {"bad_count", "wrong_channel", "unknown_channel", "file_too_large"} <= CODES
    bundles = Localiser([]).texts(locale).bundles
    said = {code for code in CODES for bundle in bundles if bundle.has_message(key(code))}
    assert CODES - said == set()


def key(code: str) -> str:
    return f"terminal-{code.replace('_', '-')}"
