procedure-move-distance = Mouvement
    .about = Distance parcourue, avec l’armure, l’allure, les terrains difficiles et les obstacles
procedure-armour-encumbrance = Encombrement
    .about = Ce que l’armure laisse du Mouvement
procedure-extra-manoeuvre-test = Manœuvre simple
    .about = La première de la phase est libre ; un test de Commandement pour chaque autre
procedure-complex-manoeuvre-test = Manœuvre complexe
    .about = La seule de sa phase, après un test de Commandement
procedure-reserve-move = Mouvement de réserve
    .about = Une unité peut-elle bouger à la phase de réserves ?
procedure-skirmishers = Tirailleurs
    .about = Ces troupes peuvent-elles être déclarées tirailleurs ?
procedure-charge-declaration = Annonce de charge
    .about = Cette unité peut-elle charger, et doit-elle d’abord tester sa peur ?
procedure-charge-reaction = Réaction à une charge
    .about = Tenir, tenir et tirer ou fuir : ce que peut faire l’unité chargée
procedure-charge-move = Charge
    .about = Mouvement de charge : contact, fuyards rattrapés ou charge ratée
procedure-wedge-charge = Charge en coin
    .about = Test de Commandement à l’annonce de la charge
procedure-wedge-advance = Coin, rang après rang
    .about = Ce qu’un round de combat fait d’un coin

offer-deploy = Déploiement
offer-magic-points = PM
offer-deploy-army = Tout est placé
offer-wander = Errance
offer-charge = Charge
offer-respond = Réponse à la charge
offer-charge-move = Mouvement de charge
offer-manoeuvre = Manœuvre
outcome-move-distance = { $stopped ->
    [yes] { NUMBER($distance) } cm, puis elle s’arrête devant l’obstacle.
   *[no] { NUMBER($distance) } cm.
 }
outcome-armour-encumbrance = { NUMBER($real) } cm par mouvement, { NUMBER($charge) } cm en charge.
outcome-extra-manoeuvre-test = { $reason ->
    [free] La manœuvre est faite, sans test.
    [passed] La manœuvre est faite : { $total } pour un Commandement de { $against }.
    [failed] L’unité s’arrête : { $total } pour un Commandement de { $against }.
    [no-leader] Pas de seconde manœuvre : l’unité n’a plus de commandant.
    [difficult] Pas de telle manœuvre en terrain difficile.
    [obstacle] Pas de manœuvre par-dessus un obstacle.
    [engaged] Pas de manœuvre au corps à corps.
   *[other] Pas de telle manœuvre.
 }{ $front ->
    [none] {""}
   *[other] {" "}Son front : { $front }.
 }
outcome-complex-manoeuvre-test = { $reason ->
    [passed] La manœuvre est faite : { $total } pour un Commandement de { $against }.
    [failed] L’unité s’arrête : { $total } pour un Commandement de { $against }.
    [no-leader] Pas de manœuvre complexe : l’unité n’a plus de commandant.
    [second] Pas de manœuvre complexe : l’unité en a déjà fait une autre pendant cette phase.
    [file] Pas de telle manœuvre en file indienne.
    [difficult] Pas de carré en terrain difficile.
    [obstacle] Pas de telle manœuvre : un obstacle gêne.
    [engaged] Pas de manœuvre au corps à corps.
   *[other] Pas de telle manœuvre.
 }
outcome-reserve-move = { $allowed ->
    [yes] { $farthest ->
        [none] L’unité peut bouger de nouveau, sans venir à moins de 10 cm d’un ennemi.
       *[other] L’unité peut bouger de nouveau ; droit sur l’ennemi le plus proche, de { NUMBER($farthest) } cm au plus, jusqu’à 10 cm de lui.
     }
   *[no] { $reason ->
        [enemy-near] Pas de mouvement de réserve : un ennemi est à 10 cm ou moins.
        [rout-near] Pas de mouvement de réserve : des troupes en déroute sont à moins de 10 cm.
        [war-machine] Pas de mouvement de réserve : c’est une machine de guerre.
        [indoors] Pas de mouvement de réserve dans un bâtiment.
       *[other] Pas de mouvement de réserve : { $reason ->
            [engaged] elle est au corps à corps.
            [halted] elle a été arrêtée pendant cette phase.
            [confused] elle est confuse.
            [disorganised] elle est désorganisée.
            [panicked] elle est paniquée.
            [fear-held] la peur la retient.
            [square] elle est en carré.
            [fleeing] elle est en déroute.
            [shooting-wedge] elle est en coin de tir.
            [pursuing] elle poursuit.
           *[off-table] elle est hors de la table.
         }
     }
 }
outcome-skirmishers = { $allowed ->
    [yes] Ces troupes peuvent combattre en tirailleurs.
   *[no] { $reason ->
        [character] Pas de tirailleur : c’est un personnage individuel.
        [large] Pas de tirailleurs : ils mesurent plus de 3 m.
        [frenzy] Pas de tirailleurs : ils sont sujets à la frénésie.
        [pike] Pas de tirailleurs : ils portent des piques.
       *[wounds] Pas de tirailleurs : chacun a plusieurs Points de Vie.
     }
 }
