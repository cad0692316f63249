## Punctuation and small words
colon = :
value-yes = yes
value-no = no
value-none = none

## Dice lines
rerolled = re-rolled: { $after }
rolls-failed = **{ $count }** failed
face-artillery-0 = misfire
face-scatter-0 = misfire
face-scatter-hit-1 = hit
face-scatter-hit-2 = arrow

## Chances
odds-exact = Exact chances
odds-simulated = Estimated chances: too many cases to count, so played thousands of times (± { $margin })
odds-nothing-rolled = Nothing was rolled; nothing changes.
odds-mean = { $name }: { $mean } on average
odds-more = … and { $count } rarer values, together { $chance }
odds-others = others
odds-left-out = { $count ->
    [one] One more line is left out
   *[other] { $count } more lines are left out
 }: ask for fewer units to see all.

## Where an answer comes from
footer-fair = Bot dice, draws { $first }–{ $last } · no. { $number }
footer-fair-one = Bot dice, draw { $first } · no. { $number }
footer-bot = Bot dice · no. { $number }
footer-typed = Real dice · no. { $number }
footer-none = No dice · no. { $number }
footer-shown = { $footer }, shown as no. { $number }
footer-head = { $footer } · { $head }

## Options every command has
param-what = Which of the things this command does
param-more = Other options, written name:value name:value
param-dice = Your real dice (6 5 5 3 1 or 6x2 5x3), or ask to be asked for them, or bot
param-odds = Show the chances and roll nothing
param-secret = Answer only me; a button reveals it

## Commands
command-roll = Roll dice (2d6+3, 12d6>=4, d66…), on a table, or for anything that the game resolves
command-odds = Chances of a roll or of any procedure
command-scatter = Roll a scatter die: distance, direction or misfire
command-table = Roll on a table of the game, or look one up
command-test = Characteristic or Leadership test
command-panic = Panic test, if one is due
command-psychology = Fear, Terror, Stupidity, Frenzy
command-rally = Rally a unit
command-winds = Winds of magic: power and dispel dice
command-cast = Cast a spell
command-dispel = Dispel, unbind or banish
command-miscast = Roll on the miscast table
command-pray = Chant a prayer
command-move = Moves that roll dice or use a command
command-objective = Objectives, points and who won
command-charge = Charges and charge reactions
command-shoot = A unit’s shooting
command-warmachine = Shoot with a war machine
command-fight = A unit’s close combat
command-combat = Combat result, break test and what follows
command-flee = Flee move
command-pursue = Pursuit, and catching those who flee
command-battle = The battle of this channel
command-unit = The units of this battle
command-army = Army lists
command-privacy = What is kept of you
command-do = Do what is on offer now
command-undo = Undo the last action of this channel
command-redo = Do again what was undone
command-settings = Game, language, dice, cards and house rules
command-dice = Proof that the bot’s dice are fair
command-help = What the bot can do, or how one command works

battle-start = Start a battle in this channel
battle-status = Turn, phase, units and dice pools
battle-next = Go to the next phase
battle-end = End the battle
battle-join = Join one of the sides
battle-leave = Leave the battle’s table
battle-language = The language of the battle
battle-pause = Pause the battle: nothing on the table changes
battle-resume = Go on with a paused battle
unit-add = Add a unit, described in one line
unit-list = The units of both sides
unit-show = One unit in full
unit-edit = Change models, wounds, or any value of a unit
unit-remove = Take a unit off the table
army-import = Import a list: pasted, or a file of an army builder; to the battle, or kept under a name
army-save = Keep the units of a side as an army, at full strength
army-list = The armies you keep
army-load = Bring an army you keep to the battle
army-show = An army you keep, unit by unit
army-delete = Delete an army you keep
army-export = An army you keep, or the units of a side, as a file
privacy-show = What is kept of you, in plain words
privacy-export = Everything of yours, as a file
privacy-delete = Delete what is yours; shared battles go on without your name

param-do-text = What to do; type a few letters of the act or the unit
param-roll-notation = Dice, such as 12d6>=4 reroll 1 or 12 dice on 4+; a table; or what to resolve, by name
param-values = Its options, written name:value name:value
param-question = A roll (12d6>=4) or the name of a procedure
param-table = Which table
param-total = A total already known; nothing is rolled
param-game = The game played
param-language = Language of the answers
param-name = Name
param-phase = The phase to go on to; the next one by default
param-referee = Take the referee’s seat
param-seat-to = Who gets your seat
param-seat-of = Whose seat is taken away, for the referee and managers
param-points = Points per side
param-side = One of the sides
param-thread = fight in a thread of its own
param-army = Name of an army you keep
param-army-list = The units, with ; between them; without it, a form to paste them into
param-army-file = A file: .txt, .csv, .json, .ros or .rosz
param-army-name = Name to keep the army under
param-army-anyway = Whether to bring a file that was made for another game
param-format = What the file is written as
param-confirm = Yes: delete without asking again
param-side-one = Name of the first side
param-side-two = Name of the second side
param-line = Name, models and profile: Spearmen 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 Wide5 Sv5+ [shield]
param-unit-name = The unit
param-change = What changed: lost 3, 17 left, rallied, Ld8, 140 pts, +hatred -shield, models:12 wounds:1
param-count = How many
param-command = Which command

