"""Looking things up: rules, rulings and a server's own books."""
