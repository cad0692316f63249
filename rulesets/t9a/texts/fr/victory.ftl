procedure-victory-points = Points de Victoire d’une unité
    .about = Ce que vaut une unité ennemie à la fin de la bataille
outcome-victory-points = { $points ->
    [one] 1 Point de Victoire
   *[other] { $points } Points de Victoire
 }{ $share ->
    [whole] { " " }pour toute l’unité
    [half] { " " }pour sa moitié
   *[none] : elle ne vaut rien en l’état
 }{ $for-general ->
    [0] .
   *[other] , dont { $for-general } pour le Général.
 }
procedure-scoring-unit = Unité de capture
    .about = Si une unité compte pour les objectifs secondaires
outcome-scoring-unit = { $scores ->
    [yes] Elle compte pour les objectifs.
   *[no] Elle ne compte pas : { $reason ->
        [no-standard] elle n’a pas de Porte-Étendard.
        [light-troops] elle a Troupe Légère.
        [fleeing] elle fuit.
       *[characters-alone] elle n’a que des Personnages.
     }
 }
procedure-objective-score = Objectif secondaire
    .about = Qui l’a gagné, et un cinquième de la taille de la partie pour cela
outcome-objective-score = { $gained ->
    [own] { $side-own ->
        [none] Le camp dont c’est le tour le gagne
       *[other] { $side-own } le gagne
     } : { $points } Points de Victoire.
    [enemy] { $side-enemy ->
        [none] L’autre camp le gagne
       *[other] { $side-enemy } le gagne
     } : { $points } Points de Victoire.
    [both] Les deux camps le gagnent : { $points } Points de Victoire chacun.
   *[nobody] Personne ne le gagne.
 }
procedure-game-result = Résultat de la bataille
    .about = La différence de Points de Victoire rapportée à la taille de la partie
outcome-game-result = { $result ->
    [draw] Match nul
    [minor] Victoire mineure
    [major] Victoire majeure
   *[massacre] Massacre
 }{ $winner ->
    [own] { " " }du premier camp
    [enemy] { " " }de l’autre camp
   *[none] { "" }
 } ; en tournoi { $battle-points } Points de Bataille sur dix à qui a le plus.
param-fate = Ce que l’unité est devenue
param-summoned = Si elle a été invoquée
param-characters-alone = Si elle n’a que des Personnages
param-objective = L’objectif secondaire
param-army-points = Points convenus par camp
param-own-units = Unités de capture ou marqueurs du camp dont c’est le tour
param-enemy-units = Unités de capture ou marqueurs de l’autre camp
param-gained = Qui l’a gagné, si les joueurs en décident
param-score = Points de Victoire du premier camp
param-enemy-score = Points de Victoire de l’autre camp
choice-own = le camp dont c’est le tour
choice-nobody = personne
choice-hold-the-line = Tenez la Ligne
choice-breakthrough = Percée
choice-capture-the-standards = Capturez les Étendards
choice-secure-the-target = Sécurisez la Cible
choice-scoring-unit = unité de capture
choice-secondary = objectif secondaire
lacks-victory = les Points de Victoire, les objectifs et le résultat
result-share = part
result-for-general = pour le Général
result-scores = compte
result-gained = gagné par
result-result = résultat
result-battle-points = Points de Bataille
value-whole = toute
value-half = la moitié
value-none = rien
value-no-standard = pas de Porte-Étendard
value-light-troops = Troupe Légère
value-draw = match nul
value-minor = victoire mineure
value-major = victoire majeure
value-massacre = massacre
refusal-objective-unsourced = Aucun texte ne dit comment se marque Capturez les Étendards : dites qui l’a gagné, par exemple gained:own.
counter-victory-points = Points de Victoire
score-objectives = Objectifs et ce qui a été compté
score-worth-whole = { $unit } détruite ou hors de la table
score-worth-flees = { $unit } en fuite
score-worth-stands = { $unit } à un quart de ses PV ou moins
score-worth-cost-unknown = { $unit } : son coût n’est pas noté (« Modifier… » sur sa fiche, dans le menu, le note, comme 100 pts)
score-general-dead = Général : { $unit }
score-captured-standard = { $count ->
    [one] 1 étendard capturé
   *[other] { $count } étendards capturés
 }
score-captured-bsb = Grande Bannière capturée
verdict-draw = match nul : { $difference } points d’écart à { $points } points par camp
verdict-minor = victoire mineure pour { $winner } : { $difference } points de plus à { $points } points par camp
verdict-major = victoire majeure pour { $winner } : { $difference } points de plus à { $points } points par camp
verdict-massacre = massacre par { $winner } : { $difference } points de plus à { $points } points par camp
verdict-size-unknown = { $winner ->
    [none] à égalité
   *[other] { $winner } devant de { $difference }
 } ; le résultat se lit d’après les points de la bataille, que personne n’a dits
    .why = le résultat se lit d’après les points de la bataille, que personne n’a dits
reminder-spells = Sorts à générer : { $units }.
reminder-last-turn = C’est le tour de jeu { $turn }, le dernier.
reminder-random-movement = Mouvement Aléatoire parmi les mouvements obligatoires : { $units }.
reminder-ambush = Unités en Embuscade pour lesquelles jeter : { $units }.
reminder-comes-back = Revient par le bord de table sans jet : { $units }.
reminder-flux = Flux magiques à lancer.
reminder-channel = Canalisation : une tentative pour un Dé de Pouvoir.
reminder-counter-channel = Canalisation : une tentative pour un Dé de Dissipation.
reminder-cannot-cast = Ceux-ci ne canalisent, ne lancent ni ne dissipent : { $units }.
reminder-in-play = { $spell } reste en jeu : { $value } le dissipe, son propriétaire y met fin à volonté.
reminder-cannot-shoot = Pas de tir pour : { $units }.
reminder-spell-strikes = { $spell } frappe à la fin de la phase : { $units }
reminder-spell-holds = { $spell } peut les retenir dans cette phase : { $units }
reminder-spell-due = { $spell } agit encore à la fin de la phase, là où son texte le dit.
choice-stands = tient
choice-flees = fuit
choice-lost = détruite, ou hors de la table
choice-battle-result = résultat de la bataille
value-characters-alone = Personnages seuls
param-mounted = Si elle n’est pas à pied
