"""The articles of every game in one file that is searched, written by set-up and read from then on.

Reading all games and understanding their words takes seconds; the file is opened in a millisecond
and leaves what nobody looks up on the disk.
"""

from __future__ import annotations

import hashlib
import math
import os
import re
import sqlite3
import tempfile
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

import orjson
import structlog
from pydantic import TypeAdapter

from bot.lookup.index.article import Article, Title
from bot.lookup.index.citations import keys, lines
from bot.lookup.index.gathering import gather_all
from bot.lookup.search.games import names_of_games
from bot.lookup.search.name_scoring import Names, packed
from bot.lookup.search.words import content_of, folded, stems
from bot.texts.localiser import Localiser
from rulesets.core.books.reference import LANGUAGES
from rulesets.core.ruleset.installed import Games

_log = structlog.get_logger(__name__)

_MADE_FROM: Final = (".toml", ".ftl", ".py", ".txt")
_MADE_IN: Final = {"rulesets": ("",), "bot": ("lookup", "locale")}
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|\n")
_folded: Final = lru_cache(2048)(folded)
"""Names are folded for all that is written of an article, so each would be folded again."""
_ARTICLE: Final = TypeAdapter(Article)
_TABLES: Final = """
CREATE TABLE game (called TEXT PRIMARY KEY, slug TEXT) WITHOUT ROWID;
CREATE TABLE mark (stamp TEXT, contents TEXT);
CREATE TABLE article (
    number INTEGER PRIMARY KEY, game TEXT, id TEXT, topic TEXT, top INTEGER, body BLOB
);
CREATE UNIQUE INDEX article_id ON article (game, id);
CREATE TABLE stem (
    stem TEXT PRIMARY KEY, weight REAL, articles BLOB, fits BLOB
) WITHOUT ROWID;
CREATE TABLE name (folded TEXT, article INTEGER, alias INTEGER);
CREATE TABLE called (article INTEGER PRIMARY KEY, names BLOB);
CREATE TABLE list (of TEXT PRIMARY KEY, body BLOB) WITHOUT ROWID;
CREATE TABLE part (part TEXT PRIMARY KEY, place BLOB) WITHOUT ROWID;
CREATE TABLE place (article INTEGER PRIMARY KEY, place BLOB);
CREATE TABLE beginning (
    typed TEXT, game TEXT, inside INTEGER, alias INTEGER, length INTEGER, article INTEGER
);
CREATE TABLE cover (game TEXT, thing TEXT, article INTEGER, PRIMARY KEY (game, thing));
CREATE TABLE section (asked TEXT, game TEXT, article INTEGER);
CREATE TABLE line (first INTEGER, last INTEGER, game TEXT, article INTEGER);
CREATE TABLE phase (game TEXT, phase TEXT, article INTEGER);
CREATE VIRTUAL TABLE temp.words USING fts5 (
    called, en, fr, content='', columnsize=1, tokenize="unicode61 tokenchars '+'"
);
"""


_FOUND: Final = """
CREATE INDEX article_topic ON article (topic, game);
CREATE INDEX article_top ON article (game, top);
CREATE INDEX section_asked ON section (asked, game, article);
CREATE INDEX phase_of ON phase (game, phase, article);
CREATE INDEX name_folded ON name (folded, article, alias);
CREATE INDEX beginning_typed ON beginning (typed, game, inside, alias, length, article);
"""


def stamp() -> str:
    """Return what the index would be made from, in short: names, sizes and times of the files."""
    found = hashlib.sha256()
    for _, name, size, changed in _sources():
        found.update(f"{name} {size} {changed}\n".encode())
    return found.hexdigest()


def contents() -> str:
    """Return the same by what the files say: it takes longer, and outlives copies of them."""
    found = hashlib.sha256()
    for path, name, size, _ in _sources():
        found.update(f"{name} {size}\n".encode())
        found.update(Path(path).read_bytes())
    return found.hexdigest()


def _sources() -> Iterator[tuple[str, str, int, int]]:
    """Yield path, name within its package, size and time of change of every file, in order."""
    for package, folders in _MADE_IN.items():
        root = files(package)
        for folder in folders:
            start = str(root / folder)
            for path, size, changed in sorted(_files(start)):
                yield path, path.removeprefix(start), size, changed


def _files(folder: str) -> Iterator[tuple[str, int, int]]:
    """Yield path, size and time of change of files; asked at every start, so with plain paths."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from _files(entry.path)
            elif entry.name.endswith(_MADE_FROM):
                state = entry.stat()
                yield entry.path, state.st_size, state.st_mtime_ns


def write(path: Path, articles: Iterable[Article], games: Iterable[tuple[str, str]] = ()) -> None:
    """Write an index of articles; a file that stood there is replaced in one step.

    What questions mean is learnt as well, which takes longer than all the rest.

    Args:
        path: Where.
        articles: Of all games.
        games: What games are called, folded, each with its slug.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        fresh = Path(folder, path.name)
        with closing(sqlite3.connect(fresh)) as database:
            _fill(database, articles, games, learning=True)
        fresh.replace(path)


