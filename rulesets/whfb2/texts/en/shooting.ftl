## Procedures
procedure-shooting-attack = Shooting
    .about = A unit’s whole shooting: hits, wounds, saves, poison, fire, casualties
procedure-shoot-into-melee = Shooting into a melee
    .about = Which unit of a melee a shot strikes, where the referee allows one
procedure-prepare-fire = Preparing burning missiles
    .about = A turn without moving, so that the next volley burns
procedure-shoot-to-hit = To hit with missiles
    .about = Roll to hit with missiles, every bonus and penalty by name
procedure-range-check = Range
    .about = Short range, long range or out of range, heights counted
procedure-character-target = Shooting at a character
    .about = Whether a character beside a unit may be shot at
procedure-to-wound = To wound
    .about = Roll to wound, with bow or blade: Strength against Toughness
procedure-armour-save = Armour save
    .about = Roll armour saves, from a save or from the armour worn
procedure-remove-casualties = Casualties
    .about = Figures removed for wounds, and the wounds left over
procedure-mounted-target = Mounted figures
    .about = Whether rider or mount may be struck, and what goes with whom
procedure-surplus-wounds = Wounds left over
    .about = Wounds beyond a unit’s last figure, rolled again on a character with it
procedure-poison-attack = Poison
    .about = D4-1 off Toughness for each hit, and who dies of it
procedure-poison-recovery = Recovery from poison
    .about = A point of Toughness back each turn, for who lost half or less
procedure-flaming-attack = Fire damage
    .about = Points of fire on what burns, for each burning hit

## What settles the matter
offer-shoot = Shoot
offer-stand-and-shoot = Stand and shoot
shooting-losses = { $destroyed ->
    [yes] The target is wiped out.
   *[no] { $wounds-lost ->
        [0] No wound lost.
       *[other] Wounds lost: { $wounds-lost }, figures removed: { $models-lost }.
     }
 }
shooting-on-chariot = Body { $chariot-body-wounds-lost }, crew { $chariot-crew-wounds-lost }, team { $chariot-team-wounds-lost } wounds lost.{ $destroyed ->
    [yes] { " " }The chariot is destroyed.
   *[no] { $chariot-crewless ->
        [yes] { " " }No crew is left: it routs.
       *[no] { $chariot-stopped ->
            [yes] { " " }It stops for good.
           *[no] { "" }
         }
     }
 }
shooting-poison = { $poisoned ->
    [yes] { " " }Poison: { $poison-points } Toughness lost, { $poison-models-lost } dead, { $poison-kept } noted.
   *[no] { "" }
 }
shooting-fire = { $burned ->
    [yes] { $flames-alight ->
        [yes] { " " }The target catches fire: a wound a turn until it is put out.
       *[no] { " " }Fire: { $flames-points } points, { $flames-models-lost } burned, { $flames-total } noted.
     }
   *[no] { "" }
}
shooting-backfire = { $backfire-idle ->
    [0] { "" }
   *[other] { " " }Blunderbusses that did not fire: { $backfire-idle }.
 }{ $backfire-burst ->
    [0] { "" }
   *[other] { " " }Blunderbusses that burst: { $backfire-burst }, shooters lost: { $backfire-harm-models-lost }.
 }
outcome-shooting-attack = { $band ->
    [out] Out of range: no shot reaches the target.
   *[other] { $at-chariot ->
        [yes] { shooting-on-chariot }
       *[no] { shooting-losses }
     }
 }{ shooting-poison }{ shooting-fire }{ shooting-backfire }{ $test ->
    [yes] { " " }A rout test is due: a quarter is lost at one go.
   *[no] { "" }
 }
outcome-shoot-into-melee = { $struck ->
    [enemy] The enemy is struck (unit { $place } of theirs).
   *[friends] Friends are struck (unit { $place } of yours).
 }
outcome-prepare-fire = { $lasting ->
    [yes] The torches are lit, and stay so.
   *[no] The missiles are ready: the next volley burns.
 }
outcome-shoot-to-hit = { $hits ->
    [0] Every shot misses
    [one] 1 hit
   *[other] { $hits } hits
 } ({ $need }+ needed).
