"""The prompt on a real terminal: history, completion of commands and options."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.patch_stdout import patch_stdout

from bot.localiser import Texts
from bot.table import TableUser

_SUBCOMMAND: Final = 1


class CommandCompleter(Completer):
    """Completes command names, then option names and choices."""

    def __init__(self, user: TableUser) -> None:
        self._user = user

    def get_completions(
        self,
        document: Document,
        complete_event: CompleteEvent,  # noqa: ARG002 - prompt_toolkit passes it
    ) -> Iterable[Completion]:
        """Give what may follow the words typed so far."""
        line = document.text_before_cursor
        names = self._user.command_names()
        typed = line.removeprefix("/")
        known = next(
            (name for name in sorted(names, key=len)[::-1] if line.startswith(f"/{name} ")), ""
        )
        if not known:
            for name in names:
                if name.startswith(typed):
                    yield Completion(f"/{name} ", start_position=-len(line), display=f"/{name}")
            return
        word = line.rsplit(" ", 1)[-1]
        for option in self._options(known):
            sign = f"{option['name']}:"
            if sign.startswith(word) and sign not in line:
                meta = option.get("description", "")
                yield Completion(sign, start_position=-len(word), display_meta=meta)
            for choice in option.get("choices") or ():
                whole = f"{sign}{choice['value']}"
                if word.startswith(sign) and whole.startswith(word):
                    yield Completion(f"{whole} ", start_position=-len(word), display=choice["name"])

    def _options(self, name: str) -> list[dict[str, Any]]:
        words = name.split()
        found = next(one for one in self._user.commands() if one["name"] == words[0])
        for word in words[1:]:
            found = next(one for one in found["options"] if one["name"] == word)
        return [one for one in found.get("options") or () if one["type"] > _SUBCOMMAND + 1]


async def prompt_lines(user: TableUser, texts: Texts) -> AsyncGenerator[str, None]:
    """Give lines as a player types them; ends with Ctrl-D."""
    session: PromptSession[str] = PromptSession(
        history=InMemoryHistory(), completer=CommandCompleter(user), complete_while_typing=True
    )
    with patch_stdout():
        print(texts("terminal-welcome"))  # noqa: T201
        while True:
            try:
                line = await session.prompt_async(f"{user.name} > ")
            except EOFError:
                return
            except KeyboardInterrupt:
                continue
            yield line
