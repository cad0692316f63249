## Things
procedure-magic-item = Magic item
    .about = What a magic item of the book is, costs and does
outcome-magic-item = { $item ->
    [mirrors-of-all-seeing] A pair: each shows what one would see in the other.
    [thrice-blessed-copper-amulet] Armour save 1 better against wounds of weapons that are not magic, or are poisoned; it turns green within 30 cm of poison.
    [adamantine-amulet] Toughness 7; it is not taken off unless its bearer is killed or maimed.
    [enchanted-jade-amulet] As the copper amulet; besides immunity to poison, and a regeneration like that of trolls, which this text does not describe.
    [coal-amulet] Holds up to 3 fireballs, thrown one by one or together in the magic phase for nothing and without a test; a wizard fills it by casting on it.
    [iron-amulet] Not for wizards: 1, 2 or 3 to the Will Power for magic saves alone; write it with its number. At 12 magic does nothing.
    [virtuous-silver-amulet] Immune to psychology caused by undead alone.
    [arrows-of-unerring-flight] Elves only, 12 points an archer: they always hit, are magic weapons, and do not destroy auras.
    [arrows-of-power] 6 points an archer: Strength +1 for one battle, magic weapons that do not destroy auras; bolts and others may be so too.
    [flying-carpet] Flies as a glider with up to 12 passengers; it obeys its master (2D6 under Will Power). 200 points for an Arab wizard, with a Zone of Sanctuary; others have a zone in 50 of 100.
    [mithril-mail] 50 points: save 1 better than mail (5+), no movement penalty.
    [mithril-breastplate] 75 points: save 1 better than a breastplate, no movement penalty.
    [mithril-plate] 125 points: save 1 better than plate, no movement penalty.
    [healing-orbs] One gives back 1 wound of a weapon that is not magic, once a day; a set of seven cures wholly, once a day.
    [death-orbs] They look like the others: one takes 1 wound, any set that holds one kills.
    [magic-wand] Stores 10 magic points a level; moved to a wizard in his magic phase, put into saves, or into a blow that hit as its Strength. Nothing destroys it.
    [shield-of-scepticism] No magic does anything to its bearer; unstable creatures within 30 cm are unstable at once.
    [staff-of-command] Controls undead within 60 cm; undead, ethereal, demons and elementals within 60 cm are not unstable; Leadership +1; Change of Allegiance once a day for 8 MP at any level.
    [boots-of-speed] Movement twice as far.
    [leaping-boots] Leap 6 + D6 times 2.5 cm high.
    [boots-of-slowness] No more than 5 cm at a time.
    [bovva-s-boots] One kick of Strength 6 instead of all attacks.
    [boots-of-concealment] Pockets of 65 × 65 cm, or one thing of 2 m, without a burden.
    [boots-of-command] Whoever wears them but their owner must go where they go.
    [dawn-stone] A magic weapon of D6 powers with a Zone of Sanctuary that moves along: a zone it meets is destroyed, its own is gone for a turn. A wizard’s Will Power is 2 more.
    [enchanted-rope] 50 cm and D4 times 50 long, a wound each 2.5 cm; fights alone (M 7.5, WS 4, S 3, T 3, I 10, A 2), 4+ against weapons that are not magic, burns; no missile hurts it.
    [spell-jewel] One spell once a battle for nothing, for anybody.
    [multi-spell-jewel] Several spells, or one several times.
    [energy-jewel] Wizards: its magic points once a day, beyond their most too.
    [mastery-jewel] Wizards: one level more, with its points and spells, as long as they have it.
    [cat-of-calisthenes] Makes a wizard of level 1 with 10 magic points of a beginner.
   *[urn-warriors] From a broken urn a skeleton champion or hero attacks who broke it, unless necromancy controls it.
 }
procedure-wear-item = Wearing something magic
    .about = Put on what changes a value, or take it off
outcome-wear-item = { $worn ->
    [yes] It is worn now.
   *[no] It is worn no more.
 }
