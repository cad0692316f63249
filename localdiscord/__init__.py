"""The local table: a server that speaks Discord's protocol, and players who use it."""

from localdiscord.client.line import TypedLine, read_line, write_line
from localdiscord.client.options import is_taken
from localdiscord.client.reply import Reply
from localdiscord.client.user import TableUser
from localdiscord.faults import Faults
from localdiscord.history.file import HistoryError, HistoryFile, HistoryInUseError
from localdiscord.history.keeper import HistoryKeeper
from localdiscord.protocol.model import Message, Upload
from localdiscord.protocol.refusal import NoAnswer, Refused
from localdiscord.server import LocalTable
from localdiscord.settings import TableSettings
from localdiscord.state.keeper import Keeper

__all__ = [
    "Faults",
    "HistoryError",
    "HistoryFile",
    "HistoryInUseError",
    "HistoryKeeper",
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
    "is_taken",
    "read_line",
    "write_line",
]
