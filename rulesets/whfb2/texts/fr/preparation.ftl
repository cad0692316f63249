procedure-terrain-count-secret = Décor : nombres secrets
    .about = Combien d’éléments reçoit un camp sur ceux qu’il a notés
procedure-terrain-sector-setup = Décor : un secteur
    .about = Combien d’éléments dans un secteur, d’après les deux camps
procedure-first-to-place = Décor : qui commence
    .about = Le plus haut D6 tire et place le premier élément
procedure-terrain-table = Décor : un élément
    .about = Tirer un élément de décor avec un D100
procedure-vanguard-order = Avant-gardes
    .about = Qui se déploie d’abord, et qui choisit l’ordre des tours
procedure-first-side-coin = Pile ou face
    .about = Quel camp joue en premier sans avant-garde
procedure-rearguard-arrival = Arrière-garde
    .about = 2D6 sous le Commandement de son chef au début du tour

outcome-terrain-count-secret = { $pieces ->
    [0] Aucun élément de décor.
    [one] Un élément de décor.
   *[other] { $pieces } éléments de décor.
 }
outcome-terrain-sector-setup = { $pieces ->
    [0] Aucun élément dans ce secteur.
    [one] Un élément dans ce secteur.
   *[other] { $pieces } éléments dans ce secteur.
 }
outcome-first-to-place = { $side ->
    [side-one] Le premier camp tire et place d’abord.
   *[side-two] Le second camp tire et place d’abord.
 }
outcome-terrain-table = { $row }
outcome-vanguard-order = { $alone ->
    [yes] { $chooses ->
        [side-one] Le premier camp
       *[side-two] Le second camp
     } a seul une avant-garde : il joue un tour avant l’arrivée des armées, puis choisit qui joue en premier.
   *[no] { $deploys ->
        [none] Pas d’avant-garde : à pile ou face, { $chooses ->
            [side-one] le premier camp joue en premier.
           *[side-two] le second camp joue en premier.
         }
        [side-one] Le premier camp, plus lent, place d’abord son avant-garde ; le second choisit de jouer en premier ou en dernier, pour toute la bataille.
       *[side-two] Le second camp, plus lent, place d’abord son avant-garde ; le premier choisit de jouer en premier ou en dernier, pour toute la bataille.
     }
 }
outcome-first-side-coin = { $side ->
    [side-one] Le premier camp joue en premier.
   *[side-two] Le second camp joue en premier.
 }
outcome-rearguard-arrival = { $arrives ->
    [yes] L’arrière-garde arrive : { $total } pour un Commandement de { $against }. Placez-la dans son secteur.
   *[no] { $total ->
        [none] Personne ne commande l’arrière-garde : elle n’arrive jamais.
       *[other] Pas encore d’arrière-garde : { $total } pour un Commandement de { $against }. Nouveau test au prochain tour.
     }
 }

table-scenery-hill = Une colline d’environ 60 cm², longue de 30 cm au plus.
table-scenery-steep-hill = Une colline abrupte d’environ 60 cm², longue de 30 cm au plus.
table-scenery-trenches = Trois sections de tranchée de 10 cm.
table-scenery-hedges = Trois sections de haie de 10 cm.
table-scenery-walls = Trois sections de mur de 10 cm.
table-scenery-wood = Un bois ou un jardin d’environ 60 cm², long de 30 cm au plus.
table-scenery-debris = Des débris, terrain difficile, d’environ 60 cm², longs de 30 cm au plus.
table-scenery-ruins = Des ruines d’environ 60 cm², longues de 30 cm au plus : terrain difficile, abri solide et obstacle.
table-scenery-house-with-hedge = Un petit bâtiment et son jardin entouré d’une haie : environ 60 cm² en tout, long de 20 cm au plus.
table-scenery-house-with-wall = Un petit bâtiment et son jardin entouré d’un mur : environ 60 cm² en tout, long de 20 cm au plus.
table-scenery-three-houses = Trois petits bâtiments dans 30 cm sur 30.
table-scenery-farm = Une petite ferme dans 30 cm sur 30 : bâtiment principal, une ou deux dépendances, un mur autour.
table-scenery-inn = Une auberge avec écurie et mur d’enceinte, dans 30 cm sur 30.
table-scenery-ford-pond = Un étang guéable, à peu près rond, de 15 cm au plus.
table-scenery-deep-pond = Un étang profond, non guéable, à peu près rond, de 15 cm au plus.
table-scenery-marsh = Un marais, terrain difficile, à peu près rond, de 15 cm au plus.
table-scenery-cemetery = Un cimetière ou champ funéraire d’environ 60 cm², long de 20 cm au plus.
choice-scenery = décor

roll-scenery = décor
roll-scenery-count = éléments
roll-scenery-average = arrondi
roll-first-to-place = qui commence
roll-coin = pile ou face
roll-vanguards = avant-gardes aussi rapides
roll-rearguard = arrière-garde
step-rearguard-unled = Une arrière-garde doit être commandée par un personnage.
refusal-scenery-too-much = Un élément par 30 cm de table : { $most } au plus ici.

param-table = Longueur de la table en cm
param-led = Un personnage la commande

result-pieces = éléments
result-side = camp
result-deploys = se déploie d’abord
result-chooses = choisit
result-alone = seul
result-tied = au dé
result-arrives = arrive
value-side-one = premier camp
value-side-two = second camp
status-rearguard-tested = arrière-garde testée ce tour
param-asked = Éléments notés
param-wish = Ce qu’un camp a noté, de 0 à 3
param-enemy-wish = Ce que l’autre a noté, de 0 à 3
procedure-scenery-piece = Un élément de décor
    .about = Taille, terrain et couvert d’un élément de décor
outcome-scenery-piece = { NUMBER($width) } sur { NUMBER($length) } cm : { $ground ->
    [high] position surélevée, +1 pour toucher d’en haut
    [difficult] terrain difficile
    [obstacle] un obstacle
    [barrier] ne se traverse qu’à un pont ou un gué
    [building] un bâtiment
   *[open] terrain découvert
 }{ $cover ->
    [light] , couvert léger, −1 pour être touché
    [heavy] , couvert lourd, −2 pour être touché
   *[none] {""}
 }.
param-piece = Quel élément
choice-hill = colline
choice-trench = tranchée
choice-hedge = haie
choice-wall = mur
choice-wood = bois
choice-ruins = ruines
choice-building = bâtiment
choice-river = rivière, une section
choice-ford = gué
choice-bridge = pont
choice-pond = étang
choice-marsh = marais
choice-necropolis = nécropole
result-width = largeur
result-ground = terrain
value-high = position surélevée
value-barrier = barrière
value-building = bâtiment
value-open = terrain découvert
value-light = léger
value-heavy = lourd
value-none = aucun
procedure-deploy-unit = Déploiement d’une unité
    .about = Noter une unité placée, de la plus lente à la plus rapide
outcome-deploy-unit = L’unité est placée dans sa zone : 30 cm de profondeur, à 30 cm des bords latéraux.
choice-deploy = Déploiement
status-deployed = est placée
result-placed = placée
procedure-deploy-army = Déploiement d’une armée
    .about = Noter que toutes les unités d’un camp sont placées
outcome-deploy-army = { $count ->
    [one] L’unité est placée.
   *[other] Les { $count } unités sont placées.
}
result-count = unités placées
