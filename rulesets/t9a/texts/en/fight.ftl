procedure-close-combat-round = Round of close combat
    .about = Fear, blows by Initiative, score, Break tests, flight and pursuit
procedure-challenge = Challenge
    .about = Issue a challenge, take it up or refuse it, before the blows
procedure-who-strikes = Who strikes
    .about = Attacks of the models in contact and of those that support them
procedure-close-combat-hit = To hit in close combat
    .about = WS against WS: 3+, 4+ or 5+
procedure-close-combat-attacks = Close combat attacks
    .about = Of one kind, from the roll to hit to the wounds lost
procedure-weapon-strength = Close combat weapon
    .about = Strength, Initiative and Attacks of who wields it this round
outcome-close-combat-round = { $winners ->
    [none] { $winner ->
        [none] { $score ->
            [none] Nobody is left.
           *[other] A tie, { $score } to { $enemy-score }: both sides count as winners.
         }
        [unit] { $score ->
            [none] The first side wins: the second is wiped out.
           *[other] The first side wins by { $margin } ({ $score } to { $enemy-score }).
         }
       *[enemy] { $score ->
            [none] The second side wins: the first is wiped out.
           *[other] The second side wins by { $margin } ({ $enemy-score } to { $score }).
         }
     }
   *[other] Victory: { $winners }{ $score ->
        [none] { $gone ->
            [none] ; the other side is wiped out.
           *[other] ; wiped out: { $gone }.
         } Friends within 6 inches test for Panic.
       *[other] , { $margin ->
            [0] { $score } each: the Musician decides
           *[other] { $winner ->
               [unit] { $score } to { $enemy-score }
              *[enemy] { $enemy-score } to { $score }
            }
         }{ $gone ->
            [none] {""}
           *[other] ; wiped out: { $gone }
         }{ $slain ->
            [none] {""}
           *[other] ; broken and lost: { $slain }
         }{ $fled ->
            [none] {""}
           *[other] ; broken and fleeing: { $fled }
         }{ $held ->
            [none] {""}
           *[other] ; holding: { $held }
         }.{ $steadfast ->
            [none] {""}
           *[other] {" "}Steadfast, the difference is not counted: { $steadfast }.
         }{ $stubborn ->
            [none] {""}
           *[other] {" "}Stubborn, the difference is not counted: { $stubborn }.
         }{ $broken ->
            [0] {""}
           *[other] {" "}Friends within 6 inches test for Panic.
         }
     }
 }
outcome-challenge = { $outcome ->
    [fought] Challenge accepted: { $challenger ->
        [none] the two strike each other alone
       *[other] { $challenger } and { $opponent } strike each other alone
     }, until one of them is dead or fleeing.
    [refused] Challenge refused{ $shamed ->
        [yes] : { $opponent } strikes nobody this round, and has Leadership 0 until this combat is over.
       *[no] : no Character answers for it.
     }
    [none] Nobody can take this challenge up.
   *[issued] Challenge issued{ $challenger ->
        [none] {""}
       *[other] {" "}by { $challenger }
     }: accept or refuse?
 }
outcome-who-strikes = { $attacks } { $attacks ->
    [one] attack
   *[other] attacks
 }: { $front } in contact{ $supporting ->
    [0] .
   *[other] , { $supporting } in support ({ $ranks ->
        [one] { $ranks } rank
       *[other] { $ranks } ranks
     }).
 }
outcome-close-combat-hit = { $automatic ->
    [yes] { $hits } { $hits ->
        [one] automatic hit
       *[other] automatic hits
     }: the target has Weapon Skill 0.
   *[no] { $hits } { $hits ->
        [one] hit
       *[other] hits
     } on { $need }+.
 }
outcome-close-combat-attacks = { $wounds-lost } { $wounds-lost ->
    [one] wound lost
   *[other] wounds lost
 }.
