## Procedures
procedure-rout-test = Rout test
    .about = Whether a unit routs: after a combat, heavy losses, a crash or a terrible charge
procedure-push-modifier = Push
    .about = What deeper ranks take off a loser’s Leadership
procedure-free-attacks = Free attacks
    .about = Strike enemies in rout: nothing misses, and no shield is raised
procedure-pursuit-move = Pursuit
    .about = Whether pursuers keep contact with the routed
procedure-pursuit-restraint-test = Holding back
    .about = Keep victors from pursuing the routed
procedure-stop-pursuit-test = Stopping a pursuit
    .about = Break off a pursuit under way
procedure-rout-move = Flight in rout
    .about = How far the routed run, and whether they leave the table
procedure-rout-interpenetration = Running into friends
    .about = Whether the routed crash into friends in their way
procedure-rally-test = Rally
    .about = Rally a routed unit in its rally phase

## Outcomes
outcome-rout-test = { $routs ->
    [yes] The unit routs{ $why ->
        [test] { $total ->
            [none] : its Leadership has come down to { $ld }.
           *[other] : { $total } against a Leadership of { $ld }.
        }
        [disorganised] : it is disorganised, beaten and followed.
        [pursuing] : it was charged in pursuit, beaten and followed.
       *[choice] , as its player chose.
    }
   *[no] The unit holds{ $why ->
        [test] : { $total } against a Leadership of { $ld }.
        [frenzied] : nobody routs in a frenzy.
        [not-pushed] : it was not pushed back, so there is no test.
        [not-followed] : nobody follows it, so there is no test.
       *[losses] : it has lost less than a quarter, so there is no test.
    }
 }
outcome-push-modifier = { $penalty ->
    [0] No push: { $enemy-depth } ranks against { $depth }.
   *[other] The loser tests at -{ $penalty }: { $enemy-depth } ranks against { $depth }.
 }
outcome-free-attacks = { $wounds ->
    [0] No wound.
    [one] One wound.
   *[other] { $wounds } wounds.
 }{ $wiped-out ->
    [yes] { " " }Nobody is left of the routed.
   *[no] { "" }
 }
outcome-pursuit-move = { $contact ->
    [keeps] The pursuers stay in contact.
    [loses] Contact is lost: the pursuers are disorganised.
    [off-table] The routed are off the table: the pursuers are disorganised.
   *[wiped-out] Nobody is left to pursue: the pursuers are disorganised.
 }{ $free-attack ->
    [yes] { " " }They strike freely once more.
   *[no] { "" }
 }
outcome-pursuit-restraint-test = { $may-pursue ->
    [no] They cannot pursue.
   *[yes] { $pursues ->
        [yes] They must pursue: { $total } is too much.
       *[no] They hold back: { $total }.
    }
 }
outcome-stop-pursuit-test = { $stops ->
    [yes] The pursuit stops ({ $total } with the +1): the unit is disorganised.
   *[no] { $total ->
        [none] The pursuit goes on: nobody leads the unit.
       *[other] The pursuit goes on: { $total } with the +1 is too much.
    }
 }
outcome-rout-move = { $off-table ->
    [yes] The routed run { $distance } cm and leave the table for good.
   *[no] The routed run { $distance } cm.
 }
outcome-rout-interpenetration = { $crashes ->
    [yes] They crash into their friends, who are disorganised and take a rout test.
   *[no] They pass.
 }
outcome-rally-test = { $rallied ->
    [yes] The unit rallies: { $total }.
   *[no] { $why ->
        [test] The unit runs on: { $total } is too much.
        [routed-now] No rally in the turn of the rout.
        [pursued] No rally with pursuers in contact.
        [too-few] No rally: less than a quarter of the unit is left.
        [enemy-nearest] No rally: the nearest unit is an enemy.
        [fear] No rally in charge reach of an enemy it fears.
       *[leaderless] No rally without a leader.
    }
 }

