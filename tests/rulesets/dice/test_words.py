"""The words of players for dice."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from tests.architecture.sources import ROOT


@pytest.mark.parametrize("folder", ["notation/spoken", "handles/thrown"])
def test_no_word_says_two_things(folder: str) -> None:
    text = (ROOT / "rulesets" / "dice" / folder / "words.toml").read_text(encoding="utf-8")
    groups = {name: listed for name, listed in tomllib.loads(text).items() if name != "doubt"}
    said = Counter(
        phrase
        for listed in groups.values()
        if isinstance(listed, str)
        for phrase in {" ".join(phrase.replace("-", " ").split()) for phrase in listed.split(",")}
    )
    assert [phrase for phrase, groups_of_it in said.items() if groups_of_it > 1] == []
