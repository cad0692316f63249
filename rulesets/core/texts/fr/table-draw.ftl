procedure-table-draw = Jet sur une table
    .about = Jet sur l’une des tables aléatoires du jeu
outcome-table-draw = { $row }
roll-table-draw = table
modifier-other = autre
param-modifier = Somme des autres bonus et malus
result-row = ligne
