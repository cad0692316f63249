"""The desk: one message a battle that shows it and offers what may be done now, by buttons.

A button opens a sheet for who pressed it, which asks for one thing after another; the last answer
does it. What was chosen so far stands in the buttons themselves, so nothing of it is kept anywhere.
"""
