"""The games' pages are what their declarations say."""

from rulesets.core.ruleset.installed import installed_games
from scripts import reference
from tests.docs.markdown import page


def test_every_game_has_its_page_as_its_declarations_make_it() -> None:
    made = reference.pages()
    assert made, "no game is installed"
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"


def test_every_procedure_and_option_is_on_its_game_s_page() -> None:
    for slug, ruleset in installed_games().items():
        text = page(f"docs/games/{slug}.md")
        for procedure in ruleset.procedures:
            assert f"`/roll {procedure.id}`" in text
            for parameter in procedure.parameters:
                told = f"| `{parameter.name}` |" in text
                assert told or parameter.name in procedure.unsaid, parameter.name