outcome-weapon-strength = Strength { $strength }, at Initiative { $initiative }{ $attacks ->
    [0] {""}
   *[other] , +{ $attacks } { $attacks ->
        [one] Attack
       *[other] Attacks
     }
 }{ $piercing ->
    [0] {""}
   *[other] , Armour Piercing ({ $piercing })
 }.{ $parry ->
    [yes] {" "}From the front nobody hits it better than on 4+: Parry.
   *[no] { $shield ->
        [yes] {" "}The shield counts.
       *[no] {""}
     }
 }
lacks-weapons = close combat weapons
step-blows = { $unit } against { $target }: { $attacks } { $attacks ->
    [one] attack
   *[other] attacks
 }{ $kind ->
    [champion] {" "}of its Champion
    [mount] {" "}of its mounts
   *[other] {" "}({ $models } { $models ->
        [one] model
       *[other] models
     })
 }.
step-blows-fallen = { $unit } against { $target }: those in contact have fallen.
step-special-hits = { $unit } against { $target }: { $hits } { $kind ->
    [impact] Impact
    [grinding] Grinding
    [stomp] Stomp
    [breath] Breath
   *[crush] Crush
 } { $hits ->
    [one] hit
   *[other] hits
 }.
step-fear-seizes = { step-fear-seizes.heading }: { step-fear-seizes.said }.
    .heading = Fear
    .said = { $unit }, { $total } against { $against }; Weapon Skill 1 this round
step-fear-mastered = { step-fear-mastered.heading }: { step-fear-mastered.said }.
    .heading = Fear mastered
    .said = { $unit }, { $total } against { $against }
step-crumbles = { $unit }: { $wounds } wounds lost without a save, instead of fleeing.
step-stands = { step-stands.heading }: { step-stands.said }.
    .heading = Holding without a test
    .said = { $unit }
step-is-steadfast = More Full Ranks than each enemy (Steadfast): { $unit } tests on its full Leadership.
step-is-stubborn = Stubborn: { $unit } tests on its full Leadership.
step-holds = { step-holds.heading }: { step-holds.said }.
    .heading = Holding
    .said = { $unit }
step-broken = { step-broken.heading }: { step-broken.said }.
    .heading = Broken
    .said = { $unit }
step-caught = { step-caught.heading }: { step-caught.said }.
    .heading = Caught and destroyed
    .said = { $unit }, after { $distance } inches
step-escapes = { step-escapes.heading }: { step-escapes.said }.
    .heading = Out of reach
    .said = { $unit }, by { $distance } inches
step-joined-not-named = { $characters } ({ $unit }) did not fight: name them too if they are in contact.
refusal-fight-fleeing = { $unit } is fleeing: it does not fight.
refusal-fight-off-table = { $unit } is off the table: it does not fight.
refusal-fighting-count = It takes { $units } { $units ->
    [one] number
   *[other] numbers
 } of models in contact (one for each unit){ $enemies ->
    [one] {""}
   *[other] , or one for each unit and enemy ({ $units } times { $enemies })
 }, { $count } given: { $side ->
    [unit] first side
   *[enemy] second side
 }.
refusal-too-many-fighting = { $count } models in contact, but { $unit ->
    [none] the unit
   *[other] { $unit }
 } has { $most }.
refusal-no-such-place = There is no unit number { $place } on the { $side ->
    [unit] first
   *[enemy] second
 } side: it has { $count }.
