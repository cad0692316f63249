## Procedures
procedure-leadership-test = Leadership test
    .about = 2D6 against Leadership; a penalty is added to the dice
procedure-characteristic-test = Characteristic test
    .about = 1D6 against a characteristic; a 6 always fails
procedure-roll-target = Roll of X+
    .about = 1D6: X or more succeeds
procedure-roll-d3 = 1D3
    .about = A D6 halved, rounded up
procedure-random-pick = Random choice
    .about = Pick one of up to six with a D6
procedure-reroll = Re-roll
    .about = Whether a re-roll covers a die
procedure-artillery-die = Artillery die
    .about = 2, 4, 6, 8, 10 or a misfire
procedure-scatter-die = Scatter die
    .about = A direction with a distance of 1 to 4, or a misfire
procedure-template-hits = Template
    .about = How many models a template affects: covered ones, and partly covered ones on 4+
procedure-random-characteristic = Random characteristic
    .about = Roll a characteristic that is dice, each time it is needed
procedure-nobody-near = Nobody else near
    .about = What is said once all friends near a unit that broke or died have tested for Panic
result-nobody = Nobody else near
outcome-nobody-near = Nobody else is near enough to panic.
refusal-nobody-alarmed = Nobody has to test for Panic on account of { $unit } now: there is nobody to leave out.
param-others-near = Whether others may still have to test for that friend
procedure-panic-test = Panic test
    .about = Is a Panic test due, when, and is it passed
procedure-panic-due = Is a Panic test due?
    .about = Whether a unit must test for Panic, and when; nothing is rolled
procedure-fear-charged = Fear: charged
    .about = Fear test of a unit charged by what causes Fear
procedure-fear-charging = Fear: charging
    .about = Fear test of a unit that wants to charge what causes Fear
procedure-fear-defeated = Fear: defeated
    .about = What Fear adds to a break test
procedure-terror-test = Terror test
    .about = Terror test of a unit charged, charging or starting its turn near the terror
procedure-frenzy-check = Frenzy
    .about = Must a Frenzied unit charge? A character may test to hold back
procedure-stupidity-test = Stupidity test
    .about = Stupidity test at the start of the turn, and the stumble of those who fail
procedure-immunities = Immunities
    .about = Which psychology tests a unit passes without rolling, and whether it may flee
procedure-start-of-turn = Start of turn
    .about = A unit’s tests at the start of its turn, in order: special, Stupidity, Terror
procedure-rally-test = Rally test
    .about = Try to rally a fleeing unit

## Outcomes
result-led = on the General’s Leadership
outcome-leadership-test = { $passed ->
    [yes] Passed: { $total } against a Leadership of { $against }.
   *[no] Failed{ $total ->
        [none] { "" }: a Leadership of 0 passes no test.
       *[other] { "" }: { $total } against a Leadership of { $against }.
     }
 }
outcome-characteristic-test = { $passed ->
    [yes] Passed: { $total } against { $against }.
   *[no] { $rolled ->
        [yes] Failed: { $total } against { $against }.
       *[no] Failed: a characteristic of 0 passes no test.
     }
 }
outcome-roll-target = { $success ->
    [yes] Success: { $rolled }.
   *[no] Failure: { $rolled }.
 }
outcome-roll-d3 = { $result }.
outcome-random-pick = Picked: { $picked }.
outcome-reroll = { $reason ->
    [once-only] No re-roll: a die is never re-rolled twice.
    [special-die] No re-roll: special dice are re-rolled only where a rule names them.
   *[other] The die may be re-rolled, once; the new result stands.
 }
outcome-artillery-die = { $misfire ->
    [yes] Misfire!
   *[no] { $result }.
 }
outcome-scatter-die = { $misfire ->
    [yes] Misfire!
   *[no] { $bearing ->
        [none] Scatters { $distance } ps the way the arrow points.
       *[other] Scatters { $distance } ps, at { $bearing }° clockwise from the top of the table.
     }
 }
outcome-template-hits = { $hits ->
    [0] No model is affected.
    [one] 1 model is affected.
   *[other] { $hits } models are affected.
 }
