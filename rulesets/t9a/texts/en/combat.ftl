procedure-combat-result = Combat Score
    .about = Wounds and bonuses of both sides, then the loser’s Break test
procedure-break-test = Break test
    .about = Leadership less the difference of the scores; Stubborn, Unstable and the like count
procedure-combat-reform = Combat Reform
    .about = May a unit still engaged reform? Who lost must test
procedure-flee-pursuit = Flight and pursuit
    .about = All flights, then all pursuits: as far or farther destroys who flees
procedure-restrain-test = Restrain pursuit
    .about = A Leadership test so as not to pursue
procedure-overrun = Overrun
    .about = 2D6 inches straight on after a charge that left nobody in contact
procedure-pursuit-new-enemy = Pursuit into another enemy
    .about = The pursuit meets another enemy: it charges
procedure-pursue-off-table = Pursuit off the table
    .about = The pursuer leaves; it is back in its next remaining moves
outcome-combat-result = { $winner ->
    [none] A tie, { $score } to { $enemy-score }: both sides count as winners.
   *[other] { $winners ->
        [none] { $winner ->
            [unit] The first side wins
           *[enemy] The second side wins
         }
       *[other] { $winners } beats { $losers }
     }{ $musician ->
        [yes] {" "}by its Musician ({ $score } to { $enemy-score })
       *[no] {" "}by { $margin } ({ $score } to { $enemy-score })
     }.{ $test ->
        [none] {""}
        [breaks] {" "}It breaks: { $total } against { $against }. Its friends within 6 inches test for Panic.
        [scrapped] {" "}The machine is lost: { $total } against { $against }.
       *[holds] {" "}{ $why ->
            [unbreakable] The loser holds: Unbreakable.
            [unstable] The loser holds, but loses { $crumbles } wounds without a save.
            [instability] The loser holds, but loses { $crumbles } wounds without a save: { $total } against { $against }.
            [stubborn] The loser holds, Stubborn: { $total } against { $against }.
            [steadfast] The loser holds, Steadfast: { $total } against { $against }.
           *[none] The loser holds: { $total } against { $against }.
         }
     }
 }
outcome-break-test = { $outcome ->
    [breaks] It breaks: { $total } against { $against }. It flees; its friends within 6 inches test for Panic.
    [scrapped] The machine is lost: { $total } against { $against }.
   *[holds] { $why ->
        [unbreakable] It holds without a test: Unbreakable.
        [unstable] It holds without a test, but loses { $crumbles } wounds without a save.
        [instability] It holds, but loses { $crumbles } wounds without a save: { $total } against { $against }.
        [stubborn] It holds, Stubborn: { $total } against { $against }, whatever the difference.
        [steadfast] It holds, Steadfast: { $total } against { $against }, whatever the difference.
       *[none] It holds: { $total } against { $against }.
     }
 }
outcome-combat-reform = { $may ->
    [yes] It may reform{ $total ->
        [none] {""}
       *[other] : { $total } against { $against }
     }{ $farthest ->
        [none] {""}
       *[other] ; no model ends more than { $farthest } inches from where it stood
     }. The same enemies in contact, and no fewer models.
   *[no] No reform: { $reason ->
        [facings] it is engaged on more than one facing.
        [machine] a war machine is in the combat.
       *[failed] { $total } against { $against }.
     }
 }
outcome-flee-pursuit = { $slain ->
    [none] { $caught ->
        [0] Nobody is caught
        [one] { $caught } unit caught and destroyed
       *[other] { $caught } units caught and destroyed
     }
   *[other] Caught and destroyed: { $slain }
 }{ $fled ->
    [none] { $escaped ->
        [0] {""}
       *[other] , { $escaped } fleeing
     }
   *[other] ; fleeing: { $fled }
 }{ $flights ->
    [none] {""}
   *[other] {" "}(flight: { $flights }{ $pursuits ->
        [none] {""}
       *[other] ; pursuit: { $pursuits }
     })
 }.
outcome-restrain-test = { $pursues ->
    [yes] { $reason ->
        [frenzy] Frenzied, it pursues without a test.
       *[none] It must pursue: { $total } against { $against }.
     }
   *[no] { $reason ->
        [holding] It does not pursue: an enemy in contact still holds.
        [machine] It does not pursue: a war machine stays where it is.
        [garrison] It does not pursue: it holds a building.
       *[none] It holds back: { $total } against { $against }. It may pivot.
     }
 }
outcome-overrun = { $may ->
    [yes] It runs { $distance } inches straight on{ $leaves ->
        [yes] {" "}and off the table: it is back in its next remaining moves.
       *[no] .
     }
   *[no] No overrun: it did not charge into a combat this turn. It may pivot.
 }
outcome-pursuit-new-enemy = { $charges ->
    [yes] { $fights-now ->
        [yes] It charges that enemy, who has no reaction; that combat is still fought this phase.
       *[no] It charges that enemy, who has no reaction; the combat is fought next turn, and it counts as having charged.
     }
   *[no] No charge: that enemy has just fled from this combat. It stops an inch away.
 }
outcome-pursue-off-table = { $returns ->
   *[other] It leaves the table, and is back where it left it in its next remaining moves.
 }
