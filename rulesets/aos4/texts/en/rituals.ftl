## The spell and the prayer that the text prints
lore-printed-spells = Printed spells
    .about = The text prints one spell; the others are in books of their own, and are cast by name with their casting value
lore-printed-prayers = Printed prayers
    .about = The text prints one prayer; the others are chanted by name with their chanting value
spell-mystic-shield = Mystic Shield
    .aliases = bouclier mystique, shield
spell-resurrection = Resurrection
    .aliases = résurrection
    .limit = { $once-a-turn ->
        [successes] once a battle
       *[other] once a battle, even in vain
    }
status-mystic-shield = Mystic Shield: ward 6+ this turn
status-spell-pending = its spell takes effect unless it is unbound
counter-ritual-ever = Prayers used once a battle
param-used-up = This unit used it before, and it is used once a battle
step-ritual-without-target = { $spell } takes effect on its target: as nobody named it{ TYPED(" with target") }, the bot cannot note it.
step-ritual-once-a-battle = { $spell } is used once a battle by each unit: this is that use.
refusal-ritual-out-of-range = { $spell } reaches { $most } inches, all of the target; choose another.
refusal-not-a-slain-hero = { $unit } is no slain hero of the infantry; name one that is.
refusal-prayer-used-up = { $unit } has used this prayer in this battle; it is used once.
value-works = it works
refusal-beyond-reach = That is too far: { $most } inches at most.
refusal-not-a-hero = { $unit } is no Hero; only heroes activate a Place of Power.
refusal-no-commands = Spearhead has no command points: its commands are on tactic cards, see { WAY("deck play") }.
refusal-not-in-spearhead = { $procedure } is not in Spearhead, which has the core rules alone; tactics and commands are on cards, see { WAY("deck hand") }.
refusal-not-in-border-war = { $procedure } is for Spearhead, and this battle is Border War: { WAY("objective what:border-war") }.
refusal-points-gained = { $procedure }: both sides have had those of this round, as it began; { WAY("battle count") } sets a number right.
refusal-moves-otherwise = { $unit } may not move so now: it is “{ $status }”, and the rules give it no other move this turn.
refusal-reinforcements-called = { $procedure }: { $side } has called for reinforcements this turn, and once a turn is all.
refusal-no-reinforcements = Call for Reinforcements is a rule of Spearhead alone; this battle is Border War, and its destroyed units stay destroyed.
param-pack-played = The battlepack of the battle

decision-prayer-reached = is the prayer answered, or the roll banked as ritual points?
    .brief = is the prayer answered, or the roll banked?
decision-prayer-reached-answer = It is answered
decision-prayer-reached-bank = Bank the roll
