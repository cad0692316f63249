"""The fighters of a round: their identity, their targets, and the facts stated of them."""
