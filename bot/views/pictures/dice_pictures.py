"""The pictures of dice, as `scripts/dice_pictures.py` has drawn them."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from importlib.resources import files

import orjson


def dice_pictures() -> Mapping[str, bytes]:
    """Return the file of each picture by its name; read each time, for a start asks once."""
    kept = (files("bot.views.pictures") / "dice.json").read_bytes()
    return {name: base64.b64decode(file) for name, file in orjson.loads(kept).items()}
