procedure-move-distance = Move
    .about = How far a unit moves, with armour, gait, difficult ground and obstacles
procedure-armour-encumbrance = Encumbrance
    .about = What armour leaves of a Movement
procedure-extra-manoeuvre-test = Simple manoeuvre
    .about = The first of a phase is free; a test under Leadership for each one more
procedure-complex-manoeuvre-test = Complex manoeuvre
    .about = The only one of its phase, after a test under Leadership
procedure-reserve-move = Reserve move
    .about = May a unit move in the reserve phase?
procedure-skirmishers = Skirmishers
    .about = May these troops be declared skirmishers?
procedure-charge-declaration = Declaring a charge
    .about = May this unit charge, and does it test Fear first?
procedure-charge-reaction = Charge reaction
    .about = Hold, stand and shoot, or flee: what the charged unit may do
procedure-charge-move = Charge
    .about = Move a charge: contact, fugitives caught, or a failed charge
procedure-wedge-charge = Charge in wedge
    .about = Test under Leadership as the charge is declared
procedure-wedge-advance = Wedge, rank by rank
    .about = What a round of combat makes of a wedge

offer-deploy = Deploy
offer-magic-points = Magic points
offer-deploy-army = All placed
offer-wander = Wander
offer-charge = Charge
offer-respond = Answer to the charge
offer-charge-move = Charge move
offer-manoeuvre = Manoeuvre
outcome-move-distance = { $stopped ->
    [yes] { NUMBER($distance) } cm, then it stops in front of the obstacle.
   *[no] { NUMBER($distance) } cm.
 }
outcome-armour-encumbrance = { NUMBER($real) } cm a move, { NUMBER($charge) } cm a charge.
outcome-extra-manoeuvre-test = { $reason ->
    [free] The manoeuvre is made, without a test.
    [passed] The manoeuvre is made: { $total } against Leadership { $against }.
    [failed] The unit stops: { $total } against Leadership { $against }.
    [no-leader] No second manoeuvre: the unit has no leader.
    [difficult] No such manoeuvre in difficult ground.
    [obstacle] No manoeuvre over an obstacle.
    [engaged] No manoeuvre in close combat.
   *[other] No such manoeuvre.
 }{ $front ->
    [none] {""}
   *[other] {" "}Its front: { $front }.
 }
outcome-complex-manoeuvre-test = { $reason ->
    [passed] The manoeuvre is made: { $total } against Leadership { $against }.
    [failed] The unit stops: { $total } against Leadership { $against }.
    [no-leader] No complex manoeuvre: the unit has no leader.
    [second] No complex manoeuvre: the unit made another one this phase.
    [file] No such manoeuvre in single file.
    [difficult] No square in difficult ground.
    [obstacle] No such manoeuvre: an obstacle is in the way.
    [engaged] No manoeuvre in close combat.
   *[other] No such manoeuvre.
 }
outcome-reserve-move = { $allowed ->
    [yes] { $farthest ->
        [none] The unit may move again; it comes no nearer than 10 cm to any enemy.
       *[other] The unit may move again; it may go { NUMBER($farthest) } cm straight at the nearest enemy, to 10 cm from it.
     }
   *[no] { $reason ->
        [enemy-near] No reserve move: an enemy is within 10 cm.
        [rout-near] No reserve move: troops in rout are within 10 cm.
        [war-machine] No reserve move: it is a war machine.
        [indoors] No reserve move in a building.
       *[other] No reserve move: { $reason ->
            [engaged] it is in close combat.
            [halted] it was stopped this phase.
            [confused] it is confused.
            [disorganised] it is disorganised.
            [panicked] it is panicked.
            [fear-held] it is held by fear.
            [square] it stands in square.
            [fleeing] it is in rout.
            [shooting-wedge] it stands in shooting wedge.
            [pursuing] it pursues.
           *[off-table] it is off the table.
         }
     }
 }
outcome-skirmishers = { $allowed ->
    [yes] These troops may skirmish.
   *[no] { $reason ->
        [character] No skirmisher: he is an individual character.
        [large] No skirmishers: they are over 3 m tall.
        [frenzy] No skirmishers: they are subject to frenzy.
        [pike] No skirmishers: they bear pikes.
       *[wounds] No skirmishers: each has several Wounds.
     }
 }
