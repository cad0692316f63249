## Les cartes de Fer de Lance, ce que la table note pour les points, et où sont les objectifs

deck-kind-twists = Péripéties
deck-kind-tactic-cards = Cartes de tactique de bataille
deck-kind-regiment-abilities = Aptitudes de régiment
deck-kind-enhancements = Optimisations
counter-underdog = Outsider de ce round
counter-may-seize = Peut prendre l’initiative ce round
done-counter-underdog = outsider de ce round
done-counter-may-seize = peut prendre l’initiative : deux tours de suite
done-counter-tactic-done = tactique de bataille accomplie ce tour
counter-cards-scored = Cartes de tactique accomplies ce tour
counter-tactic-done = Tactiques de bataille accomplies ce tour
refusal-seizing-draws-none = { $side } a gagné le jet de priorité : qui prend ainsi l’initiative ne pioche pas de carte de tactique ce round. Si l’autre joue en premier, dites combien{ TYPED(" : count:2") }.
param-taken = À qui le plus haut score, compté par les joueurs
choice-ours = à nous
choice-theirs = à eux
param-lies = Sur quel territoire est l’objectif ; dit une fois, il est connu par son nom
choice-own-land = le vôtre
choice-enemy-land = celui de l’ennemi
choice-both-lands = les deux
refusal-seized-draws-none = { $side } a pris l’initiative : pas de carte de tactique pour ce camp à ce round.
counter-cards-drawn = Cartes de tactique piochées à ce round
reminder-seized-and-drew = { $side } a pris l’initiative et ne pioche pas de carte de tactique : { $drawn ->
    [one] celle piochée ce round est rendue
   *[other] les { $drawn } piochées ce round sont rendues
} – { WAY("undo") }
