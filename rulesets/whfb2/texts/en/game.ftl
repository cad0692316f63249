ruleset-whfb2 = Warhammer, second edition
    .aliases = WHFB2, WHFB 2, WHFB, WFB2, WFB, Warhammer 2, Warhammer V2, Warhammer second edition, Warhammer 2nd edition, second edition, 2nd edition, WHFB 2nd ed, 2nd ed, Warhammer 2nd ed

## Profile
field-m = Movement (M)
field-ws = Weapon Skill (WS)
field-bs = Bow Skill (BS)
field-s = Strength (S)
field-t = Toughness (T)
field-w = Wounds (W)
field-i = Initiative (I)
field-a = Attacks (A)
field-ld = Leadership (Ld)
field-int = Intelligence (Int)
field-cl = Cool (Cl)
field-wp = Will Power (WP)
field-save = Armour save (Sv)
field-files = Width of the front rank (Wide)
field-level = Wizard’s mastery level (Lv)
field-points = Points (Pts)

## What can be true of a unit
status-engaged = in close combat
status-fleeing = routing
    .aliases = broken, fleeing, flees, flee, fled, in flight, running
status-rout-moved = ran in rout this turn
status-pursuit-moved = went after the routed this turn
status-ran-in-rout = ran in rout this phase
status-alarms-friends = in rout near friends, of whom some may still have to test
status-routed = routed this turn
status-rout-due = has a rout test to take
status-hits-to-count = its stone fell, and the figures under it are still to be counted
status-restraint-tested = tried to hold back this phase
status-pursued = pursuers in contact
status-pursuing = pursuing
status-disorganised = disorganised
status-rallied = rallied this turn
    .aliases = rallies, rally
status-struck-apart = inflicted wounds before the round
    .counted = { $value ->
        [one] a wound
       *[other] { $value } wounds
    } inflicted before the round
status-struck-freely = made its free attacks this turn
    .counted = { $value ->
        [one] a free attack
       *[other] { $value } free attacks
    } made this turn
status-rout-tested = took a rout test for losses of this phase
    .counted = took a rout test for { $value } figures lost in this phase
status-lost-to-shots = lost figures to shots this turn
    .counted = lost { $value ->
        [one] a figure
       *[other] { $value } figures
    } to shots this turn
status-rally-tested = tried to rally this turn
status-charged = charged this turn
status-confused = confused until the end of its next turn
status-pushed-back = pushed back
status-followed-up = pushed its enemy back
status-fought = fought this phase
status-moved = moved this turn
status-manoeuvred = manoeuvres this phase
status-halted = stopped: no more movement this phase
status-shot = shot this turn
status-shots-due = has still to shoot at its charger
status-fled-charge = fled a charge this phase
status-stood-and-shot = stood and shot this phase
status-wedge = in wedge
status-square = in square
status-shooting-wedge = in shooting wedge
status-single-file = in single file
status-stupid = stupid until its next turn
status-frenzied = frenzied until its next turn
status-panicked = panicked this turn
status-terror-tested = took its Terror test this battle
status-terrified = terrified for the battle
status-afraid = afraid of its enemy
status-hating = carried away by Hatred until its next turn
status-leaderless = without its leader
status-shamed = declined a challenge: Leadership 1
status-standard-captured = its standard is captured
status-off-table = off the table

## Phases
phase-deployment = Deployment
phase-movement = Movement
phase-shooting = Shooting
phase-combat = Combat
phase-reserves = Reserves
phase-magic = Magic
phase-rally = Rally
step-of-deployment-scenery = scenery
step-of-deployment-vanguards = vanguards and their first turn
step-of-deployment-armies = armies, from the slowest unit to the fastest
step-of-movement-start-of-turn = tests at the start of the turn
step-of-movement-charges = charges and reactions
step-of-movement-compulsory = compulsory moves
step-of-movement-other-moves = other moves
step-of-shooting-shots = shots and war machines
step-of-shooting-rout-tests = rout tests
step-of-combat-challenges = challenges
step-of-combat-blows = blows, in order of Initiative
step-of-combat-result = result and push-backs
step-of-combat-rout-tests = rout tests
step-of-combat-pursuit = free attacks and pursuit
step-of-magic-spells = spells
step-of-magic-rout-tests = rout tests
unit-of-length = {" "}cm
status-free-blows-due = in rout, and not struck yet
status-pursuit-due = has its pursuit to make or to hold back
status-panic-due = has a panic test to take
