"""The local table: a server that speaks Discord's protocol, and players who use it."""

from bot.table.faults import Faults
from bot.table.keeping import Keeper
from bot.table.line import TypedLine, read_line, write_line
from bot.table.model import Message, Upload
from bot.table.refusal import NoAnswer, Refused
from bot.table.reply import Reply
from bot.table.server import LocalTable
from bot.table.settings import TableSettings
from bot.table.user import TableUser

__all__ = [
    "Faults",
    "Keeper",
    "LocalTable",
    "Message",
    "NoAnswer",
    "Refused",
    "Reply",
    "TableSettings",
    "TableUser",
    "TypedLine",
    "Upload",
    "read_line",
    "write_line",
]
