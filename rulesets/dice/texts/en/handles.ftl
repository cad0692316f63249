## Dice by name
die-d2 = D2
die-d3 = D3
die-d6 = D6
die-d100 = D100
die-artillery = artillery die
die-scatter = scatter die
die-scatter-hit = hit-or-arrow die
die-magic-low = low magic die
die-magic-high = high magic die

## Rolls that belong to no game
roll-attack = attack
roll-roll-off = roll-off
roll-designation = who is chosen
roll-d66 = D66
roll-scatter = scatter

## Dice that do not fit
refusal-die-sides = A die with { $sides } sides can't be rolled; dice have from 2 to { $most } sides.
refusal-impossible-face = Number { $place } of the dice you gave, { $face }, is not on a { $die }; type what the die shows.
refusal-dice-needed = { $subject ->
    [none] { $need ->
        [none] Roll { $count } more { $die } for { $label }, and add what you rolled to dice.
       *[other] Roll { $count } more { $die } for { $label } ({ $need }+), and add what you rolled to dice.
     }
   *[other] { $need ->
        [none] Roll { $count } more { $die } for { $label } ({ $subject }), and add what you rolled to dice.
       *[other] Roll { $count } more { $die } for { $label } ({ $subject }, { $need }+), and add what you rolled to dice.
     }
 }
refusal-dice-left-over = { $used ->
    [0] No die was rolled here; leave dice out.
   *[other] Only { $used } of your dice were needed, and { $count } are left over; give those that were rolled.
 }
refusal-endless-ties = These dice tie without end; roll them again.
refusal-too-many-candidates = One die can choose among { $most } at most, not { $count }; choose among fewer.