outcome-random-characteristic = Rolled: { $listed }.
outcome-panic-test = { $due ->
    [yes] { $passed ->
        [yes] { $automatic ->
            [yes] Panic passed without a roll: the unit is immune.
           *[no] Panic passed with { $total }.
         }
       *[no] { $flees-from ->
            [killers] Panic! { $total } fails: the unit flees from what killed most of it.
            [destroyed-friend] Panic! { $total } fails: the unit flees from where its friends were destroyed.
            [broken-friend] Panic! { $total } fails: the unit flees from its broken friends.
            [chargers] Panic! { $total } fails: the unit no longer stands but flees from its chargers.
           *[other] Panic! { $total } fails: the unit flees the way its friends went.
         }
     }
   *[no] No Panic test: { $reason ->
        [engaged] units in close combat don’t test.
        [fleeing] fleeing units don’t test.
        [already-tested] one test a phase is the most.
        [few-losses] less than a quarter of the unit was lost.
        [combat-losses] losses in close combat never count.
        [crew] losses among riders or crew do not count.
        [far] the friends were more than 6 ps away.
        [small] the friends had a unit power below 5.
        [tiny] nobody minds tiny creatures.
       *[other] nobody minds the expendable.
     }
 }
outcome-panic-due = { $due ->
    [yes] { $when ->
        [end-of-phase] A Panic test is due at the end of the phase.
        [at-once] A Panic test is due at once.
        [before-pursuit] A Panic test is due after the break tests, before any pursuit.
       *[other] A Panic test is due once the flight is fully resolved.
     }
   *[no] No Panic test: { $reason ->
        [engaged] units in close combat don’t test.
        [fleeing] fleeing units don’t test.
        [already-tested] one test a phase is the most.
        [few-losses] less than a quarter of the unit was lost.
        [combat-losses] losses in close combat never count.
        [crew] losses among riders or crew do not count.
        [far] the friends were more than 6 ps away.
        [small] the friends had a unit power below 5.
        [tiny] nobody minds tiny creatures.
       *[other] nobody minds the expendable.
     }
 }
outcome-fear-charged = { $due ->
    [yes] { $passed ->
        [yes] { $reason ->
            [immune] Fear passed without a roll: the unit is immune.
            [enemy-fleeing] Fear passed without a roll: the enemy flees.
           *[other] Fear overcome with { $total }: the unit answers as declared.
         }
       *[no] { $hits-on-sixes ->
            [yes] Fear! { $total } fails: the unit answers as declared but hits what it fears on 6s only in the first round.
           *[no] Fear! { $total } fails: the unit flees.
         }
     }
   *[no] No Fear test: { $reason ->
        [engaged] units in close combat don’t test.
        [fleeing] fleeing units don’t test.
       *[other] the charge falls short.
     }
 }
outcome-fear-charging = { $may-charge ->
    [yes] { $reason ->
        [outweighs] No Fear test: the enemy has no greater unit power. The charge may be declared.
        [immune] Fear passed without a roll: the unit is immune. The charge may be declared.
        [enemy-fleeing] Fear passed without a roll: the enemy flees. The charge may be declared.
       *[other] Fear overcome with { $total }: the charge may be declared.
     }
   *[no] Fear! { $total } fails.
 }
outcome-fear-defeated = { $penalty ->
    [0] Fear adds nothing to the break test.
   *[other] Fear adds { $penalty } to the break test.
 }
outcome-terror-test = { $due ->
    [yes] { $passed ->
        [yes] { $reason ->
            [immune] Terror passed without a roll: the unit is immune.
            [enemy-fleeing] Terror passed without a roll: the enemy flees.
           *[other] Terror overcome with { $total }, and Fear with it.
         }
       *[no] { $paralysed ->
            [yes] Terror! { $total } fails.
           *[no] Terror! { $total } fails: the unit flees.
         }
     }
   *[no] { $fear ->
        [yes] No Terror test but Fear: { $reason ->
            [only-fears] who causes Fear, or is immune to it, merely fears what causes Terror.
           *[other] the unit took its one Terror test of the battle.
         }
       *[no] No Terror test: { $reason ->
            [engaged] units in close combat don’t test.
            [fleeing] fleeing units don’t test.
            [off-table] the unit is off the table.
            [out-of-reach] the terror is out of reach.
            [only-fears] the unit merely fears what causes Terror.
           *[other] the unit took its one Terror test of the battle.
         }
     }
 }
