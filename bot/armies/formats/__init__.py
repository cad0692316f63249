"""The forms that army lists come in: a module each, and the parts they share."""
