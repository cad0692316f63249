procedure-magic-flux = Magic flux
    .about = 2D6: their sum in Power Dice, the higher in Dispel Dice
outcome-magic-flux = { $side-own ->
    [none] { $power-dice } Power Dice, { $dispel-dice } Dispel Dice.
   *[other] { $power-dice } Power Dice for { $side-own }, { $dispel-dice } Dispel Dice for { $side-enemy }.
 }
procedure-channelling = Channelling
    .about = A Power Die on 7: D6 and 1 for each model that channels
outcome-channelling = { $channelled ->
    [yes] { $added ->
        [yes] { $total }: one Power Die more{ $side-own ->
            [none] .
           *[other] {" "}for { $side-own }.
         }
       *[no] { $total }: channelled, but a pool holds 12 dice at most.
     }
   *[no] { $total }: nothing; it takes 7.
 }
procedure-counter-channelling = Channelling a Dispel Die
    .about = A Dispel Die on 7: D6 and 1 for each model that channels
outcome-counter-channelling = { $channelled ->
    [yes] { $added ->
        [yes] { $total }: one Dispel Die more{ $side-enemy ->
            [none] .
           *[other] {" "}for { $side-enemy }.
         }
       *[no] { $total }: channelled, but a pool holds 12 dice at most.
     }
   *[no] { $total }: nothing; it takes 7.
 }
procedure-cast-spell = Casting
    .about = 1 to 5 Power Dice against the casting value, or an item’s Power Level
outcome-cast-spell = { $cast ->
    [yes] { $overwhelming ->
        [yes] { $bound ->
            [yes] Overwhelming power, { $total } against { $casting-value }: it strains the item if it is not dispelled.
           *[other] Overwhelming power, { $total } against { $casting-value }: a Miscast if it is not dispelled.
         }
       *[no] Cast: { $total } against { $casting-value }. It may be dispelled.
     }
   *[no] { $reason ->
        [weak] Not enough power: a single die of 1 or 2 always fails.
       *[other] Not cast: { $total } against { $casting-value }.
     }
 }
procedure-dispel = Dispelling
    .about = Dispel Dice against what the spell was cast with
procedure-let-through = Let it through
    .about = Let a spell just cast through, without an attempt to dispel it
outcome-let-through = The spell, cast with { $need }, is let through: it takes effect.
outcome-dispel = { $dispelled ->
    [yes] Dispelled: { $total } against { $need }.
   *[no] { $reason ->
        [weak] Not enough power: a single die of 1 or 2 always fails.{ $distracted ->
            [none] { "" }
           *[other]{" "}{ $distracted } loses focus.
         }
       *[other] Not dispelled: { $total } against { $need }.{ $distracted ->
            [none] { "" }
           *[other]{" "}{ $distracted } loses focus.
         }
     }
 }
procedure-dispel-in-play = Dispelling what remains in play
    .about = Magic Dice against its lowest casting value; one’s own spell ends without dice
outcome-dispel-in-play = { $dispelled ->
    [yes] { $reason ->
        [own] Its owner ends it.
       *[other] Dispelled: { $total } against { $need }.
     }
   *[no] { $reason ->
        [weak] Not enough power: a single die of 1 or 2 always fails.{ $distracted ->
            [none] { "" }
           *[other]{" "}{ $distracted } loses focus.
         }
       *[other] It stays in play: { $total } against { $need }.{ $distracted ->
            [none] { "" }
           *[other]{" "}{ $distracted } loses focus.
         }
     }
 }
procedure-miscast = Miscast
    .about = 2D6 on the Miscast table, then the Power Dice it costs
outcome-miscast = { $happens ->
    [breach] Breach in the Veil ({ $total }): every model under the 5-inch template on the caster takes a hit of Strength { $strength }; he himself has no save.{ $removed ->
        [yes] {" "}The caster is removed from the battle.
       *[no] {""}
     }
    [detonation] Catastrophic Detonation ({ $total }): every model under the 3-inch template on the caster takes a hit of Strength { $strength }, he himself in any case and without any save.
    [witch-fire] Witch Fire ({ $total }): the caster’s unit takes { $hits } hits of Strength { $strength }, he himself one at most and without any save.
    [backlash] Magical Backlash ({ $total }): the caster, without any save, and every friendly Wizard take a hit of Strength { $strength }.
   *[other] Amnesia ({ $total }): { $levels-lost ->
        [0] no Magic Level lost
        [one] 1 Magic Level lost
       *[other] { $levels-lost } Magic Levels lost
     }, { $spells-lost ->
        [0] no spell
        [one] 1 spell
       *[other] { $spells-lost } spells
     }.
 }{ $dice-lost ->
    [0] {""}
    [one] {" "}1 Power Die is lost.
   *[other] {" "}{ $dice-lost } Power Dice are lost.
 }
