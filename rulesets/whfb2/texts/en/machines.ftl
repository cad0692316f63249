## Procedures
procedure-bolt-thrower-shot = Bolt thrower
    .about = To hit, then D6 hits on figure after figure while each one dies
procedure-catapult-shot = Catapult
    .about = On target or astray by the clock, and the figures under the disc
procedure-bombard-shot = Bombard
    .about = Every figure in the corridor, D6 hits each, and misfires
procedure-cannon-shot = Cannon
    .about = Heat, then a ball through the ranks or grapeshot
next-machine-hits-on = Hits on another unit
offer-machine-hits = Figures struck
procedure-machine-hits = Hits of a war machine
    .about = Figures counted under a catapult’s disc or in a bombard’s corridor
procedure-explosion-hits = Near an explosion
    .about = Figures near a cannon or bombard that explodes
procedure-bombard-misfire = Misfire of a bombard
    .about = The table of misfires, and what it does to bombard and crew
procedure-cannon-reload = Loading a cannon
    .about = A movement phase of loading; two or three with a small crew
procedure-cannon-rest = A cannon cools
    .about = One less heat at the end of a turn without firing
procedure-crew-fire-check = Crew ready to fire
    .about = Whether a crew short of men is ready in time
procedure-machine-move = Moving a war machine
    .about = How far a crew pushes its machine

## What settles the matter
offer-machine-move = Move
offer-load = Load
offer-cool = Cool
machine-told = { $harm-destroyed ->
    [yes] The target is wiped out.
   *[no] { $harm-wounds-lost ->
        [0] The target loses nothing.
       *[other] Wounds lost: { $harm-wounds-lost }, figures removed: { $harm-models-lost }.
     }
 }{ $harm-test ->
    [yes] { " " }A rout test is due: a quarter is lost at one go.
   *[no] { "" }
 }
outcome-bolt-thrower-shot = { $fired ->
    [no] The crew is not ready: no shot this turn.
   *[yes] { $hit ->
        [no] The bolt misses.
       *[yes] { $chariot-hits ->
            [0] { $pierced ->
                [one] 1 figure struck, at Strength { $strength }. { machine-told }
               *[other] { $pierced } figures struck, from Strength { $strength } down. { machine-told }
             }
           *[other] The chariot takes { $chariot-hits } hits of Strength { $strength }: share them out{ TYPED(" (", WAY("roll chariot_hits"), ")") }.
         }
     }
 }
outcome-catapult-shot = { $state ->
    [late] The crew is not ready: no shot this turn.
    [astray] The stone strays { $drift } cm { $clock ->
        [0] along the arrow{ $bearing ->
            [none] { "" }
           *[other] , at { $bearing }°
         }
        [12] beyond the target (12 o’clock)
        [1] beyond and a little to the right (1 o’clock)
        [2] to the right and a little beyond (2 o’clock)
        [3] to the right (3 o’clock)
        [4] to the right and a little short (4 o’clock)
        [5] short and a little to the right (5 o’clock)
        [6] short of the target (6 o’clock)
        [7] short and a little to the left (7 o’clock)
        [8] to the left and a little short (8 o’clock)
        [9] to the left (9 o’clock)
        [10] to the left and a little beyond (10 o’clock)
       *[11] beyond and a little to the left (11 o’clock)
     }. Count the figures under the disc, then roll their hits.
   *[on-target] On target. { $resolved ->
        [yes] Figures struck: { $struck }. { machine-told }
       *[no] Count the figures under the disc, then roll their hits.
     }
 }
outcome-bombard-shot = { $state ->
    [late] The crew is not ready: no shot this turn.
    [misfires] Misfire: { $misfire-row }{ $misfire-turns ->
        [0] { "" }
       *[other] { " " }Turns of repair: { $misfire-turns }.
     }{ $misfire-crew-models-lost ->
        [0] { "" }
       *[other] { " " }Crewmen lost: { $misfire-crew-models-lost }.
     }
   *[shoots] Figures struck: { $struck }. { machine-told }
 }
outcome-bombard-misfire = { $row }{ $turns ->
    [0] { "" }
   *[other] { " " }Turns of repair: { $turns }.
 }{ $crew-models-lost ->
    [0] { "" }
   *[other] { " " }Crewmen lost: { $crew-models-lost }.
 }
outcome-cannon-shot = { $state ->
    [late] The crew is not ready: no shot this turn.
    [explodes] The cannon explodes! Crewmen lost: { $crew-models-lost }. Everybody else within 15 cm is struck.
    [misses] The shot misses. Heat: { $heat }.
   *[hits] { $chariot-hits ->
        [0] Hits: { $hits }. { machine-told } Heat: { $heat }.
       *[other] The chariot takes { $chariot-hits } hits of Strength 6: share them out{ TYPED(" (", WAY("roll chariot_hits"), ")") }. Heat: { $heat }.
     }
 }
outcome-machine-hits = Figures struck: { $struck }. { machine-told }
outcome-explosion-hits = { $harm-destroyed ->
    [yes] The unit is wiped out.
   *[no] Wounds lost: { $harm-wounds-lost }, figures removed: { $harm-models-lost }.
 }
outcome-cannon-reload = { $loaded ->
    [yes] The cannon is loaded.
   *[no] Movement phases still to go: { $left }.
 }
