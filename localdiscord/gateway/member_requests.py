"""A bot's requests for the guild's members over the gateway, and the chunks that answer them."""

from collections.abc import Iterator
from typing import Any, Final

from localdiscord.protocol.closing import CloseCode, ClosedError
from localdiscord.protocol.model import Json, Member
from localdiscord.state.memory import TableState
from localdiscord.state.payloads import member_payload

_PER_CHUNK: Final = 1_000
_MOST_FOUND: Final = 100
"""Of members asked for by id or by the beginning of their names."""

_LONGEST_NONCE: Final = 32


def member_chunks(state: TableState, asked: Json, *, may_list: bool) -> Iterator[Json]:
    """Yield the answers to a request for members of the guild.

    Args:
        state: The table.
        asked: What the bot sent.
        may_list: Whether it may ask for everybody.

    Raises:
        ClosedError: it asks for nothing, or for too much.
    """
    found, missing = _found(state, asked)
    if str(asked.get("guild_id")) != str(state.guild_id) or (_is_list(asked) and not may_list):
        return  # Discord, too, leaves whoever may not ask waiting
    chunks = [found[at : at + _PER_CHUNK] for at in range(0, len(found), _PER_CHUNK)] or [[]]
    nonce = asked.get("nonce")
    for index, members in enumerate(chunks):
        chunk: Json = {
            "guild_id": str(state.guild_id),
            "members": list(map(member_payload, members)),
            "chunk_index": index,
            "chunk_count": len(chunks),
            "not_found": missing,
        }
        if asked.get("presences"):
            chunk["presences"] = []
        if isinstance(nonce, str) and len(nonce.encode()) <= _LONGEST_NONCE:
            chunk["nonce"] = nonce
        yield chunk


def _is_list(asked: Json) -> bool:
    return asked.get("user_ids") is None and not asked.get("query") and not asked.get("limit")


def _found(state: TableState, asked: Json) -> tuple[list[Member], list[str]]:
    """Return the members asked for, and the ids of which there are none."""
    if asked.get("user_ids") is not None:
        ids = _ids(asked["user_ids"])
        known = {str(person_id): member for person_id, member in state.members.items()}
        members = [known[id_] for id_ in ids if id_ in known]
        return members, [id_ for id_ in ids if id_ not in known]
    query, limit = asked.get("query"), asked.get("limit")
    if not isinstance(query, str) or not isinstance(limit, int) or limit < 0:
        raise ClosedError(CloseCode.UNKNOWN_OPCODE)
    if _is_list(asked):
        return list(state.members.values()), []
    return state.members_like(query)[: min(limit or _MOST_FOUND, _MOST_FOUND)], []


def _ids(given: Any) -> list[str]:
    """Return the ids asked for, each once."""
    several = given if isinstance(given, list) else [given]
    if len(several) > _MOST_FOUND or not all(isinstance(item, str | int) for item in several):
        raise ClosedError(CloseCode.UNKNOWN_OPCODE)
    return list(dict.fromkeys(map(str, several)))
