procedure-cannon-shot = Cannon
    .about = Fire a cannon: to hit, the line, and the ball through the models under it
procedure-catapult-shot = Catapult
    .about = Shoot with a catapult: where the template lands, and what it does
procedure-bolt-thrower-shot = Bolt thrower
    .about = Shoot a bolt that goes on from rank to rank
procedure-flame-thrower-shot = Flame thrower
    .about = How far the flames go, and what they do
procedure-volley-gun-shot = Volley gun
    .about = Shoot a volley gun: how many shots, and all that becomes of them
procedure-cannon-ball = Cannonball
    .about = Hits of a cannonball on the models counted under its line
procedure-template-hits = Template hits
    .about = Hits of a template on the models counted under it
next-struck = { offer-struck }
procedure-misfire-roll = Misfire
    .about = Roll on the Misfire Table

## What settles the matter
misfire-told = { $misfire-row ->
    [explosion] Misfire, explosion! Every model within { $misfire-radius ->
        [one] { $misfire-radius } inch
       *[other] { $misfire-radius } inches
     } takes a hit of Strength 5, and the machine is destroyed.
    [breakdown] Misfire, breakdown: the weapon shoots no more in this battle.
    [jammed] Misfire, jammed: it does not shoot in its next turn either.
   *[malfunction] Misfire, malfunction: the machine loses 1 wound, no save allowed{ $misfire-destroyed ->
        [yes] , its last.
       *[no] .
     }
 }
harm-told = { $harm-destroyed ->
    [yes] The target is wiped out: { $harm-wounds-lost ->
        [one] 1 wound lost.
       *[other] { $harm-wounds-lost } wounds lost.
     }
   *[no] { $harm-wounds-lost ->
        [0] { $harm-character-wounds ->
            [0] No wound lost.
           *[other] The unit loses no wound.
         }
        [one] 1 wound lost, { $harm-models-lost ->
            [one] 1 model removed.
           *[other] { $harm-models-lost } models removed.
         }
       *[other] { $harm-wounds-lost } wounds lost, { $harm-models-lost ->
            [one] 1 model removed.
           *[other] { $harm-models-lost } models removed.
         }
     }
 }{ $harm-character-wounds ->
    [0] { "" }
    [one] { " " }1 wound lost by who is with it.
   *[other] { " " }{ $harm-character-wounds } wounds lost by those who are with it.
 }{ $harm-panic ->
    [yes] { " " }Heavy Casualties: Panic test due at once.
   *[no] { "" }
 }
outcome-cannon-shot = { $state ->
    [misfire] { misfire-told }
    [missed] The shot misses.
    [landed] Hit: the line is { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
     } long. Count the models under it, then press “{ offer-struck }”.
   *[struck] { harm-told }
 }
outcome-catapult-shot = { $state ->
    [misfire] { misfire-told }
    [missed] The shot misses.
    [landed] { $inches ->
        [0] The template stays where it is. Count the models under it, then press “{ offer-struck }”.
       *[other] The template moves { $inches } inches{ $bearing ->
            [none] { "" }
           *[other] , at { $bearing }°
         }. Count the models under it, then press “{ offer-struck }”.
     }
   *[struck] { harm-told }
 }
outcome-flame-thrower-shot = { $state ->
    [misfire] { misfire-told }
    [missed] The shot misses.
    [landed] The flames go { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
     }. Count the models on their way, then press “{ offer-struck }”.
   *[struck] { harm-told }
 }
outcome-bolt-thrower-shot = { $state ->
    [missed] The shot misses.
   *[struck] { harm-told }
 }
outcome-volley-gun-shot = { $state ->
    [misfire] { misfire-told }
    [missed] The shot misses.
   *[struck] { harm-told }
 }
outcome-cannon-ball = { $destroyed ->
    [yes] The target is wiped out: { $wounds-lost ->
        [one] 1 wound lost.
       *[other] { $wounds-lost } wounds lost.
     }
   *[no] { $wounds-lost ->
        [0] { $character-wounds ->
            [0] No wound lost.
           *[other] The unit loses no wound.
         }
        [one] 1 wound lost, { $models-lost ->
            [one] 1 model removed.
           *[other] { $models-lost } models removed.
         }
       *[other] { $wounds-lost } wounds lost, { $models-lost ->
            [one] 1 model removed.
           *[other] { $models-lost } models removed.
         }
     }
 }{ $character-wounds ->
    [0] { "" }
    [one] { " " }1 wound lost by who is with it.
   *[other] { " " }{ $character-wounds } wounds lost by those who are with it.
 }{ $panic ->
    [yes] { " " }Heavy Casualties: Panic test due at once.
   *[no] { "" }
 }
procedure-explosion-hits = Explosion
    .about = Hits on the models of a unit that stand near a machine that blew up
outcome-explosion-hits = { outcome-auto-hits }
param-counted = Which explosion or Miscast that is, as the table keeps it
procedure-nobody-else = Nobody else is hit
    .about = What is said once an explosion or a Miscast has struck everybody near