procedure-item-mastery = Master of a magic thing
    .about = 2D6 under the Will Power for a weapon, a carpet or a rope to obey
outcome-item-mastery = { $obeys ->
    [yes] It obeys its new owner.
   *[no] It does not obey, and never will.
 }
procedure-item-chance = Chance of the book
    .about = Whether a carpet has a zone (50 in 100), or a tumulus dawn stones (5)
outcome-item-chance = { $so ->
    [yes] It does.
   *[no] It does not.
 }
procedure-rope-length = Enchanted rope
    .about = Its length, 50 + D4 × 50 cm, and its wounds
outcome-rope-length = { $length } cm and { $wounds } wounds.
procedure-leap = Leaping boots
    .about = How high they leap: (6 + D6) × 2.5 cm
outcome-leap = { $height } cm high.
procedure-arrow-recovery = Arrows found again
    .about = Who keeps the arrows of unerring flight after a battle
outcome-arrow-recovery = { $found } sets are found: { $kept-by-unit } for the unit, { $kept-by-victors } for the victors.
procedure-orbs = Orbs
    .about = Use one orb or a set of seven, of healing or of death
outcome-orbs = { $state ->
    [healed] 1 wound back.
    [cured] Cured of everything.
    [hurt] A death orb: 1 wound lost.
   *[slain] A death orb is among them: death.
 }

## Weapons
procedure-magic-weapon = Magic weapon by dice
    .about = D3 powers, each a D100 with what goes with it
outcome-magic-weapon = A magic weapon worth { $points } points.
procedure-magic-power = Power of a magic weapon
    .about = One power: a D100
outcome-magic-power = { $row }
procedure-power-weapon = Weapon of power
    .about = Take it up: D6 × D6 points against the Will Power, master or slave
outcome-power-weapon = { $mp } magic points: { $state ->
    [master] its bearer is its master.
   *[slave] its bearer is its slave.
 }
procedure-invest-points = Points in a blow
    .about = Magic points of a wand or weapon of power put into a blow that hit
outcome-invest-points = The blow has Strength { $strength }{ $kept ->
    [none] .
   *[other] ; { $kept } points are left.
 }
procedure-slave-toll = Slave of a weapon of power
    .about = D6 Will Power lost at the end of a turn in which it was used
outcome-slave-toll = { $lost } Will Power lost, { $wp-left } left{ $coma ->
    [none] .
   *[other] : a coma of { $coma } turns, then 1 point is gone for good.
 }
procedure-cold-attack = Cold attack
    .about = A living creature wounded dies unless it rolls a 6
outcome-cold-attack = { $dies ->
    [yes] The cold kills it.
   *[no] It withstands the cold.
 }
procedure-degeneration = Degeneration
    .about = A D6 each turn of who was wounded: on a 6 it loses a wound
outcome-degeneration = { $wounds ->
    [0] No wound this turn.
   *[other] 1 wound lost.
 }
procedure-weapon-duel = Magic weapons that clash
    .about = A weapon that destroys magic weapons does on a 6, each round
outcome-weapon-duel = { $destroyed ->
    [yes] { $own-destroyed ->
        [yes] Both weapons are destroyed.
       *[no] The other weapon is destroyed: its powers go over for the battle.
     }
   *[no] No weapon is destroyed.
 }
procedure-absorb-spell = Spell absorbed
    .about = Its caster’s level is added to hit and to wound until the end of the battle
outcome-absorb-spell = The spell does nothing; the weapon has +{ $bonus } to hit and to wound now.
procedure-sleep-power = Sleep
    .about = A character within 10 cm sleeps for 2D6 turns
outcome-sleep-power = Asleep for { $turns } turns; nothing wakes him.
procedure-steal-point = Point stolen
    .about = A wound takes a point, which its thief has through the next turn