outcome-charge-declaration = { $allowed ->
    [yes] La charge est annoncée{ $fear ->
        [yes] {" "}; un test de peur vient avant son mouvement.
       *[no] .
     }
   *[no] { $reason ->
        [war-machine] Pas de charge : une machine de guerre ne charge pas.
        [skirmishers] Pas de charge : des tirailleurs ne chargent que des tirailleurs, et des figurines isolées à plus de 10 cm de leurs alliés.
       *[other] Pas de charge : { $reason ->
            [engaged] elle est au corps à corps.
            [halted] elle a été arrêtée pendant cette phase.
            [confused] elle est confuse.
            [disorganised] elle est désorganisée.
            [panicked] elle est paniquée.
            [fear-held] la peur la retient.
            [square] elle est en carré.
            [fleeing] elle est en déroute.
            [shooting-wedge] elle est en coin de tir.
            [pursuing] elle poursuit.
           *[off-table] elle est hors de la table.
         }
     }
 }
outcome-charge-reaction = { $response ->
    [hold] { $shoot ->
        [yes] Elle tient.
       *[no] { $reason ->
            [none] Elle tient.
           *[other] Elle ne peut que tenir, et se tourner face à la charge.
         }
     }
    [stand-and-shoot] Elle tient et tire, à −1 pour toucher.
    [flee] { $reason ->
        [skirmishers] Elle fuit : des tirailleurs chargés par d’autres troupes fuient toujours.
        [fleeing] Elle est en déroute et court encore.
       *[other] Elle fuit à la vitesse de charge, à l’opposé de l’ennemi.
     }
   *[none] Elle peut tenir{ $shoot ->
        [yes] , tenir et tirer
       *[no] {""}
     }{ $flee ->
        [yes] {" "}ou fuir.
       *[no] .
     }
 }
outcome-charge-move = { $outcome ->
    [contact] Contact : la charge aboutit.
    [caught] Rattrapés : les fuyards sont frappés dans le dos, sans bouclier, et mis en déroute.
   *[failed] Charge ratée : { NUMBER($reach) } cm ne suffisent pas. L’unité est confuse jusqu’à la fin de son prochain tour.
 }
outcome-wedge-charge = { $formed ->
    [yes] Le coin se forme : { $total } pour un Commandement de { $against }.
   *[no] { $total ->
        [none] Pas de coin : l’unité n’a plus de commandant.
       *[other] Pas de coin : { $total } pour un Commandement de { $against }. La charge a lieu sans son +1 pour toucher.
     }
 }
outcome-wedge-advance = { $state ->
    [next-rank] Le coin avance : un autre round aussitôt, contre le rang suivant.
    [cut-through] L’ennemi est coupé en deux : il est mis en déroute, et le coin doit poursuivre.
   *[halted] Le coin est arrêté : il reprend sa formation normale, et le combat continue au tour suivant.
 }

roll-manoeuvre-test = manœuvre
step-stops-at-obstacle = Ce qui reste du mouvement ne suffit pas pour l’obstacle.
step-no-leader = Un coin est une manœuvre complexe : il faut un commandant.

refusal-unit-bound = { $unit } ne bouge pas ({ $status }).
refusal-front-change = Pour un front de { $files }, un changement de formation ajoute ou retire { $most } figurines au plus.
refusal-shooting-wedge-weapons = { $unit } n’a ni arcs ni arbalètes : pas de coin de tir.
refusal-skirmishers-charge = { $unit } ne peut pas charger { $target } : les tirailleurs ne chargent que des tirailleurs, et des figurines isolées à plus de 10 cm de leurs alliés.
refusal-cannot-charge = { $unit } ne peut pas charger ({ $status }).
refusal-fear-first = { $unit } a peur { DE($enemy) } et doit passer son test avant de charger : { WAY("psychology") } what:{ $first ->
    [terror_test] terror
   *[fear_test] fear
 } unit:{ $unit } enemy:{ $enemy } more:situation:charging.
    .tapped = { $unit } a peur { DE($enemy) } et doit passer un test avant de charger : le pupitre a un bouton pour cela.
refusal-response-not-allowed = Impossible : { $response ->
    [stand-and-shoot] rien pour tirer, ou pas maintenant.
    [flee] elle ne peut que tenir.
   *[hold] { $why ->
        [fleeing] elle est en déroute.
       *[other] des tirailleurs chargés par d’autres troupes fuient toujours.
     }
 }

