# Combat as the table knows it: who is within combat range of whom.

relation-contact = combat
    .aliases = in combat, contact, in contact, touches, combat range
    .own = in combat with { $other }
    .theirs = in combat with { $other }
refusal-not-in-contact = { $count ->
    [0] { $actor } and { $other } are not in combat with each other
    [one] { $names } is in combat with nobody
   *[other] { $names } are in combat with nobody
} on this table: only an enemy in combat with the unit is a target here. Charge or pile in first, or press the button if they are in combat range{ TYPED(" (typed: ", WAY("unit link unit:", $actor, " other:", $other), ")") }.

decision-all-out-defence = use All-out Defence for 1 command point (+1 to its saves this phase)?
    .brief = use All-out Defence for 1 command point?
decision-all-out-defence-no-defence = No Defence
decision-all-out-defence-all-out-defence = All-out Defence
decision-all-out-defence-not-this-phase = Not this phase

refusal-command-with-act = { $order ->
    [rally] Rally: { WAY("rally") }
    [magical-intervention] Magical Intervention: { WAY("cast") } or { WAY("pray") }{ TYPED(", with rules:magical-intervention") }
    [redeploy] Redeploy: { WAY("move what:redeploy") }
    [at-the-double] At the Double: { WAY("move what:run") }{ TYPED(", with at_the_double:yes") }
    [covering-fire] Covering Fire: { WAY("shoot") }{ TYPED(", with rules:covering-fire") }
    [counter-charge] Counter-charge: { WAY("charge what:counter-charge") }
    [forward-to-victory] Forward to Victory: { WAY("roll forward_to_victory") }
   *[power-through] Power Through: { WAY("move what:power-through") }
} uses the command and pays for it; paid for beforehand, it could not be used.
refusal-attacks-split = { $unit } has { $left } of its { $most } attacks left after those at other targets: name weapons for no more than these{ TYPED(", as weapons:1x2 3+ 3+ 1 1") }.
refusal-weapon-of-too-many = “{ $text }”: { $unit } has { $count ->
    [one] only 1 model
   *[other] { $count } models
} left to use it.
