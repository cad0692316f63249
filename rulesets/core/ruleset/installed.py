"""The games that are installed: each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from rulesets.core.ruleset.game import Ruleset

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP: Final = "vexille.rulesets"
"""Entry-point group in which a game announces its `Ruleset`, under its slug."""
_TEXTS: Final = "texts"


class Games(Mapping[str, Ruleset]):
    """Games by slug, in order of their slugs.

    A game takes a quarter of a second and several megabytes to import, and most tables play one of
    them: which games there are, and the texts that describe their options, are known without.
    """

    def __init__(self, ready: Iterable[Ruleset] = (), points: Iterable[EntryPoint] = ()) -> None:
        """Know some games.

        Args:
            ready: Games that are imported already.
            points: Where others are found, each named by its slug.
        """
        self._known = {game.id: game for game in ready}
        self._points = {point.name: point for point in points}
        self._slugs = tuple(sorted(self._known.keys() | self._points.keys()))

    def __getitem__(self, slug: str) -> Ruleset:
        """Return a game; importing it may take a quarter of a second.

        Raises:
            KeyError: there is none of that slug.
            TypeError: its entry point is not a `Ruleset` of that slug.
        """
        known = self._known.get(slug)
        if known is not None:
            return known
        point = self._points[slug]
        found = point.load()
        if not isinstance(found, Ruleset) or found.id != slug:
            msg = f"{point.value} is not a Ruleset called {slug}"
            raise TypeError(msg)
        # Two threads may import it at once: both get the one that the module holds.
        return self._known.setdefault(slug, found)

    def __iter__(self) -> Iterator[str]:
        return iter(self._slugs)

    def __len__(self) -> int:
        return len(self._slugs)

    def __contains__(self, slug: object) -> bool:
        return slug in self._slugs

    def imported(self, slug: str) -> bool:
        """Return whether a game is in memory, so that asking for it takes no time."""
        return slug in self._known

    def texts(self, slug: str) -> Traversable:
        """Return the folder of a game's texts, without importing the game where it is a package.

        Raises:
            KeyError: there is none of that slug.
        """
        if slug not in self._known:
            package = find_spec(self._points[slug].module)
            for location in (package and package.submodule_search_locations) or ():
                folder = Path(location, _TEXTS)
                if folder.is_dir():
                    # A path is what the protocol describes; its type says so from 3.12 on.
                    return cast("Traversable", folder)
        return self[slug].texts


def installed_games() -> Games:
    """Return every game that is installed."""
    return Games(points=entry_points(group=GROUP))


__all__ = ["GROUP", "Games", "installed_games"]
