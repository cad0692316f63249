"""Discord's close codes of the gateway, each with its sentence."""

from enum import IntEnum
from typing import Final


class CloseCode(IntEnum):
    """Discord's close codes that a table has a reason for.

    4000 means an error of the server's own. 4011 asks for shards, which no bot of a single guild
    needs.
    """

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    RATE_LIMITED = 4008
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    INVALID_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


_REASONS: Final = {
    CloseCode.UNKNOWN_ERROR: "Unknown error.",
    CloseCode.UNKNOWN_OPCODE: "Unknown opcode, or its payload is invalid.",
    CloseCode.DECODE_ERROR: "Error while decoding payload.",
    CloseCode.NOT_AUTHENTICATED: "Not authenticated.",
    CloseCode.AUTHENTICATION_FAILED: "Authentication failed.",
    CloseCode.ALREADY_AUTHENTICATED: "Already authenticated.",
    CloseCode.INVALID_SEQUENCE: "Invalid seq.",
    CloseCode.RATE_LIMITED: "Rate limited.",
    CloseCode.SESSION_TIMED_OUT: "Session timed out.",
    CloseCode.INVALID_SHARD: "Invalid shard.",
    CloseCode.INVALID_VERSION: "Invalid API version.",
    CloseCode.INVALID_INTENTS: "Invalid intent(s).",
    CloseCode.DISALLOWED_INTENTS: "Disallowed intent(s).",
}


class ClosedError(Exception):
    """The end of a socket: a close code and a sentence, Discord's unless another fits better."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason or _reason(code)


def _reason(code: int) -> str:
    try:
        return _REASONS[CloseCode(code)]
    except ValueError:
        return ""
