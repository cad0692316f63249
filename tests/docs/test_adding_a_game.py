"""The guide builds the example game as it is."""

from tests.architecture.sources import ROOT, files
from tests.docs.markdown import blocks, page

GAME = ROOT / "tests" / "example" / "reeds"
GUIDE = "docs/adding-a-game.md"


def shown() -> dict[str, str]:
    """Return the files that the guide shows, by the path after a block's language."""
    return {block.info[1]: block.body for block in blocks(page(GUIDE)) if len(block.info) == 2}


def test_each_file_is_shown_as_it_is() -> None:
    for path, body in shown().items():
        assert body == (GAME / path).read_text(encoding="utf-8"), path


def test_the_whole_game_is_shown() -> None:
    wanted = {path.relative_to(GAME).as_posix() for path in files() if path.is_relative_to(GAME)}
    assert shown().keys() - wanted == {"../cases/reeds.json"}
    assert wanted - shown().keys() == set()
