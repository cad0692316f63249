# Decisions that a roll stops for.

## The question
decision-asked = { $unit ->
    [none] {""}
   *[other] { $unit }:{" "}
 }{ $question }{ $names ->
    [none] {""}
   *[other] {" "}It is up to { $names }.
 }
decision-asked-brief = { $unit ->
    [none] {""}
   *[other] { $unit }:{" "}
 }{ $question }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
 }
decision-footer = Waiting for a decision{ $option ->
    [none] { "" }
   *[other] { TYPED("; ", WAY("throw ", $option), " answers too") }
 }{ $drawn ->
    [yes] { " " }· bot draws: { $draws }
   *[no] { "" }
 }
button-leave = No answer: { $option }

awaited-dice = The dice of { $names } that a roll waits for: { $procedure }{ $units ->
    [none] {""}
   *[other] , { $units }
 }
awaited-decision = The decision of { $names } that a roll waits for: { $procedure }, { $units }{ $question ->
    [none] {""}
   *[other] {" "}– { $subject ->
        [none] {""}
       *[other] { $subject }:{" "}
     }{ $question }
 }

## The record
decision-fell = { $unit ->
    [none] {""}
   *[other] { $unit }:{" "}
 }{ $option }{ $how ->
    [ruled] {" "}(by the referee’s word)
    [left] {" "}(not decided in time)
   *[other] {""}
 }

## Chances
odds-decided = Where nobody decides otherwise: { $options }
odds-if = { $kind ->
    [as] {""}
   *[if] Otherwise,{" "}
 }{ $unit ->
    [none] {""}
   *[other] { $unit }:{" "}
 }{ $option }
odds-caused-wounds = wounds caused
odds-if-same = { $choice } (the same chances)

## Log
action-choice-asked = decision asked for
action-choice-made = decision made

## Errors
refusal-not-your-decision = What { $unit ->
    [none] is done here
   *[other] { $unit } does
 } is up to { $names ->
    [none] those of its side
   *[other] { $names }
 }, or the referee.
refusal-no-such-choice = “{ $text }” is no choice here; { WAY("throw") } takes one of these: { $choices }.
    .tapped = “{ $text }” is no choice here; the desk has a button for each of these: { $choices }.
refusal-decision-of-another = { $question } { $names } decides that first.
refusal-decision-first = A decision comes before any more dice; { WAY("throw show") } tells which.
    .tapped = A decision comes before any more dice: its buttons are on the desk.
refusal-decision-waits = { $names } may still decide: { $hours ->
    [one] for one more hour
   *[other] for { $hours } more hours
 } nobody but the referee can do without.
refusal-decision-in-secret = What { $unit } does is for another player to decide: roll in the open.
