## Characters: who is struck, challenges, standards, demons
procedure-character-hit-allocation = Hits on a unit with characters
    .about = Hits shared between ordinary models, champion and characters
outcome-character-hit-allocation = { $sheltered ->
    [yes] Ordinary models shelter all others: { $ordinary } hits on them.
   *[no] Hits on ordinary models: { $ordinary }; on the champion: { $champion }; on characters: see the steps.
 }
procedure-mixed-unit-allocation = Hits on a mixed unit
    .about = Hits shared between two kinds of models, champion and characters
outcome-mixed-unit-allocation = Hits on the first kind: { $first }; on the second: { $second }; on the champion: { $champion }.
procedure-challenge = Challenge
    .about = Issue a challenge, take it up or decline it
outcome-challenge = { $outcome ->
    [issued] { $challenger ->
        [none] The challenge is issued: the other side takes it up{ $may-refuse ->
            [yes] { " " }or declines.
           *[no] , and cannot decline.
         }
       *[other] { $challenger } issues a challenge: the other side takes it up{ $may-refuse ->
            [yes] { " " }or declines.
           *[no] , and cannot decline.
         }
     }
    [fought] { $challenger ->
        [none] The challenge is fought: the two strike each other alone.
       *[other] { $challenger } and { $opponent } fight a challenge: they strike each other alone.
     }
    [refused] { $opponent ->
        [none] The challenge is declined: who would not fight hides until the phase ends.
       *[other] { $opponent } declines and hides until the phase ends.
     }
   *[none] No challenge: somebody is not in contact.
 }
procedure-duel = Blows of a challenge
    .about = One round of a challenge alone: blows, wounds and overkill, without the rest of its combat
outcome-duel = { $slain ->
    [yes] { $enemy-slain ->
        [yes] Both opponents fall.
       *[no] { $ours } is slain.
     }
   *[no] { $enemy-slain ->
        [yes] { $theirs } is slain.
       *[no] Nobody falls, the challenge goes on.
     }
 } Wounds lost: { $enemy-wounds } by { $ours }, { $wounds } by { $theirs }.{ $overkill ->
    [0] { $enemy-overkill ->
        [0] { "" }
       *[other] { " " }Overkill: +{ $enemy-overkill } for { $theirs }.
     }
   *[other] { " " }Overkill: +{ $overkill } for { $ours }.
 }
next-challenge-accept = Take the challenge up
next-challenge-refuse = Decline the challenge
procedure-instability-test = Instability test
    .about = What demons lose instead of breaking
outcome-instability-test = { $wounds-lost ->
    [0] The demons stand fast: { $total } against Leadership { $ld }.
   *[other] The demons dissolve: { $total } against Leadership { $ld }, wounds lost without any save: { $wounds-lost }.
 }

status-in-challenge = in a challenge
status-hides = declined a challenge and hides this phase
status-standard-at-stake = let its standard fall this phase
status-battle-standard-at-stake = let the battle standard fall this phase
rule-champion = Champion
    .aliases = unit champion
rule-near-general = Near the General
    .aliases = general near, near general
rule-near-standard = Within reach of the Battle Standard
    .aliases = standard in reach
rule-standard-in-play = Battle Standard on the table
decision-second-chance = the test failed: roll it again, within { $number } paces of the Battle Standard?
    .brief = roll the failed test again (Battle Standard)?
decision-second-chance-stands = No re-roll
    .aliases = too far, no reroll
decision-second-chance-again = Re-roll
    .aliases = reroll, roll again
decision-standard-near = it loses wounds: is it within { $number } paces of the Battle Standard, to lose one fewer?
    .brief = within { $number } paces of the Battle Standard?
decision-standard-near-far = Too far
    .aliases = farther, not near
decision-standard-near-near = Near enough
    .aliases = near, in reach

