## Spells of the eight lores
spell-transmutation-of-lead = Transmutation of Lead
    .aliases = lead
spell-burning-iron = Rule of Burning Iron
    .aliases = burning iron
spell-bondage-of-bronze = Bondage of Bronze
    .aliases = bronze
spell-bane-of-steel = Bane of Steel
    .aliases = steel
spell-oath-of-metal = Oath of Metal
    .aliases = oath
spell-molten-silver = Molten Silver
    .aliases = silver
spell-spirit-of-the-forge = Spirit of the Forge
    .aliases = forge
spell-second-sign-of-amul = Second Sign of Amul
    .aliases = second sign, amul
spell-portent-of-far = Portent of Far
    .aliases = portent
spell-midnight-wind = Midnight Wind
    .aliases = midnight
spell-forked-lightning = Forked Lightning
    .aliases = lightning
spell-storm-of-cronos = Storm of Cronos
    .aliases = cronos
spell-uranons-thunder = Uranon’s Thunder
    .aliases = thunder, uranon
spell-comet-of-casandora = Comet of Casandora
    .aliases = comet, casandora
spell-fireball = Fireball
    .aliases = fire ball
spell-flaming-sword-of-rhuin = Flaming Sword of Rhuin
    .aliases = flaming sword, rhuin
spell-burning-head = Burning Head
    .aliases = head
spell-flaming-cage = Flaming Cage
    .aliases = cage
spell-flaming-explosion = Flaming Explosion
    .aliases = explosion
spell-incandescent-bolt = Incandescent Bolt
    .aliases = bolt
spell-storm-of-flame = Storm of Flame
    .aliases = firestorm
spell-battle-light = Battle Light
    .aliases = light of battle
spell-burning-gaze = Burning Gaze
    .aliases = gaze
spell-blinding = Blinding
    .aliases = blind
spell-phas-blessing = Pha’s Blessing
    .aliases = pha
spell-bironas-timewarp = Birona’s Timewarp
    .aliases = birona, timewarp
spell-net-of-amyntok = Net of Amyntok
    .aliases = net, amyntok
spell-cleansing-light = Cleansing Light
    .aliases = cleansing
spell-steed-of-shadows = Steed of Shadows
    .aliases = steed
spell-shadow-of-death = Shadow of Death
    .aliases = the shadow of death
spell-creeping-death = Creeping Death
    .aliases = creeping
spell-crown-of-doom = Crown of Doom
    .aliases = crown
spell-mental-blades-of-okham = Mental Blades of Okham
    .aliases = mental blades, okham
spell-unseen-stalker = Unseen Stalker
    .aliases = stalker
spell-black-gulf = Black Gulf
    .aliases = gulf, pit of darkness
spell-flesh-of-stone = Flesh of Stone
    .aliases = stone flesh
spell-mistress-of-the-marsh = Mistress of the Marsh
    .aliases = mistress, marsh
spell-lush-sanctuary = Lush Sanctuary
    .aliases = sanctuary
spell-father-of-thorns = Father of Thorns
    .aliases = thorns
spell-rain-lord = Rain Lord
    .aliases = rain
spell-earth-blood = Earth Blood
    .aliases = blood of the earth
spell-roots-of-the-vine = Roots of the Vine
    .aliases = roots, vine
spell-life-drain = Life Drain
    .aliases = drain life
spell-fatalitas = Fatalitas!
    .aliases = fatality
spell-walking-death = Walking Death
    .aliases = walking dead
spell-laughter-of-bjuna = Laughter of Bjuna
    .aliases = bjuna, laughter
spell-soul-thief = Soul Thief
    .aliases = soul stealer
spell-caress-of-laniph = Caress of Laniph
    .aliases = laniph, caress
spell-purple-sun-of-xereus = Purple Sun of Xereus
    .aliases = purple sun, xereus
spell-hunting-wolf = Hunting Wolf
    .aliases = wolf
spell-bears-fury = Bear’s Fury
    .aliases = bear
spell-savage-awakening = Savage Awakening
    .aliases = awakening
