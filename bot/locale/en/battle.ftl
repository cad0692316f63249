## Help
help-title = What Vexille can do
help-start = Type a command; every one that rolls also takes dice (your real dice), odds (chances only) and secret.
help-closing = Also takes dice (your real dice), odds (chances only) and secret.
help-needed = { " " }(required)
help-more = /help command:shoot shows a command in full, /help command:card what stands behind the dots. /roll reaches everything else.
help-part = /help command:{ $command } shows one of them in full.
rule-source = Source text: { $source }

## The log
secret-changes = Only you see this roll; what it changes on the table, everybody sees there.
role-unnamed = Noted on nobody: name the unit with { $option }, so that what it loses is kept.
log-entry = { $what } (no. { $number })
log-units = { $units }: { $what }
undo-roll-first = “{ $roll }” still waits: drop this roll first, and Undo then takes back what came before it.
undo-done = Undone: { $entries }.
redo-done = Done again: { $entries }.
undo-nothing-done = Undone: { $entries }; nothing had changed on the table.
redo-nothing-done = Done again: { $entries }; nothing changes on the table.

action-dice-sealed = dice sealed
action-battle-leave = side left
action-battle-size = points of the battle told
action-battle-pause = battle paused
action-battle-resume = battle resumed
action-battle-start = battle started
action-battle-end = battle ended
action-battle-language = language of the battle chosen
action-battle-next = next phase
action-battle-begins = side that begins chosen
action-battle-join = side joined
action-battle-chair-asked = referee’s seat asked for
action-battle-chair-agreed = referee agreed to by one side
action-battle-seat-asked = seat asked for
action-battle-seat-given = seat given to another player
action-battle-seat-taken = seat taken away
action-battle-end-asked = end of the battle proposed
action-battle-end-agreed = end of the battle agreed to by one side
action-battle-end-declined = battle played on
action-battle-reopen-asked = battle wanted back
action-battle-reopen-agreed = battle wanted back by one side more
action-battle-reopened = end of the battle taken back
action-unit-add = unit added
action-army-load = army added
action-army-values = values given
action-unit-edit = unit changed
action-unit-remove = unit removed
action-settings = settings
action-dice-reveal = dice revealed
action-undo = undo
action-redo = redo

## Battles
battle-title = { $name }
battle-started = The battle begins: { $one } against { $two }. Take your sides, then bring your armies.
battle-started-seated = The battle begins: { $one } against { $two }. Bring your armies.
battle-now = Turn { $turn } · { $side } · { $phase }
battle-gone-on = { $who } ended the phase of { $side } ({ $names }){ $phase ->
    [none] { "" }
   *[other] : { $phase }
 }. Undo takes it back, by { $names } too.
battle-over = The battle is over.
battle-over-by-silence = The battle is over: nobody answered in time.
battle-reopened = The battle goes on: { $who } took its end back.
battle-has-referee = { $who } is the referee and may act for your side: send them away if you do not want one.
battle-seat-given = { $who } gives the seat to { $to }, who plays { $side } from now on.
battle-seat-taken = { $by } took { $who }’s seat away.
reopen-asked = { $who } would take the end of the battle back and play on: { $names }, do you agree?
reopen-agreed-partly = { $by } agrees to play on; still to agree: { $sides }.
reopen-sealed = The secret of the dice so far is out, so new dice are sealed from here on: `{ $commitment }`
reopen-withdrawn = Its result is withdrawn from the campaign.
battle-in-thread = It is fought in the thread “{ $thread }”.
refusal-no-thread-here = A thread can be opened in a channel only: leave out thread:true, or go to a channel.
refusal-thread-not-allowed = The bot may not open threads here: give it the permission “Create public threads”, or leave out thread:true.
battle-joined = { $who } plays { $side }.
battle-refereed = { $who } is the referee.
referee-asked = { $sides ->
    [none] { $who } asked to be the referee.
   *[other] { $who } would like to be the referee, who acts for every side: a player of each has to agree ({ $sides }).
 }
referee-agreed-partly = { $by } agrees that { $who } is the referee; still to agree: { $sides }.
seat-asked = { $who } would like to play { $side } too: a player of that side has to agree, or the referee.
seat-agreed = { $who } plays { $side }; { $by } agreed.
referee-agreed = { $who } is the referee; { $by } agreed.
battle-left = { $who } leaves the table.
battle-paused = The battle is paused; /battle resume goes on with it.
battle-resumed = The battle goes on.
battle-commitment = Dice sealed before the first roll: `{ $commitment }`
battle-side = { $side }{ $players ->
    [none] { "" }
   *[other] { " " }({ $players })
 }
battle-ground = Holds: { $names }
battle-side-empty = no units yet
battle-unnamed = Battle
battle-side-first = First side
battle-side-second = Second side
unit-line = { $unit }: { $state }
unit-state = { $models }/{ $size }{ $carried ->
    [0] { "" }
    [1] , 1 wound
   *[other] , { $carried } wounds
 }{ $statuses ->
    [none] { "" }
   *[other] { " " }({ $statuses })
 }
unit-harm = { $size ->
    [1] { $left }/{ $most } { $sign }
   *[other] −{ $carried } { $sign }
 }
