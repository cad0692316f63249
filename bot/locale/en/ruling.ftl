### What a referee puts in the place of a result.

command-overrule = Referee: replace a result
param-overruled = The number of the entry whose result does not stand
param-reason = Why; it is kept in the log
param-ruled-dice = The dice that hold instead, or bot for new ones; left out, those that fell
param-ruled-values = The options that hold instead, written name:value name:value
action-result-struck = result struck
overruled = In the place of no. { $number }, by the referee’s ruling: { $reason }
refusal-overrule-no-roll = Entry { $number } is no roll: it can be struck, without dice or values, but not resolved again.
refusal-option-fixed = { $option } cannot be changed by a ruling: strike the result, then ask again with the right units.
