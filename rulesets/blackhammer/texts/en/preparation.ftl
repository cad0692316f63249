## Armies, deployment, tunnels, mutations
procedure-army-limits = Composition of the army
    .about = What an army of so many points may hold, and whether yours does
outcome-army-limits = { $legal ->
    [none] { "" }
    [yes] { "As the rules ask. " }
   *[no] { $breaches ->
        [one] { "One limit is broken. " }
       *[other] { $breaches } limits are broken.{ " " }
     }
 }Characters: { $max-characters } at most (Lords: { $max-lords }, Heroes: { $max-heroes }); Core: { $min-core } or more; Special: up to { $max-special }; Rare: up to { $max-rare }{ $max-rare-points ->
    [none] { "" }
   *[other] { "" } ({ $max-rare-points } points)
 }{ $max-item-points ->
    [none] .
   *[other] ; items up to { $max-item-points } points; magic level up to { $max-level }.
 }
procedure-choose-side = Side of the table
    .about = Roll for the sides of the table
outcome-choose-side = { $winner-name } picks its table edge; { $loser-name } says who places the first unit.
procedure-deployment-zone = Deployment zone
    .about = How deep the deployment zones of a table are
outcome-deployment-zone = { $depth } ps deep from the table edge, { $between } ps between the zones.
procedure-special-deployment = Special deployment
    .about = May a unit use its special deployment there?
outcome-special-deployment = { $allowed ->
    [yes] It may (step { $place } of the deployment).
   *[no] It may not: { $reason ->
        [characters] a character with it lacks the rule.
        [too-near] an enemy is 10 ps away or nearer.
        [seen] an enemy sees it, outside its own deployment zone.
        [outside-zone] it stands outside its deployment zone.
        [too-far] it must be within 3 ps of its parent unit.
       *[character] a Master strategist holds back no character.
     }
 }
procedure-special-deploy-rolloff = Special deployments of both sides
    .about = Both sides have the same special deployment: who begins?
outcome-special-deploy-rolloff = { $winner-name } chooses who begins; then unit by unit in turn.
procedure-who-starts = Who goes first?
    .about = Roll for the choice of the first turn
outcome-who-starts = { $side-own ->
    [none] { $winner-name } chooses to go first or second.
   *[other] { $winner ->
        [side-one] { $side-own }
       *[side-two] { $side-enemy }
    } chooses to go first or second.
 }
procedure-mutations-roll = Mutations
    .about = Roll a unit’s mutation before armies deploy
outcome-mutations-roll = { $row } ({ $total })
procedure-tunnel-arrival = Arrival by tunnel
    .about = Does a unit come up, and where?
outcome-tunnel-arrival = { $arrives ->
    [yes] They come up: the marker drifts { $distance } ps{ $bearing ->
        [none] { "" }
       *[other] { "" } towards { $bearing }°
     }.
   *[no] { $row ->
        [none] They do not come up yet.
       *[other] { $row }
     }
 }
procedure-tunnel-accident = Accident underground
    .about = What befalls a unit that lost its way underground
outcome-tunnel-accident = { $row }
procedure-tunnel-landing = End of the tunnel
    .about = Where the marker ends: what becomes of the unit
outcome-tunnel-landing = { $outcome ->
    [contact] They come up at the enemy’s nearest edge and count as charging; the enemy can only { $target-response ->
        [hold] hold.
       *[flee] flee on.
     } Tests of psychology are passed.
    [beside] They are placed 1 ps from the friends’ nearest edge.
    [placed] They are placed on the marker, 5 wide at most.
   *[destroyed] They are lost.
 }
param-cost = What the army costs
param-lords = Lords in the army
param-heroes = Heroes in the army
param-core-choices = Core choices in the army
param-special-choices = Special choices in the army
param-rare-choices = Rare choices in the army
param-rare-points = What the Rare choices cost
param-item-points = The dearest item, gift or ability
param-heart = Units taken of those that are the army’s heart
param-same = How often the unit taken most often is taken, characters apart
param-ability = The special deployment
param-strategist = Whose General is a Master strategist
param-deployed-first = Who finished deploying first
param-seen = An enemy sees it there
param-characters-lack = A character with the unit lacks the rule
param-is-character = It is a character
param-table-width = Width of the table between the players’ edges, in centimetres
param-mutation-dice = Dice rolled, 1 or 2
param-turn = The game turn
param-last = It is the last turn of the battle
param-landing = Where the marker ends
choice-master-strategist = Master strategist
choice-scouts = Scouts
choice-concealed = Hidden models
choice-tunnels = Tunnels
choice-vanguard = Vanguard
choice-attached = Attached unit
choice-open = open ground
choice-impassable = impassable ground
choice-building = a building
choice-mutations = Mutations
choice-tunnel-accident = Accidents underground
value-beside = beside friends
value-placed = placed
value-characters = characters lack it
value-too-near = too near
value-too-far = too far
value-seen = seen
result-max-characters = Characters at most
result-max-lords = Lords at most
result-max-heroes = Heroes at most
result-min-core = Core at least
result-max-special = Special at most
result-max-rare = Rare at most
result-max-rare-points = Points for Rare
result-max-item-points = Points for an item
result-max-level = Magic level
result-max-same = The same unit at most
result-depth = Depth
result-between = Between the zones
result-loser = Loser
result-arrives = Comes up
result-missing = Not in the battle
result-returns = Comes out at home
result-target-response = The enemy may
roll-side-roll = one die a side
roll-mutations = Mutations
roll-tunnel-arrival = arrival by tunnel
roll-tunnel-marker = drift of the marker
roll-tunnel-accident = accident underground
step-army-too-much = { $limit ->
    [cost] Points of the army
    [characters] Characters
    [lords] Lords
    [heroes] Heroes
    [special] Special choices
    [rare] Rare choices
    [rare-points] Points of Rare choices
    [item-points] Points of an item or ability
    [level] Magic level
   *[same] The same unit
 }: { $taken }, { $allowed } at most.