## Options
param-fallen = Figures lost: since then for a combat, in one go for shots and magic
param-start = Figures when the battle began
param-pushed = Whether the combat pushed the unit back
param-followed = Whether the winner follows
param-enemy-front = Figures in the winner’s front rank
param-captured = Whether the enemy has its standard
param-shamed = Whether the leader declined a challenge
param-pursuing = Whether it was charged while it pursued
param-enemy-m = Movement of the routed, in centimetres
param-enemy-save = Armour save of the enemy, 5 for 5+
param-initial = Whether it is the move of the combat itself
param-lost-sight = What else ended the contact
param-panicked = Whether the unit is panicked
param-leaderless = Whether nobody leads the unit
param-allowance = How far the ground lets it run instead
param-edge = Distance to the edge it makes for
param-ally = The friends in the way
param-gap = Gap between the friends
param-on-path = Whether that gap lies on the way
param-pursued = Whether pursuers are in contact
param-routed-now = Whether it was routed this turn
param-enemy-nearest = Whether the nearest unit of five or more is an enemy
param-feared-near = Whether an enemy it fears could charge it

choice-combat = lost combat
choice-losses = losses in one go
choice-crash = friends run into it
choice-choice = player’s choice
choice-free-attack = free attack
choice-pursuit = pursuit
choice-restrain = hold back
choice-stop = stop
choice-keeps = in contact
choice-loses = left behind
choice-off-table = off the table
choice-wiped-out = wiped out

## Results
result-routs = routs
result-push = push
result-penalty = penalty
result-depth = ranks
result-enemy-depth = ranks of the enemy
result-contact = contact
result-disorganised = disorganised
result-free-attack = free attack
result-may-pursue = may pursue
result-pursues = pursues
result-stops = stops
result-off-table = off the table
value-test = test
value-losses = losses too small
value-not-pushed = not pushed back
value-not-followed = not followed
value-frenzied = frenzy
value-pursuing = charged in pursuit
value-choice = chosen
value-keeps = in contact
value-loses = lost
value-off-table = off the table
value-routed-now = routed this turn
value-pursued = pursued
value-too-few = too few left
value-enemy-nearest = enemy nearest
value-fear = fear
value-leaderless = no leader

## Rolls
roll-restrain = Holding back
roll-stop-pursuit = Stopping the pursuit
roll-rally = Rally
modifier-stop-pursuit = pursuit under way
step-rout-settled = { $unit ->
    [none] { $why ->
        [frenzied] In a frenzy nobody routs.
        [disorganised] Disorganised, beaten and followed: in rout without a test.
        [pursuing] Charged in pursuit, beaten and followed: in rout without a test.
        [choice] In rout as the player chose.
        [not-pushed] Not pushed back: no test.
        [not-followed] Not followed: no test.
       *[losses] Less than a quarter lost: no test.
    }
   *[other] { $unit }: { $why ->
        [frenzied] in a frenzy, it never routs.
        [disorganised] disorganised, beaten and followed: in rout without a test.
        [pursuing] charged in pursuit, beaten and followed: in rout without a test.
        [choice] in rout as the player chose.
        [not-pushed] not pushed back: no test.
        [not-followed] not followed: no test.
       *[losses] less than a quarter lost: no test.
    }
 }
step-routs = { step-routs.heading }: { step-routs.said }.
    .heading = In rout
    .said = { $unit }
step-holds = { step-holds.heading }: { step-holds.said }.
    .heading = Holding
    .said = { $unit }
step-free-attack = Free attacks: { $unit } on { $target }, { $attacks ->
    [one] one hit
   *[other] { $attacks } hits
 }.
step-pursues = { $unit } in pursuit of { $target }.
step-restrains = { $unit } tries to hold back.
step-no-pursuit = No pursuit: { $enemies ->
    [0] the unit is panicked or has nobody to pursue.
   *[other] other enemies are before the unit.
 }
step-leaderless-pursuit = Without a leader no pursuit is stopped.
step-no-rally = { $why ->
    [routed-now] It was routed this turn.
    [pursued] Pursuers are in contact.
    [too-few] Less than a quarter is left.
    [enemy-nearest] The nearest unit is an enemy.
    [fear] An enemy it fears could charge it.
   *[leaderless] Nobody leads it.
 }
refusal-not-fleeing = { $unit } is not in rout.
refusal-crash-into-itself = { $unit } cannot run into itself: name the friends in its way.
relation-pursuit = pursuit
    .aliases = pursues, chases
    .own = pursues { $other }
    .theirs = pursued by { $other }
refusal-free-attacks-made = { $unit } has already made its { $count ->
    [one] free attack
   *[other] { $count } free attacks
    } of this turn: victors make one as the enemy routs, pursuers one more, then one a turn; { WAY("undo") } takes the last one back.
