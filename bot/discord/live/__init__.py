"""Messages that show a battle as it goes: the pinned one and the desk.

They may lag behind by seconds, and answers never wait for them. Where the bot may not write, the
battle goes on without.
"""
