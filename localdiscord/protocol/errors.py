"""Refusals in the form in which Discord words them to a bot."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

HTTP_BAD_REQUEST = 400
HTTP_UNAUTHORIZED = 401
HTTP_FORBIDDEN = 403
HTTP_NOT_FOUND = 404
HTTP_TOO_LARGE = 413

INVALID_FORM = 50035


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault in one field of a request: its path, Discord's code, a sentence."""

    path: tuple[str | int, ...]
    code: str
    message: str


class ApiError(Exception):
    """The end of a request: an HTTP status and Discord's JSON error body."""

    def __init__(
        self, status: int, code: int, message: str, problems: Iterable[Problem] = ()
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)

    def body(self) -> dict[str, Any]:
        """Return the JSON body."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.problems:
            body["errors"] = _tree(self.problems)
        return body


def _tree(problems: Iterable[Problem]) -> dict[str, Any]:
    root: dict[str, Any] = {}
    for problem in problems:
        node = root
        for step in problem.path:
            node = node.setdefault(str(step), {})
        entry = {"code": problem.code, "message": problem.message}
        node.setdefault("_errors", []).append(entry)
    return root


def invalid_form(problems: Iterable[Problem]) -> ApiError:
    """Refuse a body for the given problems."""
    return ApiError(HTTP_BAD_REQUEST, INVALID_FORM, "Invalid Form Body", problems)


def unauthorized() -> ApiError:
    """Refuse a request without the bot's token."""
    return ApiError(HTTP_UNAUTHORIZED, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    """Refuse a channel that the table doesn't have."""
    return ApiError(HTTP_NOT_FOUND, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Refuse a guild that is not the table's."""
    return ApiError(HTTP_NOT_FOUND, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Refuse a member that the guild doesn't have."""
    return ApiError(HTTP_NOT_FOUND, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """Refuse a message that is not, or no longer, kept."""
    return ApiError(HTTP_NOT_FOUND, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """Refuse a user whom nobody knows."""
    return ApiError(HTTP_NOT_FOUND, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """Refuse what is no emoji that the table has."""
    return ApiError(HTTP_BAD_REQUEST, 10014, "Unknown Emoji")


def unknown_application_emoji() -> ApiError:
    """Refuse an id that no emoji of the application has."""
    return ApiError(HTTP_NOT_FOUND, 10014, "Unknown Emoji")


def too_many_emojis(most: int) -> ApiError:
    """Refuse an emoji beyond what an application holds."""
    return ApiError(HTTP_BAD_REQUEST, 30008, f"Maximum number of emojis reached ({most})")


def too_many_pins(most: int) -> ApiError:
    """Refuse a pin beyond what a channel holds."""
    return ApiError(HTTP_BAD_REQUEST, 30003, f"Maximum number of pins reached ({most})")


def too_many_reactions(most: int) -> ApiError:
    """Refuse an emoji beyond what a message holds."""
    return ApiError(HTTP_FORBIDDEN, 30010, f"Maximum number of reactions reached ({most})")


def no_such_recipient() -> ApiError:
    """Refuse a private line to nobody."""
    return ApiError(HTTP_BAD_REQUEST, 50033, "Invalid Recipient(s)")


def system_message() -> ApiError:
    """Refuse to treat what Discord itself says as a message."""
    return ApiError(HTTP_FORBIDDEN, 50021, "Cannot execute action on a system message")


def wrong_channel_type() -> ApiError:
    """Refuse to do to a channel what is done to others."""
    return ApiError(HTTP_BAD_REQUEST, 50024, "Cannot execute action on this channel type")


def archived_thread() -> ApiError:
    """Refuse to change an archived thread."""
    return ApiError(HTTP_BAD_REQUEST, 50083, "Thread is archived")


def thread_already_there() -> ApiError:
    """Refuse a second thread of one message."""
    message = "A thread has already been created for this message"
    return ApiError(HTTP_BAD_REQUEST, 160004, message)


def unknown_webhook() -> ApiError:
    """Refuse a follow-up to an interaction that has had no first answer."""
    return ApiError(HTTP_NOT_FOUND, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """Refuse an answer that names no open interaction or comes after the time limit."""
    return ApiError(HTTP_NOT_FOUND, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """Refuse a command that is not registered."""
    return ApiError(HTTP_NOT_FOUND, 10063, "Unknown application command")


def unknown_permissions() -> ApiError:
    """Refuse to show the permissions of a command that has none of its own."""
    return ApiError(HTTP_NOT_FOUND, 10066, "Unknown application command permissions")


def already_acknowledged() -> ApiError:
    """Refuse a second first answer."""
    return ApiError(HTTP_BAD_REQUEST, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """Refuse what belongs to another application."""
    return ApiError(HTTP_FORBIDDEN, 50001, "Missing Access")


def not_the_author() -> ApiError:
    """Refuse to edit what somebody else wrote."""
    return ApiError(HTTP_FORBIDDEN, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """Refuse a message with nothing in it."""
    return ApiError(HTTP_BAD_REQUEST, 50006, "Cannot send an empty message")


def invalid_webhook_token() -> ApiError:
    """Refuse a follow-up after the interaction's token has run out."""
    return ApiError(HTTP_UNAUTHORIZED, 50027, "Invalid Webhook Token")


def invalid_json() -> ApiError:
    """Refuse a body that is no JSON object of the expected kind."""
    return ApiError(HTTP_BAD_REQUEST, 50109, "The request body contains invalid JSON.")


def too_many_channels(most: int) -> ApiError:
    """Refuse one channel more than the table bears."""
    text = f"Maximum number of server channels reached ({most})"
    return ApiError(HTTP_BAD_REQUEST, 30013, text)


def too_large() -> ApiError:
    """Refuse files beyond the size limit."""
    return ApiError(HTTP_TOO_LARGE, 40005, "Request entity too large")
