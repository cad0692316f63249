# Ce qu’une figurine peut perdre s’appelle ici des dégâts alloués.
unit-state = { $models }/{ $size }{ $carried ->
    [0] { "" }
    [1] , 1 dégât alloué
   *[other] , { $carried } dégâts alloués
 }{ $statuses ->
    [none] { "" }
   *[other] { " " }({ $statuses })
 }
unit-harm = { $size ->
    [1] { $carried }/{ $most } dégâts
   *[other] { $carried ->
        [1] { $carried } dégât
       *[other] { $carried } dégâts
    }
 }
change-carried = { $unit } : { $wounds ->
    [0] aucun dégât alloué
    [1] 1 dégât alloué
   *[other] { $wounds } dégâts alloués
 }
desk-wounds-lost = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
desk-wounds-back = Soin ({ $count })
change-loss = { $kind ->
    [destroyed] { $unit } (unité détruite)
    [models] { $unit } −{ $lost }{ $left ->
        [none] { "" }
       *[other] { " " }(reste { $left })
     }
   *[wounds] { $unit } { $lost ->
        [1] { $lost } dégât
       *[other] { $lost } dégâts
     }
 }
