# Les actes tels qu’ils sont proposés, en un mot ou deux.

offer-cast = Lancer un sort
offer-own-spell = Un autre sort…
offer-own-prayer = Une autre prière…
offer-own-spell-by-command = Intervention Magique, un autre sort…
offer-own-prayer-by-command = Intervention Magique, une autre prière…
offer-deployed-first = Déployés en premier
offer-attacks = Nous sommes l’attaquant
offer-unbind = Dissiper
offer-banish = Bannir
ask-attack-command = Attaque en Règle : { $value }
ask-at-the-double = Au Pas de Course : { $value }
ask-distance = distance { $value }
ask-heal-first = soigner d’abord : { $value }
ask-objectives = objectifs { $value }
ask-terrain = { $value }
ask-enemy-objectives = objectifs ennemis { $value }
ask-in-enemy-territory = un sur les terres ennemies : { $value }
ask-lies = sur les terres : { $value }
ask-shared-objectives = sur les deux terres { $value }
beside-holder = { $value ->
    [own] à nous
   *[enemy] à eux
 }
ask-units-at-centre = unités au centre { $value }
ask-units-left-flank = unités sur un flanc { $value }
ask-units-right-flank = unités sur l’autre flanc { $value }
ask-terrain-controlled = élément contrôlé : { $value }
ask-taken = { $value }
offer-which-entourage = Quelle unité du régiment du général adverse ?

# Un sort qui attend se dit avec son sorcier.
answer-dispel = dissiper, ou laisser passer ?
awaited-dispel = La réponse { DE($names) } au sort lancé : le dissiper, ou le laisser passer
due-dispel = le sort { DE($unit) }
due-first-choice = premier tour
due-priority-roll = priorité
due-score-border-war = points
due-score-spearhead = points
