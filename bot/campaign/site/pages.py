"""The pages of a campaign's site: standings, battles, players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Final

from bot.campaign.scoring.standings import Record
from bot.campaign.site.frame import Cell, Column, Frame, framed, table
from bot.campaign.site.gathering import Shown
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


def pages(texts: Texts, shown: Shown, names: Mapping[str, str]) -> dict[str, bytes]:
    """Return every page of a site by its file; run it on a thread.

    Args:
        texts: The language's.
        shown: The campaign.
        names: What games are called.
    """
    ways = (
        (INDEX, texts("site-standings")),
        (BATTLES, texts("site-battles")),
        (PLAYERS, texts("site-players")),
    )
    frame = Frame(texts, shown.campaign.name, ways, shown.made_at)
    newest = list(reversed(shown.fought))
    parts = [newest[at : at + _PER_PAGE] for at in range(0, len(newest), _PER_PAGE)] or [[]]
    found = {
        INDEX: framed(frame, INDEX, _standings(texts, shown, names)),
        PLAYERS: framed(frame, PLAYERS, _players(texts, shown)),
    }
    for number, part in enumerate(parts, start=1):
        name = _battle_page(number)
        body = _battles(texts, shown, names, part, (number, len(parts)))
        at = texts("site-page", number=str(number), count=str(len(parts))) if number > 1 else ""
        found[name] = framed(frame, BATTLES, body, at)
    return found


def _battle_page(number: int) -> str:
    return BATTLES if number == 1 else f"battles-{number}.html"


def _standings(texts: Texts, shown: Shown, names: Mapping[str, str]) -> Iterator[str]:
    campaign = shown.campaign
    yield _lead(texts, shown, names)
    yield f"<h2>{escape(texts('site-season', season=str(campaign.season)))}</h2>\n"
    rows = shown.season.rows[:_MOST_ROWS]
    if not rows:
        yield _none(texts("site-nobody"))
    else:
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
                Cell(shown.members[row.member].name, shown.members[row.member].faction),
                row.points,
                _record(row.record),
                signed(row.difference) if row.difference else "0",
                row.byes,
            )
            for row in rows
        )
        yield table(columns, told, texts("site-standings"))
        yield f'<p class="small">{escape(texts("site-record-about"))}</p>\n'
    yield from _course(texts, shown)
    yield from _map(texts, shown)
    yield f"<h2>{escape(texts('site-newest'))}</h2>\n"
    yield _battle_table(texts, shown, names, list(reversed(shown.fought[-_NEWEST:])))


def _lead(texts: Texts, shown: Shown, names: Mapping[str, str]) -> str:
    campaign = shown.campaign
    told = texts(
        "site-lead",
        status=campaign.status,
        game=names.get(campaign.game or "") or None,
        season=str(campaign.season),
        round=str(campaign.round),
        players=sum(member.plays for member in shown.members.values()),
        battles=len(shown.fought),
    )
    return f'<p class="lead">{escape(told)}</p>\n'


def _none(text: str) -> str:
    return f'<p class="none">{escape(text)}</p>\n'


def _course(texts: Texts, shown: Shown) -> Iterator[str]:
    """Yield the progress of the leaders' points, as a picture and as a table."""
    progress = shown.progress
    ahead = [row.member for row in shown.season.rows if row.member in progress.points][:LINES]
    if len(progress.steps) < 2 or not ahead:  # noqa: PLR2004 - a point makes no line
        return
    title = texts("site-course")
    key = "site-step-round" if progress.by == "round" else "site-step-battle"
    labels = [texts(key, number=str(step)) for step in progress.steps]
    names = [shown.members[member].name for member in ahead]
    points = [progress.points[member] for member in ahead]
    yield f"<h2>{escape(title)}</h2>\n"
    about = texts("site-course-about", count=len(ahead))
    chart = lines(f"{title}. {about}", labels, list(zip(names, points, strict=True)))
    yield f"<figure>{chart}{line_legend(names)}<figcaption>{escape(about)}</figcaption></figure>\n"
    columns = (Column(texts("site-player")), *(Column(label, number=True) for label in labels))
    rows = ((name, *values) for name, values in zip(names, points, strict=True))
    yield _folded(texts, table(columns, rows, title))


def _folded(texts: Texts, told: str) -> str:
    return f"<details><summary>{escape(texts('site-as-table'))}</summary>{told}</details>\n"


