# Readings that players settle before a battle.
house-in-play-tie = Dispelling a spell in play
    .about = Whether a result that only equals the casting value ends a spell that remains in play
house-value-dispelled = a tie dispels
house-value-holds = a tie fails
house-destroyed-panic = Panic for friends wiped out
    .about = When friends wiped out in magic, shooting or close combat are tested for
house-value-in-sequence = where the turn sequence says
house-value-at-once = at once
house-fear-power = Several Fear-causing chargers
    .about = Whose unit power counts when a charged unit fails its Fear test
house-value-charger = the charger tested against
house-value-all-chargers = all that cause Fear
