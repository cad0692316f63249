procedure-characteristic-test = Test under a characteristic
    .about = 2D6 against a characteristic; no total always passes or fails
procedure-stupidity-test = Stupidity test
    .about = 2D6 within Intelligence at the start of the turn
procedure-stupid-wander = Stupid troops wander
    .about = What stupid troops outside combat do this turn
procedure-stupid-fighters = Stupid troops in combat
    .about = Which figures of a stupid unit fight on
procedure-frenzy-test = Frenzy test
    .about = 2D6 within Cool near the enemy, or the unit goes berserk
next-panic-of-friends = Panic of friends
who-panic-of-friends = Who is within 10 cm of { $unit }?
procedure-nobody-near = Nobody else near
    .about = What is said once all friends near a unit that runs in rout have tested for Panic
result-nobody = Nobody else near
outcome-nobody-near = Nobody else is near enough to panic.
refusal-nobody-alarmed = Nobody has to test for Panic on account of { $unit } now: there is nobody to leave out.
param-others-near = Whether others may still have to test for that friend
procedure-panic-test = Panic test
    .about = 2D6 within Cool: friends in rout, or blows from behind
procedure-fear-due = Fear or terror?
    .about = Which tests an enemy calls for; nothing is rolled
procedure-fear-test = Fear test
    .about = 2D6 within Cool when charged by what is feared, or to charge it
procedure-terror-test = Terror test
    .about = 2D6 within Cool, once a battle; the same roll is for fear
procedure-hatred-test = Hatred test
    .about = 2D6 within Cool when a hated enemy is in sight
procedure-drunkenness = Drunkenness
    .about = Before the battle: have these creatures drunk, and how much
procedure-drinking = Drinking on
    .about = Drunken creatures found more: a turn lost, and a point of everything
procedure-instability = Instability
    .about = A 6 strikes at the start of the turn; then a D6 for each unstable unit
procedure-animosity-test = Animosity
    .about = A D6 for goblinoids near friendly goblinoids: a 6 charges them
procedure-animosity-control = Stopping a quarrel
    .about = 2D6 within the leader’s Leadership

outcome-characteristic-test = { $passed ->
    [yes] Passed: { $total } against { $against }.
   *[no] { $total ->
        [none] Failed: a characteristic of 0 passes no test.
       *[other] Failed: { $total } against { $against }.
     }
 }
outcome-stupidity-test = { $next ->
    [nothing] Passed with { $total }: the unit acts normally.
    [half] Stupid! { $total } against { $against }: half of its figures stop fighting, and enemies strike at WS 1.
   *[wander] Stupid! { $total } against { $against }: roll what it does.
 }
outcome-stupid-wander = { $advances ->
    [yes] Straight ahead, { NUMBER($distance) } cm: it charges whatever is in the way, friends and enemies.
   *[no] It stays where it is, useless this turn.
 }
outcome-stupid-fighters = { $fighting ->
    [one] One figure fights on
   *[other] { $fighting } figures fight on
 }{ $leaders ->
    [0] .
    [one] , and one leader or character.
   *[other] , and { $leaders } leaders or characters.
 }
outcome-frenzy-test = { $due ->
    [yes] { $frenzied ->
        [yes] Frenzy! { $total } against { $against }: charge the nearest enemy, Attacks doubled, +2 to hit, never routed.
       *[no] No frenzy: { $total } against { $against }.
     }
   *[no] { $reason ->
        [frenzied] It is in a frenzy already.
        [far] No test: no enemy is within 37.5 cm.
       *[immune] No test: it is immune to psychology.
     }
 }
outcome-panic-test = { $passed ->
    [yes] No panic: { $total } against { $against }.
    [no] Panic! { $total } against { $against }: to the end of the turn it is struck at WS 1.
   *[none] { $reason ->
        [far] No test: the friends in rout are more than 10 cm away.
        [smaller] No test: the friends in rout are fewer.
       *[immune] No test: it is immune to psychology.
     }
 }
outcome-fear-due = { $reason ->
    [immune] No test: it is immune to psychology.
    [harmless] No test: this enemy causes neither fear nor terror.
   *[none] { $one-roll ->
        [yes] Fear and terror, with one roll.
       *[no] { $terror ->
            [yes] A terror test.
           *[no] { $fear ->
                [yes] A fear test.
               *[no] No test now.
             }
         }
     }
 }
outcome-fear-test = { $due ->
    [no] No test: it is immune to psychology.
   *[yes] { $stand ->
        [brave] Fear overcome: { $total } against { $against }.
        [may-not-charge] Afraid: { $total } against { $against }. It stays where it is.
        [afraid] Afraid: { $total } against { $against }. −1 to hit for the whole combat.
       *[routs] Afraid of greater numbers: { $total } against { $against }. It routs!
     }
 }
