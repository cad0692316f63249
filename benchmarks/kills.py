"""`kill -9` at random moments while a bot plays on one database: nothing answered may be lost.

`python -m benchmarks.kills 1000` kills it a thousand times, which takes some ten minutes.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.trials.killing import trial

LIVES = 100
SEED = 20


def main(lives: int = LIVES) -> None:
    """Kill it, and print what was left; what must not be ends it with an error."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "battles.db"
        toll, entries = trial(database, lives, SEED)
    seconds = time.perf_counter() - began
    print(f"kills             {toll.lives} lives in {seconds:.0f} s, {entries} entries")
    print(f"  answered        {len(toll.answered)}, each kept once under the number it was told")
    print(f"  asked again     {toll.again}, each answered by the same entry")
    print(f"  cut off         {toll.waiting}, of which the log has all or nothing")
    print(f"  told late       {len(toll.late)}, stored by a life that could not tell, or just told")
    print(f"  refused         {toll.refused.total()}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else LIVES)