outcome-frenzy-check = { $must-charge ->
    [yes] { $passed ->
        [no] { $total } fails: the character must charge.
       *[other] The unit must declare a charge at an enemy in sight and reach.
     }
   *[no] No charge is forced: { $reason ->
        [restrained] the character holds back with { $total }.
        [war-machine] a war machine never charges, frenzied or not.
        [engaged] the unit is in close combat.
        [fleeing] the unit flees.
        [stupid] the unit failed its Stupidity test.
        [off-table] the unit is off the table.
       *[other] no enemy is in sight and reach.
     }
 }
outcome-stupidity-test = { $due ->
    [yes] { $passed ->
        [yes] Stupidity overcome with { $total }: the unit acts as it likes.
       *[no] { $direction ->
            [random] Stupidity! The unit wanders { $advance } ps in a random direction.
           *[other] Stupidity! The unit stumbles { $advance } ps straight ahead.
         }
     }
   *[no] No Stupidity test: { $reason ->
        [engaged] the unit is in close combat.
        [fleeing] the unit flees.
       *[other] the unit is off the table.
     }
 }
outcome-immunities = { $panic ->
    [yes] Panic: immune
   *[no] Panic: tests
 }; { $fear ->
    [yes] Fear: immune
   *[no] Fear: tests
 }; { $terror ->
    [yes] Terror: immune
   *[no] Terror: tests
 }; { $may-flee-charge ->
    [yes] the unit may flee a charge.
   *[no] the unit may not flee a charge.
 }
outcome-start-of-turn = { $stupidity-passed ->
    [yes] Stupidity overcome
    [no] Stupidity: the unit stumbles { $stupidity-advance } ps
   *[other] No Stupidity test
 }; { $terror-passed ->
    [yes] Terror overcome.
    [no] Terror takes hold.
   *[other] no Terror test.
 }
outcome-rally-test = { $allowed ->
    [yes] { $rallied ->
        [yes] { $may-move ->
            [yes] The unit rallies, reforms, and may move and shoot this turn.
           *[no] The unit rallies and reforms.
         }
       *[no] The unit flees on: { $total } fails.
     }
   *[no] { $reason ->
        [too-few] The unit can’t be rallied: less than a quarter of it is left.
       *[other] The unit can’t be rallied yet: it turned to flight this same turn.
     }
 }

## Rolls
roll-leadership-test = Leadership test
roll-characteristic-test = Characteristic test
roll-roll-target = Roll
roll-roll-d3 = 1D3
roll-random-pick = Random choice
roll-artillery-die = Artillery die
roll-scatter-die = Scatter die
roll-template-partly = Partly covered models
roll-random-characteristic = Random characteristic
roll-panic-test = Panic test
roll-fear-test = Fear test
roll-terror-test = Terror test
roll-frenzy-test = Test to hold back
roll-stupidity-test = Stupidity test
roll-stupidity-advance = Stumble
roll-stupidity-direction = Direction
roll-rally-test = Rally test

## Steps
step-leadership-zero = A Leadership of 0 fails without a roll.
step-test-rerolled = The failed test is rolled again; the new result stands.
step-characteristic-zero = A characteristic of 0 fails without a roll.
step-immune = The unit is immune: no roll.
step-not-due = No { $test ->
    [panic] Panic test
    [fear] Fear test
    [terror] Terror test
    [stupidity] Stupidity test
   *[rally] rally
 }: { $why ->
    [engaged] the unit is in close combat.
    [fleeing] the unit flees.
    [off-table] the unit is off the table.
    [out-of-reach] the enemy is out of reach.
    [already-tested] the unit has taken it already.
    [only-fears] the unit merely fears what causes Terror.
    [outweighs] the enemy has no greater unit power.
    [few-losses] less than a quarter of the unit was lost.
    [combat-losses] losses in close combat never count.
    [crew] losses among riders or crew never count.
    [far] the friends were more than 6 ps away.
    [small] the friends had a unit power below 5.
    [tiny] nobody minds tiny creatures.
    [expendable] nobody minds the expendable.
    [just-started] the unit began to flee this turn.
   *[too-few] less than a quarter of the unit is left.
 }
