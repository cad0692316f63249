## Casting
procedure-cast-spell = Spell
    .about = Cast a spell: test, cost, magic save and all it does
offer-effect = Effect of a spell
offer-cast = Cast
offer-rest = Rest
offer-sword = Keep the sword
offer-draw = Draw points
outcome-cast-spell = { $outcome ->
    [failed] The spell is not cast{ $total ->
        [none] { "" }
       *[other] { " " }(a roll of { $total })
     }.{ $wounds ->
        [none] { "" }
       *[other] { " " }Its target loses 1 wound instead.
     }
    [cast] The spell is cast: resolve it on each of its targets.
    [resisted] The spell is cast, and its target resists.
    [absorbed] The spell is cast, and the weapon of its target absorbs it: nothing else happens.
    [uncontrolled] { $summoned ->
        [none] What came is not controlled: nothing more happens.
       *[other] { $summoned } × { $creature-name }, and nobody controls them.
     }
   *[works] { $cancelled ->
        [yes] The spell only ends the one cast before.
       *[no] The spell works{ $passed ->
            [yes] : the test is passed
            [no] : the test is failed
           *[none] { "" }
         }{ $wounds ->
            [none] { "" }
            [1] , 1 wound lost
           *[other] , { $wounds } wounds lost
         }{ $models-lost ->
            [none] { "" }
            [0] { "" }
            [1] , 1 model dies
           *[other] , { $models-lost } models die
         }{ $destroyed ->
            [yes] , nothing is left of the target
           *[no] { "" }
         }{ $lost ->
            [none] { "" }
            [1] , 1 point lost
           *[other] , { $lost } points lost
         }{ $healed ->
            [none] { "" }
            [0] , nobody healed
            [1] , 1 wound back
           *[other] , { $healed } wounds back
         }{ $summoned ->
            [none] { "" }
           *[other] : { $summoned } × { $creature-name }
         }{ $power ->
            [none] { "" }
           *[other] , { $power } magic points gained
         }{ $turns ->
            [none] { "" }
            [1] , for 1 turn
           *[other] , for { $turns } turns
         }{ $counted ->
            [none] { "" }
           *[other] : { $counted } in all
         }{ $length ->
            [none] { "" }
           *[other] , { $length } cm long
         }{ $move ->
            [none] { "" }
           *[other] , { $move } cm of movement at most
         }{ $fire ->
            [none] { "" }
           *[other] , points of fire: { $fire }
         }{ $rallied ->
            [yes] , the unit rallies
           *[no] { "" }
         }.
     }
 }{ $cost ->
    [none] { "" }
   *[other] { " " }Cost: { $cost } MP, { $mp-left } left.
 }
procedure-spell-effect = Effect of a spell
    .about = Resolve a spell on one more target, or what of it is due now
outcome-spell-effect = { outcome-cast-spell }
procedure-spell-cost = Cost of a spell
    .about = What a spell costs, the wizard’s armour in it
outcome-spell-cost = { $cost } MP{ $surcharge ->
    [0] .
   *[other] : { $energy } for the spell and { $surcharge } for armour.
 }

## Magic saves
procedure-magic-save = Magic save
    .about = 2D6 that must not exceed the Will Power, with the points of both sides
outcome-magic-save = { $saved ->
    [yes] The save succeeds: the spell does nothing.
   *[no] The save fails: the spell takes effect.
 } Will Power: { $effective }{ $total ->
    [none] , no dice needed.
   *[other] , dice: { $total }.
 }
procedure-save-bid = Secret points
    .about = Write down the magic points put into a spell or save; ask it with secret
outcome-save-bid = { $points ->
    [0] No magic points are put into it.
    [one] 1 magic point is put into it.
   *[other] { $points } magic points are put into it.
 } Once the other player has written his, reveal both, then cast{ TYPED(" with boost and defence") }.

## Wizards and their points
procedure-magic-points = Magic points
    .about = The points a wizard begins with: 10 or 3D6 a level
outcome-magic-points = { $mp } magic points.
procedure-rest = Rest of a wizard
    .about = A whole turn without doing anything gives 1 magic point back
