"""The prompt on a real terminal: history, completion of commands and options."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.patch_stdout import patch_stdout

from bot.local.suggestions import suggestions
from bot.texts.localiser import Texts
from localdiscord import TableUser


class CommandCompleter(Completer):
    """A completer over `bot.local.suggestions`; what the bot completes, it is asked for."""

    def __init__(self, user: TableUser) -> None:
        self._user = user

    def get_completions(
        self,
        document: Document,  # noqa: ARG002 - prompt_toolkit passes them
        complete_event: CompleteEvent,  # noqa: ARG002
    ) -> Iterable[Completion]:
        """Give nothing: the prompt asks without waiting."""
        return ()

    async def get_completions_async(
        self,
        document: Document,
        complete_event: CompleteEvent,  # noqa: ARG002
    ) -> AsyncGenerator[Completion, None]:
        """Give what may follow the words typed so far."""
        line = document.text_before_cursor
        for suggestion in await suggestions(self._user, line):
            back = suggestion.start - len(line)
            yield Completion(
                suggestion.text,
                start_position=back,
                display=suggestion.label,
                display_meta=suggestion.about,
            )


async def prompt_lines(user: TableUser, texts: Texts) -> AsyncGenerator[str, None]:
    """Give lines as a player types them; ends with Ctrl-D."""
    session: PromptSession[str] = PromptSession(
        history=InMemoryHistory(), completer=CommandCompleter(user), complete_while_typing=True
    )
    with patch_stdout(raw=True):  # for colours; other orders are taken out of answers before
        print(texts("terminal-welcome"))  # noqa: T201
        while True:
            try:
                line = await session.prompt_async(f"{user.name} > ")
            except EOFError:
                return
            except KeyboardInterrupt:
                continue
            yield line
