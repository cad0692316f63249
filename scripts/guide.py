"""Puts the example game's files into the guide that explains them: `python -m scripts.guide`.

A block whose fence names a file after the language is filled with that file.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GUIDE = ROOT / "docs" / "adding-a-game.md"
GAME = ROOT / "tests" / "example" / "reeds"

BLOCK = re.compile(r"^```(?P<info>\w+ (?P<path>\S+))\n.*?^```$", re.MULTILINE | re.DOTALL)


def filled(text: str) -> str:
    """Return the guide with each file as it is now."""
    return BLOCK.sub(
        lambda match: f"```{match['info']}\n{(GAME / match['path']).read_text('utf-8')}```", text
    )


def main() -> int:
    """Write the guide again."""
    GUIDE.write_text(filled(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
