procedure-shooting-attack = Tir
    .about = Le tir d’une unité d’un seul coup : toucher, blesser, sauvegardes, pertes, Panique
procedure-shoot-to-hit = Jet pour toucher au tir
    .about = Jet pour toucher au tir, chaque bonus et malus nommé
procedure-cover-check = Couvert
    .about = La cible est-elle assez cachée pour un Couvert Léger ou Lourd
procedure-line-of-sight = Ligne de Vue
    .about = Ce que fait une figurine entre le tireur et la cible, selon leurs Tailles
procedure-breath-weapon = Arme de Souffle
    .about = Souffler sur une unité, une fois par bataille : 2D6 touches

## Ce qui tranche
outcome-shooting-attack = { $band ->
    [out] Hors de portée : personne ne tire.
   *[other] { $landed ->
        [none] { $destroyed ->
            [yes] La cible est anéantie : { $wounds-lost ->
                [one] { $wounds-lost } PV perdu.
               *[other] { $wounds-lost } PV perdus.
             }
           *[no] { $wounds-lost ->
                [0] { $character-wounds ->
                    [0] Aucun PV perdu.
                   *[other] L’unité ne perd aucun PV.
                 }
                [one] { $wounds-lost } PV perdu, { $models-lost ->
                    [0] aucune figurine retirée.
                    [one] { $models-lost } figurine retirée.
                   *[other] { $models-lost } figurines retirées.
                 }
               *[other] { $wounds-lost } PV perdus, { $models-lost ->
                    [0] aucune figurine retirée.
                    [one] { $models-lost } figurine retirée.
                   *[other] { $models-lost } figurines retirées.
                 }
             }
         }{ $character-wounds ->
            [0] { "" }
            [one] { " " }{ $character-wounds } PV perdu par qui l’accompagne.
           *[other] { " " }{ $character-wounds } PV perdus par ceux qui l’accompagnent.
         }{ $panic ->
            [yes] { " " }Lourdes pertes : test de Panique immédiat.
           *[no] { "" }
         }
        [0] Tous les tirs ratent.
        [one] { $landed } touche.
       *[other] { $landed } touches.
     }
 }
outcome-breath-weapon = { $destroyed ->
    [yes] La cible est anéantie : { $wounds-lost ->
        [one] { $wounds-lost } PV perdu.
       *[other] { $wounds-lost } PV perdus.
     }
   *[no] { $wounds-lost ->
        [0] { $character-wounds ->
            [0] Aucun PV perdu.
           *[other] L’unité ne perd aucun PV.
         }
        [one] { $wounds-lost } PV perdu, { $models-lost ->
            [0] aucune figurine retirée.
            [one] { $models-lost } figurine retirée.
           *[other] { $models-lost } figurines retirées.
         }
       *[other] { $wounds-lost } PV perdus, { $models-lost ->
            [0] aucune figurine retirée.
            [one] { $models-lost } figurine retirée.
           *[other] { $models-lost } figurines retirées.
         }
     }
 }{ $character-wounds ->
    [0] { "" }
    [one] { " " }{ $character-wounds } PV perdu par qui l’accompagne.
   *[other] { " " }{ $character-wounds } PV perdus par ceux qui l’accompagnent.
 }{ $panic ->
    [yes] { " " }Lourdes pertes : test de Panique immédiat.
   *[no] { "" }
 }
outcome-shoot-to-hit = { $need ->
    [none] Ces tirs ne peuvent pas toucher (total de { $sum }).
   *[other] { $hits ->
        [0] Tous les tirs ratent
        [one] { $hits } touche
       *[other] { $hits } touches
     } ({ $again ->
        [none] { $need }+ requis
        [6] 6, puis 6 requis
       *[other] 6, puis { $again }+ requis
     }).
 }
outcome-cover-check = { $cover ->
    [heavy] Couvert Lourd : −2 pour toucher.
    [light] Couvert Léger : −1 pour toucher.
   *[none] Pas de couvert.
 }
outcome-line-of-sight = { $blocked ->
    [yes] Aucune Ligne de Vue à travers ces figurines ; ce qui dépasse est en Couvert Lourd.
   *[no] La cible est visible : { $cover ->
        [heavy] ces figurines font un Couvert Lourd.
        [light] ces figurines font un Couvert Léger.
       *[none] ces figurines ne couvrent pas.
     }
 }

## Jets, bonus et étapes
roll-shots = nombre de tirs
roll-to-hit = pour toucher
roll-to-hit-rerolled = pour toucher, relance
roll-to-hit-again = pour toucher, second dé
modifier-moved = Bouger et Tirer
modifier-unwieldy = Peu Maniable
modifier-long-range = Longue Portée
modifier-stand-and-shoot = Tenir la Position et Tirer
modifier-light-cover = Couvert Léger
modifier-heavy-cover = Couvert Lourd
modifier-hard-target = Cible Difficile
modifier-skirmishers = Tirailleurs
modifier-multiple-shots = Tirs Multiples
step-champion-shoots = { $unit } : { $shots ->
    [one] le tir de son Champion
   *[other] les { $shots } tirs de son Champion
 } à part, CT +1.
step-shots-impossible = Aucune face ne touche : CT et modificateurs font −3 ou moins.
step-too-far = La cible est hors de portée.
next-hellfire = Feu Infernal, à la fin de la phase
next-lightning = Foudre, à la fin de la phase
lacks-shooting-weapons = les armes de tir et les règles spéciales des tirs

