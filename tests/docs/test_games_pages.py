"""The games' pages are what their declarations say."""

import pytest

from rulesets.core.ruleset import installed_rulesets
from scripts import reference
from tests.docs.markdown import page


@pytest.mark.parametrize("path", sorted(reference.pages()), ids=lambda path: path.stem)
def test_a_game_has_its_page_as_its_declarations_make_it(path: reference.Path) -> None:
    assert path.read_text(encoding="utf-8") == reference.pages()[path], "run make docs"


def test_every_procedure_and_option_is_on_its_game_s_page() -> None:
    for slug, ruleset in installed_rulesets().items():
        text = page(f"docs/games/{slug}.md")
        for procedure in ruleset.procedures:
            assert f"`/resolve procedure:{procedure.id}`" in text
            for parameter in procedure.parameters:
                assert f"| `{parameter.name}` |" in text
