"""Handles: who answers what a rule asks of the dice: fair, typed, mixed, or every branch."""
