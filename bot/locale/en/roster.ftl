# What players change about units.

unit-damage = Note wounds or models lost
unit-heal = Give wounds or models back
unit-status = Set or clear what is true of a unit: fleeing, engaged…
unit-split = Part some models from a unit, as a new unit
unit-merge = Put two units of a kind together, as one unit
unit-duplicate = Add copies of a unit, unhurt and numbered
unit-join = Let a character join a unit
unit-leave = Let a character leave its unit
param-wounds = How many wounds
param-models = How many models
param-merged = The unit that goes into it
param-status = What is true of it
param-clear = It is true no longer
param-character = The character
action-unit-damage = wounds noted
action-unit-heal = wounds healed
action-unit-status = status changed
action-contact = contact noted
action-unit-split = unit split
action-unit-merge = units merged
action-unit-duplicate = unit duplicated
action-unit-join = unit joined
action-unit-leave = unit left

unit-done-damage = { $unit }: { $wounds ->
    [one] { $wounds } wound taken.
   *[other] { $wounds } wounds taken.
 }
unit-done-heal = { $unit }: { $wounds ->
    [one] { $wounds } wound got back.
   *[other] { $wounds } wounds got back.
 }
unit-split-done = { $unit }: { $models ->
    [one] one model parts
   *[other] { $models } models part
 } from it as { $name }, { $left } left.
unit-merged = { $lost ->
    [0] { $other } goes into { $unit }: { $models }/{ $size } models.
   *[other] { $other } goes into { $unit }: { $models }/{ $size } models; the wounds of both together cost one model.
 }
unit-led = { $unit }, with { $names } in it: the best value counts for { $fields }
unit-slowed = { $unit }, with { $names } in it: the lowest value counts for { $fields }
unit-duplicated = { $unit }: { $count ->
    [one] one copy
   *[other] { $count } copies
 } added.
unit-joined = { $unit } joins { $host }.
unit-left = { $unit } leaves { $host }.
unit-within = { $state } · in { $host }
unit-characters = { $count ->
    [one] Character in it
   *[other] Characters in it
 }: { $names }

form-unit = Add a unit
form-unit-name = Name
    .about = Spearmen
form-unit-models = Models
    .about = 20, or 12/20-1: 12 left of 20, one wound noted
form-unit-profile = Profile
    .about = M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Wide5 Sv5+
form-unit-rules = Special rules
    .about = shield, hatred, magic resistance (2)
form-unit-inches = “{ $text }”: { $value } inches are { $metric } cm
form-unit-alone = { $count } models, or { $count } points?
form-unit-plural = How many? 1 for a single model
form-unit-left = Not understood: { $text }
unit-value-missing = Not told: { $sign }, which /unit edit adds, as in change:{ $sign }1.
unit-understood = Understood: { $text }
unit-not-understood = Not understood, and left out unless you put it into the form: { $text }
form-unit-side-needed = The side it joins
form-unit-side = Side
    .about = Yours when left empty

refusal-unit-needed = Describe the unit, as line:{ $unit-example }.
form-unit-pick = Which unit is it?
button-all-of-it = Yes, that
form-unit-edit = Change a unit
form-unit-unit = Unit
    .about = Which unit
form-unit-change = Change
    .about = -3, 17 left, rallied, Ld8, 140 pts, +hatred, -shield
form-unit-words = In other words
    .about = Read when nothing is picked above
form-unit-pick-left = Understood; left out: “{ $text }”
refusal-change-needed = Say how { $unit } changes, as Ld8, 140 pts or +hatred.
refusal-how-many-wounds = { $unit }: say how much, as wounds:3 or models:2.
refusal-nothing-to-heal = { $unit } is unhurt and at full size: there is nothing to give back.
refusal-unknown-status = No status is called “{ $text }”{ $names ->
    [none] ; type a few letters and pick one.
   *[other] ; did you mean { $names }?
 }
units-more = and { $count } more; { WAY("unit show") } tells of each
button-units-before = Units before
button-units-next = More units
unit-left-spells = { $count ->
    [1] A spell
   *[other] { $count } spells
} acted on both: { $keeper } keeps { $count ->
    [1] it
   *[other] them
}, as its caster’s player decides{ $keeps ->
    [unit] { TYPED("; keeps:character with ", WAY("unit leave"), ", after ", WAY("undo"), ", for the other way") }
   *[character] { TYPED("; keeps:unit with ", WAY("unit leave"), ", after ", WAY("undo"), ", for the other way") }
}.
param-correction = Whether it never was in the unit, so that any phase will do
param-keeps = Who keeps a spell that acts on both, as its caster’s player decides; the unit if not said
choice-unit = the unit
choice-character = the character
