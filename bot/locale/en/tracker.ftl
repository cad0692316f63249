# The turn tracker, and who may do what.

tracker-steps = In order: { $steps }
tracker-undone = Not done before the phase ended (Undo goes back):
tracker-now = In the phase that begins now:
tracker-from = from { $version }
tracker-more = { $units } and { $count } more
param-first = The side that takes the first turn, where the game rolls for it
button-of-unit = { $unit }: { $answer }
button-detail = { $label } ({ $detail })
button-due = { $procedure }: { $unit }
button-touch = They are in contact: go on
button-go = Next phase
button-go-due = Next phase (due: { $names })
button-go-short = Next phase, { $count } due
button-go-anyway = Next phase all the same
tracker-still-due = Not yet done in this phase; the phase goes on.
tracker-others-turn = It is the turn of { $side } ({ $names }){ $phase ->
    [none] { "" }
   *[other] : { $phase }
 }.
tracker-still-open = Still open:
button-join = Play { $side }
button-referee = Referee
button-agree-seat = Agree: { $who } plays { $side }
button-agree-referee = Agree: { $who } is referee
button-leave-seat = Leave the seat
leave-seat-asked = Leave your seat? Nothing undoes that: to sit down again where others play, one of them has to agree.
button-agree = Agree
button-play-on = Play on
button-dismiss = No referee { $who }
button-reopen = Take the end back

refusal-not-your-side = { $unit ->
    [none] { $side } is
   *[other] { $unit } belongs to { $side },
 } played by { $names }: only they may do this, or a referee.
refusal-unit-needs-status = { $procedure }: { $unit } is not “{ $status }” on this table; { WAY("unit status") } notes it if it should be.
refusal-not-in-contact = { $count ->
    [one] { $names } is
   *[other] { $names } are
} in contact with nobody on this table: charge first, or press the button if the models do touch{ TYPED(" (typed: ", WAY("unit status unit:", $unit, " status:", $status), ")") }.
refusal-offer-gone = This button goes with an earlier command: send the command again.
refusal-unit-forbids-status = { $procedure }: { $unit } is “{ $status }”, which rules it out; { WAY("unit status") } corrects the table if it is wrong.
refusal-done-once = { $procedure }: { $unit } has done it (“{ $status }”), and once is all; { WAY("undo") } takes that back, to do it again.
refusal-done-once-unless = { $procedure }: { $unit } has done it (“{ $status }”), and once is all: { WAY("undo") } takes that back, to do it again{ TYPED("; add the option ", $option, " where it really is another time") }.
refusal-unit-needs-value = { $unit } has no value for { $field }: give it first, as { WAY("unit edit unit:", $unit, " change:", $example) }.
    .tapped = { $unit } has no value for { $field }: give it first, by { WAY("unit edit") }.
refusal-already-done = { $procedure }: { $unit } { $done }; if that was a slip, { WAY("undo") } takes it back and allows it again.
refusal-not-its-turn = { $procedure }: { $unit } waits for its own side’s turn; it is that of { $side }{ $typed ->
    [none] { "" }
   *[other] { TYPED(" (in the enemy’s turn it goes with ", $typed, ")") }
 }.
refusal-its-own-turn = { $procedure }: { $unit } does this in the enemy’s turn; it is that of { $side }, its own side.
refusal-same-side = { $procedure }: { $unit } and { $other } are on the same side; name an enemy.
refusal-other-side = { $procedure }: { $unit } and { $other } are enemies; name a unit of { $other }’s own side.
refusal-gone-on = The battle has gone on since: turn { $turn }, { $side }, { $phase }.
refusal-step-elsewhere = This button is from another battle, or from before the dice were revealed: type the command if it should be done now.
refusal-step-taken = { $procedure }: that was done since, as entry { $number }{ TYPED("; type the command if it should be done once more") }.
refusal-no-longer-due = This is no longer due: { WAY("battle status") } shows what is.
refusal-battle-is-over = That battle is over: this button went with it.
refusal-not-yours-to-admit = Only who plays { $side }, or the referee, can let { $name } play it too.
refusal-leave-one-or-other = Give your own seat with to, or take another’s away with player: leave one of them out.
refusal-end-not-asked = That proposal stands no more, since the battle has gone on: { WAY("battle end") } proposes the end anew.
refusal-end-waiting = { $hours ->
    [one] Your proposal waits for { $names }: one more hour to answer, then { WAY("battle end") } ends the battle.
   *[other] Your proposal waits for { $names }: { $hours } more hours to answer, then { WAY("battle end") } ends the battle.
 }
refusal-over-nothing-to-undo = { $battle } is over, and nothing was done since that can be undone; its end can be taken back within { $hours } h.
refusal-over-undo-within = { $battle } is over: take its end back first, within { $hours } h, to undo something in it.
refusal-undo-elsewhere = That was done in another battle, or outside this one: it cannot be undone from here now.
refusal-reopen-counted = { $battle } counts in its campaign as battle { $number }: an organiser strikes it with { WAY("campaign result void") } first.
refusal-order-fixed = In { $ruleset } the sides keep their order from turn to turn, and who begins is said before the first one: leave out first.
