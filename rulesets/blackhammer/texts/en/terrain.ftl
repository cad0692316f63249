## Scenery, buildings, what units may do
procedure-scenery-table = Scenery
    .about = What a piece of scenery does to movement, sight, cover and flight
outcome-scenery-table = Difficult ground, { $cover } cover{ $across ->
    [yes] { "" }, for shots across it too
   *[no] { "" }
 }; { $blocks-sight ->
    [yes] blocks sight (models in it are seen up to { $seen-into } ps)
   *[no] does not block sight
 }; { $landing ->
    [yes] flyers may take off and land.
   *[no] flyers may neither take off nor land.
 }
procedure-building-capacity = Occupying a building
    .about = May a unit go in, and how does it come out?
outcome-building-capacity = { $allowed ->
    [yes] It may go in (unit power { $power } of 30)
   *[no] It may not go in: { $reason ->
        [occupied] another unit is inside
        [not-infantry] only infantry goes in
        [too-many] unit power { $power }, and the building holds 30
        [outside-zone] the building is not wholly in its deployment zone
        [flying] nobody goes in by air
        [marched] it marched
        [reformed] it reformed
       *[too-far] a model would move more than twice its Movement
     }
 }; it comes out { $front } wide in { $ranks } ranks, the last of { $last-rank }.
procedure-building-shooting = Shooting and buildings
    .about = How many shoot from a building, and the penalty of shots at it
outcome-building-shooting = { $shooters } models shoot, { $see-over-units } of them over other units; shots at those inside: { $to-hit-modifier } to hit.
procedure-building-hits = Template on a building
    .about = 1D6 hits on those inside a building that a template touches
outcome-building-hits = { $hits } hits, { $wounds } wounds.
procedure-building-assault = Assault on a building
    .about = May a unit assault, and how many fight on either side?
outcome-building-assault = { $allowed ->
    [yes] The assault is on
   *[no] No assault: { $reason ->
        [besieged] another unit assaults the building already
        [not-infantry] only infantry, nobody mounted, assaults
        [flying] nobody assaults by air
       *[too-many] the unit could not occupy the building itself
     }
 }; attackers who fight: { $fighting } ({ $on-leader } against one leader), defenders: { $enemy-fighting } ({ $enemy-on-leader } against one leader).
procedure-assault-round = Round of an assault
    .about = A round of an assault on a building: blows, result and break test
outcome-assault-round = { $ended-outcome ->
    [taken] The building is taken: the defenders are wiped out.
    [repelled] The assault is repelled; nobody pursues.
   *[goes-on] { $ended-winner ->
        [none] A draw: the assault goes on.
       *[other] Won by { $ended-margin } ({ $ended-winner-name }): the assault goes on.
     }
 } Wounds lost: { $enemy-wounds } by the attackers, { $wounds } by the defenders.
procedure-building-assault-result = Result of an assault
    .about = Losses and greater numbers, then the loser’s break test
outcome-building-assault-result = { $outcome ->
    [taken] The building is taken: the defenders are wiped out.
    [repelled] The assault is repelled; nobody pursues.
   *[goes-on] { $winner ->
        [none] A draw: the assault goes on.
       *[other] Won by { $margin } ({ $winner-name }): the assault goes on.
     }
 }
procedure-action-table = What may my unit do?
    .about = Move, shoot, flee, cast, be joined: what a unit’s situation allows
outcome-action-table = Move: { $move ->
    [yes] yes
    [no] no
   *[not-this-phase] not in the same phase
 }; shoot: { $shoot ->
    [yes] yes
   *[no] no
 }; flee a charge: { $flee-charge ->
    [yes] yes
    [no] never
   *[always] always
 }; cast, dispel, use items and powers: { $act ->
    [yes] yes
   *[no] no
 }; be joined: { $joined ->
    [yes] yes
   *[no] no
 }.
param-unit-situation = How the unit stands
param-scenery = The piece of scenery
param-inside = Unit power of the characters who are or go in with it
param-occupied = Another unit is inside
param-infantry = All are infantry, nobody mounted
param-marched = The unit marched this turn
param-reformed = The unit reformed this turn
param-too-far = A model would move more than twice its Movement
param-deploying = The unit is deployed there before the battle
param-own-zone = Wholly in its own deployment zone
param-storeys = Storeys above the ground floor
param-enemy-models = Models of the enemy
param-enemy-model-power = Unit power of each enemy model
param-besieged = An assault of the building goes on already
choice-forest = Forest, jungle, copse
choice-ruins = Dolmens, ruins, cairns
choice-marsh = Shallow pond, marsh
choice-field = Field, garden, graveyard
choice-rallied = rallied this turn
choice-failed-charge = failed its charge
choice-failed-fear = failed a Fear test
choice-failed-terror = failed a Terror test
choice-immobilised = immobilised by an effect
value-attacker = attackers
value-defender = defenders
value-taken = building taken
value-repelled = assault repelled
value-goes-on = goes on
value-not-this-phase = not in the same phase
value-difficult = difficult
value-always = always
value-not-infantry = not infantry
value-too-many = too many
value-outside-zone = outside its deployment zone
value-occupied = occupied
value-besieged = assaulted already
result-movement = Movement
result-blocks-sight = Blocks sight
result-seen-into = Seen inside up to
result-across = For shots across too
result-landing = Take-off and landing
result-front = Front
result-ranks = Ranks
result-last-rank = Last rank
result-shooters = Shooters
result-see-over-units = Over other units
result-to-hit-modifier = To hit those inside
result-fighting = Attackers who fight
result-enemy-fighting = Defenders who fight
result-on-leader = Attackers against one leader
result-enemy-on-leader = Defenders against one leader
result-move = Move
result-shoot = Shoot
result-flee-charge = Flee a charge
result-act = Magic, items, powers
result-joined = Be joined
result-situations = Situations
roll-building-hits = hits on the building
step-acts-as = Situation: { $situation ->
    [rallied] rallied, or failed a test of Fear or Terror
    [failed-charge] failed its charge
    [stupid] failed its Stupidity test
    [engaged] in close combat
    [fleeing] fleeing
   *[immobilised] immobilised by an effect
 }.