outcome-steal-point = { $stolen ->
    [0] Nothing is left to steal.
    [one] 1 point is stolen, until the end of the next turn.
   *[other] { $stolen } points are stolen, until the end of the next turn.
 }
procedure-divine-frenzy = Divine frenzy
    .about = How long it lasts: D8+2 turns, then D10 dazed
outcome-divine-frenzy = Frenzy for { $frenzy-turns } turns, then dazed for { $dazed-turns }.

## Runes
procedure-rune-count = Number of runes
    .about = D6 × (D6 - 1), no more than the thing may bear
outcome-rune-count = { $runes ->
    [0] No rune.
    [one] 1 rune.
   *[other] { $runes } runes.
 }
procedure-rune-drawn = Rune
    .about = Which rune: a D100 for sword, axe, armour or staff
outcome-rune-drawn = { $row }{ $kills ->
    [none] { "" }
   *[other] { " " }It kills { $kills-name }.
 }
procedure-rune-value = Value of runes
    .about = 50 points each, 500 for a Great Rune of Death
outcome-rune-value = { $points } points.
procedure-rune-spell = Rune of a spell
    .about = It casts its spell without a test or points, then rests D10 turns
outcome-rune-spell = The spell is cast; the rune rests { $turns ->
    [one] 1 turn.
   *[other] { $turns } turns.
 }{ $paid ->
    [0] { "" }
   *[other] { " " }Magic points paid: { $paid }.
 }

## Options and choices
param-magic-thing = Which item
param-worn = What is worn
param-off = Whether it is taken off
param-item = Weapon, carpet or rope
param-chance-of = What it is about
param-archers = Archers who had them
param-survivors = Archers who left the field alive
param-beaten = Whether their army was beaten
param-healing = Orbs of healing among them
param-deadly = Death orbs among them
param-powers = How many powers: D3, or another die or number
param-invested = Points put into the blow
param-slave = Whether he is the slave of a weapon of power
param-both = Whether both weapons destroy magic weapons
param-caster-level = Mastery of who cast the spell
param-before = Bonus so far
param-stolen = Which characteristic it steals
param-inflicted = Wounds it caused
param-carved = Sword, axe, armour or staff
param-carved-on = What the runes are carved on
param-runes = How many runes, great ones apart
param-great-runes = How many Great Runes of Death
choice-weapon = weapon
choice-carpet = carpet
choice-rope = rope
choice-carpet-zone = a zone in a carpet
choice-tumulus = dawn stones in a tumulus
choice-rune-of-armour = rune of armour
choice-sword = sword
choice-short-sword = short sword
choice-axe = axe
choice-armour = armour
choice-bracelet = bracelet
choice-staff = staff
choice-hammer = hammer
choice-halberd = halberd
choice-two-handed-sword = two-handed sword
choice-gauntlet = gauntlet
choice-magic-weapon-powers = Powers of magic weapons
choice-sword-runes = Runes of a sword
choice-axe-runes = Runes of an axe
choice-armour-runes = Runes of armour
choice-staff-runes = Runes of a staff
choice-rune-of-death = Rune of death: whom it kills

## Words of the results
result-item = item
result-worn = worn
result-obeys = obeys
result-so = so
result-height = height
result-found = sets found
result-kept-by-unit = for the unit
result-kept-by-victors = for the victors
value-healed = healed
value-cured = cured
value-hurt = hurt
value-slain = slain
value-master = master
value-slave = slave
result-wp-left = Will Power left
result-dies = dies
result-own-destroyed = own weapon destroyed
result-bonus = bonus
result-stolen = stolen
result-frenzy-turns = turns of frenzy
result-dazed-turns = turns of daze
result-runes = runes
result-kills = kills