outcome-nobody-else = Nobody else is hit.
outcome-template-hits = { $destroyed ->
    [yes] The target is wiped out: { $wounds-lost ->
        [one] 1 wound lost.
       *[other] { $wounds-lost } wounds lost.
     }
   *[no] { $wounds-lost ->
        [0] { $character-wounds ->
            [0] No wound lost.
           *[other] The unit loses no wound.
         }
        [one] 1 wound lost, { $models-lost ->
            [one] 1 model removed.
           *[other] { $models-lost } models removed.
         }
       *[other] { $wounds-lost } wounds lost, { $models-lost ->
            [one] 1 model removed.
           *[other] { $models-lost } models removed.
         }
     }
 }{ $character-wounds ->
    [0] { "" }
    [one] { " " }1 wound lost by who is with it.
   *[other] { " " }{ $character-wounds } wounds lost by those who are with it.
 }{ $panic ->
    [yes] { " " }Heavy Casualties: Panic test due at once.
   *[no] { "" }
 }
outcome-misfire-roll = { $row ->
    [explosion] Explosion! Every model within { $radius ->
        [one] { $radius } inch
       *[other] { $radius } inches
     } takes a hit of Strength 5, and the machine is destroyed.
    [breakdown] Breakdown: the weapon shoots no more in this battle.
    [jammed] Jammed: it does not shoot in its next turn either.
   *[malfunction] Malfunction: the machine loses 1 wound, no save allowed{ $destroyed ->
        [yes] , its last.
       *[no] .
     }
 }
table-misfire-explosion = Explosion: a Strength 5 hit on every model within D6 inches, and the machine is destroyed.
table-misfire-breakdown = Breakdown: the weapon shoots no more in this battle.
table-misfire-jammed = Jammed: it does not shoot in its next turn either.
table-misfire-malfunction = Malfunction: the machine loses 1 wound, no save allowed.

## Rolls, steps and lacks
roll-cannon-line = inches of the line
roll-flame-distance = inches of flame
roll-misfire = Misfire Table
roll-misfire-again = Misfire Table, rolled again
roll-explosion = inches of the explosion
roll-template-indoors = models touched in the building
roll-template-scatter = scatter
modifier-large-target = Large Target
modifier-strained = a 6 among the shots
step-random-direction = The template moves { $inches } inches in a random direction.
lacks-artillery = artillery and its misfires
next-explosion = Explosion: hits on a unit near it

## Options and results
param-machine = The weapon by name; by default the one that the unit has
param-line-length = Inches of a cannon’s line: D6, 2D6
param-touched = Models under the line, the one hit first included
param-misfire-reroll = The best result that an Engineer has rolled again
param-in-sight = Whether the centre of the template is placed in sight
param-scatter-reroll = Whether an Engineer has an arrow rolled again
param-distance-reroll = The longest distance that an Engineer has rolled again
param-covered = Models under the template, or on its way
param-centre = Whether a model is under the centre of the template
param-facing = Which side of the target is attacked or shot at; a shot from behind counts as one from the front
param-depth = Ranks of the target, or files from a flank
param-times = By how much the number of shots is multiplied
choice-cannon = cannon
choice-catapult = catapult
choice-bolt-thrower = bolt thrower
choice-flame-thrower = flame thrower
choice-volley-gun = volley gun
choice-ball = cannonball
choice-template = template hits
choice-misfire = misfire table
choice-misfire-table = misfire table
choice-breakdown = breakdown or worse
choice-jammed = jammed or worse
choice-front = front
choice-flank = flank
result-state = what became of it
result-harm = harm
result-radius = inches of the explosion
result-spared = the others are spared
value-missed = missed
value-landed = landed
value-struck = struck
refusal-another-machine = { $rule } shoots in its own way: say so with what, such as what:catapult.
refusal-nothing-strikes = No explosion and no Miscast strikes those who stand near now: there is nobody to leave out.
refusal-shots-too-near = At { $distance } inches the target is too near: { $least } inches at least.
choice-empire-cannon = imperial cannon
choice-dwarf-cannon = dwarven cannon
choice-thunder-cannon = Thunder Cannon
choice-thunder-cannon-volley = Thunder Cannon as a volley gun
choice-empire-mortar = imperial mortar
choice-dwarf-catapult = dwarven catapult
choice-equitaine-trebuchet = trebuchet of Equitaine
choice-charnel-catapult = Charnel Catapult
choice-empire-volley-gun = imperial volley gun
choice-elven-bolt-thrower = elven bolt thrower
choice-equitaine-scorpion = scorpion of Equitaine
choice-dwarf-flame-thrower = dwarven flame thrower
choice-infernal-flame-thrower = infernal flame thrower
value-misfire = misfire
value-explosion = explosion
value-breakdown = breakdown
value-jammed = jammed
value-malfunction = malfunction
relation-shot = shot
    .aliases = shoots at
    .own = has shot at { $other }
    .theirs = shot at by { $other }
relation-step-landed = models to be counted
relation-step-struck = resolved
