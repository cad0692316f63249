## Procedures
procedure-shooting-attack = Shooting
    .about = A unit’s shooting in one go: hit, wound, saves, casualties, whether Panic is due
procedure-auto-hits = Automatic hits
    .about = Hits that need no roll to hit: supernatural weapons, spells, artillery dice
procedure-shoot-to-hit = To hit with missiles
    .about = Roll to hit with missile weapons, every bonus and penalty by name
procedure-seven-plus = 7+ to hit
    .about = Shots that require 7 or more: a 6, then a 4 or more
procedure-range-check = Range
    .about = Short range, long range or out of range
procedure-line-of-sight = Line of sight
    .about = Who sees whom over models and scenery, large targets and hills included
outcome-line-of-sight = { $sees ->
    [yes] The target is seen { $ranks ->
        [front] by the front rank{ $to-hit ->
            [0] .
           *[other] { " " }(+{ $to-hit } to hit it).
         }
        [two] by two ranks{ $to-hit ->
            [0] .
           *[other] { " " }(+{ $to-hit } to hit it).
         }
       *[all] by every rank{ $to-hit ->
            [0] .
           *[other] { " " }(+{ $to-hit } to hit it).
         }
     }{ $may-charge ->
        [yes] { "" }
       *[no] { " " }The models between them stand in the way of a charge.
     }
   *[no] The target is not seen: { $reason ->
        [arc] it is outside the arc of sight.
        [wood] more than 2 paces of wood.
        [scenery] scenery hides it.
       *[models] models hide it.
     }
 }
procedure-cover-check = Cover
    .about = Whether enough of the target is in light or heavy cover
procedure-multiple-shots = Multiple shots
    .about = How many shots a unit fires, and what they cost in aim
procedure-to-wound = To wound
    .about = Roll to wound: Strength against Toughness
procedure-armour-save = Armour save
    .about = Roll armour saves, from a save or from the armour worn
procedure-ward-save = Ward save
    .about = Roll ward saves, Aura and Regeneration included
procedure-multiple-wounds = Multiple wounds
    .about = Roll the wounds each unsaved wound takes, and remove the casualties
procedure-remove-casualties = Casualties
    .about = Models removed for the wounds lost, and the wounds left over
procedure-unit-power = Unit power
    .about = How much a unit weighs: its models by type, together

## What settles the matter
outcome-shooting-attack = { $band ->
    [near] The charger is within half its charge distance: the unit simply holds.
    [out] Out of range: every shot misses.
   *[other] { $destroyed ->
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
    }
}{ $character-wounds ->
    [0] { "" }
    [one] { " " }1 wound lost by who is with it.
   *[other] { " " }{ $character-wounds } wounds lost by those who are with it.
}{ $panic ->
    [now] {" "}Panic test due at once.
    [end-of-phase] {" "}Panic test due at the end of the phase.
   *[no] {""}
}
outcome-auto-hits = { $destroyed ->
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
    [now] {" "}Panic test due at once.
    [end-of-phase] {" "}Panic test due at the end of the phase.
   *[no] {""}
}
outcome-shoot-to-hit = { $hits ->
    [0] Every shot misses
    [one] 1 hit
   *[other] { $hits } hits
} ({ $need ->
    [7] { $required }+ required: 6, then 4+
   *[other] { $need }+ needed
}).
outcome-seven-plus = { $hits ->
    [0] Every shot misses (6, then 4+).
    [one] 1 hit (6, then 4+).
   *[other] { $hits } hits (6, then 4+).
}
outcome-range-check = { $band ->
    [out] Out of range: the shots miss without a roll.
    [long] Long range{ $modifier ->
        [0] {""}, which these weapons do not mind.
       *[other] : −1 to hit.
    }
   *[short] Short range.
}
outcome-cover-check = { $cover ->
    [heavy] Heavy cover: −2 to hit.
    [light] Light cover: −1 to hit.
   *[none] No cover.
}
outcome-multiple-shots = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}{ $modifier ->
    [0] , without penalty.
   *[other] , at −1 to hit.
}
outcome-to-wound = { $need ->
    [none] These hits cannot wound this target.
   *[other] { $wounds ->
        [0] No wound ({ $need }+ needed).
        [one] 1 wound ({ $need }+ needed).
       *[other] { $wounds } wounds ({ $need }+ needed).
    }
}
outcome-armour-save = { $need ->
    [none] No armour save is possible: { $unsaved } unsaved{ $save ->
        [none] .
       *[other] {" "}(save of { $save }+).
    }
   *[other] { $saved } saved, { $unsaved } not (save of { $save }+, { $need }+ needed).
}
outcome-ward-save = { $need ->
    [none] No ward save counts here: { $unsaved } unsaved.
   *[other] { $saved } saved, { $unsaved } not ({ $need }+ needed).
}
outcome-multiple-wounds = { $wounds-lost ->
    [one] 1 wound lost, { $models-lost ->
        [one] 1 model removed.
       *[other] { $models-lost } models removed.
    }
   *[other] { $wounds-lost } wounds lost, { $models-lost ->
        [one] 1 model removed.
       *[other] { $models-lost } models removed.
    }
}{ $carried ->
    [0] {""}
   *[other] {" "}Noted on the unit: { $carried }.
}
outcome-remove-casualties = { $models-lost ->
    [one] 1 model removed.
   *[other] { $models-lost } models removed.
}{ $carried ->
    [0] {""}
   *[other] {" "}Noted on the unit: { $carried }.
}
outcome-unit-power = Unit power: { $power }.

