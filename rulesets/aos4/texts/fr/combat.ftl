# La mêlée telle que la table la connaît : qui est à portée de mêlée de qui.

relation-contact = mêlée
    .aliases = en mêlée, contact, au contact, touche, corps à corps, portée de mêlée
    .own = en mêlée avec { $other }
    .theirs = en mêlée avec { $other }
refusal-not-in-contact = { $count ->
    [0] { $actor } et { $other } ne sont pas en mêlée ensemble
    [one] { $names } n’est en mêlée avec personne
   *[other] { $names } ne sont en mêlée avec personne
} sur cette table : seul un ennemi en mêlée avec l’unité est une cible ici. Chargez ou engagez d’abord, ou pressez le bouton si elles sont à portée de mêlée{ TYPED(" (à taper : ", WAY("unit link unit:", $actor, " other:", $other), ")") }.

decision-all-out-defence = utiliser Défense en Règle pour 1 point d’ordre (+1 à ses sauvegardes pendant cette phase) ?
    .brief = utiliser Défense en Règle pour 1 point d’ordre ?
decision-all-out-defence-no-defence = Sans Défense
decision-all-out-defence-all-out-defence = Défense en Règle
decision-all-out-defence-not-this-phase = Pas à cette phase

refusal-command-with-act = { $order ->
    [rally] Ralliement : { WAY("rally") }
    [magical-intervention] Intervention Magique : { WAY("cast") } ou { WAY("pray") }{ TYPED(", avec rules:magical-intervention") }
    [redeploy] Redéploiement : { WAY("move what:redeploy") }
    [at-the-double] Au Pas de Course : { WAY("move what:run") }{ TYPED(", avec at_the_double:yes") }
    [covering-fire] Tir de Couverture : { WAY("shoot") }{ TYPED(", avec rules:covering-fire") }
    [counter-charge] Contre-charge : { WAY("charge what:counter-charge") }
    [forward-to-victory] En Avant, vers la Victoire : { WAY("roll forward_to_victory") }
   *[power-through] Enfoncement : { WAY("move what:power-through") }
} utilise l’ordre et le paie ; payé d’avance, il ne pourrait plus servir.
refusal-attacks-split = Il reste à { $unit } { $left } de ses { $most } attaques, après celles contre d’autres cibles : ne nommez pas d’armes pour plus{ TYPED(", comme weapons:1x2 3+ 3+ 1 1") }.
refusal-weapon-of-too-many = « { $text } » : { $unit } n’a plus que { $count ->
    [one] 1 figurine
   *[other] { $count } figurines
} pour s’en servir.