param-leader = The General or the bearer of the battle standard: a name on the table, or a profile line
param-way = How the hits come
param-champion-power = Unit power of the champion, 0 without one
param-character-powers = Unit power of each character, as 1 2
param-under-template = Characters and champion under the template
param-other-power = Unit power of the ordinary models of the second kind
param-answer = Whether the challenge is taken up
param-in-contact = The challenger is in contact with an enemy
param-enemy-in-contact = His opponent is in contact with an enemy
param-hiding-place = The opponent’s unit has a place for him out of contact
param-assault = A building is being assaulted
choice-one-by-one = one by one, as shots
choice-every-model = every model of the unit
choice-not-aimed-at = the unit, without aiming at it
choice-accept = take it up
choice-refuse = decline
value-fought = fought
value-refused = declined

result-ordinary = Hits on ordinary models
result-champion = Hits on the champion
result-characters = Characters
result-sheltered = Others sheltered
result-second = Hits on the second kind
result-may-refuse = May be declined
result-dissolved = Dissolved
result-slain = Slain

roll-hits-shared = Who is struck
roll-instability = Instability

step-hits-shared = { $unit }: { $hits } { $hits ->
    [1] hit
   *[other] hits
 }.
step-characters-sheltered = Ordinary models of unit power { $power } shelter everybody else.
step-large-target-too = { $unit } is a large target and is struck besides.
step-character-struck = { $unit } loses { $wounds } { $wounds ->
    [1] wound
   *[other] wounds
 }{ $slain ->
    [yes] { " " }and dies.
   *[no] .
 }
step-no-challenge = Who issues or takes up a challenge must be in contact with an enemy.
step-cannot-decline = The challenge cannot be declined: { $why ->
    [assault] a building is being assaulted.
    [large-target] a large target cannot hide.
   *[nowhere-to-hide] there is no place out of contact.
 }
step-owner-shares = The owner of { $unit } may move these wounds to characters or mounts in it.
step-banner-saves-a-wound = The battle standard is near: one wound fewer.
step-dissolves = { $unit } dissolve: { $wounds } { $wounds ->
    [1] wound
   *[other] wounds
 }.

refusal-nobody-to-share-with = Nobody but ordinary models is in that unit: give character_powers or champion_power, or name a unit that characters have joined.
refusal-more-under-template = { $count } under the template are too many: the unit has { $most } characters and champions.
refusal-one-kind-alone = A mixed unit has two kinds of models: give the unit power of both.
refusal-not-a-challenger = { $unit } can take no part in a challenge: only characters and champions do. Give it the rule “character” or “champion”.
refusal-challenge-under-way = { $unit } fights a challenge already, and a combat has one at a time.
refusal-challenge-made = { $unit } has already fought or refused the only challenge of this combat (if the table is wrong, { WAY("unit status") } corrects it).
refusal-challenger-hides = { $unit } hides from a challenge and can fight none before the next phase of combat.
refusal-not-the-leader = { $unit } does not lead by this rule: give it “{ $rule }” or name who has it.

relation-duel = challenge
    .aliases = duel, fights a challenge
    .own = fights a challenge with { $other }
    .theirs = fights a challenge with { $other }
reminder-challenge-goes-on = Challenge under way, the two strike each other alone: { $units }
reminder-challenge-possible = May fight a challenge, if in contact; the side whose turn it is issues first: { $units }
result-overkill = Overkill of our side
result-enemy-overkill = Overkill of the enemy
result-enemy-slain = Opponent slain
value-issued = issued
rule-general-in-play = General on the table
rule-general-lends = Leadership of the General
decision-general-near = the test failed, and the General’s Leadership would pass it: is the unit within { $number } paces of him?
    .brief = within { $number } paces of the General?
decision-general-near-far = Too far
    .aliases = out of his reach, not near him
decision-general-near-near = Near enough
    .aliases = within his reach, near him
step-general-lends = Tested on the General’s Leadership, { $value }.
status-far-from-general = too far from the General
status-by-the-general = near the General
