param-unit = The unit: a name from the table, or a profile line
param-characteristic = Which characteristic of the unit
param-value = The value tested, where no unit is named or instead of its own
param-penalty = Points added to the dice; negative for a bonus

param-made = It is done, not only asked about
