## Abilities in general
procedure-d3-roll = D3
    .about = Roll a D3, against a value or not
outcome-d3-roll = D3: { $value }{ $success ->
    [yes] , a success.
    [no] , a failure.
   *[none] .
}
procedure-reroll-check = Rolling again
    .about = Whether a die may be rolled again
    .aliases = reroll
outcome-reroll-check = { $reason ->
    [rerolled] Not allowed: no die is rolled again twice.
    [modified] Not allowed: dice are rolled again before their modifiers.
   *[allowed] Allowed.
}
procedure-characteristic-modifiers = Characteristic with modifiers
    .about = What modifiers make of a characteristic: set, multiply and divide, add
    .aliases = random characteristic, order of modifiers
outcome-characteristic-modifiers = It comes to { $value }.
procedure-fast-dice = Attacks rolled together
    .about = Whether attacks may be rolled as one batch
outcome-fast-dice = { $together ->
    [yes] They may be rolled together.
   *[no] They are rolled apart.
}
procedure-effect-order = Which effect holds
    .about = Which of two contradictory effects holds
outcome-effect-order = { $holds ->
    [active-chooses] { $side-own ->
        [none] The active player
       *[other] { $side-own }
    } chooses their order.
    [earlier] The first named holds
   *[later] The second named holds
}{ $reason ->
    [forbidden] : what cannot be done is not done.
    [lifted] : it lifts that very ban.
    [passive] : its passive ability counts as used last.
    [used-last] : it was used last.
   *[active-chooses] {""}
}
procedure-ability-use = Using an ability
    .about = Whether a unit may use an ability now, and whether its effect applies
outcome-ability-use = { $reason ->
    [off-table] Not allowed: whoever uses it or is picked must be on the battlefield.
    [core] Not allowed: one CORE ability a phase.
    [repeated] Not allowed: no ability twice in a phase.
    [spent] Not allowed: it has been used.
    [same-unit] Not allowed: it asks for different units.
    [impossible] Used, but nothing of its effect applies.
   *[allowed] Allowed.
}
procedure-effect-lasts = Does an effect last
    .about = Whether an effect with an end still lasts
outcome-effect-lasts = { $lasts ->
    [yes] It lasts still.
   *[no] It is over.
}
procedure-damage-order = Whose damage first
    .about = Whose wards and damage are resolved first
outcome-damage-order = { $first ->
    [active] { $side-own ->
        [none] The active player
       *[other] { $side-own }
    } resolves damage first.
    [opponent] { $side-enemy ->
        [none] The opponent
       *[other] { $side-enemy }
    } resolves damage.
   *[nobody] No damage waits.
}
procedure-fight-order = Who fights next
    .about = Who picks the next unit to fight, and from which
    .aliases = combat phase sequence, strike-first and strike-last
outcome-fight-order = { $side ->
    [nobody] Everybody has fought.
    [active] { $side-own ->
        [none] The active player
       *[other] { $side-own }
    } picks next
   *[opponent] { $side-enemy ->
        [none] The opponent
       *[other] { $side-enemy }
    } picks next
}{ $speed ->
    [strike-first] , among units with Strike-first.
    [strike-last] , among units with Strike-last.
    [usual] , among the other units.
   *[none] {""}
}
procedure-fight-or-pass = Must it fight
    .about = Whether a unit may go without fighting
outcome-fight-or-pass = { $may-pass ->
    [yes] It may go without fighting.
   *[no] It must fight.
}
procedure-pile-in = Pile-in
    .about = 3 inches, and who comes into combat by it
outcome-pile-in = Each model up to { $inches } inches{ $drawn-in ->
    [yes] ; the enemy comes into combat only now.
   *[no] .
}

param-need = The lowest result that succeeds
param-rerolled = The die was rolled again before
param-modified = Its modifiers were applied
param-characteristic = Which characteristic
param-base = Its value
param-modifiers = What changes it: =5 /2 +1
param-same-profile = Hit, Wound, Rend and Damage are the same
param-same-abilities = The weapon abilities are the same
param-same-target = The target is the same
param-second = Where the later effect comes from
param-first-forbids = The earlier one says that it cannot be done
param-second-forbids = The later one says so
param-lifts-the-ban = The other says that it lifts that ban
param-core = It is a CORE ability
param-core-used = The unit used a CORE ability this phase
param-used-this-phase = The unit used this ability this phase
param-spent = Once a phase, turn or battle, and used
param-on-table = Whoever uses it or is picked is on the battlefield
param-twice-picked = One unit is picked twice
param-must = Part of its effect must happen
param-possible = That part can happen
param-until = When it ends
param-now = How far the battle has come since
param-active-damaged = Units of the active player wait for damage
param-opponent-damaged = Units of the opponent wait for damage
param-first-left = Active player: units with Strike-first still to fight
param-enemy-first-left = Opponent: units with Strike-first still to fight
param-first-ended = The last to fight was the last with Strike-first
param-usual-left = Active player: other units still to fight
param-enemy-usual-left = Opponent: other units still to fight
param-last-left = Active player: units with Strike-last still to fight
param-enemy-last-left = Opponent: units with Strike-last still to fight
param-last-begun = A unit with Strike-last has fought
param-charged = It charged this turn
param-comes-into-combat = It ends within the enemy’s combat range

result-value = Value
result-together = Together
result-holds = Holds
result-applied = Applied
result-used = Counts as used
result-lasts = Lasts
result-first = First
result-speed = Which units
result-may-pass = May pass
result-drawn-in = Drawn in
value-rerolled = rolled again before
value-modified = modified already
value-earlier = the first named
value-later = the second named
value-active-chooses = the active player chooses
value-forbidden = forbidden
value-lifted = the ban is lifted
value-passive = passive abilities come last
value-used-last = used last
value-off-table = not on the battlefield
value-core = one CORE ability a phase
value-repeated = used this phase
value-spent = used up
value-same-unit = the same unit twice
value-impossible = impossible
value-active = the active player
value-opponent = the opponent
value-nobody = nobody
value-strike-first = Strike-first
value-usual = other units
value-strike-last = Strike-last
value-charged = charged
value-free = neither in combat nor charging
choice-move = Move
choice-health = Health
choice-attacks = Attacks
choice-rend = Rend
choice-damage = Damage
choice-roll = a roll
choice-used = an ability used
choice-own-passive = passive, of the active player
choice-enemy-passive = passive, of the opponent
choice-neutral-passive = passive, of nobody
choice-phase-end = the end of the phase
choice-turn-end = the end of the turn
choice-round-end = the end of the round
choice-battle-end = the end of the battle
choice-same-phase = still the same phase
choice-same-turn = a later phase of the turn
choice-same-round = a later turn of the round
choice-later = a later round
choice-active = the active player
choice-opponent = the opponent
roll-d3 = D3
refusal-modifier-unreadable = “{ $text }” is no modifier: write =5 to set, x2 or /2, then +1 or -1, as in =5 /2 +1.
