"""The one heap of all threads."""

import subprocess
import sys

_HEAPS = """
import threading
from pathlib import Path
{share}
held = []
here = threading.Barrier(5)
def work():
    held.append([bytes(2000) for _ in range(50)])
    here.wait()
for _ in range(4):
    threading.Thread(target=work).start()
here.wait()
maps = Path("/proc/self/maps")
lines = maps.read_text().splitlines() if maps.exists() else []
spans = [line.split()[0].split("-") for line in lines if line.split()[1] == "---p"]
print(sum(int(last, 16) - int(first, 16) > 60 << 20 for first, last in spans))
"""
"""Prints how many threads have a heap of their own: glibc reserves 64 MB of addresses for each."""


def heaps_of_threads(share: str) -> int:
    found = subprocess.run(
        [sys.executable, "-c", _HEAPS.format(share=share)],
        capture_output=True,
        text=True,
        check=True,
    )
    return int(found.stdout)


def test_threads_take_their_memory_from_one_heap() -> None:
    assert heaps_of_threads("from bot.process import malloc; malloc.share()") == 0


_FAULTS = """
import resource
from bot.process import malloc
{choice}
size = 4 << 20
def faults():
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(5):
    b"x" * size
before = faults()
for _ in range(20):
    b"x" * size
print(faults() - before)
"""
"""Prints how many pages were fetched for twenty blocks of a thousand pages each."""


def faults_of_blocks(choice: str) -> int:
    found = subprocess.run(
        [sys.executable, "-c", _FAULTS.format(choice=choice)],
        capture_output=True,
        text=True,
        check=True,
    )
    return int(found.stdout)


def test_large_blocks_go_back_to_the_system_unless_they_are_kept() -> None:
    assert faults_of_blocks("malloc.share()") > 1000
    assert faults_of_blocks("malloc.keep()") < 1000
