## Procedures
procedure-close-combat-round = Round of combat
    .about = A whole round of close combat: blows by initiative, result, break tests, flight, pursuit
procedure-combat-result = Combat result
    .about = Wounds and every bonus of both sides, then the loser’s break test
procedure-break-test = Break test
    .about = Whether a unit beaten in combat breaks
procedure-flee-pursuit = Flight and pursuit
    .about = Flights, pursuits and who is caught, for up to four units a side
procedure-restrain-test = Restraint
    .about = Keep a victorious unit from pursuing
procedure-overrun = Overrun
    .about = Move on after a charge that left no enemy
procedure-pursuit-new-enemy = Pursuit into a new enemy
    .about = A pursuit or overrun that meets another enemy unit
procedure-pursue-off-table = Pursuit off the table
    .about = A pursuer that touches the table edge, and how it comes back
procedure-multi-pursuit = Pursuit in one direction
    .about = Pursue one way while beaten enemies flee in several
procedure-flee-distance = Flight distance
    .about = How far a broken unit flees
procedure-pursuit-distance = Pursuit distance
    .about = How far a victorious unit pursues
procedure-pursuit-catch = Catching fleers
    .about = Whether a pursuit of this distance catches a flight
procedure-free-manoeuvre = Free manoeuvre
    .about = What a winner may do while its enemies hold
procedure-strike-order = Who strikes first
    .about = Charge, Initiative, weapons and rules that settle who strikes first
procedure-melee-to-hit = To hit in close combat
    .about = Roll attacks to hit: Weapon Skill against Weapon Skill
procedure-melee-to-wound = To wound in close combat
    .about = Roll hits to wound: Strength against Toughness
procedure-combat-saves = Saves in close combat
    .about = Armour saves, shield on foot included, then ward saves
procedure-melee-attacks = Attacks in close combat
    .about = Attacks of one kind from the first die to the wounds lost
procedure-weapon-strength = Strength with a weapon
    .about = Strength of the hits this round with a close-combat weapon
procedure-second-rank-attacks = Second rank
    .about = Attacks of the models behind those in contact
procedure-rank-bonus = Rank bonus
    .about = What the ranks of a unit add to the combat result
procedure-musician-tie = Musicians in a draw
    .about = Whether a musician wins a drawn combat
procedure-overkill = Overkill
    .about = What the excess wounds of a challenge add to the combat result
procedure-stubborn-leadership = Stubborn Leadership
    .about = The Leadership of a stubborn unit or leader in a break test
procedure-inspiring-presence = Inspiring presence
    .about = Whether a unit may use its General’s Leadership
procedure-hold-your-ground = Hold your ground
    .about = Whether the battle standard lets a unit roll again

