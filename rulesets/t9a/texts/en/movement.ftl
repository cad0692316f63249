procedure-charge-range = Charge
    .about = Movement + 2D6 against the distance: contact, or a failed charge
procedure-charge-reaction = Charge reaction
    .about = Hold, stand and shoot or flee: what the charged unit may do
procedure-charge-declaration = Declaring a charge
    .about = Declare a charge, which its target then answers
procedure-charge-redirect = Redirecting a charge
    .about = A Leadership test to charge another unit, once a turn
procedure-flee-move = Flee move
    .about = 2D6 inches away; who reaches the table edge is destroyed
procedure-fled-off-table = Fled off the table
    .about = A unit whose flight reached the table edge is destroyed
outcome-fled-off-table = It flees off the table: destroyed.
procedure-rally-test = Rally test
    .about = Leadership, halved where a quarter of the unit or less is left
procedure-simple-move = Simple move
    .about = Forward the Movement, backward or sideways half of it
procedure-march-move = March
    .about = Twice the Movement; a test where an enemy is within 8 inches
procedure-reform-move = Reform
    .about = How far models may go when the unit reforms
procedure-wheel-distance = Wheels
    .about = Whether a move with wheels stands
procedure-one-inch-rule = One-inch rule
    .about = Whether a unit keeps far enough from the others
outcome-charge-range = { $outcome ->
    [contact] Charged home: { $reach } inches were enough.
    [caught] Caught: { $reach } inches were enough, and the fleeing unit is destroyed.
   *[failed] { $gone ->
        [yes] Charge failed: its target is gone. It moves { $moved } towards where that unit’s centre was.
       *[no] Charge failed: { $reach } inches. It moves { $moved } towards its target.
     }
 }
outcome-charge-reaction = { $response ->
    [hold] { $reason ->
        [engaged] It holds: an engaged unit may do nothing else.
        [steady] It holds: it can neither stand and shoot nor flee.
       *[other] It holds.
     }
    [stand-and-shoot] It stands and shoots, once this turn.
    [flee] { $reason ->
        [fleeing] It flees on: a fleeing unit may do nothing else.
       *[other] It flees at once.
     }
   *[none] { $shoot ->
        [yes] { $flee ->
            [yes] It may hold, stand and shoot, or flee.
           *[no] It may hold, or stand and shoot; it does not flee.
         }
       *[no] It may hold or flee, not stand and shoot.
     }
 }
outcome-charge-declaration = { $shoot ->
    [yes] { $flee ->
        [yes] The charge is declared; its target holds, stands and shoots, or flees.
       *[no] The charge is declared; its target holds, or stands and shoots.
     }
   *[no] { $flee ->
        [yes] { $hold ->
            [yes] The charge is declared; its target holds or flees.
           *[no] The charge is declared; its target flees on.
         }
       *[no] The charge is declared; its target holds.
     }
 }
outcome-charge-redirect = { $passed ->
    [yes] It may declare another charge at once: { $total } for { $against }.
   *[no] It must go after the unit that fled: { $total } for { $against }.
 }
outcome-flee-move = { $destroyed ->
    [yes] It flees { $distance } inches and off the table: destroyed.
   *[no] It flees { $distance } inches{ $extended ->
        [yes] , and on by the least that takes it past what is within 1 inch.
       *[no] .
     }
 }
outcome-rally-test = { $rallied ->
    [yes] { $light ->
        [yes] Rallied: { $total } for { $against }. It may still move, but not charge, and shoot as if it had moved.
       *[no] Rallied: { $total } for { $against }. It may reform.
     }
   *[no] Not rallied: { $total } for { $against }. It flees at once.
 }{ $halved ->
    [yes] {" "}A quarter or less is left: Leadership halved.
   *[no] {""}
 }
outcome-simple-move = { NUMBER($farthest) } inches at most.
outcome-march-move = { $slowed ->
    [yes] It marches { $farthest } inches at most: { $total } for { $against }, test failed.
   *[no] It marches { $farthest } inches at most.
 }
