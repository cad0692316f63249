## Les étapes de chaque phase
step-of-start-of-turn-effects = effets en cours
step-of-start-of-turn-abilities = capacités et figurines Cachées
step-of-start-of-turn-special-tests = tests spéciaux
step-of-start-of-turn-stupidity = Stupidité
step-of-start-of-turn-terror = Terreur
step-of-movement-charges = charges et réponses
step-of-movement-rally = ralliement
step-of-movement-compulsory = mouvements obligatoires
step-of-movement-charge-moves = mouvements de charge
step-of-movement-other-moves = autres mouvements
step-of-magic-winds = vents de magie et maintien des sorts
step-of-magic-spells = sorts et dissipations
step-of-magic-dispel-in-play = dissipation des sorts restés en jeu
step-of-magic-panic = Panique
step-of-shooting-guessed = tirs à estimation
step-of-shooting-other-shots = autres tirs
step-of-shooting-panic = Panique
step-of-close-combat-blows = coups
step-of-close-combat-result = résultat de combat
step-of-close-combat-break-tests = tests de moral
step-of-close-combat-panic = Panique des amis
step-of-close-combat-pursuit = fuites et poursuites

## Les rappels
unit-strength = PU { $strength }
status-stupidity-tested = test de Stupidité fait
status-fought = combat livré cette phase
reminder-last-turn = Tour { $turn } : le dernier, en règle générale
reminder-battle-ends = La bataille finit en principe avec ce tour : notez étendards capturés et quarts de table, voyez les points, puis terminez-la
    .typed = /score show · /battle end
reminder-stupidity = Test de Stupidité à faire : { $units }
reminder-stupidity-undone = Test de Stupidité non fait : { $units }
reminder-terror = Test de Terreur pour qui se trouve à 6 ps ou moins { DE($enemies) } : { $units }
reminder-frenzy = Frénétique, doit charger un ennemi à portée : { $units }
reminder-charge-unanswered = Chargée, n’a pas encore répondu : { $units } (par { $chargers })
reminder-charge-lost = Charge dont la cible n’est plus là : { $units } contre { $target }
reminder-charge = Charge déclarée, à déplacer encore : { $units } contre { $target }
reminder-rally = Test de ralliement à faire : { $units }
reminder-beyond-rally = Moins du quart de l’effectif, ralliement impossible : { $units }
reminder-flight = { $count ->
    [one] Doit fuir, à moins de se rallier d’abord
   *[other] Doivent fuir, à moins de se rallier d’abord
 } : { $units }
reminder-flight-undone = Fuite non déplacée : { $units }
reminder-stumble = Avance d’autant de pas que l’a dit le test de Stupidité, et ne fait rien d’autre (si un ennemi lui fait face, elle le charge) : { $units }
reminder-stumble-undone = Avance de Stupidité non faite : { $units }
reminder-random-move = Mouvement aléatoire : { $units }
reminder-random-move-undone = Mouvement aléatoire non fait : { $units }
reminder-no-move = Ne peut pas se déplacer : { $units }
reminder-fiasco-due = Fiasco encore à lancer : { $units }
reminder-fiasco-to-count = Un Fiasco frappe qui touche le sorcier : figurines encore à compter
reminder-hits-to-count = Tir effectué, et figurines touchées encore à compter : { $units }
reminder-spell-to-resolve = Lancé, et son effet reste à résoudre : { $spell }
reminder-winds = Vents de magie pas encore lancés
reminder-upkeep = { $spell } reste en jeu pour { $upkeep ->
    [one] un dé de pouvoir
   *[other] { $upkeep } dés de pouvoir
 }, sinon le sort prend fin
reminder-dispel-in-play = À dissiper, si on le veut, en fin de phase : { $spells }
    .typed = /dispel what:in-play
reminder-no-magic = Ne lance ni ne dissipe : { $units }
reminder-no-shooting = Ne peut pas tirer : { $units }
reminder-panic = Test de Panique en fin de phase, un quart ou plus de pertes : { $units }
reminder-shots-due = Maintient et tire, mais n’a pas encore tiré : { $units } sur { $foe }
reminder-panic-of-friends = Test de Panique, avant la poursuite, des alliés, s’il y en a, à 6 ps ou moins de : { $units }
reminder-panic-of-the-gone = Test de Panique des alliés, s’il y en a, à 6 ps ou moins d’une unité détruite
reminder-panic-at-once = Test de Panique immédiat, avant la suite de la charge : { $units }
reminder-panicked = Doit fuir, test de Panique raté : { $units }
reminder-combat = Combat à livrer : { $ours } contre { $foes }
reminder-assault = Assaut à livrer : { $ours } contre { $foes }
reminder-combats = Combats à livrer : { $units }
reminder-combat-undone = Combat non résolu : { $ours } contre { $foes }
reminder-assault-undone = Assaut non résolu : { $ours } contre { $foes }
reminder-combats-undone = Combat non résolu : { $units }
reminder-rout = Démoralisée, mais n’a pas encore fui : { $units }{ $victors ->
    [none] .
   *[other] {" "}(peut être poursuivie par { $victors })
 }
reminder-mount-reaction = Sans cavalier, et sa réaction n’est pas encore tirée : { $units }
reminder-rough-ground = Touches du terrain que le char traverse, pas encore jetées : { $units }
reminder-terror-reached = Test de Terreur immédiat, rejointe par des poursuivants : { $units }
reminder-fear-reached = Test de Peur immédiat, rejointe par des poursuivants : { $units }