procedure-bound-overwhelming = Strained item
    .about = What overwhelming power costs a bound spell that is not dispelled
outcome-bound-overwhelming = { $item-lost ->
    [yes] The item is lost
   *[no] The item is kept
 }; { $dice-lost ->
    [one] 1 Power Die is lost.
   *[other] { $dice-lost } Power Dice are lost.
 }
procedure-miscast-hits = Miscast hits
    .about = Hits of a Miscast on the models of a unit under its template
outcome-miscast-hits = { outcome-auto-hits }
procedure-lose-levels = Losing Magic Levels
    .about = A spell at random goes with each level; the bonus follows at once
outcome-lose-levels = Magic Level { $level }, { $spells-lost ->
    [0] no spell lost
    [one] 1 spell lost
   *[other] { $spells-lost } spells lost
 }, bonus now +{ $bonus }.
procedure-magic-bonus = Bonus to casting and dispelling
    .about = What level and other modifiers add, between -3 and +3
outcome-magic-bonus = He adds { $counted } in all; his Magic Level by itself is worth +{ $bonus }.
procedure-spell-target = Target of a spell
    .about = What the types of a spell let it affect, and whether a target is legal
outcome-spell-target = { $legal ->
    [yes] { $affects ->
        [every-unit] Every unit that fits is affected
        [every-model] Every model that fits is affected
        [model] One model is affected, or one part of it
        [point] It targets a point on the table
        [line] Every model under the line is affected
        [caster] It affects the caster
       *[unit] One unit is affected
     }{ $friends ->
        [yes] { $enemies ->
            [yes] , friend or enemy.
           *[no] , friends only.
         }
       *[no] , enemies only.
     }
   *[no] No legal target: { $reason ->
        [target-engaged] it is engaged.
        [caster-engaged] the caster or his unit is engaged.
        [unseen] the caster does not see it.
        [not-in-front] it is not in the caster’s front arc.
        [too-far] it is out of range.
        [friend] friends are none.
        [enemy] enemies are none.
       *[no-character] only Characters are.
     }
 }
procedure-vortex = Vortex
    .about = How far a Vortex goes: the die times its range, astray on a 6
outcome-vortex = { $astray ->
    [yes] Astray: centred on the caster, it goes { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
     } in a random direction.
   *[no] It goes { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
     } towards its target.
 }
procedure-magical-move = Magical Move
    .about = A move by magic: its own distance, no March, once a phase
outcome-magical-move = { NUMBER($farthest) } inches at most, without a March.
procedure-recover-wounds = Recovering wounds
    .about = Wounds given back to models that stand, not to Characters in the unit
outcome-recover-wounds = { $wounds ->
    [0] No wound to recover.
    [one] 1 wound recovered.
   *[other] { $wounds } wounds recovered.
 }
procedure-raise-wounds = Raising wounds
    .about = Wounds recovered, then models raised: Champion, Standard Bearer, Musician, others
outcome-raise-wounds = { $wounds ->
    [0] Nothing to raise.
    [one] 1 wound given back
   *[other] { $wounds } wounds given back
 }{ $wounds ->
    [0] {""}
   *[other] { $models ->
        [0] .
        [one] , 1 model raised.
       *[other] , { $models } models raised.
     }
 }
procedure-summon-unit = Summoning a unit
    .about = A summoned unit is placed whole or not at all, and worth no Victory Points
outcome-summon-unit = { $models ->
    [0] It does not fit as a whole: no model is placed.
   *[other] { $models } models are placed; they are worth no Victory Points.
 }

