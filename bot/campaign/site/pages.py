"""The pages of a campaign's site: standings, battles, players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.campaign.scoring.standings import Record
from bot.campaign.site.frame import Frame, framed
from bot.campaign.site.gathering import Shown
from bot.campaign.site.tables import Column, Figure, Name, Table
from bot.store.tables.campaign import CampaignBattleRow
from bot.texts.localiser import Texts
from bot.views.pictures.charts import LINES, hundredths, line_legend, lines, part_legend, stacked
from bot.views.words.numbers import signed

INDEX: Final = "index.html"
BATTLES: Final = "battles.html"
PLAYERS: Final = "players.html"
_PER_PAGE: Final = 250
_NEWEST: Final = 10
_MOST_ROWS: Final = 1000
"""Players that are listed; a campaign rarely has a tenth of them."""
_MOST_FACTIONS: Final = 12
_MOST_LUCKY: Final = 20


@dataclass(frozen=True, slots=True)
class _Part:
    """A page of battles among the others.

    Attributes:
        number: Which it is, from 1.
        count: How many there are.
    """

    number: int
    count: int

    @property
    def file(self) -> str:
        return _file(self.number)

    @property
    def newer(self) -> str:
        """The file of the page before it, empty for the first."""
        return _file(self.number - 1) if self.number > 1 else ""

    @property
    def older(self) -> str:
        """The file of the page behind it, empty for the last."""
        return _file(self.number + 1) if self.number < self.count else ""


def _file(number: int) -> str:
    return BATTLES if number == 1 else f"battles-{number}.html"


def pages(texts: Texts, shown: Shown, names: Mapping[str, str]) -> dict[str, bytes]:
    """Return every page of a site by its file; run it on a thread.

    Args:
        texts: The language's.
        shown: The campaign.
        names: What games are called.
    """
    links = (
        (INDEX, texts("site-standings")),
        (BATTLES, texts("site-battles")),
        (PLAYERS, texts("site-players")),
    )

    def frame(page: str, part: str = "") -> Frame:
        return Frame(shown.campaign.name, links, page, part, shown.made_at)

    newest = list(reversed(shown.fought))
    parts = [newest[at : at + _PER_PAGE] for at in range(0, len(newest), _PER_PAGE)] or [[]]
    found = {
        INDEX: _index(texts, shown, names, frame(INDEX)),
        PLAYERS: _players(texts, shown, frame(PLAYERS)),
    }
    for number, fought in enumerate(parts, start=1):
        part = _Part(number, len(parts))
        at = texts("site-page", number=str(number), count=str(len(parts))) if number > 1 else ""
        found[part.file] = framed(
            BATTLES,
            texts,
            frame(BATTLES, at),
            count=len(shown.fought),
            battles=_battle_table(texts, shown, names, fought),
            part=part,
        )
    return found


def _index(texts: Texts, shown: Shown, names: Mapping[str, str], frame: Frame) -> bytes:
    return framed(
        INDEX,
        texts,
        frame,
        lead=_lead(texts, shown, names),
        season=str(shown.campaign.season),
        standings=_standings(texts, shown),
        course=_course(texts, shown),
        regions=_regions(texts, shown),
        newest=_battle_table(texts, shown, names, list(reversed(shown.fought[-_NEWEST:]))),
    )


def _lead(texts: Texts, shown: Shown, names: Mapping[str, str]) -> str:
    campaign = shown.campaign
    return texts(
        "site-lead",
        status=campaign.status,
        game=names.get(campaign.game or "") or None,
        season=str(campaign.season),
        round=str(campaign.round),
        players=sum(member.plays for member in shown.members.values()),
        battles=len(shown.fought),
    )


def _standings(texts: Texts, shown: Shown) -> Table | None:
    rows = shown.season.rows[:_MOST_ROWS]
    if not rows:
        return None
    columns = (
        Column(texts("site-place"), number=True),
        Column(texts("site-player")),
        Column(texts("site-points"), number=True),
        Column(texts("site-record"), number=True),
        Column(texts("site-difference"), number=True, wider=True),
        Column(texts("site-byes"), number=True, wider=True),
    )
    told = (
        (
            row.place,
            Name(shown.members[row.member].name, shown.members[row.member].faction),
            row.points,
            _record(row.record),
            signed(row.difference) if row.difference else "0",
            row.byes,
        )
        for row in rows
    )
    return Table(columns, told, texts("site-standings"))


def _course(texts: Texts, shown: Shown) -> Figure | None:
    """Return how points came about, drawn for those ahead and told for them as a table."""
    progress = shown.progress
    ahead = [row.member for row in shown.season.rows if row.member in progress.points][:LINES]
    if len(progress.steps) < 2 or not ahead:  # noqa: PLR2004 - a point makes no line
        return None
    title = texts("site-course")
    key = "site-step-round" if progress.by == "round" else "site-step-battle"
    labels = [texts(key, number=str(step)) for step in progress.steps]
    names = [shown.members[member].name for member in ahead]
    points = [progress.points[member] for member in ahead]
    about = texts("site-course-about", count=len(ahead))
    columns = (Column(texts("site-player")), *(Column(label, number=True) for label in labels))
    rows = ((Name(name), *values) for name, values in zip(names, points, strict=True))
    return Figure(
        title,
        lines(f"{title}. {about}", labels, list(zip(names, points, strict=True))),
        Table(columns, rows, title),
        line_legend(names),
        about,
    )


def _regions(texts: Texts, shown: Shown) -> Table | None:
    if not shown.regions:
        return None
    columns = (
        Column(texts("site-region")),
        Column(texts("site-owner")),
        Column(texts("site-beside"), wider=True),
    )
    nobody = texts("site-nobodys")
    rows = (
        (Name(region.name), region.owner or nobody, ", ".join(region.links))
        for region in shown.regions
    )
    return Table(columns, rows, texts("site-map"))


def _battle_table(
    texts: Texts, shown: Shown, names: Mapping[str, str], fought: Sequence[CampaignBattleRow]
) -> Table | None:
    if not fought:
        return None
    columns = (
        Column(texts("site-number"), number=True),
        Column(texts("site-who")),
        Column(texts("site-result"), number=True),
        Column(texts("site-day"), number=True, wider=True),
        Column(texts("site-round"), number=True, wider=True),
        Column(texts("site-game"), wider=True, kept=True),
    )
    draw, bye, against = texts("site-draw"), texts("site-bye"), texts("site-against")
    members = shown.members

    def told(battle: CampaignBattleRow) -> tuple[object, ...]:
        first = members[battle.one_id].name
        second = "" if battle.two_id is None else members[battle.two_id].name
        points, swapped = battle.points, battle.outcome == "two"
        if swapped:
            first, second = second, first
            points = points and points[::-1]
        who = Name(first, f"{against} {second}" if second else "", plain=battle.outcome == "draw")
        result = {"draw": draw, "bye": bye}.get(battle.outcome, "")
        if points is not None:
            result = f"{points[0]}–{points[1]} {result}"
        day = datetime.fromtimestamp(battle.played_at / 1000, UTC).date().isoformat()
        where = f"{battle.season}.{battle.round}"
        return (
            battle.number,
            who,
            result.strip() or "–",
            day,
            where,
            names.get(battle.game, battle.game),
        )

    return Table(columns, map(told, fought), texts("site-battles"))


def _players(texts: Texts, shown: Shown, frame: Frame) -> bytes:
    rated = shown.overall.rows[:_MOST_ROWS]
    armies = any(shown.members[row.member].army for row in rated)
    columns = (
        Column(texts("site-player")),
        Column(texts("site-record"), number=True),
        Column(texts("site-rating"), number=True),
        *((Column(texts("site-army"), wider=True),) if armies else ()),
    )
    rows = (
        (
            Name(member.name, member.faction),
            _record(row.record),
            _rating(shown, row.member),
            *((member.army,) if armies else ()),
        )
        for row in rated
        for member in (shown.members[row.member],)
    )
    return framed(
        PLAYERS,
        texts,
        frame,
        players=Table(columns, rows, texts("site-players")),
        figures=[*_factions(texts, shown), *_luck(texts, shown)],
    )


def _rating(shown: Shown, member: int) -> str:
    known = shown.ratings.get(member)
    return "–" if known is None else f"{known.value:.0f} ±{2 * known.deviation:.0f}"


def _record(record: Record) -> str:
    return f"{record.won}-{record.drawn}-{record.lost}"


def _factions(texts: Texts, shown: Shown) -> Iterator[Figure]:
    found = sorted(shown.overall.factions.items(), key=lambda item: (-item[1].played, item[0]))
    if not found:
        return
    title = texts("site-factions")
    parts = (texts("site-won"), texts("site-drawn"), texts("site-lost"))
    most = found[:_MOST_FACTIONS]
    labels = [name for name, _ in most]
    series = [
        (parts[0], [record.won for _, record in most]),
        (parts[1], [record.drawn for _, record in most]),
        (parts[2], [record.lost for _, record in most]),
    ]
    columns = (Column(texts("site-faction")), *(Column(part, number=True) for part in parts))
    rows = (
        (Name(name), record.won, record.drawn, record.lost) for name, record in found[:_MOST_ROWS]
    )
    chart = stacked(title, labels, series)
    yield Figure(title, chart, Table(columns, rows, title), part_legend(parts))


def _luck(texts: Texts, shown: Shown) -> Iterator[Figure]:
    if not shown.lucky:
        return
    title = texts("site-luck")
    about = texts("site-luck-about", count=shown.lucky_battles)
    most = shown.lucky[:_MOST_LUCKY]
    names = [shown.members[lucky.member].name for lucky in most]
    chart = hundredths(f"{title}. {about}", names, [lucky.share for lucky in most])
    columns = (
        Column(texts("site-player")),
        Column(texts("site-luckier"), number=True),
        Column(texts("site-scored"), number=True),
        Column(texts("site-expected"), number=True),
    )
    rows = (
        (
            Name(shown.members[lucky.member].name),
            lucky.share,
            f"{lucky.actual:.0f}",
            f"{lucky.expected:.1f}",
        )
        for lucky in shown.lucky
    )
    yield Figure(title, chart, Table(columns, rows, title), about=about)
