# The desk: one message that shows a battle and what may be done now.

command-desk = Play by buttons
desk-title = The desk
desk-table = Table
desk-own = For me
desk-menu = Menu
desk-campaign = Campaign…
desk-begins-who = Who has the first turn?
desk-answer = Answer…
desk-more-asked = ⏳ { $count ->
    [one] 1 more question waits
   *[other] { $count } more questions wait
}: shown here once one of these is answered.
desk-acts = { $acts } ({ $count })
desk-due = { $acts } ({ $due } due)
desk-rare = More…
desk-who = { $act }: which of { $count }?
desk-more = { $count } more
desk-cut = More may be done than a message holds: /do has it all.
desk-target = To whom?
step-who = Who?
answer-or-more = { $least } or more
answer-beyond = beyond { $length }
answer-in-vain = { $said }: { $why }
answer-out = out of range
answer-fails = fails
desk-do = Do it
desk-begins = { $side } takes the first turn
desk-changed = The table has changed since this was shown: look again.
desk-real-dice = Real dice
desk-bot-dice = The bot’s dice
desk-chances = Chances only

# What is typed elsewhere, within a refusal to who presses.
by-desk-acts = a button of the desk
by-desk-desk = the desk
by-desk-undo = “Undo”
by-desk-next = “Next phase”
by-desk-table = “Table” in the menu
by-desk-end = “End battle” in the menu
by-desk-join = a seat’s button in the menu
by-desk-leave = “Leave the seat” in the menu
by-desk-unit = its sheet in the menu
by-desk-units = “Units” in the menu

refusal-desk-moved-on = This is no longer on offer: the table has changed since. The desk shows what is.

# Commands in the menus of messages and of people.

menu-undo = Undo this
menu-details = Explain this roll
menu-language = In my language
menu-chances = Chances of this roll
menu-army = Read as army list
menu-challenge = Challenge
refusal-message-tells-no-act = This message tells no roll of the battle that is fought here: choose an answer of the bot whose last line has a number.

# What the desk begins with, and what is put right by hand.

desk-army = Army: { $side }
desk-army-which = Which army comes to { $side }?
desk-army-seat = { $side } has no player yet: take the side, and its army comes by the next button.
desk-army-about = An army that you keep, a list that you paste, or one to try the game with.
desk-army-own = Your armies
desk-army-paste = Paste a list…
desk-army-sample = To try: { $army }
desk-army-sample-uncosted = The armies to try have no points: { $game } gives none for its units.
desk-start = A new battle
desk-start-game = A new battle: { $game }{ $points ->
    [none] { "" }
   *[other] , { $points } points
 }
desk-start-about = Choose who plays against you and it begins; or begin, and whoever presses “Play” joins.
desk-start-other = Another game
desk-start-points = Points of the battle
desk-start-size = { $points } points
desk-start-house = House rules…
desk-start-back = ← The battle
desk-start-against = Play against…
desk-start-open = Begin, the opponent joins later
desk-start-names = Names and points…
desk-start-typed = Or type /battle start, with side_one, side_two and points
desk-start-side = Whatever the players call it
desk-dice-other = Other dice…
desk-dice-more = More rolls
desk-dice-left = now on…
desk-dice-needed = { $count }D6: each must show…
desk-dice-against = { $count ->
    [one] 1 die on { $least }+
   *[other] { $count } dice on { $least }+
 }
desk-dice-any = Dice on { $least }+
desk-dice-pool = D6 that must show…
desk-dice-many = { $count ->
    [one] 1 die
   *[other] { $count } dice
 }
desk-die-scatter = Scatter die
desk-die-artillery = Artillery die
desk-unit = Units
desk-unit-which = Which unit?
desk-unit-more = Add units: { $side }
desk-unit-other = Another unit
desk-unit-destroyed = Destroyed
desk-unit-change = Change…
desk-unit-remove = Take off the list
desk-unit-leaves = Leave { $host }
desk-unit-joins = Join…
desk-wounds-lost = { $count ->
    [one] −{ $count } wound
   *[other] −{ $count } wounds
}
desk-models-lost = { $count ->
    [one] −{ $count } model
   *[other] −{ $count } models
}
desk-wounds-back = { $count ->
    [one] +{ $count } wound
   *[other] +{ $count } wounds
}
desk-models-back = { $count ->
    [one] +{ $count } model
   *[other] +{ $count } models
}
desk-status-ends = No more: { $status }
desk-status-which = What is no more true of it?
desk-rules = Rules
desk-rule-which = which rule?
desk-rule-phase = Rules of this phase
desk-abilities-now = Abilities of this phase
desk-rule-all = All { $count } of this phase, by name
desk-rule-units = Rules of the units here
desk-rule-other = Look for a rule…
desk-rule-text = Rule
desk-rule-about = A name or a few words: fleeing, who strikes first
desk-renew = Renew
desk-back = ← Desk
refusal-desk-no-units = You have no units here yet: bring an army first.