spell-animal-fear = Animal Fear
    .aliases = beast fear
spell-crows-feast = Crow’s Feast
    .aliases = crow
spell-hunting-spear = Hunting Spear
    .aliases = spear of the hunter
spell-unstoppable-bull = Unstoppable Bull
    .aliases = bull

## Lores
lore-metal = Metal
    .about = Any enemy chariot or war machine that a spell of Metal affects first loses 1 wound, no armour save allowed.
lore-heavens = Heavens
    .about = Many of its spells let dice be rolled again; no die is rolled again twice.
lore-fire = Fire
    .about = Every hit of its spells is a flaming attack.
lore-light = Light
    .about = Hits of its spells have +3 Strength against Undead, Demons and Forest Spirits.
lore-shadow = Shadow
    .about = A charge made by one of its spells follows all the usual rules.
lore-life = Life
    .about = None of its blessings is cast on a chariot or a war machine.
lore-death = Death
    .about = No armour save is allowed against wounds of its spells.
lore-beast = Beast
    .about = A model that one of its blessings affects has +1 Strength until the end of the turn.

## What lasts of spells
status-leaden = heavy as lead (-2 M, save 2 better)
status-bound-in-bronze = bound in bronze: no move, no shooting
status-bane-of-steel = without its ordinary weapons
status-oath-of-metal = under the Oath of Metal (ward 5+)
status-portent-of-far = under the Portent of Far (rolls 1s again)
status-midnight-wind = in the Midnight Wind (rolls 6s again)
status-storm-of-cronos = in the Storm of Cronos (-1 to hit when shooting, no flight)
status-flaming-sword = with the Flaming Sword (+3 S, +3 A, strikes first)
status-flaming-ward = warded by the Flaming Sword (ward 5+)
status-flaming-cage = in a Flaming Cage
status-battle-light = in Battle Light (+1 Ld)
status-blinded = blinded (WS and BS 1)
status-phas-blessing = blessed by Pha: no Panic, Fear or Terror
status-bironas-timewarp = in Birona’s Timewarp (+1 A, strikes first, +1 to hit when shooting)
status-net-of-amyntok = in the Net of Amyntok: no move
status-cleansing-light = in Cleansing Light
status-steed-of-shadows = veiled by a Steed of Shadows (-1 to be shot)
status-shadow-of-death = in the Shadow of Death (-1 Ld)
status-crown-of-doom = Doomed
status-mental-blades = with Mental Blades: no armour save against it
status-flesh-of-stone = with Flesh of Stone (+2 T)
status-marsh = wading in the marsh (half M)
status-mired = mired near water: no move
status-drenched = Drenched (-1 BS, -1 Ld)
status-earth-blood = with Earth Blood (+1 to hit, ward 4+)
status-roots-of-the-vine = with Roots of the Vine (Regeneration)
status-fatalitas = under Fatalitas! (-3 Ld)
status-walking-death = Walking Death (+2 M, Terror, killing blow)
status-laughter-of-bjuna = laughing with Bjuna: Stupid in its next turn
status-beast-strength = strong as a beast (+1 S this turn)
status-bears-fury = in the form of a Bear
status-savage-awakening = savage (Frenzy)
status-animal-fear = in Animal Fear (-2 M, -2 WS, no flight)
status-unstoppable-bull = Unstoppable Bull (Stubborn)
status-cannot-shoot = kept from shooting

## Special rules
rule-undead = Undead
    .aliases = undead creature
rule-demon = Demon
    .aliases = demons, daemon
rule-forest-spirit = Forest Spirit
    .aliases = forest spirits
rule-relentless = Relentless
    .aliases = implacable
rule-sure-blows = Surer blows (+1 to hit)
    .aliases = surer blows
rule-sure-shots = Surer shots (+1 to hit)
    .aliases = surer shots
rule-poor-shots = Poorer shots (-1 to hit)
    .aliases = poorer shots
rule-hard-to-shoot = Hard to shoot (-1 to hit)
    .aliases = hard to shoot
