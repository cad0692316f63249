"""French spaces are put where they belong, and nothing else is touched."""

import pytest

from scripts.typography import french, spaced, told

N = "\N{NO-BREAK SPACE}"
T = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Rien : non", f"Rien{N}: non"),
        ("Rien ; non ! Quoi ?", f"Rien{T}; non{T}! Quoi{T}?"),
        ("« oui » et «non»", f"«{N}oui{N}» et «{N}non{N}»"),
        (f"«{N}oui{N}»{T};", f"«{N}oui{N}»{T};"),
        ("key = { $count } :\n", f"key = {{ $count }}{N}:\n"),
        ('{ $label } :{" "}', f'{{ $label }}{N}:{{" "}}'),
        ("l'effet d'une {x}, qu'{ $a }", "l’effet d’une {x}, qu’{ $a }"),
        ("5' et 'rien'", "5' et 'rien'"),
        ("nom:valeur 12d6>=4 :x", "nom:valeur 12d6>=4 :x"),
        ("a = { $b ->\n   *[no] c\n }\n", "a = { $b ->\n   *[no] c\n }\n"),
    ],
)
def test_french_spaces(before: str, after: str) -> None:
    assert spaced(before) == after
    assert spaced(after) == after


def test_the_french_of_an_entry_gets_its_spaces_and_nothing_else_of_it() -> None:
    english = (
        '[[entries]]\nsource = "L1"\n[entries.en]\nname = "Rule: it"\ntext = """Test: 4+!"""\n'
    )
    before = '[entries.fr]\nname = "Règle"\ntext = """L\'ordre: **test**: 4+; fini?"""\n'
    after = f'[entries.fr]\nname = "Règle"\ntext = """L’ordre{N}: **test**{N}: 4+{T}; fini{T}?"""\n'
    assert told(english + before + english) == english + after + english
    assert told(english + after) == english + after


def test_the_files_are_found() -> None:
    assert any(path.name == "reeds.ftl" for path in french())