outcome-terror-test = { $passed ->
    [yes] Terror overcome for the battle: { $total } against { $against }.
    [no] Terrified for the battle: { $total } against { $against }. { $stand ->
        [routs] Charged by more than it counts, it routs!
        [may-not-charge] It stays where it is.
       *[other] { $rout-test ->
            [yes] Charged, it takes a rout test now, or routs; afraid as well, −2 to hit near the creature.
           *[no] −1 to hit near such creatures.
         }
     }
   *[none] { $reason ->
        [tested] No test: it took its terror test of the battle.
        [far] No test: the creature is not near enough.
       *[immune] No test: it is immune to psychology.
     }
 }
outcome-hatred-test = { $due ->
    [no] No test: it is immune to psychology.
   *[yes] { $must ->
        [nothing] Hatred mastered: { $total } against { $against }.
        [charge] Carried away: { $total } against { $against }. It must charge the nearest hated enemy.
        [advance] Carried away: { $total } against { $against }. It must go at the nearest hated enemy as fast as it can.
       *[stay] Carried away: { $total } against { $against }. Behind its fortifications it may stay, but not go back.
     }
 }
outcome-drunkenness = { $drank ->
    [no] Sober.
   *[yes] { $loss ->
        [0] It drank, and keeps a clear head: { $total } against { $against }.
       *[other] Drunk! { $total } against { $against }: −{ $loss } on every characteristic for the battle.
     }
 }
outcome-drinking = { $coma ->
    [yes] Coma: out of the battle.
   *[no] It spends the turn drinking: −{ $loss } on every characteristic.
 }
outcome-instability = { $strikes ->
    [no] Stable this turn.
   *[yes] { $row }{ $removed ->
        [0] {""}
        [one] {" "}One figure is gone.
       *[other] {" "}{ $removed } figures are gone.
     }
 }
outcome-animosity-test = { $due ->
    [yes] { $charges ->
        [yes] A quarrel! It charges its friends{ $leader ->
            [at-once] , unless its leader stops it.
           *[other] ; in contact its leader may stop it.
         }
       *[no] No quarrel.
     }
   *[no] { $reason ->
        [enemy-near] No quarrel with an enemy within 30 cm.
        [hated] No quarrel with a hated enemy in view.
       *[character] Heroes and wizards do not quarrel.
     }
 }
outcome-animosity-control = { $stopped ->
    [yes] The leader holds his troops back: { $total } against { $against }.{ $waiting ->
        [0] {""}
        [one] {" "}The fight goes on until one more leader holds his in this turn.
       *[other] {" "}The fight goes on until { $waiting } more leaders hold theirs in this turn.
     }
   *[no] Nobody listens: { $total } against { $against }.
 }

table-instability-trapped = Trapped here for good: no physical harm from it any more, and it is subject to stupidity.
table-instability-image = Images only, for good: no physical harm from it, ordinary weapons do it none, and a magic hit makes a creature vanish.
table-instability-wavering = This turn: it does not move, half of its successful attacks count, and every harmful hit on it wounds.
table-instability-drawn-back = Figures are drawn back where they came from.
table-instability-surging = This turn: Attacks doubled.
table-instability-inviolable = This turn: nothing kills any of it, and its blows have +1 Strength.

roll-characteristic-test = characteristic test
roll-stupidity-test = stupidity test
roll-stupid-wander = stupid troops
roll-stupid-odd = odd figure
roll-stupid-leader = leaders and characters
roll-frenzy-test = frenzy test
roll-panic-test = panic test
roll-fear-test = fear test
roll-terror-test = terror test
roll-hatred-test = hatred test
roll-drink = drunk
roll-drunkenness-test = clear head
roll-instability = instability
roll-instability-effect = effect
roll-instability-losses = figures gone
roll-animosity = animosity
roll-animosity-control = leader
step-characteristic-zero = A characteristic of 0 fails without a roll.
modifier-penalty = penalty
modifier-bonus = bonus
modifier-disorganised = disorganised
refusal-unit-fleeing = { $unit } is in rout: nothing more to test.
refusal-instability-settled = { $unit } is changed for good; no more instability is rolled for it.
refusal-no-leader = The unit has no leader.

