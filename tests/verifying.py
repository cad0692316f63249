"""The standalone verifier's findings in files that the bot hands out."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.verify_dice import check


def wrong_in(name: str, content: bytes) -> list[str]:
    """Return what is wrong in a file of a name, which tells whether it is packed."""
    with TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(content)
        return check(str(path), [])[0]