param-wizard = Who casts or dispels
param-fallen = Who cast it, and is gone
param-dice-used = Magic Dice thrown
param-version = The version of the spell that is cast
param-casting-value = What the casting must reach; a spell of the paths knows it
param-bonuses = Every other modifier by itself: 1 -2
param-power-level = Power Level of the item, for a bound spell
param-power-left = Power Dice in the pool
param-dispel-left = Dispel Dice in the pool
param-power-added = Power Dice added to the pool before the flux
param-dispel-added = Dispel Dice added to the pool before the flux
param-lost-focus = Whether he has lost focus in this phase
param-tried = Whether he has tried this spell in this phase
param-in-play = Whether this spell of his remains in play
param-target-engaged = Whether the target is engaged
param-visible = Whether the caster sees the target
param-casting-total = What the spell was cast with
param-bound = Whether the spell is that of an item
param-own = Whether it is one’s own spell
param-pool = Whose dice are thrown
param-this-phase = Whether it was cast in this phase
param-channellers = Models with Channel that do not flee
param-levels = Magic Levels lost
param-spells = Spells that he knows, where nobody said which
param-spell = The spell: one of the paths, or any name
param-whom = Whom it is for
param-aura = Whether every legal target is affected
param-direct = Whether its target must be in the caster’s front arc
param-focused = Whether it affects a single model
param-missile = Whether it is a missile
param-line = Whether it is a line
param-characters-only = Whether it affects Characters alone
param-vortex-range = The range of the Vortex, which its die multiplies
param-inches = Inches of the Magical Move
param-reform = Whether the unit reforms, and so does not shoot this turn
param-item-gone = Whether overwhelming power has destroyed his item
param-march = Whether the unit is to march
param-amount = How many wounds
param-captured = Whether its Standard Bearer was captured
param-name = What the unit is called
param-fitting = Models that can be placed, where it is not all
choice-flux = magic flux
choice-channel = channelling a Power Die
choice-counter-channel = channelling a Dispel Die
choice-in-play = a spell that remains in play
choice-table = the Miscast table
choice-bound = the item of a bound spell
choice-magical = Magical Move
choice-basic = basic
choice-improved = improved
choice-greatest = most improved
choice-power-dice = Power Dice
choice-dispel-dice = Dispel Dice
choice-augment = friends
choice-hex = enemies
choice-universal = friends or enemies
choice-caster = the caster
choice-caster-unit = the caster’s unit
result-power-dice = Power Dice
result-dispel-dice = Dispel Dice
result-channelled = channelled
result-added = added
result-cast = cast
result-overwhelming = overwhelming
result-bound = an item’s spell
result-dispelled = dispelled
result-row = row
result-strength = Strength
result-removed = removed
result-levels-lost = Magic Levels lost
result-spells-lost = spells lost
result-dice-lost = Power Dice lost
result-item-lost = item lost
result-level = Magic Level
result-bonus = for the level
result-counted = in all
result-affects = affects
result-friends = friends
result-enemies = enemies
result-astray = astray
value-reached = reached
value-too-low = too low
value-weak = not enough power
value-own = ended by its owner
roll-flux = magic flux
roll-channelling = channelling
roll-casting = casting
roll-dispel = dispelling
roll-overwhelming = overwhelming power
roll-miscast = Miscast
roll-breach = does the caster stay?
roll-spell-lost = spell lost
roll-vortex = Vortex
roll-vortex-astray = astray
roll-recovered = wounds recovered
roll-raised = wounds raised
modifier-channellers = models that channel
modifier-level = Magic Level
modifier-arcane-power = Book of Arcane Power
modifier-magic-limit = limit of 3
modifier-bound-spell = bound spell
step-overwhelming = Overwhelming power: { $bonus } more, { $total } in all.
step-not-enough-power = Not enough power: a single die of 1 or 2 always fails.
table-miscast-breach = Breach in the Veil: a 5-inch template on the caster, a hit for every model. With 4 dice he is removed on 1-3, with 5 in any case.
table-miscast-detonation = Catastrophic Detonation: a 3-inch template on the caster, a hit for every model and for him.
table-miscast-witch-fire = Witch Fire: the caster’s unit takes as many hits as dice were used, he himself one at most.
table-miscast-backlash = Magical Backlash: the caster and every friendly Wizard take a hit.
table-miscast-amnesia = Amnesia: as many Magic Levels lost as dice beyond two, with a spell each, first the one that was cast.
refusal-wizard-fleeing = Who flees neither channels, casts nor dispels.
refusal-attribute-not-cast = { $spell } is the attribute of a path: it comes with the spells of the path, and is not cast.
refusal-spell-forgotten = { $unit } has lost { $spell }.
refusal-spell-not-known = { $unit } does not know { $spell } but { $spells }; to change that: { WAY("unit edit") }.
refusal-no-such-version = { $spell } has { $most ->
    [one] no improved version.
   *[other] { $most } versions only.
 }
