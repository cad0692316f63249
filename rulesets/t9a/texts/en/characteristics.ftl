procedure-leadership-test = Leadership test
    .about = 2D6, passed by the Leadership or less
procedure-characteristic-test = Characteristic test
    .about = A D6 against the highest value: a 6 always fails
procedure-characteristic-value = Modified characteristic
    .about = What a characteristic comes to with all its modifiers, in their order
outcome-leadership-test = { $passed ->
    [yes] Passed: { $total } for a Leadership of { $against }.
   *[no] Failed: { $total } for a Leadership of { $against }.
 }
outcome-characteristic-test = { $passed ->
    [yes] Passed: { $total } for a value of { $against }.
   *[no] { $total ->
        [none] Failed, without a roll.
       *[other] Failed: { $total } for a value of { $against }.
     }
 }
outcome-characteristic-value = It is { $value }{ $borrowed ->
    [none] {""}
   *[other] , from { $borrowed } borrowed
 } (unmodified: { $unmodified }).
refusal-changes-unreadable = { $option }: “{ $text }” is no modifier. Write +1, -2, x2, /2 (halved) or =5 (set or borrowed), with -1>=1 for a minimum.
choice-leadership = Leadership
choice-characteristic = another characteristic
choice-value = what it comes to
choice-m = Movement
choice-ws = Weapon Skill
choice-bs = Ballistic Skill
choice-s = Strength
choice-t = Toughness
choice-w = Wounds
choice-i = Initiative
choice-a = Attacks
choice-ld = Leadership
roll-leadership-test = Leadership test
roll-characteristic-test = characteristic test
modifier-other = other modifiers
param-characteristic = Which characteristic of the unit
param-values = Every value in the model or unit; the highest counts
param-value = The value on the profile, in the stead of the unit’s
param-upgrades = What the army list added to it
param-modifiers = What changes it, in order: +1, -2, x2, /2, =5, -1>=1
param-borrowed = The value that somebody lends in its stead
param-lender-modifiers = What changes the lender’s value first
param-ld = Leadership: any of the unit’s
param-modifier = Added to the Leadership
result-passed = passed
result-value = value
result-unmodified = unmodified
step-machine-fails = A War Machine fails every characteristic test.
