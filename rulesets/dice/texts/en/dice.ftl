## Dice by name; a die without one is shown by its id
die-d2 = D2
die-d3 = D3
die-d6 = D6
die-d66 = D66
die-d100 = D100
die-artillery = artillery die
die-scatter = scatter die
die-scatter-hit = hit-or-arrow die
die-magic-low = lower magic die
die-magic-high = higher magic die

## What dice are rolled for, whatever the game
roll-attack = attacks
roll-roll-off = roll-off
roll-designation = random choice
roll-d66 = D66
roll-scatter = scatter
roll-notation = roll
roll-notation-hit = to hit
roll-notation-wound = to wound
roll-notation-save = to save
roll-notation-ward = ward save
roll-notation-success = stage
roll-notation-damage = damage
roll-explosion = exploding dice
modifier-each = each

## Dice typed by players
refusal-not-a-face = “{ $text }” (no. { $place }) is no die; write numbers such as 6 5 5 3 1 or 6x2 5x3, or misfire, hit, arrow.
refusal-typed-special = “{ $text }” is nothing that this die shows: { $faces }.{ $kind ->
    [scatter] {" "}The scatter die with hits and arrows is hit-arrow.
   *[other] {""}
 }
refusal-typed-total = { $dice } × { $die } cannot come to { $total }; type each die, such as 6 5 4.
refusal-typed-further = The { $count } { $what ->
    [save] saves
   *[wound] wounds
 } belong to a throw that does not come next; type one throw at a time, such as 7 hits.
refusal-typed-halved = A D3 is a D6 halved: “{ $text }” may be what that D6 shows or what it counts; type the D6 as d6 { $text }, or what counts as total { $text }.
refusal-typed-part = You told { $given } of { $count } dice: if the others failed type ={ $hits }, else type every face.
refusal-typed-beside = Only “{ $text }” is understood of this; type the dice of one throw, each by itself.
refusal-typed-apart = How many of these { $count } successes show { $best }: type 6 hits of which 2 sixes, or every face.
refusal-typed-disagree = { $shown } come to { $sum }, not { $total }; type the dice again, each by itself.
refusal-typed-miscounted = Of these dice { $hits } succeed, not { $told }; type the dice again, by themselves.
refusal-typed-sum = The faces matter, not their sum: type each die, such as 6 5 4.
refusal-typed-sum-or-faces = “{ $text }” may be the sum or the faces { $shown }; type each die with blanks, such as { $shown }.
refusal-typed-either = “{ $text }” may be the faces { $shown } or { $count ->
    [one] 1 success
   *[other] { $count } successes
 }; type the faces with blanks, or ={ $count } for successes.
refusal-typed-faces = That may be { $many } or { $shown }; type each die with blanks.
refusal-typed-count = No { $die } shows { $count }; if { $count } dice succeeded, type ={ $count } or { $count } hits.
refusal-typed-lone = “{ $text }” may be { $count ->
    [one] 1 success
   *[other] { $count } successes
 } or a single die that shows { $count }; type { $count } successes, or { $count }x1 for the die.
refusal-typed-all = If all succeeded, type ={ $count }; if the bot is to throw them, rest.
refusal-typed-other-count = That makes { $given } dice, and { $count ->
    [one] one is asked for
   *[other] { $count } are asked for
 }; count them again.
refusal-too-many-faces = At most { $most } dice can be given at once.
refusal-dice-too-long = These dice take { $length } characters and only { $most } are read; write many like dice as 6x20.
refusal-impossible-face = Die no. { $place } ({ $die }) cannot show { $face ->
    [0] 0 (a misfire)
   *[other] { $face }
 }; its faces: { $faces }.
refusal-dice-needed = { $subject ->
    [none] {""}
   *[other] { $subject },{" "}
 }{ $label }{ $need ->
    [none] {""}
   *[other] { $at-most ->
        [yes] {" "}≤ { $need }
       *[no] {" "}{ $need }+
    }
 }: { $reroll ->
    [yes] roll again
   *[no] now roll
 } { $count } × { $die }, then send the command again, these faces after the ones you gave.
refusal-dice-left-over = { $count ->
    [one] One die is left over
   *[other] { $count } dice are left over
 }: { $used ->
    [0] this rolls no dice.
    [one] only the first one was needed.
   *[other] only the first { $used } were needed.
 }
refusal-choice-needed = { $unit ->
    [none] It
   *[other] What { $unit } does
 } has to be decided first.
refusal-choice-differs = Another decision comes here than the one that was recorded.
refusal-choices-left-over = { $count ->
    [one] A recorded decision is
   *[other] { $count } recorded decisions are
 } left over.
refusal-dice-too-many = { $count ->
    [one] One die is asked for
   *[other] { $count } dice are asked for
 }, and you typed { $given }; count them again.
refusal-faces-wanted = The faces matter here: type { $count ->
    [one] that of the die
   *[other] those of the { $count } dice
 }, such as 6 5 5 3 1.
refusal-too-many-successes = { $dice ->
    [one] One die cannot
   *[other] { $dice } dice cannot
 } give { $count } successes.
refusal-endless-ties = These dice tie without end; give dice that settle it.

## Dice in general
refusal-die-sides = A die has 2 to { $most } sides, not { $sides }.
refusal-too-many-candidates = One D6 picks among { $most } at most, not { $count }.
refusal-too-many-dice = This would take more than { $most } dice; roll fewer at once.
