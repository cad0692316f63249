"""Declaring: procedures, their parameters, and the house rules and layers they stand under."""
