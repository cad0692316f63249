## Jets libres
procedure-roll = Jet de dés
    .about = Lance ce que dit une notation : sommes, succès, dés gardés, explosifs ou spéciaux
param-notation = Jet, par exemple 2d6+3 : 12d6>=4 relance 1, 3d6kh2, 5x 2d6, d66, artillerie ; # commence une note
outcome-roll = { $kind ->
    [several] {""}
   *[one] { $label ->
        [none] {""}
       *[other] { $label } :{" "}
     }
 }{ $kind ->
    [total] { $total }
    [successes] { $successes } succès
    [balance] { $balance } une fois les pertes retirées
    [compared] { $total }, { $difference ->
        [0] exactement { $against } : un test sur { $against } est réussi, et { $against }+ est atteint
       *[other] { $over ->
            [yes] plus que { $against } : un test sur { $against } est raté, { $against }+ est atteint
           *[no] moins que { $against } : un test sur { $against } est réussi, { $against }+ n’est pas atteint
         }
     }
    [stages] { $left } { $last ->
        [hit] { $left ->
            [one] touche
           *[other] touches
         }
        [wound] { $left ->
            [one] blessure
           *[other] blessures
         }
        [save] { $left ->
            [one] non sauvegardée
           *[other] non sauvegardées
         }
        [ward] { $left ->
            [one] non sauvegardée
           *[other] non sauvegardées
         }
        [damage] { $left ->
            [one] point de dégâts
           *[other] points de dégâts
         }
       *[success] { $left ->
            [one] restant après la dernière étape
           *[other] restants après la dernière étape
         }
     }
    [check] { $passed ->
        [yes] réussi
       *[no] raté
     }
    [scatter] { $drift-misfire ->
        [yes] incident de tir
       *[no] { $drift-hit ->
            [yes] touche, pas de dispersion
           *[no] { $drift-distance ->
                [none] flèche
               *[other] { $drift-distance }{ $length } dans le sens de la flèche
             }{ $drift-bearing ->
                [none] {""}
               *[other] , à { $drift-bearing }°
             }
         }
     }
   *[several] Plusieurs jets, un par un ci-dessous
 }{ $notation ->
    [none] {""}
   *[other] {" "}(lu : { $notation })
 }

## Dés de dispersion
procedure-scatter = Dé de dispersion
    .about = Lance un dé de dispersion : où va un tir ou une explosion
param-die = Quel dé : distances et incident, ou touches et flèches
choice-misfire = flèches 1, 2, 2, 3, 4 et incident de tir
choice-hit-arrow = deux touches et quatre flèches
outcome-scatter = { $misfire ->
    [yes] Incident de tir
   *[no] { $hit ->
        [yes] Touche, pas de dispersion
       *[no] { $distance ->
            [none] Flèche
           *[other] { $distance }{ $length } dans le sens de la flèche
         }{ $bearing ->
            [none] {""}
           *[other] , à { $bearing }° dans le sens horaire depuis le haut de la table
         }
     }
 }
unit-of-length = {" "}ps

## Parties des résultats
result-total = Total
result-successes = Succès
result-left = Reste
result-balance = Succès moins pertes
result-passed = Réussite
result-parts = Jet
result-drift = Dispersion
result-distance = Distance
result-misfire = Incident
result-hit = Touche
result-bearing = Direction
