## Procedures
procedure-cannon-shot = Cannon shot
    .about = Guess, artillery die, bounce, models mown down and misfires of a cannon
procedure-stone-thrower-shot = Stone thrower shot
    .about = Guess, drift, models under the template and misfires of a stone thrower
procedure-bolt-thrower-shot = Bolt thrower shot
    .about = To hit, then rank after rank, at less Strength for every model killed
next-machine-hits-on = Hits on another unit
offer-machine-hits = Models struck
procedure-machine-hits = Hits of a war machine
    .about = Hits counted at the table, on a ball’s way or under a template
procedure-war-machine-misfire = Misfire
    .about = The table of misfires and what it does to the machine
procedure-breath-attack = Breath
    .about = A breath, once in a battle: models under the template, wounds, losses
procedure-mounted-hits = Hits on a ridden monster or chariot
    .about = Hits shared among a mount or chariot and those it carries
procedure-mount-reaction = Riderless monster
    .about = The test of a monster that lost its last rider, and its reaction
procedure-impact-hits = Impact hits
    .about = The impact of a charging chariot or monster, shared among the units charged
procedure-crush-hits = Crush
    .about = Crushing hits, after all the attacks of the round
procedure-chariot-terrain = Chariot on difficult ground
    .about = 1D6 Strength 6 hits on a chariot that crosses a piece of scenery

## What settles it
harm-told = { $harm-destroyed ->
    [yes] The target is wiped out (wounds lost: { $harm-wounds-lost }).
   *[no] { $harm-wounds-lost ->
        [0] The target loses no wound.
        [one] The target loses { $harm-wounds-lost } wound, models removed: { $harm-models-lost }.
       *[other] The target loses { $harm-wounds-lost } wounds, models removed: { $harm-models-lost }.
     }
 }{ $harm-crew-wounds ->
    [0] { "" }
   *[other] { " " }Wounds of the crew: { $harm-crew-wounds }{ $harm-crew-slain ->
        [yes] , none of them is left.
       *[no] .
     }
 }{ $harm-rider-wounds ->
    [0] { "" }
   *[other] { " " }Wounds of the character: { $harm-rider-wounds }{ $harm-rider-slain ->
        [yes] , he is slain.
       *[no] .
     }
 }{ $harm-panic ->
    [now] { " " }Panic test at once.
    [end-of-phase] { " " }Panic test at the end of the phase.
   *[no] { "" }
 }
outcome-cannon-shot = { $state ->
    [drenched] Drenched: no shot this turn.
    [misfire] Misfire: { $misfire-row }{ $misfire-wounds-lost ->
        [1] { $misfire-destroyed ->
            [yes] { " " }It was the machine’s last wound.
           *[no] { "" }
         }
       *[other] { "" }
     }
    [beyond] The ball lands at { $lands-at } ps, beyond the target: no effect.
    [buried] The ball buries itself at { $lands-at } ps, without a bounce. { $struck ->
        [none] Only a model where it fell is struck: count, then roll their hits.
        [0] Nobody is struck.
       *[other] { harm-told }
     }
   *[bounced] The ball lands at { $lands-at } ps and bounces on to { $ends-at } ps. { $struck ->
        [none] Count the models on its way (one for each rank or column of a regiment), then roll their hits.
        [0] Nobody is struck.
        [one] { $struck } model struck. { harm-told }
       *[other] { $struck } models struck. { harm-told }
     }
 }
outcome-stone-thrower-shot = { $state ->
    [drenched] Drenched: no shot this turn.
    [misfire] Misfire: { $misfire-row }{ $misfire-wounds-lost ->
        [1] { $misfire-destroyed ->
            [yes] { " " }It was the machine’s last wound.
           *[no] { "" }
         }
       *[other] { "" }
     }
   *[landed] The template drifts { $drift } ps along the arrow{ $bearing ->
        [none] .
       *[other] , at { $bearing }°.
     }{ " " }{ $counted ->
        [yes] { harm-told }
       *[no] Count the models it covers, then roll their hits.
     }
 }
outcome-bolt-thrower-shot = { $band ->
    [out] Out of range: the bolt is lost.
   *[other] { $hit ->
        [no] The bolt misses.
       *[yes] { $pierced ->
            [one] { $pierced } model struck. { harm-told }
           *[other] { $pierced } models struck, one behind the other. { harm-told }
         }
     }
 }
outcome-machine-hits = { harm-told }
outcome-war-machine-misfire = Misfire, { $total }: { $row }{ $wounds-lost ->
        [1] { $destroyed ->
            [yes] { " " }It was the machine’s last wound.
           *[no] { "" }
         }
       *[other] { "" }
     }
