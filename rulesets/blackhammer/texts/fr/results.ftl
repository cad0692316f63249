## Mots du combat et des tables, communs à plusieurs résultats et commandes

value-turn = se tourner
