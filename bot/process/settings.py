"""The settings: one object, read once from the environment and a `.env` file."""

import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, Self

from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.process.start_error import StartError

PREFIX: Final = "VEXILLE_"

_DATABASES: Final = ("sqlite+aiosqlite://", "postgresql+asyncpg://")
_OTHER_DATABASES: Final = ("sqlite://", "postgresql://")
"""Taken too: `bot.store.engine.database` knows the driver of each."""

_EXAMPLE: Final = "sqlite+aiosqlite:///vexille.db"

_REASONS: Final = {
    "bool_parsing": "it must be true or false",
    "float_parsing": "it must be a number",
    "greater_than": "it must be more than {gt}",
    "greater_than_equal": "it must be at least {ge}",
    "int_parsing": "it must be a whole number",
    "less_than_equal": "it must be at most {le}",
    "literal_error": "it must be {expected}",
    "value_error": "{error}",
}


class SettingsError(StartError):
    """A setting that cannot be used, said in one sentence for whoever runs the bot."""


def _known_database(url: str) -> str:
    if not url.startswith(_DATABASES + _OTHER_DATABASES):
        raise ValueError(f"it must begin with {' or '.join(_DATABASES)}, such as {_EXAMPLE}")
    return url


def _web_address(url: str) -> str:
    if not re.fullmatch(r"https?://[^/?#\s@]+/?", url):
        raise ValueError("it must begin with https:// or http://, and end with the server's name")
    return url.rstrip("/")


def _plain_token(token: SecretStr) -> SecretStr:
    if re.search(r"\s", token.get_secret_value()):
        raise ValueError("a token holds no space")
    return token


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


