"""Acts that the table refuses a player; the caller words them for the player."""

from typing import Any


class Refused(Exception):  # noqa: N818 -- a player's act is refused, nothing has failed
    """An act that Discord's client would not even send.

    `code` is one of:

    - line: `empty_line`, `not_a_command`, `unclosed_quote`, `stray_value` (value)
    - command: `unknown_command` (name, nearest), `choose_subcommand` (command, choices),
      `not_permitted` (command)
    - options: `unknown_option` (command, option, nearest, known), `missing_option`
      (command, option, about, described, choices, names, localised), `missing_value`
      (option), `repeated_option` (option), `wrong_type` (option, value, expected),
      `out_of_range` (option, value, least, most), `bad_length` (option, length, least,
      most), `bad_choice` (option, value, choices, names, localised; command, where one was typed),
      `no_completion`
      (option), `unknown_person` (option, value, people), `unknown_channel` and `unknown_role`
      (option, value),
      `wrong_channel` (option, value), `unknown_file` and `stray_file` (option, value),
      `file_too_large` (option, most)
    - components: `no_such_message`, `no_such_control` (wanted, known), `disabled`
      (control), `not_for_you`, `not_for_others`, `not_yours`,
      `bad_count` (control, count, least, most)
    - modals: `no_modal`, `unknown_field` (field, known), `missing_field` (field),
      `bad_length` and `bad_choice` as above
    - `no_bot`: nobody is connected; `no_such_channel`: it has been deleted
    - the table: `too_many_people` and `too_many_channels` (most)

    `expected` is one of `integer`, `number`, `boolean`, `file`; `nearest` may be empty;
    `choices` are what can be typed, `names` what a player would read in their place,
    `localised` the same by language; `about` is what an option is, `described` the same by
    language; the `most` of a file is in mebibytes.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        told = ", ".join(f"{key}={value!r}" for key, value in facts.items())
        super().__init__(f"{code}: {told}" if told else code)
        self.code = code
        self.facts = facts


class NoAnswer(Exception):  # noqa: N818 -- the name says what happened
    """An act that the bot has not answered in time.

    `stage` is `first` when nothing came, `deferred` when the bot said it was thinking
    and then said no more; `after` is the seconds waited.
    """

    def __init__(self, stage: str, after: float) -> None:
        super().__init__(f"no answer ({stage}) after {after:.1f} s")
        self.stage = stage
        self.after = after
