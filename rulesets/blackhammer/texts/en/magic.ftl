## Procedures
procedure-winds-of-magic = Winds of magic
    .about = Roll the two magic dice: power dice for you, dispel dice for your opponent
procedure-cast-spell = Casting a spell
    .about = Try to cast a spell: power dice plus magic level against its casting value
procedure-dispel = Dispel
    .about = Try to dispel a spell just cast: dispel dice plus level against the casting result
procedure-let-through = Let it through
    .about = Let a spell just cast through, without an attempt to dispel it
outcome-let-through = The spell, cast with { $need }, is let through: it takes effect.
procedure-dispel-in-play = Dispelling a spell in play
    .about = End a spell that remains in play, at the end of a magic phase
procedure-bound-spell = Bound spell
    .about = Release a bound spell, without a roll, and dispel it against its power level
procedure-cast-free-spell = Free spell of a Fiasco
    .about = Cast, without a roll, the spell that the other side’s Fiasco gives
outcome-cast-free-spell = The spell is cast without a roll; a dispel with power dice must reach { $need }.
param-caster = Who cast the spell that the Fiasco gave; the battle knows
procedure-cast-bound-spell = Casting a bound spell
    .about = Cast the spell of an item or a model, without power dice or roll
outcome-cast-bound-spell = The bound spell is cast without a roll; a dispel must reach its power level of { $need }.
refusal-no-bound-spell = { $unit } holds no bound spell on this table; { WAY("unit edit") } adds the rule with its power level, such as bound spell (5).
refusal-bound-to-another = { $unit } bears { $spell } as its bound spell, and casts no other by it ({ WAY("unit status ", $unit, " status:bound-to clear:yes") } corrects it).
rule-bound-spell = Bound spell
    .aliases = bound item
param-bound = Whether the bound spell of an item is cast; then its power level must be equalled
procedure-forgo-free-spell = No spell at once
    .about = Do without the spell that a Fiasco of the other side gives
outcome-forgo-free-spell = The spell that the Fiasco gave is forgone.
choice-free-scroll = Scroll against a Fiasco’s free spell
outcome-free-spell-scroll = The free spell is dispelled; the scroll is used up.
procedure-free-spell-scroll = Scroll against the free spell
    .about = Dispel the spell of a Fiasco by a Dispel Scroll, without a roll
procedure-let-free-spell-through = Let the free spell through
    .about = Let the spell that a Fiasco gave the other side through, without a dispel
outcome-let-free-spell-through = The free spell is let through: it takes effect.
refusal-no-free-spell = No Fiasco gives a spell that is still to be cast: a row of 5-6 on the Fiasco table does ({ WAY("battle count") } corrects it).
refusal-free-spell-cast = The spell that the Fiasco gave is cast already: it is dispelled or let through first ({ WAY("dispel") }), then resolved.
choice-let-free-through = Let the free spell through
procedure-dispel-free-spell = Dispelling the Fiasco’s free spell
    .about = Dispel, with power dice, the spell a Fiasco of 5-6 gave the opponent
procedure-miscast = Fiasco
    .about = Roll on the Fiasco table and apply its row
procedure-nobody-touches = Fiasco: nobody touches the wizard
    .about = Nobody, or nobody else, is in contact with the wizard of a Fiasco
procedure-fiasco-contact = Fiasco: who touches the wizard
    .about = Test or wound the models of a unit that touch the wizard of a Fiasco
procedure-resolve-spell = Resolving a spell
    .about = Measure the range of a spell nobody dispelled and inflict its hits
procedure-spell-hits = Hits of a spell
    .about = Hits of a magic missile or another spell: to wound, saves, casualties
procedure-magic-attempt = A whole spell
    .about = Cast, Fiasco, dispel, range and hits of a spell in one go
procedure-magic-phase = Opening the magic phase
    .about = Winds of magic, then the upkeep of your spells in play
