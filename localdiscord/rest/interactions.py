"""The routes on which a bot answers: callbacks, the original answer, follow-ups."""

import time
from collections.abc import Iterator
from typing import Final

from aiohttp import web

from localdiscord.protocol.body import Body, read_body
from localdiscord.protocol.components import complete_components
from localdiscord.protocol.errors import (
    Problem,
    already_acknowledged,
    invalid_form,
    invalid_webhook_token,
    unknown_channel,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from localdiscord.protocol.model import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED_REPLY,
    DEFERRED_UPDATE,
    EPHEMERAL,
    MODAL,
    MODAL_SUBMIT,
    REPLY,
    UPDATE,
    Interaction,
    Json,
    Message,
)
from localdiscord.rest.answers import TRUE_WORDS, answer, no_content, path_id
from localdiscord.rules.check import check_choices, check_modal
from localdiscord.state.context import MISLAID, TableContext
from localdiscord.state.messages import edit_message, loading_message, write_message

_NEW_MESSAGE: Final = frozenset((REPLY, DEFERRED_REPLY))
_ON_MESSAGE: Final = frozenset((DEFERRED_UPDATE, UPDATE))
_ALLOWED: Final = {
    COMMAND: _NEW_MESSAGE | {MODAL},
    COMPONENT: _NEW_MESSAGE | _ON_MESSAGE | {MODAL},
    AUTOCOMPLETE: frozenset((CHOICES,)),
    MODAL_SUBMIT: _NEW_MESSAGE | _ON_MESSAGE,
}
_DEFERRALS: Final = (DEFERRED_REPLY, DEFERRED_UPDATE)


