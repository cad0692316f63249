"""Answers of the other side between two acts: what waits for them, and how they are typed."""