step-enemy-fleeing = The enemy flees: no roll.
step-rallied-at-once = The unit is rallied whatever its numbers: no roll.

## Modifiers
modifier-penalty = penalty
modifier-bonus = bonus
modifier-musician = musician

## Refusals
refusal-unit-destroyed = { $unit }: no models left; choose a unit that still fights.
refusal-cannot-charge = This unit can’t charge: { $state ->
    [fleeing] it flees; rally it first.
    [engaged] it is in close combat.
    [stupid] it failed its Stupidity test.
    [off-table] it is off the table.
    [rallied] it rallied this turn.
    [failed-fear] it failed a Fear test this turn.
    [failed-terror] it failed a Terror test this turn.
    [failed-charge] it failed a charge this turn.
    [charged] it has charged this turn.
    [war-machine] a war machine never declares a charge.
   *[other] it may not move this turn.
 }
refusal-more-losses-than-models = A unit that loses { $losses } of { $models } models is gone; give fewer losses, or the models it had when the phase began.
refusal-fear-tested = { $unit } has taken its test for the charge of { $other } already, and there is one; { WAY("undo") } takes that back.
refusal-pick-count = { $count } can’t be told apart with a D6; give from 1 to { $most } names, or their number.

## Choices
choice-leadership = Leadership
choice-characteristic = characteristic
choice-fear-charged = Fear: charged
choice-fear-charging = Fear: wants to charge
choice-fear-defeated = Fear: defeated
choice-frenzy = Frenzy
choice-stupidity = Stupidity
choice-terror = Terror
choice-immunities = immunities
choice-start-of-turn = start of turn
choice-m = Movement
choice-ws = Weapon Skill
choice-bs = Ballistic Skill
choice-s = Strength
choice-t = Toughness
choice-w = Wounds
choice-i = Initiative
choice-a = Attacks
choice-d6 = D6
choice-d3 = D3
choice-artillery = artillery die
choice-scatter = scatter die
choice-template = template
choice-magic = magic
choice-engaged = in close combat
choice-stand-and-shoot = hold and shoot
    .aliases = shoot, stand and shoot
choice-losses = a quarter of the unit lost
choice-destroyed = friends destroyed
choice-broken = friends broken in combat
choice-fled-through = friends fleeing through
choice-movement = movement
choice-shooting = shooting
choice-close-combat = close combat
choice-charged = charged
choice-charging = wants to charge
choice-whole = the whole model or unit
choice-rider = the rider
choice-mount = the mount

## Values
value-once-only = never twice
value-special-die = special die
value-already-tested = already tested
value-few-losses = too few losses
value-combat-losses = lost in combat
value-crew = riders or crew only
value-far = too far
value-small = unit power below 5
value-tiny = tiny creatures
value-expendable = expendable
value-end-of-phase = end of the phase
value-at-once = at once
value-before-pursuit = before any pursuit
value-after-flight = after the flight
value-killers = what killed most
value-destroyed-friend = the destroyed friends
value-broken-friend = the broken friends
value-chargers = the chargers
value-with-fugitives = along with the fugitives
value-out-of-reach = out of reach
value-immune = immune
value-enemy-fleeing = the enemy flees
value-outweighs = enough unit power
value-only-fears = merely fears
value-restrained = held back
value-ahead = straight ahead
value-random = random
value-special = special tests
value-stupidity = Stupidity
value-terror = Terror
value-fear = Fear
value-without-rule = without that rule
value-none-near = nothing terrifying near
value-too-few = too few left
value-just-started = fled this turn

