## Procedures
procedure-flyer-move = Flight
    .about = How far a flyer flies, climbing, diving or level; landing and taking off
procedure-take-off = Taking off from buildings
    .about = How high windows and roofs are for who takes off from them
procedure-flyer-push-back = Push-backs and flyers
    .about = What a push-back is for flyers, and for those they beat
procedure-aerial-bombardment = Bombing
    .about = Stones dropped on a unit that is flown over: off target or on, and wounds
procedure-rearm = Fetching more to throw
    .about = A whole turn off the table, then back on a 6
flyer-altitude = { $altitude ->
    [ground] the ground
    [attack] attack altitude
    [low] low altitude
   *[high] high altitude
}
flyer-climbed = { $climbed ->
    [ground] the ground
    [attack] attack altitude
    [low] low altitude
   *[high] high altitude
}
outcome-flyer-move = { $crashes ->
    [yes] Slower than { $least } cm: it crashes.
   *[no] { $landed ->
        [yes] { $least } to { $most } cm, and it lands: only a reserve move on the ground is left.
       *[no] { $least } to { $most } cm; it ends at { flyer-altitude }.
     }
 }
outcome-take-off = It starts from { flyer-altitude }{ $must-climb ->
    [yes] { "" }, and must climb: to { flyer-climbed } with one level.
   *[no] { "" }, and may dive, fly level, or climb to { flyer-climbed }.
 }
outcome-flyer-push-back = { $climbs ->
    [yes] It must climb a level in its next move.
   *[no] { $moves ->
        [yes] It is pushed back as usual.
       *[no] It stays where it is, but counts as pushed back; in rout it makes for its own table edge.
     }
 }
outcome-aerial-bombardment = { $off ->
    [none] On target: { $on-target }.
    [0] On target.
   *[other] { $off } cm off target.
 } { $destroyed ->
    [yes] The target is wiped out.
   *[no] Wounds lost: { $wounds-lost }, figures removed: { $models-lost }.
 }{ $test ->
    [yes] { " " }A rout test is due: a quarter is lost at one go.
   *[no] { "" }
 }
outcome-rearm = { $back ->
    [yes] { $loaded ->
        [yes] It is back with a full load.
       *[no] It is back, without a load.
     }
   *[no] It is off the table, looking for something to throw.
 }
roll-bombing = Off target, 2D6
roll-rearm = Back on a 6
refusal-bombing-engaged = { $unit } is in close combat; it breaks off in its movement phase first.
refusal-no-bombs = { $unit } has dropped its load; it fetches another off the table ({ WAY("roll rearm") }).
refusal-not-in-the-air = { $unit ->
    [none] Bombs are dropped from the air; give altitude: attack, low or high.
   *[other] { $unit } is on the ground; bombs are dropped from the air.
 }
refusal-fetching-first-turn = { $unit } stays away for a whole turn; roll at the start of the next.
refusal-wings-unknown = How does it fly? Give wings, or write swooper, hoverer or flutterer among its rules.
refusal-too-many-levels = It climbs { $up } levels at most in a move, and dives { $down }.
refusal-take-off-too-high = From the ground a flyer reaches attack altitude only; climb on in the next move.
refusal-must-climb = { $unit } was pushed back and must climb a level in this move.
refusal-flight-too-far = That is too far: { $most } cm at most.
param-flying = The beaten unit flies
param-ground-enemy = Enemies on the ground fought it too
param-wings = How it flies, where its rules do not say so
param-place = Where it takes off from
param-give-up = It gives up, and comes back without a load
choice-swooper = swooper
choice-hoverer = hoverer
choice-flutterer = flutterer
choice-ground-floor = ground or first floor windows
choice-one-storey-roof = roof of a one-storey building
choice-upper-floor = windows of the second to the tenth floor
choice-top = tenth floor and above
result-least = least
result-most = farthest
result-altitude = altitude
result-landed = landed
result-crashes = crashes
result-must-climb = must climb
result-climbed = after a climb
result-moves = moves back
result-counts = counts
result-climbs = must climb
result-rout = rout
result-on-target = on target
result-off = off target
result-back = back
value-own-edge = own table edge
value-away = away from the enemy
status-landed = on the ground
status-attack-altitude = at attack altitude
status-low-altitude = at low altitude
status-high-altitude = at high altitude
status-must-climb = must climb a level
status-no-bombs = nothing left to drop
status-fetching = fetching something to drop
status-fetching-first-turn = away for a whole turn