outcome-reform-move = It reforms; no model goes farther than { NUMBER($farthest) } inches.
outcome-wheel-distance = { $legal ->
    [yes] The move stands: { NUMBER($most) } inches at most.
   *[no] Too far: { NUMBER($most) } inches at most, for the outer corner and for each model.
 }
outcome-one-inch-rule = { $legal ->
    [yes] Far enough.
   *[no] Too near: half an inch during the move, 1 inch at its end.
 }
refusal-response-not-allowed = It may not { $response ->
    [hold] hold
    [flee] flee
   *[stand-and-shoot] stand and shoot
 }: { $why ->
    [engaged] an engaged unit only holds.
    [fleeing] a fleeing unit only flees.
    [steady] such a unit does not choose to flee.
   *[none] it needs shooting weapons, the charger in its front arc and far enough away, and has one such reaction a turn.
 }
refusal-already-redirected = It has redirected a charge this turn already.
refusal-reactions-first = { $target } answers the charge of { $unit } first: charges are moved once all are answered{ TYPED(" (", WAY("charge what:reaction target:", $target, " unit:", $unit), ")") }.
refusal-charge-too-far = Too far to declare: { $most } inches at most.
refusal-cannot-move = { $unit } makes no such move: { $status }.
lacks-swift-charges = what Swiftstride, Fly and Champions do for a charge
lacks-swift-flight = what Swiftstride and Fly do for a flight
lacks-musicians = what Musicians do
choice-charge = charge
choice-declare = declaration
choice-reaction = reaction
choice-redirect = redirection
choice-simple = simple move
choice-march = march
choice-reform = reform
choice-wheel = wheels
choice-one-inch = one-inch rule
choice-forward = forward
choice-back = backward
choice-side = sideways
choice-hold = hold
    .aliases = stand
choice-stand-and-shoot = stand and shoot
    .aliases = shoot, hold and shoot
choice-flee = flee
    .aliases = run
next-respond-hold = Hold
next-respond-stand-and-shoot = Stand and shoot
next-respond-flee = Flee
value-contact = contact
value-caught = fleeing unit caught
value-failed = failed
value-steady = does not choose to flee
roll-charge-range = charge range
roll-redirect = redirection
roll-flee = flight
roll-rally = rally test
roll-march = march test
modifier-musician = Musician
param-by-choice = Whether it fled by choice, from a charge in the enemy’s last turn
param-distance = Inches between the two units
param-m = Movement: the lowest in the unit
param-response = What the charged unit does; nothing to see the choice
param-missiles = Whether it has shooting weapons
param-front = Whether the charger is in its front arc
param-engaged = Whether it is engaged in combat
param-fleeing = Whether the target is fleeing
param-stood = Whether it has stood and shot this turn
param-redirected = Whether it has redirected a charge this turn
param-room = Whether there is room to reach the target
param-gone = Whether the target was destroyed, or left the table, before the charge was moved
param-to-edge = Inches to the table edge on its way
param-gap = Inches left to another unit or impassable terrain after the move
param-start = Models on the army list
param-characters = Characters who joined it
param-direction = Which way
param-near = Whether an enemy is within 8 inches before the move
param-move = Simple move or march
param-corner = Inches that the outer front corner went
param-farthest = Inches that the farthest model is from where it began
param-during = Inches to the others during the move
param-end = Inches to the others at its end
result-outcome = outcome
result-ordered = raised by the Champion
result-gone = target gone
result-moved = inches of the failed charge
result-hold = may hold
result-shoot = may stand and shoot
result-flee = may flee
result-response = response
result-destroyed = destroyed
result-extended = goes on farther
result-rallied = rallied
result-halved = Leadership halved
result-farthest = inches at most
result-slowed = test failed
result-legal = stands
result-light = may move and shoot
decision-flees-from = which of these enemies does it flee from?
step-flees-away = It flees straight away from { $name }.
param-enemies = The enemies it flees from, separated by semicolons
param-chargers = Other units that declared a charge at it
step-charge-choked = Its dice are halved: { $total } → { $inches }.
