procedure-auto-hits = Hits
    .about = Hits on a unit in one go: who takes them, wounds, saves, casualties
procedure-to-wound = To wound
    .about = Roll to wound: Strength against Toughness
procedure-armour-save = Armour save
    .about = Roll armour saves, from a save or from the pieces worn
procedure-ward-save = Special save
    .about = Roll Ward saves or Regeneration, the better of the two
procedure-multiple-wounds = Multiple Wounds
    .about = Roll what each unsaved wound takes, and remove the casualties
procedure-remove-casualties = Casualties
    .about = Models removed for the wounds lost, and the wounds left over
procedure-distribute-hits = Who is hit
    .about = Share hits between a unit and the characters with it

## What settles the matter
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
    [yes] { " " }Heavy Casualties: Panic test due at once.
   *[no] { "" }
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
       *[other] { " " }(save of { $save }+).
     }
   *[other] { $saved } saved, { $unsaved } not (save of { $save }+, { $need }+ needed).
 }
outcome-ward-save = { $need ->
    [none] No special save counts here: { $unsaved } unsaved.
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
    [0] { "" }
   *[other] { " " }Noted on the unit: { $carried }.
 }
outcome-remove-casualties = { $models-lost ->
    [one] 1 model removed.
   *[other] { $models-lost } models removed.
 }{ $carried ->
    [0] { "" }
   *[other] { " " }Noted on the unit: { $carried }.
 }
outcome-distribute-hits = { $rank-and-file ->
    [one] 1 hit on the rank and file
   *[other] { $rank-and-file } hits on the rank and file
 }, { $characters ->
    [0] none on characters.
    [one] 1 on a character.
   *[other] { $characters } on characters.
 }

## Rolls and steps
roll-hits = number of hits
roll-to-wound = to wound
roll-armour-save = armour save
roll-ward-save = Ward save
roll-regeneration = Regeneration
modifier-strength = Strength
modifier-armour-piercing = Armour Piercing
modifier-magic-resistance = Magic Resistance
step-cannot-wound = A Strength of 0 wounds nothing.
step-no-armour-save = No armour save is possible.
step-no-special-save = No Ward save and no Regeneration counts here.
step-hits-shared = { $unit }: { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
 }
step-character-struck = { $unit }: { $wounds ->
    [0] no wound lost.
    [one] 1 wound lost{ $slain ->
        [yes] , slain.
       *[no] .
     }
   *[other] { $wounds } wounds lost{ $slain ->
        [yes] , slain.
       *[no] .
     }
 }
lacks-damage = what becomes of a hit: who takes it, wounds, saves and casualties
lacks-wounding = how hits wound, but for a Strength or Toughness of 0
lacks-saves = armour saves, Ward saves and Regeneration
lacks-special-rules = what its special rules do

## Options and results
param-unsaved = Whether no save of any kind counts
param-brought-by = What brought them, where they were still to come
choice-hellfire = Hellfire
choice-lightning-attack = Lightning Attack
choice-own-miscast = the caster’s own Miscast
choice-witch-fire = Witch Fire
choice-magical-backlash = Magical Backlash
param-suit = The suit of armour
param-shield = Whether a shield is carried, and may be used
param-mount-protection = Mount’s Protection, 6 for 6+
param-barding = Whether the mount is barded
param-innate = Innate Defence, 5 for 5+
param-save-bonus = What else adds to the armour save, or takes off it
param-lethal = Whether a Lethal Strike wounded on a natural 6
choice-none = none
choice-light-armour = light armour
choice-heavy-armour = heavy armour
choice-plate-armour = plate armour
choice-combat = in close combat
choice-shooting = by a shooting weapon
choice-artillery = by an Artillery Weapon
choice-spell = by a spell
choice-other = otherwise
choice-characters = characters
choice-rank-and-file = rank and file
result-wounds-lost = wounds lost
result-models-lost = models removed
result-panic = Panic test due
result-character-wounds = wounds lost by characters
result-carried = wounds noted
result-hits = hits
result-wounds = wounds
result-need = needed
result-saved = saved
result-unsaved = unsaved
result-save = armour save
result-rank-and-file = on the rank and file
result-characters = on characters
result-each = on each character
refusal-damage-dice = Wounds are one number or one die each, such as 2, D3 or D3+1; “{ $text }” is more.
choice-hits = hits
result-slain = slain
result-name = name