rule-rerolls-ones = Rolls 1s again
    .aliases = re-rolls 1s
rule-rerolls-sixes = Rolls 6s again
    .aliases = re-rolls 6s
rule-doomed = Doomed
    .aliases = doomed unit

## Resolving spells
procedure-spell-effect = Effect of a spell
    .about = Resolve a spell of the lores by its name: its dice, its wounds, and all that lasts
procedure-spell-strength = Strength of a spell
    .about = Tell how strong the hits of a spell are against a target
procedure-bear-form-ends = End of the Bear’s form
    .about = At the end of a phase: whether a Bear still has a wound that its form lent
outcome-spell-effect = { $in-range ->
    [no] Out of range: the spell fails.
   *[yes] { $foretold ->
        [yes] { $distance ->
            [none] The spell works, and strikes later.
           *[other] The template may lie up to { $distance } paces from the wizard; count the models it touches.
         }
       *[no] The spell works{ $passed ->
            [yes] : the Leadership test is passed
            [no] : the Leadership test is failed
           *[none] { "" }
         }{ $wounds ->
            [none] { "" }
            [1] , 1 wound is lost
           *[other] , { $wounds } wounds are lost
         }{ $models-lost ->
            [none] { "" }
            [0] { "" }
            [1] , 1 model dies
           *[other] , { $models-lost } models die
         }{ $healed ->
            [none] { "" }
            [1] , 1 wound may be got back
           *[other] , { $healed } wounds may be got back
         }{ $rallied ->
            [yes] , the unit rallies
           *[no] { "" }
         }{ $rerolls ->
            [none] { "" }
            [1] , 1 die may be rolled again this turn
           *[other] , { $rerolls } dice may be rolled again this turn
         }{ $distance ->
            [none] { "" }
            [one] , the unit moves { $distance } pace
           *[other] , the unit moves { $distance } paces
         }.
     }
 }
outcome-spell-strength = { $wound-first ->
    [yes] The target first loses a wound without armour save.{ " " }
   *[no] { "" }
 }{ $strength ->
    [none] The spell’s hits have no Strength
   *[other] Strength { $strength }
 }{ $wound-on ->
    [none] { "" }
   *[other] , wounds on { $wound-on }+
 }{ $armour-counts ->
    [yes] , armour saves allowed.
   *[no] , no armour save allowed.
 }
outcome-bear-form-ends = { $ends ->
    [yes] No lent wound is left: the model takes its own form again.
   *[no] The form lasts: { $lent } of the lent wounds left.
 }
roll-fatal-test = Test or be killed
roll-template-reach = How far the template may lie
roll-spell-rerolls = Re-rolls
roll-spell-heals = Wounds got back
roll-spell-moves = Move
roll-drenched = Drenched: able to shoot
modifier-caster-level = level of the caster
modifier-hard-to-shoot = hard to shoot
modifier-sure-shots = surer shots
modifier-poor-shots = poorer shots
step-wound-without-roll = One wound without a roll, no armour save allowed.
step-spell-has-more = { $spell } does more than hits: its effect is resolved by itself, with what only it asks for.
step-pierces-on = The hit kills and goes on to the next rank with Strength { $strength }.
step-spell-known = { $number } – { $spell }
param-due = What the spell foretold happens now: the comet falls, the caged unit moves, a magic phase begins
param-near = The target is within 6 paces of the water or wood that the spell speaks of
param-struck = Models wholly under the template, or on the line
param-lore = Lore of the wizard
choice-metal-lore = Metal
choice-heavens-lore = Heavens
choice-fire-lore = Fire
choice-light-lore = Light
choice-shadow-lore = Shadow
choice-life-lore = Life
choice-death-lore = Death
choice-beast-lore = Beast
param-target-fleeing = The target flees
choice-this-turn = This turn
choice-scorched = Scorched by a spell that asks for the test
result-foretold = Strikes later
result-healed = Wounds got back
result-rerolls = Re-rolls
result-wound-on = Wounds on
result-armour-counts = Armour counts
result-wound-first = Wound first
result-ends = Form ends
result-lent = Lent wounds left
refusal-unknown-spell = No spell of the lores is called “{ $name }”; completion offers them as you type.
param-free = Whether a Fiasco of the other side gave the spell; the battle knows
param-undone = Whether the spell was not cast or was dispelled; the battle knows
refusal-spell-undone = The spell tried last was not cast, or was dispelled: it has no effect{ TYPED(" (undone:no for another spell)") }.
refusal-spell-first = { $spell } is cast and comes first: it is dispelled or let through, then takes effect{ TYPED(" (", WAY("roll spell_effect"), ")") }.
refusal-spell-not-cast = { $spell } has not been cast in this phase, so it has no effect yet{ TYPED("; ", WAY("cast"), " comes first") }.
refusal-spell-has-taken-effect = { $spell } has taken effect already, which it does once each time it is cast; { WAY("undo") } takes that back.
refusal-spell-at-another = { $spell } was cast at { $unit }, so it takes no effect on { $other }.
refusal-winds-first = { $side } has no power dice yet: roll the winds of magic first by { WAY("winds") }, or tell by { WAY("battle count") } what was rolled.
relation-aimed = spell cast at
    .aliases = casts at
    .own = has cast a spell at { $other }
    .theirs = aimed at by a spell of { $other }
