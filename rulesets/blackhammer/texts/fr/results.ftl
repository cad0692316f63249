## Mots du combat et des tables, communs à plusieurs résultats et commandes

value-always-first = frapper toujours en premier
value-weapon = les armes
value-initiative = l'Initiative
value-last-winner = la victoire au round précédent
value-die = le dé
value-widen = élargir le front
value-turn = se tourner
