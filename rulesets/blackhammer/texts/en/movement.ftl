## Procedures
procedure-charge = Charge
    .about = A declared charge: the answer, Fear or Terror, the flight, contact or failure
procedure-charge-declaration = Declaring a charge
    .about = May a unit declare a charge, and must it pass a test first?
procedure-charge-response = Answer to a charge
    .about = How a unit may answer a charge
procedure-stand-and-shoot = Hold and shoot
    .about = Are the chargers far enough to shoot at them?
procedure-charge-resolve = Charge move
    .about = Does the charge reach a unit that stands?
procedure-redirect-charge = Redirecting a charge
    .about = May a charger turn on another enemy on its way?
procedure-charge-lost = Failed charge
    .about = The target is gone before the charge is moved
procedure-charge-arc-roll = Side of a charge
    .about = Decide with 1D6 from which side a charge comes
procedure-flee-move = Flee move
    .about = How far a unit flees, and what it runs into
procedure-flee-contact = Fugitives’ contact
    .about = What becomes of fugitives that touch something
procedure-flee-direction = Flee direction
    .about = Which enemy a unit flees from
procedure-flee-caught = Caught in flight
    .about = A charged unit flees: does the charger reach it?
procedure-move-allowance = Move
    .about = How far a unit may move, terrain counted
procedure-march = Forced march
    .about = May a unit march, and how far?
procedure-manoeuvre-cost = Manoeuvre
    .about = What a manoeuvre costs and what is left of the move
procedure-compulsory-random-move = Compulsory move
    .about = Move a creature whose Movement is dice

## Outcomes
outcome-charge = { $outcome ->
    [contact] { $response ->
        [stand-and-shoot] The charge is in reach: first the target’s shots, then the charge move
       *[other] The charge strikes home
     }{ $hits-on-sixes ->
        [yes] ; the target fails its Fear test and hits on 6s only in the first round.
       *[no] .
     }
    [failed] The charge fails: the unit moves { $moved } ps.
    [caught] The target flees { $fled } ps, is caught and destroyed; the charger moves { $moved } ps.
    [caught-up] The target, which has fled from all its chargers, is reached and destroyed; the charger moves { $moved } ps.
    [left-behind] The target, which has fled from all its chargers, is out of reach: the charge fails, the charger moves { $moved } ps.
    [escaped] The target flees { $fled } ps and gets away: the charge fails, the charger moves { $moved } ps.
   *[other] The target would flee a second time in the phase: it is destroyed.
 }
outcome-charge-declaration = { $allowed ->
    [yes] { $test ->
        [fear] The unit must pass a Fear test before it declares the charge (up to { $reach } ps).
        [terror] The unit must pass a Terror test before it declares the charge (up to { $reach } ps).
       *[other] The charge is declared, up to { $reach } ps.
     }
   *[no] No charge may be declared: { $reason ->
        [blocked] the target is unseen or plainly out of reach.
        [fleeing] the unit flees.
        [engaged] the unit is in close combat.
        [stupid] the unit failed its Stupidity test.
        [off-table] the unit is off the table.
        [rallied] the unit rallied this turn.
        [failed-fear] the unit failed a Fear test this turn.
        [failed-terror] the unit failed a Terror test this turn.
        [failed-charge] the unit failed a charge this turn.
        [charged] the unit has charged this turn.
        [war-machine] a war machine never declares a charge.
       *[other] the unit may not move this turn.
     }
 }
outcome-charge-response = { $destroyed ->
    [yes] The unit would flee a second time in the phase: it is destroyed.
   *[no] { $response ->
        [hold] The unit holds.
        [stand-and-shoot] The unit holds and shoots.
        [flee] The unit flees.
       *[other] { $may-hold ->
            [yes] The unit may hold{ $may-shoot ->
                [yes] , hold and shoot
               *[no] { "" }
             }{ $may-flee ->
                [yes] { " " }or flee.
               *[no] .
             }
           *[no] The unit can only flee.
         }
     }
 }