## Outcomes
outcome-close-combat-round = { $winners ->
    [none] { $winner ->
        [none] A draw, { $score } to { $enemy-score }: the combat goes on.
        [unit] { $score ->
            [none] The first side wins: the second is wiped out.
           *[other] The first side wins by { $margin } ({ $score } to { $enemy-score }).
        }
       *[enemy] { $score ->
            [none] The second side wins: the first is wiped out.
           *[other] The second side wins by { $margin } ({ $enemy-score } to { $score }).
        }
    }{ $winner ->
        [none] { "" }
       *[other] { $broken ->
            [0] { $score ->
                [none] { "" }
               *[other] { " " }The losers hold.
            }
            [1] { $caught ->
                [0] { " " }One unit breaks and gets away.
               *[other] { " " }One unit breaks and is caught.
            }
           *[other] { " " }{ $broken } units break, { $caught } caught.
        }
    }
   *[other] Won by { $winners }{ $score ->
        [none] { $gone ->
            [none] : the other side is wiped out.
           *[other] ; wiped out: { $gone }.
        }
       *[other] , { $musician ->
        [yes] { $score } each: the musician decides
       *[other] { $winner ->
            [unit] { $score } to { $enemy-score }
           *[enemy] { $enemy-score } to { $score }
        }
    }{ $gone ->
            [none] { "" }
           *[other] ; wiped out: { $gone }
        }{ $slain ->
            [none] { "" }
           *[other] ; broken, caught and destroyed: { $slain }
        }{ $fled ->
            [none] { "" }
           *[other] ; broken, but got away: { $fled }
        }{ $held ->
            [none] { "" }
           *[other] ; still fighting: { $held }
        }.
    }
}
outcome-combat-result = { $winners ->
    [none] { $winner ->
        [none] A draw, { $score } to { $enemy-score }: the combat goes on.
        [unit] { $wiped-out ->
            [yes] The first side wins: the second is wiped out.
           *[no] The first side wins by { $margin } ({ $score } to { $enemy-score }).
        }
       *[enemy] { $wiped-out ->
            [yes] The second side wins: the first is wiped out.
           *[no] The second side wins by { $margin } ({ $enemy-score } to { $score }).
        }
    }{ $broken ->
        [none] { "" }
        [yes] { " " }The losers break.
       *[no] { " " }The losers hold.
    }
   *[other] Won by { $winners }{ $score ->
        [none] { $losers ->
            [none] : the other side is wiped out.
           *[other] ; wiped out: { $losers }.
        }
       *[other] , { $musician ->
        [yes] { $score } each: the musician decides
       *[other] { $winner ->
            [unit] { $score } to { $enemy-score }
           *[enemy] { $enemy-score } to { $score }
        }
    }{ $broken ->
            [none] { "" }
            [yes] ; broken: { $losers }
           *[no] ; still fighting: { $losers }
        }.
    }
}
outcome-break-test = { $broken ->
    [yes] The unit breaks{ $total ->
        [none] : no roll could save it.
       *[other] : { $total } against Leadership { $ld }.
    }
   *[no] The unit holds{ $total ->
        [none] { " " }without a roll.
       *[other] : { $total } against Leadership { $ld }.
    }
}{ $frenzy-lost ->
    [yes] { " " }Its Frenzy is gone for the battle.
   *[no] { "" }
}
outcome-flee-pursuit = { $slain ->
    [none] { $caught ->
        [0] Nobody is caught.
        [1] One unit is caught and destroyed.
       *[other] { $caught } units are caught and destroyed.
    }
   *[other] Caught and destroyed: { $slain }.
}{ $fled ->
    [none] { $escaped ->
        [0] { "" }
        [1] { " " }One gets away.
       *[other] { " " }{ $escaped } get away.
    }
   *[other] { " " }Got away: { $fled }.
}
outcome-restrain-test = { $may-pursue ->
    [no] No pursuit: an enemy in contact still holds, or the unit cannot move.
   *[yes] { $pursues ->
        [yes] The unit must pursue{ $total ->
            [none] .
           *[other] : { $total } is too much.
        }
       *[no] The unit holds back{ $total ->
            [none] { " " }without a roll.
           *[other] : { $total }.
        }
    }
}
outcome-overrun = { $allowed ->
    [no] No overrun.
   *[yes] { $moves ->
        [yes] The unit overruns { $distance } ps straight ahead.
       *[no] The unit stays where it is.
    }
}
outcome-pursuit-new-enemy = { $charges ->
    [yes] { $fights-now ->
        [yes] The new combat is fought at once with the benefits of a charge.
       *[no] The new combat is fought in the next combat phase; the pursuers count as having charged.
    }
   *[no] { $flee ->
        [none] The new enemy has fled in this phase already: it is destroyed.
       *[other] The new enemy flees { $flee } ps{ $caught ->
            [yes] {" "}and is caught.
           *[no] .
        }
    }
}
outcome-pursue-off-table = The unit leaves the table and comes back next turn with the other moves{ $files ->
    [none] , all its models on the edge around where it left
   *[other] , { $files } files wide at most, its rear rank on the edge
}: no charge, no march, and it counts as moved.
outcome-multi-pursuit = The pursuit covers { $pursuit } ps.
outcome-flee-distance = The unit flees { $distance } ps.
outcome-pursuit-distance = The unit pursues { $distance } ps.
outcome-pursuit-catch = { $caught ->
    [yes] The fleers are caught and destroyed.
   *[no] The fleers get away.
}
outcome-free-manoeuvre = { $kind ->
    [widen] The unit may widen its front by up to { $files } models.
    [turn] The unit may turn to face its enemies.
   *[none] No free manoeuvre.
}
outcome-strike-order = { $first ->
    [unit] The first side strikes first
   *[enemy] The second side strikes first
}{ $by ->
    [always-first] : it always strikes first.
    [charge] : it charged.
    [weapon] : the other side’s weapons strike last.
    [initiative] : higher Initiative.
    [last-winner] : it won the last round.
   *[die] : the die decided.
}
outcome-melee-to-hit = { $hits ->
    [0] No hit
    [1] 1 hit
   *[other] { $hits } hits
}{ $need ->
    [none] { " " }without a roll.
   *[other] { " " }on { $need }+.
}
outcome-melee-to-wound = { $need ->
    [none] These hits cannot wound.
   *[other] { $wounds ->
        [0] No wound
        [1] 1 wound
       *[other] { $wounds } wounds
    } on { $need }+.
}
outcome-combat-saves = { $unsaved ->
    [0] Every wound is saved.
    [1] 1 unsaved wound.
   *[other] { $unsaved } unsaved wounds.
}
outcome-melee-attacks = { $wounds-lost ->
    [0] No wound lost.
    [1] 1 wound lost.
   *[other] { $wounds-lost } wounds lost.
}
outcome-weapon-strength = The hits have Strength { $strength }{ $attacks ->
    [0] { "" }
   *[other] , with { $attacks } more Attack
}{ $strikes-last ->
    [yes] , and strike last.
   *[no] .
}
outcome-second-rank-attacks = { $attacks ->
    [0] The second rank does not strike.
    [1] The second rank makes 1 attack.
   *[other] The second rank makes { $attacks } attacks.
}
outcome-rank-bonus = { $bonus ->
    [0] No rank bonus.
   *[other] Rank bonus +{ $bonus }.
}
outcome-musician-tie = { $winner ->
    [none] The combat stays drawn.
    [unit] The first side’s musician wins the combat by 1.
   *[enemy] The second side’s musician wins the combat by 1.
}
outcome-overkill = The victim is worth { $total } to the combat result, { $bonus } of it overkill.
outcome-stubborn-leadership = The break test is taken on { $test-on } once the defeat is counted.
outcome-inspiring-presence = { $usable ->
    [yes] The General may be heeded: Leadership { $ld }.
   *[no] The General does not help: Leadership { $ld }.
}
outcome-hold-your-ground = { $reroll ->
    [yes] The failed test may be rolled again, once.
   *[no] The test is not rolled again.
}