outcome-charge-declaration = { $allowed ->
    [yes] The charge is declared{ $fear ->
        [yes] ; a fear test comes before it moves.
       *[no] .
     }
   *[no] { $reason ->
        [war-machine] No charge: a war machine does not charge.
        [skirmishers] No charge: skirmishers charge only skirmishers, and figures alone more than 10 cm from their friends.
       *[other] No charge: { $reason ->
            [engaged] it is in close combat.
            [halted] it was stopped this phase.
            [confused] it is confused.
            [disorganised] it is disorganised.
            [panicked] it is panicked.
            [fear-held] it is held by fear.
            [square] it stands in square.
            [fleeing] it is in rout.
            [shooting-wedge] it stands in shooting wedge.
            [pursuing] it pursues.
           *[off-table] it is off the table.
         }
     }
 }
outcome-charge-reaction = { $response ->
    [hold] { $shoot ->
        [yes] It holds.
       *[no] { $reason ->
            [none] It holds.
           *[other] It can only hold, and turn to face the charge.
         }
     }
    [stand-and-shoot] It stands and shoots, at −1 to hit.
    [flee] { $reason ->
        [skirmishers] It flees: skirmishers charged by others always do.
        [fleeing] It is in rout and runs on.
       *[other] It flees at charge speed, straight away from the enemy.
     }
   *[none] It may hold{ $shoot ->
        [yes] , stand and shoot
       *[no] {""}
     }{ $flee ->
        [yes] {" "}or flee.
       *[no] .
     }
 }
outcome-charge-move = { $outcome ->
    [contact] Contact: the charge strikes home.
    [caught] Caught: the fugitives are struck from behind, without shields, and rout.
   *[failed] Failed charge: { NUMBER($reach) } cm are not enough. The unit is confused until the end of its next turn.
 }
outcome-wedge-charge = { $formed ->
    [yes] The wedge forms: { $total } against Leadership { $against }.
   *[no] { $total ->
        [none] No wedge: the unit has no leader.
       *[other] No wedge: { $total } against Leadership { $against }. The charge goes on without its +1 to hit.
     }
 }
outcome-wedge-advance = { $state ->
    [next-rank] The wedge goes on: another round at once, against the next rank.
    [cut-through] The enemy is cut through: it routs, and the wedge must pursue.
   *[halted] The wedge is halted: it is back in normal formation, and the combat goes on next turn.
 }

roll-manoeuvre-test = manoeuvre
step-stops-at-obstacle = What is left of the move is not enough for the obstacle.
step-no-leader = A wedge is a complex manoeuvre, and takes a leader.

refusal-unit-bound = { $unit } does not move ({ $status }).
refusal-front-change = From a front of { $files }, a change of formation adds or takes { $most } figures at most.
refusal-shooting-wedge-weapons = { $unit } bears neither bows nor crossbows: no shooting wedge.
refusal-skirmishers-charge = { $unit } may not charge { $target }: skirmishers charge only skirmishers, and figures alone more than 10 cm from their friends.
refusal-cannot-charge = { $unit } cannot charge ({ $status }).
refusal-fear-first = { $unit } fears { $enemy } and must test before it charges: { WAY("psychology") } what:{ $first ->
    [terror_test] terror
   *[fear_test] fear
 } unit:{ $unit } enemy:{ $enemy } more:situation:charging.
    .tapped = { $unit } fears { $enemy } and must test before it charges: the desk has a button for it.
refusal-response-not-allowed = It cannot do that: { $response ->
    [stand-and-shoot] nothing to shoot with, or not now.
    [flee] it can only stand.
   *[hold] { $why ->
        [fleeing] it is in rout.
       *[other] skirmishers charged by others always flee.
     }
 }

