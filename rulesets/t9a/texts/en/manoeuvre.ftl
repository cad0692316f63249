procedure-catch-test = After catching a fleeing unit
    .about = A Leadership test: passed, the charger may make a Post-Combat Pivot
outcome-catch-test = { $passed ->
    [yes] It may make a Post-Combat Pivot: { $total } for { $against }.
   *[no] It stays as it is: { $total } for { $against }.
 }
procedure-contact-side = Side of a charge
    .about = Which side of the target is struck: where most of the charger’s front stood
outcome-contact-side = It strikes the { $side ->
    [front] front.
    [left] left flank.
    [right] right flank.
   *[rear] rear.
 }
procedure-maximise-contact = Maximising contact
    .about = Which ways to align stand: least turning, most units, most models
outcome-maximise-contact = These ways stand: { $ways } ({ $units-met ->
    [one] 1 unit
   *[other] { $units-met } units
 }, { $models } models in contact{ $turning ->
    [0] {""}
   *[other] , the target turning { $turning }°
 }).
procedure-blocked-path = Blocked path
    .about = Whether a charge that enemies in the way stop may run into them
outcome-blocked-path = { $legal ->
    [yes] { $contact ->
        [yes] It runs into the enemy in its way, which counts as charged and aligns by a Combat Reform.
       *[no] It may go straight on, and falls short of the enemy in its way.
     }
   *[no] No move beyond the failed charge: { $reason ->
        [engaged] the enemy in its way is engaged.
        [chargeable] that enemy could have been charged as usual.
       *[no-reform] that enemy could not align.
     }
 }
procedure-swift-reform = Swift Reform
    .about = A unit with a Musician tests: passed, it reforms, advances and may shoot
outcome-swift-reform = { $swift ->
    [yes] It reforms, no model farther than { $farthest } inches, may then make a Simple Move forward, and shoots: { $total } for { $against }.
   *[no] An ordinary reform, no model farther than { $farthest } inches: { $total } for { $against }.
 }
procedure-random-move = Random Movement
    .about = Roll how far it goes in the direction chosen, and whether it runs into an enemy
outcome-random-move = { $outcome ->
    [contact] It runs into the enemy after { $inches ->
        [one] { NUMBER($inches) } inch
       *[other] { NUMBER($inches) } inches
     }: that is a charge, without reaction.
    [stopped] It stops after { $inches ->
        [one] { NUMBER($inches) } inch
       *[other] { NUMBER($inches) } inches
     }, an inch short.
   *[moved] It goes { $inches ->
        [one] { NUMBER($inches) } inch
       *[other] { NUMBER($inches) } inches
     }.
 }
procedure-scout-deployment = Scouts
    .about = Whether Scouts may deploy there, after all others
outcome-scout-deployment = { $legal ->
    [yes] They may deploy there.
   *[no] Too near: more than { $apart } inches from enemies, or in their own zone.
 }
procedure-vanguard-move = Vanguard
    .about = Whether a Vanguard move stands: 12 inches, far enough from enemies
outcome-vanguard-move = { $legal ->
    [yes] The move stands.
   *[no] It does not stand: 12 inches at most, and more than { $apart } inches from enemies.
 }
procedure-ambush-arrival = Ambushers
    .about = From the second game turn on, each unit arrives on 3 or more
outcome-ambush-arrival = { $arrived ->
    [0] Nobody arrives.
    [one] { $returns ->
        [yes] It comes back where it left the table, without a March
       *[no] 1 unit arrives from any table edge, without a March
     }
   *[other] { $arrived } units arrive from any table edge, without a March
 }{ $arrived ->
    [0] {""}
   *[other] { $farthest ->
        [none] .
       *[other] , and ends within { $farthest } inches of it.
     }
 }
procedure-simultaneous-effects = Effects at the same moment
    .about = Whose effects come first where both players have some
outcome-simultaneous-effects = { $first ->
    [active] The player whose turn it is declares first, and resolves all of his first.
   *[reactive] Only the other player has any.
 }
procedure-terrain-placement = Placing terrain
    .about = Draw the section of a piece, and move it 2D6 inches at random