## Options et résultats
param-bs = Capacité de Tir (CT) du tireur
param-shots = Nombre de tirs, ou des dés comme 2D6 ; sinon ceux de deux rangs
param-weapon = L’arme ; sinon la première que porte l’unité
param-cover = Couvert de la cible
param-stand-and-shoot = Si les tirs répondent à une charge
param-single-shot = Un seul tir chacun, même si l’arme en permet plus
param-long-range = Si la cible est au-delà de la moitié de la portée
param-indoors = Si l’unité tire depuis un bâtiment
param-building = Si la cible est dans un bâtiment
param-light = Pourcentage de la cible caché par un couvert léger, hors figurines
param-heavy = Pourcentage de la cible caché par un couvert lourd, hors figurines
param-own-light = Pourcentage du couvert léger dû au seul décor où se trouve le tireur
param-own-heavy = Pourcentage du couvert lourd dû au seul décor où se trouve le tireur
param-screened = Pourcentage de la cible caché par des figurines entre les deux
param-screen = Une unité entre les deux : un nom de la table, ou une ligne de profil
param-screen-size = Taille des figurines entre les deux
param-unit-size = Taille du tireur, si aucune unité ne la donne
param-target-size = Taille de la cible, si aucune unité ne la donne
param-together = Pourcentage caché par l’ensemble, si des parties se recouvrent
param-melee = Si cela se passe au corps à corps
param-breathed = Si le souffle a déjà servi dans cette bataille
choice-volley = tir
choice-to-hit = toucher
choice-cover = couvert
choice-line-of-sight = ligne de vue
choice-breath = souffle
choice-light = léger
choice-heavy = lourd
choice-small = petite
choice-medium = moyenne
choice-large = grande
choice-shortbow = arc court
choice-bow = arc
choice-longbow = arc long
choice-crossbow = arbalète
choice-handgun = arquebuse
choice-pistol = pistolet
choice-brace-of-pistols = paire de pistolets
choice-throwing-weapons = armes de jet
choice-skull-splitter = Fendeur de Crânes
result-sum = CT et modificateurs
result-again = second dé
result-long-range = Longue Portée
result-band = portée
result-landed = touches
result-cover = couvert
result-modifier = pour toucher
result-blocked = bloquée
value-short = courte portée
value-long = longue portée
value-out = hors de portée
value-light = léger
value-heavy = lourd
status-breathed = son souffle est épuisé

## Refus
refusal-already-breathed = Une Arme de Souffle sert une fois par bataille, et celle-ci a servi.
refusal-already-shot = { $unit } : tir déjà fait cette phase ; le prochain viendra au tour suivant.
refusal-breath-too-far = Le souffle porte à { $most } pouces ; choisissez une cible plus proche.
refusal-cover-together = Ensemble, ils cachent de { $least } à { $most } pour cent.
refusal-cover-own = Le décor où se trouve le tireur cache { $own } pour cent, mais ce couvert n’en cache que { $most } en tout.
refusal-cumbersome-shot = Une arme encombrante ne tire pas en réponse à une charge ; tenez la position ou fuyez.
refusal-move-or-fire = Ces armes ne tirent pas le tour où leurs porteurs ont bougé.
refusal-no-ballistic-skill = Une CT de 0 ne permet pas d’utiliser une arme de tir.
refusal-range-unknown = Une distance ne dit rien sans portée ; donnez aussi l’arme ou sa portée.
refusal-shots-out-of-range = À { $distance } pouces, la cible est hors de portée : { $range } pouces au plus.
refusal-shots-unknown = Combien de tirs ? Donnez shots, ou l’unité qui tire.
refusal-strength-unknown = La Force de ces tirs est inconnue ; donnez l’arme, la machine ou s, ou écrivez l’arme dans la ligne de l’unité : [arc long].
refusal-shooters-dead = { $unit } : plus de figurine pour tirer ; choisissez une unité qui en a.
refusal-shooters-fleeing = { $unit } : une unité en fuite ne tire pas ; ralliez-la d’abord.
refusal-shooters-engaged = { $unit } : une unité engagée ne tire pas ; choisissez-en une qui ne l’est pas, ou corrigez la table par { WAY("unit status") }.
refusal-shooters-rallied = { $unit } : ralliée ce tour, elle tirera au prochain.
refusal-shooters-charge-declared = { $unit } : charge déclarée ce tour, elle tirera au prochain.
refusal-shooters-off-table = { $unit } : hors de la table, elle pourra tirer à son retour.
refusal-shooters-marched = { $unit } : marche forcée ce tour ; seules les Troupes Légères tirent après une marche.
refusal-shooters-reformed = { $unit } : reformation ce tour ; seules les Troupes Légères tirent après une reformation.
refusal-shooters-no-shooting = { $unit } : pas de tir avant la fin de son prochain tour.
refusal-shooters-broken-down = { $unit } : son arme est hors d’usage pour la bataille.
refusal-target-engaged = { $unit } : une unité engagée ne peut pas être visée ; choisissez une cible qui ne l’est pas, ou corrigez la table par { WAY("unit status") }.
refusal-target-off-table = { $unit } : hors de la table ; choisissez une cible qui s’y trouve.
refusal-target-in-unit = { $unit } est dans { $host } : la cible est une unité, avec toutes ses figurines, indiquez { TYPED("target:") }{ $host } (ou { WAY("unit leave ", $unit) } s’il en est sorti).
refusal-shooters-stupid = { $unit } : test de Stupidité raté, elle ne fait rien ce tour.
modifier-spells = sorts
refusal-shooters-raging-storm = { $unit } : la Tempête Rageuse l’empêche de tirer ce tour.
refusal-shooters-netted = { $unit } : un Filet de Lumière l’empêche de tirer dans cette phase.