procedure-maintain-spell = Keeping a spell in play
    .about = Pay power dice to keep a spell in play, or let it end
procedure-persistent-spell = Persistent spell
    .about = Whether something that happened ends a persistent spell
procedure-power-dice-cap = Power dice for one spell
    .about = The most power dice a wizard may use for one spell
procedure-spell-on-profiles = Characteristics under a spell
    .about = Change a characteristic on every profile of a model, within 0 to 10
procedure-spell-generation = Spells known
    .about = Roll the spells a wizard knows before the armies deploy

## Outcomes
outcome-winds-of-magic = { $low } and { $high }: { $side-own ->
    [none] { $power-dice } power dice, { $dispel-dice } dispel dice.
   *[other] { $power-dice } power dice for { $side-own }, { $dispel-dice } dispel dice for { $side-enemy }.
 }
outcome-cast-spell = { $reason ->
    [reached] The spell is cast with { $total } (needed { $casting-value }); a dispel must reach { $total }.
    [fiasco] Fiasco! Two 1s or more: the spell is not cast, the caster rolls on the Fiasco table.
    [lone-one] The spell fails: a lone 1 is never enough.
   *[other] The spell fails: { $total } where { $casting-value } was needed.
 }
outcome-dispel = { $reason ->
    [reached] The spell is dispelled: { $total } against { $need }.
    [lone-one] The dispel fails: a lone 1 is never enough. The spell goes through: its effect comes next.
    [double-one] The dispel fails: two 1s or more. The spell goes through: its effect comes next.
   *[other] The dispel fails: { $total } against { $need }. The spell goes through: its effect comes next.
 }
outcome-dispel-in-play = { $reason ->
    [reached] The spell in play ends: { $total } against { $need }.
    [lone-one] The dispel fails: a lone 1 is never enough. The spell stays in play.
    [double-one] The dispel fails: two 1s or more. The spell stays in play.
   *[other] The dispel fails: { $total } against { $need }. The spell stays in play.
 }
outcome-bound-spell = { $reason ->
    [let-through] The bound spell goes off, without power dice or roll; nobody dispels it.
    [reached] The bound spell is dispelled: { $total } against its power level of { $need }.
    [lone-one] The dispel fails: a lone 1 is never enough. The bound spell goes through: its effect comes next.
    [double-one] The dispel fails: two 1s or more. The bound spell goes through: its effect comes next.
   *[other] The dispel fails: { $total } against a power level of { $need }. The bound spell goes through: its effect comes next.
 }
outcome-dispel-free-spell = { $reason ->
    [reached] The opponent’s free spell is dispelled: { $total } against { $need }.
    [lone-one] The dispel fails: a lone 1 is never enough. The free spell goes through: its effect comes next.
    [double-one] The dispel fails: two 1s or more. The free spell goes through: its effect comes next.
   *[other] The dispel fails: { $total } against { $need }. The free spell goes through: its effect comes next.
 }
outcome-nobody-touches = Nobody else touches the wizard.
result-untouched = nobody touches him
outcome-fiasco-contact = { $wounds ->
    [0] Nobody is lost.
    [one] 1 wound lost, without any save.
   *[other] { $wounds } wounds lost, without any save.
 }
