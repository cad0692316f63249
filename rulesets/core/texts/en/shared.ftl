## Free rolls
procedure-roll = Roll
    .about = Rolls what a notation says: sums, successes, kept, exploding and special dice
param-notation = A throw, such as 2d6+3: 12d6>=4 reroll 1, 3d6kh2, 5x 2d6, d66, artillery; # starts a note
outcome-roll = { $kind ->
    [several] {""}
   *[one] { $label ->
        [none] {""}
       *[other] { $label }:{" "}
     }
 }{ $kind ->
    [total] { $total }
    [successes] { $successes ->
        [one] 1 success
       *[other] { $successes } successes
     }
    [balance] { $balance } after what was taken away
    [compared] { $total }, { $difference ->
        [0] exactly { $against }: a test on { $against } passes, and { $against }+ is reached
       *[other] { $over ->
            [yes] more than { $against }: a test on { $against } fails, { $against }+ is reached
           *[no] less than { $against }: a test on { $against } passes, { $against }+ is not reached
         }
     }
    [stages] { $left } { $last ->
        [hit] { $left ->
            [one] hit
           *[other] hits
         }
        [wound] { $left ->
            [one] wound
           *[other] wounds
         }
        [save] unsaved
        [ward] unsaved
        [damage] { $left ->
            [one] point of damage
           *[other] points of damage
         }
       *[success] left after the last stage
     }
    [check] { $passed ->
        [yes] passed
       *[no] failed
     }
    [scatter] { $drift-misfire ->
        [yes] misfire
       *[no] { $drift-hit ->
            [yes] hit, no scatter
           *[no] { $drift-distance ->
                [none] arrow
               *[other] { $drift-distance }{ $length } the way the arrow points
             }{ $drift-bearing ->
                [none] {""}
               *[other] , at { $drift-bearing }°
             }
         }
     }
   *[several] Several rolls, one by one below
 }{ $notation ->
    [none] {""}
   *[other] {" "}(read as { $notation })
 }

## Scatter dice
procedure-scatter = Scatter die
    .about = Rolls a scatter die: where a shot or a blast goes
param-die = Which scatter die: distances and a misfire, or hits and arrows
choice-misfire = arrows 1, 2, 2, 3, 4 and a misfire
choice-hit-arrow = two hits and four arrows
outcome-scatter = { $misfire ->
    [yes] Misfire
   *[no] { $hit ->
        [yes] Hit, no scatter
       *[no] { $distance ->
            [none] Arrow
           *[other] { $distance }{ $length } the way the arrow points
         }{ $bearing ->
            [none] {""}
           *[other] , at { $bearing }° clockwise from the top of the table
         }
     }
 }
unit-of-length = ″

## Parts of results
result-total = Total
result-successes = Successes
result-left = Left
result-balance = Successes less losses
result-passed = Passed
result-parts = Roll
result-drift = Scatter
result-distance = Distance
result-misfire = Misfire
result-hit = Hit
result-bearing = Bearing