outcome-stand-and-shoot = { $allowed ->
    [yes] The unit may hold and shoot.
   *[no] No shots: { $reason ->
        [too-close] a charger is within half its charge distance; the unit simply holds.
        [no-missiles] the unit has nothing to shoot with; it simply holds.
        [war-machine] a war machine can but hold against a charge.
        [engaged] the unit is in close combat; it holds.
        [fleeing] the unit flees and goes on fleeing.
        [stupid] the unit failed its Stupidity test; it simply holds.
       *[other] the unit is off the table.
     }
 }
outcome-charge-resolve = { $contact ->
    [yes] The charge strikes home after { $moved } ps (it could go { $reach }).
   *[no] The charge fails: the unit moves { $moved } ps.
 }
outcome-charge-lost = The target is gone and the charge fails: straight to where it was last, { $moved } ps at most.
outcome-redirect-charge = { $allowed ->
    [yes] { $in-reach ->
        [yes] { $must ->
            [yes] The unit must charge the enemy on its way.
           *[no] The unit may charge the enemy on its way, or stop 1 ps from it.
         }
       *[no] The unit may declare a charge at the enemy on its way, but it is out of reach.
     }
   *[no] The unit may not charge an enemy it can’t see.
 }
outcome-charge-arc-roll = The charge counts as coming { $zone ->
    [front] from the front.
    [flank] at the flank.
   *[other] at the rear.
 }
outcome-flee-move = { $outcome ->
    [fled] The unit flees { $distance } ps.
    [crossing] The unit flees { $distance } ps and passes what stands in its way; it may not end on it.
    [exhausted] The unit would flee a second time in the phase: it is destroyed.
   *[other] The unit flees { $distance } ps, runs into its doom and is destroyed.
 }
outcome-flee-contact = { $outcome ->
    [destroyed] The fugitives are destroyed.
   *[other] The fugitives pass through; should they end there, they are set down 1 ps beyond.
 }
outcome-flee-direction = { $name ->
    [none] The unit flees from enemy number { $away-from }.
   *[other] The unit flees from { $name }.
 }
outcome-flee-caught = { $caught ->
    [yes] The unit flees { $fled } ps and is caught at { $gap } ps: it is destroyed; the charger moves { $moved } ps.
   *[no] The unit flees { $fled } ps, to { $gap } ps, and gets away: the charge fails, the charger moves { $moved } ps.
 }
outcome-move-allowance = The unit gets { $max-distance } ps at most.
outcome-march = { $allowed ->
    [yes] The unit may march, up to { $max-distance } ps{ $may-shoot ->
        [yes] , and may still shoot this turn.
       *[no] ; once it has, it can’t shoot this turn.
     }
   *[no] { $reason ->
        [enemy-near] No march: an enemy is within 8 ps. The unit moves { $max-distance } ps at most.
        [too-heavy] No march: chariots and war machines never do. The unit moves { $max-distance } ps at most.
       [random-mover] No march: who moves by dice never marches.
       *[other] No march now. The unit moves { $max-distance } ps at most.
     }
 }
outcome-manoeuvre-cost = { $allowed ->
    [yes] The manoeuvre costs { $cost } ps; { $left } ps are left{ $may-shoot ->
        [yes] .
       *[no] { "" }; once it is done, the unit can’t shoot this turn.
     }
   *[no] { $reason ->
        [too-deep] No wheel: there are more full ranks behind the first than files.
        [too-many-files] No more than 10 models may join or leave the front rank in a turn.
       *[other] The manoeuvre would cost { $cost } ps, more than the unit has.
     }
 }
outcome-compulsory-random-move = { $outcome ->
    [charge] It charges: the charge distance is { $charge-distance } ps; the enemy { $may-shoot ->
        [yes] may hold, hold and shoot, or flee.
       *[no] may hold or flee.
     }
    [overrun] It reaches an enemy that has fled in this phase already: that enemy is destroyed; it moves { $moved } ps.
    [stopped] It moves { $moved } ps and stops short of what stands in its way.
   *[other] It moves { $moved } ps straight on.
 }

## Rolls
roll-flee-move = Flee move
roll-flee-direction = Whom it flees
roll-charge-arc = Side of the charge
roll-compulsory-move = Compulsory move