param-fiasco = Row of the Fiasco
param-touching = Its models that touch the wizard
choice-rift = rift (2-)
choice-backlash = backlash (11-12+)
outcome-miscast = { $caster-killed ->
    [yes] On { $total } (2-): the caster is killed whatever protects him; models in contact killed: { $contact-killed }{ $untested ->
        [0] .
       *[other] , still to test Toughness: { $untested }.
     }
   *[no] { $free-spell ->
        [yes] On { $total } (5-6): the opponent casts a spell at once, without a roll; power dice may dispel it.
       *[no] { $phase-ended ->
            [yes] On { $total } (7-8): the caster loses 1 wound, the magic phase ends; unused dice and lasting spells are lost.
           *[no] { $spell-cast ->
                [yes] On { $total } (11-12+): the spell is cast after all{ $casting-result ->
                    [none] , at its casting value,
                   *[other] , at { $casting-result },
                 } and forgotten; wounds lost: caster { $caster-wounds }, models in contact { $contact-wounds }.
               *[no] { $spell-forgotten ->
                    [yes] On { $total } (9-10): the caster loses a magic level{ $level-left ->
                        [none] { "" }
                        [0] { " " }and is a wizard no more
                       *[other] { " " }(now { $level-left })
                     }, and the spell he tried to cast.
                   *[no] On { $total } (3-4): the caster loses { $caster-wounds ->
                        [one] 1 wound
                       *[other] { $caster-wounds } wounds
                     } without any save.
                 }
             }
         }
     }
 }
outcome-resolve-spell = { $in-range ->
    [no] Out of range: the spell fails.
   *[yes] { $wounds ->
        [none] { $stays ->
            [yes] In range: the spell takes effect and lasts.
           *[no] In range: the spell takes effect.
         }
       *[other] The spell inflicts { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
         }: { $wounds ->
            [one] 1 wound lost
           *[other] { $wounds } wounds lost
         }{ $models-lost ->
            [none] .
            [one] , 1 model slain.
           *[other] , { $models-lost } models slain.
         }
     }
 }
outcome-spell-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 }: { $wounds ->
    [one] 1 wound lost
   *[other] { $wounds } wounds lost
 }{ $models-lost ->
    [none] .
    [one] , 1 model slain.
   *[other] , { $models-lost } models slain.
 }
outcome-magic-attempt = { $miscast ->
    [yes] Fiasco!{ " " }
   *[no] { "" }
 }{ $outcome ->
    [takes-effect] The spell, cast with { $casting-result }, takes effect{ $resolved-wounds ->
        [none] .
        [one] : 1 wound lost.
       *[other] : { $resolved-wounds } wounds lost.
     }
    [dispelled] The spell, cast with { $casting-result }, is dispelled.
    [out-of-range] The spell, cast with { $casting-result }, fails: its target is out of range.
    [fiasco] The spell is not cast.
   *[other] The spell is not cast: the power dice were not enough.
 }
outcome-magic-phase = { $power-dice } power dice to cast with, { $dispel-dice } dispel dice against them; spells kept in play: { $kept }, ended: { $ended }.
outcome-maintain-spell = { $reason ->
    [paid] The spell stays in play for { $dice-spent ->
        [one] 1 power die
       *[other] { $dice-spent } power dice
     }.
    [dropped] Its owner lets the spell end.
    [too-few-dice] The spell ends: too few power dice to keep it.
    [caster-killed] The spell ends with its caster.
    [caster-fleeing] The spell ends: its caster flees.
   *[other] The spell ends: its caster left the table.
 }
outcome-persistent-spell = { $active ->
    [yes] The spell still acts, until its caster’s next magic phase starts.
   *[no] The spell ends.
 }
outcome-power-dice-cap = Up to { $max-power-dice } power dice for one spell, and at least one.
outcome-spell-on-profiles = Every profile of the model is changed.
outcome-spell-generation = The primary spell of the lore and { $total ->
    [2] number { $spells-1 }
    [3] numbers { $spells-1 } and { $spells-2 }
   *[other] numbers { $spells-1 }, { $spells-2 } and { $spells-3 }
 }{ $swapped ->
    [yes] {" "}(one was given up for number 1).
   *[no] .
 }

## Rolls
roll-winds-of-magic = Magic die
roll-casting = Casting
roll-dispel = Dispel
roll-miscast = Fiasco table
roll-discharge = Discharge, one die per power die
roll-backlash-caster = Backlash on the caster
roll-backlash-contact = Backlash in contact
roll-spell-hits = Number of hits
roll-spell-generation = Spells