outcome-range-check = { $band ->
    [out] Out of range at { $distance } cm: { $reach } cm at most.
    [long] Long range ({ $distance } cm): −1 to hit, Strength { $strength }.
   *[short] Short range ({ $distance } cm): Strength { $strength }.
 }
outcome-character-target = { $allowed ->
    [yes] He may be shot at{ $cover ->
        [large] : only figures as large would cover him.
        [mounted] : troops on foot do not cover a rider.
        [half-range] { $limit ->
            [none] .
           *[other] , up to { $limit } cm.
         }
       *[other] .
     }
   *[no] { $cover ->
        [half-range] Too far: beside a unit he is a target up to half the range only, { $limit } cm.
       *[other] Five ordinary figures or more cover him: he cannot be shot at.
     }
 }
outcome-to-wound = { $need ->
    [none] These hits cannot wound this target.
   *[other] { $wounds ->
        [0] No wound ({ $need }+ needed).
        [one] 1 wound ({ $need }+ needed).
       *[other] { $wounds } wounds ({ $need }+ needed).
     }
 }
outcome-armour-save = { $need ->
    [none] No armour save is possible: { $unsaved } unsaved{ $save ->
        [none] .
       *[other] {" "}(save of { $save }+).
     }
   *[other] { $saved } saved, { $unsaved } not ({ $need }+ needed).
 }
outcome-remove-casualties = { $destroyed ->
    [yes] The unit is wiped out.
   *[no] { $models-lost ->
        [one] 1 figure removed.
       *[other] { $models-lost } figures removed.
     }{ $carried ->
        [0] { "" }
       *[other] {" "}Noted on the unit: { $carried }.
     }
 }
outcome-mounted-target = { $one-figure ->
    [yes] Rider and mount are one figure: the rider’s Toughness counts, and both are removed together.
   *[no] { $rider ->
        [yes] Rider or mount may be struck, as the attacker chooses.
       *[no] Only the mount may be struck.
     } { $dismounted ->
        [walks] A rider who loses it fights on on foot.
       *[other] A rider who loses it is removed with it.
     }
 }
outcome-surplus-wounds = { $surplus ->
    [0] No wound is left over.
   *[other] Left over: { $surplus }. The character is wounded { $wounds } times, and loses { $unsaved } wounds.
 }
outcome-poison-attack = Toughness lost: { $points }, dead: { $models-lost }, noted: { $kept }.
outcome-poison-recovery = { $recovers ->
    [yes] A point of Toughness comes back; { $left } still lost.
   *[no] More than half is lost: no recovery during the battle.
 }
outcome-flaming-attack = Points of fire: { $points }, { $total } noted now.{ $models-lost ->
    [0] { "" }
   *[other] {" "}Burned: { $models-lost }.
 }

## Rolls
roll-shots = Number of shots
roll-hits = Number of hits
roll-hits-on-figure = Hits on one figure
roll-beyond-six = Second die after a 6
roll-set-alight = Set alight
roll-blunderbuss-misfire = Misfire of blunderbusses
roll-hit-strength = Strength of the explosion
roll-melee-target = Who is struck in the melee
roll-random-character = Which character

## Bonuses and penalties
modifier-large-target = large target
modifier-small-target = small target
modifier-unsteady = shooting from a mount or vehicle
modifier-long-range = long range
modifier-wounded-shooter = wounded shooter
modifier-improvised-missile = improvised missile
modifier-light-cover = light cover
modifier-heavy-cover = heavy cover
modifier-stand-and-shoot = stand and shoot
modifier-weapon = weapon
modifier-fire = fire
modifier-altitude = altitude

## Steps
step-cannot-hit = { $need }+ would be needed: these shots cannot hit.
step-cannot-wound = Strength { $strength } cannot wound Toughness { $toughness }.
step-no-armour-save = No armour save is possible.
step-poison-harmless = This poison does nothing to this target.
step-front-rank-shoots = Only the front rank shoots: { $models } figures (where more do, say how many before the roll).
step-range-assumed = No distance was given: at short range.
step-shots-out-of-range = The target is out of range.
step-surplus-on-hero = Wounds left over for { $unit }: { $count }, rolled to wound again.
step-ablaze = It burns: 1 wound each turn until it is put out.

