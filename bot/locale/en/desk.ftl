# The desk: one message that shows a battle and what may be done now.

command-desk = Play by buttons
desk-title = The desk
desk-table = Table
desk-own = For me
desk-who = { $act }: which of { $count }?
desk-more = { $count } more
desk-cut = More may be done than a message holds: /do has it all.
desk-target = To whom?
desk-do = Do it
desk-changed = The table has changed since this was shown: look again.
desk-real-dice = Real dice
desk-bot-dice = The bot’s dice
desk-chances = Chances only

refusal-desk-moved-on = This is no longer on offer: the table has changed since. The desk shows what is.

# Commands in the menus of messages and of people.

menu-undo = Undo this
menu-details = Explain this roll
menu-language = In my language
menu-chances = Chances of this roll
menu-challenge = Challenge
refusal-message-tells-no-act = This message tells no roll of the battle that is fought here: choose an answer of the bot whose last line has a number.