def write_games(path: Path, games: Games) -> None:
    """Write the index of all that games have to look up: see `write`."""
    write(path, *_told_of(games))


def _told_of(games: Games) -> tuple[Iterator[Article], Iterator[tuple[str, str]]]:
    localiser = Localiser(games)
    return gather_all(games, localiser), names_of_games(games, localiser)


def _fill(
    database: sqlite3.Connection,
    articles: Iterable[Article],
    games: Iterable[tuple[str, str]] = (),
    *,
    learning: bool,
) -> None:
    database.executescript(_TABLES)
    database.executemany("INSERT OR IGNORE INTO game VALUES (?, ?)", games)
    known: dict[str, bool] = {}
    named: dict[int, tuple[_Named, ...]] = {}
    titles: list[Title] = []
    taught: list[tuple[str, int, str]] = []
    for number, article in enumerate(articles, 1):
        body = _ARTICLE.dump_json(article, exclude_defaults=True)
        game = article.game
        top = article.kind == "entry" and article.under is None
        row = (number, game, article.id, article.topic, top, body)
        database.execute("INSERT INTO article VALUES (?, ?, ?, ?, ?, ?)", row)
        covers = [(game, thing, number) for thing in article.covers]
        database.executemany("INSERT INTO cover VALUES (?, ?, ?)", covers)
        phases = [(game, phase, number) for phase in article.phases]
        database.executemany("INSERT INTO phase VALUES (?, ?, ?)", phases)
        sections = [(key, game, number) for key in keys(article.section)]
        database.executemany("INSERT INTO section VALUES (?, ?, ?)", sections)
        told = [(*span, game, number) for span in lines(article.source)]
        database.executemany("INSERT INTO line VALUES (?, ?, ?, ?)", told)
        titles.append(article.title)
        names = tuple(_names(article, number))
        named[number] = names
        begun = [(rest, game, *more) for name in names for rest, *more in _beginnings(name)]
        database.executemany("INSERT INTO beginning VALUES (?, ?, ?, ?, ?, ?)", begun)
        taught.extend((game, number, text) for text in _taught(article))
        stemmed = _indexed(article, known)
        database.execute(
            "INSERT INTO words (rowid, called, en, fr) VALUES (?, ?, ?, ?)",
            (number, *stemmed),
        )
    database.execute("INSERT INTO words (words) VALUES ('optimize')")
    weights = _weigh(database)
    every = [name for names in named.values() for name in names]
    rows = ((name.folded, name.article, name.alias) for name in every)
    database.executemany("INSERT INTO name VALUES (?, ?, ?)", rows)
    called = ((number, packed(_weighed(names, weights))) for number, names in named.items())
    database.executemany("INSERT INTO called VALUES (?, ?)", called)
    _list(database, every, known, titles)
    if learning:
        _learn(database, taught)
    database.executescript(_FOUND)
    database.execute("INSERT INTO mark VALUES (?, ?)", (stamp(), contents()))
    database.commit()


def _weigh(database: sqlite3.Connection) -> dict[str, float]:
    """Note and return how much each stem tells: the fewer articles have it, the more.

    Noted too is how much each article is about it; to ask that of many articles again takes longer
    than all else that is done for a question.
    """
    (count,) = database.execute("SELECT count(*) FROM article").fetchone()
    database.execute("CREATE VIRTUAL TABLE temp.terms USING fts5vocab(temp, words, row)")
    rows = database.execute("SELECT term, doc FROM temp.terms").fetchall()
    weights = {term: math.log(1 + count / found) for term, found in rows}
    told = ((stem, weight, *_told(database, stem)) for stem, weight in weights.items())
    database.executemany("INSERT INTO stem VALUES (?, ?, ?, ?)", told)
    return weights


def _told(database: sqlite3.Connection, stem: str) -> tuple[bytes, bytes]:
    """Return the articles with a stem, and how much each is about it."""
    rows = database.execute(
        "SELECT rowid, -bm25(words, 4.0, 1.0, 1.0) FROM words WHERE words MATCH ?", (f'"{stem}"',)
    ).fetchall()
    articles, fits = array("I", (row[0] for row in rows)), array("f", (row[1] for row in rows))
    return articles.tobytes(), fits.tobytes()


class _Named(NamedTuple):
    """A name of an article, and whether it is what players call it besides."""

    folded: str
    alias: int
    article: int


def _weighed(named: Iterable[_Named], weights: Mapping[str, float]) -> Names:
    """Return names with their stems and what their words weigh, as every question needs them."""
    weighed: list[tuple[float, _Named, dict[str, None]]] = []
    for name in named:
        words = [stems(word) for word in content_of(name.folded)]
        whole = sum(max((weights.get(sense, 0.0) for sense in word), default=0.0) for word in words)
        if whole:
            weighed.append((whole, name, dict.fromkeys(chain.from_iterable(words))))
    weighed.sort(key=lambda sense: sense[0])
    own = 0
    having: dict[str, int] = {}
    for index, (_, name, told) in enumerate(weighed):
        own |= (not name.alias) << index
        for stem in told:
            having[stem] = having.get(stem, 0) | 1 << index
    return Names(
        [name.folded for _, name, _ in weighed], [pair[0] for pair in weighed], own, having
    )


