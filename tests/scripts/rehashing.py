"""A battle's file opened to be changed, and closed again with every hash made to fit."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

Told = dict[str, Any]
TEXTS: Final = ("record", "head", "content")
"""Parts of an entry that are JSON within JSON."""


def canonical(value: Any) -> str:
    """Return JSON as the bot writes it."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha(text: str) -> str:
    """Return the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def opened(told: Told) -> Told:
    """Return a file with the texts of its entries read."""
    entries = [
        {name: json.loads(value) if name in TEXTS else value for name, value in part.items()}
        for part in told["entries"]
    ]
    return {**told, "entries": entries}


def closed(told: Told, *, rehashed: bool) -> Told:
    """Return a file with the texts of its entries written again.

    Args:
        told: A file that was opened.
        rehashed: Whether its hashes and numbers are made to fit, as a forger would.
    """
    last, entries = "", []
    for at, part in enumerate(told["entries"], 1):
        written = dict(part)
        text = written.get("record", written.get("head"))
        if rehashed:
            written["number"] = at
            _fit(written, text, at, last)
        for name in TEXTS:
            if name in written:
                written[name] = canonical(written[name])
        if rehashed and isinstance(text, dict):
            written["hash"] = sha(written.get("record", written.get("head")))
        last = written.get("hash", "")
        entries.append(written)
    fitted = {**told, "entries": entries}
    if rehashed:
        names = {"battle": "battle", "side": "sides", "unit": "units", "spell": "spells"}
        rows = {table: told.get(name) for table, name in names.items()}
        rows["battle"] = [rows["battle"]]
        later = {"deck": told.get("decks"), "link": told.get("links")}
        rows |= {table: some for table, some in later.items() if some}
        fitted["state"] = sha(canonical(rows))
    return fitted


def _fit(part: Told, text: Any, number: int, last: str) -> None:
    if not isinstance(text, dict):
        return
    text |= {"number": number, "previous": last}
    if "salt" in part and isinstance(part.get("player"), str):
        text["by"] = sha(f"{part['salt']}|{part['player']}")
    if "content" in part:
        text["content"] = sha(canonical(part["content"]))
    if text.get("action") == "battle-import" and isinstance(text.get("arguments"), dict):
        text["arguments"]["hash"] = last


def rolls(told: Told) -> list[int]:
    """Return the places of the entries with public draws of their own, in an opened file."""
    return [
        at
        for at, part in enumerate(told["entries"])
        if "record" in part and (part["record"]["dice"] or {"draws": ()})["draws"]
        if "parts" not in part["record"]["dice"] and part["record"]["outcome"]
    ]


def renumbered(told: Told) -> None:
    """Number the draws of an opened file and its records anew, in order."""
    last = 0
    for part in told["entries"]:
        text = part.get("record", part.get("head"))
        length = text["span"][1] - text["span"][0]
        moved = last - text["span"][0]
        text["span"] = [last, last + length]
        dice = part.get("content", text).get("dice") or {"draws": ()}
        for draw in dice["draws"]:
            draw[0] += moved
        last += length
