# Real dice, asked for throw by throw.

## The question
throw-now = { $kind ->
    [reroll] Re-roll { $dice }: { $purpose }
    [more] Roll { $dice } more: { $purpose }
   *[first] Roll { $dice }: { $purpose }
 }
throw-of = { $throw }. Dice of { $names }.
throw-faces = { $count ->
    [one] Type the face
   *[other] Type the faces
 }, for example { $faces }.
throw-sum = Type the { $count ->
    [one] face
   *[other] faces
 }, for example { $faces }, or only what { $count ->
    [one] it counts
   *[other] they come to
 }: total { $enough }.
throw-sides = Type what it shows: { $faces }.
throw-count = { $count ->
    [one] Type the face, for example { $faces }, or only whether it shows { $wins }: =1 or =0.
   *[other] Type the faces, for example { $faces }, or only how many dice show { $wins }: ={ $enough } for { $enough }.
 }
throw-footer = Waiting for real dice{ TYPED("; ", WAY("throw ", $faces), " answers too") }{ $drawn ->
    [yes] { " " }· bot draws: { $draws }
   *[no] { "" }
 }
throw-typed-where = Type the dice that fell with /throw, for example /throw 6 5 5 3 1.
throw-replaced = Earlier question given up: { $procedure }{ $draws ->
    [0] .
    [one] ; the bot’s draw is kept for it.
   *[other] ; the bot’s { $draws } draws are kept for it.
 }
throw-changed = The table has changed since the question; dice that still fit are kept, and nothing of the last answer is taken.
throw-outdated = The table has changed since this was asked: go on, and it is asked as the table is now.
throw-dropped = { $changed ->
    [yes] The table has changed: the question is no longer asked, and nothing is resolved
   *[no] Given up: nothing is resolved
 }{ $kept ->
    [none] { $draws ->
        [0] .
        [one] ; the bot’s draw stays in the log and is used no more.
       *[other] ; the bot’s { $draws } draws stay in the log and are used no more.
     }
   *[other] . These dice of the bot are kept, and come first when this is asked again: { $kept }
 }
throw-dropped-typed = Dice typed for it, which resolve nothing: { $dice }
throw-decided-anew = What was decided so far will be asked again.
button-type = Type the dice
button-draw = Bot rolls these
button-rest = Bot rolls the rest
button-anew = Go on: the table has changed
button-drop = Drop this roll
button-meant = { $kind ->
    [faces] { $faces }
    [die] one die shows { $faces }
    [total] { $count } together
    [apart] { $count } successes, { $best } the best
   *[successes] { $count ->
        [one] 1 success
       *[other] { $count } successes
     }
 }
ways-asked = { $count ->
    [one] What is clear of it is on the button
   *[other] Which of these is meant? Each is a button
 }; else write it in other words.
form-thrown = Dice that fell
    .about = 6 5 5 3 1, or 6x2 5x3; or =7 where only the number of successes matters

## Dice that were seen
kept-used = { $count ->
    [one] Begins with the bot’s draw { $draws }, seen before
   *[other] Begins with the bot’s draws { $draws }, seen before
 }: giving up changes no dice.
try-again = { $number ->
    [2] Second try
    [3] Third try
   *[other] Try no. { $number }
 }; { $count ->
    [one] the first fell: { $fell }
   *[other] before fell: { $fell }
 }
    .brief = { $number ->
        [2] Second try
        [3] Third try
       *[other] Try no. { $number }
     }.
try-fell = { $dice } (no. { $number })
try-secret = in secret (no. { $number })
log-try = { $number ->
    [2] second try
    [3] third try
   *[other] try no. { $number }
 }
button-resume = Ask again
button-waive = Discard these dice
button-consent = Agree
waive-asked = { $who } asks to discard dice that were seen; a player of every other side, or the referee, has to agree.
waive-agreed-partly = { $by } agrees that these dice are discarded; still to agree: { $sides }.
waive-done = { $by ->
    [consent] { $who } agrees: the dice are discarded, and the next ones are new.
    [referee] By the referee’s word the dice are discarded, and the next ones are new.
   *[alone] { $who } discards dice that were seen (no other side has a player); the next ones are new.
 }
waive-dice = { $count ->
    [one] 1 die of the bot, seen and not used: { $dice }
   *[other] { $count } dice of the bot, seen and not used: { $dice }
 }

## The outcome
rerolled-counted = re-rolled { $count } → { $after }
dice-counted = { $count ->
    [one] { $count } success
   *[other] { $count } successes
 } of { $dice } (counted)
dice-summed = { $total } in all of { $dice } (counted)
dice-of-bot = { $dice } (bot)
footer-mixed = { $bot ->
    [0] Real dice{ $counted ->
        [0] { "" }
       *[other] { " " }({ $counted } counted without their faces)
     }
   *[other] { $real ->
        [0] Bot dice, { $count ->
            [one] draw
           *[other] draws
         } { $draws }
       *[other] Mixed dice: { $real } real{ $counted ->
            [0] { "" }
           *[other] { " " }({ $counted } counted without their faces)
         }, { $bot } of the bot ({ $count ->
            [one] draw
           *[other] draws
         } { $draws })
     }
 } · no. { $number }

## Settings and options
command-throw = Give the bot the real dice, or the decision, that it waits for
param-thrown = 6 5 5 3 1, 6x2 5x3 or =7 successes; or bot, rest, cancel, show
param-dice-setting = Real dice, asked for throw by throw, or the bot’s dice in this channel
param-my-dice = The same for you alone in this channel
button-my-dice = My dice: { $dice }
my-dice-set = { $dice ->
    [real] Your dice here are real ones: you are asked for them, whoever begins.
   *[bot] The bot throws your dice here, whoever begins.
}
choice-real = real dice
choice-bot = the bot’s dice
choice-channel = those of the channel

## Log
action-dice-asked = dice asked for
action-dice-typed = dice typed
action-dice-drawn = bot dice drawn for a question
action-dice-dropped = question of dice given up
action-dice-waive-asked = asks to discard seen dice
action-dice-waive-agreed = discarding of dice agreed to by one side
action-dice-waived = seen dice discarded

## Errors
refusal-nothing-thrown = Type the dice that fell, for example 6 5 5 3 1 or 6x2 5x3.
refusal-nothing-asked = The bot waits for no dice from you here{ TYPED("; a command asks for them with dice:ask, or always after ", WAY("settings my_dice")) }.
refusal-question-gone = This question is no longer asked; type the command again.
refusal-question-outdated = The table has changed since this was asked: { WAY("throw show") } has a button that asks it as the table is now.
    .tapped = The table has changed since this was asked: “{ button-anew }” on the desk asks it as the table is now.
refusal-question-answered = This throw has its answer already; { WAY("throw show") } tells where the question stands.
    .tapped = This throw has its answer already: the desk shows where the question stands.
refusal-not-your-dice = These dice are for { $names } to throw, or the referee.
refusal-throw-elsewhere = The dice here are no longer those of then.
refusal-owed-other-die = Dice were seen for this already and come first: { $seen }. What is asked now begins with another die ({ $die }): ask as before, or have those discarded.
refusal-not-asked-of-you = { $name ->
    [none] Only whoever gave this up asks it again: send a command of your own.
   *[other] Only { $name } asks this again: send a command of your own.
 }
refusal-kept-gone = These dice are no longer kept, or others are by now; ask again and give up to see how it stands.
refusal-kept-of-another = These dice are of another player’s roll.
refusal-not-yours-to-consent = Only a player of another side than { $name }’s, or the referee, can agree to this.
