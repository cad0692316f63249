"""The words for a number that a side keeps."""

from __future__ import annotations

from bot.texts.bundle import text_key
from bot.texts.localiser import Texts, id_name
from rulesets.core.results.effect import BY_NAME


def counter_text(texts: Texts, counter: str, value: int) -> str:
    """Return a counter with its value, or in words what was done once: `done-counter-<id>`."""
    declared, _, name = counter.partition(BY_NAME)
    if name:
        told = ", ".join(
            id_name(texts, "spell", part) or part.replace("-", " ") for part in name.split("/")
        )
        return texts("counter-by-name", counter=texts(f"counter-{text_key(declared)}"), name=told)
    done = f"done-counter-{text_key(counter)}"
    if value == 1 and texts.has(done):
        return texts(done)
    return f"{texts(f'counter-{text_key(counter)}')} {value}"
