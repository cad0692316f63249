"""A peer that cannot run on this machine, and what is said of it."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.peers.peer import Peer


def test_a_missing_tool_and_a_missing_client_are_told_apart(tmp_path: Path) -> None:
    there, tool = tmp_path, sys.executable
    assert Peer("x", ("no-such-tool",), there).missing == "no-such-tool is not on this machine"
    assert Peer("x", (tool,), there / "x").missing == "x is not installed: run make peers"
    assert Peer("x", (tool,), there).missing == ""
