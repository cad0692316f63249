## Where the notation is not understood
refusal-notation-empty = There is nothing to roll; write for instance 2d6+3 or 12d6>=4.
refusal-notation-long = A roll has at most { $most } characters, this one has { $length }.
refusal-notation-unexpected = At character { $position }, “{ $found }” does not fit: { $expected ->
    [dice] dice or a number should stand there, such as 2d6.
    [faces] say what is rolled again there, such as reroll 1 or reroll failures.
    [number] a whole number should stand there.
    [after-faces] after the faces comes a sign, a target such as >=4, or # and a note.
    [bracket] a bracket is still open; close it with ).
    [after-dice] what can follow is + or -, a target such as >=4, kh2, !, reroll 1, or # and a note.
    [after-target] what can follow is reroll 1, reroll failures, or # and a note.
   *[end] nothing more can follow but # and a note, or ; and another roll.
 }
refusal-notation-unfinished = The roll stops too early: { $expected ->
    [dice] dice or a number are missing at the end, such as 2d6.
    [faces] say at the end what is rolled again, such as reroll 1 or reroll failures.
    [number] a whole number is missing at the end.
   *[bracket] a bracket is still open; close it with ).
 }
refusal-notation-meaning = “{ $text }” is not understood here: { $meant ->
    [keep] dice are kept with kh or kl and put away with dh or dl, as 3d6dh1 (drop the highest) or 3d6kh2
    [dice] dice are written with the number of their sides, as 2d6 or d3
    [reroll] what is rolled again is written 12d6>=4 reroll failures or 10d6 reroll 1
    [count] dice that succeed are counted with 12d6>=4 or 12d6 4+
    [compare] a total is held against a number with (2d6)<=7 or 2d6 vs 7, each die with 12d6>=4
    [sum] numbers are written as figures with a sign, as 2d6+3, 2d6-1 or (2d6)*2, and nothing is halved
    [modifier] what is added to each die is worked into the number that it needs, as 12d6 4+ for 12d6 3+ at -1
    [times] a roll is repeated with 3x 2d6 and multiplied with (2d6)*3
    [explode] exploding dice are written 4d6!1 (once), with other faces 4d6 explode 5,6
    [odds] for the chances write { WAY("odds 2d6") }
    [not] what is not to happen is simply left out, as is what happens by itself
    [secret] the option secret:true hides it
   *[rule] special rules play in the game’s own commands{ TYPED(", as ", WAY("shoot"), " and ", WAY("fight")) }
 }. If it is a mere note, put # before it.
refusal-notation-chances = “{ $text }” asks for chances, and they stand under { WAY("odds ", $roll) }; the button tells them.
refusal-notation-left = “{ $text }” is not understood beside { $dice }: leave it out, put # before it if it is a mere note, or write what each die needs as 12d6 4+ and what a total needs as (2d6)<=7.
refusal-notation-no-save = “{ $text }” counts once saves are rolled, and no save is named: add it, as save 4+, or no save; the button rolls what comes before.
refusal-notation-dashed = A dash stands before the dice, and no roll comes to less than nothing: leave it out for { $each }.
refusal-notation-how-many = How many dice? Write for instance 10 dice on 3+, or 10d6 3+.
refusal-notation-label = A note has at most { $most } characters, this one has { $length }.

## What would be too much
refusal-notation-digits = Numbers have at most { $most } digits.
refusal-notation-nodes = A roll has at most { $most } numbers, dice and signs; split it in several.
refusal-notation-depth = At most { $most } brackets may stand one within the other.
refusal-notation-parts = At most { $most } rolls can be made at once.
refusal-notation-times = A roll can be repeated 1 to { $most } times.
refusal-notation-dice = { $count ->
    [0] Roll at least one die.
   *[other] At most { $most } dice can be rolled at once, re-rolls counted; this may take { $count }.
 }
refusal-notation-factor = A roll can be multiplied by a whole number up to { $most }, not by other dice.
refusal-notation-explosion = Exploding dice may go on 1 to { $most } times, such as 4d6!1.

## What makes no sense
refusal-notation-no-dice = There are no dice in it; write for instance 2d6+3.
refusal-notation-keep = Of { $dice ->
    [one] one die
   *[other] { $dice } dice
 } one cannot keep or drop { $count } that way; at least one die is kept and one chosen.
refusal-notation-twice = { $what ->
    [keep] Which dice are kept
    [explode] Exploding dice
   *[reroll] A re-roll
 } can be said once only for the same dice{ $what ->
    [reroll] ; a die is never rolled a third time
   *[other] {""}
 }.
refusal-notation-keep-or-explode = Dice that are kept or dropped cannot explode as well; choose one.
refusal-notation-keep-or-count = Keep the best dice or count successes, not both.
refusal-notation-face = No { $die } shows { $face }, so none can be rolled again.
refusal-notation-target = Every { $die } or none would fit { $target }; to hold the total against it, write { $whole }.
refusal-notation-certain = That total always reaches { $number }: to hold each die against a number write { $each }, and change the number rather than the dice.
refusal-notation-no-target = To roll { $what ->
    [failures] failures
   *[successes] successes
 } again, say what succeeds: 12d6>=4 reroll { $what }.
refusal-notation-whole-reroll = A total is rolled again as a whole (reroll failures, reroll successes); for single faces write it within the brackets: (2d6 reroll 1)<=7.
refusal-notation-stages = Several stages need one handful of plain dice, rolled once, such as 20d6 hit>=3 then wound>=4 then save>=5.
refusal-notation-special = Faces that do more must succeed, in a stage that is no save: double 6 counts twice, extra 6 brings one more die, auto 6 passes over the next stage, mortal 6 over all that follow but a ward, such as 10d6 hit>=4 auto 6 then wound>=3.
refusal-notation-damage = Damage is 1 to { $most }, one die, or one die and a number: damage 2, damage d3, damage d3+1.
refusal-notation-either = That may be { $each } (each die) or { $sum } (the sum); write which.
refusal-notation-balance = Faces that take successes away need one handful of plain dice and faces that do not succeed, such as 8d10>=7f1.
refusal-notation-many-explode = At most half of the sides can explode, such as 4d6 explode 5,6.
refusal-notation-d66 = A D66 stands for one number of two digits; it is neither kept, counted, exploded nor rolled again.
refusal-notation-several-d66 = A D66 is rolled one at a time; for { $count } of them write { $count }x d66.
refusal-notation-one-scatter = A scatter die is rolled once; write scatter; scatter for two.

## What is told beside the dice
notation-read = Read as: { $notation }
step-notation-left = Roll { $place }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }: { $left } { $last ->
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
   *[success] left at the end
 }
step-notation-each = One by one: { $values }
step-notation-total = Roll { $place }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }: { $total }
step-notation-successes = Roll { $place }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
 }
step-notation-check = Roll { $place }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }: { $passed ->
    [yes] passed
   *[no] failed
 }

## The words of the notation
notation-reroll = reroll
notation-failures = failures
notation-successes = successes
notation-explode = explode
notation-then = then
notation-hit = hit
notation-wound = wound
notation-save = save
notation-ward = ward
notation-damage = damage
notation-double = double
notation-extra = extra
notation-auto = auto
notation-mortal = mortal
notation-vs = vs
notation-scatter = scatter
notation-artillery = artillery
notation-hit-arrow = hit-arrow
