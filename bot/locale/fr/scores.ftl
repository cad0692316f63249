# Les points d’une bataille.

command-score = Les points de la bataille
score-show = Montrer les points du moment, ligne par ligne
score-add = Ajouter des points à un camp, ou lui en retirer
param-score-points = Points à ajouter ; négatif pour en retirer
param-score-why = À quel titre
action-score-add = points ajoutés
score-totals = Points : { $totals } – { $verdict }
score-standing = Points : { $totals } – pour l’instant { $verdict }
score-side = { $side } : { $total }
score-line = { $points } { $what }
score-none = pas encore de points
score-more = { $count ->
    [one] une ligne de plus
   *[other] { $count } lignes de plus
 }
score-added = { $why ->
    [none] ajouté à la main
   *[other] { $why }
 } (tour { $turn })
score-add-done = { $side } : { $points } points.
score-uncosted = Sans valeur en points, donc comptées pour rien à la fin : { $units }.
    .noting = Dans une liste, elle se met sur la ligne de l’unité : Pts100.
score-counted = Comptés jusqu’ici
verdict-ahead = { $winner } : { $difference } points d’avance
verdict-level = égalité
