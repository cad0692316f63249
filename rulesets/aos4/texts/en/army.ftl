## What the units of an army tell of it
rule-auxiliary = Auxiliary
    .aliases = auxiliary unit, auxiliaire, unité auxiliaire
rule-reinforced = Reinforced
    .aliases = reinforced unit, renforcée
rule-renown = Regiment of Renown
    .aliases = renown, régiment de renom
rule-regiment = Regiment
    .aliases = régiment
param-army = A side of the battle, or its units: their points and keywords tell the rest
param-same-table = The most enhancements of one table, without those that abilities allow
param-same-type = The most enhancements of one type in the army
result-breaches = Things not allowed
step-army-breach = { $reason ->
    [over-limit] The army costs more than the limit.
    [unit-too-dear] More than half the limit: { $units }.
    [not-reinforced] Reinforced, and cannot be (twice a smallest size of 2 or more, not Unique): { $units }.
    [unique] A Unique unit stands once in an army: { $units }.
    [regiments] More than 5 regiments.
    [regiment-size] Too many units without a hero in one regiment (3, in the general’s 4): { $units }.
    [leader] One hero leads each regiment{ TYPED("; say joining_heroes for those who may join another’s") }: { $units }.
    [one-general] One general, who is not of a Regiment of Renown: { $units }.
    [renown] One Regiment of Renown at most: { $units }.
    [general] A Warmaster must be the general: { $units }.
   *[other] { $units }
}
step-army-without-cost = Of unknown points: { $units }; the total is not counted.
step-army-without-place = In no regiment, and not auxiliary: { $units }. Give them the keyword regiment (1), regiment (2)… or auxiliary.
step-army-without-general = Nobody has the keyword General; give it to the hero who is.
rule-cornered-rat = Cornered Rat
    .aliases = cornered, rat coincé
