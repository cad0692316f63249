procedure-unit-cost = Cost of a unit
    .about = What a unit costs, half points rounded up for the whole unit
procedure-army-composition = Army list
    .about = Whether an army keeps to the points and limits of its game
procedure-entry-limit = Duplicates of an entry
    .about = How often an entry of an army book may be taken
procedure-battlefield-generation = Battlefield
    .about = What stands on a random battlefield
procedure-zone-choice = Choice of zones
    .about = On a D6, 4 or more: who rolled chooses
procedure-flank-zone = Zone of a Flank Attack
    .about = How far from the centre line units stand
procedure-designate-standards = Standards to capture
    .about = How many enemy standards a player names
procedure-name-standard = Naming a standard
    .about = An enemy standard bearer to capture, noted to the end
procedure-place-target = Marker of Secure the Target
    .about = Whether a marker may lie there
procedure-spell-generation = Spells of a Wizard
    .about = A D6 for each spell that he knows
procedure-hood-path = Path of a Wizard’s Hood
    .about = A D8: which battle Path its bearer is a Wizard of
procedure-first-turn-roll = First turn
    .about = A D6 each; who finished deploying first adds the units left to the other
outcome-unit-cost = { $points } points.
outcome-army-composition = { $legal ->
    [yes] The army may be fielded.
   *[no] Not allowed: { $reason ->
        [total] the total must be the points agreed, or up to 20 less.
        [core] Core must be a quarter of the points agreed or more.
        [rare] Rare units may be a quarter of the points agreed at most.
        [heroes] Heroes may be half of the points agreed at most.
        [lords] Lords may be 35 % of the points agreed at most.
        [characters] Heroes and Lords together may be half of the points agreed at most.
        [units] too few units: Characters do not count, and of the War Machines only one.
       *[general] there must be one General.
     }
 }
outcome-entry-limit = { $legal ->
    [yes] Allowed: { $most } at most.
   *[no] Too many: { $most } at most.
 }
outcome-battlefield-generation = { $building ->
    [yes] A building
   *[no] Impassable terrain
 }, a hill, a forest, and { $pieces } more: hills { $hills }, forests { $forests }, fields { $fields }, shallow water { $waters }, walls { $walls }, ruins { $ruins }. Each from the centre of a random section, 2D6 inches in a random direction, 6 inches apart.
outcome-zone-choice = { $chooses ->
    [yes] Who rolled chooses his zone.
   *[no] The other player chooses his zone.
 }
outcome-flank-zone = More than { $inches } inches from the centre line here{ $by ->
    [original] , as in the English original; the printed French text says the reverse: { $otherwise }.
   *[french] , as in the French text; its English original says the reverse: { $otherwise }.
 }
outcome-designate-standards = { $named ->
    [0] No standard can be named.
    [one] One standard is named.
   *[other] { $named } standards are named.
 }
outcome-name-standard = { $named ->
    [yes] This standard is named.
   *[no] { $reason ->
        [battle-standard] A Battle Standard Bearer cannot be named.
        [light-troops] A standard bearer with Light Troops cannot be named.
        [already] This standard is named already.
       *[no-standard] This unit has no Standard Bearer.
     }
 }
outcome-place-target = { $legal ->
    [yes] The marker may lie there.
   *[no] Not there: more than 12 inches from one’s own zone, and more than 24 from the other marker.
 }
decision-spell-for-double = A spell already known was rolled: which other of the path?
    .brief = which other spell of the path?
    .spell = Take { $spell }
decision-spell-for-double-later = Later
decision-spell-swapped = Give one of these spells up for { $spell }?
    .spell = Give up { $spell }
decision-spell-swapped-later = Later
decision-spell-swapped-keep = Keep them
step-spells-rolled = Rolled: { $spells } (spell 0: { $spell })
outcome-spell-generation = { $known ->
    [0] No spell by the dice.
    [one] { $path ->
        [yes] 1 spell noted.
       *[no] Spell { $spells }.
    }
   *[other] { $path ->
        [yes] { $known } spells noted.
       *[no] Spells { $spells }.
    }
 }{ $chosen ->
    [0] {""}
   *[other] {" "}{ $chosen } of his choice, which nobody in the army has.
 }{ $lost ->
    [0] {""}
   *[other] {" "}{ $lost } lost: no other is left.
 }{ $may-swap ->
    [yes] {" "}He may swap one spell for spell 0.
   *[no] {""}
 }
outcome-hood-path = He becomes a Wizard Apprentice of level { $level }: { $path ->
    [alchemy-path] { choice-alchemy-path }
    [wilderness-path] { choice-wilderness-path }
    [death-path] { choice-death-path }
    [fire-path] { choice-fire-path }
    [heavens-path] { choice-heavens-path }
    [nature-path] { choice-nature-path }
    [light-path] { choice-light-path }
   *[shadow-path] { choice-shadow-path }
 }.
