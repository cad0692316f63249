## Spells of the eight lores
spell-transmutation-of-lead = Transmutation of Lead
    .aliases = lead
    .about = Cast on a 6+ as a blessing or a curse within 24 paces, it takes 2 off a unit’s Movement and makes its armour save 2 better, until your next magic phase.
spell-burning-iron = Rule of Burning Iron
    .aliases = burning iron
    .about = A magic missile cast on a 6+, range 24 paces: 1D3 hits of Strength 1 against no armour save, 2 against 6+, 3 against 5+, 4 against 4+, 5 against 3+, 6 against 2+ and 7 against 1+, no armour save allowed.
spell-bondage-of-bronze = Bondage of Bronze
    .aliases = bronze
    .about = A curse cast on a 7+ at any distance, on a chariot or war machine only: until your next magic phase it can neither move nor shoot, and it is destroyed, characters too, if it has to flee.
spell-bane-of-steel = Bane of Steel
    .aliases = steel
    .about = A curse cast on a 9+, range 24 paces: for the rest of the battle the models have only basic weapons, without the good or the bad of their ordinary ones, bows included; war machines, Ratling guns and magic weapons are spared.
spell-oath-of-metal = Oath of Metal
    .aliases = oath
    .about = A blessing cast on a 10+, range 24 paces: the models have a ward save of 5+ for the rest of the battle.
spell-molten-silver = Molten Silver
    .aliases = silver
    .about = A magic missile cast on an 11+, range 24 paces: 2D6 flaming hits of Strength 4.
spell-spirit-of-the-forge = Spirit of the Forge
    .aliases = forge
    .about = A magic missile cast on a 12+, range 24 paces: 3D3 hits of Strength 1 against no armour save, 2 against 6+ and so on up to 7 against 1+, no armour save allowed.
spell-second-sign-of-amul = Second Sign of Amul
    .aliases = second sign, amul
    .about = Cast on a 6+, it gives its player 1D3 re-rolls of 1D6 each, one die of several included, lost with the turn.
spell-portent-of-far = Portent of Far
    .aliases = portent
    .about = A blessing cast on a 7+, range 18 paces: until your next magic phase the unit rolls again every 1 to hit, to wound and for its armour.
spell-midnight-wind = Midnight Wind
    .aliases = midnight
    .about = A curse cast on a 7+, range 18 paces: until your next magic phase the unit has to roll again every 6 to hit, to wound and for its armour.
spell-forked-lightning = Forked Lightning
    .aliases = lightning
    .about = A magic missile cast on a 7+ at any distance: 1D6 hits of Strength 4.
spell-storm-of-cronos = Storm of Cronos
    .aliases = cronos
    .about = Cast on a 9+, until your next magic phase enemy units have -1 to hit when shooting and none of them flies.
spell-uranons-thunder = Uranon’s Thunder
    .aliases = thunder, uranon
    .about = A magic missile cast on a 10+ at any distance: 1D6 hits of Strength 4, no armour save allowed.
spell-comet-of-casandora = Comet of Casandora
    .aliases = comet, casandora
    .about = Direct damage cast on a 12+: place the large template anywhere; when the next magic phase begins every model it touches takes a hit of Strength 7 that costs 1D6 wounds.
spell-fireball = Fireball
    .aliases = fire ball
    .about = A magic missile cast on a 6+, range 24 paces: 1D6 flaming hits of Strength 4.
spell-flaming-sword-of-rhuin = Flaming Sword of Rhuin
    .aliases = flaming sword, rhuin
    .about = A blessing cast on a 6+ on the wizard himself: until your next magic phase he has +3 Strength, +3 Attacks, flaming and magical, and always strikes first; he and any unit he joins have a ward save of 5+.
spell-burning-head = Burning Head
    .aliases = head
    .about = Cast on an 8+, it flies 18 paces straight from the wizard like a cannonball that no scenery stops: each enemy model on the way takes a flaming hit of Strength 4, and a unit that loses 1 wound or more tests for Panic.
spell-flaming-cage = Flaming Cage
    .aliases = cage
    .about = A curse cast on an 8+, range 24 paces, that remains in play (1): it does nothing at once, and 1D6 flaming hits of Strength 4 each time the unit moves or manoeuvres, even for a pivot.
spell-flaming-explosion = Flaming Explosion
    .aliases = explosion
    .about = A magic missile cast on a 10+, range 24 paces: 2D6 flaming hits of Strength 4.
spell-incandescent-bolt = Incandescent Bolt
    .aliases = bolt
    .about = A magic missile cast on a 10+, range 24 paces: 1 flaming hit of Strength 8 that costs 1D3 wounds.
spell-storm-of-flame = Storm of Flame
    .aliases = firestorm
    .about = Direct damage cast on a 12+: place the small template with its centre within 18 paces of the wizard; each model it touches takes a flaming hit of Strength 4.
