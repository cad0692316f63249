"""Dice: the primitives rules ask for, and the handles that answer.

`die` says what a number on a die means, `distribution` the chances of pools. Every request has a
`Purpose`: what its dice are for. Where `countable` says so, successes may be typed without their
faces.
"""
