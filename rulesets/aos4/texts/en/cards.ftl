## Spearhead's cards, what the table notes for scores, and where objectives lie

deck-kind-twists = Twists
deck-kind-tactic-cards = Battle tactic cards
deck-kind-regiment-abilities = Regiment abilities
deck-kind-enhancements = Enhancements
counter-underdog = Underdog of this round
counter-may-seize = May seize the initiative this round
done-counter-underdog = underdog of this round
done-counter-may-seize = may seize the initiative: two turns in a row
done-counter-tactic-done = battle tactic completed this turn
counter-cards-scored = Tactic cards completed this turn
counter-tactic-done = Battle tactics completed this turn
refusal-seizing-draws-none = { $side } won the priority roll: whoever seizes the initiative so draws no tactic cards this round. If the other goes first, say how many{ TYPED(": count:2") }.
param-taken = Who has the higher score, counted by the players
choice-ours = ours
choice-theirs = theirs
param-lies = On whose territory the objective lies; told once, it is known by its name
choice-own-land = yours
choice-enemy-land = the enemy’s
choice-both-lands = both
refusal-seized-draws-none = { $side } seized the initiative: it draws no tactic cards this round.
counter-cards-drawn = Tactic cards drawn this round
reminder-seized-and-drew = { $side } seized the initiative and draws no tactic cards: the { $drawn ->
    [one] one drawn this round goes
   *[other] { $drawn } drawn this round go
} back – { WAY("undo") }
