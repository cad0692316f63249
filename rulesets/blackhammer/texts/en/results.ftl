## Words of combat and tables that several results and commands share

value-always-first = always striking first
value-weapon = weapons
value-initiative = Initiative
value-last-winner = having won the last round
value-die = the die
value-widen = widen the front
value-turn = turn
