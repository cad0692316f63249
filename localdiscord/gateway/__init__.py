"""The gateway: sessions of bots, and the events they are sent."""
