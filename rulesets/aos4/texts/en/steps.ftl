## The order of a phase in Spearhead
step-weapons-borne = Weapons of the models left: { $weapons }.{ TYPED(" If others fell, name them in weapons.") }
step-weapons-left-out = Not used: { $weapons }. A model attacks with all its weapons, unless its warscroll has it choose.
step-no-save = { $target ->
    [none] No save
   *[other] { $target }: no save
}, for no face saves ({ $save }+, Rend { $rend }).
step-anti-unknown = { $abilities }: not counted, for nobody said whether it applies to { $target }.{ TYPED(" If it does, add rules:anti-other (1); if two apply, (2).") }
step-of-deployment-choices = attacker, then defender: a regiment ability and an enhancement
step-of-deployment-scenery = terrain, the defender’s first
step-of-deployment-attacker = all units of the attacker
step-of-deployment-defender = all units of the defender
step-of-start-of-round-twist = twist
step-of-start-of-round-cards = tactic cards
step-of-hero-own = active player: spells, prayers and abilities
step-of-hero-other = opponent: abilities, commands of cards
step-of-movement-own = active player: Normal Moves, runs, retreats, reinforcements
step-of-movement-other = opponent: abilities, commands of cards
step-of-shooting-own = active player: shooting, unit by unit
step-of-shooting-other = opponent: abilities, commands of cards
step-of-charge-own = active player: charges, unit by unit
step-of-charge-other = opponent: abilities, commands of cards
