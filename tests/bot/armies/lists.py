"""Lists to read, and the words they are read with."""

from __future__ import annotations

import io
import xml.etree.ElementTree as ET
import zipfile
from functools import cache
from typing import Any

import orjson

from bot.armies.roster import Lexicon, Roster
from bot.commands.options.names import GameNames
from bot.commands.units.lexicon import lexicon_of
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import installed_games
from tests.architecture.sources import ROOT

ROS = (ROOT / "tests" / "data" / "armies" / "river-host.ros").read_bytes()

PLAIN = """\
# The army of the ford
army: River Host
game: blackhammer

== Core ==
Spearmen 20 M4 WS3 S3 T3 W1 A1 Ld7 Sv5+ [shield]
- 10x Archers M4 BS4 Ld7
"Company 7" 12/20-1 M4 W2 [hatred; magic resistance (2)]
Trolls 3 M6 Q9
"""

CSV = """\
Unit,Models,M,WS,Wounds,Save,Luck,Special rules
Spearmen,20,4,3,1,5+,,shield
Trolls,3,6,3,3,-,,"stupidity, regeneration"
,4,4,,,,,
Wolves,many,9,,,,,
Bears,2,4,99,,,,
"""


@cache
def lexicon(locale: str = "en") -> Lexicon:
    """Return the words of BlackHammer as players of a language mean them."""
    games = installed_games()
    game = games["blackhammer"]
    return lexicon_of(game, GameNames(game, Localiser(games.values()), locale))


def packed(content: bytes, name: str = "host.ros", method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return a `.rosz`."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        archive.writestr(name, content)
    return out.getvalue()


def as_json(ros: bytes) -> bytes:
    """Return a roster as New Recruit writes it in JSON: numbers as such, values as `$text`."""

    def told(element: ET.Element) -> dict[str, Any]:
        data: dict[str, Any] = dict(element.attrib)
        if "number" in data:
            data["number"] = int(data["number"])
        if element.tag.endswith("}cost"):
            data["value"] = float(data["value"])
        if element.text and element.text.strip():
            data["$text"] = element.text
        for child in element:
            data[child.tag.rpartition("}")[2]] = [told(each) for each in child]
        return data

    root = ET.fromstring(ros)  # noqa: S314 - a file of our own
    return orjson.dumps({"roster": {**told(root), "generatedBy": "a test"}})


def codes(roster: Roster) -> list[tuple[int, str, str]]:
    """Return the problems of a roster in short."""
    return [(problem.line, problem.subject, problem.reason.code) for problem in roster.problems]


def profile(roster: Roster, name: str) -> str:
    """Return a unit's models and profile in short."""
    unit = next(each for each in roster.units if each.name == name)
    return " ".join([str(unit.models), *(f"{field}={value}" for field, value in unit.profile)])
