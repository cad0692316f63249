## Options
refusal-not-a-number = The option { $option } takes a number; “{ $text }” is none.
refusal-value-out-of-range = { $field } goes from { $least } to { $most }; { $value } lies outside.
refusal-out-of-range = The option { $option } goes from { $least } to { $most }; { $value } lies outside.
refusal-not-yes-or-no = The option { $option } takes yes or no; “{ $text }” is neither.
refusal-not-a-choice = The option { $option } takes one of: { $values }; “{ $text }” is none of them.
refusal-not-an-amount = “{ $text }” is no quantity; write a number or dice: 3, D3, 2D6, D6+1.
refusal-too-long = The option { $option } takes { $most } characters at most; this text has { $length }.
refusal-too-many-numbers = The option { $option } takes { $most } numbers at most; here are { $count }.
refusal-not-rules = The option { $option } takes the names of special rules, separated by commas.
refusal-rule-changes-nothing = The rule “{ $rule }” changes nothing here; leave it out.
refusal-rule-unused = “{ $rule }” would do nothing here: { $idle } Leave it out; nothing has been rolled.
refusal-not-units = The option { $option } takes a unit of the battle, or one described: { $unit-example }.
refusal-unit-count = The option { $option } takes { $least ->
    [one] { $most ->
        [one] one unit
       *[other] one to { $most } units
     }
   *[other] { $least } to { $most } units
 }; here { $count ->
    [0] there is none.
    [one] there is one.
   *[other] there are { $count }.
 }
refusal-unknown-option = There is no option { $option } here.
refusal-missing-option = The option { $option } is missing; write { $option }:value.
refusal-unknown-procedure = Nothing called “{ $name }” can be resolved in this game{ TYPED("; ", WAY("roll"), " completes the names as you type") }.

## Units in one line
refusal-line-too-long = A unit’s line has at most { $most } characters; this one has { $length }.
refusal-line-without-name = The line starts with the unit’s name, of { $most } characters at most: { $unit-example }.
refusal-too-many-models = A unit has 1 to { $most } models.
refusal-models-unreadable = “{ $text }” is no number of models: write a whole number from 1 to { $most }, such as 20.
refusal-line-bare = “{ $name }” alone says neither models nor values: write { $unit-example }, or 10x { $name } for ten models of it.
refusal-line-number-alone = “{ $name } { $count }”: { $count } models or { $count } points? Write { $count }x { $name } for models, { $name } Pts{ $count } for points.
refusal-line-plural = How many models has “{ $name }”, as in 10x { $name }, or 1x { $name } for a single one?
refusal-line-number-late = What does “{ $text }” mean behind the values? Models stand before them (x20), points are written Pts{ $text }.
refusal-line-inches-or-cm = “{ $text }” could be { $value } cm, or { $value } inches, which are { $metric } cm: write { $text }cm for centimetres, { $text }in for inches.
refusal-line-sign-or-name = “{ $text }” could be the value { $whole } or the end of the name and a number of models: write { $whole } together, or the name in double quotes.
refusal-line-how-many = “{ $text }” is no number of models: write it in figures, such as 12x, or the name in double quotes.
refusal-line-unclear = “{ $text }” could mean several things: write models as 20x, points as 205 pts, and a name with figures or signs in double quotes, as in "Company 7" x20 M4.
refusal-line-bare-values = “{ $text }”: a profile as bare numbers has all { $count } of them in this order: { $signs }. Give them all, or each with its sign, as in { $unit-example }.
refusal-line-no-unit = “{ $text }” describes no unit: write a name, how many models, and values, as in { $unit-example }; a name with such words stands in double quotes.
refusal-line-cost-each = “{ $text }” is the cost of one model: write what the whole unit costs, such as 160 pts.
refusal-unknown-sign = “{ $text }” is no value of a profile; { $signs ->
    [none] write a sign and its number, as in { $unit-example }
   *[other] these are, each with a number: { $signs }
 }.
refusal-repeated-sign = The value { $field } stands twice in the line; give it once.
refusal-bracket-open = The bracket of “{ $text }” is not closed at the end of the line: special rules stand there, between [ and ].
refusal-too-many-weapons = A unit has { $most } weapons at most; here are { $count }.
refusal-unknown-rule = { $near ->
    [none] There is no special rule “{ $text }” in this game, nor any with a name like it: leave it out, and give by options what it does.
   *[other] There is no special rule “{ $text }” in this game: put { $near } in its place, or leave it out.
 }
refusal-rule-number = { $wanted ->
    [yes] The rule “{ $rule }” needs a number in brackets, such as { $rule } (2).
   *[no] The rule “{ $rule }” takes no number: write it without.
 }
refusal-unit-lacks-value = { $unit }: no number for { $field }; give it { TYPED("as an option or ") }in the unit’s profile.

## House rules
house-value-off = off
    .aliases = no, false, without
house-value-on = on
    .aliases = yes, true, with
unit-example = Spearmen 20

## Rules that the text of a game lacks
refusal-not-in-the-text = The { $text } text lacks { $lacks }. To play it by other versions: { WAY("settings house:", $house, "=on") }.
left-out = ※ By the text alone, which lacks { $lacks }.
lacks-borrowed-spell = this spell
lacks-borrowed-table = this table

## What wounds do
roll-multiple-wounds = wounds each
refusal-target-dead = { $unit ->
    [none] A target without models cannot be struck; give one model or more.
   *[other] { $unit }: no models left; choose another target.
}
refusal-too-many-carried = { $carried } wounds cannot be noted on models of { $w }; at { $w } the model is removed.

## Weapons
refusal-weapon-on-foot = A model on foot cannot fight with that weapon ({ $weapon }); choose another, or add the rule "mounted".
refusal-weapon-mounted = A mounted model cannot fight with that weapon ({ $weapon }); choose one that riders use.