def _map(texts: Texts, shown: Shown) -> Iterator[str]:
    if not shown.regions:
        return
    yield f"<h2>{escape(texts('site-map'))}</h2>\n"
    columns = (
        Column(texts("site-region")),
        Column(texts("site-owner")),
        Column(texts("site-beside"), wider=True),
    )
    nobody = texts("site-nobodys")
    rows = (
        (region.name, region.owner or nobody, ", ".join(region.links)) for region in shown.regions
    )
    yield table(columns, rows, texts("site-map"))


def _battles(
    texts: Texts,
    shown: Shown,
    names: Mapping[str, str],
    part: Sequence[CampaignBattleRow],
    at: tuple[int, int],
) -> Iterator[str]:
    number, count = at
    yield f"<h2>{escape(texts('site-battles-count', count=len(shown.fought)))}</h2>\n"
    yield _battle_table(texts, shown, names, part)
    if count > 1:
        ways = []
        if number > 1:
            ways.append(
                f'<li><a href="{_battle_page(number - 1)}">{escape(texts("site-newer"))}</a></li>'
            )
        ways.append(f"<li>{escape(texts('site-page', number=str(number), count=str(count)))}</li>")
        if number < count:
            ways.append(
                f'<li><a href="{_battle_page(number + 1)}">{escape(texts("site-older"))}</a></li>'
            )
        ways_on = f'<ul class="pages">{"".join(ways)}</ul>'
        yield f'<nav aria-label="{escape(texts("site-more"))}">{ways_on}</nav>\n'


def _battle_table(
    texts: Texts, shown: Shown, names: Mapping[str, str], part: Sequence[CampaignBattleRow]
) -> str:
    if not part:
        return _none(texts("site-no-battles"))
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
        who = Cell(first, f"{against} {second}" if second else "", plain=battle.outcome == "draw")
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

    rounds = f'<span class="wider">{escape(texts("site-rounds"))}</span>'
    about = f'<p class="small">{escape(texts("site-first-won"))} {rounds}</p>\n'
    return table(columns, map(told, part), texts("site-battles")) + about


def _players(texts: Texts, shown: Shown) -> Iterator[str]:
    yield f"<h2>{escape(texts('site-everybody'))}</h2>\n"
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
            Cell(member.name, member.faction),
            _record(row.record),
            _rating(shown, row.member),
            *((member.army,) if armies else ()),
        )
        for row in rated
        for member in (shown.members[row.member],)
    )
    yield table(columns, rows, texts("site-players"))
    yield f'<p class="small">{escape(texts("site-rating-about"))}</p>\n'
    yield from _factions(texts, shown)
    yield from _luck(texts, shown)


def _rating(shown: Shown, member: int) -> str:
    known = shown.ratings.get(member)
    return "–" if known is None else f"{known.value:.0f} ±{2 * known.deviation:.0f}"


def _record(record: Record) -> str:
    return f"{record.won}-{record.drawn}-{record.lost}"


def _factions(texts: Texts, shown: Shown) -> Iterator[str]:
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
    yield f"<h2>{escape(title)}</h2>\n"
    yield f"<figure>{stacked(title, labels, series)}{part_legend(parts)}</figure>\n"
    columns = (Column(texts("site-faction")), *(Column(part, number=True) for part in parts))
    rows = ((name, record.won, record.drawn, record.lost) for name, record in found[:_MOST_ROWS])
    yield _folded(texts, table(columns, rows, title))


def _luck(texts: Texts, shown: Shown) -> Iterator[str]:
    if not shown.lucky:
        return
    title = texts("site-luck")
    about = texts("site-luck-about", count=shown.lucky_battles)
    most = shown.lucky[:_MOST_LUCKY]
    names = [shown.members[lucky.member].name for lucky in most]
    chart = hundredths(f"{title}. {about}", names, [lucky.share for lucky in most])
    yield f"<h2>{escape(title)}</h2>\n"
    yield f"<figure>{chart}<figcaption>{escape(about)}</figcaption></figure>\n"
    columns = (
        Column(texts("site-player")),
        Column(texts("site-luckier"), number=True),
        Column(texts("site-scored"), number=True),
        Column(texts("site-expected"), number=True),
    )
    rows = (
        (
            shown.members[lucky.member].name,
            lucky.share,
            f"{lucky.actual:.0f}",
            f"{lucky.expected:.1f}",
        )
        for lucky in shown.lucky
    )
    yield _folded(texts, table(columns, rows, title))
