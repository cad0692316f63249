"""The tabletop: units, objectives, landmarks, cards, turns, and what effects make of them.

`effects` applies what an outcome changes, and what characters share with their unit (`as_joined` in
`units`); `reach` adds what a General near it lends, by its own line or from its ranks. `turns`
decides which phase comes next, and what ends with one. `objectives` keeps who holds what, by the
effect `GroundTaken`; `landmarks` keeps what stands there, by `LandmarkPlaced` and
`LandmarkRemoved`. `cards` says which card lies in which slot: slots are everybody's, the deal
follows from the dice's secret.
"""
