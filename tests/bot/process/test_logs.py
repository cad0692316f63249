"""The log: where it goes, how it reads, and what never gets into it."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from bot.process.logs import configure_logs


@pytest.fixture(autouse=True)
def _logging_put_back() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    others = {name: logging.getLogger(name).level for name in logging.root.manager.loggerDict}
    yield
    root.handlers, root.level = handlers, level
    for name in logging.root.manager.loggerDict:
        logging.getLogger(name).setLevel(others.get(name, logging.NOTSET))
    structlog.reset_defaults()


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_line_goes_to_standard_error_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs("INFO", "json")
    structlog.get_logger("bot.battle").info("battle opened", channel_id=7)
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = lines(printed.err)
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "battle opened",
        "level": "info",
        "logger": "bot.battle",
        "channel_id": 7,
    }


def test_the_text_form_names_the_event_and_its_values(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs("INFO", "text")
    structlog.get_logger("bot").warning("no answer", channel_id=7)
    (line,) = capsys.readouterr().err.splitlines()
    assert "no answer" in line
    assert "channel_id=7" in line
    assert "\x1b" not in line


def test_libraries_are_logged_in_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs("INFO", "json")
    logging.getLogger("discord.client").info("shard %d connected", 3)
    (line,) = lines(capsys.readouterr().err)
    assert (line["event"], line["logger"]) == ("shard 3 connected", "discord.client")


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_what_people_write_and_are_called_is_left_out(
    log_format: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    configure_logs("DEBUG", log_format)
    structlog.get_logger("bot").info(
        "command", user="Perceval", content="a secret plan", text="hush", user_id=7
    )
    logging.getLogger("discord.gateway").debug("payload of Perceval")
    logging.getLogger("asyncpg").debug("insert Perceval")
    logging.getLogger("sqlalchemy.engine").info("insert Perceval")
    printed = capsys.readouterr().err
    assert "command" in printed
    assert "7" in printed
    assert not any(word in printed for word in ("Perceval", "secret", "hush"))


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_an_error_keeps_its_traceback_without_the_values_of_variables(
    log_format: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    configure_logs("INFO", log_format)
    name = "Perceval"
    try:
        [].pop(len(name))
    except IndexError:
        structlog.get_logger("bot").exception("failed")
    printed = capsys.readouterr().err
    assert "IndexError: pop from empty list" in printed
    assert "Perceval" not in printed


def test_the_level_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs("WARNING", "json")
    structlog.get_logger("bot").info("small talk")
    logging.getLogger("discord").info("small talk")
    structlog.get_logger("bot").warning("heed")
    assert [line["event"] for line in lines(capsys.readouterr().err)] == ["heed"]


def test_configuring_again_replaces_the_first_form(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs("INFO", "text")
    configure_logs("INFO", "json")
    structlog.get_logger("bot").info("once")
    assert len(lines(capsys.readouterr().err)) == 1
