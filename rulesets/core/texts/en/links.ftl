## Relations between units
relation-contact = contact
    .aliases = touches, in contact, combat, close combat
    .own = in contact with { $other }
    .theirs = in contact with { $other }
relation-charge = charge
    .aliases = charges, charging
    .own = charges { $other }
    .theirs = charged by { $other }
relation-challenge = challenge
    .aliases = challenges, challenged
    .own = challenges { $other }
    .theirs = challenged by { $other }
relation-parted = contact until now
    .aliases = parted, was in contact
    .own = was in contact with { $other } this phase
    .theirs = was in contact with { $other } this phase
relation-out-of-reach = out of reach
    .aliases = too far, too far to panic
    .own = too far from { $other } to panic
    .theirs = too far from { $other } to panic
facing-front = front
    .aliases = in the front, frontal
    .own = in its front
    .theirs = in its own front
facing-flank = flank
    .aliases = in the flank, side
    .own = in its flank
    .theirs = in its own flank
facing-rear = rear
    .aliases = in the rear, back, behind
    .own = in its rear
    .theirs = in its own rear
relation-step-declared = declared
relation-step-issued = issued
relation-step-answered = answered
relation-step-tested = tested
relation-step-moved = moved
relation-step-caught = fugitives caught
relation-step-failed = failed
relation-step-redirected = redirected
refusal-still-in-contact = { $unit } touches { $other }, which has not broken: it pursues nobody (if the table is wrong, { WAY("unit link") } corrects it).
refusal-charge-declared-already = { $unit } has declared a charge at { $target }: a unit charges only one enemy; { WAY("undo") } takes that declaration back.
refusal-charge-too-late = All charges are declared before any is moved, and { $other } has charged by now: { $unit } declares no more, unless { WAY("undo") } takes that charge back.
refusal-several-combats = { $unit } is not in the combat of { $other }: each combat is fought by itself, in the order that the player whose turn it is chooses (if they do touch, { WAY("unit link") } tells the table).
refusal-charge-is-answered = { $target } has answered the charge of { $unit }: move it now, or take the answer back by { WAY("undo") }.
refusal-charge-is-moved = The charge of { $unit } at { $target } has been moved: it can no longer be answered ({ WAY("undo") } takes the move back).
refusal-no-charge-declared = { $charger ->
    [none] Nobody has declared a charge at { $unit }: first { WAY("charge target:", $unit, " what:declare") } with the charger as unit.
   *[other] { $charger } has declared no charge at { $unit }: first { WAY("charge unit:", $charger, " target:", $unit, " what:declare") }.
 }
    .tapped = { $charger ->
        [none] Nobody has declared a charge at { $unit }: its enemies declare one first.
       *[other] { $charger } has declared no charge at { $unit }: it declares one first.
     }
refusal-challenge-unanswered = { $unit } has issued a challenge in this combat, and only one is fought at a time: answer it by its buttons{ TYPED(", or by unit:", $unit, " answer:accept or refuse") }.
refusal-spell-of-others = { $spell } is in play for { $side }: only that side ends it at will; others dispel it, with dice_used.
refusal-combat-order = { $count } combats are still to be fought, and { $side }, whose turn it is, picks the one that is next: they do so by its button{ TYPED(" or by ", WAY("fight")) }.
reminder-combat-order = { $side } picks which of these combats is fought first
