"""The memory of the server: people, channels, messages, and what changes of them."""
