# Decks of cards, and hands.

command-deck = Decks of cards that you enter
command-card = Your cards in hand and in play
deck-new = Make a deck of your cards, and shuffle it
deck-list = Show every deck: cards left, in hand, in play
deck-show = Show a deck’s cards, and those that lie face up
deck-shuffle = Shuffle the cards that lie face down
deck-remove = Take a deck out of the battle
card-draw = Draw: a full hand, or as many as you say
card-hand = See your hand; nobody else does
card-play = Play cards of your hand
card-discard = Discard cards, face up
card-score = Score cards: what they ask for is done
param-deck-name = What it is called; one of that name played here before lends its cards
param-cards = The cards: Name: text; Name: text – 3x Name for copies
param-deck-file = The cards in a file: a line each, Name: text, or JSON
param-deck-kind = How its cards are drawn; a hand kept secret if you say nothing
param-deck-real = You shuffle and hold real cards; the bot notes what is played
param-deck = The deck; not needed where only one can be meant
param-card = The card; several with ; between
param-discards = The discards are shuffled in, too
param-stays = It stays in play, face up
param-extra = Beyond a full hand, as a card or an ability gives
button-hand = My hand

action-deck-new = deck made
action-deck-shuffle = deck shuffled
action-deck-remove = deck removed
action-card-draw = cards drawn
action-card-play = cards played
action-card-discard = cards discarded
action-card-score = cards scored

deck-kind-hand = Secret hand
deck-kind-open = Turned face up
deck-kind-choice = Open choice
deck-common = For all
deck-count = { $count ->
    [0] No decks. Make one: /deck new
    [one] One deck.
   *[other] { $count } decks.
 }
deck-cards = All its cards
deck-line = { $deck }: { $left } left{ $hand ->
    [0] { "" }
   *[other] , { $hand } in hand
 }{ $discarded ->
    [0] { "" }
   *[other] , { $discarded } discarded
 }{ $scored ->
    [0] { "" }
   *[other] , { $scored } scored
 }{ $laid ->
    [none] { "" }
   *[other] , in play: { $laid }
 }
pile-laid = In play
pile-discard = Discarded
pile-scored = Scored
deck-made = { $side ->
    [none] { $deck }
   *[other] { $side }, { $deck }
 }: { $count ->
    [one] one card
   *[other] { $count } cards
 }, { $dealing ->
    [real] shuffled and held by you. Name what you play.
    [choice] all face up. Choose with /deck play.
   *[other] shuffled. Draw with /deck draw.
 }
deck-shuffled = { $deck } is shuffled.
deck-removed = { $deck } is gone.
cards-drawn = { $side ->
    [none] { $deck }
   *[other] { $side }, { $deck }
 }: { $count ->
    [one] one card drawn.
   *[other] { $count } cards drawn.
 }
card-turned = { $deck }: a card is turned.
card-used-play = { $side ->
    [none] Played
   *[other] { $side } plays
 }: { $cards }.
card-used-discard = { $side ->
    [none] Discarded
   *[other] { $side } discards
 }: { $cards }.
card-used-score = { $side ->
    [none] Scored
   *[other] { $side } scores
 }: { $cards }.
hand-count = { $deck }: { $count ->
    [0] no cards in hand.
    [one] one card in hand.
   *[other] { $count } cards in hand.
 }
hand-unknown = { $count ->
    [one] one card that only you know
   *[other] { $count } cards that only you know
 }: name it when you play it, or deal anew with /deck shuffle
change-deck = { $deck }: { $left } left, { $hand } in hand
log-deck = { $cards ->
    [none] { $count ->
        [0] { $deck }
        [one] { $deck }, one card
       *[other] { $deck }, { $count } cards
     }
   *[other] { $deck }: { $cards }
 }

refusal-cards-needed = Which cards are in { $deck }? Write them in cards, or attach a file with a line for each. Decks played here before are known by their name.
refusal-cards-and-file = The cards are in cards or in the file, not in both.
refusal-cards-unreadable = These are no cards I can read: a text file with a line for each, Name: text, or a JSON list.
refusal-unknown-deck = No deck is called { $name }; { $names ->
    [none] make one with { WAY("deck new") }.
   *[other] there are: { $names }.
 }
refusal-unknown-deck-kind = No deck is of the kind { $text }; kinds: { $names }.
refusal-no-deck = There is no deck for that yet: { WAY("deck new") } makes one.
refusal-which-deck = Which deck? Name one of { $names } in deck.
refusal-deck-of-choice = { $deck } is not drawn from: all its cards lie face up. Choose with { WAY("deck play") }.
refusal-deck-chosen = { $deck }: { $most ->
    [one] one card is chosen
   *[other] { $most } cards are chosen
 } already, and no more may be.
refusal-hand-full = The hand of { $deck } holds { $most } cards at most: discard or draw fewer{ TYPED("; extra:true where a card or ability gives more") }.
refusal-card-not-held = { $text } is not in your hand. { $names ->
    [none] { WAY("deck hand") } shows what is.
   *[other] You hold: { $names }.
 }
refusal-card-scored-later = Cards of { $deck } score in your own turn, in this phase: { $phase }.
refusal-deck-gone = That deck is no longer on the table, so it has no hand to show.
refusal-not-your-hand = Only who plays { $side ->
    [none] this side
   *[other] { $side }
 } sees this hand.
