# Real dice, asked for throw by throw.

## The question
throw-now = { $kind ->
    [reroll] Re-roll { $dice }: { $purpose }
    [more] Roll { $dice } more: { $purpose }
   *[first] Roll { $dice }: { $purpose }
 }
throw-faces = Type the faces: 6 5 5 3 1, or 6x2 5x3.
throw-sides = Type what it shows: { $faces }.
throw-count = Type the faces (6 5 5 3 1, or 6x2 5x3), or only how many dice show { $wins }: =7.
throw-footer = Waiting for real dice; /throw 6 5 5 3 1 answers too{ $drawn ->
    [yes] { " " }· bot draws: { $draws }
   *[no] { "" }
 }
throw-typed-where = Type the dice that fell with /throw, for example /throw 6 5 5 3 1.
throw-replaced = Earlier question given up: { $procedure }{ $draws ->
    [0] .
    [one] ; the bot's draw stays in the log.
   *[other] ; the bot's { $draws } draws stay in the log.
 }
throw-changed = The table has changed since the question; dice that still fit are kept, and nothing of the last answer is taken.
throw-dropped = { $changed ->
    [yes] The table has changed: the question is no longer asked, and nothing is resolved
   *[no] Given up: nothing is resolved
 }{ $draws ->
    [0] .
    [one] ; the bot's draw stays in the log and is used no more.
   *[other] ; the bot's { $draws } draws stay in the log and are used no more.
 }
button-type = Type the dice
button-draw = Bot rolls these
button-rest = Bot rolls the rest
button-drop = Give up
form-thrown = Dice that fell
    .about = 6 5 5 3 1, or 6x2 5x3; or =7 where only the number of successes matters

## The outcome
rerolled-counted = re-rolled { $count } → { $after }
dice-counted = { $count ->
    [one] { $count } success
   *[other] { $count } successes
 } of { $dice } (counted)
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
command-throw = Give the bot the real dice it waits for
param-thrown = 6 5 5 3 1, 6x2 5x3 or =7 successes; or bot, rest, cancel, show
param-dice-setting = Real dice, asked for throw by throw, or the bot's dice in this channel
param-my-dice = The same for you alone in this channel
choice-real = real dice
choice-bot = the bot's dice
choice-channel = those of the channel

## Log
action-dice-asked = dice asked for
action-dice-typed = dice typed
action-dice-drawn = bot dice drawn for a question
action-dice-dropped = question of dice given up

## Errors
refusal-nothing-thrown = Type the dice that fell, for example 6 5 5 3 1 or 6x2 5x3.
refusal-nothing-asked = No dice of yours are waited for here; a command asks for them with dice:ask, or always after /settings my_dice.
refusal-question-gone = This question is no longer asked; type the command again.
refusal-question-answered = This throw has its answer already; /throw show tells where the question stands.
refusal-throw-elsewhere = The dice here are no longer those of then.