## Rolls
roll-break-test = Break test
roll-restrain = Restraint
roll-flee = Flight
roll-pursuit = Pursuit
roll-overrun = Overrun
roll-initiative-tie = Equal Initiative (1-3 the side named as unit, 4-6 the other)
roll-attacks = Number of Attacks

## Modifiers
modifier-combat-lost = combat lost
modifier-fear = Fear

## Steps
step-no-weapon-skill = Weapon Skill 0: no attack is made.
step-hits-automatically = Weapon Skill 0 against them: { $hits } automatic { $hits ->
    [1] hit
   *[other] hits
}.
step-cannot-wound = Strength { $strength } cannot wound Toughness { $toughness }.
step-blows = { $unit } against { $target }: { $models } { $models ->
    [1] model
   *[other] models
}, { $attacks } { $attacks ->
    [1] attack
   *[other] attacks
}.
step-blows-of-champion = The champion of { $unit } against { $target }, in the challenge: { $attacks } { $attacks ->
    [1] attack
   *[other] attacks
}.
step-blows-of-champions = The champion of { $unit } against that of { $target }, in the challenge: { $attacks } { $attacks ->
    [1] attack
   *[other] attacks
}.
step-blows-at-champion = { $unit } against the champion of { $target }, in the challenge: { $attacks } { $attacks ->
    [1] attack
   *[other] attacks
}.
step-mount-blows = Mounts or draught beasts: { $unit } against { $target }, { $attacks } { $attacks ->
    [1] attack
   *[other] attacks
}.
step-mount-reacts = { $unit } lost its last rider: { $row ->
    [grumph] Grumph… It leaves the battlefield.
    [sniff] Sniff. It stays by the body, Unbreakable, and pursues nobody.
    [raaargh] Raaargh! It becomes Frenzied and full of Hatred.
   *[other] it fights on.
}
step-joined-not-named = { $characters } ({ $unit }) did not fight: name him too if he is in contact.
step-no-blows = { step-no-blows.heading }: { step-no-blows.said }.
    .heading = No blow
    .said = { $unit } against { $target }