spell-battle-light = Battle Light
    .aliases = light of battle
    .about = Cast on a 6+, until the end of the turn all friendly units have +1 on Leadership tests, and the player may roll 1D6 again once.
spell-burning-gaze = Burning Gaze
    .aliases = gaze
    .about = A magic missile cast on a 6+, range 24 paces: 1D6 flaming hits of Strength 3.
spell-blinding = Blinding
    .aliases = blind
    .about = A curse cast on a 7+ at any distance: until your next magic phase the unit’s Weapon Skill and Ballistic Skill are 1.
spell-phas-blessing = Pha’s Blessing
    .aliases = pha
    .about = A blessing cast on an 8+, range 24 paces: for the rest of the battle the unit is immune to Panic, Fear and Terror; it gets up to 1D3 wounds back and rallies at once if it flees.
spell-bironas-timewarp = Birona’s Timewarp
    .aliases = birona, timewarp
    .about = A blessing cast on an 8+, range 24 paces: until your next magic phase the models have +1 Attack, always strike first and have +1 to hit when shooting.
spell-net-of-amyntok = Net of Amyntok
    .aliases = net, amyntok
    .about = A curse cast on a 10+, range 24 paces, that remains in play (2): the unit cannot move.
spell-cleansing-light = Cleansing Light
    .aliases = cleansing
    .about = A curse cast on a 12+, range 24 paces, that remains in play (3): it does nothing at once, and 2D6 flaming hits of Strength 3 as each following magic phase begins.
spell-steed-of-shadows = Steed of Shadows
    .aliases = steed
    .about = A blessing cast on a 6+, range 18 paces, on a character only: until your next magic phase shots at him and his unit have -1 to hit, and if his unit power is 1 he may at once make a move with Flight, even a charge.
spell-shadow-of-death = Shadow of Death
    .aliases = the shadow of death
    .about = Cast on a 6+, until the end of the turn all enemy units have -1 on Leadership tests, and the player may roll 1D6 again once.
spell-creeping-death = Creeping Death
    .aliases = creeping
    .about = A magic missile cast on a 7+, range 18 paces: 2D6 hits of Strength 2, no armour save allowed.
spell-crown-of-doom = Crown of Doom
    .aliases = crown
    .about = A curse cast on a 9+ at any distance: the unit is Doomed for the rest of the battle, and its enemies have +1 to their combat result where 1 Doomed unit or more fights; a character who leaves it stays Doomed.
spell-mental-blades-of-okham = Mental Blades of Okham
    .aliases = mental blades, okham
    .about = A blessing cast on a 9+, range 18 paces: until your next magic phase no armour save is allowed against the unit’s wounds, in combat or by shooting, and its damage is magical.
spell-unseen-stalker = Unseen Stalker
    .aliases = stalker
    .about = A blessing cast on a 12+, range 12 paces, on a unit that is not in combat: it moves at once as in the movement phase, and may manoeuvre, march, charge or fly.
spell-black-gulf = Black Gulf
    .aliases = gulf, pit of darkness
    .about = Direct damage cast on a 12+: place the small template with its centre within 18 paces of the wizard; each model it touches passes a Strength test or is killed, with only a ward save allowed.
spell-flesh-of-stone = Flesh of Stone
    .aliases = stone flesh
    .about = A blessing cast on a 5+, range 24 paces: the unit has +2 Toughness until your next magic phase.
spell-mistress-of-the-marsh = Mistress of the Marsh
    .aliases = mistress, marsh
    .about = A curse cast on a 7+, range 24 paces: until your next magic phase the unit’s Movement is halved, rounded down; within 6 paces of water it cannot move at all instead; ethereal creatures and flights are spared.
spell-lush-sanctuary = Lush Sanctuary
    .aliases = sanctuary
    .about = Cast on a 7+, the player may roll 1D6 again once this turn and has 1 dispel die more in the next enemy magic phase, and a friendly model, no chariot or war machine, gets 1 wound back.
spell-father-of-thorns = Father of Thorns
    .aliases = thorns
    .about = Direct damage cast on a 7+, range 24 paces: 1D6 hits of Strength 3, and 1D6 more if the unit is within 6 paces of a wood.
spell-rain-lord = Rain Lord
    .aliases = rain
    .about = A curse cast on an 8+ at any distance: for the rest of the battle the unit is Drenched, with -1 Ballistic Skill and -1 Leadership, and what shoots without a roll to hit needs a 4+ each turn; once more does nothing more.
spell-earth-blood = Earth Blood
    .aliases = blood of the earth
    .about = A blessing cast on a 9+, range 12 paces: until your next magic phase the unit has +1 to hit, in combat and when shooting, and a ward save of 4+.
