procedure-terrain-count-secret = Scenery: secret numbers
    .about = How many pieces a side has of those it wrote down
procedure-terrain-sector-setup = Scenery: a sector
    .about = How many pieces a sector has, from what both sides wish
procedure-first-to-place = Scenery: who places first
    .about = The higher D6 draws and places the first piece
procedure-terrain-table = Scenery: a piece
    .about = Draw a piece of scenery with a D100
procedure-vanguard-order = Vanguards
    .about = Who sets up first, and who chooses the order of the turns
procedure-first-side-coin = Heads or tails
    .about = Which side plays first where no vanguard decides
procedure-rearguard-arrival = Rear-guard
    .about = 2D6 within its leader’s Leadership at the start of the turn

outcome-terrain-count-secret = { $pieces ->
    [0] No piece of scenery.
    [one] One piece of scenery.
   *[other] { $pieces } pieces of scenery.
 }
outcome-terrain-sector-setup = { $pieces ->
    [0] No piece in this sector.
    [one] One piece in this sector.
   *[other] { $pieces } pieces in this sector.
 }
outcome-first-to-place = { $side ->
    [side-one] The first side draws and places first.
   *[side-two] The second side draws and places first.
 }
outcome-terrain-table = { $row }
outcome-vanguard-order = { $alone ->
    [yes] { $chooses ->
        [side-one] The first side
       *[side-two] The second side
     } alone has a vanguard: it plays a turn before the armies arrive, then chooses who plays first.
   *[no] { $deploys ->
        [none] No vanguard: by the coin, { $chooses ->
            [side-one] the first side plays first.
           *[side-two] the second side plays first.
         }
        [side-one] The first side, slower, sets up its vanguard first; the second chooses to play first or last, for the whole battle.
       *[side-two] The second side, slower, sets up its vanguard first; the first chooses to play first or last, for the whole battle.
     }
 }
outcome-first-side-coin = { $side ->
    [side-one] The first side plays first.
   *[side-two] The second side plays first.
 }
outcome-rearguard-arrival = { $arrives ->
    [yes] The rear-guard arrives: { $total } against Leadership { $against }. Set it up in its sector.
   *[no] { $total ->
        [none] Nobody leads the rear-guard: it never arrives.
       *[other] No rear-guard yet: { $total } against Leadership { $against }. It tests again next turn.
     }
 }

table-scenery-hill = A hill of about 60 cm², 30 cm long at most.
table-scenery-steep-hill = A steep hill of about 60 cm², 30 cm long at most.
table-scenery-trenches = Three sections of trench, 10 cm each.
table-scenery-hedges = Three sections of hedge, 10 cm each.
table-scenery-walls = Three sections of wall, 10 cm each.
table-scenery-wood = A wood or garden of about 60 cm², 30 cm long at most.
table-scenery-debris = Debris, difficult ground, of about 60 cm², 30 cm long at most.
table-scenery-ruins = Ruins of about 60 cm², 30 cm long at most: difficult ground, heavy cover and an obstacle.
table-scenery-house-with-hedge = A small building and its garden within a hedge: about 60 cm² in all, 20 cm long at most.
table-scenery-house-with-wall = A small building and its garden within a wall: about 60 cm² in all, 20 cm long at most.
table-scenery-three-houses = Three small buildings within 30 by 30 cm.
table-scenery-farm = A small farm within 30 by 30 cm: main building, one or two outbuildings, a wall around.
table-scenery-inn = An inn with its stable and a wall around, within 30 by 30 cm.
table-scenery-ford-pond = A pond that can be forded, round, 15 cm across at most.
table-scenery-deep-pond = A deep pond that cannot be forded, round, 15 cm across at most.
table-scenery-marsh = A marsh, difficult ground, round, 15 cm across at most.
table-scenery-cemetery = A cemetery or burial field of about 60 cm², 20 cm long at most.
choice-scenery = scenery

roll-scenery = scenery
roll-scenery-count = pieces
roll-scenery-average = rounding
roll-first-to-place = who places first
roll-coin = heads or tails
roll-vanguards = vanguards of one speed
roll-rearguard = rear-guard
step-rearguard-unled = A rear-guard takes a character to lead it.
refusal-scenery-too-much = One piece for each 30 cm of table: { $most } at most here.

param-table = Length of the table in cm
param-led = A character leads it

result-pieces = pieces
result-side = side
result-deploys = sets up first
result-chooses = chooses
result-alone = alone
result-tied = by a die
result-arrives = arrives
value-side-one = first side
value-side-two = second side
status-rearguard-tested = rear-guard tested this turn
param-asked = Pieces written down
param-wish = What one side wrote down, 0 to 3
param-enemy-wish = What the other wrote down, 0 to 3
procedure-scenery-piece = A piece of scenery
    .about = Size, ground and cover of a piece of scenery
outcome-scenery-piece = { NUMBER($width) } by { NUMBER($length) } cm: { $ground ->
    [high] higher ground, +1 to hit from above
    [difficult] difficult ground
    [obstacle] an obstacle
    [barrier] crossed only at a bridge or ford
    [building] a building
   *[open] open ground
 }{ $cover ->
    [light] , light cover, −1 to be hit
    [heavy] , heavy cover, −2 to be hit
   *[none] {""}
 }.
param-piece = Which piece
choice-hill = hill
choice-trench = trench
choice-hedge = hedge
choice-wall = wall
choice-wood = wood
choice-ruins = ruins
choice-building = building
choice-river = river, a section
choice-ford = ford
choice-bridge = bridge
choice-pond = pond
choice-marsh = marsh
choice-necropolis = necropolis
result-width = width
result-ground = ground
value-high = higher ground
value-barrier = barrier
value-building = building
value-open = open ground
value-light = light
value-heavy = heavy
value-none = none
procedure-deploy-unit = Deployment of a unit
    .about = Note a unit placed, from the slowest to the fastest
outcome-deploy-unit = The unit is placed in its zone: 30 cm deep, 30 cm from the side edges.
choice-deploy = Deployment
status-deployed = is placed
result-placed = placed
procedure-deploy-army = Deployment of an army
    .about = Note that all units of a side are placed
outcome-deploy-army = { $count ->
    [one] The unit is placed.
   *[other] All { $count } units are placed.
}
result-count = units placed