step-combat-wounds = { step-combat-wounds.heading }: { step-combat-wounds.said }.
    .heading = { $name ->
        [none] { $side ->
            [unit] First side
           *[enemy] Second side
        }
       *[other] { $name }
    }
    .said = { $wounds } { $wounds ->
        [1] wound
       *[other] wounds
    } caused
step-combat-bonus = { step-combat-bonus.heading }: { step-combat-bonus.said }.
    .heading = { $name ->
        [none] { $side ->
            [unit] First side
           *[enemy] Second side
        }
       *[other] { $name }
    }
    .said = { $bonus ->
        [ranks] ranks
        [outnumber] greater numbers
        [cohesion] cohesion
        [standard] standard
        [battle-standard] battle standard
        [war-banner] War Banner
        [high-ground] high ground
        [doomed] Doomed enemy
        [flank] attack in the flank
        [rear] attack in the rear
        [overkill] overkill
       *[other] other bonuses
    } +{ $value }
step-musician-wins = A draw, but only one side has a musician: won by 1, { $name ->
    [none] { $side ->
        [unit] first side
       *[enemy] second side
    }
   *[other] { $name }
}.
step-wiped-out = One side is wiped out: the result is not counted.
step-rank-bonus = { $name ->
    [none] { $side ->
        [unit] First side
       *[enemy] Second side
    }
   *[other] { $name }
}: ranks at the start +{ $bonus }.
step-front-unknown = Front width unknown for { $unit }: every model struck and no ranks counted; { WAY("unit edit unit:", $first, " change:Wide5") } keeps a front of 5{ $side ->
    [unit] { TYPED("; for one round, give `fighting`") }
    [enemy] { TYPED("; for one round, give `enemy_fighting`") }
   *[both] { TYPED("; for one round, give `fighting` and `enemy_fighting`") }
}.
step-no-ranks-loose = This kind of unit never has a rank bonus.
step-no-ranks-flanked = Ranks lost: unit power { $power } engages the flank or rear.
step-tie-to-last-winner = Equal Initiative: whoever won the last round strikes first.
step-frenzy-lost = Beaten: Frenzy is lost before the test.
step-fear-unknown = Fear is not counted: give the unit power of both sides.
step-unbreakable = Unbreakable: the test is passed without a roll.
step-cannot-hold = Broken without a roll: { $added } added to the dice leave no way to reach { $ld } or less.
step-hold-your-ground = { $total } fails against { $ld }: the battle standard lets the unit roll again.
step-broken = { step-broken.heading }: { step-broken.said }.
    .heading = Broken
    .said = { $unit }{ $total ->
        [none] , without a roll
       *[other] {""}
    }
step-holds = { step-holds.heading }: { step-holds.said }.
    .heading = Holding
    .said = { $unit }{ $total ->
        [none] , without a roll
       *[other] {""}
    }
step-caught = { step-caught.heading }: { step-caught.said }.
    .heading = Caught and destroyed
    .said = { $unit }, after { $distance } ps
step-escapes = { step-escapes.heading }: { step-escapes.said }.
    .heading = Away
    .said = { $unit }, { $distance } ps
step-no-pursuit = No pursuit: { $holding ->
    [0] the unit cannot move.
   *[other] an enemy in contact still holds.
}
step-must-pursue = Frenzy or Hatred: the unit always pursues.
step-stays-behind-obstacle = The unit stays behind the obstacle it defends, without a roll.
step-no-overrun = No overrun: { $why ->
    [did-not-charge] the unit did not charge this turn.
    [ran-down] its charge only ran down fugitives, and led it into no combat.
    [enemies-left] enemies are still in contact.
    [charged-obstacle] the unit charged a defended obstacle.
    [after-pursuit] the unit already pursued this phase.
   *[cannot-move] the unit cannot move.
}
step-no-manoeuvre = No free manoeuvre: { $why ->
    [did-not-win] the unit did not win.
    [several-sides] it is engaged on several sides.
   *[fewer-in-contact] fewer of its models would be in contact.
}
step-presence-fails = The General does not help: { $why ->
    [own-leadership] the test asks for the unit’s own Leadership.
    [too-far] too far away.
    [fleeing] the General flees.
    [stupid] the General failed a Stupidity test.
   *[hidden] the General is in a rear rank.
}
step-no-second-chance = No second roll: { $why ->
    [not-a-break-test] only break tests are rolled again.
    [too-far] the battle standard is too far away.
    [fleeing] its bearer flees.
    [stupid] its bearer failed a Stupidity test.
   *[hidden] its bearer is in a rear rank.
}

