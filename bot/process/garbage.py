"""Garbage collection of a process whose start makes far more objects than all its work after."""

import gc
from typing import Final

_YOUNG: Final = (10_000, 20, 50)
"""What is collected when: a command makes some hundred objects that end with it, seldom a cycle."""


def pause() -> None:
    """Look for no garbage while a start makes what stays: that takes an eighth of its work.

    `settle` looks for all of it, once.
    """
    gc.disable()


def settle() -> None:
    """Leave what start-up has made out of every later collection.

    Texts, declarations and grammars live as long as the process. Looking them through again and
    again costs a tenth of the time of commands, and stops all of them for 50 ms and more at once.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(*_YOUNG)
