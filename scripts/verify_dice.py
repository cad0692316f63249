"""Checks that dice were fair: python verify_dice.py dice.json [--head 8f3a91c2d4e5b607].

Needs Python and nothing else, and shares no code with the bot, so that it can be read and trusted
by itself. The file is what the bot hands out: the draws of a secret that was revealed, or a whole
battle (docs/battle-export.md tells its parts; .json.gz is packed):

    seed        the secret, 32 bytes in hexadecimal; null in a battle that goes on
    commitment  what was published before the first roll; compare it with what you saw then
    stream      the name of this series of draws
    words       what the players added to it
    draws       every draw: its number, the die, the mark on each side of it, the marks that fell
    first       the number of the first draw of this secret, 0 where nothing is said
    earlier     secrets of ends that were taken back, each with its first draw and the one after its
                last: their draws are in the file as well
    entries     the log of a battle: each entry as the text that was hashed, and its hash

Each text holds the hash of the entry before: whoever changes one entry changes the hashes of all
that follow. Whoever wrote the whole log anew could still make them fit. What he cannot make fit is
what you saw: the commitment at the beginning, and the hash that stood, short, at the foot of every
answer. Give those of your screenshots with --head, as often as you like: the last one matters most.

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

What is held against what: the entries against their hashes, their players' names against the hashes
of those, their dice against their draws, every draw number once and in order, no die after it was
discarded, the draws against the secret, the table at the end against the changes, the beginning and
the end against the file.

Prints one line for each thing that is wrong. Ends with 0 if all is well, 1 if something is wrong,
2 if the file cannot be read.
"""

import gzip
import hashlib
import hmac
import json
import re
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

BYTE = 256
FEWEST_SIDES = 2
MOST_SIDES = 1000
SEED_BYTES = 32
SHORTEST_HEAD = 8
FORM = 2
SPECIAL_DICE = {
    "d3": [1, 2, 3, 4, 5, 6],
    "artillery": [2, 4, 6, 8, 10, 0],
    "scatter": [1, 2, 2, 3, 4, 0],
    "scatter-hit": [1, 1, 2, 2, 2, 2],
    "magic-low": [1, 1, 2, 2, 2, 3],
    "magic-high": [3, 4, 4, 5, 5, 6],
}
OF_DICE = {"stream", "words", "seed", "commitment", "draws", "first", "earlier"}
OF_SECRET = {"first", "end", "words", "commitment", "seed"}
LATER = ("link", "deck")
TABLES = {"battle": "battle"} | {name: f"{name}s" for name in ("side", "unit", "spell", *LATER)}
LINKED = 3
LINKING = {"LinkSet", "LinkCleared", "LinkMoved", "UnitReplaced"}
OF_BATTLE = {
    *OF_DICE,
    *TABLES.values(),
    "format",
    "version",
    "players",
    "state",
    "entries",
}
HEAD = {"at", "by", "changes", "form", "id", "number", "previous", "secret", "since", "span"}
CONTENT = {"action", "arguments", "binding", "command", "dice", "effects", "outcome"}
OF_ENTRY = {"number", "player", "hash", "secret", "salt", "record", "head", "content", "withheld"}
SEALING = {"battle-start", "battle-reopened", "dice-sealed", "battle-import"}
REVEALING = {"battle-end", "dice-reveal"}
DISCARDING = {"dice-waived", *REVEALING}
SHUFFLING = {"deck-new", "deck-shuffle", "battle-reopened"}