## Refusals
refusal-fight-fleeing = { $unit }: fleeing; only units that stand can fight.
refusal-fight-off-table = { $unit }: off the table; it can fight once it is back.
refusal-fighting-count = It takes { $units } { $units ->
    [1] number
   *[other] numbers
 } (one for each unit){ $enemies ->
    [1] { "" }
   *[other] , or one for each unit and enemy ({ $units } times { $enemies })
 }, { $count } given: { $side ->
    [unit] `fighting`
   *[enemy] `enemy_fighting`
 }:5{ $units ->
    [1] { "" }
   *[other] { " " }5
 }.
refusal-too-many-fighting = { $unit } cannot have { $count } models in contact: it has { $most }, and each strikes at one enemy.
refusal-assault-power = { $side ->
    [unit] `fighting`
   *[enemy] `enemy_fighting`
 }: models of a unit power of { $power } would fight through the building’s walls; each side has at most { $most }.
refusal-leader-power = { $unit }: at most a unit power of { $most } strikes at a character or champion through a building’s walls, not { $power }; direct the rest at others.
refusal-who-pursues = Nobody to pursue or to flee: give unit (who pursues) and enemy (who flees), or their Movements as m and enemy_m.
refusal-nothing-to-compare = Nothing to compare: give wounds and enemy_wounds, or the two units (unit and enemy).
refusal-no-such-place = There is no unit number { $place } on that side: it has { $count }.
refusal-pursued-unreadable = "{ $text }" does not say who is pursued: for each of the { $pursuers } pursuers give numbers of fleeing units from 1 to { $fleers }, like 1 2 / 3.
refusal-sides-unreadable = "{ $text }" does not fit: give one of front, left, right, rear for each of the { $count } fleeing units.
refusal-no-shooting-at-pursuers = A unit met by pursuers may only hold or flee, not shoot.
refusal-cannot-flee-charge = A unit immune to psychology never flees from a charge: it holds.
refusal-engaged-cannot-flee = A unit engaged in combat cannot flee from a charge: it holds.

## Choices
choice-unit = our side
choice-enemy = the enemy
choice-both = both sides
choice-none = none
choice-front = front
choice-flank = flank
choice-rear = rear
choice-left = left
choice-right = right
choice-several = several sides
choice-hand-weapon = hand weapon
choice-two-hand-weapons = two hand weapons
choice-spear = spear
choice-lance = lance
choice-great-weapon = great weapon
choice-halberd = halberd
choice-flail = flail
choice-morning-star = morning star
choice-cavalry-hammer = cavalry hammer
choice-pistol = pistol
choice-hold = hold
    .aliases = stand
choice-flee = flee
    .aliases = run
next-panic-of-friends = Panic of friends
who-panic-of-friends = Who is within 6 ps of { $unit }?
act-stand-and-shoot = hold and shoot
answer-charge = hold, hold and shoot, or flee?
answer-charge-unshot = hold, or flee?
answer-charge-held = hold?
next-respond-hold = Hold
next-respond-stand-and-shoot = Hold and shoot
next-respond-flee = Flee
choice-shoot = hold and shoot
choice-resolved = resolved
choice-unresolved = not resolved yet
choice-ready = in a state to help
choice-fleeing = fleeing
choice-stupid = failed Stupidity
choice-hidden = in a rear rank
choice-break = break test
choice-psychology = psychology test
choice-rally = rally test
choice-instability = instability test
choice-other = another test

## Special rules
rule-two-hand-weapons = Two hand weapons
    .aliases = additional hand weapon, two weapons
rule-spear = Spear
    .aliases = spears
rule-lance = Lance
    .aliases = lances, cavalry lance
rule-great-weapon = Great weapon
    .aliases = great weapons, two-handed weapon
