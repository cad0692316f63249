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