refusal-hood-on-wizard = { $unit } is a Wizard already: the Hood brings Stupidity alone, and his own Path stays. To generate his spells: { WAY("roll spell_generation") }.
outcome-first-turn-roll = { $settled ->
    [announced] { $first } against { $second }: who finished first has the turn that he announced.
   *[other] { $first } against { $second }: the other player chooses who begins.
 }
param-table = Which table
table-additional-terrain-hill = Hill
table-additional-terrain-forest = Forest
table-additional-terrain-field = Field
table-additional-terrain-shallow-water = Shallow Water
table-additional-terrain-wall = Wall
table-additional-terrain-ruins = Ruins
table-deployment-type-classic = Classic: zones begin 12 inches from the line between the long edges.
table-deployment-type-diagonal = Diagonal: zones begin 9 inches from a diagonal of the table.
table-deployment-type-flank-attack = Flank Attack: 9 and 15 inches from the line, by role and place.
table-secondary-objective-hold-the-line = Hold the Line: the centre of the table.
table-secondary-objective-breakthrough = Breakthrough: into the enemy’s zone.
table-secondary-objective-capture-the-standards = Capture the Standards: name enemy standards after the Vanguard moves.
table-secondary-objective-secure-the-target = Secure the Target: each player places a marker.
choice-additional-terrain = additional terrain
choice-deployment-type = deployment type
choice-name-standard = naming an enemy standard
param-already = Whether its standard is named already
choice-secondary-objective = secondary objective
choice-core = Core
choice-special = Special
choice-rare = Rare
choice-heroes = Heroes
choice-lords = Lords
choice-attacker = attacker
choice-defender = defender
choice-unique = Unique
choice-one-per-army = One per Army
value-announced = as announced
value-other = the other chooses
roll-terrain-pieces = more pieces of terrain
roll-terrain-first = building or impassable terrain
roll-terrain-types = what they are
roll-zone-choice = choice of zones
roll-spells = spells
roll-battle-path = battle Path
roll-first-finisher = who finished first
roll-second-finisher = the other player
param-points = What the unit costs without upgrades
param-upgrade = What the upgrade costs for each model
param-limit = Points agreed
param-total = Points of the army
param-core = Points of Core
param-rare = Points of Rare units
param-heroes = Points of Heroes
param-lords = Points of Lords
param-units = Units other than Characters, War Machines among them
param-machines = War Machines among them
param-generals = Characters who are the General
param-category = Its category in the army book
param-moved-to = The category that it is moved to
param-zero-to = The X of a 0-X choice
param-unique = Unique, or one per army
param-copies = How often it is taken
param-small = Whether the table is 36 by 48 inches
param-role = Attacker or defender
param-from-edge = Inches from the nearest short edge
param-length = Inches of the long edge
param-bearers = Standard bearers of the enemy, those in ambush too
param-barred = Battle Standard Bearers and bearers of Light Troops among them
param-first = Whether this player finished deploying first
param-from-zone = Inches to the zone of who places it
param-apart = Inches to the other marker
param-level = Magic Level
param-taken = Spells of his lore that other Wizards of the army have
param-undeployed = Units left to the other; War Machines count as one, Characters too
param-machines-left = War Machines left beside those units: they count as one
param-characters-left = Characters left beside them: they count as one
result-points = points
result-reason = why
result-most = at most
result-building = building
result-pieces = more pieces
result-chooses = chooses
result-inches = inches
result-outer = outer quarter
result-otherwise = by the other text
result-by = whose text
result-named = named
result-chosen = of his choice
result-path = path
result-lost = lost
result-settled = first turn
value-characters = Heroes and Lords together
value-original = the English original
value-french = the French text
value-already = named already
value-battle-standard = battle standard
offer-finished-deploying = Deployed first
param-announces = Which turn the player tries for who finished deploying first
param-finisher = Who finished deploying first: who has the first turn as things are, or the other
choice-first-turn = the first turn
choice-second-turn = the second turn
choice-turn-first = who has the first turn as things are
choice-turn-second = who has the second turn
counter-first-turn-rolled = Rolled for the first turn
done-counter-first-turn-rolled = rolled for the first turn
refusal-spells-generated = { $unit } knows its spells already, which it generates once: { WAY("unit show") } tells them, and { WAY("unit edit") } changes them.
refusal-first-turn-settled = It is settled already who begins, or the roll for it was made: name who begins with the option first of { WAY("battle next") }.
    .tapped = It is settled already who begins, or the roll for it was made: the desk has a button for each side that may begin.
ask-announces = tries for { $value }
ask-undeployed = units the other had still to deploy: { $value }