## Dice, steps, refusals
roll-power-count = powers
roll-magic-power = power
roll-power-amount = how much
roll-stored-points = its points
roll-rune-count = number of runes
roll-rune = rune
roll-rune-victims = whom it kills
roll-rune-rests = turns of rest
roll-item-mastery = mastery
roll-slave-toll = Will Power lost
roll-coma = coma
roll-cold-save = save against cold
roll-degeneration = degeneration
roll-weapon-duel = weapons that clash
roll-sleep = sleep
roll-frenzy-turns = turns of frenzy
roll-dazed-turns = turns of daze
roll-rope-length = length
roll-leap = height
roll-item-chance = chance
step-power-found = { $row }{ $rolled ->
    [0] { "" }
   *[other] { " " }({ $rolled })
 }
step-rune-found = { $row }
step-rune-kills = It kills { $row }.
step-rune-not-printed = The table of staffs has no row from 81 to 90.
refusal-cold-on-living = { $unit } is not alive: cold does nothing more to it.
refusal-more-survivors-than-archers = { $survivors } survivors of { $archers } archers are too many.
refusal-orbs-one-or-seven = Orbs are used one at a time, or as a set of seven, not { $count }.
refusal-spell-on-sceptic = A Shield of Scepticism: no magic does anything to its bearer.

## Statuses
status-absorbed-magic = its weapon absorbed magic
status-coma = in a coma
status-divine-frenzy = in divine frenzy
status-magic-sleep = in magic sleep
status-power-weapon-master = master of a weapon of power
status-power-weapon-slave = slave of a weapon of power
status-rune-faded = its spell rune rests
status-stole-s = stole 1 point of Strength
status-stole-t = stole 1 point of Toughness
status-stole-i = stole 1 point of Initiative
status-stole-ld = stole 1 point of Leadership
status-stole-int = stole 1 point of Intelligence
status-stole-cl = stole 1 point of Cool
status-stole-wp = stole 1 point of Will Power
status-wears-adamantine-amulet = wears: Adamantine Amulet
status-wears-thrice-blessed-copper-amulet = wears: Thrice-blessed Copper Amulet
status-wears-enchanted-jade-amulet = wears: Enchanted Jade Amulet
status-wears-mithril-mail = wears: Mithril Mail
status-wears-mithril-breastplate = wears: Mithril Breastplate
status-wears-mithril-plate = wears: Mithril Plate
status-wears-rune-of-armour = wears: Rune of Armour
status-wears-staff-of-command = wears: Staff of Command
status-wears-dawn-stone = wears: Dawn Stone
status-wears-boots-of-speed = wears: Boots of Speed

## Names of things
rule-mirrors-of-all-seeing = Mirrors of All-seeing
    .aliases = mirrors of all seeing
choice-mirrors-of-all-seeing = Mirrors of All-seeing
rule-thrice-blessed-copper-amulet = Thrice-blessed Copper Amulet
    .aliases = thrice blessed copper amulet
choice-thrice-blessed-copper-amulet = Thrice-blessed Copper Amulet
rule-adamantine-amulet = Adamantine Amulet
    .aliases = adamantine amulet
choice-adamantine-amulet = Adamantine Amulet
rule-enchanted-jade-amulet = Enchanted Jade Amulet
    .aliases = enchanted jade amulet
choice-enchanted-jade-amulet = Enchanted Jade Amulet
rule-coal-amulet = Coal Amulet
    .aliases = coal amulet
choice-coal-amulet = Coal Amulet
rule-iron-amulet = Iron Amulet
    .aliases = iron amulet
choice-iron-amulet = Iron Amulet
rule-virtuous-silver-amulet = Virtuous Silver Amulet
    .aliases = virtuous silver amulet
choice-virtuous-silver-amulet = Virtuous Silver Amulet
rule-arrows-of-unerring-flight = Arrows of Unerring Flight
    .aliases = arrows of unerring flight
choice-arrows-of-unerring-flight = Arrows of Unerring Flight
rule-arrows-of-power = Arrows of Power
    .aliases = arrows of power
choice-arrows-of-power = Arrows of Power
rule-flying-carpet = Flying Carpet
    .aliases = flying carpet