## Rolls
roll-shots = Number of shots
roll-hits = Number of hits
roll-to-hit = To hit
roll-seven-plus = To hit, second roll

## Bonuses and penalties
modifier-large-target = large target
modifier-stand-and-shoot = hold and shoot
modifier-small-target = single model or skirmishers
modifier-moved = moved
modifier-long-range = long range
modifier-light-cover = light cover
modifier-heavy-cover = heavy cover
modifier-multiple-shots = multiple shots

## Steps
step-harmless = The target’s special rules make it immune to these attacks.
step-no-armour-save = No armour save is possible.
step-no-ward-save = No ward save counts here.
step-front-rank-shoots = Only the front rank sees the target: { $models } shooting (where more see it, say how many before the roll).
step-artillery-misfire = Misfire: no hits.

## Names of results
result-wounds-lost = Wounds lost
result-carried = Wounds noted on the unit
result-band = Range
result-shots = Shots
result-unsaved = Unsaved wounds
result-saved = Wounds saved
result-required = Required
result-need = Needed
result-sixes = First sixes
result-modifier = To hit
result-cover = Cover
result-each = Shots each
result-save = Armour save
result-power = Unit power
value-short = short range
value-long = long range
value-out = out of range
value-now = at once

## Special rules of shooting
rule-crossbow = Crossbow
    .aliases = crossbows
rule-longbow = Longbow
    .aliases = longbows, long bow
rule-bow = Bow
    .aliases = bows
rule-short-bow = Short bow
    .aliases = short bows, shortbow
rule-handgun = Handgun
    .aliases = handguns, arquebus
rule-sling = Sling
    .aliases = slings
rule-javelins = Javelins
    .aliases = javelin
rule-throwing-knives = Throwing knives
    .aliases = throwing stars, throwing knife
rule-throwing-axes = Throwing axes
    .aliases = throwing axe

## Choices
choice-crossbow = Crossbow
choice-longbow = Longbow
choice-bow = Bow
choice-short-bow = Short bow
choice-handgun = Handgun
choice-brace-of-pistols = Brace of pistols
choice-sling = Sling
choice-javelins = Javelins
choice-throwing-knives = Throwing knives or stars
choice-throwing-axes = Throwing axes
choice-light = light
choice-heavy = heavy
choice-shield = shield
choice-light-armour = light armour
choice-light-armour-and-shield = light armour and shield
choice-heavy-armour = heavy armour
choice-heavy-armour-and-shield = heavy armour and shield
choice-infantry = Infantry
choice-monstrous-infantry = Monstrous infantry
choice-cavalry = Cavalry
choice-monstrous-cavalry = Monstrous cavalry
choice-flying-cavalry = Flying cavalry
choice-chariot = Chariot
choice-heavy-chariot = Heavy chariot
choice-war-machine = War machine
choice-monster = Monster
choice-ridden-monster = Ridden monster