outcome-breath-attack = { $drenched ->
    [yes] Drenched: no breath this turn; it is kept for later.
   *[no] { harm-told }
 }
outcome-mounted-hits = { harm-told }
outcome-mount-reaction = { $passed ->
    [yes] { $automatic ->
        [yes] The monster, being unbreakable, fights on.
       *[no] Test passed with { $total }: the monster fights on.
     }
   *[no] { $row ->
        [none] Test failed with { $total }: the monster deals { $host-hits ->
            [one] { $host-hits } hit
           *[other] { $host-hits } hits
         } to its own unit{ $host-wounds ->
            [0] { "" }
            [one] , which loses { $host-wounds } wound
           *[other] , which loses { $host-wounds } wounds
         }, then fights on.{ $host-panic ->
            [now] { " " }Panic test at once.
            [end-of-phase] { " " }Panic test at the end of the phase.
           *[no] { "" }
         }
       *[other] Test failed with { $total }. { $row }
     }
 }
outcome-impact-hits = { $hits ->
    [0] No impact hits.
   *[other] Impact hits: { $hits }; wounds that count in the combat result: { $wounds }.
 }
outcome-crush-hits = { $hits ->
    [0] No crushing hits.
   *[other] Crushing hits: { $hits }; wounds that count in the combat result: { $wounds }.
 }
outcome-chariot-terrain = { $destroyed ->
    [yes] The chariot breaks up in the scenery (Strength 6 hits: { $hits }); a character on it goes on on foot.
   *[no] { $wounds-lost ->
        [0] The chariot gets across unharmed (Strength 6 hits: { $hits }).
        [one] The chariot loses { $wounds-lost } wound (Strength 6 hits: { $hits }) and ends its move.
       *[other] The chariot loses { $wounds-lost } wounds (Strength 6 hits: { $hits }) and ends its move.
     }
 }

## Rolls
roll-cannon-flight = Artillery die, flight of the ball
roll-cannon-bounce = Artillery die, bounce
roll-template-drift = Drift of the template
roll-machine-misfire = Misfire
roll-allocation = Who is struck
roll-mount-reaction = Monster’s test of its own Leadership
roll-reaction = Monster’s reaction
roll-monster-hits = Hits of the monster on its own unit
roll-impact-hits = Impact hits
roll-crush-hits = Crushing hits

## Steps
step-no-retreat = No retreat: a war machine, or what bronze holds fast, is destroyed where it would have to flee.
step-ball-lands = The ball lands at { $lands } ps: { $guess } guessed and { $flown } on the die.
step-ball-stopped = The ground stops the ball at { $end } ps.
step-template-aimed = The template is centred at { $guess } ps towards its mark, then drifts.
step-allocated = Hits on the mount or chariot: { $mount }; on those it carries: { $rider }.
step-allocated-three = Hits on the mount or chariot: { $mount }; on the crew: { $crew }; on the character: { $rider }.
step-bolt-strikes = Model { $place }: the bolt strikes at Strength { $strength }.
step-goes-on-foot = { $unit } goes on on foot, where the base stood; a charge fails if shots in answer to it killed the mount.
step-chariot-without-crew = Without other crew the chariot is destroyed with its character.
step-monster-unbreakable = An unbreakable monster passes this test without a roll.
step-charge-goes-on = The monster carries its charge on.
step-monster-leaves-with-panic = If its unit then gives way to Panic, the monster leaves the battle.
step-impact = { $unit } rams { $target }, impact hits: { $hits }.
step-crush = { $unit } crushes { $target }, hits: { $hits }.
step-scythes = Scythes: { $hits } hits in all.
step-no-impact = A defended obstacle takes every benefit of the charge away: no impact.

## Names of results
result-harm = Harm
result-drenched = Drenched, no breath this turn
result-crew-wounds = Wounds of the crew
result-crew-slain = Crew wiped out
result-rider-wounds = Wounds of the character
result-rider-slain = Character slain
result-lands-at = Lands at
result-ends-at = Comes to rest at
result-struck = Models struck
result-counted = Hits resolved
result-pierced = Models struck
result-turns = Turns without a shot
result-fights-on = Fights on
result-host-hits = Hits on its own unit
result-host-wounds = Wounds of its own unit
result-host-destroyed = Its own unit destroyed
result-host-panic = Panic of its own unit
value-drenched = drenched
value-beyond = beyond the target
value-buried = buried
value-bounced = bounced
value-landed = landed
value-misfire = misfire
value-scrapped = destroyed

