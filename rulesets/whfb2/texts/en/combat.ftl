## Procedures
procedure-close-combat-round = Round of close combat
    .about = A full round: blows, result, rout tests, free attacks and pursuit
procedure-melee-attacks = Blows in close combat
    .about = One unit strikes another, which does not strike back
procedure-standard-capture = Capturing a standard
    .about = Another round for the standard of a unit that was pushed back
procedure-attack-order = Who strikes first
    .about = Initiative with weapons, and attacks from the air
procedure-combat-to-hit = Hitting in close combat
    .about = Rolls to hit: Weapon Skill against Weapon Skill, up to 9
procedure-combat-to-wound = Wounding in close combat
    .about = Rolls to wound: Strength against Toughness
procedure-combat-save = Saves in close combat
    .about = Armour saves of figures wounded in combat
procedure-weapon-modifiers = What a weapon does
    .about = Initiative, hits, wounds and saves with a weapon of close combat
procedure-net-attack = Throwing nets
    .about = How many figures nets hold

## Outcomes
offer-fight = Fight
outcome-close-combat-round = { $winners ->
    [none] { $winner ->
        [none] A draw, { $wounds } to { $enemy-wounds }: nobody is pushed back.
        [ours] The first side wins, { $wounds } to { $enemy-wounds }.
       *[theirs] The second side wins, { $enemy-wounds } to { $wounds }.
    }{ $routed ->
        [0] { "" }
        [one] { " " }One unit routs.
       *[other] { " " }{ $routed } units rout.
    }
   *[other] Won by { $winners }, { $winner ->
        [ours] { $wounds } to { $enemy-wounds }
       *[theirs] { $enemy-wounds } to { $wounds }
    }{ $gone ->
        [none] { "" }
       *[other] ; wiped out: { $gone }
    }{ $fled ->
        [none] { "" }
       *[other] ; in rout: { $fled }
    }{ $held ->
        [none] { "" }
       *[other] ; beaten but holding: { $held }
    }{ $restrained ->
        [none] { "" }
       *[other] ; held back from pursuit: { $restrained }
    }.
 }
outcome-melee-attacks = { $wounds ->
    [0] No wound.
    [one] One wound{ $models-lost ->
        [0] { "" }
        [one] : one figure falls
       *[other] : { $models-lost } figures fall
    }.
   *[other] { $wounds } wounds{ $models-lost ->
        [0] { "" }
        [one] : one figure falls
       *[other] : { $models-lost } figures fall
    }.
 }{ $wiped-out ->
    [yes] { " " }Nobody is left.
   *[no] { "" }
 }
outcome-standard-capture = { $captured ->
    [yes] The standard is taken, { $wounds } to { $enemy-wounds }.
   *[no] { $trampled ->
        [yes] The standard is lost in the rout: nobody takes it.
       *[no] The standard is safe, { $wounds } to { $enemy-wounds }: the push-back is undone.
    }
 }
outcome-attack-order = { $first ->
    [ours] The first side strikes first
    [theirs] The second side strikes first
   *[both] Both sides strike at once
 }{ $by ->
    [air] , from the air.
   *[initiative] { " " }(Initiative { $initiative } to { $enemy-initiative }).
 }
outcome-combat-to-hit = { $need ->
    [none] No blow: a Weapon Skill of 0 does not strike.
   *[other] { $hits ->
        [0] No hit
        [one] One hit
       *[other] { $hits } hits
    }: { $need }+ on the chart against WS { $enemy-ws }, { $modifier } to the dice.
 }
outcome-combat-to-wound = { $need ->
    [none] Nothing wounds.
   *[other] { $wounds ->
        [0] No wound
        [one] One wound
       *[other] { $wounds } wounds
    }: { $need }+ on the chart, { $modifier } to the dice.
 }
outcome-combat-save = { $unsaved ->
    [0] All are saved.
    [one] One wound goes through.
   *[other] { $unsaved } wounds go through.
 }{ $need ->
    [none] { " " }No save is possible.
   *[other] { " " }Saved on { $need }+.
 }
outcome-weapon-modifiers = { $strikes ->
    [yes] Initiative { $initiative }, to hit { $to-hit }, to wound { $to-wound }, enemy’s save { $enemy-save }, { $attacks ->
        [one] one attack
       *[other] { $attacks } attacks
    } a figure, { $shield ->
        [yes] with shield
       *[no] without shield
    }.
   *[no] Figures of this rank do not strike.
 }
