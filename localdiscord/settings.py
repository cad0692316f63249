"""Settings of a local table."""

from dataclasses import dataclass

MEBIBYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class TableSettings:
    """Settings of one table; times are seconds, sizes bytes.

    Ids of the guild, the bot, its channels and people follow from their names alone. `rate` is
    how many requests to one route of one place are taken in a `rate_window`; with 0 none is refused
    and nothing is told of limits.

    `global_rate` is how many requests a second are taken in all, but for interactions' answers;
    `invalid_limit` is how many refused requests in ten minutes lead to a ban for as long. Discord's
    are 50 and 10,000. Both are 0 at a table, which means none: there is nobody here whom they would
    protect, and a game would only wait for them.

    `most_members` and `most_channels`, threads included, are held when somebody joins or opens one;
    of files the oldest go where there are more than `kept_file_bytes`.
    """

    guild_name: str = "Vexille"
    bot_name: str = "Vexille"
    guild_locale: str = "fr"
    host: str = "127.0.0.1"
    port: int = 0
    first_answer: float = 3.0
    token_life: float = 900.0
    heartbeat_interval: float = 41.25
    privileged_intents: int = 0
    settle: float = 0.01
    redispatch: float = 0.25
    rate: int = 0
    rate_window: float = 5.0
    global_rate: int = 0
    invalid_limit: int = 0
    file_limit: int = 10 * MEBIBYTE
    kept_messages: int = 2_000
    kept_interactions: int = 4_096
    kept_events: int = 1_024
    kept_loose_files: int = 32
    kept_file_bytes: int = 256 * MEBIBYTE
    most_members: int = 200
    most_channels: int = 200
