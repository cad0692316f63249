"""How outcomes look: cards first, then embeds, plain text or JSON made of them."""
