## Creatures, poisons, powers and runes as units are written with them
rule-human = Human
    .aliases = humans
rule-dwarf = Dwarf
    .aliases = dwarfs, dwarves
rule-halfling = Halfling
    .aliases = halflings
rule-pygmy = Pygmy
    .aliases = pygmies
rule-elf = Elf
    .aliases = elves
rule-ogre = Ogre
    .aliases = ogres
rule-troll = Troll
    .aliases = trolls
rule-giant = Giant
    .aliases = giants
rule-treeman = Treeman
    .aliases = treemen
rule-lizardman = Lizardman
    .aliases = lizardmen
rule-troglodyte = Troglodyte
    .aliases = troglodytes
rule-slann = Slann
    .aliases = slanns
rule-lycanthrope = Lycanthrope
    .aliases = lycanthropes, in animal form
rule-monster = Monster
    .aliases = monsters
rule-animal = Animal
    .aliases = animals, beast
rule-four-legged = Four-legged
    .aliases = four-legged animal
rule-dragon = Dragon
    .aliases = dragons
rule-reptile = Reptile
    .aliases = reptiles
rule-chaos = Of Chaos
    .aliases = chaotic
rule-charioteers = Charioteers
    .aliases = crew of a chariot, chariot crew
rule-draught-team = Draught team
    .aliases = team, draught animals
rule-orc = Orc
    .aliases = orcs
rule-goblin = Goblin
    .aliases = goblins
rule-hobgoblin = Hobgoblin
    .aliases = hobgoblins
rule-man-slayer = Man-slayer
    .aliases = man-slayer poison
rule-elf-bane = Elf-bane
    .aliases = elf-bane poison
rule-black-root = Black root
    .aliases = black root poison
rule-troll-bane = Troll-bane
    .aliases = troll-bane poison
rule-lizard-bane = Lizard-bane
    .aliases = lizard-bane poison
rule-demon-bane = Demon-bane
    .aliases = demon-bane poison
rule-truth-leaf = Truth leaf
    .aliases = truth leaf poison
rule-beast-bane = Beast-bane
    .aliases = beast-bane poison
rule-grave-root = Grave root
    .aliases = grave root poison
rule-strength-theft = Strength theft
    .aliases = steals Strength
rule-toughness-theft = Toughness theft
    .aliases = steals Toughness
rule-initiative-theft = Initiative theft
    .aliases = steals Initiative
rule-leadership-theft = Leadership theft
    .aliases = steals Leadership
rule-intelligence-theft = Intelligence theft
    .aliases = steals Intelligence
rule-cool-theft = Cool theft
    .aliases = steals Cool
rule-will-power-theft = Will Power theft
    .aliases = steals Will Power
rule-degeneration = Degeneration
    .aliases = weapon of degeneration
rule-cold-attack = Cold attack
    .aliases = weapon of cold
rule-dimensional-attack = Dimensional attack
    .aliases = dimensional weapon
rule-double-damage = Double damage
    .aliases = double wounds
rule-striking-power = Striking power
    .aliases = blow of Strength 10
rule-destruction-of-magic-weapons = Destruction of magic weapons
    .aliases = destroys magic weapons
rule-rune-of-speed = Rune of Speed
    .aliases = speed rune
rule-rune-of-wounding = Rune of Wounding
    .aliases = rune of cutting, rune of shock
rule-rune-of-minor-death = Minor Rune of Death
    .aliases = rune of minor death
rule-great-rune-of-death = Great Rune of Death
    .aliases = great death rune
rule-rune-of-death = Rune of Death
    .aliases = death rune
rule-invested = Points invested
    .aliases = magic points in a blow

status-rune-of-speed-faded = Rune of Speed faded
status-rune-of-wounding-faded = Rune of Wounding faded
status-power-spent = power of the day spent
status-frenzy-rounds = rounds in divine frenzy
    .counted = { $value } rounds in divine frenzy
status-degenerating = decaying

## Result
procedure-combat-result = Combat result
    .about = The end of a round whose blows fell at the table: result, rout tests, pursuit
outcome-combat-result = { outcome-close-combat-round }
choice-blows = blows
choice-result = result

## Rolls and steps
modifier-rune-of-speed = Rune of Speed
modifier-rune-of-wounding = Rune of Wounding
modifier-absorbed-magic = absorbed magic
modifier-divine-frenzy = divine frenzy
modifier-flaming = fire
step-hits-halved = { $unit }: half of { $hits } hits come to nothing, { $left } left.
step-aura-soaks = The aura of { $unit } takes { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
 } upon itself.
step-aura-destroyed = The magic weapon destroys the aura of { $unit }.
step-illusion-vanishes = { $unit } is an illusion: attacked, it vanishes.
step-mighty-blow = { $unit }: { $count ->
    [one] one blow
   *[other] { $count } blows
 } of Strength { $strength }.
step-poison-tells = Poison takes { $points } Toughness of { $unit }.
step-chariot-charges = { $unit } runs into { $target }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
 } of Strength 4.
step-weapon-destroyed = The magic weapon of { $unit } is destroyed.
step-joined-unknown = { $unit } is with { $host } but does not fight: a value is missing; { WAY("unit edit unit:", $unit, " change:WS4") } notes one.
step-proof-against = Ordinary weapons do nothing to { $unit }.
step-frenzy-ignores = { $unit } is in divine frenzy: only a blow that kills it counts.

## Readings
house-poison-result = Poison in the result
    .about = Whether figures that poison kills count in the result of a combat
house-value-counted = they count
house-value-uncounted = wounds alone count
house-frenzy-start = Start of a divine frenzy
    .about = Initiative in its first round: -1 as printed, or +1 as the others go
house-value-slower = Initiative -1
house-value-quicker = Initiative +1
house-captured-standard = Captured standard
    .about = Two less than the Leadership of the profile, or than that with the standard
house-value-from-own = less than the profile’s
house-value-from-total = less than with the standard
choice-impact = charge of a chariot
choice-chariot = hits on a chariot
choice-challenge = challenge
choice-challenge-order = who challenges first
rule-destruction-of-undead = Destruction of undead
    .aliases = destroys undead
rule-absorption-of-magic = Absorption of magic
    .aliases = absorbs magic
rule-selfish-weapon = Selfish weapon
    .aliases = selfishness
step-leader-slain = The leader of { $unit } is slain.
refusal-chariot-undriven = Nobody drives { $unit }: write its crew as a unit of its own [charioteers] and let it join with { WAY("unit join") }, or give the chariot a Leadership.
step-chariot-undriven = { $unit } has no crew that fights: write it as a unit of its own [charioteers], what pulls it [draught team], and let both join it with { WAY("unit join") }.
step-chariot-breadth = Breadth of { $unit } unknown: one figure faces it; { WAY("unit edit unit:", $unit, " change:Wide4") } notes that four do.
