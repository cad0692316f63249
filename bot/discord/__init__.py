"""The edge to Discord: the client, its command tree, and how answers are delivered.

`commands` makes the slash commands from their specifications, and tells Discord of them. `delivery`
answers in time; `late` tells what was stored and not told. `live` keeps the messages that show a
battle; `threads` and `forums` open posts.
"""
