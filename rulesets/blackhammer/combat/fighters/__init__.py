"""The fighters of a round: who they are, what they ride, and what is stated of them."""