outcome-net-attack = { $entangled ->
    [0] Nobody is entangled ({ $hits ->
        [one] one net hits
       *[other] { $hits } nets hit
    }).
    [one] One figure is entangled.
   *[other] { $entangled } figures are entangled.
 }

## Options
param-fighting = Our figures in contact: a number for each unit, or for each unit and enemy
param-enemy-fighting = The enemy’s figures in contact
param-enemy-weapon = What the enemy fights with; what it carries when not told
param-defends = Who defends a wall, a hedge or the like
param-high-ground = Who stands higher
param-air = Who fights from the air
param-rough = Whose pikes crossed an obstacle or difficult terrain when moving
param-in-flank = Places of our units that attack a flank, from 1
param-in-rear = Places of our units that attack a rear, from 1
param-enemy-in-flank = Places of the enemy’s units that attack a flank, from 1
param-enemy-in-rear = Places of the enemy’s units that attack a rear, from 1
param-stays = Who stays behind its defences or in square rather than follow
param-restrain = Who tries to hold back from pursuit
param-depth = Complete ranks after the blows; counted from models and front when not told
param-enemy-depth = Complete ranks of the enemy after the blows
param-to-hit = Other modifiers to hit
param-enemy-to-hit = Other modifiers of the enemy to hit
param-enemy-wounds = Wounds that the enemy inflicted
param-from-behind = Whether the blows come from behind
param-i = Initiative
param-enemy-i = Initiative of the enemy
param-pushed-back = Whether the unit was pushed back last turn
param-enemy-pushed-back = Whether the enemy was pushed back last turn
param-enemy-ws = Weapon Skill of the enemy
param-hand = Which hand strikes
param-frenzied = Whether the unit is in a frenzy
param-followed-up = Whether the unit pushed the enemy back last turn
param-confused = Whether the unit’s charge failed
param-afraid = Whether the unit fears this enemy
param-terrified = Whether a creature near terrifies the unit
param-defended = Whether the enemy defends an obstacle
param-higher = Whether the unit stands higher
param-defenceless = Whether the enemy is panicked, routed, stupid or cannot defend itself
param-enemy-air = Whether the enemy fights from the air
param-a = Attacks of a figure
param-rank = The rank, from 1
param-crossed = Whether an obstacle or difficult terrain was crossed when moving
param-cavalry = Whether the enemy is cavalry
param-nets = How many nets are thrown

choice-round = round
choice-rout = rout
choice-capture = capture
choice-unit = our side
choice-enemy = the enemy
choice-both = both sides
choice-right = right hand
choice-left = wrong hand
choice-hand-weapon = hand weapon
choice-two-weapons = two weapons
choice-improvised-weapon = improvised weapon
choice-knife = knife
choice-spear = spear
choice-two-handed-weapon = two-handed weapon
choice-scythe = scythe
choice-net = net
choice-pike = pike
choice-cavalry-lance = cavalry lance
choice-unarmed = unarmed

## Results
result-winner = winner
result-enemy-wounds = wounds of the enemy
result-routed = units in rout
result-units = our units
result-enemies = enemy units
result-pursued = pursued
result-wiped-out = wiped out
result-captured = standard taken
result-cancels = push-back undone
result-trampled = standard lost
result-first = strikes first
result-by = by
result-initiative = Initiative
result-enemy-initiative = Initiative of the enemy
result-enemy-ws = Weapon Skill of the enemy
result-weapon = weapon
result-to-hit = to hit
result-to-wound = to wound
result-enemy-save = to the enemy’s save
result-attacks = attacks
result-shield = shield
result-entangled = entangled

value-ours = our side
value-theirs = the enemy
value-both = both
value-air = from the air
value-initiative = Initiative
value-pushed = pushed back
value-parted = pushed back, contact broken
value-stands = stands
value-climbs = must climb
value-routed = in rout
value-wiped-out = wiped out
value-follows = follows up
value-stays = stays
value-pursues = pursues
value-disorganised = disorganised
value-restrained = held back
value-unengaged = free
value-hand-weapon = hand weapon
value-two-weapons = two weapons
value-improvised-weapon = improvised weapon
value-knife = knife
value-spear = spear
value-two-handed-weapon = two-handed weapon
value-scythe = scythe
value-net = net
value-cavalry-lance = lance
value-unarmed = unarmed

