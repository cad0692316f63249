"""The fighters of a round: their identity, their mounts, and the facts stated of them."""