## Options
param-int = Intelligence of the unit’s leader
param-cl = Cool of the unit’s leader
param-wp = Will Power
param-disorganised = It is disorganised: +1 on the dice
param-leaders = Its leader, where he counts apart, and the characters in it
param-friend = The friends in rout: a name from the table, or a profile line
param-friends = How many friends are in rout
param-cause = Why it tests
param-tested = It took its terror test this battle
param-charge = One of the two charges the other
param-enemy-rules = Special rules of the enemy, separated by commas
param-situation = It is charged, or wants to charge
param-enemy-models = How many enemies charge it
param-in-reach = A hated enemy is within its charge
param-sheltered = It holds fortifications
param-champion = For a champion: whether his unit has drunk
param-strikes = Instability strikes this turn: the side has rolled for it
param-hated = Hated enemies are in view

choice-characteristic = characteristic
choice-m = Movement
choice-ws = Weapon Skill
choice-bs = Bow Skill
choice-s = Strength
choice-t = Toughness
choice-w = Wounds
choice-i = Initiative
choice-a = Attacks
choice-ld = Leadership
choice-int = Intelligence
choice-cl = Cool
choice-wp = Will Power
choice-stupidity = stupidity
choice-stupid-wander = stupid troops wander
choice-stupid-fighters = stupid troops in combat
choice-frenzy = frenzy
choice-due = fear or terror?
choice-fear = fear
choice-terror = terror
choice-hatred = hatred
choice-drunkenness = drunkenness
choice-drinking = drinking on
choice-instability = instability
choice-animosity = animosity
choice-animosity-control = stop a quarrel
choice-rout-near = friends in rout within 10 cm
choice-rear-charge = charged from behind in combat
choice-lapped = lapped round, nobody left to turn
choice-charged = it is charged
choice-charging = it wants to charge

result-passed = passed
result-next = then
result-advances = goes ahead
result-fighting = fight on
result-leaders = leaders
result-due = test due
result-frenzied = frenzied
result-terror = terror test
result-one-roll = one roll
result-stand = stand
result-rout-test = rout test
result-must = must
result-drank = drank
result-loss = loss
result-coma = coma
result-strikes = strikes
result-row = row
result-removed = figures gone
result-charges = charges
value-nothing = nothing
value-wander = wanders
value-half = half fight
value-brave = brave
value-may-not-charge = may not charge
value-afraid = afraid
value-routs = routs
value-advance = advance
value-stay = may stay
value-enemy-near = enemy near
value-hated = hated enemy

status-stupidity-tested = took its stupidity test this turn
status-frenzy-tested = took a frenzy test this turn
status-panic-tested = took a panic test this turn
status-fear-tested = took its fear test this turn
status-hatred-tested = took a hatred test this turn
status-instability-tested = instability rolled this turn
status-quarrel-tested = its leader tried to stop the quarrel
status-animosity-tested = animosity rolled this turn
status-fear-held = stays where it is this turn, out of fear
status-drunk = drunk
status-trapped = trapped: no physical harm from it
status-image = an image: no physical harm, from it or to it by ordinary weapons
status-wavering = wavering this turn: no move, half effect, every hit on it wounds
status-surging = surging this turn: Attacks doubled
status-inviolable = inviolable this turn: cannot be killed, +1 Strength
result-waiting = leaders still to hold their troops
status-held-in-quarrel = held by its leader in a fight among friends
status-quarrelling = quarrelling with its friends
rule-general-cool = General’s Cool
    .aliases = cool of the general
rule-near-general = General within 15 cm
    .aliases = near general, general near

house-terror-distance = Reach of terror
    .about = Terror works from 10 cm, or from 37.5 cm as the list of modifiers to hit has it
house-value-ten = 10 cm
house-value-thirty-seven = 37.5 cm
value-immune = immune to psychology
value-far = too far
value-smaller = fewer friends
value-harmless = causes no fear
value-tested = tested before
house-animosity-leader = Leaders in a quarrel
    .about = A leader may stop the charge of a quarrel, or only the fight
house-value-at-once = before the charge
house-value-in-contact = in contact
value-at-once = before the charge
value-in-contact = in contact
result-leader = leader
step-animosity-by-magic = Magical animosity: this test fails by itself.
rule-general-in-play = General on the table
rule-general-lends = Value lent to tests on Leadership
rule-general-lends-cool = Value lent to tests on Cool
decision-general-near = the test failed, and the General’s value would pass it: is the unit within { $number } cm of him?
    .brief = within { $number } cm of the General?
decision-general-near-far = Too far
    .aliases = out of his reach, not near him
decision-general-near-near = Near enough
    .aliases = within his reach, near him
step-general-lends = Tested on the General’s value, { $value }.
status-far-from-general = too far from the General
status-by-the-general = near the General
