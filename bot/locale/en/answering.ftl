# Answers that the other side owes to an act.

## Asked of those whose they are, who are mentioned
answer-called = { $called }: { $question }
answer-dispel = dispel, or let it through?
answer-charge = hold, stand and shoot, or flee?
answer-charge-unshot = hold, or flee?
answer-charge-held = hold?
answer-challenge = does anybody accept the challenge?
answer-first-turn = take the first turn, or leave it?
act-opened = Then go on by the button, or give the same command again.
option-left-out = Not taken for the other side: { $options }. That is for { $names } to say.

## On offer now, in a sentence that goes on
offer-by = { $act }: { $unit }
offer-at = { $said } → { $answer }
offer-with = { $said }, { $answer }

## Still waited for
awaited-free-spell = The spell that a Fiasco gives to { $names }: cast it and resolve its effect, or do without
awaited-dispel = { $names }: answer the spell just cast
awaited-charge = { $names }: answer the charge on { $unit }
awaited-first-turn = The choice of { $names } who takes the first turn
awaited-challenge = A combat waits for the answer of { $names } to the challenge of { $unit }

## What a phase should not leave, on the button that ends it
due-free-spell = the spell at once
due-dispel = the spell just cast
due-first-turn = first turn

## What comes before an act, within its refusal
owed-free-spell = the spell that your Fiasco gives
owed-dispel = the spell just cast
owed-charge = the charge on { $unit }
owed-first-turn = who takes the first turn
owed-challenge = the challenge of { $unit }

## Errors
refusal-answer-owed = { $names } may answer { $what } first, by the buttons under that act or as { WAY("battle status") } says; the referee may go on without, and you after a day, by a button there.
refusal-answer-owed-or-told = { $names } may answer { $what } first, by the buttons under that act{ TYPED(", or by the option response, if it was given at the table") }; the referee may go on without, and you after a day, by a button there.
refusal-not-your-answer = That is for { $names } to answer, or the referee: “{ $what }”.
refusal-answer-awaited = { $names } may answer first, by a button of the same message (“{ $what }”); the referee may go on without, and you after a day.
refusal-answer-passed = “{ $what }” was answered, or the battle has gone on since: { WAY("battle status") } shows how it stands.
refusal-answer-first = First answer { $what }, by the buttons under that act or as { WAY("battle status") } says; the referee may go on without.
refusal-dice-before-answer = The other side answers first: give the command without dice now, and with them once it has answered.
refusal-nothing-to-answer = No charge at { $unit } waits for an answer: the other side declares it first, or name by target who is charged.
refusal-no-spell-waits = No spell waits to be dispelled at this table; if it was cast elsewhere, the others can allow it.
refusal-nothing-offered = Nothing is on offer for you now: { WAY("battle next") } goes on.
refusal-acts-on-itself = { $unit } is named twice, as who does it and whom it is done to: name the other unit.
refusal-offer-unknown = “{ $text }” is nothing on offer now. There is: { $values }.
refusal-spell-not-offered = “{ $text }” can’t be cast now: nobody who may cast here has it. There is: { $values }.
do-which = “{ $text }” can mean several things. Which?
refusal-moves-untold = Moves of this game are made on the table: there is nothing of { $unit }’s move to note. A charge is declared with { TYPED(WAY("do"), " or ") }the desk.
do-beside = Said with it: “{ $text }”
do-meant = “{ $text }”: is this meant?
do-moved-first = “{ $text }” counts once it is noted of { $unit }: press it first, then do this.
do-noted-first = “{ $text }” counts once it is noted: press it first, then do this.
do-note = { $unit }: { $told }
do-front = { $unit }: front of { $front }
do-several = “{ $text }” says several acts. Which first?
do-left = Not understood: “{ $text }”. This much is chosen:
do-fell = Dice told: “{ $text }”. They can’t be taken as they are: they are asked for at the throw.
refusal-choice-open = The choice of { $names } comes first, { $what }: by the desk{ TYPED(", or ", $typed) }; the referee may go on without it.
refusal-choice-own-open = First choose { $what }: by a button below{ TYPED(", or ", $typed) }.