choice-flying-carpet = Flying Carpet
rule-mithril-mail = Mithril Mail
    .aliases = mithril mail
choice-mithril-mail = Mithril Mail
rule-mithril-breastplate = Mithril Breastplate
    .aliases = mithril breastplate
choice-mithril-breastplate = Mithril Breastplate
rule-mithril-plate = Mithril Plate
    .aliases = mithril plate
choice-mithril-plate = Mithril Plate
rule-healing-orbs = Healing Orbs
    .aliases = healing orbs
choice-healing-orbs = Healing Orbs
rule-death-orbs = Death Orbs
    .aliases = death orbs
choice-death-orbs = Death Orbs
rule-magic-wand = Magic Wand
    .aliases = magic wand
choice-magic-wand = Magic Wand
rule-shield-of-scepticism = Shield of Scepticism
    .aliases = shield of scepticism
choice-shield-of-scepticism = Shield of Scepticism
rule-staff-of-command = Staff of Command
    .aliases = staff of command
choice-staff-of-command = Staff of Command
rule-boots-of-speed = Boots of Speed
    .aliases = boots of speed
choice-boots-of-speed = Boots of Speed
rule-leaping-boots = Leaping Boots
    .aliases = leaping boots
choice-leaping-boots = Leaping Boots
rule-boots-of-slowness = Boots of Slowness
    .aliases = boots of slowness
choice-boots-of-slowness = Boots of Slowness
rule-bovva-s-boots = Bovva’s Boots
    .aliases = bovva s boots
choice-bovva-s-boots = Bovva’s Boots
rule-boots-of-concealment = Boots of Concealment
    .aliases = boots of concealment
choice-boots-of-concealment = Boots of Concealment
rule-boots-of-command = Boots of Command
    .aliases = boots of command
choice-boots-of-command = Boots of Command
rule-dawn-stone = Dawn Stone
    .aliases = dawn stone
choice-dawn-stone = Dawn Stone
rule-enchanted-rope = Enchanted Rope
    .aliases = enchanted rope
choice-enchanted-rope = Enchanted Rope
rule-spell-jewel = Spell Jewel
    .aliases = spell jewel
choice-spell-jewel = Spell Jewel
rule-multi-spell-jewel = Multi-spell Jewel
    .aliases = multi spell jewel
choice-multi-spell-jewel = Multi-spell Jewel
rule-energy-jewel = Energy Jewel
    .aliases = energy jewel
choice-energy-jewel = Energy Jewel
rule-mastery-jewel = Mastery Jewel
    .aliases = mastery jewel
choice-mastery-jewel = Mastery Jewel
rule-cat-of-calisthenes = Cat of Calisthenes
    .aliases = cat of calisthenes
choice-cat-of-calisthenes = Cat of Calisthenes
rule-urn-warriors = Urn Warriors
    .aliases = urn warriors
choice-urn-warriors = Urn Warriors
rule-rune-of-protection = Rune of Protection
    .aliases = protection rune