refusal-not-a-wizard = { $wizard } is no Wizard: add the rule or a Magic Level by { WAY("unit edit") }; { TYPED("who casts what an item binds gives its power_level, ") }who dispels without a Wizard names nobody.
refusal-spell-already-tried = A Wizard tries each of his spells once a phase.
refusal-spell-still-in-play = This spell of his remains in play: he does not cast it again before it ends.
refusal-power-dice-number = { $used } Power Dice: from 1 to { $most } are thrown for one casting.
refusal-pool-too-small = { $used } dice: the pool holds { $left }.
refusal-bound-never-improved = A bound spell is never cast in an improved version.
refusal-item-lost-for-good = Overwhelming power has destroyed this bound item: its spell is cast no more in this game.
refusal-no-dispel-die = A dispel takes one die or more: dice_used.
refusal-cast-this-phase = It was cast in this phase: only its owner ends it now; the others may from the next Magic Phase on.
refusal-spell-target-barred = No legal target: { $why ->
    [target-engaged] it is engaged.
    [caster-engaged] the caster or his unit is engaged.
    [unseen] the caster does not see it.
   *[not-in-front] it is not in the caster’s front arc.
 }
refusal-spell-on-caster = { $unit }: this spell affects its caster alone.
refusal-spell-on-character = { $unit }: this spell affects Characters alone.
refusal-magical-move-barred = No Magical Move: { $why ->
    [march] nobody marches by magic.
    [engaged] an engaged unit has none.
    [fleeing] a fleeing unit has none.
   *[once] a unit has one a phase.
 }
counter-flux-rolled = Flux rolled
counter-magic-dice-used = Magic Dice used
counter-spells-dealt = Targets that spells took effect on
counter-spells-struck = Targets of spells struck
counter-spells-tried = Spells tried
counter-casting-total = Casting total
counter-overwhelming-dice = Dice of overwhelming power
counter-miscast-template = Strength under the Miscast’s template
counter-backlash-strength = Strength of the Magical Backlash
counter-explosion-reach = Inches of the explosion
done-counter-flux-rolled = the Magic Flux is rolled
done-counter-bound-cast = the last spell came from an item
counter-bound-cast = Bound spell cast
choice-miscast = Miscast table
param-unengaged = Whether its target must not be engaged
param-friendly = Whether the target is a friend
choice-point = a point on the table
choice-cast = a spell just cast
choice-let-through = let it through
procedure-spell-effect = Effect of a spell
    .about = A spell of the paths that was cast and not dispelled, or an attribute
outcome-spell-effect = { $wounds-lost ->
    [none] { $given-back ->
        [none] { $inches ->
            [none] { $count ->
                [none] { $taken ->
                    [no] The die is too low: the spell does not take.
                   *[other] { $lasts ->
                        [yes] The spell takes effect, and lasts.
                       *[no] The spell takes effect.
                     }
                 }
               *[other] The dice tell { $count }.
             }
           *[other] A Magical Move of { $inches } inches.
         }
        [one] 1 wound given back.
       *[other] { $given-back } wounds given back.
     }
    [0] No wound lost.
    [one] 1 wound lost{ $models-lost ->
        [0] , no model.
        [one] , 1 model.
       *[other] , { $models-lost } models.
     }
   *[other] { $wounds-lost } wounds lost{ $models-lost ->
        [0] , no model.
        [one] , 1 model.
       *[other] , { $models-lost } models.
     }
 }{ $character-wounds ->
    [0] {""}
    [one] {" "}Those with it lose 1 wound.
   *[other] {" "}Those with it lose { $character-wounds } wounds.
 }{ $destroyed ->
    [yes] {" "}Nothing is left of it.
   *[no] {""}
 }{ $scale ->
    [none] {""}
   *[other] {" "}The dice give { $scale }.
 }{ $panic ->
    [yes] {" "}It tests for Panic at once.
   *[no] {""}
 }
param-due = Whether what it does again and again happens now
param-struck = Models, ranks or files that it touches
param-own-value = What the caster adds to his die
param-chosen = Which of several things the spell does
next-miscast-caster = The caster’s own hit, without a save
next-miscast-others = The hits on another unit
next-miscast-unit = The hits on the caster’s unit
next-miscast-wizard = The hit on another Wizard
next-attribute = Attribute of the path
lacks-spells = the magic paths and what their spells do
lacks-magic-aids = what magic items and Wizard Conclaves add to casting and dispelling
result-lasts = lasts
result-given-back = wounds given back
result-scale = how much
result-taken = takes
result-count = the dice tell
roll-spell-hits = hits
roll-spell-strength = Strength of the hits
roll-spell-failures = who fails
roll-spell-caster = the caster
roll-spell-target = the target
roll-spell-scale = how much
roll-spell-recover = wounds recovered
roll-spell-raise = wounds raised
roll-spell-move = Magical Move
roll-spell-count = how many
roll-spell-taken = whether it takes
step-spell-contest = The caster comes to { $own }, the target to { $other }.
refusal-nothing-due = { $spell } does nothing again later.
refusal-unknown-spell = No spell of the paths: { $name }.
refusal-spell-asks-which = Say which: chosen, one of { $values }.
value-unit = one unit
value-every-unit = every unit that fits
value-model = one model
value-every-model = every model that fits
value-line = all under a line
value-target-engaged = the target is engaged
value-caster-engaged = the caster is engaged
value-unseen = out of sight
value-not-in-front = not in the front arc
value-too-far = out of range
value-friend = a friend
value-enemy = an enemy
value-no-character = no Character
param-wizard-fleeing = Whether the Wizard flees
param-unit-fleeing = Whether the unit flees
status-swift-reformed = swiftly reformed, may still advance
modifier-wand-of-stability = Wand of Stability
param-wand = Use the Wand of Stability, once: D6 more, beyond the limit of 3
refusal-no-wand = { $unit ->
    [none] No Wand of Stability is borne here.
   *[other] { $unit } has no Wand of Stability (left).
}
refusal-wand-lost-focus = Who lost focus adds no bonus: the Wand of Stability would be wasted.
roll-wand-of-stability = Wand of Stability

