procedure-table-draw = Draw on a table
    .about = Roll on one of the game’s random tables
outcome-table-draw = { $row }
roll-table-draw = table
modifier-other = other
param-modifier = Sum of the other bonuses and penalties
result-row = row
