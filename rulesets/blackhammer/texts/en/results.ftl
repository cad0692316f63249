## Words of combat and tables that several results and commands share

value-turn = turn