lacks-close-combat = the chapter on close combat
step-combat-wounds = { step-combat-wounds.heading }: { step-combat-wounds.said }.
    .heading = { $name ->
        [none] { $side ->
            [unit] First side
           *[enemy] Second side
        }
       *[other] { $name }
    }
    .said = { $wounds } { $wounds ->
        [one] wound
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
        [overkill] overkill
        [charge] charge
        [ranks] ranks
        [standard] standard
        [battle-standard] battle standard
        [flank] flank
        [rear] rear
        [war-standard] War Standard
        [spells] spells
       *[other] other bonuses
    } +{ $value }
step-musician-wins = A tie: the Musician decides it for { $name ->
    [none] { $side ->
        [unit] the first side
       *[enemy] the second side
    }
   *[other] { $name }
 }; the loser’s test has no modifier for it.
step-front-unknown = { $unit }: width unknown, no ranks counted. Add Wide5 to its profile.
step-frenzy-lost = Beaten, it loses its Frenzy.
refusal-nothing-to-compare = Nothing to compare: name the units, or give their wounds.
refusal-pursued-unreadable = “{ $text }”: give a number for each pursuer ({ $pursuers }), from 0 for nobody to { $fleers }.
choice-both = both sides
choice-unit = the first side
choice-enemy = the second side
choice-result = score
choice-break = break test
choice-combat-reform = combat reform
choice-pursuit = flight and pursuit
choice-restrain = restrain
choice-overrun = overrun
choice-new-enemy = another enemy
choice-off-table = off the table
value-breaks = breaks
value-holds = holds
value-scrapped = lost
value-next-remaining-moves = next remaining moves
counter-standards-captured = standards captured
counter-battle-standards-captured = battle standards captured
status-fought = has fought this phase
modifier-combat-lost = combat lost
roll-break-test = Break test
roll-instability = Daemonic Instability
roll-restrain = restraint
roll-pursuit = pursuit
roll-overrun = overrun
roll-combat-reform = Combat Reform
param-enemy-wounds = Those that the second side inflicted
param-charged = Who charged this turn
param-downhill = Who charged down a hill
param-full-ranks = Full Ranks of the unit; counted when not told
param-enemy-full-ranks = Full Ranks of the enemy; counted when not told
param-flank = Who fights an enemy in its flank
param-rear = Who fights an enemy in its rear
param-overkill = Wounds beyond death in a challenge; negative for the enemy’s
param-enemy-ld = Leadership of the enemy
param-lost-by = Difference of the Combat Scores; 0 where a Musician settled it
param-steadfast = Whether it has more Full Ranks than each enemy; worked out when not told
param-disrupted = Whether an enemy with 2 Full Ranks is in its flank or rear
param-forest = Whether most of it is in a forest
param-lost = Whether it is on the losing side
param-facings = Whether it is engaged on more than one facing
param-pursued = Whom each victor pursues: 1 2; 0 for nobody
param-restrain = Whether the victors, or which of them, try to hold back from pursuit
param-runs = Distance of what has Random Movement
param-enemy-runs = Distance of an enemy with Random Movement
param-holding = Whether an enemy in contact still holds
param-garrison = Whether it holds a building
param-fled-from-here = Whether that enemy has just fled from the pursuer’s combat
param-fought = Whether its combat has been fought this turn
result-caught = caught
result-charges = charges
result-crumbles = wounds lost
result-enemy-score = enemy score
result-escaped = fleeing
result-fates = caught
result-fights-now = fought this turn
result-leaves = leaves the table
result-margin = difference
result-may = possible
result-musician = musician
result-pursues = pursues
result-pursuing = pursues
result-returns = back
result-score = score
result-test = break test
result-why = in spite of the difference
result-winner = winner
value-far = too far
value-garrison = holds a building
value-stubborn = Stubborn
value-steadfast = Steadfast
value-unbreakable = Unbreakable
value-unstable = Unstable
value-instability = Daemonic Instability
value-few-losses = too few losses
value-insignificant = Insignificant
value-engaged = engaged
value-fleeing = fleeing
value-passed = passed already
value-no-terror = no Terror
value-immune = immune
value-no-fear = no Fear
value-tested = tested already
value-charges = charges
value-nobody = nobody
value-holding = an enemy holds
value-machine = war machine
value-facings = more than one facing
relation-duel = challenge
    .aliases = duel, fights a challenge
    .own = fights a challenge with { $other }
    .theirs = fights a challenge with { $other }
decision-blows-at = whom of that enemy do its blows strike{ $number ->
    [-1] { "" }
    [one] { " " }(1 model reaches the character)
   *[other] { " " }({ $number } models reach the character)
 }?
    .brief = strike whom?
refusal-reform-first-fight = { $unit } reforms at the end of a round: fight its combat first, by { WAY("fight") }{ TYPED(" or ", WAY("combat what:result")) }.
decision-struck-first = who takes a hit first, where they do not go round?
    .brief = who takes a hit first?
decision-struck-first-characters = The characters
decision-struck-first-rank-and-file = Rank and file
step-tests-too = { $unit } lost as well and tests by itself: { WAY("combat unit:", $unit, " what:break values:lost_by:", $lost-by) }
param-beside = Our other units in the combat
param-enemy-beside = The enemy’s other units in the combat
