# What channels and servers choose, and house rules.

settings-title = Settings
settings-game = Game: { $game }
settings-language = Language: { $language ->
    [none] each player’s own
   *[other] { $language }
 }
battle-language-set = From now on everybody reads this battle in { $language }. What you alone see stays in your own language.
settings-dice = Dice: { $dice }
settings-my-dice = Dice for { $name }: { $mine }
settings-cards = Cards: { $cards }
settings-my-cards = Cards that { $name } alone sees: { $mine }
button-cards = Cards: { $cards }
button-speak = Battle in { $language }
settings-house = House rules:
settings-origin = { $line } ({ $origin })
settings-from-battle = of this battle
settings-from-thread = chosen in this thread
settings-from-channel = chosen in the channel
settings-from-server = chosen for the server
settings-from-default = default
settings-from-book = by the book
settings-later = From the next battle on: { $rules }
house-held = { $rule }: { $value }
house-value-default = what holds above
battle-first = First turn: { $side }
battle-house = House rules: { $rules }
report-first = First turn
report-house = House rules

## Options
param-battle-language = Its language; that of the channel, else yours, if you say nothing
param-first-side = The side that has the first turn; the first named by default
param-house = House rules: rule=value, rule=value
param-scope = For this channel or thread, or for the whole server
param-cards-setting = How much a card of a result says: one line, half a phone screen, or everything
param-my-cards = The same for the cards that you alone see
choice-line = one line
choice-card = half a phone screen
choice-full = everything
scope-channel = this channel or thread
scope-server = the whole server
choice-default = what holds above
ruleset-default = what holds above

## Errors
refusal-not-server-manager = Only someone who may manage this server can choose for all of it; choose for this channel instead, without scope.
refusal-no-house-rules = { $ruleset } has no house rules to choose.
refusal-house-unreadable = “{ $text }” sets no house rule; write rule=value, such as { $example }.
refusal-unknown-house = There is no house rule “{ $text }”; there are: { $names }.