outcome-rest = { $why ->
    [rested] 1 magic point back: { $mp-left }.
    [disturbed] No rest: the wizard did something this turn.
    [armour] No rest: his armour keeps his points from coming back.
    [zone] No rest while he keeps up a zone.
    [sword] No rest while he keeps up an animated sword.
    [ethereal] No rest while he is ethereal.
   *[full] He has all his { $mp-left } points.
 }
procedure-move-points = Points from a wand
    .about = Move magic points from a wand or power weapon to its master
outcome-move-points = { $moved } moved: the wizard has { $mp-left }, { $kept } stay where they were. { $casts ->
    [yes] He may still cast.
   *[no] He casts nothing this phase.
 }
procedure-wizard-profile = Becoming a wizard
    .about = What mastery adds to the profile of a creature
outcome-wizard-profile = A wizard now: Strength { $s }, Toughness { $t }, Wounds { $w }, Initiative { $i }, Leadership { $ld }, Intelligence { $intelligence }, Cool { $cl }, Will Power { $wp }.
procedure-spell-allowance = Spells a wizard may know
    .about = How many spells, by mastery, school and Intelligence
outcome-spell-allowance = { $total } spells: { $battle } of battle magic and { $own } of his own school, { $chart } by his mastery, never more than his Intelligence.
procedure-learn-spell = Learning a spell
    .about = A wizard learns a spell, or one in the place of another
outcome-learn-spell = The spell is learned: { $known } known, { $left ->
    [0] no more of this level and list.
   *[other] { $left } more of this level and list may be.
 }
procedure-owns-magic-weapon = Owning a magic weapon
    .about = Whether a wizard owns one: 10, 60, 75 or 90 in 100 by his level
outcome-owns-magic-weapon = { $owns ->
    [yes] He owns a magic weapon.
   *[no] He owns no magic weapon.
 }

## Summoned creatures
procedure-summon-control = Control of what was summoned
    .about = 2D6 under the Will Power, to be obeyed by demons or elementals
outcome-summon-control = { $controlled ->
    [yes] They obey: { $total } against { $effective }.
   *[no] They do not obey: { $total } against { $effective }.
 }
procedure-uncontrolled-reaction = Uncontrolled creatures
    .about = What demons or elementals do that nobody controls: a D6
outcome-uncontrolled-reaction = { $row }
table-uncontrolled-demons-nothing = The demons do nothing.
table-uncontrolled-demons-enemy-unit = The demons attack the nearest enemy unit.
table-uncontrolled-demons-enemy-character = The demons attack the nearest enemy character.
table-uncontrolled-demons-nearest-unit = The demons attack the nearest unit of either side.
table-uncontrolled-demons-allied-unit = The demons attack the nearest unit of their summoner’s side.
table-uncontrolled-demons-summoner = The demons attack their summoner.
table-uncontrolled-elementals-nothing = The elementals do nothing.
table-uncontrolled-elementals-enemy-unit = The elementals attack the nearest enemy unit.
table-uncontrolled-elementals-enemy-character = The elementals attack the nearest enemy character.
table-uncontrolled-elementals-nearest-unit = The elementals attack the nearest unit of either side.
table-uncontrolled-elementals-allied-unit = The elementals attack the nearest unit of their summoner’s side.
table-uncontrolled-elementals-summoner = The elementals attack their summoner.
procedure-undead-control = Control of undead
    .about = Whether skeletons or zombies are near enough to their controller
outcome-undead-control = { $controlled ->
    [yes] Near enough: they obey.
   *[no] Too far: nobody controls them beyond { $range } cm.
 }
procedure-bound-creature = Bound creature
    .about = A guardian or demonic steed vanishes when its summoner is slain
outcome-bound-creature = { $vanishes ->
    [yes] It vanishes with its summoner.
   *[no] It stays.
 }
procedure-spirit-flight = Spirit of a necromancer
    .about = How many turns the spirit of Life in Death has to find a body
outcome-spirit-flight = The spirit has { $turns } turns to find a body, { $distance } cm in each.

