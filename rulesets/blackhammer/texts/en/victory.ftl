## Victory: points, quarters, the table of results
procedure-victory-points = Victory points
    .about = What an enemy unit, quarters and standards are worth at the end
outcome-victory-points = { $total } victory points{ $share ->
    [whole] , the enemy unit at its full value.
    [half] , the enemy unit at half its value, rounded up.
   *[none] .
 }
procedure-table-quarter = Table quarter
    .about = Who holds a quarter of the table: 100 points
outcome-table-quarter = { $holder ->
    [none] Nobody holds the quarter.
   *[other] { $holder-name } holds the quarter: { $points } points.
 }
procedure-victory-result = Victory or draw
    .about = Who won, by points of victory and size of the battle
outcome-victory-result = { $result ->
    [victory] Victory for { $winner-name }: { $difference } points more, { $needed } were needed.
   *[draw] A draw: { $difference } points apart, { $needed } are needed for a victory.
 }
param-created = The unit appeared during the battle: 50 points in any case
param-fate = What became of the unit
param-quarters = Table quarters held
param-standards = Enemy standards held by units that do not flee
param-legends = Creatures of legend of the enemy, the unit asked about left out
param-other-points = Other points; negative to take away
param-quarter-powers = Unit power of each unit of the first side there that does not flee
param-enemy-quarter-powers = Unit power of each unit of the second side there that does not flee
param-battle-standard = The enemy’s battle standard is held by a unit that does not flee
param-army-points = Points of army agreed on for each side
param-difference = Points of the first side less those of the second
param-score = Victory points of the first side
param-enemy-score = Victory points of the second side
choice-standing = on the table
choice-slain = slain or destroyed
choice-side-one = first side
choice-side-two = second side
value-whole = full value
value-half = half value
value-victory = victory
value-draw = draw
result-share = Share of the value
result-for-unit = For the unit
result-for-general = For the General
result-for-quarters = For quarters
result-for-standards = For standards
result-for-legends = For creatures of legend
result-others = Others
result-holder = Holder
result-points = Points
result-difference = Difference
result-needed = Needed
step-created-worth = A unit that appeared during the battle is worth { $points } points.
step-points-for = { $what ->
    [unit] For the unit
    [general] For the General
    [quarters] For table quarters
    [standards] For standards
    [legends] For creatures of legend
   *[others] Others
 }: { $points }.
refusal-models-above-size = { $models } models are left of { $size }: the size is that of the start of the battle.
refusal-nothing-to-count = Nothing to count: give the points of a unit, or quarters, standards or other points.
refusal-difference-and-scores = The difference is not that of both scores: give either the difference or the scores.
field-quarter = Quarter
status-created = appeared during the battle
status-holds-standard = holds an enemy standard
status-holds-battle-standard = holds the enemy battle standard
rule-legendary-creature = Creature of legend
    .aliases = legendary creature
score-slain = { $unit } destroyed
score-fleeing = { $unit } in flight on the table
score-half = { $unit } at half strength or less
score-cost-unknown = { $unit }: its cost is not noted (“Change…” on its sheet in the menu notes it, as 100 pts)
score-general = General: { $unit }
score-legendary = Creature of legend: { $unit }
score-standard = { $count ->
    [one] Standard held by { $unit }
   *[other] { $count } standards held by { $unit }
 }
score-battle-standard = Battle standard held by { $unit }
score-quarter = Table quarter { $quarter }
verdict-victory = victory for { $winner }: { $difference } points more, { $needed } needed at { $points } points a side
verdict-draw = a draw: { $difference } points apart, { $needed } needed at { $points } points a side
verdict-size-unknown = { $winner ->
    [none] level
   *[other] { $winner } ahead by { $difference }
 }; without the points of the battle the table of victory cannot be read
    .why = without the points of the battle the table of victory cannot be read
procedure-capture-standard = Capturing a standard
    .about = A beaten unit’s standard: captured, or lost to everybody?
outcome-capture-standard = { $captured ->
    [yes] Captured: { $points } victory points while its captor stands and does not flee.
   *[no] Nobody has it: it is lost for the battle.
 }
param-ending = What became of those who had it
param-banner = Which banner
param-still-engaged = The victor fights another enemy still and cannot pursue
choice-pursued = broken and pursued
choice-not-pursued = broken, not pursued
choice-holds = it holds, the bearer fell
choice-standard = standard
result-captured = Captured
refusal-standard-stays = A unit that holds keeps its standard: only a battle standard is lost with its bearer.
choice-both-banners = standard and battle standard