## Refusals
refusal-shooters-dead = { $unit }: nobody is left to shoot; choose a unit that has figures.
refusal-shooters-fleeing = { $unit }: a routing unit cannot shoot; rally it first.
refusal-shooters-engaged = { $unit }: a unit in close combat cannot shoot; choose one that is not, or correct the table with { WAY("unit status") }.
refusal-shooters-charged = { $unit } charged this turn and cannot shoot before the next.
refusal-shooters-confused = { $unit } is confused after its failed charge and cannot shoot before that ends.
refusal-shooters-makes-off = { $unit } makes for the table edge and shoots at nobody but those who shoot at it.
refusal-shooters-panicked = { $unit } is panicked and cannot shoot this turn.
refusal-shooters-stupid = { $unit } is stupid this turn and does not shoot; wait for its next one.
refusal-shooters-disorganised = { $unit } is disorganised and cannot shoot before it has reformed.
refusal-shooters-pursuing = { $unit } is pursuing and cannot shoot; choose another unit.
refusal-shooters-off-table = { $unit } is off the table; it may shoot once it is back.
refusal-shooters-unloaded = { $unit } has not loaded its weapons again; it does so in its next movement phase.
refusal-shooters-reloading = { $unit } is loading its weapons this turn, and may neither move nor shoot.
refusal-already-shot = { $unit } shot this turn already; it may shoot again in its next.
refusal-move-or-shoot = Crossbowmen do not move and shoot in one turn; shoot with a unit that stood still.
refusal-not-from-horseback = This bow cannot be used from a mount; choose a weapon that can.
refusal-fire-from-horseback = Mounted troops use no burning weapons; leave flaming out, or choose a unit on foot.
refusal-fire-not-prepared = { $unit } has not prepared burning missiles: a turn without moving first{ TYPED(" (", WAY("shoot what:prepare-fire"), ")") }.
refusal-fire-needs-standing = Burning missiles take a whole turn without moving; prepare them in a turn in which the unit stays.
refusal-target-engaged = { $unit } is in close combat. Where the referee allows it, draw first who is struck{ TYPED(" (", WAY("shoot what:into-melee"), "), then say into_melee") }.
refusal-target-off-table = { $unit } is off the table; choose a target that is on it.
refusal-target-covered = { $unit } is in { $host }, and five ordinary figures or more cover him: name { TYPED("target:") }{ $host } (or { WAY("unit leave ", $unit) } if he is not with them).
refusal-target-half-covered = { $unit } is in { $host }: he can be shot at from { NUMBER($range) } cm or nearer, half the range; farther off name { TYPED("target:") }{ $host }.
refusal-target-machine = { $unit }: missiles do nothing to a war machine; aim at its crew, in light cover.
refusal-no-bow-skill = A Bow Skill of 0 cannot shoot or throw; it takes at least 1.
refusal-no-long-range = Riders and repeating crossbows shoot at short range only; leave long_shots out.
refusal-one-range-at-chariots = Shots of two Strengths at a chariot are rolled apart: shoot once for each range.
refusal-strength-unknown = The Strength of these shots is unknown; give the weapon, or s.
refusal-shots-unknown = How many shots? Give shots, or the unit that shoots.
refusal-weapon-unknown = Which weapon? Give weapon, or write it among the unit’s rules.
refusal-not-poisoned = { $unit ->
    [none] No Toughness is lost to poison; give noted.
   *[other] { $unit } has lost no Toughness to poison; there is nothing to recover.
 }

