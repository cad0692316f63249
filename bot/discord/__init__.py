"""The edge to Discord: the client, its command tree, and how answers are delivered."""