class Settings(BaseSettings):
    """Settings of the process; `load_settings` reads them and words the errors.

    The description of each field is the text of `docs/settings.md`.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_plain_token)] | None = Field(
        default=None,
        description="The bot's token. Without one, the bot opens the local table.",
    )
    database: Annotated[str, AfterValidator(_known_database)] = Field(
        default="sqlite+aiosqlite:///data/vexille.db",
        repr=False,
        description=(
            "Where battles are kept, as a URL: `sqlite+aiosqlite:///path` (relative to the "
            "working directory; four slashes for an absolute path) or "
            "`postgresql+asyncpg://user:password@host/name`."
        ),
    )
    locale: Annotated[Literal["en", "fr"] | None, BeforeValidator(_lower)] = Field(
        default=None,
        description=(
            "The language of a channel that has not chosen one: `en` or `fr`. Without it, each "
            "player is answered in their own."
        ),
    )
    cards: Annotated[Literal["line", "card", "full"], BeforeValidator(_lower)] = Field(
        default="card",
        description=(
            "How much a card of a result says in a channel that has not chosen: `line`, `card` "
            "(half a phone screen, the rest behind a button) or `full`. A terminal without a page "
            "has no buttons, and shows everything unless this is set."
        ),
    )
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = (
        Field(
            default="INFO",
            description="The least grave message logged: `DEBUG`, `INFO`, `WARNING` or `ERROR`.",
        )
    )
    log_format: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = Field(
        default="text",
        description="How the log reads: `text` for people, `json` for collectors.",
    )
    health_port: int | None = Field(
        default=None,
        ge=1,
        le=65535,
        description="The port of `GET /healthz`. Without one, nothing listens.",
    )
    health_host: str = Field(
        default="127.0.0.1",
        description="The address of that port. `0.0.0.0` lets other machines ask.",
    )
    metrics: bool = Field(
        default=False,
        description="Whether `GET /metrics` answers on the health port, for Prometheus.",
    )
    sites: Annotated[str, AfterValidator(_web_address)] | None = Field(
        default=None,
        description=(
            "The address under which browsers reach the health port, such as "
            "`https://vexille.example`. With it, that port also shows the campaigns whose "
            "organisers ask for it, read-only, behind links that nobody guesses "
            "(`GET /campaigns/…`). Without it, none are shown."
        ),
    )
    guild_ready_timeout: float = Field(
        default=2.0,
        gt=0,
        le=60,
        description="How long the start waits for the servers Discord announces, in seconds.",
    )
    sync_commands: bool = Field(
        default=True,
        description="Whether Discord is told of the slash commands, where they changed.",
    )
    local_patience: float = Field(
        default=3.0,
        gt=0,
        le=60,
        description=(
            "How long the local table waits for the bot's first answer, in seconds. Discord waits "
            "3; a slow machine may need more."
        ),
    )
    development_guild: int | None = Field(
        default=None,
        gt=0,
        description=(
            "The id of one server that gets the commands, at once and alone. For trying changes; "
            "without it every server gets them."
        ),
    )

    retention_days: int | None = Field(
        default=None,
        ge=1,
        le=36_500,
        description=(
            "How many days ended battles, and channels where nothing happens, are kept. Without "
            "it, they are kept until somebody deletes them."
        ),
    )
    end_silence_hours: int = Field(
        default=24,
        ge=1,
        le=8760,
        description=(
            "After how many hours without an answer a player may end a battle whose end was "
            "proposed to the other side."
        ),
    )
    removal_days: int = Field(
        default=30,
        ge=0,
        le=36_500,
        description=(
            "How many days everything of a server is kept after the bot was removed from it; "
            "whoever brings the bot back in time finds all as it was."
        ),
    )

    @model_validator(mode="after")
    def _metrics_have_a_port(self) -> Self:
        if self.metrics and self.health_port is None:
            raise ValueError(f"{PREFIX}METRICS needs {PREFIX}HEALTH_PORT, the port it answers on")
        return self

    @model_validator(mode="after")
    def _sites_have_a_port(self) -> Self:
        if self.sites is not None and self.health_port is None:
            raise ValueError(f"{PREFIX}SITES needs {PREFIX}HEALTH_PORT, the port it answers on")
        return self


def variable(field: str) -> str:
    """Return the environment variable that sets the field."""
    return PREFIX + field.upper()


def load_settings(env_file: Path | None = Path(".env"), *, database: str | None = None) -> Settings:
    """Read the settings; the environment wins over the file, which need not exist.

    Args:
        env_file: The file.
        database: Wins over both where it is given, as on the command line.

    Raises:
        SettingsError: a value that cannot be used, or a `VEXILLE_` name that means nothing.
    """
    _refuse_unknown(os.environ)
    if env_file is not None and env_file.is_file():
        _refuse_unknown(_names_in(env_file))
    given = {} if database is None else {"database": database}
    try:
        return Settings(_env_file=env_file, **given)  # type: ignore[arg-type,call-arg]  # the base class takes it
    except ValidationError as error:
        raise SettingsError(_sentence(error, {name: f"--{name}" for name in given})) from None


def _names_in(env_file: Path) -> Mapping[str, object]:
    try:
        return dotenv_values(env_file, interpolate=False)
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"The file {env_file} cannot be read as UTF-8 text.") from None


def _refuse_unknown(names: Iterable[str]) -> None:
    known = [variable(field) for field in Settings.model_fields]
    for name in sorted(names):
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            from difflib import get_close_matches  # noqa: PLC0415 - for the start that goes wrong

            nearest = get_close_matches(name.upper(), known, n=1, cutoff=0.0)[0]
            raise SettingsError(f"There is no setting {name}: did you mean {nearest}?")


def _sentence(error: ValidationError, flags: Mapping[str, str]) -> str:
    """Return what is wrong, with the name of the flag where the value was given by one."""
    first = error.errors(include_url=False)[0]
    reason = _REASONS.get(first["type"], "{error}").format_map(first.get("ctx", {}))
    if not first["loc"]:
        return f"{reason}."
    field = str(first["loc"][0])
    return f"{flags.get(field) or variable(field)} cannot be used: {reason}."
