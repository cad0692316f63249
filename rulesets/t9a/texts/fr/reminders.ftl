reminder-charge = Charge déclarée et non jouée : { $units } sur { $target }
reminder-flight-due = Fuit sur-le-champ, mais n’a pas encore couru : { $units }
reminder-danger = A fui à travers un danger, sans avoir encore testé : { $units }
reminder-ground = S’est déplacée en terrain dangereux, sans avoir encore testé : { $units }
reminder-explosion = Explosion ({ $counted }) : touches encore à régler à { $radius ->
    [one] { $radius } pouce
   *[other] { $radius } pouces
 } ou moins, jusqu’à ce que plus personne n’en subisse
reminder-miscast-hits = Fiasco ({ $counted }) : touches de Force { $strength } encore à régler sous le gabarit, jusqu’à ce que plus personne n’en subisse
reminder-hits-of-hellfire = Feu Infernal de fin de phase, encore à lancer : { $units }
reminder-hits-of-lightning-attack = Foudre de fin de phase, encore à lancer : { $units }
reminder-hits-of-own-miscast = Touche de son propre Fiasco, encore à lancer : { $units }
reminder-hits-of-witch-fire = Touches du Feu de Sorcières, encore à lancer : { $units }
reminder-hits-of-magical-backlash = Touche du Contrecoup Magique, encore à lancer : { $units }
due-spell-effect = le sort lancé
reminder-spell-to-dispel = Sort lancé, à dissiper ou à laisser passer
reminder-miscast-due = Pouvoir Irrésistible : encore à régler
reminder-spell-to-resolve = Sort lancé, à résoudre
reminder-challenge-unanswered = Défi lancé et sans réponse : { $units } à { $enemy }
reminder-shots-due = Tient et tire, mais n’a pas encore tiré : { $units } sur { $foe }
reminder-charge-unanswered = Chargée, n’a pas encore réagi : { $units } (par { $chargers })
reminder-rally = Test de Ralliement à faire : { $units }
reminder-stupidity = Test de Stupidité à faire : { $units }
reminder-stupidity-undone = Test de Stupidité non fait : { $units }
reminder-stumble = Avance tout droit comme l’a dit le test de Stupidité, et ne fait rien d’autre : { $units }
reminder-must-charge = A raté son test de Frénésie et doit charger l’ennemi le plus proche : { $units }
reminder-terror = Test de Terreur à passer : { $units } (chargée par { $enemy })
reminder-rout = Démoralisée, mais n’a pas encore fui : { $units }{ $victors ->
    [none] .
   *[other] {" "}(peut être poursuivie par { $victors })
 }
reminder-frenzy = Frénétique sans charge déclarée, test à faire une fois les charges déclarées : { $units }
reminder-panic = Test de Panique à faire, un quart ou plus de pertes cette phase : { $units }
reminder-panic-of-friends = Test de Panique immédiat des alliés, s’il y en a, à 6″ ou moins de : { $units }
reminder-panic-of-the-gone = Test de Panique immédiat des alliés, s’il y en a, à 6″ ou moins d’une unité détruite
reminder-panic-forced = Test de Panique à faire, dû à { $cause ->
    [spell] un sort
   *[rule] une règle
 } : { $units }
reminder-hits-to-count = Tir effectué, et figurines touchées encore à compter : { $units } sur { $target }
reminder-combat = Combat à livrer : { $ours } contre { $foes }
reminder-combats = Combats à livrer : { $units }
reminder-combat-undone = Combat non résolu : { $ours } contre { $foes }
reminder-combats-undone = Combat non résolu : { $units }
reminder-not-a-leader = Pas un Meneur, donc ne peut être le Général : { $units }
reminder-weapon-master = Choisissent de nouveau leur arme cette manche (Maître d’Armes) : { $units }
    .typed = /fight unit:… more:weapon:…
reminder-challenge-goes-on = Défi en cours, les deux ne frappent que l’un l’autre : { $units }
reminder-challenge-possible = Peuvent livrer un défi au contact, le joueur dont c’est le tour d’abord : { $units }
reminder-conclave = Leur Champion est un Apprenti de niveau 1 avec un PV de plus, et connaît les sorts entre parenthèses (Conclave de Sorciers) : { $units }
reminder-hood = Voie d’une Capuche de Sorcier à tirer : { $units }.
