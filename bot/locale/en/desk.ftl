# The desk: one message that shows a battle and what may be done now.

command-desk = Play by buttons
desk-title = The desk
desk-table = Table
desk-own = For me
desk-who = { $act }: which of { $count }?
desk-more = { $count } more
desk-target = To whom?
desk-do = Do it
desk-done = ✓ { $what }
desk-changed = The table has changed since this was shown: look again.
desk-real-dice = Real dice
desk-bot-dice = The bot’s dice
desk-chances = Chances only

refusal-desk-moved-on = This is no longer on offer: the table has changed since. The desk shows what is.
