"""Health: what tells an operator, or a container engine, that the bot is well."""
