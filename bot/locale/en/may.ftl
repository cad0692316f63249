### Who may do what to whom now, and how a rule is overruled.

act-move = move
act-retreat = retreat
act-redeploy = redeploy
act-bounce = use Boing! Boing! Boing!
act-march = march
act-manoeuvre = manoeuvre
act-advance = advance
act-charge = charge
act-charge-again = roll its charge again
act-redirect = turn on another enemy
act-flee-charge = flee a charge
act-compulsory-move = make a compulsory move
act-magical-move = move by magic
act-flee = flee
act-rally = rally
act-shoot = shoot
act-stand-and-shoot = stand and shoot
act-breathe = use its breath
act-fire = fire
act-cover = use Covering Fire
act-cast = cast spells
act-resolve-spell = have the effects of a spell
act-miscast = suffer a miscast
act-dispel = dispel
act-pray = pray
act-use-item = use items or powers
act-fight = fight
act-challenge = issue or take up a challenge
act-pursue = pursue
act-set-off = set off in pursuit
act-strike-routers = strike those in rout
act-overrun = run on
act-reform-after-combat = reform after a combat
act-break-test = take a break test
act-test = take this test
act-start-test = take the tests of the start of a turn
act-use-command = use a command
act-use-power = use a Place of Power
act-contest = contest another objective
act-contest-terrain = contest another terrain feature
act-join = join anybody
act-leave = leave its unit

until-phase = until this phase ends
until-turn = until this turn ends
until-round = until this game turn ends
until-next-turn = until the next player turn ends
until-own-turn = until its side’s next turn begins
until-own-turn-end = until its side’s next turn ends
until-own-first-phase = until the first phase of its side’s next turn ends
until-own-magic-phase = until its side’s next magic phase

refusal-act-barred-by-rule = { $unit } may not { $verb }: “{ $rule }” rules it out (if it does not have that rule, { WAY("unit edit") } corrects it).
refusal-act-shielded = Nobody may { $verb } with { $unit } as the object: it is “{ $status }”{ $until }: name another, or correct the table with { WAY("unit status") }.
refusal-act-shielded-by-rule = Nobody may { $verb } with { $unit } as the object: “{ $rule }” rules it out: name another, or correct its rules with { WAY("unit edit") }.
refusal-not-yours-to-permit = Only a player of another side than { $name }’s, or the referee, may allow it.

button-override = Do it all the same
button-override-ask = Ask the others to allow it
button-permit = Allow it
button-allowed = Do it
overridden = Against the rules, by { $by ->
    [referee] the referee’s word
    [consent] everybody’s consent
   *[alone] the word of who plays alone
}.
override-asked = { $who } asks to do against the rules: { $what }. A player of every other side, or the referee, has to allow it.
override-agreed-partly = { $by } allows it; still to agree: { $sides }.
override-agreed = { $by } allows it: { $what }.
action-override-asked = asks to do what a rule bars
action-override-agreed = allows what a rule bars

## What an outcome bars, as the effects of it say.

barred = { $unit } may not { $acts } { $until }
barred-acts = { $first } or { $last }
barred-nobody = The unit
