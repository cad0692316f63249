## Manifestations
procedure-summon = Summoning
    .about = Set a manifestation up and bind it to its summoner
outcome-summon = Summoned; { $banishment }+ on 2D6 banishes it.
procedure-severed-link = Severed link
    .about = Remove a manifestation whose summoner is slain
outcome-severed-link = { $removed ->
    [yes] Its summoner is gone: it is removed.
   *[no] Its summoner stands: it stays.
}
procedure-manifestation-check = Manifestation or faction terrain
    .about = How far a manifestation or faction terrain counts as a unit
outcome-manifestation-check = { $reason ->
    [no-weapons] No: it has no such weapons.
    [static] No: its Move is 0.
    [terrain-stays] No: faction terrain does not move.
    [unaffected] No: it is not affected.
    [stops-on-it] No: nobody ends a move on it.
    [other-phase] No: it counts as a unit in the charge and combat phases alone.
   *[allowed] Yes.
}
param-manifestation = The manifestation: a name from the table, or a profile line
param-summoner-slain = Its summoner is slain
param-deed = What it does, or what is done to it
param-thing = Which of the two it is
param-armed = It has weapons of that sort
param-melee-phases = It is the charge phase or the combat phase
result-banishment = Banishment value
result-removed = Removed
value-no-weapons = no weapons
value-static = Move of 0
value-terrain-stays = faction terrain
value-unaffected = not affected
value-stops-on-it = ends on it
value-other-phase = another phase
choice-manifestation = a manifestation
choice-moves = it moves
choice-fights = it fights or shoots
choice-in-combat-range = it has a combat range
choice-attacked = it is attacked and damaged
choice-charged-at = it is charged
choice-picked = an enemy ability picks it
choice-aura = it lies in the area of an enemy ability
choice-moved-through = models move through it
choice-ended-on = models end a move on it
status-may-summon = its spell or prayer may summon
offer-which-manifestation = Which manifestation?
status-summoned = summoned
    .counted = summoned, banished on { $value }+
status-conjured = summoned in this battle
status-banish-tried = a banishment of it failed this turn
status-banished = tried to banish this phase
reminder-severed-link = Their summoner is gone, remove them: { $units }
refusal-summon-unbound = The spell of { $unit } was unbound, so it summons nothing: cast another first.
refusal-summoned-before = { $unit } is on the table already: summon another manifestation.
refusal-banishment-unknown = The banishment value is missing: give casting_value, or name in target a manifestation that has one (Ban7) or was summoned at this table.
