reminder-charge = Charge declared and not moved: { $units } at { $target }
reminder-flight-due = Flees at once, and has not run yet: { $units }
reminder-danger = Fled through what is dangerous, and has not tested yet: { $units }
reminder-ground = Moved over dangerous ground, and has not tested yet: { $units }
reminder-explosion = Explosion of { $counted }: everybody within { $radius ->
    [one] { $radius } inch
   *[other] { $radius } inches
 } still to be hit, until nobody else is
reminder-miscast-hits = Miscast of { $counted }: the models under the template still to be hit with Strength { $strength }, until nobody else is
reminder-hits-of-hellfire = Hellfire as the phase ends, not rolled yet: { $units }
reminder-hits-of-lightning-attack = Lightning as the phase ends, not rolled yet: { $units }
reminder-hits-of-own-miscast = Hit of his own Miscast, not rolled yet: { $units }
reminder-hits-of-witch-fire = Hits of Witch Fire, not rolled yet: { $units }
reminder-hits-of-magical-backlash = Hit of the Magical Backlash, not rolled yet: { $units }
due-spell-effect = the spell just cast
reminder-spell-to-dispel = Spell cast, to be dispelled or let through
reminder-miscast-due = Overwhelming power: still to be rolled
reminder-spell-to-resolve = Spell cast, to be resolved
reminder-challenge-unanswered = Challenge issued and not answered: { $units } to { $enemy }
reminder-shots-due = Stands and shoots, and has not shot yet: { $units } at { $foe }
reminder-charge-unanswered = Charged and has not reacted: { $units } (by { $chargers })
reminder-rally = Rally test to take: { $units }
reminder-stupidity = Stupidity test to take: { $units }
reminder-stupidity-undone = Stupidity test not taken: { $units }
reminder-stumble = Stumbles straight on as the Stupidity test said, and does nothing else: { $units }
reminder-must-charge = Failed its Frenzy test and must declare a charge at the closest enemy: { $units }
reminder-terror = Terror test to take: { $units } (charged by { $enemy })
reminder-rout = Broken, and has not run yet: { $units }{ $victors ->
    [none] .
   *[other] {" "}(may be pursued by { $victors })
 }
reminder-frenzy = Frenzied without a charge, to test once charges are declared: { $units }
reminder-panic = Panic test to take, a quarter or more lost this phase: { $units }
reminder-panic-of-friends = Panic test at once of friends within 6″, where any are, of: { $units }
reminder-panic-of-the-gone = Panic test at once of friends within 6″, where any are, of a unit that was destroyed
reminder-panic-forced = Panic test to take, called for by { $cause ->
    [spell] a spell
   *[rule] a rule
 }: { $units }
reminder-hits-to-count = Shot, and the models struck not counted yet: { $units } at { $target }
reminder-combat = Combat to fight: { $ours } against { $foes }
reminder-combats = Combats to fight: { $units }
reminder-combat-undone = Combat not resolved: { $ours } against { $foes }
reminder-combats-undone = Combat not resolved: { $units }
reminder-not-a-leader = Not a Leader, and so may not be the General: { $units }
reminder-weapon-master = Choose their weapon again this round (Weapon Master): { $units }
    .typed = /fight unit:… more:weapon:…
reminder-challenge-goes-on = Challenge under way, the two strike each other alone: { $units }
reminder-challenge-possible = May fight a challenge if in contact, the player whose turn it is first: { $units }
reminder-conclave = Their Champion is an Apprentice of level 1 with one Wound more, and knows the spells in brackets (Wizard Conclave): { $units }
reminder-hood = Path of a Wizard’s Hood to draw: { $units }.
