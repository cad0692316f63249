procedure-shooting-attack = Shooting
    .about = A unit’s shooting in one go: to hit, to wound, saves, casualties, Panic
procedure-shoot-to-hit = To hit with shots
    .about = Roll to hit with shooting weapons, every bonus and penalty by name
procedure-cover-check = Cover
    .about = Whether enough of the target is hidden for light or heavy cover
procedure-line-of-sight = Line of sight
    .about = What a model between shooter and target does, by their Sizes
procedure-breath-weapon = Breath Weapon
    .about = Breathe on a unit once a battle: 2D6 hits

## What settles the matter
outcome-shooting-attack = { $band ->
    [out] Out of range: nobody shoots.
   *[other] { $landed ->
        [none] { $destroyed ->
            [yes] The target is wiped out: { $wounds-lost ->
                [one] 1 wound lost.
               *[other] { $wounds-lost } wounds lost.
             }
           *[no] { $wounds-lost ->
                [0] { $character-wounds ->
                    [0] No wound lost.
                   *[other] The unit loses no wound.
                 }
                [one] 1 wound lost, { $models-lost ->
                    [one] 1 model removed.
                   *[other] { $models-lost } models removed.
                 }
               *[other] { $wounds-lost } wounds lost, { $models-lost ->
                    [one] 1 model removed.
                   *[other] { $models-lost } models removed.
                 }
             }
         }{ $character-wounds ->
            [0] { "" }
            [one] { " " }1 wound lost by who is with it.
           *[other] { " " }{ $character-wounds } wounds lost by those who are with it.
         }{ $panic ->
            [yes] { " " }Heavy Casualties: Panic test due at once.
           *[no] { "" }
         }
        [0] Every shot misses.
        [one] 1 hit.
       *[other] { $landed } hits.
     }
 }
outcome-breath-weapon = { $destroyed ->
    [yes] The target is wiped out: { $wounds-lost ->
        [one] 1 wound lost.
       *[other] { $wounds-lost } wounds lost.
     }
   *[no] { $wounds-lost ->
        [0] { $character-wounds ->
            [0] No wound lost.
           *[other] The unit loses no wound.
         }
        [one] 1 wound lost, { $models-lost ->
            [one] 1 model removed.
           *[other] { $models-lost } models removed.
         }
       *[other] { $wounds-lost } wounds lost, { $models-lost ->
            [one] 1 model removed.
           *[other] { $models-lost } models removed.
         }
     }
 }{ $character-wounds ->
    [0] { "" }
    [one] { " " }1 wound lost by who is with it.
   *[other] { " " }{ $character-wounds } wounds lost by those who are with it.
 }{ $panic ->
    [yes] { " " }Heavy Casualties: Panic test due at once.
   *[no] { "" }
 }
outcome-shoot-to-hit = { $need ->
    [none] These shots cannot hit (sum { $sum }).
   *[other] { $hits ->
        [0] Every shot misses
        [one] 1 hit
       *[other] { $hits } hits
     } ({ $again ->
        [none] { $need }+ needed
        [6] 6, then 6 needed
       *[other] 6, then { $again }+ needed
     }).
 }
outcome-cover-check = { $cover ->
    [heavy] Heavy cover: −2 to hit.
    [light] Light cover: −1 to hit.
   *[none] No cover.
 }
outcome-line-of-sight = { $blocked ->
    [yes] No line of sight past these models; what is seen beside them is in heavy cover.
   *[no] The target is seen: { $cover ->
        [heavy] the models are heavy cover.
        [light] the models are light cover.
       *[none] the models are no cover.
     }
 }

## Rolls, bonuses and steps
roll-shots = number of shots
roll-to-hit = to hit
roll-to-hit-rerolled = to hit, rolled again
roll-to-hit-again = to hit, second die
modifier-moved = moved
modifier-unwieldy = Unwieldy
modifier-long-range = long range
modifier-stand-and-shoot = stand and shoot
modifier-light-cover = light cover
modifier-heavy-cover = heavy cover
modifier-hard-target = Hard Target
modifier-skirmishers = Skirmishers
modifier-multiple-shots = Multiple Shots
step-champion-shoots = { $unit }: { $shots ->
    [one] the shot of its Champion
   *[other] the { $shots } shots of its Champion
 } apart, BS +1.
step-shots-impossible = No face hits: the sum of Ballistic Skill and modifiers is −3 or less.
step-too-far = The target is out of range.
next-hellfire = Hellfire, at the end of the phase
next-lightning = Lightning, at the end of the phase
lacks-shooting-weapons = shooting weapons and the special rules of shots

