### Ce que l’arbitre met à la place d’un résultat.

command-overrule = Arbitre : remplacer un résultat
param-overruled = Le numéro de l’entrée dont le résultat ne tient pas
param-reason = Pourquoi ; c’est gardé dans le journal
param-ruled-dice = Les dés qui valent à la place, ou bot pour en jeter d’autres ; sans rien, les mêmes
param-ruled-values = Les options qui valent à la place, écrites nom:valeur nom:valeur
action-result-struck = résultat annulé par l’arbitre
overruled = À la place du n° { $number }, sur décision de l’arbitre : { $reason }
refusal-overrule-no-roll = L’entrée { $number } n’est pas un jet : elle peut être annulée, sans dés ni valeurs, mais pas résolue de nouveau.
refusal-option-fixed = { $option } ne change pas par décision d’arbitre : annulez le résultat, puis redemandez avec les bonnes unités.
