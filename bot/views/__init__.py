"""Views of outcomes: cards first, then embeds, plain text or JSON made of them."""