## Options and results
param-bs = Ballistic Skill (BS) of who shoots
param-shots = Number of shots, or dice such as 2D6; by default those of two ranks
param-weapon = The weapon; by default the first that the unit carries
param-cover = Cover of the target
param-stand-and-shoot = Whether the shots answer a charge
param-single-shot = One shot each, though the weapon could fire more
param-long-range = Whether the target is beyond half the range
param-indoors = Whether the unit shoots from a building
param-building = Whether the target is in a building
param-light = Percent of the target that light cover hides, models apart
param-heavy = Percent of the target that heavy cover hides, models apart
param-own-light = Percent of the light cover hidden only by the terrain the shooter is in
param-own-heavy = Percent of the heavy cover hidden only by the terrain the shooter is in
param-screened = Percent of the target that models between the two hide
param-screen = A unit between them: a name on the table, or a profile line
param-screen-size = Size of the models between them
param-unit-size = Size of who shoots, where no unit says
param-target-size = Size of the target, where no unit says
param-together = Percent that all of it hides, where some hides the same part
param-melee = Whether it happens in close combat
param-breathed = Whether it breathed in this battle already
choice-volley = shooting
choice-to-hit = to hit
choice-cover = cover
choice-line-of-sight = line of sight
choice-breath = breath
choice-light = light
choice-heavy = heavy
choice-small = small
choice-medium = medium
choice-large = large
choice-shortbow = shortbow
choice-bow = bow
choice-longbow = longbow
choice-crossbow = crossbow
choice-handgun = handgun
choice-pistol = pistol
choice-brace-of-pistols = brace of pistols
choice-throwing-weapons = throwing weapons
choice-skull-splitter = Skull Splitter
result-sum = Ballistic Skill and modifiers
result-again = second die
result-long-range = long range
result-band = range
result-landed = hits
result-cover = cover
result-modifier = to hit
result-blocked = blocked
value-short = short range
value-long = long range
value-out = out of range
value-light = light
value-heavy = heavy
status-breathed = its breath is spent

## Refusals
refusal-already-breathed = A Breath Weapon is used once a battle, and this one is spent.
refusal-already-shot = { $unit }: shot this phase already; it shoots again in its next.
refusal-breath-too-far = Breath reaches { $most } inches; choose a nearer target.
refusal-cover-together = Together they hide { $least } to { $most } percent.
refusal-cover-own = The terrain the shooter stands in hides { $own } percent, but that cover hides { $most } percent in all.
refusal-cumbersome-shot = Cumbersome weapons never stand and shoot; hold or flee instead.
refusal-move-or-fire = These weapons cannot shoot in a turn in which their bearers moved.
refusal-no-ballistic-skill = A Ballistic Skill of 0 cannot use a shooting weapon.
refusal-range-unknown = A distance says nothing without a range; give the weapon or its range as well.
refusal-shots-out-of-range = At { $distance } inches the target is out of range: { $range } inches at most.
refusal-shots-unknown = How many shots? Give shots, or the unit that shoots.
refusal-strength-unknown = The Strength of these shots is unknown; give the weapon, the machine or s, or write the weapon in the unit’s line: [longbow].
refusal-shooters-dead = { $unit }: no models left to shoot with; choose a unit that has.
refusal-shooters-fleeing = { $unit }: fleeing units do not shoot; rally it first.
refusal-shooters-engaged = { $unit }: a unit in combat does not shoot; choose one that is not, or correct the table with { WAY("unit status") }.
refusal-shooters-rallied = { $unit }: rallied this turn; it shoots again in its next.
refusal-shooters-charge-declared = { $unit }: declared a charge this turn; it shoots again in its next.
refusal-shooters-off-table = { $unit }: off the table; it may shoot once it is back.
refusal-shooters-marched = { $unit }: marched this turn; only Light Troops shoot after a march.
refusal-shooters-reformed = { $unit }: reformed this turn; only Light Troops shoot after a reform.
refusal-shooters-no-shooting = { $unit }: may not shoot before its next turn is over.
refusal-shooters-broken-down = { $unit }: its weapon is broken down and shoots no more in this battle.
refusal-target-engaged = { $unit }: a unit in combat cannot be shot at; choose a target that is not, or correct the table with { WAY("unit status") }.
refusal-target-off-table = { $unit }: off the table; choose a target that is on it.
refusal-target-in-unit = { $unit } is in { $host }: a unit is the target, with all its models, so name { TYPED("target:") }{ $host } (or { WAY("unit leave ", $unit) } if he is out of it).
refusal-shooters-stupid = { $unit }: failed its Stupidity test and does nothing this turn.
modifier-spells = spells
refusal-shooters-raging-storm = { $unit }: a Raging Storm keeps it from shooting this turn.
refusal-shooters-netted = { $unit }: a Net of Light keeps it from shooting in this phase.
