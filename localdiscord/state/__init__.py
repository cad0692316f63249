"""The memory of the server: people, channels, messages, and what changes of them.

A player is shown a message once it is kept (`keeper`).
"""
