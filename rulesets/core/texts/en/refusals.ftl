## Values that cannot be taken
refusal-not-a-number = “{ $text }” is not a number; { $option } takes one.
refusal-out-of-range = { $option } can't be { $value }; it goes from { $least } to { $most }.
refusal-not-yes-or-no = “{ $text }” is neither yes nor no; { $option } takes one of them.
refusal-not-a-choice = “{ $text }” is not a choice for { $option }; it takes one of: { $values }.
refusal-not-an-amount = “{ $text }” is not an amount; write a number or dice: 3, D3, 2D6+1.
refusal-too-long = { $option } has { $length } characters; { $most } are allowed.
refusal-too-many-numbers = { $option } holds { $count } numbers; { $most } are allowed.
refusal-unknown-option = There is no option { $option } here; leave it out.
refusal-missing-option = { $option } is missing; give it, or name a unit that has it.
refusal-unknown-procedure = Nothing here is called “{ $name }”; type a few letters after procedure and choose.

## Special rules
refusal-not-rules = { $option } takes special rules by name, separated by commas.
refusal-unknown-rule = No special rule is called “{ $text }”; check the spelling, or type a few letters and choose.
refusal-rule-number = { $wanted ->
    [yes] “{ $rule }” needs its number in brackets after the name, as in (2).
   *[no] “{ $rule }” takes no number; write its name alone.
 }
refusal-rule-changes-nothing = “{ $rule }” changes nothing here; leave it out of { $option }.

## Units
refusal-not-units = { $option } takes the name of a unit, or a line that describes one.
refusal-unit-count = { $least ->
    [one] { $most ->
        [one] { $option } takes one unit; { $count } were named.
       *[other] { $option } takes from 1 to { $most } units; { $count } were named.
     }
   *[other] { $option } takes from { $least } to { $most } units; { $count } were named.
 }
refusal-unit-lacks-value = { $unit } has no known { $field }; give the value yourself, or add it to the unit.
refusal-line-too-long = The line has { $length } characters; a unit is described in { $most } at most.
refusal-line-without-name = A unit's line begins with its name, of up to { $most } characters: Spearmen 20 WS3.
refusal-too-many-models = A unit has from 1 to { $most } models, and never more than it began with.
refusal-unknown-sign = “{ $text }” is no value of a profile; write its sign and number together: WS3, Ld7, Sv5+.
refusal-repeated-sign = { $field } is given twice; give it once.