def _learn(database: sqlite3.Connection, taught: Iterable[tuple[str, int, str]]) -> None:
    """Write where parts of questions lie, and articles."""
    # NumPy takes memory and time to import that whoever only reads shall not pay.
    from bot.lookup.learning.learning import Example, learn  # noqa: PLC0415

    learnt = learn([Example(*row) for row in taught])
    database.executemany("INSERT INTO part VALUES (?, ?)", learnt.parts.items())
    database.executemany("INSERT INTO place VALUES (?, ?)", learnt.articles.items())


def _taught(article: Article) -> Iterator[str]:
    """Yield the folded texts that an article is to be known by, its own names twice."""
    for language in LANGUAGES:
        told = article.telling(language)
        yield from map(_folded, (told.name, told.name, *told.aliases))
        yield from map(folded, _SENTENCE.split(told.text))


def _list(
    database: sqlite3.Connection,
    named: Sequence[_Named],
    known: Mapping[str, bool],
    titles: Sequence[Title],
) -> None:
    """Write what slips are looked for in, and titles: row by row reading them takes far longer.

    A question with an unknown word needs all of it, and should not wait for that.
    """
    words = sorted(known)
    by_length = sorted(named, key=lambda name: len(name.folded))
    lists = {
        "names": "\n".join(name.folded for name in by_length).encode(),
        "articles": array("I", (name.article for name in by_length)).tobytes(),
        "words": "\n".join(words).encode(),
        "called": bytes(known[word] for word in words),
        "titles": orjson.dumps([tuple(title) for title in titles]),
    }
    database.executemany("INSERT INTO list VALUES (?, ?)", lists.items())


def _names(article: Article, number: int) -> Iterator[_Named]:
    """Yield what an article is called, each once."""
    seen: set[str] = set()
    for language in LANGUAGES:
        telling = article.telling(language)
        for index, shown in enumerate((telling.name, *telling.aliases)):
            name = _folded(shown)
            if name and name not in seen:
                seen.add(name)
                yield _Named(name, min(index, 1), number)


def _beginnings(name: _Named) -> Iterator[tuple[str, int, int, int, int]]:
    """Yield what is left of a name from each of its words on, and whether words were left out."""
    words = name.folded.split()
    for index in range(len(words)):
        left = " ".join(words[index:])
        yield left, min(index, 1), name.alias, len(name.folded), name.article


def _indexed(article: Article, known: dict[str, bool]) -> Iterator[str]:
    """Yield the stems of an article's names, then of what it tells in each language."""
    tellings = [article.telling(language) for language in LANGUAGES]
    names = [_folded(name) for telling in tellings for name in (telling.name, *telling.aliases)]
    yield _stemmed(" ".join(names), known, called=True)
    for telling in tellings:
        yield _stemmed(folded(" ".join((telling.text, *telling.rows))), known, called=False)


def _stemmed(text: str, known: dict[str, bool], *, called: bool) -> str:
    words = text.split()
    for word in words:
        known[word] = known.get(word, False) or called
    return " ".join(stem for word in words for stem in stems(word))


def open_index(games: Games, kept: Path) -> sqlite3.Connection:
    """Open the index; where it is missing or made from other texts, one is made in memory.

    That takes seconds, so it is not for an event loop, and nothing is learnt for it: it is searched
    by words alone.
    """
    if is_current(kept):
        return opened(kept)
    _log.warning("reference index is missing or of other texts", remedy="python -m bot.lookup")
    database = sqlite3.connect(":memory:", check_same_thread=False)
    _fill(database, *_told_of(games), learning=False)
    return database


def is_current(kept: Path) -> bool:
    """Return whether an index stands there that was made from the texts as they are."""
    if not kept.exists():
        return False
    with closing(opened(kept)) as database:
        marked = _marked(database)
    return marked is not None and (marked[0] == stamp() or marked[1] == contents())


def opened(path: Path) -> sqlite3.Connection:
    """Return an index that nobody writes to any more, which spares its locks."""
    return sqlite3.connect(
        f"{path.as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False
    )


def _marked(database: sqlite3.Connection) -> tuple[str, str] | None:
    try:
        row = database.execute("SELECT stamp, contents FROM mark").fetchone()
    except sqlite3.DatabaseError:
        return None
    return None if row is None else (str(row[0]), str(row[1]))


def titles_of(database: sqlite3.Connection) -> list[Title]:
    """Return the title of every article, in the order of their numbers, which begin at 1."""
    return [Title._make(title) for title in orjson.loads(listed(database, "titles"))]


def listed(database: sqlite3.Connection, what: str) -> bytes:
    """Return one of the lists that are read in one piece."""
    return bytes(database.execute("SELECT body FROM list WHERE of = ?", (what,)).fetchone()[0])


def article_of(body: bytes) -> Article:
    """Return an article as it was written."""
    return _ARTICLE.validate_python(orjson.loads(body))
