"""Tests of what games of ranked units share, by a small game of their own."""