## Steps
step-power-bonus = Power dice changed by { $bonus }: { $total }.
step-dispel-bonus = Dispel dice changed by { $bonus }: { $total }.
step-lone-one = A lone 1 always fails, whatever is added.
step-fiasco = Two natural 1s or more: Fiasco!
step-dispel-double-one = Two natural 1s or more: the dispel fails.
step-resistance = Dice from the target’s magic resistance: { $dice }.
step-let-through = No dispel dice: the spell goes through.
step-power-dice-used = Power dice counted for the failed spell: { $dice }.
step-no-longer-a-wizard = At level 0 the caster is a wizard no more.
step-untested = Models in contact whose Toughness was not given: { $models }. Each must still pass a Toughness test or die.
step-contact-tests = Model { $place } in contact, Toughness { $toughness }:
step-spell-out-of-range = { $distance } ps for a range of { $range } ps.
step-profile-value = Profile { $place }: { $before } → { $after }.
step-spells-kept = Spells kept in play: { $kept }, ended: { $ended }, power dice spent: { $spent }.
step-magic-phase-order = Next: effects of the start of the phase; then spells one by one (cast, dispel, range, effect); then dispels of spells in play, yours first; then Panic tests, flights and effects of the end of the phase.

## Modifiers
modifier-level = magic level

## Options
param-wizard = The wizard who casts or dispels
param-dispeller = The opponent’s wizard who dispels
param-casting-value = The spell’s own casting value
param-casting-result = The result the spell was cast with (dice + level), not its casting value
param-dice-used = Dice taken from the pool for this attempt; Fiasco: those of the failed spell
param-dice-left = Dice left in that pool
param-extra-dice = Power dice an item allows beyond the level’s limit (a Wizard’s Staff he has counts by itself)
param-level = Magic level, 0 to 3; for a dispel by the army itself, 0
param-spell = Name of the spell
param-spell-type = Type of the spell
param-tried = This wizard already tried this spell this phase
param-in-play = This wizard’s same spell is still in play
param-rear-rank = The wizard stands in a rear rank
param-visible = The caster sees the target
param-attempted = A dispel of this spell was already tried
param-resistance = Dice from the target’s magic resistance, thrown beside the others
param-pool = Whose dice: power dice of the active player, dispel dice of the other
param-this-phase = The spell was cast in this same phase
param-power-level = Power level of the bound spell
param-power-bonus = Power dice added or taken away by items and spells
param-dispel-bonus = Dispel dice added or taken away by items and spells
param-total = Fiasco result already known, modifiers included: no 2D6 is rolled
param-contact = Toughness of each model in contact with the caster: 3 3 4
param-contact-models = Number of models in contact with the caster
param-dispel-dice = Dispel dice the opponent uses once the spell is cast
param-dispel-level = Magic level of the wizard who dispels, 0 for the army itself
param-dispel-modifier = Bonus or penalty to the dispel
param-dispeller-fleeing = The wizard who dispels is fleeing
param-dispeller-stupid = The wizard who dispels failed a Stupidity test
param-dispeller-off-table = The wizard who dispels left the table
param-duration = How long the spell lasts
param-upkeep = Power dice that keep the spell in play: the number in its brackets
param-upkeeps = Upkeep of each of your spells in play, in the order you pay: 2 1
param-keep = Its owner wants to keep it
param-killed = Its caster is dead
param-event = What happened
param-wound-on = Fixed need to wound: 4 for 4+, whatever the Toughness
param-values = The characteristic on each profile of the model: 1 1
param-change = What the spell adds to the characteristic
param-chosen = Numbers of spells chosen rather than rolled
param-swap = Number of the spell given up for the first of the lore, if it is rolled