## Options
param-crew = The crew, a unit of its own; for chariot loads, crewmen when all are there
param-team = The animals that pull the chariot, a unit of their own
param-hero = The character; or whether the rider is one
param-bs = Bow Skill (BS)
param-s = Strength of the hits, or of who makes them
param-shots = Shots, a number or dice; else one for each figure that sees
param-weapon = The weapon; else the one among the unit’s rules
param-long-shots = Shots at long range, where the others are at short range
param-long-range = The target is at long range
param-cover = Cover of the target
param-moved = It moved this turn
param-stand-and-shoot = The shots answer a charge
param-facing = Side of the target that is struck or charged; a shield is of no use behind
param-modifier = Sum of other bonuses, negative for penalties
param-poison = The poison on the weapons
param-race = What the target is, for the poison
param-altitude = How high: the target or the flyer, at the end of a move
param-from-altitude = How high the shooters are, or the flyer before its move
param-wounded = Those who shoot have lost wounds
param-into-melee = The target is in a melee, and the draw made it the one that is struck
param-enemies = Enemy units in the melee
param-allies = Friendly units in the melee
param-torches = Torches, which stay alight
param-near = Where he stands to the unit; or the sections beside the fire
param-ordinary = Ordinary figures of the unit: no champion, hero or wizard
param-size = All figures of the unit, where others are among them
param-large = He is above 3 m
param-unit-large = The unit’s figures are above 3 m
param-rider = He is mounted
param-unit-mounted = The unit’s figures are mounted
param-by-character = A character shoots
param-wounds = Number of wounds
param-armour = Armour worn; wins over a save
param-mount = On foot, mounted, or mounted with barding
param-routing = The wearer is in rout, and uses no shield
param-mount-w = Wounds of the mount
param-attack = A shot, or who strikes
param-mount-large = The mount is above 3 m
param-attacker-large = Who strikes is above 3 m
param-noted = Points noted already
param-source = What burns
param-building = The target is a section of a building

## Choices
choice-volley = Volley
choice-into-melee = Into a melee
choice-prepare-fire = Prepare fire
choice-bombing = Bombing
choice-short-bow = Short bow
choice-bow = Bow
choice-long-bow = Long bow
choice-elf-bow = Elf bow (elves; else as a short bow)
choice-crossbow = Crossbow
choice-repeating-crossbow = Repeating crossbow
choice-sling = Sling
choice-javelin = Javelin
choice-throwing-knife = Throwing knife or axe
choice-blowpipe = Blowpipe
choice-improvised-missile = Improvised missile
choice-hand-crossbow = Hand crossbow
choice-arquebus = Arquebus
choice-blunderbuss = Blunderbuss
choice-none = none
choice-light = light
choice-heavy = heavy
choice-front = front
choice-flank = flank
choice-rear = rear
choice-air = air
choice-ground = ground
choice-attack = attack altitude
choice-low = low altitude
choice-high = high altitude
choice-shield = shield alone
choice-light-armour = light armour
choice-light-armour-and-shield = light armour and shield
choice-heavy-armour = heavy armour
choice-heavy-armour-and-shield = heavy armour and shield
choice-foot = on foot
choice-cavalry = cavalry
choice-barded-cavalry = barded cavalry
choice-mounted = mounted
choice-large-mount = large mount
choice-shot = shot
choice-contact = in contact
choice-near = within 12.5 cm
choice-far-off = farther
choice-man-slayer = Man-slayer
choice-elf-bane = Elf-bane
choice-black-root = Black root
choice-troll-bane = Troll-bane
choice-lizard-bane = Lizard-bane
choice-demon-bane = Demon-bane
choice-truth-leaf = Truth leaf
choice-beast-bane = Beast-bane
choice-grave-root = Grave root
choice-venom = Venom
choice-human = human
choice-dwarf = dwarf
choice-halfling = halfling
choice-pygmy = pygmy
choice-elf = elf
choice-orc = orc
choice-goblin = goblin
choice-hobgoblin = hobgoblin
choice-ogre = ogre
choice-troll = troll
choice-giant = giant
choice-treeman = treeman
choice-lizardman = lizardman
choice-troglodyte = troglodyte
choice-slann = slann
choice-demon = demon
choice-lycanthrope = lycanthrope
choice-monster = monster
choice-animal = animal
choice-arrow = arrow
choice-torch = torch
choice-fireball = fireball
choice-lightning = lightning
choice-blunderbuss-misfire = Misfire of a blunderbuss
choice-melee-target = Shot into a melee

## Names of results
value-enemy = enemy
value-friends = friends
value-hits = hits
value-misses = misses
result-wounds-lost = wounds lost
result-carried = wounds noted
result-test = rout test due
result-band = range
result-poisoned = poison at work
result-poison = poison
result-burned = fire at work
result-flames = fire
result-backfire = misfires
result-idle = did not fire
result-burst = burst
result-harm = losses
result-at-chariot = at a chariot
result-chariot = chariot
result-heroes = characters
result-joined = character
result-name = name
result-shots = shots
result-hits = hits
result-unsaved = unsaved
result-struck = struck
result-place = unit
result-lasting = stays alight
result-need = needed
result-strength = Strength
result-modifier = to hit
result-cover = why
result-limit = limit
result-save = armour save
result-one-figure = one figure
result-rider = rider
result-mount = mount
result-dismounted = without mount
result-surplus = left over
result-recovers = recovers