## Results
result-against = Tested on
result-automatic = Without a roll
result-passed = Passed
result-rolled = Rolled
result-success = Success
result-result = Result
result-place = Place
result-picked = Picked
result-allowed = Allowed
result-misfire = Misfire
result-distance = Distance
result-bearing = Bearing
result-listed = Values
result-due = Test due
result-when = When
result-flees-from = Flees from
result-response = Response
result-hits-on-sixes = Hits on 6s only
result-may-charge = May charge
result-penalty = Added to the dice
result-fear = Fear
result-paralysed = Neither moves nor shoots
result-must-charge = Must charge
result-extra-attacks = Extra Attacks
result-mount-extra-attacks = Extra Attacks of the mount
result-advance = Stumbles
result-direction = Direction
result-panic = Panic
result-terror = Terror
result-may-flee-charge = May flee a charge
result-order = Test
result-stupidity = Stupidity
result-rallied = Rallied
result-may-move = May move
result-may-shoot = May shoot

## Options of this chapter and of movement
param-again = The die has been re-rolled already
param-all-difficult = The whole way is difficult ground
param-amount = The characteristic: D6, 2D6, D6+1
param-automatic = An effect rallies the unit without a test
param-blocked = Target unseen, no way through, or no room to align
param-candidates = Their number up to six, or their names with commas
param-cause = Why a Panic test may be due
param-origin = What brings the charge about
param-changed = Models added to the front rank or taken off it
param-character = A Frenzied character tests to hold back
param-characters = Characters in the unit: they count towards the quarter it needs
param-characteristic = Which characteristic of the unit
param-covered = Models wholly covered or under the central hole
param-crew-only = Only riders or crew of a monster or chariot fell, or the reverse
param-die = Which die fell
param-difficult = Paces of difficult ground on the way
param-enemies = The enemies it flees from, separated by commas
param-enemy-fleeing = The enemy flees
param-fled-already = It has fled in this phase already
param-fled-charge = It chose to flee from a charge
param-flying = It moves by air
param-frenzied = Which part of a mounted model is Frenzied
param-friend = The friends that were destroyed, broke or fled
param-friend-power = Unit power of the friends
param-friend-rules = Special rules of the friends: expendable, tiny
param-grounded = A flyer that can’t take to the air
param-in-reach = The charge was found to reach, or an enemy is in sight and reach
param-losses = Models slain this phase
param-manoeuvre = Which manoeuvre
param-missiles = The target has missile weapons that may answer a charge
param-move = Which kind of move
param-named = The rule names this special die
param-need = X of X+
param-obstacles = Undefended obstacles on the way
param-other-zone = The other side it might come from
param-others = Other chargers as distance/charge distance: 8/16, 5/14
param-partly = Models partly covered: each on 4+
param-passed = The charger passed the Fear or Terror test it needs
param-phase = The phase it happens in
param-phase-start = Models the unit had when the phase began
param-powers = Unit powers of the enemies, in order
param-quick-shot = The enemy’s shots are quick to fire
param-reach = Charge distance in paces, when it is not twice the Movement
param-reroll = A failed test is rolled again
param-situation = When the Terror is met
param-size = Models the unit had when the battle began
param-special = A special test such as Animosity comes first
param-started-to-flee = It turned to flight earlier this same turn
param-state = What the unit is doing
param-stumble = Paces that its Stupidity test told
param-unavoidable = It can’t charge its target without touching this enemy too
param-alongside = Other enemies that the charge meets with its target
param-stop = Paces to friends, impassable ground or the table edge ahead
param-target-ld = Best Leadership available to the target
param-target-m = Movement of the target
param-target-power = Unit power of the target
param-target-state = What the target is doing
param-tested = Has taken its test already: Panic this phase, Terror this battle
param-times = How many times it is needed
param-turns = How many turns of 90 or 180 degrees
param-value = The value, or every value present in the unit
param-wheel = Paces the outer corner travels in a wheel
param-zone = The side named first: on 1-3
