# What a model can lose is called allocated damage here.
unit-state = { $models }/{ $size }{ $carried ->
    [0] { "" }
   *[other] , { $carried } damage allocated
 }{ $statuses ->
    [none] { "" }
   *[other] { " " }({ $statuses })
 }
unit-harm = { $size ->
    [1] { $carried }/{ $most } damage
   *[other] { $carried } damage
 }
change-carried = { $unit }: { $wounds ->
    [0] no damage allocated
   *[other] { $wounds } damage allocated
 }
desk-wounds-lost = { $count } damage
desk-wounds-back = Heal ({ $count })
change-loss = { $kind ->
    [destroyed] { $unit } destroyed
    [models] { $unit } −{ $lost }{ $left ->
        [none] { "" }
       *[other] { " " }({ $left } left)
     }
   *[wounds] { $unit } { $lost } damage
 }
