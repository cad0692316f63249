"""Slash commands: one package a family; those that run procedures come from declarations.

`routing.router` answers commands, buttons and forms; `declaring.index` names the module of each
handler, which is imported when somebody asks. `procedures.questions` asks a rule: `allowed` says
who may act, and in which phase, `forms` what to ask for when an option is missing, `contact` which
refused act a button goes on with. `options.resolution` turns options into a checked `Question`,
`options.names` a name into a thing: the player's language, then ids, then the other language.
`dice` stops for dice or a decision (`beginning`), takes either (`throwing`, `choosing`), goes on
with them (`resuming`) or gives them up (`waiving`). `request.failure` decides by which sentence an
error is told; `request.upload` reads attached files.
"""