## Steps
step-response-assumed = Response: the target holds (nobody said otherwise{ TYPED("; the option response does") }).
step-flies = It takes off and lands outside woods, at 1 ps from enemies or more, over whatever lies between.
step-may-fly = On foot; by air it goes { $distance } ps{ TYPED(" (flying:yes)") }.
step-flees-away = It flees straight away from { $name }.
step-could-fly = A charge on foot: by air it would reach its target ({ WAY("undo") }, then charge by air{ TYPED(": flying:yes") }).
step-fled-already = The unit has fled in this phase already: no roll.
step-flies-over = The unit flies over what stands in its way.
step-held-still = The unit is immobilised: it stays where it is.
step-held-by-others = The charger has met another of those it charges, and goes no further.
step-fled-from-all = It fled once from all its chargers: no roll, and the distance is that to where it stands now.
step-target-gone = The target is destroyed already: the charger moves towards where it was.
step-leaves-chargers = It leaves those who had reached it: see whether they still reach it now.
step-tested-before = The target has tested for this charger already.
step-too-close-to-shoot = A charger is within half its charge distance: the unit simply holds.
step-nerve-held = The charger has passed its { $test ->
    [fear] Fear
   *[terror] Terror
 } test.

## Refusals
refusal-response-not-allowed = { $state ->
    [engaged] A unit in close combat can only hold.
    [fleeing] A fleeing unit can only flee.
   *[other] { $response ->
        [flee] This unit may not flee a charge; it may hold.
        [hold] This unit may not hold; it can only flee.
       *[other] This unit may not shoot at its charger; it may hold.
     }
 }
refusal-charge-needs-test = { $unit ->
    [none] The charger
   *[other] { $unit }
 } must pass a { $test ->
    [fear] Fear test to declare this charge: type { WAY("psychology what:fear-charging") } unit:{ $unit ->
        [none] …
       *[other] { $unit }
     } enemy:{ $target ->
        [none] …
       *[other] { $target }
     }
   *[terror] Terror test to declare this charge: type { WAY("psychology what:terror situation:charging") } unit:{ $unit ->
        [none] …
       *[other] { $unit }
     } enemy:{ $target ->
        [none] …
       *[other] { $target }
     }
 }, then charge with passed:yes.
    .tapped = { $unit ->
        [none] The charger
       *[other] { $unit }
     } must pass a { $test ->
        [fear] Fear
       *[terror] Terror
     } test before it declares this charge: the desk has a button for it.
refusal-random-mover = A Movement of { $m } is dice: such creatures make compulsory moves, they neither march, manoeuvre nor declare charges.
refusal-cannot-move = With a Movement of 0 a unit can’t do this; give another Movement.
refusal-charge-declared-already = { $unit } has declared a charge at { $target }, and a unit charges one enemy: { WAY("undo") } takes that declaration back{ TYPED(" (unavoidable:yes where it cannot reach that one without touching this one as well)") }.
refusal-charge-undeclared = { $unit } has charged: it goes on only against those at whom it declared to charge at once, and { $target } is none of them.
refusal-charge-alongside-none = The target comes first: declare the charge of { $unit } at it, and then at { $target }{ TYPED(" with unavoidable:yes") }.
refusal-charge-alongside-most = A charge engages two enemies beside its target at most: { $unit } does not charge { $target } too.
refusal-not-random = A Movement of { $m } has no dice; give dice such as 2D6.
refusal-difficult-beyond-distance = { $difficult } ps of difficult ground don’t fit in a way of { $distance } ps; give as much or less.
refusal-answered-already = { $unit } has answered all who charge it, and { $response ->
    [hold] holds
   *[other] holds and shoots
 }: leave out response.