## Tables
table-magic-weapon-powers-initiative-gain = Initiative gain: D10 more Initiative while owned (50 points).
table-magic-weapon-powers-attack-gain = Attack gain: 1 Attack more with it (50 points).
table-magic-weapon-powers-multiple-attacks = Multiple attacks: D3 Attacks more with it (50 points).
table-magic-weapon-powers-strength-gain = Strength gain: Strength +1 while owned (50 points).
table-magic-weapon-powers-multiple-strength = Multiple strength: Strength +D3 while owned (50 points).
table-magic-weapon-powers-toughness-gain = Toughness gain: Toughness +1 while owned (50 points).
table-magic-weapon-powers-multiple-toughness = Multiple toughness: Toughness +D3 while owned (50 points).
table-magic-weapon-powers-wound-gain = Wound gain: 1 wound more while owned (50 points).
table-magic-weapon-powers-leadership-gain = Leadership gain: Leadership +1 while owned (50 points).
table-magic-weapon-powers-will-power-gain = Will Power gain: Will Power +1 while owned (50 points).
table-magic-weapon-powers-intelligence-gain = Intelligence gain: Intelligence +1 while owned (50 points).
table-magic-weapon-powers-cool-gain = Cool gain: Cool +1 while owned (50 points).
table-magic-weapon-powers-fire-attack = Fire attack: D6 points of fire on what burns (75 points).
table-magic-weapon-powers-poison-attack = Poison attack: venomous to all that poison hurts (75 points).
table-magic-weapon-powers-degeneration = Degeneration: who is wounded rolls a D6 each own turn and loses a wound on a 6 (75 points).
table-magic-weapon-powers-cold-attack = Cold attack: a living creature wounded dies unless it rolls a 6 (75 points).
table-magic-weapon-powers-dimensional-attack = Dimensional attack: no armour saves; strikes through walls and zones at what is seen (75 points).
table-magic-weapon-powers-sleep = Sleep: one character within 10 cm a turn sleeps for 2D6 turns (75 points).
table-magic-weapon-powers-strength-theft = Strength theft: each wound takes 1 Strength, lent to the user for the next turn (75 points).
table-magic-weapon-powers-toughness-theft = Toughness theft: each wound takes 1 Toughness, lent for the next turn (75 points).
table-magic-weapon-powers-initiative-theft = Initiative theft: each wound takes 1 Initiative, lent for the next turn (75 points; the text is cut here).
table-magic-weapon-powers-leadership-theft = Leadership theft: each wound takes 1 Leadership, lent for the next turn (75 points).
table-magic-weapon-powers-intelligence-theft = Intelligence theft: each wound takes 1 Intelligence, lent for the next turn (75 points).
table-magic-weapon-powers-cool-theft = Cool theft: each wound takes 1 Cool, lent for the next turn (75 points).
table-magic-weapon-powers-will-power-theft = Will Power theft: each wound takes 1 Will Power, lent for the next turn (75 points).
table-magic-weapon-powers-flying = Flight: its owner flies as a swooper (100 points).
table-magic-weapon-powers-breathing = Breathing under water: its owner needs no air (100 points).
table-magic-weapon-powers-confusion = Confusion: all within 7.5 cm but its user act as stupid (100 points).
table-magic-weapon-powers-fear-of-the-blade = Fear: its bearer causes fear in those he charges or who charge him (100 points).
table-magic-weapon-powers-travel-between-dimensions = Travel between dimensions: the weapon leaves and returns as its owner likes (100 points).
table-magic-weapon-powers-fire-resistance = Resistance to fire: fire and magic of fire do nothing to its holder (100 points).
table-magic-weapon-powers-duplication = Duplication: its owner splits off one double, without arms (100 points).
table-magic-weapon-powers-animation = Animation: the weapon fights alone, M 6 as printed, WS 6, S 4, A 2 (100 points).
table-magic-weapon-powers-invisibility = Invisibility: its owner is unseen at will and moves in secret (100 points).
table-magic-weapon-powers-selfishness = Selfishness: its owner uses no other magic and casts nothing (0 points).
table-magic-weapon-powers-divine-frenzy = Divine frenzy: +1 to hit and to wound in the first round, +2 in the second and so on, Initiative -1 as printed then +2, +3…; D8+2 turns, then D10 dazed (100 points).
table-magic-weapon-powers-destruction-of-undead = Destruction of undead: those within 7.5 cm at the start of its owner’s turn are destroyed (100 points).
table-magic-weapon-powers-destruction-of-magic-weapons = Destruction of magic weapons: each round of combat, on a 6 the other weapon is destroyed and its powers taken (100 points).
table-magic-weapon-powers-absorption-of-magic = Absorption of magic: spells cast at its owner do nothing and add their caster’s level to hit and to wound (100 points).
table-magic-weapon-powers-striking-power = Striking power: once a day a blow that hit has Strength 10 (100 points).
table-magic-weapon-powers-double-damage = Double damage: always 2 wounds for 1 (100 points).
table-magic-weapon-powers-speech = Speech: the weapon talks (100 points).
table-magic-weapon-powers-weapon-of-power = Weapon of power: D6 times D6 magic points, which make a master or a slave (250 points).
table-magic-weapon-powers-runic-weapon = Runic weapon: D6 runes, at their price.
table-sword-runes-spell = Spell: casts its spell without a test, then rests D10 turns.
table-sword-runes-protection = Protection: magic save 1 better, each one.
table-sword-runes-wounding = Wounding: enemy armour saves 1 worse, until it made a wound.
table-sword-runes-speed = Speed: Initiative +1 and +1 to hit, until it made a hit.
table-sword-runes-renewal = Renewal: wakes another rune of the same thing, then is faded for the day.
table-sword-runes-great-death = Great Rune of Death: kills whatever it touches (500 points).
table-sword-runes-minor-death = Minor death: kills creatures of one race, by chance or as the game master says.
table-sword-runes-death = Death: kills creatures of one kind, a D10.
table-axe-runes-spell = Spell: casts its spell without a test, then rests D10 turns.
table-axe-runes-protection = Protection: magic save 1 better, each one.
table-axe-runes-wounding = Wounding: enemy armour saves 1 worse, until it made a wound.
table-axe-runes-speed = Speed: Initiative +1 and +1 to hit, until it made a hit.
table-axe-runes-renewal = Renewal: wakes another rune of the same thing, then is faded for the day.
table-axe-runes-flight = Flight: the weapon is thrown and always hits, once a day.
table-axe-runes-return = Return: the weapon is thrown and comes back, once a day.
table-axe-runes-great-death = Great Rune of Death: kills whatever it touches (500 points).
table-axe-runes-minor-death = Minor death: kills creatures of one race, by chance or as the game master says.
table-axe-runes-death = Death: kills creatures of one kind, a D10.
table-armour-runes-spell = Spell: casts its spell without a test, then rests D10 turns.
table-armour-runes-protection = Protection: magic save 1 better, each one.
table-armour-runes-armour = Armour: armour save 1 better, until its bearer is wounded.
table-armour-runes-renewal = Renewal: wakes another rune of the same thing, then is faded for the day.
table-staff-runes-spell = Spell: casts its spell without a test, then rests D10 turns.
table-staff-runes-protection = Protection: magic save 1 better, each one.
table-staff-runes-not-printed = Nothing is printed for 81 to 90: the game master says, or roll again.
table-staff-runes-renewal = Renewal: wakes another rune of the same thing, then is faded for the day.
table-rune-of-death-goblinoids = goblinoids
value-rune-of-death-goblinoids = goblinoids
table-rune-of-death-four-legged-animals = four-legged animals
value-rune-of-death-four-legged-animals = four-legged animals
table-rune-of-death-humans = humans
value-rune-of-death-humans = humans
table-rune-of-death-dwarfs = dwarfs
value-rune-of-death-dwarfs = dwarfs
table-rune-of-death-elves = elves
value-rune-of-death-elves = elves
table-rune-of-death-dragons = dragons
value-rune-of-death-dragons = dragons
table-rune-of-death-other-reptiles = other reptiles
value-rune-of-death-other-reptiles = other reptiles
table-rune-of-death-creatures-of-chaos = creatures of Chaos
value-rune-of-death-creatures-of-chaos = creatures of Chaos
table-rune-of-death-wizards = wizards
value-rune-of-death-wizards = wizards
table-rune-of-death-not-of-chaos = creatures that are not of Chaos
value-rune-of-death-not-of-chaos = creatures that are not of Chaos
refusal-rune-rests = The rune of { $unit } has faded; wait until it is active again.
result-paid = magic points paid
status-wears-boots-of-slowness = wears: Boots of Slowness
status-wears-mastery-jewel = wears: Mastery Jewel
