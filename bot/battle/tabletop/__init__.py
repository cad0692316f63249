"""The tabletop: units, objectives, landmarks, cards, turns, and what effects make of them."""