## Options
param-m = Movement of the profile, in cm
param-save = Armour save, 5 for 5+
param-rules = Special rules, separated by commas
param-gait = How it moves
param-open-ground = Open ground before the rest of the way begins, in cm
param-difficult = Difficult ground: how many kinds at once, or whether there is some
param-obstacles = Obstacles to cross
param-single-file = It is in single file
param-manoeuvre = Which manoeuvre
param-ld = Leadership of the unit’s leader
param-number = Which manoeuvre of the phase: 2 for the second
param-leader = The unit has a leader
param-front = Width of the front it wants
param-files = Width of its front rank
param-models = Figures in it
param-obstacle = An obstacle is crossed or in the way
param-engaged = It is in close combat
param-earlier = It made another manoeuvre this phase
param-distance = Distance in cm; to the nearest enemy or between the two
param-routers = Distance to the nearest troops in rout, in cm
param-indoors = It stands in a building
param-w = Wounds of each figure
param-target = The unit it is aimed at: a name from the table, or a profile line
param-enemy = The enemy: a name from the table, or a profile line
param-isolated = The target is alone, more than 10 cm from its friends
param-target-rules = Special rules of the target, separated by commas
param-response = How the charged unit answers
param-missiles = It has missile weapons
param-target-m = Movement of the target, in cm
param-target-save = Armour save of the target
param-flight = How far the target ran, in cm; twice its Movement otherwise
param-won = The wedge won the round
param-ranks = Ranks of the enemy before the round, the one fought among them
param-longest = Figures in the wedge’s longest rank

choice-distance = move
choice-encumbrance = encumbrance
choice-manoeuvre = simple manoeuvre
choice-complex-manoeuvre = complex manoeuvre
choice-reserve = reserve move
refusal-no-charge-declared = { $charger ->
    [none] Nobody has declared a charge at { $unit }: first { WAY("charge target:", $unit, " what:declaration") } with the charger as unit.
   *[other] { $charger } has declared no charge at { $unit }: first { WAY("charge unit:", $charger, " target:", $unit, " what:declaration") }.
 }
    .tapped = { $charger ->
        [none] Nobody has declared a charge at { $unit }: its enemies declare one first.
       *[other] { $charger } has declared no charge at { $unit }: it declares one first.
     }
choice-declaration = declare a charge
choice-reaction = react to a charge
choice-charge = charge
choice-wedge = wedge
choice-advance = advance
choice-backwards = backwards
choice-formation = change of formation
choice-quarter-turn = quarter turn
choice-about-turn = about-turn
choice-wheel = wheel
choice-backward-wheel = wheel backwards
choice-pivot = pivot
choice-square = form square
choice-end-square = leave the square
choice-shooting-wedge = form a shooting wedge
choice-end-shooting-wedge = leave the shooting wedge
choice-hold = hold
    .aliases = stand
choice-stand-and-shoot = stand and shoot
    .aliases = shoot, hold and shoot
choice-flee = flee
    .aliases = run
next-respond-hold = Hold
next-respond-stand-and-shoot = Stand and shoot
next-respond-flee = Flee

result-distance = distance
result-stopped = stopped
result-crossed = obstacles crossed
result-real = move
result-charge = charge
result-allowed = allowed
result-reason = reason
result-per-side = figures a side
result-in-all = figures in all
result-front = front
result-farthest = at the enemy
result-fear = fear test
result-hold = may hold
result-shoot = may shoot
result-flee = may flee
result-response = answer
result-outcome = outcome
result-reach = reach
result-formed = wedge
result-state = state
result-ranks = ranks left
value-free = without a test
value-passed = passed
value-failed = failed
value-no-leader = no leader
value-difficult = difficult ground
value-obstacle = obstacle
value-engaged = in close combat
value-second = second manoeuvre
value-file = single file
value-contact = contact
value-caught = caught
value-character = character
value-large = over 3 m
value-frenzy = frenzy
value-pike = pikes
value-wounds = several Wounds
value-next-rank = next rank
value-cut-through = cut through
value-halted = halted
status-reserve-moved = made its reserve move
status-no-charge-bonus = no charge bonus this turn

house-charge-obstacle = Obstacles in a charge
    .about = An obstacle costs half of the doubled Movement, or half of the Movement itself
house-value-of-charge = half of the charge
house-value-of-move = half of the move
value-flyers = flyers
value-skirmishers = skirmishers
value-war-machine = war machine
value-indoors = in a building
value-confused = confused
value-panicked = panicked
value-fear-held = held by fear
value-fleeing = in rout
value-stupid = stupid
step-fear-untested = { $unit } fears { $target }: a fear test comes before such a charge, and a unit that fails it stays where it is.
relation-charge-shots = shots at a charger
    .aliases = stands and shoots, shots in answer
    .own = stands and shoots at { $other }
    .theirs = shot at by { $other }