spell-roots-of-the-vine = Roots of the Vine
    .aliases = roots, vine
    .about = A blessing cast on a 12+, range 12 paces: the models have Regeneration for the rest of the battle.
spell-life-drain = Life Drain
    .aliases = drain life
    .about = A curse cast on a 6+, range 18 paces, on any model, in a unit or on a mount too: it takes 1 wound without a roll, no armour save allowed, and if a wound is lost the wizard gets 1 of his back.
spell-fatalitas = Fatalitas!
    .aliases = fatality
    .about = A curse cast on a 6+, range 18 paces, that remains in play (1): the unit has -3 on Leadership tests.
spell-walking-death = Walking Death
    .aliases = walking dead
    .about = A blessing cast on a 7+, range 18 paces: until your next magic phase the unit has +2 Movement, is Relentless, causes Terror and has killing blow, in combat and for all its shots.
spell-laughter-of-bjuna = Laughter of Bjuna
    .aliases = bjuna, laughter
    .about = Direct damage cast on an 8+, range 18 paces: 1D6 hits of Strength 3, no armour save allowed, and the unit is Stupid in its next turn.
spell-soul-thief = Soul Thief
    .aliases = soul stealer
    .about = A curse cast on a 9+, range 18 paces: the unit takes a Leadership test with the wizard’s level added to the dice and suffers 1 wound for each point by which it fails, no armour save allowed.
spell-caress-of-laniph = Caress of Laniph
    .aliases = laniph, caress
    .about = A magic missile cast on an 11+, range 18 paces: 2D6 hits that always wound on 4+, no armour save allowed.
spell-purple-sun-of-xereus = Purple Sun of Xereus
    .aliases = purple sun, xereus
    .about = Direct damage cast on a 12+: place the large template with its centre within 3D6 paces of the wizard; each model it touches passes an Initiative test or is killed, with only a ward save allowed.
spell-hunting-wolf = Hunting Wolf
    .aliases = wolf
    .about = A blessing cast on a 6+, range 18 paces: the unit moves 1D6 paces the shortest way to the nearest enemy it sees, else straight on, 1 pace from units and scenery at the nearest; in contact it charges without a Fear test and the enemy may only flee or hold; it has +1 Strength this turn.
spell-bears-fury = Bear’s Fury
    .aliases = bear
    .about = A blessing cast on a 6+, range 12 paces, on a character or champion on foot who is no Bear yet: he has M6 WS4 BS0 S5 T4 I3 Ld7, +2 wounds and +2 Attacks, causes Fear, uses no shield or weapon, and has +1 Strength this turn, until a phase ends in which both lent wounds are lost.
spell-savage-awakening = Savage Awakening
    .aliases = awakening
    .about = Cast on a 7+ as a blessing or a curse, range 24 paces: the unit has Frenzy until your next magic phase, and +1 Strength this turn if it is a friend.
spell-animal-fear = Animal Fear
    .aliases = beast fear
    .about = A curse cast on a 7+, range 24 paces: until your next magic phase tiny models, cavalry, chariots and monsters of the unit do not fly and have -2 Movement and -2 Weapon Skill, their riders too.
spell-crows-feast = Crow’s Feast
    .aliases = crow
    .about = A magic missile cast on an 8+, range 24 paces: 2D6 hits of Strength 3.
spell-hunting-spear = Hunting Spear
    .aliases = spear of the hunter
    .about = A magic missile cast on a 9+, range 24 paces: 1 hit of Strength 6 that costs 1D3 wounds, no armour save allowed, and goes on to the next rank with -1 Strength each time it kills.
spell-unstoppable-bull = Unstoppable Bull
    .aliases = bull
    .about = A blessing cast on a 12+, range 12 paces: the unit is Stubborn for the rest of the battle, and has +1 Strength this turn.

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
step-spell-known = { $number }. { $spell }
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
param-undone = Whether the spell was not cast or was dispelled; the battle knows
refusal-spell-undone = The spell tried last was not cast, or was dispelled: it has no effect. For another spell, add undone:no.
refusal-nothing-foretold = { $spell } does nothing later: leave out due.
refusal-not-on-machines = { $spell } is a blessing of Life, which no chariot or war machine can receive; choose another unit.
refusal-spell-on-caster = { $spell } is for its caster alone: leave out target.
refusal-spell-needs-machine = { $spell } is for chariots and war machines alone, and { $unit } is neither on this table; /unit edit adds the rule if it is.
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
reminder-spell-due = { $spell } strikes now, as this magic phase begins
reminder-cleansing-light = Cleansing Light burns now: { $units }
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
refusal-spell-needs-animals = { $spell } touches Tiny creatures, cavalry, chariots and monsters alone, and { $unit } has none on this table; /unit edit adds the rule if it has.
