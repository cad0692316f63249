# Acts as they are offered, in a word or two.

offer-cast = Cast
offer-own-spell = Another spell…
offer-own-prayer = Another prayer…
offer-own-spell-by-command = Magical Intervention, another spell…
offer-own-prayer-by-command = Magical Intervention, another prayer…
offer-deployed-first = Deployed first
offer-attacks = We are the attacker
offer-unbind = Unbind
offer-banish = Banish
ask-attack-command = All-out Attack: { $value }
ask-at-the-double = At the Double: { $value }
ask-distance = distance { $value }
ask-heal-first = heal first: { $value }
ask-objectives = objectives { $value }
ask-terrain = { $value }
ask-enemy-objectives = enemy objectives { $value }
ask-in-enemy-territory = one on the enemy’s land: { $value }
ask-lies = on land: { $value }
ask-shared-objectives = on both lands { $value }
beside-holder = { $value ->
    [own] ours
   *[enemy] theirs
 }
ask-units-at-centre = units at the centre { $value }
ask-units-left-flank = units on one flank { $value }
ask-units-right-flank = units on the other flank { $value }
ask-terrain-controlled = feature controlled: { $value }
ask-taken = { $value }
offer-which-entourage = Which unit of the enemy general’s regiment?

# What the others may do about a spell is called unbinding here.
answer-dispel = unbind, or let it through?
awaited-dispel = The answer of { $names } to the spell just cast: unbind it, or let it through
due-dispel = the spell of { $unit }
due-first-choice = first turn
due-priority-roll = priority
due-score-border-war = score
due-score-spearhead = score
