## Points by what they are for
counter-points-control = Victory points of objectives
counter-points-twist = Victory points of the twist
counter-points-tactics = Victory points of battle tactics
counter-tactic-chosen = Battle tactic chosen this round
counter-tried-do-not-waver = Do Not Waver, attempted
counter-tried-slay-entourage = Slay the Entourage, attempted
counter-tried-attack-two-fronts = Attack on Two Fronts, attempted
counter-tried-take-their-land = Take Their Land, attempted
counter-tried-seize-centre = Seize the Centre, attempted
counter-tried-take-flanks = Take the Flanks, attempted
score-control = Objectives
score-twist = Twist
score-tactics = Battle tactics
verdict-major = major victory for { $winner }, by { $difference }
verdict-minor = minor victory for { $winner }: { $points } each, and the one general left alive
verdict-win = victory for { $winner }, by { $difference }
verdict-tie = a draw, { $points } each
verdict-generals-unknown = { $points } each: the side with the one general left alive has a minor victory, else it is a draw (mark generals with /unit edit +general)
value-kept = kept as it was

## Armies
param-heroes = Heroes of the regiment
param-joining-heroes = Heroes of it that may join another's regiment
param-generals = Generals of the army
param-general-of-renown = The general is of a Regiment of Renown
param-copies = How often the unit stands in the army
param-one-faction = All units are of one faction
param-enhancement-types = Enhancements are of different types, none twice
param-lores = The most lores of one kind
value-leader = who leads the regiment
value-one-general = one general
value-faction = one faction
value-enhancements = enhancements
value-lores = lores