## What ends, and what is kept up
procedure-end-spell = End of a spell
    .about = Its caster ends it, or something breaks it: nothing is dispelled here by dice
outcome-end-spell = The spell ends.
procedure-end-aura = End of an aura
    .about = A magic weapon’s touch destroys an aura; its bearer may drop it
outcome-end-aura = { $ended ->
    [yes] The aura is gone.
   *[no] The aura stays: magic arrows are too weak for it.
 }
procedure-zones-overlap = Zones that overlap
    .about = Zones that overlap destroy each other
outcome-zones-overlap = The zones destroy each other; zones left: { $remaining-zones }.
procedure-in-zone = In a zone
    .about = Note that a unit stands in a zone of steadfastness, sanctuary or concealment, or leaves
outcome-in-zone = { $inside ->
    [yes] The unit stands in the zone, which is { $across } cm across.
   *[no] The unit has left the zone.
 }
procedure-sword-upkeep = Upkeep of an animated sword
    .about = 2 magic points a turn, and 1 for each roll that hit the sword
outcome-sword-upkeep = { $kept ->
    [yes] The sword goes on: { $cost } MP.
   *[no] The sword falls: { $cost } MP would be needed.
 }

## Options
param-spell = The spell: by its name or its number in the book
param-wizard = The wizard
param-level = Mastery of the wizard, 1 to 4
param-mp = Magic points he has now
param-mp-max = The most magic points he may have
param-wizard-save = Armour save of the wizard: armour makes magic dearer
param-no-armour = Whether his save is none of armour
param-wizard-wp = Will Power of the wizard, to control what he summons
param-quantity = How many balls, bolts, sections, replicas, wounds or hits
param-quantity-fireball = How many balls
param-quantity-lightning = How many bolts
param-quantity-cure-severe-wound = How many Wounds to heal
param-quantity-replicas = How many replicas
param-quantity-illusory-buildings = How many sections
param-quantity-illusory-woods = How many sections
param-form = In which way a spell is used that has several
param-creature = What is summoned, where there is a choice
param-chosen = The characteristic that the spell raises
param-summoned = Creatures like those that come: a profile line; the new unit joins the battle
param-boost = Magic points that make the save harder
param-defence = Magic points the target puts into its save
param-bonus = What runes and amulets add to the save
param-waive = Whether the target does without its save, where it may
param-control-mp = Magic points put into the test of control
param-free = Whether it costs nothing and needs no test: a jewel, a rune
param-ws = Weapon Skill
param-t = Toughness, of a creature or a structure
param-carried = Wounds noted on it
param-struck = Models that the spell touches; all of them if not said
param-fire = Points of fire noted on it
param-masonry = Whether it is of stone, brick or cement: a save of 5+
param-near-staff = Whether it is within 60 cm of a Staff of Command
param-due = Whether what the spell does later happens now
param-water-breather = Whether the target breathes under water
param-bid = Magic points written down
param-method = Whether points are fixed or rolled
param-disturbed = Whether he moved, fought, cast or did anything else
param-stored = Magic points in the wand or weapon
param-wanted = How many he wants; as many as he may if not said
param-mastery = The mastery it is to have
param-intelligence = Intelligence
param-school = What the wizard is
param-forget = A spell he gives up for it
param-kind = Demons or elementals
param-reach = How far his control reaches
param-by = What ends it
param-zone = Which zone
param-leaves = Whether the unit leaves it
param-hits = How many hits
param-first = Whether it is the turn in which it is cast
param-summoner-slain = Whether its summoner is slain