def canonical(value: Any) -> str:
    """Return the one way a value is written as JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def same(left: Any, other: Any) -> bool:
    """Return whether two values are written alike: 1, 1.0 and true are three."""
    return canonical(left) == canonical(other)


def sha(text: str) -> str:
    """Return the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def is_name(name: str, salt: str | None, seal: str | None) -> bool:
    """Return whether a name is the one hashed; of whoever was forgotten a pseudonym is left."""
    if salt is None:
        return re.fullmatch("Anonym [0-9]{6,7}", name) is not None
    return sha(f"{salt}|{name}") == seal


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
        for index in range(each):
            found += [value // sides**index % sides for value in values if value < limit]
        block += 1
    return found[:count]


def known_sides(die: str) -> list[int] | None:
    """Return the marks on a die of this name, None where there is no such die."""
    if die in SPECIAL_DICE:
        return SPECIAL_DICE[die]
    sides = re.fullmatch("d([1-9][0-9]{0,3})", die)
    if sides is None or not FEWEST_SIDES <= int(sides[1]) <= MOST_SIDES:
        return None
    return list(range(1, int(sides[1]) + 1))


def draw_problems(export: dict[str, Any], index: int) -> Iterator[str]:
    """Yield what is wrong with one draw, the seed aside."""
    draw = export["draws"][index]
    number, die, marks = draw["number"], draw["die"], draw["marks"]
    if set(draw) != {"number", "die", "sides", "marks"} or type(number) is not int:
        yield f"draw {number} has not the parts of a draw"
    sides = known_sides(die)
    if sides is None:
        yield f"draw {number}: there is no die called {die}"
    elif not same(sides, draw["sides"]):
        yield f"draw {number}: these are not the sides of a {die}"
    elif any(type(mark) is not int or mark not in sides for mark in marks):
        yield f"draw {number}: a {die} does not show {marks}"


def secrets_of(export: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the secrets of a file, the last one last, as `earlier` tells them."""
    return [*export["earlier"], {name: export.get(name) for name in OF_SECRET}]


def proves(secret: dict[str, Any], number: int) -> bool:
    """Return whether a draw is one of a secret's."""
    return bool(secret["first"] <= number and (secret["end"] is None or number < secret["end"]))


def span_problems(export: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with the spans of the secrets."""
    last = 0
    for secret in export["earlier"]:
        if not last <= secret["first"] <= secret["end"] <= export["first"]:
            yield f"the secrets do not follow each other at draw {secret['first']}"
        last = secret["end"]
    for draw in export["draws"]:
        if not any(proves(secret, draw["number"]) for secret in secrets_of(export)):
            yield f"draw {draw['number']} is of none of the secrets"


def seed_problems(export: dict[str, Any], secret: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with a secret, and with each draw held against it."""
    seed, end = bytes.fromhex(secret["seed"]), secret["end"]
    if len(seed) != SEED_BYTES or seed.hex() != secret["seed"]:
        yield f"the seed is not {SEED_BYTES} bytes in hexadecimal"
    if hashlib.sha256(seed).hexdigest() != secret["commitment"]:
        yield "the seed is not the one that the commitment was made for"
    draws = [draw for draw in export["draws"] if proves(secret, draw["number"])]
    if end is not None and len(draws) != end - secret["first"]:
        yield f"the draws before number {end} are not all there"
    for expected, draw in enumerate(draws, secret["first"]):
        number, die, sides, marks = draw["number"], draw["die"], draw["sides"], draw["marks"]
        if number != expected:
            yield f"draw {expected} is missing: draw {number} stands in its place"
            return
        text = f"{export['stream']}|{secret['words']}|{number}"
        fair = [sides[side] for side in fair_sides(seed, text, len(sides), len(marks))]
        for position, (mark, drawn) in enumerate(zip(marks, fair, strict=True), 1):
            if mark != drawn:
                yield f"draw {number}: die {position} ({die}) shows {mark}, but {drawn} was drawn"


class Table:
    """The rows that the changes of the entries make."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[int, dict[str, Any]]] = {name: {} for name in (*TABLES, "player")}

    def make(self, change: list[Any], *, old: bool) -> bool:
        """Make a change; return whether what it changes was there as it says."""
        table, key, field, before, after = change
        rows = self.rows.setdefault(table, {})
        if table == "channel":
            return True
        if not field:
            held = rows.pop(key, None)
            if after is not None:
                rows[key] = dict(after)
            if held and before and table == "player":
                before = before | {"who": held.get("who")}  # hashed anew, with another salt
            return (before is None) != (after is None) and alike(held, before, old=old)
        name, _, part = field.partition(".")
        row = rows[key]
        held = row.get(name) if not part else row[name].get(part)
        if not part:
            row[name] = after
        else:
            row[name] = {key: value for key, value in row[name].items() if key != part}
            if after is not None:
                row[name][part] = after
        return same(held, before) or (old and not held and not before)

    def stands(self, name: str, told: list[dict[str, Any]], *, old: bool) -> bool:
        """Return whether the rows of a file are these, in order of their ids."""
        kept = [row for _, row in sorted(self.rows[name].items())]
        return len(kept) == len(told) and all(map(lambda *two: alike(*two, old=old), kept, told))


def alike(row: dict[str, Any] | None, other: dict[str, Any] | None, *, old: bool) -> bool:
    """Return whether two rows are equal; a later one may have columns that came since, empty."""
    if row is None or other is None:
        return row is other
    since = {*other} - {*row}
    if {*row} - {*other} - {"channel_id"} and not old:
        return False
    both = {*row} & {*other}
    return all(same(row[name], other[name]) for name in both) and not any(map(other.get, since))


class Log:
    """The log of a battle, read entry by entry; `wrong` is what does not hold."""

    def __init__(self, export: dict[str, Any]) -> None:
        self.export = export
        self.wrong: list[str] = []
        self.table = Table()
        self.last = ""
        self.since: int | None = None
        self.draws: dict[int, tuple[str, list[int]]] = {}
        self.next_draw = 0
        self.known = {draw["number"]: draw for draw in export["draws"]}
        self.waiting: dict[int, list[int] | None] = {}
        self.unsure: set[int] = set()
        self.hidden: dict[int, tuple[int, int]] = {}
        self.old = self.forgotten = 0
        self.sealed: dict[str, Any] | None = None
        self.linked = False
        self.words = ""
        self.reveal: tuple[int, dict[str, Any]] = (0, {})
        self.went_on: list[dict[str, Any]] = []

    def say(self, number: int, what: str) -> None:
        """Note what is wrong with an entry."""
        self.wrong.append(f"entry {number}: {what}")

    def read(self) -> None:
        """Read all entries, then hold the file against them."""
        for position, part in enumerate(self.export["entries"], 1):
            if part["number"] != position or type(part["number"]) is not int:
                self.wrong.append(
                    f"entry {position} is missing: entry {part['number']} is in its place"
                )
                return
            self.entry(position, part)
            self.last = part["hash"]
        self.finish()

    def entry(self, number: int, part: dict[str, Any]) -> None:
        """Read one entry."""
        data = self.record(number, part)
        told = "arguments" in data
        self.form(number, part, data)
        reopened = data.get("action") == "battle-reopened"
        if reopened != (self.reveal[0] == number - 1 > 0):
            self.say(number, "takes back an end that is missing, or follows one as if it went on")
        if told:
            self.dice(number, data)
            self.proof(number, data)
        else:
            self.skip(number, data)
        effects = {name for name, _ in data.get("effects", ())}
        tables = {change[0] for change in data["changes"]}
        self.linked = self.linked or "link" in tables or not effects.isdisjoint(LINKING)
        for change in data["changes"]:
            if not self.table.make(change, old=data.get("form", 1) == 1):
                self.say(number, f"what it changes ({change[0]} {change[2]}) was not as it says")

    def form(self, number: int, part: dict[str, Any], data: dict[str, Any]) -> None:
        """Check where an entry stands, its form, and the name of its player."""
        form = data.get("form", 1)
        if data["previous"] != self.last:
            self.say(number, "does not hold the hash of the entry before")
        if not same(data["number"], number):
            self.say(number, "its text has another number")
        if form == FORM:
            self.since = self.since or number
            self.forgotten += part.get("salt") is None
            if data["since"] != self.since:
                self.say(number, "entries before it are not of the form they were written in")
            if not is_name(part["player"], part.get("salt"), data["by"]):
                self.say(number, f"was not made by {part['player']}")
        elif form != 1 or self.since is not None or "salt" in part:
            self.say(number, "is not of the form that it was written in")
        self.old += form == 1

    def record(self, number: int, part: dict[str, Any]) -> dict[str, Any]:
        """Return what an entry tells: its record, or the head of a secret one."""
        if not set(part) <= OF_ENTRY or part.get("secret") not in (None, True):
            raise ValueError(f"entry {number} has unknown parts")
        kinds = [kind for kind in ("record", "head", "withheld") if kind in part]
        if len(kinds) != 1 or ("content" in part and kinds != ["head"]):
            raise ValueError(f"entry {number} has no text, or two")
        if kinds == ["withheld"]:
            stub = part["withheld"]
            span = [self.next_draw, stub["next_draw"]]
            return {**stub, "number": number, "previous": self.last, "span": span}
        text = part[kinds[0]]
        if sha(text) != part["hash"]:
            self.say(number, "this text does not have this hash")
        data: dict[str, Any] = json.loads(text)
        secret = kinds == ["head"]
        if secret or data.get("form", 1) == FORM:
            parts = HEAD | ({"sealed", "content"} if secret else CONTENT)
            if set(data) != parts or data["form"] != FORM or data["secret"] is not secret:
                self.say(number, "has not the parts that it must have")
        if (part.get("secret") is True) != (secret and "content" not in part):
            self.say(number, "is told to be secret and is not, or the reverse")
        if "content" in part:
            if sha(part["content"]) != data["content"]:
                self.say(number, "this content does not have this hash")
            data |= json.loads(part["content"])
        return data

    def skip(self, number: int, data: dict[str, Any]) -> None:
        """Go past an entry that tells no dice, with the draws that it took."""
        first, end = data["span"]
        if first != self.next_draw or end < first:
            self.say(number, f"draw {self.next_draw} is missing, or was made twice")
        self.hidden[number] = (first, end)
        known = self.known
        if set(range(first, end)) <= set(known):
            told = [[n, known[n]["die"], known[n]["marks"]] for n in range(first, end)]
            self.draws |= {n: (die, marks) for n, die, marks in told}
            self.sealed_draws(number, data, told)
        self.waiting |= {
            n: self.draws[n][1] if n in self.draws else None for n in range(first, end)
        }
        self.unsure |= set(self.waiting)  # a secret outcome may have used some of these
        self.next_draw = end

    def sealed_draws(self, number: int, data: dict[str, Any], told: list[list[Any]]) -> None:
        """Hold the draws of a secret entry against what its head holds for them."""
        text = f"{number}|{canonical(told)}".encode()
        for secret in secrets_of(self.export) if told and "sealed" in data else ():
            if secret["seed"] is None or not proves(secret, data["span"][0]):
                continue
            seed = bytes.fromhex(secret["seed"])
            if hmac.new(seed, text, hashlib.sha256).hexdigest() != data["sealed"]:
                self.say(number, "its draws are not the ones that were sealed in it")

    def dice(self, number: int, data: dict[str, Any]) -> None:
        """Hold the dice of an entry against its draws."""
        dice, first = data["dice"], self.next_draw
        own: dict[int, list[int]] = {}
        for draw, die, marks in [] if dice is None else dice["draws"]:
            if type(draw) is not int or draw != self.next_draw:
                self.say(number, f"draw {self.next_draw} is missing: draw {draw} is in its place")
            if not marks and data["action"] not in SHUFFLING:
                self.say(number, f"draw {draw} shows nothing")
            self.draws[draw] = (die, marks)
            own[draw] = marks
            self.next_draw = draw + 1
        if not same(data.get("span", [first, self.next_draw]), [first, self.next_draw]):
            self.say(number, "took other draws than it says")
        if dice is not None and not self.holds(data, own):
            self.say(number, "its dice are not the ones that were drawn for it")
        self.discard(number, data)
        if "sealed" in data:
            self.sealed_draws(number, data, [] if dice is None else dice["draws"])

    def holds(self, data: dict[str, Any], own: dict[int, list[int]]) -> bool:
        """Return whether the marks of an entry are those of its draws, each die used once."""
        dice = data["dice"]
        marks, parts, fair = dice["marks"], dice.get("parts"), set[bool]()
        if parts is None:
            if data["outcome"] is None:
                self.waiting |= own
            drawn = [mark for some in own.values() for mark in some]
            typed = dice["origin"] == "typed" and bool(marks)
            return same(drawn, marks) if dice["origin"] == "fair" and own else typed and not own
        at, mine = 0, dict[int, list[int] | None](own)
        for source, count, draw, _ in parts:
            some, at = marks[at : at + count], at + count
            fair.add(source == "fair")
            if (source == "fair") != (draw is not None) or count < 1:
                return False
            if draw is not None and not self.use(draw, some, mine if draw in own else self.waiting):
                return False
        origin = "mixed" if len(fair) > 1 else "fair" if True in fair else "typed"
        return at == len(marks) and not mine and dice["origin"] == origin

    def use(self, draw: int, some: list[int], left: dict[int, list[int] | None]) -> bool:
        """Use dice of a draw in their order; return whether it has these left."""
        fallen = left.get(draw, [])
        if fallen is None:
            return True
        start = 0
        if draw in self.unsure:
            start = "".join(map(chr, fallen)).find("".join(map(chr, some)))
        end = start + len(some)
        if start < 0 or not same(fallen[start:end], some):
            return False
        left[draw] = fallen[end:]
        if not fallen[end:]:
            del left[draw]
        return True

    def discard(self, number: int, data: dict[str, Any]) -> None:
        """Let no outcome use dice that an entry discards, which must be left of their draws."""
        named: dict[int, list[int]] = {}
        if data["action"] in DISCARDING:
            for _, draw, marks in data["arguments"].get("discarded", ()):
                named[draw] = [*named.get(draw, ()), *marks]
        for draw, marks in named.items():
            left = self.waiting.pop(draw, [])
            found = "".join(map(chr, marks)) in "".join(map(chr, left or ()))
            if left is not None and not (found if draw in self.unsure else same(left, marks)):
                self.say(number, f"discards dice of draw {draw} that nobody had to use")
        if data["action"] == "battle-reopened":
            self.waiting.clear()  # the end said which dice nobody used

    def proof(self, number: int, data: dict[str, Any]) -> None:
        """Note what an entry tells of the secret: its seal, the players' words, its end."""
        action, outcome, given = data["action"], data["outcome"], data["arguments"]
        if action == "battle-reopened":
            self.go_on(number, data["span"][0])
        if action in SEALING and isinstance(outcome, dict):
            self.sealed, self.words = outcome, ""
        elif action == "dice-words":
            self.words = outcome["words"]
        elif action in REVEALING:
            self.reveal = (number, outcome)
        elif action == "secret-reveal" and given["entry"] in self.hidden and self.since == 1:
            self.say(given["entry"], f"was shown by entry {number}, and is kept secret")
        if action == "battle-import":
            self.table.rows["player"].clear()
            if (given["hash"], given["entries"]) != (self.last, number - 1):
                self.say(number, "what came from elsewhere was another log")

    def go_on(self, number: int, draws: int) -> None:
        """Hold the secret of an end that is taken back against what was sealed and counted."""
        told, sealed = {"first": 0, **self.reveal[1]}, {"first": 0, **(self.sealed or {})}
        names = ("stream", "first", "commitment")
        if not same([told[name] for name in names], [sealed[name] for name in names]):
            self.say(number, "takes back an end that revealed another secret than was sealed")
        if not same([told["words"], told["draws"]], [self.words, draws]):
            self.say(number, "takes back an end that told other words, or counted other draws")
        self.went_on.append({**{name: told.get(name) for name in OF_SECRET}, "end": told["draws"]})

    def finish(self) -> None:
        """Hold what the file says of itself against the entries."""
        export, wrong, old = self.export, self.wrong, self.since != 1
        if export["version"] != (LINKED if self.linked else 1 if self.since is None else FORM):
            wrong.append("the file is not of the version that its entries are")
        if self.sealed is not None or not old:
            told = self.sealed or {}
            true = [export["commitment"], export["stream"], export["first"]]
            if not same([told.get("commitment"), told.get("stream"), told.get("first", 0)], true):
                wrong.append("the commitment, the stream or its first draw is not what was sealed")
            if self.words != export["words"]:
                wrong.append("the words are not those that the players added")
        if not same(self.went_on, export["earlier"]):
            wrong.append("the earlier secrets are not those of the ends that were taken back")
        if export["seed"] is not None:
            self.ending()
        elif export["battle"]["status"] == "ended":
            wrong.append("the battle has ended, and its secret (seed) is not in the file")
        self.listed()
        self.standing(old=old)
        if export["players"] and not old:
            self.players()

    def listed(self) -> None:
        """Hold the draws of the file against those of the entries."""
        wrong, secrets = self.wrong, secrets_of(self.export)
        claimed = {
            n: draw
            for n, draw in self.draws.items()
            if any(proves(secret, n) for secret in secrets)
        }
        for draw in self.export["draws"]:
            if not same(claimed.pop(draw["number"], None), [draw["die"], draw["marks"]]):
                wrong.append(f"draw {draw['number']} is not in the entries as it is in the draws")
        numbers = [draw["number"] for draw in self.export["draws"]]
        if numbers != sorted(numbers):
            wrong.append("the draws are out of order")
        wrong += [f"draw {number} of the entries is not among the draws" for number in claimed]

    def standing(self, *, old: bool) -> None:
        """Hold the table of the file against what the entries made of it."""
        export = self.export
        told = {table: export[name] for table, name in TABLES.items()}
        told["battle"] = [told["battle"]]
        for name, rows in told.items():
            if not self.table.stands(name, rows, old=old):
                self.wrong.append(f"the {TABLES[name]} of the file are not what the entries made")
        hashed = {name: rows for name, rows in told.items() if name not in LATER or rows}
        if sha(canonical(hashed)) != export["state"]:
            self.wrong.append("the hash of the table (state) is another")

    def ending(self) -> None:
        """Hold the entry that revealed the secret against the file: it must be the last."""
        number, told = self.reveal
        export = self.export
        names = ("stream", "seed", "commitment", "words")
        if number != len(export["entries"]):
            self.wrong.append(
                "the entry that revealed the secret is not the last: the end is missing"
            )
        elif [told[name] for name in names] != [export[name] for name in names]:
            self.say(number, "revealed another secret")
        elif not same(told["draws"], self.next_draw):
            self.say(number, f"counted {told['draws']} draws, but there are {self.next_draw}")

    def players(self) -> None:
        """Hold the players named against the seats that were taken."""
        places = {side["id"]: side["place"] for side in self.export["sides"]}
        seats = self.table.rows["player"]
        if [player["seat"] for player in self.export["players"]] != sorted(seats):
            self.wrong.append("the players are not those who took the seats")
            return
        for player in self.export["players"]:
            seat = seats[player["seat"]]
            right = same(
                [player["role"], player["side"]], [seat["role"], places.get(seat["side_id"])]
            )
            if not right or not is_name(player["name"], player["salt"], seat.get("who")):
                self.wrong.append(f"{player['name']} did not sit there as the players say")


def checked(export: dict[str, Any]) -> Log | None:
    """Read a file; return its log, None where it holds draws alone, with all that is wrong in it.

    Raises:
        ValueError: it is no file of the bot's, or lacks what a check needs.
    """
    battle = "format" in export or "entries" in export
    if battle and (export["format"], export["version"] in (1, FORM, LINKED)) != (
        "vexille-battle",
        True,
    ):
        raise ValueError("this is no battle's file of a version known here")
    export.setdefault("first", 0)
    export.setdefault("earlier", [])
    if battle:
        for table in LATER:
            export.setdefault(TABLES[table], [])
    if set(export) != (OF_BATTLE if battle else OF_DICE):
        raise ValueError("parts are missing, or unknown")
    if any(set(secret) != OF_SECRET for secret in export["earlier"]):
        raise ValueError("an earlier secret lacks a part")
    lists = {*TABLES.values(), "draws", "players", "entries"} - {"battle"}
    if not all(isinstance(export[name], list) for name in lists & set(export)):
        raise ValueError("a part of it is no list")
    if battle and not export["entries"]:
        raise ValueError("there are no entries in it")
    if export["seed"] is None and not battle:
        raise ValueError("the secret (seed) is missing, so that no draw can be checked")
    return Log(export) if battle else None


def heads_found(log: Log, heads: list[str]) -> Iterator[str]:
    """Yield where each head that a player saw stands; note the ones that are nowhere."""
    for head in heads:
        found = [part["number"] for part in log.export["entries"] if part["hash"].startswith(head)]
        if found:
            yield f"{head} is the hash of entry {found[-1]}: up to there this is the log you saw"
        else:
            log.wrong.append(f"no entry has a hash that begins with {head}: you saw another log")


def notes(log: Log) -> Iterator[str]:
    """Yield what a log without a fault proves, and what it cannot."""
    entries = log.export["entries"]
    yield f"all {len(entries)} entries hold together; the head of the chain is {log.last}"
    kept = len(log.hidden)
    if kept:
        yield f"{kept} of them kept secret: the draws are told, what they were for is not"
    if log.forgotten:
        yield f"the names in {log.forgotten} of them are pseudonyms of players who were forgotten"
    if log.old:
        yield (
            f"{log.old} of them are of the first form, which proves less: their hashes cover "
            "neither who acted nor what is kept secret in them"
        )


def read(path: str) -> dict[str, Any]:
    """Return what a file holds, packed or not; a key that comes twice would hide the first."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise ValueError("a key comes twice")
        return found

    content = Path(path).read_bytes()
    if path.endswith(".gz"):
        content = gzip.decompress(content)
    export = json.loads(content, object_pairs_hook=once)
    if not isinstance(export, dict):
        raise TypeError("it is no object")
    return export


def check(path: str, heads: list[str]) -> tuple[list[str], list[str]]:
    """Return what is wrong with a file, and what it proves if nothing is."""
    export = read(path)
    log = checked(export)
    wrong = [line for index in range(len(export["draws"])) for line in draw_problems(export, index)]
    wrong += span_problems(export)
    for secret in secrets_of(export) if not wrong else ():
        if secret["seed"] is not None:
            wrong += seed_problems(export, secret)
    if log is None:
        if heads:
            raise ValueError("there is no log in it to look for a head in: take the battle's file")
        proved = ["which roll each draw was made for is not in this file: take the battle's"]
    else:
        log.read()
        seen = list(heads_found(log, heads))
        wrong += log.wrong
        proved = [*notes(log), *seen]
    proved += [
        f"{secret['end'] - secret['first']} draws before an end that was taken back are fair; "
        f"their commitment is {secret['commitment']}"
        for secret in export["earlier"]
    ]
    draws = sum(draw["number"] >= export["first"] for draw in export["draws"])
    commitment = export["commitment"]
    if export["seed"] is None:
        proved.append(f"the secret is not revealed yet; the commitment is {commitment}")
    else:
        proved.append(f"all {draws} draws are fair; the commitment is {commitment}")
    if log is not None and not heads:
        proved.append(
            "compare the head with the foot of the last answer you saw: --head 8f3a91c2d4e5b607"
        )
    return wrong, proved


def main(arguments: list[str]) -> int:
    """Check the file named; return 0, 1 or 2 as the text above says."""
    path, options = arguments[:1], arguments[1:]
    heads = [head.lower().removesuffix("…") for head in options[1::2]]
    known = all(re.fullmatch(f"[0-9a-f]{{{SHORTEST_HEAD},64}}", head) for head in heads)
    if not path or set(options[::2]) - {"--head"} or len(options) % 2 or not known:
        print("usage: python verify_dice.py dice.json [--head 8f3a91c2d4e5b607]", file=sys.stderr)
        return 2
    try:
        wrong, proved = check(path[0], heads)
    except FileNotFoundError:
        print(f"there is no file {path[0]}: name the one that the bot gave", file=sys.stderr)
        return 2
    except (
        *(OSError, EOFError, ValueError, TypeError, LookupError, AttributeError, RecursionError),
        zlib.error,
    ) as error:
        told = error if type(error) is ValueError and error.args else repr(error)
        print(f"this cannot be read as an export of dice: {told}", file=sys.stderr)
        return 2
    print(*(wrong or proved), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