refusal-nothing-foretold = { $spell } does nothing later: leave out due.
refusal-not-on-machines = { $spell } is a blessing of Life, which no chariot or war machine can receive; choose another unit.
refusal-spell-on-caster = { $spell } is for its caster alone: leave out target.
refusal-spell-needs-machine = { $spell } is for chariots and war machines alone, and { $unit } is neither on this table; { WAY("unit edit") } adds the rule if it is.
refusal-spell-needs-character = { $spell } is for characters alone, and { $unit } is none on this table; choose a character, in a unit or not.
refusal-spell-needs-champion = { $spell } is for a character or champion, and { $unit } is neither on this table; choose another.
refusal-spell-on-foot = { $spell } is for models on foot, and { $unit } is mounted; choose another.
refusal-spell-bear-already = { $unit } is a Bear already; choose another.
refusal-spell-unit-engaged = { $spell } is for a unit that is not in close combat; choose another.
refusal-spell-on-whole-unit = { $spell } is for whole units, and { $unit } is part of { $host }: name that one.
refusal-character-sheltered = { $unit } is sheltered by { $host }: strike an ordinary model in his place.
refusal-spell-forgotten = { $unit } has forgotten { $spell }; choose another of the wizard’s spells.
refusal-spell-not-known = { $unit } does not know { $spell }; choose one of the spells this wizard knows.
refusal-more-struck-than-models = { $count } models are struck, but only { $models } are left; count again.
refusal-shooters-cannot-shoot = { $unit } is kept from shooting by a spell; choose another unit.
next-effect-under-template = Unit under the template
next-effect-on-another = Effect on another unit
reminder-spell-due = { $spell } strikes now, as this magic phase begins
reminder-cleansing-light = Cleansing Light burns now: { $units }
reminder-caged-moved = Moved in a Flaming Cage, which burns them now: { $units }
reminder-caged = In a Flaming Cage, which burns whoever moves: { $units }
reminder-bear = The Bear’s form ends with this phase: { $units }
chart-metal-strength = Strength by armour save (Lore of Metal)
counter-rerolls = Re-rolls of one die
counter-sanctuary-dice = Dispel dice of the Lush Sanctuary
rule-cavalry = Cavalry
    .aliases = beast cavalry, cavalry without a rider
rule-monstrous-infantry = Monstrous infantry
    .aliases = monstrous infantryman, ogre-sized infantry
rule-monstrous-cavalry = Monstrous cavalry
    .aliases = monstrous cavalryman
rule-flying-cavalry = Flying cavalry
    .aliases = flying cavalryman, winged cavalry
refusal-spell-needs-animals = { $spell } touches Tiny creatures, cavalry, chariots and monsters alone, and { $unit } has none on this table; { WAY("unit edit") } adds the rule if it has.