## Choices
choice-magic-save = magic save
choice-summon-control = control of what was summoned
choice-spell = a spell
choice-aura = an aura
choice-zones = zones that overlap
choice-fixed = 10 a level
choice-rolled = 3D6 a level
choice-ordinary = ordinary wizard
choice-necromancer = necromancer
choice-illusionist = illusionist
choice-demonologist = demonologist
choice-elementalist = elementalist
choice-demons = demons
choice-elementals = elementals
choice-innate = 30 cm, by himself
choice-extended = 60 cm
choice-total = the whole table
choice-magic-weapon = a magic weapon
choice-magic-arrow = a magic arrow
choice-at-will = its bearer
choice-zone-of-steadfastness = Zone of Steadfastness
choice-zone-of-sanctuary = Zone of Sanctuary
choice-apart = on a unit by itself
choice-melee = on a melee
choice-minor = on minor demons
choice-major = on a major demon
choice-many = D6 hits of Strength 8
choice-one = 1 hit of Strength 10
choice-uncontrolled-demons = Uncontrolled demons
choice-uncontrolled-elementals = Uncontrolled elementals
choice-skeleton-champion = skeleton champion
choice-skeletons = skeletons
choice-skeleton-minor-hero = skeleton minor hero
choice-skeleton-major-hero = skeleton major hero
choice-zombies = zombies
choice-ghouls = ghouls
choice-mummies = mummies
choice-humanoids = humanoids
choice-undead = undead
choice-ethereals = ethereal creatures
choice-large-monster = large monster
choice-minor-demons = minor demons
choice-minor-demon = minor demon
choice-major-demon = major demon
choice-demonic-steed = demonic steed
choice-earth-elemental = earth elemental
choice-fire-elemental = fire elemental
choice-air-elemental = air elemental
choice-water-elemental = water elemental
choice-swarm = swarm

## Words of the results
value-works = works
value-cast = cast
value-resisted = resisted
value-uncontrolled = uncontrolled
result-wounds = wounds
result-models-lost = models lost
result-destroyed = destroyed
result-lost = points lost
result-healed = wounds back
result-creature = creature
result-summoned = summoned
result-power = magic points gained
result-turns = turns
result-counted = in all
result-length = length
result-move = movement
result-fire = points of fire
result-cancelled = only ended
result-rallied = rallied
result-cost = cost
result-energy = energy
result-surcharge = armour
result-saved = saved
result-effective = Will Power that counts
result-points = points
result-mp = magic points
result-mp-left = magic points left
result-gained = gained
result-why = why
value-rested = rested
value-disturbed = disturbed
value-armour = armour
value-zone = zone
value-sword = sword
value-ethereal = ethereal
value-full = full
result-moved = moved
result-kept = kept
result-s = Strength
result-t = Toughness
result-w = Wounds
result-i = Initiative
result-ld = Leadership
result-intelligence = Intelligence
result-cl = Cool
result-wp = Will Power
result-battle = battle magic
result-own = own school
result-chart = by mastery
result-total = in all
result-known = known
result-left = left
result-owns = owns one
result-controlled = controlled
result-range = range
result-vanishes = vanishes
result-ended = ended
result-remaining-zones = zones left
result-inside = inside

## Dice, modifiers and steps
roll-casting = casting
roll-magic-test = Will Power test before the spell
roll-magic-save = magic save
roll-summon-control = control
roll-creatures = creatures
roll-spell-turns = turns
roll-spell-hits = hits
roll-fire-points = points of fire
roll-counted = how many
roll-power = magic points
roll-slain = how many fall
roll-points-lost = points lost
roll-poison = poison
roll-quicksand = quicksand
roll-water-save = save of water-breathers
roll-magic-points = magic points
roll-magic-weapon-owned = magic weapon
roll-uncontrolled = what they do
roll-psychology-test = psychology test
roll-rout-test = rout test
roll-to-hit = to hit
roll-to-wound = to wound
roll-armour-save = armour save
roll-multiple-wounds = wounds of each hit
modifier-spell-boost = spell boosted
modifier-save-boost = save boosted
modifier-save-bonus = runes and amulets
modifier-control-boost = points for control
modifier-engaged = in close combat
modifier-strength = Strength
step-cast-without-test = { $mp } magic points: no test is needed from 12 on.
step-save-without-dice = A Will Power of { $effective } for this save: the dice can change nothing.
step-character-saves-apart = { $unit } makes a save apart: nobody noted the Will Power.
step-targets-to-come = Its targets are not named yet: { WAY("roll spell_effect") } deals with each in turn.
step-comes-beside = With them: { $count } { $creature ->
    [major-demon] major demon
   *[other] { $creature }
 }.
