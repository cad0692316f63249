"""The bot as a process: its start, its memory, and commands through the local server."""