idle-not-first-round = it counts in the first round of a combat{ TYPED(" (if it is, add first_round:yes, or say who charged)") }.
idle-has-not-charged = that side has not charged this turn (if it has, say so with charged).
idle-has-not-moved = the unit has not moved{ TYPED(" (if it has, add moved:yes)") }.
idle-not-against-blows = it is no help against blows.
idle-artillery-alone = it helps against artillery alone.
idle-spells-alone = it helps against spells alone.
idle-crush-not-asked = that attack is made when it is asked for: add crush.
idle-breath-not-asked = that weapon breathes when it is asked to: add breath.
refusal-weapon-on-foot = A weapon for riders and beasts ({ $rule }): choose another, or give the unit its troop type.
refusal-weapon-mounted = A weapon for models on foot ({ $rule }): name another by the option weapon, or correct the unit with { WAY("unit edit") }.
refusal-weapon-magic-first = Who bears a magic weapon must use it: { $rule }.
refusal-weapon-other-first = Only a Weapon Master takes the Hand Weapon who has another: { $rule }.
refusal-not-a-challenger = { $unit } is neither Character nor Champion: no challenge.
refusal-challenge-under-way = { $unit } fights a challenge already.
refusal-challenge-over = { $unit } has fought its round: challenges are issued before the blows.
refusal-challenge-issued-already = { $unit } has issued a challenge in this round: no other is issued in that combat.
next-panic-of-friends = Panic of friends
who-panic-of-friends = Who is within 6″ of { $unit }?
next-challenge-accept = Accept the challenge
next-challenge-refuse = Refuse the challenge
choice-accept = accept
choice-refuse = refuse
choice-challenge = challenge
choice-rear = rear
choice-hand-weapon = hand weapon
choice-paired-weapons = paired weapons
choice-halberd = halberd
choice-great-weapon = great weapon
choice-flail = flail
choice-lance = lance
choice-light-lance = light lance
choice-spear = spear
value-fought = accepted
value-issued = issued
value-refused = refused
value-pursues = pursues
value-free = free
value-may-overrun = may overrun
value-thrown-back = thrown back from the building
value-wiped-out = wiped out
status-fights-on = has fought a round of its combat
status-beaten = lost its combat
status-combat-reformed = made its Combat Reform
status-in-challenge = in a challenge
status-has-challenged = has issued a challenge this round
status-champion-wounded = Champion wounded
status-shirks-challenge = shirks a challenge: strikes nobody this round
modifier-distracting = Distracting
modifier-lightning-reflexes = Lightning Reflexes
modifier-flail = enemy flail
roll-attacks = number of attacks
param-enemy-characters = Enemy Characters touching the unit, for the King Slayer
param-a = Attacks of each model
param-against-charged = Whether it strikes whom it charged
param-answer = Accept or refuse
param-attacks = Number of attacks
param-breath = Who uses a Breath Weapon
param-can-accept = Whether anybody can take the challenge up
param-contact = Models in contact; the front rank when not told
param-crush = Who makes a Crush Attack instead of its blows
param-fighting = Our models in contact, unit by unit: 5 4
param-enemy-fighting = The enemy’s models in contact, unit by unit
param-in-flank = Numbers of our units that attack a flank
param-in-rear = Numbers of our units that attack a rear
param-enemy-in-flank = Numbers of the enemy’s units that attack a flank
param-enemy-in-rear = Numbers of the enemy’s units that attack a rear
param-enemy-weapon = The enemy’s weapon; what it carries when not told
param-enemy-ws = Weapon Skill of the target
param-first-round = Whether it is the first round of the combat
param-i = Initiative
param-ws = Weapon Skill of who strikes
result-attacks = attacks
result-broken = broken
result-crumbled = wounds lost to instability
result-enemy-wounds = the enemy’s wounds
result-front = in contact
result-initiative = Initiative
result-parry = parry
result-piercing = Armour Piercing
result-ranks = ranks
result-shamed = shirks
result-shield = shield
result-supporting = in support
result-units = unit
field-mount-ws = Mount’s Weapon Skill (WSM)
field-mount-s = Mount’s Strength (SM)
field-mount-i = Mount’s Initiative (IM)
field-mount-a = Attacks of the mount or team (AM)
field-crew-s = Crew’s Strength (SC)
field-crew-t = Crew’s Toughness (TC)
step-champion-slain = The Champion of { $unit } falls in the challenge.
step-may-overrun = { $unit } may overrun or pivot.
step-stays = { $unit } stays and may pivot.
step-thrown-back = { $unit } moves an inch back from the building; the assault is over.
step-may-enter = { $unit } may occupy the building or pivot.
value-may-enter = may occupy the building
modifier-weapon = weapon