## Choices and values
choice-spell = Spell just cast
choice-in-play = Remains in play
choice-bound = Bound spell
choice-free = Free spell of a Fiasco
choice-magic-missile = Magic missile
choice-direct-damage = Direct damage
choice-blessing = Blessing
choice-curse = Curse
choice-untyped = Other
choice-instant = Instant
choice-persistent = Persistent
choice-irremediable = Irremediable
choice-power-dice = Power dice
choice-dispel-dice = Dispel dice
choice-own-magic-phase = The caster’s next magic phase starts
choice-fiasco-7-8 = A Fiasco of 7-8
choice-caster-killed = The caster dies
choice-caster-fleeing = The caster flees
choice-caster-off-table = The caster leaves the table
choice-dispel-step = Dispels at the end of a magic phase
choice-let-through = Let it through
choice-owner-ends-it = Its owner wants to end it
value-reached = reached
value-too-low = too low
value-lone-one = lone 1
value-double-one = two 1s
value-fiasco = Fiasco
value-let-through = let through
value-takes-effect = takes effect
value-not-cast = not cast
value-dispelled = dispelled
value-out-of-range = out of range
value-paid = paid
value-dropped = dropped
value-too-few-dice = too few dice
value-2-or-less = 2 or less
value-11-or-more = 11 or more

## What the chances are of
result-power-dice = Power dice
result-dispel-dice = Dispel dice
result-cast = Spell cast
result-miscast = Fiasco
result-reason = How
result-dispelled = Dispelled
result-row = Row of the table
result-caster-killed = Caster killed
result-caster-wounds = Wounds the caster loses
result-contact-killed = Models in contact killed
result-contact-wounds = Wounds lost in contact
result-untested = Models in contact still to test
result-free-spell = Free spell for the opponent
result-phase-ended = Magic phase ended
result-spells-dispelled = Lasting spells dispelled
result-levels-lost = Magic levels lost
result-spell-forgotten = Spell forgotten
result-spell-cast = Spell cast after all
result-in-range = In range
result-stays = The spell lasts
result-fiasco = Fiasco
result-dispel = Dispel
result-resolved = Effect
result-kept = Spells kept
result-ended = Spells ended
result-maintained = Spell kept
result-dice-spent = Power dice spent
result-active = Still acts
result-event = What happened
result-max-power-dice = Most power dice
result-spells = Spell
result-swapped = Exchanged for the first
result-values = Value

## Refusals
refusal-wizard-fleeing = A fleeing wizard neither casts nor dispels; choose another wizard, or for a dispel the army itself{ TYPED(" (level:0)") }.
refusal-wizard-stupid = A wizard who failed his Stupidity test neither casts nor dispels; choose another wizard, or for a dispel the army itself{ TYPED(" (level:0)") }.
refusal-wizard-off-table = A wizard off the table neither casts nor dispels; choose another wizard, or for a dispel the army itself{ TYPED(" (level:0)") }.
refusal-wizard-rear-rank = A wizard in a rear rank neither casts nor dispels; he must stand in the front rank.
refusal-not-a-wizard = A model of level 0 is no wizard and casts no spell; give a level from 1 to 3.
refusal-spell-already-tried = This wizard has already tried this spell this phase; each spell may be tried once a phase.
refusal-spell-still-in-play = This wizard’s spell is still in play; he may cast it again once it has ended.
refusal-no-power-die = A spell takes at least one power die{ $most ->
    [none] { "" }
   *[other] { " " }({ $most } at most for this wizard)
 }; give dice_used.
refusal-too-many-power-dice = { $used } power dice are too many for one spell: a wizard of level { $level } may use { $most } here.
refusal-spell-target-engaged = A unit in close combat can’t be the target of this type of spell; choose an enemy unit that is not engaged.
refusal-missile-caster-engaged = A wizard in close combat can’t cast a magic missile; choose another spell.
refusal-missile-no-sight = A magic missile needs a line of sight to its target; choose a target the caster sees.
refusal-pool-too-small = There are only { $left } dice left in the pool, { $used } were asked for; use fewer.
refusal-no-dispel-die = A dispel takes at least one die; give dice_used, or resistance.
refusal-already-dispelling = A dispel of this spell has been tried, or it was let through; there is one attempt for each spell cast, before its effect{ TYPED(" (attempted:no for another spell)") }.
refusal-resistance-too-small = The target’s magic resistance gives { $most } dice at most, not { $used }.
refusal-resistance-spent = { $count ->
    [one] The target’s magic resistance has
   *[other] The target’s { $count } magic resistances have
 } met spells this phase; leave resistance out, or correct the number with { WAY("unit status") }{ TYPED(" (spells-met)") }.
