procedure-use-item = Use of a magic item
    .about = Use an item that helps for a phase or a player turn
outcome-use-item = { $item-name }: { $item ->
    [potion-of-strength] +2 Strength until the player turn ends.
    [potion-of-swiftness] +3 Initiative until the player turn ends.
    [sceptre-of-dominion] the unit is Stubborn until the phase ends.
    [bronze-breastplate] { $status ->
        [bronze-breastplate-large] an armour save of 2+ until the phase ends.
       *[other] an armour save of 1+ until the phase ends.
     }
    [lucky-shield] the first hit is ignored, one of the bearer’s choice among several at once: leave it out of those that are rolled.
   *[flaming-standard] Flaming Attacks until the phase ends.
 }{ $once ->
    [yes] {" "}It is used up.
   *[no] {""}
 }
status-potion-of-strength = Potion of Strength: +2 Strength this turn
status-potion-of-swiftness = Potion of Swiftness: +3 Initiative this turn
status-sceptre-of-dominion = Sceptre of Dominion: Stubborn this phase
status-bronze-breastplate = Bronze Breastplate: a save of 1+ this phase
status-bronze-breastplate-large = Bronze Breastplate: a save of 2+ this phase
status-flaming-standard = Flaming Standard: Flaming Attacks this phase
refusal-item-not-borne = { $unit } does not bear { $rule }: nobody has it there, or it is used up.
refusal-item-while-fleeing = { $unit } flees: no item that is used once serves now, nor does { $rule }.
refusal-item-in-use = { $unit } uses { $rule } already.
choice-backlash = by a Backlash Scroll: the caster has a Miscast
choice-binding = by a Binding Scroll: the spell is barred next game turn
choice-shielding = by a Shielding Scroll: a Ward save of 4+ against it
counter-casting-dice = Power Dice of the last spell
counter-items-lost = Bound items lost
counter-spells-barred = Spells barred until game turn
status-shielded-from-spell = shielded from the spell just cast: Ward save of 4+
param-sceptre = Use the Sceptre of Power, once: the lowest die is rolled again if the throw fails
param-rod = Use the Grounding Rod, once, on a table roll of at most this
param-barred-turn = The game turn in which a Binding Scroll bars this spell
param-overwhelming = The spell was cast with overwhelming power
param-shielded = A Shielding Scroll protects the target from this spell
roll-sceptre-of-power = Sceptre of Power
result-grounded = rolled again by the Grounding Rod
result-barred-turn = barred in game turn
step-miscast-grounded = The Grounding Rod turns the { $total } away: the table is rolled again, and the rod is used up.
procedure-backlash-scroll = Backlash Scroll
    .about = Instead of dispelling: the caster has a Miscast after his spell
outcome-backlash-scroll = No dispel: the spell takes effect, its attribute too, then its caster has a Miscast ({ $dice-used ->
    [one] { $dice-used } die
   *[other] { $dice-used } dice
 }). The scroll is used up.
procedure-binding-scroll = Binding Scroll
    .about = Instead of dispelling: the caster may not cast that spell next game turn
outcome-binding-scroll = No dispel: the spell takes effect, and its caster may not cast it in game turn { $barred-turn }. The scroll is used up.
procedure-shielding-scroll = Shielding Scroll
    .about = Instead of dispelling: a Ward save of 4+ against that spell
outcome-shielding-scroll = No dispel: whoever the spell affects has a Ward save of { $ward }+ against it. The scroll is used up.
refusal-no-backlash = { $why ->
    [bound] A Backlash Scroll does nothing against the spell of an item.
    [overwhelming] A Backlash Scroll does nothing against overwhelming power, which brings its own Miscast.
   *[one-die] A Backlash Scroll needs a spell cast with at least two Power Dice.
 }
refusal-spell-bound-now = A Binding Scroll keeps this Wizard from casting this spell in this game turn.
result-dice-used = dice of the cast
result-status = status
result-until = until the end of the
result-ward = Ward save
step-icon-gleams = Gleaming Icon: { $total } against { $against } is rolled again, and the icon is used up.
result-icon = Gleaming Icon used
lacks-pathmaster = what a Pathmaster does
param-conclaves = Wizard Conclaves whose Champions channel
procedure-lucky-save = Lucky Charm or Gemstone Amulet
    .about = Save a wound that went through: the armour save again, or a Ward save of 4+
outcome-lucky-save = { $saved ->
    [yes] Saved after all: { $given-back ->
        [one] { $given-back } wound
       *[other] { $given-back } wounds
     } given back. { $item-name } is used up.
   *[no] Not saved. { $item-name } is used up.
 }
refusal-no-armour-to-reroll = No armour save is possible against this hit: a Lucky Charm has nothing to roll again.
value-turn = player turn
value-phase = phase
