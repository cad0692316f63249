
# The numbers that sides keep.

battle-count = Set right what a side has counted: dice, points, what it did; or show it
param-count-what = What is counted; the list shows the present numbers
param-count-value = The number it should be; leave it out to see what stands
param-count-name = Of a count by names, whose: Mage/Fireball
action-battle-count = count set right
count-title = What the sides have counted
count-line = { $counter }: { $value } (0 to { $most })
count-offer = { $counter }: { $value }
count-none = nothing yet
count-how = /battle count with value sets a number right.
count-set = { $side } · { $counter }: { $value } (before: { $before })
count-corrects = If { $side } should not have { $value } there ({ $counter }), /battle count sets it right.
button-count = Set the count right
form-count = Set a count right
form-count-side = Side
    .about = Yours, or one that nobody plays
form-count-what = What is counted
    .about = A few letters of its name will do
form-count-value = The number it should be
    .about = 0 for none
form-count-name = Whose
    .about = Only of a count by names: Mage/Fireball
refusal-count-needed = Say what is counted and the number it should be: { WAY("battle count") }{ TYPED(" with what and value") }.
refusal-no-counters = In { $ruleset } sides count nothing; numbers of units are set with { TYPED(WAY("unit status"), " and ") }{ WAY("unit edit") }.
refusal-unknown-counter = Nothing counted is called “{ $text }”; did you mean { $names }?
refusal-count-has-no-name = Leave name out: { $counter } is one number for the side.
refusal-count-needs-name = What is counted so ({ $counter }) has names: give name { $parts ->
    [unit-spell] as unit/spell, such as Mage/Fireball.
    [spell] as the spell or prayer.
    [unit] as the unit.
   *[landmark] as the terrain feature.
 }
refusal-count-name-unknown = Nothing is known as “{ $text }”, for { $counter }.
refusal-count-too-large = From 0 to { $most } is what { $counter } may be: { $value } is too large.
refusal-count-stands = { $side } has { $value } there already ({ $told }): nothing would change.
param-unit-value = The number it carries, where it carries one: points, turns, times
unit-status-number = { $unit } · { $status }: { $value }
refusal-status-without-number = No number goes with “{ $status }”: leave value out.
refusal-status-cleared-has-none = What ends has no number: give clear or value for “{ $status }”.
refusal-status-needs-number = “{ $status }” carries a number, { $least } to { $most }: { WAY("unit status unit:", $unit, " status:", $status, " value:", $most) }.
refusal-status-number = From { $least } to { $most } is what “{ $status }” may carry: { $value } does not fit.
refusal-counter-short = { $side } has { $left } left ({ $counter }) and { $wanted } are to be spent: spend fewer.
refusal-counter-full = { $side } has done all it may here ({ $counter }: { $most } at most): { WAY("undo") } takes the last time back, else wait until the count ends.