step-instability-ignored = Instability does nothing to it this time.
step-heals-only = The spell heals those alone who lost just 1 wound, not { $lost }.
step-stuck-in-sand = The undead do not breathe: they are stuck and do not move.
step-chance-in-hundred = { $chance } in 100: { $fallen }.

## House rules and lists
house-magic-test = Will Power test before each spell
    .about = 2D6 under the Will Power first, -1 in combat; failed, 1 MP a spell level is lost
house-lightning-cost = What Lightning costs
    .about = 3 MP for all bolts as printed, or 3 for each bolt
house-value-flat = once for all
house-value-each-bolt = for each bolt
house-quicksand-dice = Test in quicksand
    .about = The dice are missing in the text: 2D6 or 1D6 under the Toughness
house-value-two = 2D6
house-value-one = 1D6
lore-battle-magic = Battle magic
    .about = The list of all wizards: an ordinary one knows three spells of each level up to his own.
lore-necromancy = Necromancy
    .about = What it summons always obeys; no race of good alignment learns it.
lore-illusion = Illusion
    .about = One illusion at a time, until its maker ends it or it is attacked in close combat; it harms nobody.
lore-demonology = Demonology
    .about = What it summons obeys if 2D6 do not exceed the summoner’s Will Power.
lore-elemental-magic = Elemental magic
    .about = What it summons obeys if 2D6 do not exceed the summoner’s Will Power.
field-mp = Magic points (MP)
field-mp-max = Most magic points (MaxMP)

## What this game does instead
refusal-instead-winds = No winds of magic in this game: each wizard has magic points of his own, see { WAY("roll magic_points") }.
refusal-instead-miscast = No miscast table in this game: a spell that fails costs its points and does nothing.
refusal-instead-pray = No prayers in this game: all magic is cast with { WAY("cast") }.