rule-halberd = Halberd
    .aliases = halberds
rule-flail = Flail
    .aliases = flails
rule-morning-star = Morning star
    .aliases = morning stars, morningstar
rule-cavalry-hammer = Cavalry hammer
    .aliases = cavalry hammers
rule-pistol = Pistol
    .aliases = pistols
rule-brace-of-pistols = Brace of pistols
    .aliases = pair of pistols, two pistols
rule-steed-frenzy = Frenzy of the steed
    .aliases = frenzied steed, frenzied mount
rule-steed-hatred = Hatred of the steed
    .aliases = hatred of the mount
rule-rider-without-frenzy = Rider without Frenzy
    .aliases = only the steed is frenzied
rule-rider-without-hatred = Rider without Hatred
    .aliases = only the steed hates
rule-steed-poisoned = Poisoned attacks of the steed
    .aliases = poisoned steed, poisoned mount
rule-steed-killing-blow = Killing blow of the steed
    .aliases = killing blow of the mount
rule-steed-armour-piercing = Armour piercing steed
    .aliases = armour piercing mount
rule-steed-flaming = Flaming attacks of the steed
    .aliases = flaming steed, flaming mount
rule-steed-always-strikes-first = Always strikes first of the steed
    .aliases = steed always strikes first
rule-barding = Barding
    .aliases = barded, barded mount, caparison
rule-mounted = Mounted
    .aliases = rider, on horseback
rule-hold-your-ground = Hold your ground
    .aliases = near the battle standard, BSB
rule-inspiring-presence = Inspiring presence
    .aliases = near the General, General’s Leadership

## Parameters of this chapter
param-after-pursuit = This combat followed a pursuit in the same phase
param-bearer = State of the General or of the battle standard’s bearer
param-challenge = The wounds were dealt in a challenge
param-combat = The new enemy’s combat as this phase began
param-decline = Its player would rather not overrun
param-direction = Where the unit pursues
param-enemies-left = Enemy units still in contact
param-enemy-fighting = Enemy models in contact: one number a unit, or one a unit and opponent
param-enemy-flanks = Unit power of each enemy unit that attacks a flank: 10 5
param-enemy-i = Initiative of the enemy
param-enemy-in-flank = Numbers of the enemy units that attack a flank, the first named being 1
param-enemy-in-rear = Numbers of the enemy units that attack a rear, the first named being 1
param-enemy-ld = Leadership of the enemy
param-enemy-m = Movement of the enemy
param-enemy-musician = The enemy has a musician in a front rank
param-enemy-power = Unit power of the enemy; for Fear, of those that cause it
param-enemy-ranks = Rank bonus of the enemy at the start
param-enemy-rears = Unit power of each enemy unit that attacks a rear: 10 5
param-enemy-weapon = What the enemy fights with
param-enemy-wounds = Wounds the enemy caused
param-enemy-mount-ws = Weapon Skill of a chariot’s beasts: blows meet the better of crew and beasts
param-enemy-ws = Weapon Skill of the enemy
param-facing = Side of the target the attack comes to
param-fighting = Models in contact: one number a unit, or one a unit and opponent
param-fighting-after = Models in contact after the manoeuvre
param-first-round = First round of this combat
param-flanked-by = Unit power of the largest enemy on a flank or behind
param-flanked-by-skirmishers = That enemy is skirmishers
param-flanks = Unit power of each of our units that attacks a flank: 10 5
param-flee = Distance fled, in paces; several units separated by spaces
param-front = The enemy is to the front
param-high-ground = Who stands higher with half of its models or more
param-holding = Enemy units in contact that did not break
param-in-flank = Numbers of our units that attack a flank, the first named being 1
param-in-rear = Numbers of our units that attack a rear, the first named being 1
param-large = The General or the bearer is, or rides, a large target
param-leader-ld = Leadership of the character or General
param-leader-stubborn = The character with the unit is stubborn
param-lost-by = Difference of the combat results
param-musician = Our side has a musician in a front rank
param-obstacle = An obstacle is defended, or by whom
param-only-sixes = The unit failed its Fear test when charged: only 6s hit
param-overkill = Excess wounds of a challenge; negative if the enemy dealt them
param-own = The test asks for the unit’s own Leadership
param-penalty = Penalties, added to the dice; negative for a bonus
param-pursued = Fleeing units each pursuer goes after: 1 2 / 3; all of them by default
param-pursuit = Distance of the pursuit, in paces
param-ranks = Rank bonus at the start; to count it, models in each rank
param-rears = Unit power of each of our units that attacks a rear: 10 5
param-restrain = Try to hold back from pursuit
param-sides = Side each fleeing unit fled from: front left right rear
param-test = Which test failed
param-won = The unit won this round
param-won-before = Who won the last round of this combat