## Options and choices
param-rider = The character that rides the target: a name on the table, or a profile line
param-crew = The other riders or crew of the target: a name on the table, or a profile line
param-guess = Distance guessed before anything is measured, in ps
param-depth = From the near to the far edge of the target, along the shot, in ps; with distance
param-rows = Ranks seen from the front or rear, columns seen from a flank; 1 for a single model
param-stops-at = Distance from the machine where the ground stops the ball, in ps
param-building = The target is in a building
param-machine = The machine that shot
param-manner = How the hits come
param-host = The unit the monster stands in: a name on the table, or a profile line
param-in-unit = The monster stands in a unit
param-charging = The monster is charging
param-used = The breath has been used in this battle
choice-cannon = cannon
choice-stone-thrower = stone thrower
choice-bolt-thrower = bolt thrower
choice-hits = hits counted at the table
choice-machine-misfire = misfires
choice-misfire-table = table of misfires
choice-mount-reaction = reactions of monsters
choice-shots = shots, a D6 for each hit
choice-template-partly = template, base partly covered
choice-each = effect on every model
choice-impact = impact hits

## Tables
table-machine-misfire-destruction = Destruction: the machine is removed as a loss.
table-machine-misfire-problem = Trouble: no shot this turn nor the next, 1 wound lost without any save.
table-machine-misfire-minor = Minor mishap: no shot this turn.
table-mount-reaction-grumph = Grumph: the monster leaves the battle, removed as a loss.
table-mount-reaction-sniff = Sniff: it moves no more, turns to the nearest enemy and shoots at it; unbreakable, it never pursues.
table-mount-reaction-raaargh = Raaargh: it fights on, frenzied and full of hatred.

## Refusals
refusal-rider-dead = { $unit } has no model left{ TYPED("; leave the option empty where nobody rides the target any more") }.
refusal-ball-buried = The ball of { $unit } was buried where it fell and strikes one model at most: give hits 1, or 0 where nobody stood there.
refusal-one-ridden-model = A ridden monster or chariot has a single base; give 1 to covered or to partly, no more.
refusal-more-covered-than-models = A template can’t cover { $count } models of a unit that has { $models }; give fewer.
refusal-depth-and-distance = The distance and the depth of the target go together; give distance and depth, or neither.
refusal-machine-unknown = What shot is unknown, so its Strength is too: give machine (cannon, stone-thrower, bolt-thrower), or s, the Strength itself.
refusal-machine-hits-unknown = How many models are struck? Give hits for a ball’s way, or covered and partly for a template, not both.
refusal-nobody-rides = Without a rider or crew there is nothing to share; give rider or crew, or resolve the hits on the target alone.
refusal-breath-used = { $unit ->
    [none] A breath is used once in a battle, and this one has been; answer no to used if it is still there.
   *[other] { $unit } has used its breath, which serves once in a battle; choose a monster that still has its own.
 }
refusal-already-impacted = { $unit } has dealt its impact hits this turn; go on with the combat itself.
refusal-shooters-out-of-action = { $unit } misfired and doesn’t shoot this turn; it can in a later one.
refusal-shooters-moved = { $unit }: a war machine doesn’t shoot in the turn it moved; turning on the spot is no move, so take the status off then.

## Rules, profile, statuses, reminders
rule-war-machine = War machine
    .aliases = machine, war machines
rule-cannon = Cannon
    .aliases = cannons, great cannon
rule-stone-thrower = Stone thrower
    .aliases = stone throwers, catapult, mortar
rule-bolt-thrower = Bolt thrower
    .aliases = bolt throwers, ballista
rule-monster = Monster
    .aliases = monsters, monstrous mount
rule-chariot = Chariot
    .aliases = chariots
rule-heavy-chariot = Heavy chariot
    .aliases = heavy chariots
rule-scythes = Scythes
    .aliases = scythed wheels
rule-impact-hits = Impact hits
    .aliases = impact, impact hit
rule-crush = Crush
    .aliases = crushing hits
rule-crew = Crew
    .aliases = crewmen, riders
rule-beasts = Draught beasts
    .aliases = team, beasts
rule-ordinary-rider = Ordinary rider
    .aliases = passenger, rides a monster
field-crew-s = Strength of the blows of a chariot’s crew (SC)
field-mount-ws = Weapon Skill of the mount, or of each draught beast (WSM)
field-mount-s = Strength of the mount, or of each draught beast (SM)
field-mount-i = Initiative of the mount or draught beasts (IM)
field-mount-a = Attacks of the mount, or of each draught beast (AM)
field-crew-t = Toughness of the crew in close combat (TC)
status-out-of-action = out of action to the end of its next turn
status-guards-rider = stands by the body of its rider
status-breathed = has used its breath
status-impact-wounds = wounds of its impact still to count in the combat result
status-impacted = has dealt its impact hits this turn
reminder-guesses = To guess before anything is measured and before all other shots: { $units }