refusal-flees-from-another = { $unit } flees straight away from { $other }, its strongest charger: play that charge first, or roll the flight with { WAY("flee") }, then give the distance to where it stands.
refusal-flees-from-equals = { $unit } flees from chargers of the same power, { $charger } and { $other }: a die tells from which. Roll the flight with { WAY("flee unit:", $unit) }, then give the distance to where it stands.
refusal-no-charge-declared = Nobody has declared a charge at { $unit }: { $charger ->
    [none] first { WAY("charge target:", $unit, " what:declare") } with the charger as unit.
   *[other] first { WAY("charge unit:", $charger, " target:", $unit, " what:declare") }; or play it in one go by { WAY("charge unit:", $charger, " target:", $unit) } with the answer as response.
 }
    .tapped = { $charger ->
        [none] Nobody has declared a charge at { $unit }: its enemies declare one first.
       *[other] { $charger } has declared no charge at { $unit }: it declares one first.
     }
refusal-cannot-fly = { $unit } does not fly: leave out flying.
refusal-charger-list = “{ $text }” can’t be read; write distance/charge distance for each charger, such as 8/16, 5/14.
refusal-charger-in-unit = { $unit } is in { $host } and charges with it: name { TYPED("unit:") }{ $host }, or take him out by { WAY("unit leave") } first if he charges alone.
refusal-powers-per-enemy = { $count } unit powers were given for { $enemies } enemies; give one each, or none.

## Choices
choice-charge = charge
choice-declare = declaration
choice-response = response
choice-resolve = charge move
choice-redirect = redirection
choice-caught = fugitives’ flight
choice-move = flee move
choice-contact = contact
choice-direction = direction
choice-charger = a charger it flees
choice-same-combat = an enemy of the same combat
choice-friend = friends
choice-terrain = impassable terrain
choice-edge = the table edge
choice-normal = normal move
choice-march = forced march
choice-wheel = wheel
choice-change-formation = change of formation
choice-turn = turn
choice-reform = reformation

## Values
value-contact = contact
value-failed = failed
value-caught = caught
choice-declared = declared by its player
choice-compulsory = compulsory: dice, or stupidity
choice-hunting-wolf = Hunting Wolf
value-overrun = destroyed
value-caught-up = reached
value-left-behind = out of reach
value-escaped = escaped
value-destroyed = destroyed
value-exhausted = second flight: destroyed
value-crossing = passes beyond
value-fled = fled
value-passes-through = passes through
value-blocked = unseen or out of reach
value-rallied = rallied this turn
value-failed-fear = failed Fear
value-failed-terror = failed Terror
value-failed-charge = failed charge
value-immobilised = may not move
value-too-close = too close
value-no-missiles = no missiles
value-enemy-near = enemy near
value-too-heavy = too heavy
value-random-mover = moves by dice
value-too-deep = too deep
value-too-dear = too dear
value-too-many-files = too many files
value-moved = moved
value-stopped = stopped

## Results
result-test = Test
result-moved = Paces moved
result-fled = Paces fled
result-gap = Paces apart
result-caught = Caught
result-contact = Contact
result-reach = Charge distance
result-flying = By air
result-straight = Straight ahead
result-must = Must
result-in-reach = In reach
result-zone = Side
result-away-from = Flees from number
result-name = Flees from
result-may-hold = May hold
result-may-flee = May flee
result-destroyed = Destroyed
result-max-distance = At most
result-cost = Cost
result-left = Left
result-charge-distance = Charge distance
step-relentless-on-foot-alone = Only infantry profits from being relentless.
param-meets = What the fugitives meet on their way

step-stays-where-it-is = It stays where it is: “{ $status }”.
next-it-moves = It moves so
next-it-holds-back = Test to hold back
next-it-marches = It marches
next-it-reforms = It reforms
decision-struck = strike whom? (up to three models reach a character)
    .brief = strike whom?
decision-charge-way = on the ground, or by air?
decision-charge-way-ground = On the ground
decision-charge-way-air = By air
refusal-shots-first = { $unit } shoots at the charger first: { WAY("desk") } has a button for its shots.
refusal-flight-first = { $unit } flees first: roll its flight by { WAY("flee unit:", $unit) }, then measure the charge anew.
refusal-charge-not-lost = { $unit } has no charge at an enemy that is gone: { WAY("charge") } moves a charge.
refusal-charge-at-fugitives = { $target } flees: its flight is rolled, and whether { $unit } catches it, by { WAY("charge unit:", $unit, " target:", $target) }.