unit-state-destroyed = destroyed
unit-added = { $unit } ({ $side }): { $profile }
unit-left-out = Left out, as no rule of this game reads it: { $gear }. Armour counts by its save, such as Sv5+.
unit-armour = { $save } for { $armour }{ $way ->
    [none] { "" }
   *[other] , { $way }
 }.
unit-armour-told = Save as told: { $save } ({ $armour } included).
unit-armour-asked = No save yet for { $armour }: { $about ->
    [row] the chart has no row for it alone. Beside armour it saves one better.
   *[mount] how much does the mount protect?
 }
worn-foot = on foot
worn-mounted = mounted
worn-barded = on barded mounts
worn-unprotected = no Mount’s Protection
worn-protected-6 = Mount’s Protection 6+
worn-protected-5 = Mount’s Protection 5+
unit-changed = { $unit }: unit changed.
unit-removed = { $unit }: off the list.
unit-count = { $count ->
    [0] No units yet; add one with /unit add.
    [one] One unit
   *[other] { $count } units
 }
unit-profile = { $values }
spell-line = { $spell }: { $about }
unit-altered = As it stands now: { $profile }
unit-spells = Spells known: { $spells }
unit-rules = Special rules: { $rules }

## Fair dice
proof-title = Fair dice
proof-sealed = The dice here were sealed before the first roll. Commitment: `{ $commitment }`
proof-drawn = { $count ->
    [0] Nothing drawn yet
    [one] One draw so far
   *[other] { $count } draws so far
 }
proof-words = Mixed into the dice to come: “{ $words }”
proof-how = /dice reveal shows the secret, so that anyone can check every draw, and seals new dice.
proof-how-in-battle = Their secret is shown when the battle ends (/battle end), so that anyone can check every draw.
proof-revealed = Secret of the dice so far: `{ $seed }`
proof-check = Check the attached file with scripts/verify_dice.py. New dice are sealed: `{ $commitment }`

refusal-side-needed = Name a side ({ $names }), or take the referee’s seat{ TYPED(" with referee:yes") }.
refusal-change-unreadable = “{ $text }” is not understood; write { TYPED("models:12, wounds:1, Ld8, +hatred, -shield, fleeing:yes, or say it: ") }lost 3, 17 left, rallied, 140 pts.
refusal-change-past-end = “{ $text }” would make it { $value }: { $field } goes from { $least } to { $most }.
refusal-change-kills = “{ $text }”: a model with { $field } 0 is dead. Write -1 for a model lost, or a value of 1 or more.
refusal-level-of-no-wizard = { $unit } is no wizard so far: write { $value } if it is to be.
refusal-change-by-dice = “{ $text }” is to be thrown first: write the number that fell.
refusal-change-in-doubt = “{ $text }” can mean several things: { $ways }?
refusal-change-left = “{ $text }” is not understood; the rest would be: { $ways }. Is that all of it?
refusal-change-by-hand = “{ $text }” is nothing on offer now. Should it be noted of { $unit } by hand?
refusal-change-more-than-left = { $unit } has { $models ->
    [one] only 1 model
   *[other] only { $models } models
 } left.
change-way-loses-models = -{ $count } { $count ->
    [one] model
   *[other] models
}
change-way-loses-wounds = -{ $count } { $count ->
    [one] wound
   *[other] wounds
}
change-way-heals-models = +{ $count } { $count ->
    [one] model
   *[other] models
}
change-way-heals-wounds = +{ $count } { $count ->
    [one] wound
   *[other] wounds
}
change-way-wounds-left = { $count } { $count ->
    [one] wound
   *[other] wounds
} left
change-way-models = { $count } left
change-way-costs = { $count } pts
refusal-wrong-phase = { $procedure }: that is for “{ $phases }”; it is now “{ $phase }” ({ WAY("battle next") } goes on).
phases-or = { "" }” or “{ "" }
refusal-change-twice = “{ $text }” changes what is changed before it; say it once.
refusal-rule-not-held = { $unit } has no “{ $rule }” to lose; { WAY("unit show") } tells what it has.
refusal-nobody-wounded = No model of { $unit } is wounded; to bring slain ones back, write +1 model.
change-remark = Not noted: “{ $text }”
refusal-option-twice = The option { $option } stands there twice; keep one.
refusal-unit-named-twice = { $unit } is named twice ({ $options }): no unit acts on itself, so name another.
refusal-loan-needs-side = “{ $rule }” counts for units of the battle only: name one, or give the number yourself.
refusal-unknown-phase = There is no phase “{ $text }”; there are: { $names }.
retold = Already done: { $what }, no. { $number }.
param-player-one = Who plays the first side
param-player-two = Who plays the second side
unit-weapons = Weapons: { $weapons }
refusal-no-weapons-by-name = Units of this game have no weapons by name: leave the braces out.
refusal-weapon-too-long = “{ $text }…” is too long for a weapon: { $most } characters at most.
refusal-weapon-twice = Two weapons are called { $name }: give each a name of its own.
refusal-weapon-not-there = { $unit } has no weapon called { $text }.
battle-landmarks = On the battlefield: { $names }
refusal-unknown-landmark = Nothing called “{ $text }” stands on the battlefield ({ $option }), and no kind is; perhaps: { $near }.
