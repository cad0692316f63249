## The steps of each phase
step-of-start-of-turn-effects = lasting effects
step-of-start-of-turn-abilities = abilities and hidden models
step-of-start-of-turn-special-tests = special tests
step-of-start-of-turn-stupidity = Stupidity
step-of-start-of-turn-terror = Terror
step-of-movement-charges = charges and responses
step-of-movement-rally = rallying
step-of-movement-compulsory = compulsory moves
step-of-movement-charge-moves = charge moves
step-of-movement-other-moves = other moves
step-of-magic-winds = winds of magic and upkeep
step-of-magic-spells = spells and dispels
step-of-magic-dispel-in-play = dispelling spells in play
step-of-magic-panic = Panic
step-of-shooting-guessed = guessed ranges
step-of-shooting-other-shots = other shots
step-of-shooting-panic = Panic
step-of-close-combat-blows = blows
step-of-close-combat-result = combat result
step-of-close-combat-break-tests = break tests
step-of-close-combat-panic = Panic of friends
step-of-close-combat-pursuit = flight and pursuit

## Reminders
unit-strength = unit power { $strength }
status-stupidity-tested = Stupidity test taken
status-fought = fought this phase
reminder-last-turn = Turn { $turn }: the last one, as a rule
reminder-battle-ends = The battle ends with this turn, as a rule: note captured standards and table quarters, look at the points, then end it
    .typed = /score show · /battle end
reminder-stupidity = Stupidity test due: { $units }
reminder-stupidity-undone = Stupidity not tested: { $units }
reminder-terror = Terror test for whoever is within 6 ps of { $enemies }: { $units }
reminder-frenzy = Frenzied, must charge an enemy in reach: { $units }
reminder-charge-unanswered = Charged and has not answered: { $units } (by { $chargers })
reminder-charge-lost = Charge whose target is gone: { $units } at { $target }
reminder-charge = Charge declared and not moved: { $units } at { $target }
reminder-rally = Rally test due: { $units }
reminder-beyond-rally = Fewer than a quarter left, cannot rally: { $units }
reminder-flight = Must flee, unless { $count ->
    [one] it rallies
   *[other] they rally
 } first: { $units }
reminder-flight-undone = Has not fled: { $units }
reminder-stumble = Stumbles ahead as far as the Stupidity test told, and does nothing else (where an enemy stands ahead, it charges that one): { $units }
reminder-stumble-undone = Has not stumbled ahead: { $units }
reminder-random-move = Moves at random: { $units }
reminder-random-move-undone = Has not moved at random: { $units }
reminder-no-move = Cannot move: { $units }
reminder-fiasco-due = Fiasco still to be rolled: { $units }
reminder-fiasco-to-count = A Fiasco strikes who touches the wizard: models not counted yet
reminder-hits-to-count = Shot, and the models struck not counted yet: { $units }
reminder-spell-to-resolve = Cast, and its effect not resolved yet: { $spell }
reminder-winds = Winds of magic not rolled yet
reminder-upkeep = { $spell } stays in play for { $upkeep ->
    [one] one power die
   *[other] { $upkeep } power dice
 }, or ends
reminder-dispel-in-play = May be dispelled at the end of the phase: { $spells }
    .typed = /dispel what:in-play
reminder-no-magic = Neither casts nor dispels: { $units }
reminder-no-shooting = Cannot shoot: { $units }
reminder-panic = Panic test at the end of the phase, a quarter or more lost: { $units }
reminder-shots-due = Holds and shoots, and has not shot yet: { $units } at { $foe }
reminder-panic-of-friends = Panic test before the pursuit, of friends within 6 ps where any are, of: { $units }
reminder-panic-of-the-gone = Panic test of friends within 6 ps, where any are, of a unit that was destroyed
reminder-panic-at-once = Panic test at once, before the charge goes on: { $units }
reminder-panicked = Must flee, having failed its Panic test: { $units }
reminder-combat = Combat to fight: { $ours } against { $foes }
reminder-assault = Assault to fight: { $ours } against { $foes }
reminder-combats = Combats to fight: { $units }
reminder-combat-undone = Combat not fought: { $ours } against { $foes }
reminder-assault-undone = Assault not fought: { $ours } against { $foes }
reminder-combats-undone = Has not fought its combat: { $units }
reminder-rout = Broken, and has not run yet: { $units }{ $victors ->
    [none] .
   *[other] {" "}(may be pursued by { $victors })
 }
reminder-mount-reaction = Riderless, and its reaction is not rolled yet: { $units }
reminder-rough-ground = Hits of the ground that the chariot crosses, not rolled yet: { $units }
reminder-terror-reached = Terror test at once, reached by pursuers: { $units }
reminder-fear-reached = Fear test at once, reached by pursuers: { $units }
