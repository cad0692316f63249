"""Forgeries of a battle's file, which is given opened."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Final

from rulesets.dice.die import die_named
from rulesets.dice.handles.fair import FairFaces, commitment
from rulesets.dice.request import Purpose
from tests.scripts.rehashing import Told, canonical, renumbered, rolls, sha

OTHER_SEED: Final = bytes(range(32))


def other_dice(told: Told) -> None:
    dice = told["entries"][rolls(told)[0]]["record"]["dice"]
    marks = [6 if mark != 6 else 5 for mark in dice["marks"]]
    dice["marks"], dice["draws"][0][2] = marks, marks


def other_dice_everywhere(told: Told) -> None:
    other_dice(told)
    number, _, marks = told["entries"][rolls(told)[0]]["record"]["dice"]["draws"][0]
    next(draw for draw in told["draws"] if draw["number"] == number)["marks"] = marks


def other_marks_than_draws(told: Told) -> None:
    dice = told["entries"][rolls(told)[0]]["record"]["dice"]
    dice["marks"] = [6 if mark != 6 else 5 for mark in dice["marks"]]


def fair_made_typed(told: Told) -> None:
    record = told["entries"][rolls(told)[0]]["record"]
    record["dice"] = {"origin": "typed", "marks": [6, 6, 6], "draws": []}
    record["span"][1] = record["span"][0]


def fair_made_typed_with_its_draw_gone(told: Told) -> None:
    number = told["entries"][rolls(told)[0]]["record"]["dice"]["draws"][0][0]
    fair_made_typed(told)
    told["draws"] = [draw for draw in told["draws"] if draw["number"] != number]


def typed_under_a_fair_name(told: Told) -> None:
    dice = told["entries"][rolls(told)[0]]["record"]["dice"]
    dice |= {"draws": []}


def swapped(told: Told) -> None:
    first, second = rolls(told)[:2]
    entries = told["entries"]
    entries[first], entries[second] = entries[second], entries[first]


def swapped_and_renumbered(told: Told) -> None:
    swapped(told)
    renumbered(told)


def dropped(told: Told) -> None:
    told["entries"].pop(rolls(told)[0])


def dropped_and_renumbered(told: Told) -> None:
    dropped(told)
    renumbered(told)
    told["draws"].pop()


def last_roll_cut_off(told: Told) -> None:
    told["entries"].pop(rolls(told)[-1])
    told["draws"].pop()


def end_cut_off(told: Told) -> None:
    told["entries"].pop()


def end_and_last_roll_cut_off(told: Told) -> None:
    del told["entries"][-2:]
    told["draws"].pop()


def unknown_die(told: Told) -> None:
    record = told["entries"][rolls(told)[0]]["record"]
    draw = record["dice"]["draws"][0]
    draw[1] = "loaded"
    found = next(each for each in told["draws"] if each["number"] == draw[0])
    found |= {"die": "loaded", "sides": [6] * 6}
    found["marks"] = draw[2] = record["dice"]["marks"] = [6] * len(draw[2])


def endless_die(told: Told) -> None:
    draw = told["entries"][rolls(told)[0]]["record"]["dice"]["draws"][0]
    draw[1] = "d5000"
    found = next(each for each in told["draws"] if each["number"] == draw[0])
    found |= {"die": "d5000", "sides": list(range(1, 5001))}


def other_die(told: Told) -> None:
    """Read a draw as the die that suits: the seed gives other marks for it."""
    dice = told["entries"][rolls(told)[0]]["record"]["dice"]
    number, _, marks = dice["draws"][0]
    seed = bytes.fromhex(told["seed"])
    faces = FairFaces(seed, told["stream"], told["words"], number)
    fell = list(faces.draw(die_named("d100"), len(marks), Purpose("attack")))
    dice["draws"][0][1:], dice["marks"] = ["d100", fell], fell
    found = next(draw for draw in told["draws"] if draw["number"] == number)
    found |= {"die": "d100", "sides": list(range(1, 101)), "marks": fell}


def other_die_in_secret(told: Told) -> None:
    head = next(part["head"] for part in told["entries"] if "head" in part)
    number = head["span"][0]
    seed = bytes.fromhex(told["seed"])
    faces = FairFaces(seed, told["stream"], told["words"], number)
    fell = list(faces.draw(die_named("d100"), 2, Purpose("attack")))
    found = next(draw for draw in told["draws"] if draw["number"] == number)
    found |= {"die": "d100", "sides": list(range(1, 101)), "marks": fell}


def no_seed(told: Told) -> None:
    told["seed"] = None


def no_entries(told: Told) -> None:
    told["entries"] = []


def names_swapped(told: Told) -> None:
    first, second = (
        next(p for p in told["entries"] if p["player"] == name) for name in ("Ana", "Bruno")
    )
    first["player"], second["player"] = second["player"], first["player"]


def names_and_salts_swapped(told: Told) -> None:
    first, second = (
        next(p for p in told["entries"] if p["player"] == name) for name in ("Ana", "Bruno")
    )
    for key in ("player", "salt"):
        first[key], second[key] = second[key], first[key]


def name_without_salt(told: Told) -> None:
    part = next(part for part in told["entries"] if part["player"] == "Bruno")
    part["player"] = "Ana"
    del part["salt"]


def seats_swapped(told: Told) -> None:
    first, second = told["players"]
    first["name"], second["name"] = second["name"], first["name"]


def withheld_in_place_of_a_roll(told: Told) -> None:
    part = told["entries"][rolls(told)[0]]
    record = part.pop("record")
    part["withheld"] = {
        **{name: record[name] for name in ("id", "at", "changes")},
        "action": "withheld",
        "next_draw": record["span"][1],
    }
    part["secret"] = True
    del part["salt"]


def withheld_from_the_beginning(told: Told) -> None:
    """Pass the first entries off as old ones, up to a roll."""
    for part in told["entries"][: rolls(told)[0] + 1]:
        record = part.pop("record")
        part["withheld"] = {
            **{name: record[name] for name in ("id", "at", "changes")},
            "action": record["action"] if record["changes"] else "withheld",
            "next_draw": record["span"][1],
        }
        del part["salt"]
        part["secret"] = True


def head_in_place_of_a_roll(told: Told) -> None:
    part = told["entries"][rolls(told)[0]]
    record = part.pop("record")
    names = ("action", "arguments", "binding", "command", "dice", "effects", "outcome")
    content = {name: record.pop(name) for name in names}
    message = f"{record['number']}|{canonical(content['dice']['draws'])}".encode()
    sealed = hmac.new(bytes.fromhex(told["seed"]), message, hashlib.sha256).hexdigest()
    sealed_content = {"sealed": sealed, "content": sha(canonical(content))}
    part["head"] = {**record, "secret": True, **sealed_content}
    part["secret"] = True


def shown_secret_hidden_again(told: Told) -> None:
    part = next(part for part in told["entries"] if "content" in part)
    del part["content"]
    part["secret"] = True


def draw_used_twice(told: Told) -> None:
    first, second = (told["entries"][at]["record"] for at in rolls(told)[:2])
    draw = first["dice"]["draws"][0]
    own = second["dice"]["draws"][0]
    second["dice"] = {
        "origin": "fair",
        "marks": [*draw[2], *own[2]],
        "draws": [own],
        "parts": [["fair", len(draw[2]), draw[0], None], ["fair", len(own[2]), own[0], None]],
    }


def draw_thrown_away(told: Told) -> None:
    """Take the marks of a draw that comes later, and let the first fall."""
    record = told["entries"][rolls(told)[0]]["record"]
    record["dice"]["marks"] = [6] * len(record["dice"]["marks"])
    draw = record["dice"]["draws"][0]
    record["dice"]["parts"] = [["typed", len(draw[2]), None, None]]
    record["dice"]["origin"] = "typed"


def draw_without_marks(told: Told) -> None:
    dice = told["entries"][rolls(told)[0]]["record"]["dice"]
    dice["marks"] = dice["draws"][0][2] = []
    next(draw for draw in told["draws"] if draw["number"] == dice["draws"][0][0])["marks"] = []


def more_draws(told: Told) -> None:
    number = told["draws"][-1]["number"] + 1
    faces = FairFaces(bytes.fromhex(told["seed"]), told["stream"], told["words"], number)
    fell = list(faces.draw(die_named("d6"), 2, Purpose("attack")))
    told["draws"].append(
        {"number": number, "die": "d6", "sides": [1, 2, 3, 4, 5, 6], "marks": fell}
    )


def _drawn_anew(told: Told) -> None:
    """Draw all dice from another seed, in draws and entries."""
    told["seed"], told["commitment"] = OTHER_SEED.hex(), commitment(OTHER_SEED)
    anew = {}
    for draw in told["draws"]:
        faces = FairFaces(OTHER_SEED, told["stream"], told["words"], draw["number"])
        die, count = die_named(draw["die"]), len(draw["marks"])
        draw["marks"] = anew[draw["number"]] = list(faces.draw(die, count, Purpose("attack")))
    for part in told["entries"]:
        text = part.get("content") or part.get("record") or {"dice": None}
        dice = text["dice"]
        if dice is None:
            continue
        for draw in dice["draws"]:
            draw[2] = anew[draw[0]]
        if "parts" not in dice and dice["origin"] == "fair":
            dice["marks"] = [mark for draw in dice["draws"] for mark in draw[2]]
        at = 0
        for _, count, number, _ in dice.get("parts", ()):
            if number is not None:
                dice["marks"][at : at + count] = anew[number]
            at += count
    for part in told["entries"]:
        if "head" in part:
            head = part["head"]
            draws = [
                [draw["number"], draw["die"], draw["marks"]]
                for draw in told["draws"]
                if head["span"][0] <= draw["number"] < head["span"][1]
            ]
            message = f"{head['number']}|{canonical(draws)}".encode()
            head["sealed"] = hmac.new(OTHER_SEED, message, hashlib.sha256).hexdigest()
    end = told["entries"][-1]["record"]["outcome"]
    end |= {"seed": told["seed"], "commitment": told["commitment"]}


def other_secret(told: Told) -> None:
    """Deal all dice from a seed that was found to suit; what was sealed at the start stays."""
    _drawn_anew(told)


def other_words(told: Told) -> None:
    told["words"] = "pour le Roy"


def everything_anew(told: Told) -> None:
    """Write another history from its first entry on: only who saw the true one can tell."""
    _drawn_anew(told)
    told["entries"][0]["record"]["outcome"]["commitment"] = told["commitment"]


def ended_made_running(told: Told) -> None:
    told["entries"].pop()
    told["seed"], told["battle"]["status"] = None, "running"
    secret = next(part["head"] for part in told["entries"] if part.get("secret"))
    told["draws"] = [draw for draw in told["draws"] if draw["number"] != secret["span"][0]]


def name_written_anew(told: Told) -> None:
    """Give an entry to another player, hash and all."""
    next(part for part in told["entries"] if part["player"] == "Bruno")["player"] = "Ana"


def larger_unit(told: Told) -> None:
    told["units"][1]["models"] = 500


def later(told: Told) -> None:
    told["entries"][5]["record"]["at"] += 60_000


def twice(told: Told) -> None:
    told["entries"].insert(6, json.loads(json.dumps(told["entries"][5])))


def undo_dropped(told: Told) -> None:
    told["entries"] = [p for p in told["entries"] if p.get("record", {}).get("action") != "undo"]


def old_version(told: Told) -> None:
    told["version"] = 1


def old_form(told: Told) -> None:
    record = told["entries"][5]["record"]
    for name in ("form", "since", "by", "span", "secret"):
        del record[name]
    del told["entries"][5]["salt"]


def fewer_draws_counted(told: Told) -> None:
    told["entries"][-1]["record"]["outcome"]["draws"] -= 1


PLAIN: Final[tuple[Callable[[Told], None], ...]] = (
    *(other_dice, swapped, dropped, last_roll_cut_off, end_cut_off, unknown_die, no_seed),
    *(no_entries, names_swapped, names_and_salts_swapped, name_without_salt, seats_swapped),
    *(withheld_in_place_of_a_roll, withheld_from_the_beginning, head_in_place_of_a_roll, later),
    *(shown_secret_hidden_again, other_words, more_draws, other_secret, larger_unit, twice),
    *(old_version, old_form, other_die_in_secret, undo_dropped),
)
"""Forgeries by somebody who leaves the hashes as they are."""
REHASHED: Final[tuple[Callable[[Told], None], ...]] = (
    *(other_dice, other_dice_everywhere, other_marks_than_draws, fair_made_typed, swapped),
    *(fair_made_typed_with_its_draw_gone, typed_under_a_fair_name, swapped_and_renumbered),
    *(dropped, dropped_and_renumbered, last_roll_cut_off, end_cut_off, end_and_last_roll_cut_off),
    *(unknown_die, endless_die, other_die_in_secret, no_seed, no_entries, seats_swapped, twice),
    *(draw_used_twice, draw_thrown_away, draw_without_marks, more_draws, other_secret, other_words),
    *(larger_unit, undo_dropped, old_version, old_form, fewer_draws_counted),
    *(withheld_in_place_of_a_roll, withheld_from_the_beginning, shown_secret_hidden_again),
)
"""Forgeries by somebody who makes every hash fit, which the file itself gives away."""
SEEN: Final[tuple[Callable[[Told], None], ...]] = (
    *(everything_anew, ended_made_running, name_written_anew, later, other_die),
    *(head_in_place_of_a_roll,),
)
"""Histories written anew that hold together: only the head that a player saw gives them away."""
