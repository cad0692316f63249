procedure-nobody-near = Nobody else near
    .about = What is said once all friends near a unit that broke or died have tested for Panic
result-nobody = Nobody else near
outcome-nobody-near = Nobody else is near enough to panic.
refusal-nobody-alarmed = Nobody has to test for Panic on account of { $unit } now: there is nobody to leave out.
param-others-near = Whether others may still have to test for that friend
procedure-panic-test = Panic test
    .about = Leadership, whenever a friend dies, breaks or flees through, or for a quarter of losses
procedure-terror-test = Terror
    .about = The Panic test of a unit that is charged by what causes Terror
procedure-fear-test = Fear
    .about = Each round in contact with what causes Fear: failed, Weapon Skill falls to 1
procedure-frenzy-test = Frenzy
    .about = Must a frenzied unit that declared no charge declare one?
procedure-stupidity-test = Stupidity
    .about = At the start of the turn; failed, the unit stumbles a D6 on and does nothing else
procedure-inspiring-presence = Inspiring Presence
    .about = May the unit use the General’s Leadership?
procedure-hold-your-ground = Hold your Ground
    .about = Does the battle standard let it roll a failed Leadership test again?
outcome-panic-test = { $due ->
    [yes] { $passed ->
        [yes] { $automatic ->
            [yes] No panic: immune, nothing rolled.
           *[no] No panic: { $total } against { $against }.
         }
       *[no] Panic: { $total } against { $against }. { $flees-from ->
            [stays] The machine stays where it is.
            [that-enemy] It flees at once, straight away from the enemy that caused it.
           *[other] It flees at once, straight away from the closest enemy, at random if there is none.
         }
     }
   *[no] No Panic test: { $reason ->
        [engaged] an engaged unit takes none.
        [fleeing] it is fleeing already.
        [passed] it has passed one this phase.
        [few-losses] less than a quarter of it lost this phase.
        [far] the friend was more than 6 inches away.
       *[insignificant] the friend is Insignificant.
     }
 }
outcome-terror-test = { $due ->
    [yes] { $passed ->
        [yes] { $automatic ->
            [yes] It withstands the Terror: immune, nothing rolled.
           *[no] It withstands the Terror: { $total } against { $against }.
         }
       *[no] Terror: { $total } against { $against }. { $must-flee ->
            [yes] It must flee the charge.
           *[no] The machine stays where it is.
         }
     }
   *[no] No test: { $reason ->
        [engaged] an engaged unit takes none.
        [fleeing] it is fleeing already.
        [passed] it has passed a Panic test this phase.
        [no-terror] the enemy causes no Terror.
       *[immune] what causes Terror does not fear it.
     }
 }
outcome-fear-test = { $due ->
    [yes] { $passed ->
        [yes] It masters its Fear: { $total } against { $against }.
       *[no] It is afraid: { $total } against { $against }. Weapon Skill 1 until the round is over.
     }
   *[no] No test: { $reason ->
        [no-fear] the enemy causes no Fear.
        [tested] it has tested this round.
       *[immune] it knows no Fear.
     }
 }
outcome-frenzy-test = { $must-charge ->
    [yes] { $total } against { $against }: it must declare a charge at the closest enemy it can charge.
   *[no] { $reason ->
        [charges] No test: it has declared a charge.
        [nobody] No test: there is nobody to charge.
        [engaged] No test: it is engaged.
        [fleeing] No test: it is fleeing.
       *[none] It holds back: { $total } against { $against }.
     }
 }
outcome-stupidity-test = { $due ->
    [yes] { $passed ->
        [yes] It keeps its wits: { $total } against { $against }.
       *[no] Stupid: { $total } against { $against }. It stumbles { $stumbles } { $stumbles ->
            [one] inch
           *[other] inches
         } straight on in the compulsory moves.
     }
   *[no] No test: engaged or fleeing.
 }
outcome-inspiring-presence = { $usable ->
    [yes] Within reach of the General ({ $reach } inches): Leadership { $ld }.
   *[no] The General does not help it ({ $reach } inches, and he must not flee): Leadership { $ld }.
 }
outcome-hold-your-ground = { $reroll ->
    [yes] Failed Leadership tests are rolled again: within { $reach } inches of the battle standard.
   *[no] No second roll: it takes { $reach } inches at most, and a bearer who neither flees nor shirks a challenge.
 }
