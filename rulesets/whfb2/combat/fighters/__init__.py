"""The fighters of a round: who they are, whom they strike, and what is stated of them."""