param-words = Words of yours to mix into the dice, before the first draw
choice-en = English
choice-text = text, one unit a line
choice-csv = CSV, for spreadsheets
choice-json = JSON
choice-fr = French
choice-own = each player’s own

## Buttons
button-undo = Undo
button-again = Roll again
button-rule = Rule
button-details = Details
button-translate-en = In English
button-translate-fr = In French
card-more-lines = { $count ->
    [one] … and one line more
   *[other] … and { $count } lines more
 }
button-reveal = Reveal

## Forms
form-rest = Other options
    .about = One name:value after another; what you gave already stands here

## Errors
error-unexpected = Something went wrong on our side; /battle log shows whether anything was kept. Reference: { $reference }
refusal-command-not-in-game = { $ruleset } has no rule for /{ $command }; it answers { $values }.
refusal-variant-not-in-game = “{ $text }” is not something this command does here; it does: { $values }.
refusal-no-variant-in-game = /{ $command } does one thing only here: leave what out.
refusal-option-unused = { $command } has no option { $option }; { $instead ->
    [none] { $values ->
        [none] it has none at all
       *[other] it has: { $values }
    }
   *[other] write { $instead } instead
 }.
refusal-missing-option-at-length = { $spell ->
    [none] { "" }
   *[other] No “{ $spell }” is known here, so say what it needs.{ " " }
 }{ $unit ->
    [none] The option { $option } is missing ({ $about })
   *[other] The option { $option } is missing, with no { $field } in the profile of { $unit }
 }: give { $values ->
    [none] it, such as { $example }
   *[other] one of { $values }
 }{ $unit ->
    [none] { $role ->
        [none] { "" }
       *[other] , or name a unit that has this value ({ $role }:…)
     }
   *[other] , or add it to the unit’s profile
 }.{ $others ->
    [none] { "" }
   *[other] { " " }Missing too: { $others }.
 }
example-unit = Spearmen 20
refusal-kind-untold = Nothing tells what { $unit } is here: say it by the option what ({ $kinds }), or give it such a rule with { WAY("unit edit") }.
refusal-procedure-near = { $dice ->
    [none] Nothing is called “{ $text }” here: did you mean { $near }?
   *[other] “{ $text }” can be these dice alone, { $dice }, or an act of the game: { $near }.
 }
refusal-procedure-is-spell = “{ $text }” is a spell: { WAY("cast") } names it with spell, and where its effect is resolved by itself, so does { WAY("roll spell_effect") }.
refusal-nothing-to-roll = “{ $text }” is neither dice nor the name of an act of this game: write dice as 2d6 or 12 dice on 4+.
refusal-unknown-question = “{ $text }” is no roll, and nothing here is called just so: did you mean { $near }?
refusal-values-unreadable = “{ $text }” can’t be read{ TYPED("; write name:value with these names: ", $values) }.
refusal-not-your-button = This button belongs to { $name }; only that player and the referee may press it.
refusal-undo-other = “{ $text }” takes nothing back: { $what ->
    [none] nothing here can be.
   *[other] what was done last is { $what }, and { WAY("undo") } takes that back.
 }
refusal-spell-in-form = “{ $text }” is in no list of spells here: complete the form.
refusal-undo-others = Only { $name } and the referee take back what { $name } did: { $what }.
refusal-unit-needs-battle = No battle is under way here, so no unit is called “{ $text }”; start one with { WAY("battle start") }, or describe the unit: { $unit-example }.
refusal-odds-and-dice = Choose one: dice gives real dice, odds rolls none.
refusal-unknown-command = There is no command /{ $text }; did you mean { $values }?
refusal-no-such-entry = That action is no longer in the log.
refusal-step-needs-more = “{ $procedure }” needs more than a press: complete { $line }
refusal-button-expired = This button no longer works: press one of a newer message.

start-database-in-use = Another Vexille is using the database { $database }: stop it first, or give this one another with --database.
refusal-file-too-large = { $file } is too large: { $most } MB at most are read.
refusal-file-not-had = { $file } could not be had from Discord: attach it again.
command-terrain = Terrain: set up, what it does, who controls it

## Who did what came of it, before what came of it
outcome-of = { $who }{ $whom ->
    [none] {""}
   *[other] {" "}{ $against ->
        [yes] against
       *[no] →
    } { $whom }
 } — { $told }
outcome-of-more = { $names } and { $count } more
