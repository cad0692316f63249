"""The page of settings names what the class has."""

import re

from bot.process.settings import Settings, variable
from tests.docs.markdown import page, rows


def default_of(value: object) -> str:
    """Return a setting's default as the page shows it."""
    if value is None:
        return "none"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def test_the_table_of_settings_is_the_class() -> None:
    expected = [
        (f"`{variable(name)}`", default_of(field.default), field.description)
        for name, field in Settings.model_fields.items()
    ]
    assert rows(page("docs/settings.md")) == expected


def test_other_pages_name_only_settings_that_exist() -> None:
    known = {variable(name) for name in Settings.model_fields}
    for path in ("README.md", "docs/operations.md", "Dockerfile", "compose.yaml"):
        named = set(re.findall(r"VEXILLE_[A-Z_]*[A-Z]", page(path)))
        assert named <= known, path
