"""Procedures: questions asked of the rules, checked, run and told."""
