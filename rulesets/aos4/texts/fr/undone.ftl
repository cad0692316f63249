reminder-begins = Qui a le choix dit qui joue en premier : /battle next first:{ $side } ou /battle next first:{ $other }
reminder-priority-undone = Ni jet de priorité ni premier tour choisi : { $side } commence comme au round précédent
reminder-first-undone = Personne n’a dit qui joue en premier : { $side } commence
reminder-score-undone = Contrôle des objectifs et points de victoire : { $side } n’a pas marqué ce tour
refusal-nothing-to-rally = { $unit } est indemne et au complet : le Ralliement ne lui rendrait rien ; choisissez une autre unité.
refusal-rally-in-combat = { $unit } est en mêlée et ne peut pas se rallier ; choisissez une unité qui ne l’est pas.
refusal-weapon-without-name = « { $text } » a besoin d’un nom avant ses valeurs : Marteau 2 3+ 3+ 1 1.
refusal-weapon-not-held = { $unit } n’a pas d’arme nommée « { $text } » pour cela ; elle a : { $names }.
