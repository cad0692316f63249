"""Settings: what is read, from where, and what is refused."""

from pathlib import Path

import pytest

from bot.process.settings import PREFIX, Settings, SettingsError, load_settings


@pytest.fixture(autouse=True)
def _empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def env_file(folder: Path, text: str) -> Path:
    path = folder / ".env"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_any_setting_the_bot_keeps_its_battles_below_the_working_directory() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database == "sqlite+aiosqlite:///data/vexille.db"


def test_a_variable_sets_its_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEXILLE_LOCALE", "FR")
    monkeypatch.setenv("VEXILLE_LOG_LEVEL", "debug")
    monkeypatch.setenv("VEXILLE_HEALTH_PORT", "8080")
    monkeypatch.setenv("VEXILLE_METRICS", "true")
    settings = load_settings()
    assert (settings.locale, settings.log_level) == ("fr", "DEBUG")
    assert (settings.health_port, settings.metrics) == (8080, True)


def test_the_env_file_is_read_and_the_environment_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    env_file(tmp_path, "VEXILLE_LOCALE=fr\nVEXILLE_LOG_FORMAT=json\nOTHER=1\n")
    monkeypatch.setenv("VEXILLE_LOG_FORMAT", "text")
    settings = load_settings()
    assert (settings.locale, settings.log_format) == ("fr", "text")


def test_an_empty_variable_is_no_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEXILLE_DISCORD_TOKEN", "")
    monkeypatch.setenv("VEXILLE_HEALTH_PORT", "")
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.health_port is None


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("HEALTH_PORT", "many", "VEXILLE_HEALTH_PORT cannot be used: it must be a whole number."),
        ("HEALTH_PORT", "0", "VEXILLE_HEALTH_PORT cannot be used: it must be at least 1."),
        ("HEALTH_PORT", "65536", "VEXILLE_HEALTH_PORT cannot be used: it must be at most 65535."),
        ("LOCALE", "de", "VEXILLE_LOCALE cannot be used: it must be 'en' or 'fr'."),
        ("METRICS", "yes", "VEXILLE_METRICS needs VEXILLE_HEALTH_PORT, the port it answers on."),
        ("DISCORD_TOKEN", "a b", "VEXILLE_DISCORD_TOKEN cannot be used: a token holds no space."),
        ("SYNC_COMMANDS", "perhaps", "VEXILLE_SYNC_COMMANDS cannot be used: it must be true or"),
        ("GUILD_READY_TIMEOUT", "0", "VEXILLE_GUILD_READY_TIMEOUT cannot be used: it must be more"),
        ("GUILD_READY_TIMEOUT", "soon", "VEXILLE_GUILD_READY_TIMEOUT cannot be used: it must be a"),
        ("DATABASE", "mysql://h/n", "VEXILLE_DATABASE cannot be used: it must begin with sqlite+"),
    ],
)
def test_a_value_that_cannot_be_used_is_refused_in_one_sentence(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PREFIX + name, value)
    with pytest.raises(SettingsError) as refusal:
        load_settings()
    message = str(refusal.value)
    assert message.startswith(sentence)
    assert message.endswith(".")
    assert "\n" not in message


def test_an_unknown_variable_is_refused_with_the_nearest_known_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("VEXILLE_HELTH_PORT", "1")
    with pytest.raises(SettingsError, match=r"no setting VEXILLE_HELTH_PORT.*VEXILLE_HEALTH_PORT"):
        load_settings()


def test_an_unknown_name_in_the_env_file_is_refused_too(tmp_path: Path) -> None:
    env_file(tmp_path, "VEXILLE_DATABSE=x\n")
    with pytest.raises(SettingsError, match=r"VEXILLE_DATABSE.*VEXILLE_DATABASE"):
        load_settings()


def test_an_env_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"VEXILLE_LOCALE=\xff\xfe")
    with pytest.raises(SettingsError, match="UTF-8"):
        load_settings()


def test_secrets_are_not_shown() -> None:
    settings = Settings(
        discord_token="hush-token",  # type: ignore[arg-type]
        database="postgresql+asyncpg://bot:hush-password@host/name",
    )
    assert "hush" not in f"{settings!r} {settings}"


def test_a_refusal_does_not_repeat_the_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEXILLE_DATABASE", "mysql://bot:hush@host/name")
    with pytest.raises(SettingsError) as refusal:
        load_settings()
    assert "hush" not in str(refusal.value)
    assert refusal.value.__cause__ is None


def test_a_database_of_the_command_line_is_refused_by_the_name_of_its_flag() -> None:
    with pytest.raises(SettingsError) as refused:
        load_settings(None, database="/data/battles.db")
    assert str(refused.value) == (
        "--database cannot be used: it must begin with sqlite+aiosqlite:// or "
        "postgresql+asyncpg://, such as sqlite+aiosqlite:///vexille.db."
    )


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite:///battles.db", "sqlite:///battles.db", "postgresql://h/n"]
)
def test_a_database_may_be_named_with_and_without_a_driver(url: str) -> None:
    assert load_settings(None, database=url).database == url


def test_sites_need_a_port_and_an_address_without_a_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEXILLE_SITES", "https://vexille.example/")
    with pytest.raises(SettingsError, match="VEXILLE_SITES needs VEXILLE_HEALTH_PORT"):
        load_settings(None)
    monkeypatch.setenv("VEXILLE_HEALTH_PORT", "8080")
    assert load_settings(None).sites == "https://vexille.example"
    for wrong in (
        "vexille.example",
        "ftp://x",
        "https://x/y",
        "https://u:p@x",
        "https://",
        "https://x y",
    ):
        monkeypatch.setenv("VEXILLE_SITES", wrong)
        with pytest.raises(SettingsError, match="VEXILLE_SITES cannot be used"):
            load_settings(None)