## Rolls
roll-standard = Standard
modifier-frenzy = frenzy
modifier-charge = charge
modifier-high-ground = higher ground
modifier-followed-up = pushed the enemy back
modifier-confused = confused
modifier-obstacle = defended obstacle
modifier-fear = fear
modifier-terror = terror
modifier-other = other
modifier-rank = rank
modifier-net = net
modifier-entangled = entangled enemy
step-leader-blows = The leaders’ duel, apart: { $unit } against { $target }, { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
 }.
step-blows = { $unit } against { $target }: { $models ->
    [one] one figure strikes
   *[other] { $models } figures strike
 }, { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
 }.
step-no-blows = { $unit } cannot strike { $target }.
step-no-weapon-skill = A Weapon Skill of 0 does not strike.
step-out-of-reach = { $need } would be needed: even a 6 and another 6 make 9.
step-entangled = { $unit } hold { $figures ->
    [0] nobody
    [one] one figure
   *[other] { $figures } figures
 } of { $target } in their nets.
step-drawn-combat = A draw, { $wounds } to { $enemy-wounds }.
step-won-combat = { $name ->
    [none] { $side ->
        [unit] The first side wins
       *[enemy] The second side wins
    }
   *[other] Won by { $name }
 }: wounds { $wounds } to { $enemy-wounds }.
step-wounds-not-taken = { $wounds ->
    [one] One wound told is on nobody yet
   *[other] { $wounds } wounds told are on nobody yet
}, and several beside { $unit } may have lost them: take them off by { WAY("unit damage") }, then settle the combat again after { WAY("undo") }.
step-push = Push of deeper ranks against { $unit }: -{ $push } to Leadership.
step-front-unknown = Front of { $unit } unknown: all its figures counted as its front rank, and no ranks; { WAY("unit edit unit:", $unit, " change:Front5") } notes a front of 5.

## Refusals
refusal-unit-destroyed = Nobody is left of { $unit }.
refusal-fight-fleeing = { $unit } is in rout and does not fight: strike it with { WAY("pursue what:free-attack") }.
refusal-fight-off-table = { $unit } is off the table.
idle-nothing-burns = nothing on the other side burns.
idle-no-flames = nothing strikes with fire.
idle-no-poison = nothing strikes with poison.
idle-other-weapon = another weapon was chosen for this round.
refusal-lance-without-charge = A lance serves only in the round that its unit charged into: choose another weapon.
refusal-fighting-count = { $count } numbers of figures for { $units } units against { $enemies }: give one a unit, or one a unit and enemy.
refusal-too-many-fighting = { $unit } has { $most } figures; { $count } cannot fight.
refusal-no-such-place = There is no unit { $place }: { $count } were named.
refusal-must-follow = { $unit } must follow who it pushes back: only those behind an obstacle or in square may stay.
refusal-no-standard = { $unit } has no standard.

## A monster without its rider
procedure-monster-reaction = Monster without its rider
    .about = What a monster does that has lost its rider
outcome-monster-reaction = { $row }
choice-monster-reaction = Monster without its rider
roll-monster-reaction = Reaction of the monster
table-monster-reaction-leaves = It flies off, or makes for the nearest table edge as fast as it can, and is gone for good; it fights back if attacked.
table-monster-reaction-nearest-troops = It charges the nearest troops if it can, else goes for them at full speed; the enemy if two are as near.
table-monster-reaction-nearest-enemy = It charges the nearest enemy if it can, else goes for him at full speed.
table-monster-reaction-raves = It moves at random by the scatter die, and charges any troops in reach, friend or foe.
table-monster-reaction-lurks = It stays, and charges an enemy that comes into its charge reach.
table-monster-reaction-guards = It guards its master’s body to the end: it does not move or pursue, but fights if attacked.
status-makes-off = makes for the table edge
status-lurks = lies in wait
status-guards-master = guards its master’s body

## Mounts
field-steed-ws = Weapon Skill of the mount (MtWS)
field-steed-s = Strength of the mount (MtS)
field-steed-i = Initiative of the mount (MtI)
field-steed-a = Attacks of the mount (MtA)
refusal-no-monster-table = The text refers to a table that it does not hold. To play the compiler’s: { WAY("settings house:monster-reaction=on") }, before a battle.
step-struck-apart = { $name }: { $wounds ->
        [one] the wound
       *[other] the { $wounds } wounds
    } inflicted before the round { $wounds ->
        [one] counts
       *[other] count
    } in its result.