## Refusals
refusal-unknown-spell = There is no spell “{ $name }” in this game.
refusal-spell-too-high = That spell asks for mastery { $needed }; the wizard has { $level }.
refusal-spell-not-known = { $unit } does not know that spell.
refusal-spell-forgotten = { $unit } no longer knows that spell.
refusal-wizard-slain = { $unit } is slain; only Confuse Foe is cast then.
refusal-maintains-zone = { $unit } keeps up a zone: he casts nothing until it ends{ TYPED(", see ", WAY("dispel")) }.
refusal-wizard-barred = { $unit } cannot cast now.
refusal-staff-used = { $unit } has used the Staff of Command in this battle.
refusal-once-at-a-time = { $unit } has one already; one at a time.
refusal-spell-out-of-range = { $distance } cm is too far: the spell reaches { $range } cm.
refusal-spell-on-caster = { $spell } acts on its caster alone: leave { $unit } out.
refusal-missile-into-melee = Nothing is shot into a melee, magic missiles neither{ TYPED("; if the game master allows it, say engaged:no") }.
refusal-spell-immune = The target is immune to psychology: the spell does nothing to it.
refusal-spell-spares = { $spell } does nothing to { $unit }: it spares large creatures, ogres, trolls, giants and monsters.
refusal-spell-on-living = The spell acts on the living alone.
refusal-spell-needs = “{ $spell }” does nothing to { $unit }, which lacks the rule it needs ({ $rules }); { WAY("unit edit") } adds that where it belongs to the unit.
refusal-spell-on-one = The spell is cast on one individual, not on a unit such as { $unit }.
refusal-spell-on-things = { $spell } breaks doors, walls and machines: it does nothing to { $unit }.
refusal-borne-once = { $unit } bears that spell already; one at a time.
refusal-points-short = { $cost } magic points are needed; there are { $points }.
refusal-rest-too-soon = A rest lasts from the start of one own turn to the next: nobody has had one in the first turn.
refusal-points-unsettled = It is not settled yet how many magic points { $wizard } has: { WAY("roll magic_points wizard:", $wizard) } settles it{ TYPED(" (10 a level, or method:rolled)") }{ TYPED("; mp:12 says them for one cast alone") }.
refusal-points-beyond = With { $points } magic points, more than his { $most }, the wizard would not survive that spell.
refusal-no-points-to-boost = Only a wizard, or who owns magic points, puts points into a save.
refusal-boost-without-save = There is no save against that spell to make harder.
refusal-cannot-waive = The magic save against that spell is not a matter of choice.
refusal-nothing-to-count = That spell has no quantity: leave it out.
refusal-too-many-at-once = { $quantity } are too many: { $most } at most.
refusal-nothing-later = That spell does nothing later: leave out due.
refusal-not-its-form = That spell is not used in that way.
refusal-not-its-creature = That spell does not summon those.
refusal-not-among = That spell does not raise that characteristic.
refusal-no-aura-to-transfer = { $unit } bears no aura to transfer.
refusal-more-struck-than-models = { $count } models are struck, but there are { $models }.
refusal-never-ended = Nobody can end that spell, not even its caster; it burns like a section of building.
refusal-nothing-to-end = That spell is over as soon as it is cast.
refusal-no-aura = { $unit } has no aura.
refusal-no-zone = { $unit } keeps no zone.
refusal-spell-not-cast = { $spell } was not cast in this phase: { WAY("cast") } comes first.
refusal-spell-has-reached = { $unit }: { $spell } has done to it all it does in this phase.
refusal-spell-not-in-play = That spell is not in play: { WAY("battle status") } tells which are.
refusal-not-bound = { $unit } is not bound to a summoner’s life.
refusal-no-life-in-death = { $unit } is not under Life in Death.
refusal-wizard-already = { $unit } is a wizard already.
refusal-too-dull-for-magic = { $unit } cannot become a wizard: an Intelligence of { $least } at least is needed.
refusal-spell-known-already = { $unit } knows that spell already.
refusal-necromancy-of-the-good = { $unit } is of a race of good and cannot be a necromancer: choose another school.
refusal-flyer-charges = { $unit } is in the air, high up until its player says otherwise, and never charges: { WAY("roll flyer_move") } brings it to attack altitude, or down.
refusal-spell-touches-later = { $spell } strikes nobody as it is cast: name no target; it strikes later, in its own phase{ TYPED(" (", WAY("roll spell_effect"), ", due:yes)") }.
refusal-not-his-school = That spell is of a school that is not his.
refusal-too-many-of-level = { $most } spells of level { $level } of that list are all he may know.
refusal-too-many-for-intelligence = His Intelligence allows { $most } spells, which he knows.
refusal-target-dead = Nobody is left of the target.
refusal-too-many-carried = { $carried } wounds noted are too many for models of { $w }.
refusal-damage-dice = One die at most for the wounds of a hit, not { $text }.

