# The points of a battle.

command-score = The points of the battle
score-show = Show the points as they stand, line by line
score-add = Add points to a side, or take some away
param-score-points = Points to add; negative to take away
param-score-why = What they are for
action-score-add = points added
score-totals = Points: { $totals } – { $verdict }
score-standing = Points: { $totals } – so far { $verdict }
score-side = { $side }: { $total }
score-line = { $points } { $what }
score-none = no points yet
score-more = { $count ->
    [one] one more line
   *[other] { $count } more lines
 }
score-added = { $why ->
    [none] added by hand
   *[other] { $why }
 } (turn { $turn })
score-add-done = { $side }: { $points } points.
score-uncosted = Without points, and so worth nothing at the end: { $units }.
    .noting = In a list they stand in the unit’s line, as Pts100.
score-counted = Counted so far
verdict-ahead = { $winner } ahead by { $difference }
verdict-level = level
