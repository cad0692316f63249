ruleset-t9a = The 9th Age, 0.99.9
    .aliases = T9A, 9th Age, The 9th Age, Ninth Age, The Ninth Age

## Profile
field-m = Movement (M)
field-ws = Weapon Skill (WS)
field-bs = Ballistic Skill (BS)
field-s = Strength (S)
field-t = Toughness (T)
field-w = Wounds (W)
field-i = Initiative (I)
field-a = Attacks (A)
field-ld = Leadership (Ld)
field-save = Armour save (Sv)
field-ward = Ward save (Wd)
field-regen = Regeneration (Rg)
field-files = Width of the front rank (Wide)
field-level = Magic Level (Lv)
field-points = Points (Pts)

## What can be true of a unit
status-engaged = engaged in combat
status-fleeing = fleeing
    .aliases = broken, flees, flee, fled, in flight, running
status-charge-declared = declared a charge this turn
status-charged = charged this turn
status-redirected = redirected its charge this turn
status-charge-failed = failed its charge this turn
status-fled-by-choice = fled a charge by choice
status-fallen = destroyed this turn
status-feigned-flight = rallied from a feigned flight this turn
status-rallied = rallied this turn
    .aliases = rallies, rally
status-rally-tested = took its rally test this turn
status-moved = moved this turn
status-marched = marched this turn
status-reformed = reformed this turn
status-stood-and-shot = stood and shot this turn
status-shot = shot this turn
status-panic-passed = passed a Panic test this phase
status-no-shooting = may not shoot before its next turn is over
status-no-charge = may not charge before its next turn is over
status-broken-down = its weapon is broken down
status-magic-moved = moved by magic this phase
status-lost-focus = lost its focus this phase
status-off-table = off the table
status-ran-off = off the table after its enemy, back with its next moves
status-pursued = pursued or overran this phase
status-fights-later = waiting to fight next turn
status-standard-named = standard named by the enemy
status-summoned = summoned: worth no points

## Phases
phase-deployment = Deployment
phase-movement = Movement
phase-magic = Magic
phase-shooting = Shooting
phase-combat = Close Combat
step-of-deployment-who-begins = who begins to deploy
step-of-deployment-units = units, in turn
step-of-deployment-rest = the other player’s rest
step-of-deployment-scouts = Scouts
step-of-deployment-vanguards = Vanguard moves
step-of-deployment-abilities = other abilities before the game
step-of-deployment-first-turn = dice for the first turn
step-of-movement-start = start of the turn
step-of-movement-charges = charges and reactions
step-of-movement-charge-moves = charge moves
step-of-movement-compulsory = rally tests and compulsory moves
step-of-movement-other-moves = other moves
step-of-movement-end = end of the phase
step-of-magic-flux = Magic Flux and Channelling
step-of-magic-dispel-in-play = spells that remain in play
step-of-magic-casting = spells, each with its dispel
step-of-magic-end = end of the phase
step-of-shooting-start = start of the phase
step-of-shooting-shots = units shoot, one after the other
step-of-shooting-end = end of the phase
step-of-combat-unengaged = units that are no longer engaged
step-of-combat-combats = combats, each fought whole
step-of-combat-end = end of the phase

## Numbers of the sides
counter-power-dice = Power Dice
counter-dispel-dice = Dispel Dice
counter-dice-added = Magic Dice added this phase
counter-channelled = attempts to channel
unit-of-length = ″