## Statuses
status-unloaded = weapons not loaded
status-reloading = loading its weapons until the end of its next turn
status-fire-prepared = burning missiles ready
status-poisoned = Toughness lost to poison
    .counted = Toughness lost to poison: { $value }
status-recovered = recovered from poison this turn
status-on-fire = points of fire
    .counted = points of fire: { $value }

## Tables
table-blunderbuss-misfire-hangs-fire = No shot, and no need to load again.
table-blunderbuss-misfire-bursts = It bursts: its bearer takes a hit of Strength D6.
table-melee-target-enemy = The enemy is struck.
table-melee-target-friends = Friends are struck.
procedure-rate-of-fire = Rate of fire
    .about = How many shots a weapon has this turn, and whether its bearers may move
procedure-hand-crossbow-melee = Hand crossbows in combat
    .about = Hand crossbows shot at the enemy in contact
outcome-rate-of-fire = { $shots ->
    [0] No shot this turn.
   *[other] Shots: { $shots }, Strength { $strength }, up to { $reach } cm.
 } { $may-move ->
    [yes] { $may-do-both ->
        [yes] They may move and shoot.
       *[no] They move or shoot, not both.
     }
   *[no] They load again: no move{ $may-reform ->
        [yes] , one change of formation at most.
       *[no] , no change of formation.
     }
 }
outcome-hand-crossbow-melee = { $destroyed ->
    [yes] The enemy is wiped out.
   *[no] Wounds lost: { $wounds-lost }, figures removed: { $models-lost }.
 } They count in the combat result.
modifier-other-weapon = another weapon too
modifier-wrong-hand = wrong hand
param-fired-last-turn = They shot in their last turn
param-other-weapon = They strike with another weapon too
param-wrong-hand = The crossbow is in the wrong hand
choice-hand-crossbow-melee = Hand crossbow in combat
result-may-move = may move
result-may-reform = may reform
result-may-do-both = may do both
value-duel = a character shoots
value-half-range = half the range
value-unit = covered by a unit
value-short = short range
value-long = long range
value-out = out of range
value-removed = removed
value-together = together
value-walks = on foot
procedure-burn-on = Burning on
    .about = Simple fire: a wound a turn of what burns, or put out by the game master
outcome-burn-on = { $wounds ->
    [0] The fire is put out.
   *[other] The target burns on: wounds lost { $wounds }.
}
modifier-in-the-saddle = Bow Skill of riders
param-turned-back = Cursed shooters: their missiles strike themselves, target is the unit itself
param-put-out = The fire is put out, instead of burning on
status-burned = burned this turn
step-fire-harmless = The fire does nothing: the target resists it, or it pours.
refusal-fire-points-counted = This battle counts points of fire: { WAY("roll burning_building") } for a section. For simple fire: { WAY("settings house:simple-fire=on") }, before a battle.
refusal-no-fire-points = This battle plays simple fire, without points of fire: use { WAY("roll burn_on") }.
refusal-missiles-turn-back = { $unit } is cursed: its missiles would turn back. Do not shoot, or shoot at itself{ TYPED(": target:", $unit, " turned_back:yes") }.
refusal-rain-no-long-range = In the torrential rain nobody shoots at long range; choose a target at short range.
refusal-rain-on-powder = In the torrential rain firearms are of no use; wait for the spell to end.
refusal-target-inviolable = { $unit }: nothing can kill it this turn (instability); choose another target.
refusal-target-untouched = { $unit }: ordinary weapons do nothing to it ({ $status }); it takes magic.
refusal-target-unseen = { $unit } is concealed and keeps still: nobody sees it beyond { $range } cm.
refusal-shooters-attack-altitude = { $unit } is in the air: flyers do not shoot at those who charge them; they hold.
refusal-shooters-low-altitude = { $unit } is in the air: flyers do not shoot at those who charge them; they hold.
refusal-shooters-high-altitude = { $unit } is in the air: flyers do not shoot at those who charge them; they hold.