class InteractionRoutes:
    """Routes that take a bot's answers and tell whoever waits for them."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._state = context.state
        self._settings = context.settings

    def routes(self, api: str) -> Iterator[web.RouteDef]:
        """Yield the routes under the root of the interface."""
        yield web.post(f"{api}/interactions/{{interaction_id}}/{{token}}/callback", self._callback)
        hook = f"{api}/webhooks/{{application_id}}/{{token}}"
        message = f"{hook}/messages/{{message_id}}"
        yield web.post(hook, self._follow_up)
        yield web.get(message, self._show)
        yield web.patch(message, self._edit)
        yield web.delete(message, self._delete)

    # the first answer

    async def _callback(self, request: web.Request) -> web.StreamResponse:
        interaction = self._waiting(request)
        body = await read_body(request, self._settings.file_limit)
        kind = body.json.get("type")
        if not isinstance(kind, int) or kind not in self._allowed(interaction):
            problem = Problem(("type",), "BASE_TYPE_CHOICES", "Not an answer to this interaction.")
            raise invalid_form([problem])
        data = body.json.get("data") or {}
        if not isinstance(data, dict):
            problem = Problem(("data",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used.")
            raise invalid_form([problem])
        self._must_wait(interaction)
        message = self._perform(interaction, kind, Body(data, body.files))
        interaction.response_type = kind
        response = no_content()
        if request.query.get("with_response") in TRUE_WORDS:
            response = answer(_callback_payload(interaction, kind, message))
        await self._tell(request, response, interaction, message, finishes=kind not in _DEFERRALS)
        return response

    def _waiting(self, request: web.Request) -> Interaction:
        interaction = self._state.interaction(request.match_info["token"])
        if interaction is None or interaction.id != path_id(request, "interaction_id"):
            raise unknown_interaction()
        self._must_wait(interaction)
        return interaction

    def _must_wait(self, interaction: Interaction) -> None:
        if interaction.answered:
            raise already_acknowledged()
        if time.monotonic() - interaction.started_at > self._settings.first_answer:
            raise unknown_interaction()

    def _allowed(self, interaction: Interaction) -> frozenset[int]:
        allowed = _ALLOWED[interaction.type]
        if interaction.source_message_id is None:
            return allowed - _ON_MESSAGE
        return allowed

    def _perform(self, interaction: Interaction, kind: int, body: Body) -> Message | None:
        if kind in _NEW_MESSAGE:
            self._must_have_channel(interaction)
        if kind == REPLY:
            message, files = write_message(
                self._context, interaction.channel_id, body, interaction=interaction
            )
            self._add(interaction, message, files)
            interaction.response_message_id = message.id
            return message
        if kind == DEFERRED_REPLY:
            flags = body.json.get("flags") or 0
            message = loading_message(self._context, interaction, flags & EPHEMERAL)
            self._add(interaction, message, [])
            interaction.response_message_id = message.id
            return message
        if kind in _ON_MESSAGE:
            source = self._state.messages.get(interaction.source_message_id or 0)
            if source is None:
                raise unknown_message()
            if kind == UPDATE:
                edit_message(self._context, source, body)
                interaction.message_ids.append(source.id)
            interaction.response_message_id = source.id
            return source
        if kind == MODAL:
            check_modal(body.json)
            complete_components(body.json["components"])
            interaction.modal = body.json
        else:
            check_choices(body.json)
            interaction.choices = body.json.get("choices") or []
        return None

    def _must_have_channel(self, interaction: Interaction) -> None:
        if interaction.channel_id not in self._state.channels:
            raise unknown_channel()

    def _add(
        self, interaction: Interaction, message: Message, files: list[tuple[int, bytes]]
    ) -> None:
        self._state.add_message(message, files)
        interaction.message_ids.append(message.id)

    async def _tell(
        self,
        request: web.Request,
        response: web.Response,
        interaction: Interaction,
        message: Message | None,
        *,
        finishes: bool = True,
    ) -> None:
        """Write the response out before anyone at the table learns of the answer.

        discord.py stores a view only once it has read this response: whoever could click
        earlier would click into the void. A bot that reads it counts the message as told, so the
        message is kept before.
        """
        try:
            if message is not None:
                await self._context.kept(message.id)
            if not request.get(MISLAID):
                await response.prepare(request)
                await response.write_eof()
        finally:
            now = time.monotonic()
            if message is not None:
                message.written_at = now
            interaction.answered_at = interaction.answered_at or now
            if finishes and not interaction.finished:
                interaction.finished_at = now
                self._state.finish_interaction(interaction)
            interaction.changed()

    # after the first answer

    def _answered(self, request: web.Request) -> Interaction:
        interaction = self._state.interaction(request.match_info["token"])
        if interaction is None or path_id(request, "application_id") != self._state.bot.id:
            raise unknown_webhook()
        if time.monotonic() - interaction.started_at > self._settings.token_life:
            raise invalid_webhook_token()
        if not interaction.answered:
            raise unknown_webhook()
        return interaction

    def _message(self, request: web.Request, interaction: Interaction) -> Message:
        if request.match_info["message_id"] == "@original":
            message_id = interaction.response_message_id or 0
        else:
            message_id = path_id(request, "message_id")
        message = self._state.messages.get(message_id)
        if message is None or not (
            message.interaction_id == interaction.id
            or message.id == interaction.response_message_id
        ):
            raise unknown_message()
        return message

    async def _follow_up(self, request: web.Request) -> web.StreamResponse:
        interaction = self._answered(request)
        body = await read_body(request, self._settings.file_limit)
        self._must_have_channel(interaction)
        original = self._state.messages.get(interaction.response_message_id or 0)
        if interaction.response_type == DEFERRED_REPLY and original and original.loading:
            edit_message(self._context, original, body)
            message = original
        else:
            message, files = write_message(
                self._context, interaction.channel_id, body, interaction=interaction
            )
            self._add(interaction, message, files)
        response = answer(message.payload)
        await self._tell(request, response, interaction, message)
        return response

    async def _show(self, request: web.Request) -> web.Response:
        return answer(self._message(request, self._answered(request)).payload)

    async def _edit(self, request: web.Request) -> web.StreamResponse:
        interaction = self._answered(request)
        body = await read_body(request, self._settings.file_limit)
        message = self._message(request, interaction)
        edit_message(self._context, message, body)
        if message.id not in interaction.message_ids:
            interaction.message_ids.append(message.id)
        response = answer(message.payload)
        await self._tell(request, response, interaction, message)
        return response

    async def _delete(self, request: web.Request) -> web.StreamResponse:
        interaction = self._answered(request)
        message = self._message(request, interaction)
        interaction.withdrawn = interaction.withdrawn or message.loading
        self._state.remove_message(message)
        response = no_content()
        await self._tell(request, response, interaction, None)
        return response


def _callback_payload(interaction: Interaction, kind: int, message: Message | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.type}
    payload: Json = {"interaction": about}
    if message is not None:
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = message.loading
        about["response_message_ephemeral"] = message.ephemeral
        if kind in (REPLY, UPDATE):
            payload["resource"] = {"type": kind, "message": message.payload}
    return payload