refusal-resistance-other-spell = Magic resistance helps only against magic missiles and curses; leave resistance out.
refusal-spell-not-in-play = { $spell } is not in play for anybody, so nothing is to be dispelled: { WAY("battle status") } tells which spells are (one that was cast without the table, { WAY("roll resolve_spell") } notes).
refusal-cast-this-phase = A spell cast in this very phase can’t be dispelled as a spell in play; it can from the next magic phase on.
refusal-total-and-modifier = A known total already includes its modifiers; give total or modifier, not both.
refusal-upkeep-needed = A spell that remains in play has a number in brackets; give upkeep, from 1 to 3.
refusal-upkeep-unused = Only a spell that remains in play has an upkeep{ TYPED("; leave upkeep out, or give duration:in-play") }.
refusal-upkeep-not-in-play = { $spell } is not in play for { $side }: power dice keep only a spell that remains in play{ TYPED(" (one that was cast without the table, ", WAY("roll resolve_spell"), " notes first: duration:in-play, casting_value, upkeep)") }.
refusal-upkeep-paid = { $spell } is paid for already: its number in dice is spent once in a magic phase, and again in the next of { $side }; { WAY("undo") } takes the payment back.
refusal-upkeep-fresh = { $spell } was cast in this very phase: it is first paid for after the winds of the next magic phase of { $side }.
refusal-book-chooses = { $unit } bears the Book of Sorcery and chooses one spell before rolling: add chosen, a number from 1 to 6.
refusal-too-many-chosen-spells = { $count } chosen spells are too many for level { $level }: one spell for each level.
refusal-spell-chosen-twice = A wizard never knows the same spell twice; choose different numbers.

## Tables
table-miscast = Fiasco table
table-miscast-2-or-less = The caster is killed whatever protects him; every model in contact passes a Toughness test or dies too.
table-miscast-3-4 = One die for each power die used: on every 4+ the caster loses a wound, without any save.
table-miscast-5-6 = The opponent casts one of his spells at once, without a roll; power dice may dispel it against its casting value.
table-miscast-7-8 = The caster loses a wound without any save; the magic phase ends, unused dice are lost, persistent spells and spells in play are dispelled.
table-miscast-9-10 = The caster loses a magic level and the spell he tried to cast.
table-miscast-11-or-more = The spell is cast at its casting value, then forgotten; caster and models in contact each lose a wound on 4+, without any save.
chart-power-dice-limit = Most power dice for one spell

## Re-rolls of spells, and spells ended
procedure-end-spell = Ending a spell in play
    .about = Let a spell of yours that remains in play end, at any time
procedure-spell-reroll = Re-roll from a spell
    .about = Spend a re-roll that a spell gave: one die falls again
outcome-end-spell = The spell ends, as its owner wishes.
outcome-spell-reroll = The die falls again: { $value }. It stands, even if worse.
roll-spell-reroll = Re-roll
result-value = Die
param-rerolls-left = Re-rolls of spells left this turn
refusal-not-ended-at-will = { $spell } does not remain in play: nobody ends it at will.
refusal-spell-not-remaining = { $spell } does not remain in play: nobody dispels it, it ends by itself.
refusal-rerolled-already = A die is never rolled again twice.
refusal-no-reroll-left = No re-roll of a spell is left this turn.
refusal-no-fiasco-strikes = No Fiasco strikes those in contact now: { WAY("miscast") } rolls on its table.
