"""Checks that dice were fair: python verify_dice.py dice.json.

Needs Python and nothing else, and shares no code with the bot, so that it can be read and trusted
by itself. The file is what the bot hands out once it has revealed a secret:

    seed        the secret, 32 bytes in hexadecimal
    commitment  what was published before the first roll; compare it with what you saw then
    stream      the name of this series of draws
    words       what the players added to it
    draws       every draw: its number, the die, the mark on each side of it, the marks that fell
    first       the number of the first draw, 0 where nothing is said
    entries     in the export of a battle: each entry of its log as text, and its hash

The hash of an entry is SHA-256 of its text, and each text holds the hash of the entry before:
whoever changes one entry would have to change all that follow. The export may be packed (.json.gz).

How a draw comes about. For draw number n the bot computes, for k = 0, 1, 2…,

    HMAC-SHA256 with the seed as key, of the text "stream|words|n|k"

and reads the 32 bytes of each result as numbers from 0 to 255; for a die of more than 256 sides two
bytes together are one number from 0 to 65535, the first byte counting 256 times. One number is
enough for several small dice: as many as fit are read from it, three D6 since 6 x 6 x 6 = 216 is
not above 256. A number is thrown away where the sides could not share the numbers evenly (for D6
the numbers from 216 on). The first die of a number is the remainder when it is divided by the
sides, counted from 0; the second is the remainder when the quotient is divided again; and so on.
The first dice of all numbers of a result come first, then their second dice, then their third.
The bot cannot choose what falls: the seed was fixed by the commitment, and the rest is arithmetic.

Prints one line for each thing that is wrong. Ends with 0 if all is well, 1 if something is wrong,
2 if the file cannot be read.
"""

import gzip
import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

BYTE = 256
FEWEST_SIDES = 2
MOST_SIDES = 1000
SPECIAL_DICE = {
    "d3": [1, 2, 3, 4, 5, 6],
    "artillery": [2, 4, 6, 8, 10, 0],
    "scatter": [1, 2, 2, 3, 4, 0],
    "scatter-hit": [1, 1, 2, 2, 2, 2],
    "magic-low": [1, 1, 2, 2, 2, 3],
    "magic-high": [3, 4, 4, 5, 5, 6],
}


def fair_sides(seed: bytes, text: str, sides: int, count: int) -> list[int]:
    """Return the sides, counted from 0, that the draw named by `text` must have shown."""
    if not FEWEST_SIDES <= sides <= MOST_SIDES:
        raise ValueError(f"a die of {sides} sides")
    width = 1 if sides <= BYTE else 2
    numbers = BYTE**width
    each = 1
    while width == 1 and sides ** (each + 1) <= numbers:
        each += 1
    limit = numbers - numbers % sides**each
    found: list[int] = []
    block = 0
    while len(found) < count:
        result = hmac.new(seed, f"{text}|{block}".encode(), hashlib.sha256).digest()
        starts = range(0, len(result), width)
        values = [int.from_bytes(result[start : start + width], "big") for start in starts]
        for place in range(each):
            found += [value // sides**place % sides for value in values if value < limit]
        block += 1
    return found[:count]


def known_sides(die: str) -> list[int] | None:
    """Return the marks that a die of this name has, None for a name unknown here."""
    if die in SPECIAL_DICE:
        return SPECIAL_DICE[die]
    if die.startswith("d") and die[1:].isdecimal():
        return list(range(1, int(die[1:]) + 1))
    return None


def draw_problems(export: dict[str, Any], seed: bytes, place: int) -> Iterator[str]:
    """Yield what is wrong with one draw."""
    draw = export["draws"][place]
    number, die, sides, marks = draw["number"], draw["die"], draw["sides"], draw["marks"]
    expected = export.get("first", 0) + place
    if number != expected:
        yield f"draw {expected} is missing: draw {number} stands in its place"
    if (known_sides(die) or sides) != sides:
        yield f"draw {number}: these are not the sides of a {die}"
    text = f"{export['stream']}|{export['words']}|{number}"
    fair = [sides[side] for side in fair_sides(seed, text, len(sides), len(marks))]
    for position in range(len(marks)):
        if marks[position] != fair[position]:
            yield (
                f"draw {number}: die {position + 1} ({die}) shows {marks[position]}, "
                f"but {fair[position]} was drawn"
            )


def chain_problems(entries: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what is wrong with the chain of a log."""
    last = ""
    for place, entry in enumerate(entries, 1):
        if entry["number"] != place:
            yield f"entry {place} is missing: entry {entry['number']} stands in its place"
        text = entry.get("record")
        if text is not None:
            if hashlib.sha256(text.encode()).hexdigest() != entry["hash"]:
                yield f"entry {entry['number']}: this text does not have this hash"
            if json.loads(text)["previous"] != last:
                yield f"entry {entry['number']} does not hold the hash of the entry before"
        last = entry["hash"]


def problems(export: dict[str, Any]) -> Iterator[str]:
    """Yield everything that is wrong, one line each."""
    yield from chain_problems(export.get("entries", []))
    if export.get("seed") is None and "entries" in export:
        return
    seed = bytes.fromhex(export["seed"])
    if hashlib.sha256(seed).hexdigest() != export["commitment"].lower():
        yield "the seed is not the one that the commitment was made for"
    for place in range(len(export["draws"])):
        yield from draw_problems(export, seed, place)


def main(arguments: list[str]) -> int:
    """Check the file named; return 0, 1 or 2 as the text above says."""
    if len(arguments) != 1:
        print("usage: python verify_dice.py dice.json", file=sys.stderr)
        return 2
    try:
        content = Path(arguments[0]).read_bytes()
        if arguments[0].endswith(".gz"):
            content = gzip.decompress(content)
        export = json.loads(content)
        found = list(problems(export))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
        print(f"this cannot be read as an export of dice: {error!r}", file=sys.stderr)
        return 2
    for line in found:
        print(line)
    if not found:
        if "entries" in export:
            print(f"all {len(export['entries'])} entries hold together")
        if export.get("seed") is None and "entries" in export:
            print(f"the secret is not revealed yet; the commitment is {export['commitment']}")
        else:
            draws = len(export["draws"])
            print(f"all {draws} draws are fair; the commitment is {export['commitment']}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