## What spells leave true
status-spell-dealing = cast a spell that may reach others
status-reached-by-spell = reached by a spell this phase
status-struck-by-spell = struck by a spell in play this phase
status-spell-to-deal = cast a spell that has reached nobody yet
status-cast = cast a spell this phase
status-staff-used = has used the Staff of Command
status-fails-animosity = fails its next animosity test
status-aura-of-resistance = Aura of Resistance: save 1 better
status-feebleminded = feebleminded: neither moves nor defends himself
status-combat-strength-m = Strength of Combat: Movement +1
status-combat-strength-ws = Strength of Combat: Weapon Skill +1
status-combat-strength-bs = Strength of Combat: Bow Skill +1
status-combat-strength-s = Strength of Combat: Strength +1
status-combat-strength-t = Strength of Combat: Toughness +1
status-combat-strength-w = Strength of Combat: Wounds +1
status-combat-strength-i = Strength of Combat: Initiative +1
status-combat-strength-a = Strength of Combat: Attacks +1
status-immune-to-poison = immune to poison
status-iron-hand = Hand of Iron: twice the Attacks at Strength 5 until wounded
status-blown-down = blown down: neither moves nor shoots
status-withered = lost a point of Strength to the curse this turn
status-gusted = in the wind: half its hits in the next combat phase
status-keeps-wind = keeps up a Wind Blast
status-aura-of-protection = Aura of Protection: save 2 better
status-frenzy-by-magic = subject to frenzy by magic
status-hatred-by-magic = hates an enemy by magic
status-zone-of-steadfastness = keeps up a Zone of Steadfastness
status-in-zone-of-steadfastness = in a Zone of Steadfastness
status-zone-of-sanctuary = keeps up a Zone of Sanctuary
status-in-zone-of-sanctuary = in a Zone of Sanctuary
status-animates-sword = keeps up an animated sword
status-unstable-next-turn = unstable by magic as the next turn starts
status-missile-proof = ordinary missiles do nothing to it
status-cursed-by-arrows = draws all missiles shot within 60 cm
status-fears-all = fears all opponents
status-stupid-by-magic = subject to stupidity by magic
status-enchanted-weapon = its weapon is magic
status-aura-of-invulnerability = Aura of Invulnerability: the next wounds do nothing
status-mind-strength-ld = Strength of Mind: Leadership +1
status-mind-strength-int = Strength of Mind: Intelligence +1
status-mind-strength-cl = Strength of Mind: Cool +1
status-mind-strength-wp = Strength of Mind: Will Power +1
status-entrapped = entrapped: does nothing for the rest of the game
status-hand-of-death = Hand of Death: each hit takes 1 wound
status-zone-of-life = keeps up a Zone of Life
status-ignores-instability = ignores its next instability
status-extended-control = controls undead within 60 cm
status-hand-of-dust = Hand of Dust: each hit takes D6 wounds
status-life-in-death = under Life in Death
status-total-control = controls undead on the whole table
status-living-death = cursed with living death
status-illusory-appearance = looks like somebody else
status-displaced = displaced: enemies have -1 to hit
status-bewildered = bewildered through its next turn
status-replicated = among replicas
status-ghostly-appearance = looks like an undead
status-hallucinating = hallucinating
status-universally-confused = confused: half movement, -1 to hit
status-vanished = vanished
status-illusory = an illusion
status-grand-illusion = looks like any creature
status-demon-bound = bound: does nothing in its next turn
status-zone-of-demon-protection = keeps up a Zone of Demon Protection
status-demonic-aid = may cast one more demonology spell, once
status-zone-of-annihilation = keeps up a Zone of Annihilation
status-great-power = Great Power: +1 to all characteristics
status-total-power = Total Power: +2 to all characteristics
status-has-guardian = has a guardian
status-uncontrolled = uncontrolled
status-guardian = guardian bound to its summoner
status-demonic-steed = steed bound to its summoner
status-blinded = blinded: a quarter of movement, no attack
status-magic-light = bears a magic light
status-hand-of-fire = Hand of Fire: magic attacks, Strength +1
status-walks-on-water = walks on water
status-breathes-anywhere = breathes anywhere
status-zone-of-concealment = keeps up a Zone of Concealment
status-fire-proof = fire does nothing to it
status-crumbling-touch = breaks stone with bare hands
status-ethereal-wizard = ethereal
status-breathes-fire = breathes fire
status-tunnelling = digs a tunnel
status-stuck = stuck in quicksand

## Reminders
reminder-spell-goes-on = Still to be reached by { $spell }: { $units }
reminder-spell-to-deal = Cast, and has reached nobody yet ({ $spell }): { $units }
reminder-gate = Demons come out of the demonic gate now.
reminder-living-death = { $units }: living death takes 1 Strength now.
reminder-uncontrolled = { $units }: nobody controls { $count ->
    [one] it
   *[other] them
 }; see what happens.
reminder-sword-upkeep = { $units }: pay for the animated sword, 2 MP and 1 for each hit on it.
reminder-rest = { $units }: who did nothing since the last own turn gets 1 magic point back.
reminder-keeps-zone = { $units }: moving ends the zone.
reminder-vanished = { $units }: may come back now.
reminder-fire-breath = { $units }: may breathe fire.
reminder-strikes = { $spell } strikes who is in it.
reminder-may-cast = { $units }: may cast a spell.
reminder-no-casting = { $units }: no spell.
reminder-spell-turns = { $spell }: { $turns ->
    [0] ends with this turn.
    [one] 1 more turn of its wizard’s side.
   *[other] { $turns } more turns of its wizard’s side.
 }

