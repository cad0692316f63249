## Victoire : points, quarts de table, tableau de victoire
procedure-victory-points = Points de Victoire
    .about = Ce que valent à la fin une unité ennemie, des quarts de table, des étendards
outcome-victory-points = { $total } Points de Victoire{ $share ->
    [whole] , l’unité ennemie à sa valeur entière.
    [half] , l’unité ennemie à la moitié de sa valeur, arrondie au supérieur.
   *[none] .
 }
procedure-table-quarter = Quart de table
    .about = Qui tient un quart de table : 100 points
outcome-table-quarter = { $holder ->
    [none] Personne ne tient ce quart de table.
   *[other] Quart tenu par : { $holder-name } ({ $points } points).
 }
procedure-victory-result = Victoire ou match nul
    .about = Qui gagne, selon les Points de Victoire et la taille de la partie
outcome-victory-result = { $result ->
    [victory] Victoire ({ $winner-name }) : { $difference } points de plus, il en fallait { $needed }.
   *[draw] Match nul : { $difference } points d’écart, il en faut { $needed } pour une victoire.
 }
param-created = L’unité est apparue en cours de jeu : 50 points dans tous les cas
param-fate = Ce qu’est devenue l’unité
param-quarters = Quarts de table contrôlés
param-standards = Étendards ennemis tenus par des unités qui ne fuient pas
param-legends = Créatures légendaires ennemies, sans compter l’unité dont il s’agit
param-other-points = Autres points ; négatif pour en retirer
param-quarter-powers = PU de chaque unité du premier camp présente qui ne fuit pas
param-enemy-quarter-powers = PU de chaque unité du second camp présente qui ne fuit pas
param-battle-standard = La Grande Bannière ennemie est tenue par une unité qui ne fuit pas
param-army-points = Points d’armée convenus par camp
param-difference = Points du premier camp moins ceux du second
param-score = Points de Victoire du premier camp
param-enemy-score = Points de Victoire du second camp
choice-standing = sur la table
choice-slain = tuée ou détruite
choice-side-one = premier camp
choice-side-two = second camp
value-whole = valeur entière
value-half = moitié de la valeur
value-victory = victoire
value-draw = match nul
result-share = Part de la valeur
result-for-unit = Pour l’unité
result-for-general = Pour le Général
result-for-quarters = Pour les quarts de table
result-for-standards = Pour les étendards
result-for-legends = Pour les Créatures légendaires
result-others = Autres
result-holder = Qui le tient
result-points = Points
result-difference = Écart
result-needed = Requis
step-created-worth = Une unité apparue en cours de jeu vaut { $points } points.
step-points-for = { $what ->
    [unit] Pour l’unité
    [general] Pour le Général
    [quarters] Pour les quarts de table
    [standards] Pour les étendards
    [legends] Pour les Créatures légendaires
   *[others] Autres
 } : { $points }.
refusal-models-above-size = Il reste { $models } figurines sur { $size } : l’effectif est celui du début de la bataille.
refusal-nothing-to-count = Rien à compter : donnez la valeur d’une unité, ou des quarts de table, des étendards, d’autres points.
refusal-difference-and-scores = L’écart n’est pas celui des deux scores : donnez soit l’écart, soit les scores.
field-quarter = Quart de table
status-created = apparue en cours de jeu
status-holds-standard = tient un étendard ennemi
status-holds-battle-standard = tient la Grande Bannière ennemie
rule-legendary-creature = Créature légendaire
    .aliases = légendaire
score-slain = { $unit } : détruite
score-fleeing = { $unit } : en fuite sur la table
score-half = { $unit } : à demi-force ou moins
score-cost-unknown = { $unit } : sa valeur n’est pas notée (« Modifier… » sur sa fiche, dans le menu, la note, comme 100 pts)
score-general = Général : { $unit }
score-legendary = Créature légendaire : { $unit }
score-standard = { $count ->
    [one] Étendard tenu par { $unit }
   *[other] { $count } étendards tenus par { $unit }
 }
score-battle-standard = Grande Bannière tenue par { $unit }
score-quarter = Quart de table { $quarter }
verdict-victory = victoire pour { $winner } : { $difference } points de plus, { $needed } requis à { $points } points par camp
verdict-draw = match nul : { $difference } points d’écart, { $needed } requis à { $points } points par camp
verdict-size-unknown = { $winner ->
    [none] égalité
   *[other] { $winner } mène de { $difference }
 } ; sans le nombre de points de la partie, le tableau de victoire ne se lit pas
    .why = sans le nombre de points de la partie, le tableau de victoire ne se lit pas
procedure-capture-standard = Capturer un étendard
    .about = L’étendard d’une unité vaincue : capturé, ou perdu pour tous ?
outcome-capture-standard = { $captured ->
    [yes] Capturé : { $points } Points de Victoire tant que son ravisseur tient et ne fuit pas.
   *[no] Personne ne l’a : il est perdu pour la bataille.
 }
param-ending = Ce que sont devenus ceux qui l’avaient
param-banner = Quelle bannière
param-still-engaged = Le vainqueur combat encore un autre ennemi et ne peut pas poursuivre
choice-pursued = démoralisée et poursuivie
choice-not-pursued = démoralisée, pas poursuivie
choice-holds = elle tient, le porteur est tombé
choice-standard = étendard
result-captured = Capturé
refusal-standard-stays = Une unité qui tient garde son étendard : seule la Grande Bannière se perd avec son porteur.
choice-both-banners = étendard et Grande Bannière
