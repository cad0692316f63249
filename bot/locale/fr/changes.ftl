change-counter = { $side } : { $counter }
change-phase = Maintenant : { $phase }
change-turn = Tour { $turn }
change-active = Au tour { DE($side) }
change-spell-on = { $spell } est en jeu
change-spell-off = { $spell } prend fin
change-unit-added = { $unit } : unité ajoutée
change-unit-removed = { $unit } : unité retirée
change-models-lost = { $unit } : { $lost ->
    [one] { $lost } figurine perdue
   *[other] { $lost } figurines perdues
 }, reste { $left }
change-no-more-left = { $unit } : sur { $wounds } PV à perdre, { $lost } perdus, tout ce qui restait
change-models-gained = { $unit } : { $gained ->
    [one] { $gained } figurine de retour
   *[other] { $gained } figurines de retour
 }, { $left } en tout
change-size = { $unit } : effectif de départ { $before } → { $after }
change-carried = { $unit } : { $wounds ->
    [0] aucune blessure notée
    [1] 1 PV perdu noté
   *[other] { $wounds } PV perdus notés
 }
change-losses = Pertes : { $losses }
change-loss = { $kind ->
    [destroyed] { $unit } (unité détruite)
    [models] { $unit } −{ $lost }{ $left ->
        [none] { "" }
       *[other] { " " }(reste { $left })
     }
   *[wounds] { $unit } −{ $lost } PV
 }
change-destroyed = { $unit } : unité détruite
change-returned = { $unit } : de retour sur la table
change-status-on = { $unit } : { $status }
change-status-off = { $unit } : fin de « { $status } »
change-rule-on = { $unit } : règle gagnée, { $rule }
change-rule-off = { $unit } : règle perdue, { $rule }
change-value = { $after ->
    [none] { $unit } : plus de valeur pour { $field }
   *[other] { $unit } : { $field } { $before ->
        [none] { $after }
       *[other] { $before } → { $after }
     }
 }
change-side = { $unit } combat désormais pour { $side }
change-name = { $before } s’appelle désormais { $after }
change-spells = { $unit } : { $count ->
    [0] plus aucun sort connu
    [one] sort connu : { $spells }
   *[other] sorts connus : { $spells }
 }
counter-by-name = { $counter } : { $name }
change-weapons = { $unit } : ses armes ont changé