## Refusals
refusal-shooters-dead = { $unit }: no models left to shoot with; choose a unit that has.
refusal-shooters-fleeing = { $unit }: a fleeing unit cannot shoot; rally it first, it may shoot in a later turn.
refusal-shooters-engaged = { $unit }: a unit in close combat cannot shoot; choose a unit that is not, or correct the table with { WAY("unit status") }.
refusal-shooters-rallied = { $unit } rallied this turn and cannot shoot before the next.
refusal-shooters-stands-fast = { $unit } holds against its chargers and shoots at none of them, having answered so, or with one of them within half its charge distance; { WAY("undo") } takes the answer back.
refusal-shooters-charged-from-near = { $unit } has a charger within half its charge distance and shoots at none: it holds.
refusal-shooters-stood-and-shot = { $unit } has shot at one of its chargers in this phase and shoots at no other.
refusal-shooters-failed-charge = { $unit } failed a charge this turn and cannot shoot before the next.
refusal-shooters-stupid = { $unit } failed its Stupidity test and does nothing until its next turn.
refusal-shooters-failed-terror = { $unit } failed a Terror test this turn and cannot shoot before the next.
refusal-shooters-failed-fear = { $unit } failed a Fear test this turn and cannot shoot before the next.
refusal-shooters-off-table = { $unit }: off the table; it may shoot once it is back.
refusal-shooters-marched = { $unit } marched this turn; only light cavalry shoots after a march.
refusal-shooters-reformed = { $unit } reformed this turn; only light cavalry shoots after a reformation.
refusal-already-shot = { $unit } has shot this turn, and once is all; { WAY("undo") } takes that back, to do it again.
refusal-move-or-shoot = These weapons cannot shoot in a turn in which their bearers moved; shoot with a unit that stood still.
refusal-target-dead = { $unit ->
    [none] A target without models cannot be shot at; give one model or more.
   *[other] { $unit }: no models left; choose another target.
}
refusal-target-engaged = { $unit }: a unit in close combat cannot be shot at; choose a target that is not, or correct the table with { WAY("unit status") }.
refusal-target-off-table = { $unit }: off the table; choose a target that is on it.
refusal-target-in-unit = { $unit } is in { $host }: shots and spells are aimed at the whole unit, so name { TYPED("target:") }{ $host } (or { WAY("unit leave ", $unit) } if he is out of it).
refusal-no-ballistic-skill = A Ballistic Skill of 0 cannot use missile weapons; it takes at least 1.
refusal-range-unknown = A distance says nothing without a range; give the weapon or its range as well.
refusal-strength-unknown = The Strength of these shots is unknown; give the weapon or s, or a profile with the Strength of its shots (SS4).
refusal-shots-unknown = How many shots? Give shots, or the unit that shoots.
refusal-damage-dice = { $text } wounds for one wound cannot be rolled; give a number or one die, such as D3 or D6.
refusal-more-in-cover-than-models = The target has { $models } models; no more than that can be in cover.
refusal-barding-without-mount = Only a mount wears barding; say cavalry as well, or leave barding out.
refusal-shield-needed = This armour has no shield; choose one with a shield, or leave the shield in melee out.
step-shots-out-of-range = The target is out of range: the shots miss.
step-two-ranks-shoot = Two ranks shoot from the hill: { $models } models.
param-hill = Who stands on a hill: who looks or shoots (unit), or the target
param-screen = A unit between them: a name on the table, or a profile line
param-between = What is between them
param-in-arc = The target is within the arc of sight of 90°
param-wood = Paces of wood or the like that the line of sight crosses
param-screen-rules = Special rules of the models between them
choice-models = models
choice-low-scenery = low scenery
choice-scenery = scenery that hides
result-sees = Seen
value-front = the first
value-two = two
value-all = all
value-arc = outside the arc of sight
value-wood = wood
value-scenery = scenery
value-models = models
choice-target = the target
result-to-hit = Bonus to hit a large target
result-character-wounds = Wounds lost by those with the target

refusal-shooters-war-machine = { $unit }: a war machine never shoots at who charges it; it holds.
refusal-shooters-underground = { $unit }: on its way underground; it may shoot once it is out.
refusal-shooters-lost-underground = { $unit }: lost underground; it takes no part in the battle.
refusal-target-underground = { $unit }: underground; choose a target that is on the table.
refusal-target-lost-underground = { $unit }: lost underground; choose a target that is on the table.
