"""Tests of a round of close combat."""