## Options
param-m = Mouvement du profil, en cm
param-save = Sauvegarde d’armure, 5 pour 5+
param-rules = Règles spéciales, séparées par des virgules
param-gait = À quelle allure
param-open-ground = Terrain découvert avant le reste du trajet, en cm
param-difficult = Terrain difficile : combien de sortes à la fois, ou s’il y en a
param-obstacles = Obstacles à franchir
param-single-file = Elle est en file indienne
param-manoeuvre = Quelle manœuvre
param-ld = Commandement du commandant de l’unité
param-number = Quelle manœuvre de la phase : 2 pour la seconde
param-leader = L’unité a un commandant
param-front = Largeur voulue du premier rang
param-files = Largeur de son premier rang
param-models = Ses figurines
param-obstacle = Un obstacle est franchi ou gêne
param-engaged = Elle est au corps à corps
param-earlier = Elle a fait une autre manœuvre pendant cette phase
param-distance = Distance en cm ; jusqu’à l’ennemi le plus proche ou entre les deux
param-routers = Distance des troupes en déroute les plus proches, en cm
param-indoors = Elle est dans un bâtiment
param-w = Points de Vie de chaque figurine
param-target = L’unité visée : un nom de la table, ou une ligne de profil
param-enemy = L’ennemi : un nom de la table, ou une ligne de profil
param-isolated = La cible est isolée, à plus de 10 cm de ses alliés
param-target-rules = Règles spéciales de la cible, séparées par des virgules
param-response = Comment réagit l’unité chargée
param-missiles = Elle a des armes de tir
param-target-m = Mouvement de la cible, en cm
param-target-save = Sauvegarde d’armure de la cible
param-flight = Distance que la cible a fuie, en cm ; sinon le double de son Mouvement
param-won = Le coin a gagné le round
param-ranks = Rangs de l’ennemi avant le round, celui qui combat compris
param-longest = Figurines du plus long rang du coin

choice-distance = mouvement
choice-encumbrance = encombrement
choice-manoeuvre = manœuvre simple
choice-complex-manoeuvre = manœuvre complexe
choice-reserve = mouvement de réserve
refusal-no-charge-declared = { $charger ->
    [none] Personne n’a déclaré de charge contre { $unit } : d’abord { WAY("charge target:", $unit, " what:declaration") } avec l’assaillant en unit.
   *[other] { $charger } n’a pas déclaré de charge contre { $unit } : d’abord { WAY("charge unit:", $charger, " target:", $unit, " what:declaration") }.
 }
    .tapped = { $charger ->
        [none] Personne n’a déclaré de charge contre { $unit } : ses ennemis en déclarent une d’abord.
       *[other] { $charger } n’a déclaré aucune charge contre { $unit } : elle se déclare d’abord.
     }
choice-declaration = annoncer une charge
choice-reaction = réagir à une charge
choice-charge = charge
choice-wedge = coin
choice-advance = en avant
choice-backwards = à reculons
choice-formation = changement de formation
choice-quarter-turn = quart de tour
choice-about-turn = demi-tour
choice-wheel = roue
choice-backward-wheel = roue à reculons
choice-pivot = pivot
choice-square = former le carré
choice-end-square = quitter le carré
choice-shooting-wedge = former le coin de tir
choice-end-shooting-wedge = quitter le coin de tir
choice-hold = tenir
    .aliases = maintenir, maintenir la position
choice-stand-and-shoot = tenir et tirer
    .aliases = tirer, maintenir et tirer
choice-flee = fuir
    .aliases = fuite, s’enfuir
next-respond-hold = Tenir
next-respond-stand-and-shoot = Tenir et tirer
next-respond-flee = Fuir

result-distance = distance
result-stopped = arrêtée
result-crossed = obstacles franchis
result-real = mouvement
result-charge = charge
result-allowed = permis
result-reason = raison
result-per-side = figurines par côté
result-in-all = figurines en tout
result-front = front
result-farthest = vers l’ennemi
result-fear = test de peur
result-hold = peut tenir
result-shoot = peut tirer
result-flee = peut fuir
result-response = réaction
result-outcome = résultat
result-reach = portée
result-formed = coin
result-state = état
result-ranks = rangs restants
value-free = sans test
value-passed = réussi
value-failed = raté
value-no-leader = sans commandant
value-difficult = terrain difficile
value-obstacle = obstacle
value-engaged = au corps à corps
value-second = seconde manœuvre
value-file = file indienne
value-contact = contact
value-caught = rattrapés
value-character = personnage
value-large = plus de 3 m
value-frenzy = frénésie
value-pike = piques
value-wounds = plusieurs PV
value-next-rank = rang suivant
value-cut-through = coupé en deux
value-halted = arrêté
status-reserve-moved = a fait son mouvement de réserve
status-no-charge-bonus = sans bonus de charge ce tour

house-charge-obstacle = Obstacles en charge
    .about = Un obstacle coûte la moitié du Mouvement doublé, ou celle du Mouvement
house-value-of-charge = la moitié de la charge
house-value-of-move = la moitié du mouvement
value-flyers = troupes volantes
value-skirmishers = tirailleurs
value-war-machine = machine de guerre
value-indoors = dans un bâtiment
value-confused = confuse
value-panicked = paniquée
value-fear-held = retenue par la peur
value-fleeing = en déroute
value-stupid = stupide
step-fear-untested = { $unit } a peur { DE($target) } : un test de peur précède une telle charge, et une unité qui le rate reste sur place.
relation-charge-shots = tir contre un chargeur
    .aliases = tient et tire, tirs en réponse
    .own = tient et tire sur { $other }
    .theirs = essuie le tir { DE($other) }