## What to resolve
choice-off-table = pursuit off the table

## Results, named for their chances

## Values of results
value-unit = first side
value-enemy = second side
value-wiped-out = wiped out
value-pursues = pursues
value-stays = holds back
value-free = free
value-may-overrun = may overrun
value-always-first = always strikes first
value-weapon = weapon
value-initiative = Initiative
value-last-winner = winner of the last round
value-die = the die
value-widen = wider front
param-enemy-state = What the enemy is doing, if no unit of the battle says so
result-reaction = Reaction to the loss of its rider
value-steady = fights on
value-grumph = leaves the battle
value-sniff = stays by the body
value-raaargh = runs mad
value-bolted = gone without its rider

## The weapon chosen for a combat, and a challenge fought apart
status-wields-hand-weapon = fights with a hand weapon
status-wields-two-hand-weapons = fights with two hand weapons
status-wields-spear = fights with its spear
status-wields-lance = fights with its lance
status-wields-great-weapon = fights with its great weapon
status-wields-halberd = fights with its halberd
status-wields-flail = fights with its flail
status-wields-morning-star = fights with its morning star
status-wields-cavalry-hammer = fights with its cavalry hammer
status-wields-pistol = fights with its pistol
status-wields-brace-of-pistols = fights with its brace of pistols
status-duelled = has fought its challenge in this phase
counter-duel-wounds = Wounds caused in challenges fought apart
counter-duel-overkill = Overkill of challenges fought apart
step-impact-counts = { $name ->
    [none] { $side ->
        [unit] First side
       *[enemy] Second side
    }
   *[other] { $name }
}: its impact counts { $wounds } { $wounds ->
    [1] wound
   *[other] wounds
}.
step-duel-counts = { $name ->
    [none] { $side ->
        [unit] First side
       *[enemy] Second side
    }
   *[other] { $name }
}: its challenge counts { $wounds } { $wounds ->
    [1] wound
   *[other] wounds
}{ $overkill ->
    [0] .
   *[other] { " " }and { $overkill } of overkill.
}
param-duel-wounds = Wounds our side caused in a challenge fought apart
param-enemy-duel-wounds = Wounds the enemy caused in a challenge fought apart
param-duel-overkill = Overkill of our side in a challenge fought apart
param-enemy-duel-overkill = Overkill of the enemy in a challenge fought apart
idle-nothing-burns = nothing on the other side burns or heals what fire would not let heal.
idle-magic-like-any = on the other side nobody is ethereal, nor has a ward that magic passes.
idle-no-flames = nothing strikes with fire.
idle-no-poison = nothing strikes with poison.
idle-no-killing-blow = nothing strikes with a Killing Blow.
idle-nobody-feared = nobody on the other side causes fear or terror.
idle-not-first-round = it counts in the first round of a combat{ TYPED(" (if it is, add first_round:yes, or say who charged)") }.
idle-has-not-charged = that side has not charged this turn (if it has, say so with charged).
idle-other-weapon = another weapon was chosen for this round.
idle-has-not-moved = the unit has not moved{ TYPED(" (if it has, add moved:yes)") }.
refusal-weapon-kept = { $why ->
    [magic] { $unit } fights with its magic weapon: it always does while it can.
    [bane] { $unit }: the Bane of Steel leaves it nothing but hand weapons.
   *[chosen] { $unit } keeps what it took up in the first round of this combat ({ $weapon }): only troops armed to the teeth change weapons. Leave weapon out.
}
step-tests-too = { $unit } lost as well and tests by itself: { WAY("combat unit:", $unit, " what:break values:lost_by:", $lost-by) }
param-beside = Our other units in the combat
param-enemy-beside = The enemy’s other units in the combat
