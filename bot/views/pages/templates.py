"""Templates of pages: what is written into them is escaped, unless its type says it is markup."""

from __future__ import annotations

from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

if TYPE_CHECKING:
    from mako.lookup import TemplateLookup

_FILTER: Final = "escaped"
_IMPORTS: Final = f"from {__name__} import {_FILTER}"
"""What every template begins with: the one filter that its values pass."""


def escaped(value: object) -> str:
    """Return a value as it stands in a page: markup as it is, anything else escaped."""
    return value if isinstance(value, Markup) else escape(str(value))


class Templates:
    """The templates of a folder, which may use each other.

    The library is imported with the first page, and a template read when it is first asked for, in
    some milliseconds each: this belongs on a thread.
    """

    def __init__(self, folder: Path) -> None:
        """Know where they lie.

        Args:
            folder: Their folder; nothing is read yet.
        """
        self._folder = folder

    def fill(self, file: str, /, **facts: object) -> Markup:
        """Return a template with facts written into it.

        Args:
            file: Its name in the folder.
            facts: What it asks for, by name.

        Raises:
            NameError: it asks for something that is not among the facts.
        """
        filled = self._lookup.get_template(file).render_unicode(**facts)
        return Markup(filled)  # noqa: S704 - each value in it was escaped as it was written

    @cached_property
    def _lookup(self) -> TemplateLookup:
        from mako.lookup import TemplateLookup  # noqa: PLC0415 - only where pages are made

        return TemplateLookup(
            directories=[str(self._folder)],
            default_filters=[_FILTER],
            imports=[_IMPORTS],
            strict_undefined=True,
            filesystem_checks=False,
        )