refusal-spell-past-dispelling = { $state ->
    [failed] The casting failed: there is nothing to dispel.
    [dispelled] The spell is dispelled already.
    [withstood] One attempt is all, and it failed: the spell takes effect.
   *[resolved] The spell has taken effect: a dispel comes before that; { WAY("undo") } takes the effect back.
}
refusal-spell-came-to-nothing = { $spell }: its casting { $state ->
    [failed] failed
   *[other] was dispelled
}, so it has no effect; { WAY("undo") } takes that back.
refusal-miscast-averted = The spell was dispelled, which spares its caster the miscast; { WAY("undo") } takes the dispel back.
refusal-miscast-of-another = { $unit } has no miscast: another wizard cast { $spell }.
refusal-spell-first = { $spell } is cast and comes first: { $state ->
    [cast] it is dispelled or let through, then takes effect
   *[withstood] it takes effect
 }{ TYPED(" (", WAY("roll spell_effect"), ")") }.
refusal-miscast-first = The last spell was cast with overwhelming power: { $bound ->
    [yes] what that costs the item of the bound spell comes first
   *[no] its Miscast comes first
 }{ TYPED(" (", WAY("miscast"), ")") }.
refusal-spell-has-taken-effect = { $spell } has taken effect already, which it does once each time it is cast; { WAY("undo") } takes that back.
refusal-attribute-alone = { $spell } is an attribute: it follows a spell of its own path that has just taken effect, { $state ->
    [failed] and the casting failed.
    [dispelled] and the spell was dispelled.
   *[resolved] and the last was of another.
 }
refusal-no-miscast-due = { $state ->
    [failed] The casting failed, so there is no Miscast
   *[resolved] No Miscast is due
 }: it follows a spell cast with overwhelming power that took effect, once.
refusal-channel-before-casting = Channelling comes before the first casting: { WAY("undo") } takes that back, or { WAY("battle count") } notes a die that was channelled in time.
refusal-spell-not-in-play = { $spell } is not in play, so nothing is to be dispelled{ TYPED("; one that was cast without the table, ", WAY("roll spell_effect"), " notes first") }.
refusal-spell-not-remaining = { $spell } does not remain in play: nobody dispels it, it ends by itself.
counter-spell-state = State of the last spell
counter-spell-last = Spell cast last
    .untold = Spell cast last
counter-spell-caster = Who cast the last spell
    .untold = Who cast the last spell
relation-aimed = spell cast at
    .aliases = casts at
    .own = has cast a spell at { $other }
    .theirs = aimed at by a spell of { $other }
state-counter-spell-state = { $value ->
    [0] no spell is cast yet in this phase
    [1] the last spell is cast, and neither dispelled nor resolved
    [2] the last spell failed
    [3] the last spell was dispelled
    [4] the last spell is resolved
    [11] the last spell withstood the dispel
   *[other] the last spell is past dispelling
 }
counter-spells-resolved = Spells resolved
refusal-flux-first = { $side } has no Power Dice yet: roll the flux first by { WAY("winds what:flux") }, or tell by { WAY("battle count") } what was rolled.
refusal-spell-on-all = This spell affects every unit that it may within its range, not { $unit } alone: cast it without target, then resolve its effect for each of them.
refusal-more-struck-than-models = { $count } are struck, but there are only { $models } models; count again.
step-spell-of-fallen = Cast by { $name }, who is gone.
step-spell-drains = { $name } recovers 1 wound.
refusal-spell-on-others = { $unit }: this spell affects only what has { $rule }.
