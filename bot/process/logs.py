"""The log: structured lines on standard error, without personal content."""

import logging
import sys
from typing import Final, Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

# What people write, and how they are called, never reaches the log; ids do, so that an operator
# can follow one case.
_PERSONAL: Final = frozenset(
    {
        "author",
        "content",
        "display_name",
        "global_name",
        "member",
        "nick",
        "options",
        "password",
        "player",
        "text",
        "token",
        "user",
        "user_name",
        "username",
    }
)

# At lower levels these write out messages, names or the values in a statement.
_DISCREET: Final = {
    "aiohttp": logging.WARNING,
    "aiosqlite": logging.INFO,
    "alembic": logging.INFO,
    "asyncpg": logging.INFO,
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
}


def configure_logs(level: str, log_format: Literal["text", "json"]) -> None:
    """Send every log, the libraries' included, to standard error in the given form.

    Calling it again replaces what an earlier call set.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_personal_content,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_renderers(log_format, colors=sys.stderr.isatty()),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name, least in _DISCREET.items():
        logging.getLogger(name).setLevel(max(least, root.level))


def without_personal_content(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Drop the values that say what people wrote or what they are called."""
    for key in _PERSONAL & event.keys():
        del event[key]
    return event


def _renderers(log_format: Literal["text", "json"], *, colors: bool) -> list[Processor]:
    # Both forms print a plain traceback: a richer one would show the values of local variables.
    if log_format == "json":
        return [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    return [
        structlog.dev.ConsoleRenderer(
            colors=colors, exception_formatter=structlog.dev.plain_traceback
        )
    ]
