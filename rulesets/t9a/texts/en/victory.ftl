procedure-victory-points = Victory Points of a unit
    .about = What an enemy unit is worth at the end of the battle
outcome-victory-points = { $points ->
    [one] 1 Victory Point
   *[other] { $points } Victory Points
 }{ $share ->
    [whole] { " " }for all of it
    [half] { " " }for half of it
   *[none] : it is worth nothing as it stands
 }{ $for-general ->
    [0] .
   *[other] , { $for-general } of them for the General.
 }
procedure-scoring-unit = Scoring Unit
    .about = Whether a unit counts for secondary objectives
outcome-scoring-unit = { $scores ->
    [yes] It is a Scoring Unit.
   *[no] It does not count: { $reason ->
        [no-standard] it has no Standard Bearer.
        [light-troops] it has Light Troops.
        [fleeing] it flees.
       *[characters-alone] only Characters are in it.
     }
 }
procedure-objective-score = Secondary objective
    .about = Who gained it, and a fifth of the game size for that
outcome-objective-score = { $gained ->
    [own] { $side-own ->
        [none] The side whose turn it is
       *[other] { $side-own }
     } gains it: { $points } Victory Points.
    [enemy] { $side-enemy ->
        [none] The other side
       *[other] { $side-enemy }
     } gains it: { $points } Victory Points.
    [both] Both sides gain it: { $points } Victory Points each.
   *[nobody] Nobody gains it.
 }
procedure-game-result = Result of the battle
    .about = The difference of Victory Points as a share of the game size
outcome-game-result = { $result ->
    [draw] A draw
    [minor] A minor win
    [major] A major win
   *[massacre] A massacre
 }{ $winner ->
    [own] { " " }for the first side
    [enemy] { " " }for the other side
   *[none] { "" }
 }; in a tournament { $battle-points } Battle Points of ten for who has more.
param-fate = What became of the unit
param-summoned = Whether it was summoned
param-characters-alone = Whether only Characters are in it
param-objective = The secondary objective
param-army-points = Points agreed for each side
param-own-units = Scoring Units or markers of the side whose turn it is
param-enemy-units = Scoring Units or markers of the other side
param-gained = Who gained it, where players settle that
param-score = Victory Points of the first side
param-enemy-score = Victory Points of the other side
choice-own = the side whose turn it is
choice-nobody = nobody
choice-hold-the-line = Hold the Line
choice-breakthrough = Breakthrough
choice-capture-the-standards = Capture the Standards
choice-secure-the-target = Secure the Target
choice-scoring-unit = Scoring Unit
choice-secondary = secondary objective
lacks-victory = Victory Points, objectives and the result
result-share = share
result-for-general = for the General
result-scores = scores
result-gained = gained by
result-result = result
result-battle-points = Battle Points
value-whole = all of it
value-half = half of it
value-none = none of it
value-no-standard = no Standard Bearer
value-light-troops = Light Troops
value-draw = draw
value-minor = minor win
value-major = major win
value-massacre = massacre
refusal-objective-unsourced = No text tells how Capture the Standards is scored: say who gained it, gained:own for instance.
counter-victory-points = Victory Points
score-objectives = Objectives and what was counted
score-worth-whole = { $unit } destroyed or off the table
score-worth-flees = { $unit } in flight
score-worth-stands = { $unit } at a quarter of its wounds or less
score-worth-cost-unknown = { $unit }: its cost is not noted (“Change…” on its sheet in the menu notes it, as 100 pts)
score-general-dead = General: { $unit }
score-captured-standard = { $count ->
    [one] 1 standard captured
   *[other] { $count } standards captured
 }
score-captured-bsb = Battle standard captured
verdict-draw = a draw: { $difference } points apart at { $points } points a side
verdict-minor = a minor win for { $winner }: { $difference } points more at { $points } points a side
verdict-major = a major win for { $winner }: { $difference } points more at { $points } points a side
verdict-massacre = a massacre for { $winner }: { $difference } points more at { $points } points a side
verdict-size-unknown = { $winner ->
    [none] level
   *[other] { $winner } ahead by { $difference }
 }; the result is read by the points of the battle, which nobody told
    .why = the result is read by the points of the battle, which nobody told
reminder-spells = Spells to generate: { $units }.
reminder-last-turn = This is game turn { $turn }, the last one.
reminder-random-movement = Random Movement among the compulsory moves: { $units }.
reminder-ambush = Ambushers to roll for: { $units }.
reminder-comes-back = Comes back over the table’s edge without a roll: { $units }.
reminder-flux = Magic flux to roll.
reminder-channel = Channelling: one attempt for a Power Die.
reminder-counter-channel = Channelling: one attempt for a Dispel Die.
reminder-cannot-cast = These neither channel, cast nor dispel: { $units }.
reminder-in-play = { $spell } remains in play: { $value } dispels it, its owner ends it at will.
reminder-cannot-shoot = No shooting for: { $units }.
reminder-spell-strikes = { $spell } strikes as the phase ends: { $units }
reminder-spell-holds = { $spell } may hold them in this phase: { $units }
reminder-spell-due = { $spell } acts again as the phase ends, where its text says so.
choice-stands = stands
choice-flees = flees
choice-lost = destroyed, or off the table
choice-battle-result = result of the battle
value-characters-alone = Characters alone
param-mounted = Whether it is not on foot
