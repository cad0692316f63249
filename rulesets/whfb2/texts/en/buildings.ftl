## Procedures
procedure-structure-attack = Attacking a building
    .about = Attacks on a section of building or wall: they hit by themselves
procedure-break-door = Breaking a door in
    .about = Attacks on a door that is locked or barred
procedure-breach = Breaking through
    .about = One wound makes a hole in a partition, a floor or a roof
procedure-collapse = Collapse
    .about = A wound for each figure in or on a section that falls, saves allowed
procedure-burning-building = A building on fire
    .about = A turn of fire: how it grows and spreads, and what it does to those inside
procedure-extinguish = Putting a fire out
    .about = Points of fire taken away by figures and buckets
procedure-indoor-move = Moving indoors
    .about = What doors leave of a move, and how many pass one
outcome-structure-attack = { $fallen ->
    [yes] It collapses: those in it and on it lose a wound each{ TYPED(" (", WAY("roll collapse"), ")") }.
   *[no] Wounds lost: { $wounds-lost }, left: { $left }.{ $alight ->
        [yes] { " " }It catches fire: a wound a turn until it is put out.
       *[no] { "" }
     }
 }
outcome-break-door = { $fallen ->
    [yes] The door is broken in.
   *[no] Wounds lost: { $wounds-lost }, left: { $left }.
 }
outcome-breach = { $breached ->
    [yes] A breach: a man-sized figure may pass in the next movement phase, with its whole move.
   *[no] The partition holds.
 }
outcome-collapse = { $harm-destroyed ->
    [yes] Nobody comes out alive.
   *[no] Wounds lost: { $harm-wounds-lost }, figures removed: { $harm-models-lost }.
 }
outcome-burning-building = { $state ->
    [untouched] It is not on fire.
    [smoulders] It smoulders ({ $points } points): no effect yet.
    [destroyed] The section is destroyed by fire.
    [blaze] A blaze ({ $points } points).
   *[burns] It burns ({ $points } points).
 }{ $roof ->
    [yes] { " " }The roof falls in; who lives is placed outside.
   *[no] { "" }
 }{ $harm-wounds-lost ->
    [0] { "" }
   *[other] { " " }Inside: wounds lost { $harm-wounds-lost }, figures removed { $harm-models-lost }.
 }
outcome-extinguish = Points of fire put out: { $put-out }.{ $left ->
    [none] { "" }
   *[other] { " " }Left: { $left }.
 }
outcome-indoor-move = { $possible ->
    [no] That takes more than one move.
   *[yes] { $left } cm left{ $changes-section ->
        [yes] .
       *[no] , within this section.
     }
 }{ $through ->
    [none] { "" }
   *[other] { " " }Figures through such a door in a turn: { $through }.
 }
roll-attacks = Number of attacks
roll-fire-grows = The fire grows
roll-fire-spreads = The fire spreads
refusal-nobody-puts-out = Who puts the fire out? Give figures, or a chain.
refusal-not-on-fire = { $unit ->
    [none] There is no fire here; give points.
   *[other] { $unit } is not on fire; there is nothing to put out.
 }
refusal-section-after-doors = Another section takes the whole move, with none spent on doors; give one or the other.
param-attacks = Attacks, a number or dice
param-lost = Wounds it lost before
param-door = The door
param-partition = What is broken through
param-points = Points of fire, where they are not noted
param-figures = Figures that do it
param-chain = Figures in a chain of buckets
param-actions = What is done with doors, each counted once
param-another-section = It goes to another section or floor
choice-hut = hut or wooden shack
choice-wooden-building = wooden building
choice-stone-building = building of stone or cement
choice-tower = tower
choice-stone-wall = wall of brick or stone
choice-barricade = barricade
choice-reinforced-door = reinforced door
choice-thick-door = thick wooden door
choice-thin-door = thin wooden door
choice-thick-partition = thick wooden partition
choice-thin-partition = thin wooden partition
choice-wattle = wattle, daub or thatch
choice-floor = floor of wood or clay
choice-thatched-roof = thatched roof on wood
choice-open = open
choice-closed = closed
choice-locked = locked
value-untouched = untouched
value-smoulders = smoulders
value-burns = burns
value-blaze = blaze
value-destroyed = destroyed
result-fallen = fallen
result-breached = breached
result-added = added
result-roof = roof falls in
result-spread = spread
result-put-out = put out
result-changes-section = may change section
result-possible = possible
result-through = through
param-flaming = The attacks burn, and the section does (simple fire)
result-alight = catches fire
step-rain-on-fire = It pours: the fire does not grow.
