## Procedures
procedure-chariot-load = Load of a chariot
    .about = Whether a team pulls the chariot and its crew
procedure-chariot-move = Movement of a chariot
    .about = How far a chariot goes: its team’s Movement less 5 cm
procedure-chariot-impact = Charge of a chariot
    .about = D3 hits and one more a scythe, on those in front, when it charged
procedure-chariot-hits = Hits on a chariot
    .about = Where each hit strikes, what breaks, and what chariot, crew and team lose
procedure-chariot-slide = A broken axle
    .about = How far a chariot slides on, the turn after its axle broke
chariot-told = Body { $body-wounds-lost }, crew { $crew-wounds-lost }, team { $team-wounds-lost } wounds lost.
outcome-chariot-load = { $allowed ->
    [yes] The team pulls it: a load of { $load }, { $pull } at most.
   *[no] Too heavy: a load of { $load }, { $pull } at most.
 }
outcome-chariot-move = { $move } cm, { $charge } cm charging.
outcome-chariot-impact = { $hits ->
    [0] No impact.
   *[other] Hits: { $hits }, of Strength 4. { $harm-destroyed ->
        [yes] The enemy is wiped out.
       *[no] Wounds lost: { $harm-wounds-lost }, figures removed: { $harm-models-lost }.
     }
 }
outcome-chariot-hits = { chariot-told }{ $body-destroyed ->
    [yes] { " " }The chariot is destroyed.
   *[no] { $breakage-overturned ->
        [yes] { " " }It overturns and is destroyed; the crew goes on on foot.
       *[no] { $crewless ->
            [yes] { " " }No crew is left: it routs.
           *[no] { $stopped ->
                [yes] { " " }It stops for good; the crew may get down.
               *[no] { "" }
             }
         }
     }
 }
outcome-chariot-slide = It slides { $distance } cm and stops for good. Enemies on its way may be attacked.
roll-chariot-location = Where the hits strike
roll-chariot-damage = Damage to the body (D10)
roll-chariot-slide = Slide in cm
roll-impact = Hits of the charge
step-chariot-struck = Hits on the body: { $body }, on the crew: { $crew }, on the team: { $team }.
step-chariot-thrown = Crewmen thrown out, dead without a save: { $count }.
step-chariot-axle = The axle breaks: it stops, and slides D10 cm next turn.
step-chariot-shaft = The shaft breaks: the team fights on alone, the chariot is of no more use.
step-chariot-overturned = It loses a wheel and overturns: it is destroyed.
step-no-impact = No charge, no impact.
refusal-already-impacted = { $unit } made its impact this turn already.
refusal-chariot-stopped = { $unit } has stopped for good; its crew may go on on foot.
refusal-axle-whole = { $unit }: its axle is whole; it does not slide.
param-animals = Animals that pull
param-movement = Movement in cm
param-charged = Who charged this turn, or whether it did
param-scythes = Scythes on the chariot; else those of its rules
choice-chariot-location = Hits on a chariot
choice-chariot-damage = Damage to a chariot
result-body = body
result-breakage = breakage
result-team = team
result-crewless = crewless
result-thrown = thrown out
result-axle = axle broken
result-shaft = shaft broken
result-overturned = overturned
result-load = load
result-pull = pull
status-impacted = made its impact this turn
status-axle-broken = axle broken
status-shaft-broken = shaft broken
status-stopped = stopped for good
table-chariot-location-body = The body is struck.
table-chariot-location-crew = A crewman is struck.
table-chariot-location-animal = A draught animal is struck.
table-chariot-damage-none = No effect.
table-chariot-damage-thrown = A crewman is thrown out and dies, without a save.
table-chariot-damage-axle = The axle breaks: it stops, slides D10 cm next turn, then stands for good.
table-chariot-damage-shaft = The shaft breaks: the team goes on alone; the chariot is of no more use, its crew on foot.
table-chariot-damage-overturned = It loses a wheel and overturns: destroyed, its crew on foot.
