"""The magic paths: their spells as data, none of which the text prints [L574]."""