outcome-cannon-rest = Heat: { $heat }.
outcome-crew-fire-check = { $fires ->
    [yes] The crew is ready: the machine fires.
   *[no] { $need ->
        [none] Too few men: the machine cannot fire.
       *[other] The crew is not ready ({ $need }+ needed).
     }
 }
outcome-machine-move = { $distance ->
    [0] It stays where it is; it may be turned.
   *[other] { $distance } cm at most.
 } { $shoots ->
    [yes] A loaded cannon may still fire, but is not loaded this turn.
   *[no] Moved or turned, it does not shoot this turn.
 }

## Rolls
roll-crew-ready = Is the crew ready?
roll-catapult-aim = Where the stone falls (13+ on target)
roll-drift = Drift in cm
roll-under-disc = Figures under the disc
roll-first-to-hit = First figure: to hit (1: misfire)
roll-bombard-misfire = Misfire of the bombard
roll-repair = Turns of repair
roll-heat = Against the heat of the barrel
roll-hits-per-rank = Hits on each rank
modifier-large-figures = large figures
step-bolt-strikes = The bolt strikes rank { $place } at Strength { $strength }.

## Refusals
refusal-machine-unknown = Which machine? Give machine, or write it among the unit’s rules.
refusal-machine-moved = A machine that moved or turned does not shoot this turn; shoot in the next.
refusal-machine-unloaded = The cannon is not loaded: load it in a movement phase first{ TYPED(" (", WAY("warmachine what:reload"), ")") }.
refusal-machine-out-of-range = { $distance } cm is too far: { $range } cm at most.
refusal-machine-too-near = { $distance } cm is too near: { $range } cm at least.
refusal-crew-too-small = A crew of { $crew } cannot work this machine; replace those who fell.
refusal-cannon-target = A ball is aimed at a unit, a building, or a creature of 3 Wounds or more; this one has { $w }.
refusal-target-uphill = A bombard cannot shoot at what stands higher than it does; choose another target.
refusal-shooters-repairing = { $unit } is being repaired and does not shoot yet; its status says for how many turns.
refusal-machine-loaded = { $unit } is loaded already.
refusal-already-loading = { $unit }: its crew loaded this turn already; go on in the next movement phase.
refusal-cannot-load-moving = A cannon that moves or turns is not loaded that turn; load it in a turn in which it stays.
refusal-cannon-fired = { $unit } fired this turn and does not cool.
refusal-cannon-rested = { $unit } cooled this turn already.
refusal-cannon-cold = { $unit ->
    [none] The cannon has no heat to lose.
   *[other] { $unit } has no heat to lose.
 }

## Options
param-machine = The machine; else the one among the unit’s rules
param-crew-left = Crewmen left; else the figures of the crew named, or all
param-rows = Ranks the shot may go through; else from figures and width
param-turned = It turned this turn
param-covered = Figures under the template, in the corridor or within reach
param-uphill = The target stands higher than the bombard
param-load = Ball or grapeshot
param-heat = Heat of the cannon, where it is not noted
param-structure = A structure: which one; for a cannon, whether it is the target
param-wheels = Whether it has wheels
param-done = Movement phases spent on loading already
choice-bolt-thrower = Bolt thrower
choice-catapult = Catapult
choice-bombard = Bombard
choice-cannon = Cannon
choice-hits = Hits
choice-explosion = Explosion
choice-misfire-table = Misfire table
choice-reload = Load
choice-rest = Cool
choice-ball = ball
choice-grapeshot = grapeshot
choice-bombard-misfire = Misfire of a bombard

## Names of results
value-late = crew not ready
value-explodes = explodes
value-on-target = on target
value-astray = astray
value-misfires = misfires
value-shoots = shoots
result-fired = crew ready
result-hit = hit
result-pierced = figures struck
result-chariot-hits = hits on the chariot
result-clock = hour
result-drift = drift
result-resolved = counted
result-bearing = bearing
result-misfire = misfire
result-ruined = lost
result-crew = crew
result-heat = heat
result-loaded = loaded
result-fires = fires
result-shoots = may shoot
result-face = die

## Statuses
status-heat = heat of the barrel
    .counted = heat of the barrel: { $value }
status-fired = fired this turn
status-rested = cooled this turn
status-machine-unloaded = not loaded
status-loading = movement phases spent on loading
    .counted = movement phases spent on loading: { $value }
status-loaded-this-turn = its crew loaded this turn
status-repairing = turns of repair left
    .counted = turns of repair left: { $value }

## Tables
table-bombard-misfire-hangs-fire = No shot; try again next turn.
table-bombard-misfire-short-repair = No shot, and D3 turns of repair.
table-bombard-misfire-long-repair = No shot, and D6 turns of repair.
table-bombard-misfire-carriage = The carriage cracks: the bombard is out of action for good.
table-bombard-misfire-bursts = It bursts: each crewman takes a hit of Strength 4, and the bombard is lost.
table-bombard-misfire-explodes = It explodes: everybody within 12.5 cm takes D3 hits of Strength 4.

next-machine-moves = It moves or turns
status-crew-checked = its crew was looked at this turn
status-crew-unready = its crew is not ready this turn
refusal-shooters-crew-unready = { $unit }: its crew is not ready this turn; it fires in a later one.