step-army-too-little = { $limit ->
    [core] Core choices
    [general] Characters, one of them the General
   *[heart] Units of the army’s heart
 }: { $taken }, { $needed } at least.
step-deployed-in-order = Step { $place } of the deployment.
step-tunnel-last-turn = It was the last turn: an accident underground.
refusal-table-too-narrow = A table { $width } cm wide leaves no room for deployment: 24 ps (60 cm) lie between the zones.
refusal-mutation-dice = Mutations are rolled with 1 or { $most } dice, not { $dice }.
refusal-tunnels-too-early = Nobody comes up before turn { $first }.
reminder-spells = Spells to generate: { $units }
reminder-first-turn = Before the first turn: the roll for who goes first
    .typed = /battle next first:…
reminder-mutations = Mutations to roll before the armies deploy: { $units }
reminder-deploy-attached = Attached units deploy with their parent unit, within 3 paces of it: { $units }
reminder-deploy-scouts = Scouts deploy once both armies stand: { $units }
reminder-deploy-concealed = Hidden models are concealed now, in secret: { $units }
reminder-deploy-tunnels = Tunnel markers are placed now: { $units }
reminder-deploy-vanguard = Vanguard moves come last, before the roll for the first turn: { $units }
refusal-no-special-deployment = { $unit ->
    [none] Say which special deployment with ability, or name the unit that has one.
   *[other] { $unit } has no special deployment among its rules: say which with ability.
}
reminder-tunnels = { $last ->
    [0] On the way underground, at the start of the other moves
   *[other] On the way underground, last turn (an accident if nobody comes up)
 }: { $units }
status-underground = on its way underground
status-lost-underground = lost underground
rule-mutations = Mutations
    .aliases = mutation
rule-tunnels = Tunnels
    .aliases = tunnellers, tunnelers
rule-scouts = Scouts
    .aliases = scout
rule-vanguard = Vanguard
    .aliases = vanguard move
rule-hidden = Hidden
    .aliases = hidden model
rule-lord = Lord
    .aliases = lords
rule-hero = Hero
    .aliases = heroes
rule-core-choice = Core unit
    .aliases = core, core units, core choice
rule-special-choice = Special unit
    .aliases = special, special units, special choice
rule-rare-choice = Rare unit
    .aliases = rare, rare units, rare choice
rule-army-heart = Heart of the army
    .aliases = heart
param-army = A side of the battle, or its units
step-army-without-section = In no section: { $units }. Give them the rule Lord, Hero, Core unit, Special unit or Rare unit.
step-army-without-cost = Of unknown cost: { $units }; the total is not counted.
rule-master-strategist = Master strategist
    .aliases = strategist
table-mutations-minor = Minor mutations: nothing changes.
table-mutations-horns-and-claws = Horns and claws: all its attacks are Armour piercing.
table-mutations-poisoned-growths = Poisoned growths: Poisoned attacks in close combat.
table-mutations-bony-growths = Bony growths: Scaly skin 6+.
table-mutations-ecstatic-bliss = Ecstatic bliss: Immune to psychology.
table-mutations-swollen-limbs = Swollen limbs: +1 Movement.
table-mutations-bloated-flesh = Bloated flesh: +1 Wound.
table-mutations-unnatural-strength = Unnatural strength: +1 Strength (a Giant’s special attacks have Strength 7).
table-mutations-mephitic-breath = Mephitic breath: a Breath attack whose Strength is the model’s Wounds left.
table-mutations-mutant-regeneration = Mutant regeneration: Regeneration.
table-mutations-gracile-build = Gracile build: +1 Weapon Skill and -1 Toughness.
table-mutations-many-heads = Many heads: Stupidity.
table-tunnel-accident-cave-in = Cave-in: the unit is destroyed, and the enemy has its victory points.
table-tunnel-accident-lost = Lost: the unit takes no part in the battle; nobody has victory points for it.
table-tunnel-accident-wrong-way = Wrong way: the unit comes out anywhere in its own deployment zone and counts as having rallied this turn.
