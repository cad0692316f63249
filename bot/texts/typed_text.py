"""Text from outside, made fit to be stored, hashed and sent."""

from __future__ import annotations


def well_formed(text: str) -> str:
    """Return a text with a replacement sign for each half of a character, as UTF-8 has none.

    Terminals give such halves for bytes they cannot read, and JSON may spell them out.
    """
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