outcome-terrain-placement = At the centre of free section { $section }, then { $inches } inches where the arrow points.
param-bearer = Who has the option
param-prices = Two prices of an option, the first for a Lord: 50 40
param-sections = Sections that hold no piece yet
param-own-effects = Effects of the player whose turn it is
param-enemy-effects = Effects of the other player
param-in-front = How much of the charger’s front stands in the front arc
param-on-left = How much stands in the left flank
param-on-right = How much stands in the right flank
param-turns = Degrees the target turns, for each way: 0 0 10
param-units-in = Units in the combat, for each way: 4 4 3
param-models-in = Models in contact, for each way: 12 12 10
param-reach = Inches that the charge could go
param-enemy-engaged = Whether the enemy in the way is engaged
param-chargeable = Whether it could have been charged as usual
param-aligns = Whether its Combat Reform is possible
param-crossed = Models that flee through enemies or Impassable Terrain
param-to-enemy = Inches to the nearest enemy, or to the one in the way
param-to-obstacle = Inches to a friend, Impassable Terrain or the table edge
param-own-zone = Whether it is their own deployment zone
param-within = What they stand in, wholly
param-forerunners = Whether that enemy scouted or made a Vanguard move
param-ambushers = Units rolled for
param-returning = It pursued off the table and comes back without a roll
choice-catch = after catching a fleeing unit
choice-maximise = maximising contact
choice-blocked = blocked path
choice-swift-reform = Swift Reform
choice-random = Random Movement
choice-scout = Scouts
choice-vanguard = Vanguard
choice-ambush = Ambushers
choice-place = placing terrain
choice-lord = a Lord
choice-hero = a Hero
choice-champion = a Champion
lacks-aids = what a General and a battle standard lend
lacks-forerunners = how Scouts, Vanguard and Ambushers deploy and arrive
lacks-marches = who cannot march, and who helps with the test
lacks-random-movement = Random Movement
lacks-reactions = special rules that change how a charge is answered
result-apart = inches apart
result-arrived = units that arrive
result-contact = contact
result-first = first
result-may-charge = may charge in the first Player Turn
result-section = section
result-side = side
result-swift = swift
result-turning = degrees turned
value-active = the player whose turn it is
value-reactive = the other player
value-chargeable = it could have been charged
value-no-reform = it could not align
value-front = front
value-left = left flank
value-right = right flank
value-rear = rear
value-moved = moved
value-stopped = stopped short
refusal-cannot-march = { $unit ->
    [none] It cannot march.
   *[other] { $unit } cannot march.
 }
refusal-redirects-to-same = { $unit } charges { $target } already: a charge is redirected at another unit.
refusal-shots-first = { $unit } shoots at the charger first: { WAY("desk") } has a button for its shots.
refusal-redirects-nothing = { $unit } redirects no charge: { $target } has not fled from it.
refusal-flight-first = { $unit } flees first: roll its flight by { WAY("flee unit:", $unit) }, then measure the charge anew.
refusal-moves-at-random = { $unit ->
    [none] It moves at random among the compulsory moves.
   *[other] { $unit } moves at random among the compulsory moves.
 }
refusal-march-without-general = { $unit ->
    [none] Undead march only where their General’s Inspiring Presence reaches them{ TYPED(": rules:inspiring-presence (9), his Leadership") }.
   *[other] { $unit }: Undead march only where their General’s Inspiring Presence reaches them{ TYPED(": rules:inspiring-presence (9), his Leadership") }.
 }
lacks-flying = what Fly and Random Movement do for a move
refusal-cannot-charge = { $unit ->
    [none] War Machines do not charge.
   *[other] { $unit }: War Machines do not charge.
 }
refusal-no-ambush-yet = Ambushers arrive from game turn { $turn } on.
refusal-no-musician = { $unit } has no Musician: an ordinary reform is { WAY("move what:reform") }.
refusal-ways-uneven = Give as many numbers for units and turns as for models, one for each way ({ $ways }).
roll-ambush = Ambushers
roll-contact-side = which side?
roll-random-move = Random Movement
roll-terrain-distance = distance
roll-terrain-section = section
roll-swift-reform = Swift Reform
roll-catch = after catching
choice-contact = side of a charge
value-too-short = too short
param-at-rear = How much stands in the rear
result-units-met = units in the combat
refusal-no-relentless-icon = { $unit ->
    [none] No Icon of the Relentless Company is borne here.
   *[other] { $unit } has no Icon of the Relentless Company (left).
}
refusal-relentless-not-now = The Icon serves Infantry, and not in the first turn after Scout or Vanguard: { $unit } marches without it.
param-relentless = Use the Icon of the Relentless Company: three times the Movement, 15 inches at most, once