## On others
status-spellbound = held by a spell
status-spell-silenced = kept from attacking by a spell
status-in-mystic-mist = in the mystic mist
status-in-smoke-cloud = in the smoke
status-in-illusory-darkness = in illusory darkness: neither shoots nor fights
status-in-quicksand = in quicksand
status-in-thorn-hedge = in a thorn hedge
status-in-zone-of-concealment = in a Zone of Concealment
status-torrential-rain = in the torrential rain
modifier-displaced = displaced by a spell
modifier-concealed = concealed by a spell
modifier-confused-by-magic = confused by a spell
modifier-in-the-rain = rain
refusal-shooters-spellbound = { $unit } is held by a spell and cannot shoot.
refusal-shooters-spell-silenced = { $unit } is kept from shooting by a spell.
refusal-shooters-in-mystic-mist = { $unit } sees nothing in the mystic mist and does not shoot; once it has left, its player says so.
refusal-target-in-mystic-mist = { $unit } is in the mystic mist, where nobody sees it: choose another target.
refusal-shooters-in-smoke-cloud = { $unit } sees nothing in the smoke and does not shoot; once it has left, its player says so.
refusal-target-in-smoke-cloud = { $unit } is in the smoke, where nobody sees it: choose another target.
refusal-shooters-in-illusory-darkness = { $unit } sees nothing in illusory darkness and does not shoot; once it has left, its player says so.
refusal-target-in-illusory-darkness = { $unit } is in illusory darkness, where nobody sees it: choose another target.
refusal-fight-in-illusory-darkness = { $unit } is in illusory darkness, where nobody can fight.
refusal-target-missile-proof = { $unit } is under Missile Immunity: ordinary missiles do nothing.
choice-mystic-mist = Mystic Mist
choice-smoke-cloud = Smoke Cloud
choice-illusory-darkness = Illusory Darkness
choice-quicksand = Quicksand
choice-thorn-hedge = Thorn Hedge
choice-zone-of-concealment = Zone of Concealment
rule-displaced = Displaced
    .aliases = displaced
rule-concealed = Concealed
    .aliases = concealed
rule-confused-by-magic = Confused by magic
    .aliases = confused by magic
rule-in-the-rain = In the rain
    .aliases = in the rain
status-prone = prone
status-asleep = asleep
choice-jewel = energy jewel
choice-wand = wand
procedure-fill-store = Filling a wand
    .about = Put magic points into a wand (10 a level at most) or a weapon of power
outcome-fill-store = Points kept now: { $kept }; the wizard has { $mp-left } left.
param-filled = Magic points put aside
param-from-store = Where the points come from
param-store = Where the points go
refusal-jewel-used = { $unit } has used his energy jewel today.
refusal-wand-beyond = { $unit ->
    [none] The wizard
   *[other] { $unit }
 } would go beyond his { $most } magic points: take fewer.
refusal-wand-full = A wand keeps { $most } magic points at most{ $unit ->
    [none] {""}
   *[other] {" "}for { $unit }
 }; it has { $held } already.
refusal-rain-on-fire-magic = In the torrential rain all magic of fire is dispelled; cast another spell.
refusal-spell-on-fire-proof = The target resists fire: this spell does nothing to it.
refusal-spell-on-poison-proof = The target is immune to this poison: the spell does nothing to it.
status-wand-points = points in a wand
    .counted = points in a wand: { $value }
status-jewel-used = energy jewel used
step-summoned-unknown = The text does not give their profile: { WAY("unit add") } adds them{ TYPED(", or cast with a profile line as the option summoned") }.
refusal-weapon-selfish = The weapon of { $unit } is selfish: while he owns it he casts no spell.
value-absorbed = absorbed
refusal-zone-forbidden = { $unit } cannot enter a Zone of Sanctuary: no undead, ethereal, demon or elemental does.
status-unrested = has had no rest
status-point-regained = regained the point of a rest this turn
reminder-zone-gone = Their zone is no more: { $units }
