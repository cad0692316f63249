# Combat as the table knows it: who is within combat range of whom.

refusal-not-in-contact = { $count ->
    [0] { $actor } and { $other } are not in combat with each other
    [one] { $names } is in combat with nobody
   *[other] { $names } are in combat with nobody
} on this table: only enemies in combat with each other fight. Charge or pile in first, or press the button if they are within combat range (typed: /unit link unit:{ $actor } other:{ $other }).