step-held-ground = Hold your Ground: { $total } against { $against } is rolled again.
refusal-more-losses-than-models = { $losses } lost of { $models }: nothing is left. Give fewer losses, or the models it had as the phase began.
refusal-not-frenzied = { $unit } has no Frenzy.
refusal-not-stupid = { $unit } has no Stupidity.
refusal-not-the-leader = { $unit } lacks the rule for that: { $rule }.
refusal-not-a-leader = { $unit } is Not a Leader, and may not be the General.
lacks-panic = Panic tests
lacks-psychology = what Fear, Terror, Frenzy and Stupidity do
lacks-characters = the chapter on characters
choice-terror = Terror
choice-fear = Fear
choice-frenzy = Frenzy
choice-stupidity = Stupidity
choice-presence = Inspiring Presence
choice-ground = Hold your Ground
choice-destroyed = a friend is destroyed
choice-broken = a friend breaks
choice-fled-through = a friend flees through it
choice-losses = a quarter of losses
choice-rule = another rule
value-closest-enemy = the closest enemy
value-that-enemy = the enemy that caused it
value-stays = stays without shooting
roll-panic-test = Panic test
roll-fear-test = Fear test
roll-frenzy-test = Frenzy test
roll-stupidity-test = Stupidity test
roll-stumble = inches straight on
modifier-fear = Fear
param-cause = What forces the test
param-friend = The friend that was destroyed, broke or fled
param-losses = Models lost this phase; counted when not told
param-phase-start = Models as the phase began
param-shoots-later = Whether its own Shooting Phase of this turn is still to come
param-by-enemy = Whether the enemy caused it
param-tested = Whether it has passed this test already
param-friend-rules = Special rules of the friend
param-enemy = The enemy
param-enemy-rules = Special rules of the enemy
param-charges = Whether it has declared a charge
param-foes = Whether there is an enemy to charge
param-leader = The General, or the bearer of the battle standard
param-leader-ld = Leadership of the General
param-leader-flees = Whether he flees
param-leader-hides = Whether he let a challenge be refused this round
param-leader-rules = His special rules
result-due = test due
result-automatic = without a roll
result-flees-from = flees
result-must-flee = must flee
result-silenced = does not shoot
result-must-charge = must charge
result-stumbles = inches straight on
result-usable = within reach
result-reach = reach
result-ld = Leadership
result-reroll = second roll
status-afraid = afraid: Weapon Skill 1 this round
status-fear-braved = mastered its Fear this round
status-frenzy-tested = tested its Frenzy this turn
status-stupid = stupid this turn
status-stupidity-tested = tested its Stupidity this turn
status-refused-challenge = shirks a challenge: Leadership 0
rule-hold-your-ground = Hold your Ground
    .aliases = hold your ground
rule-inspiring-presence = Inspiring Presence
    .aliases = presence
rule-near-general = Near the General
    .aliases = general in reach
rule-near-standard = Within reach of the Battle Standard
    .aliases = standard in reach
rule-standard-in-play = Battle Standard on the table
decision-second-chance = the test failed: roll it again, within { $number }″ of the Battle Standard?
    .brief = roll the failed test again (Battle Standard)?
decision-second-chance-stands = No re-roll
    .aliases = too far, no reroll
decision-second-chance-again = Re-roll
    .aliases = reroll, roll again
decision-standard-near = it loses wounds: is it within { $number }″ of the Battle Standard, to lose fewer?
    .brief = within { $number }″ of the Battle Standard?
decision-standard-near-far = Too far
    .aliases = farther, not near
decision-standard-near-near = Near enough
    .aliases = near, in reach
refusal-stupidity-first = { $unit } takes its Stupidity test first, as its turn starts{ TYPED(": ", WAY("psychology what:stupidity unit:", $unit)) }.
refusal-frenzied-charge-first = { $unit } failed its Frenzy test: it declares its charge at the closest enemy first, before any charge is moved{ TYPED(" (", WAY("charge what:declare unit:", $unit), ")") }.
refusal-panic-first = { $unit } takes its Panic test first{ $cause ->
    [losses] , a quarter or more of it fell this phase{ TYPED(": ", WAY("panic unit:", $unit)) }
   *[spell] { TYPED(": ", WAY("panic unit:", $unit, " more:cause:", $cause)) }
 }.
rule-general-in-play = General on the table
rule-general-lends = Leadership of the General
decision-general-near = the test failed, and the General’s Leadership would pass it: is the unit within { $number }″ of him?
    .brief = within { $number }″ of the General?
decision-general-near-far = Too far
    .aliases = out of his reach, not near him
decision-general-near-near = Near enough
    .aliases = within his reach, near him
step-general-lends = Tested on the General’s Leadership, { $value }.
status-far-from-general = too far from the General
status-by-the-general = near the General
