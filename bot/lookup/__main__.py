"""`python -m bot.lookup`: write the index of the reference, unless it is of these texts."""

import os
from contextlib import suppress

from bot.lookup.index.index import is_current, write_games
from bot.lookup.shelf import KEPT
from bot.process import malloc
from rulesets.core.ruleset.installed import installed_games


def main() -> None:
    """Write the index, or mark the one that is there as newer than the texts."""
    # NumPy's threads wait for each other longer than they work on arrays so small; it asks for
    # their number when it is imported.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if is_current(KEPT):
        with suppress(OSError):  # where it may not be written, make asks again next time
            KEPT.touch()
    else:
        malloc.keep()
        write_games(KEPT, installed_games())


if __name__ == "__main__":
    main()
