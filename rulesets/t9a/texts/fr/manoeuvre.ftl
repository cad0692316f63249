procedure-catch-test = Après avoir rattrapé une unité en fuite
    .about = Un test de Commandement : réussi, l’unité peut faire un Pivot Post-Combat
outcome-catch-test = { $passed ->
    [yes] Elle peut faire un Pivot Post-Combat : { $total } pour { $against }.
   *[no] Elle reste comme elle est : { $total } pour { $against }.
 }
procedure-contact-side = Côté d’une charge
    .about = Quel côté de la cible est frappé : là où était la majeure partie du front en charge
outcome-contact-side = Elle frappe { $side ->
    [front] de front.
    [left] le flanc gauche.
    [right] le flanc droit.
   *[rear] de dos.
 }
procedure-maximise-contact = Maximiser le contact
    .about = Quels alignements sont valables : moindre rotation, plus d’unités, plus de figurines
outcome-maximise-contact = Alignements valables : { $ways } ({ $units-met ->
    [one] 1 unité
   *[other] { $units-met } unités
 }, { $models } figurines au contact{ $turning ->
    [0] {""}
   *[other] , la cible tournant de { $turning }°
 }).
procedure-blocked-path = Chemin bloqué
    .about = Si une charge arrêtée par des ennemis sur son chemin peut les percuter
outcome-blocked-path = { $legal ->
    [yes] { $contact ->
        [yes] Elle percute l’ennemi sur son chemin, qui compte comme chargé et s’aligne par une Reformation de Combat.
       *[no] Elle peut aller tout droit, et reste en deçà de l’ennemi sur son chemin.
     }
   *[no] Pas d’autre mouvement que la charge ratée : { $reason ->
        [engaged] l’ennemi sur son chemin est engagé.
        [chargeable] cet ennemi pouvait être chargé normalement.
       *[no-reform] cet ennemi ne pourrait pas s’aligner.
     }
 }
procedure-swift-reform = Reformation Rapide
    .about = Une unité avec un Musicien teste : réussi, elle se reforme, avance et peut tirer
outcome-swift-reform = { $swift ->
    [yes] Elle se reforme, aucune figurine au-delà de { $farthest } pouces, peut ensuite faire un Mouvement Simple en avant, et tire : { $total } pour { $against }.
   *[no] Une Reformation ordinaire, aucune figurine au-delà de { $farthest } pouces : { $total } pour { $against }.
 }
procedure-random-move = Mouvement Aléatoire
    .about = Jusqu’où elle va dans la direction choisie, et si elle percute un ennemi
outcome-random-move = { $outcome ->
    [contact] Elle percute l’ennemi après { $inches ->
        [one] { NUMBER($inches) } pouce
       *[other] { NUMBER($inches) } pouces
     } : c’est une charge, sans réaction.
    [stopped] Elle s’arrête après { $inches ->
        [one] { NUMBER($inches) } pouce
       *[other] { NUMBER($inches) } pouces
     }, un pouce avant.
   *[moved] Elle avance de { $inches ->
        [one] { NUMBER($inches) } pouce
       *[other] { NUMBER($inches) } pouces
     }.
 }
procedure-scout-deployment = Éclaireurs
    .about = Si des Éclaireurs peuvent se déployer là, après tous les autres
outcome-scout-deployment = { $legal ->
    [yes] Ils peuvent s’y déployer.
   *[no] Trop près : à plus de { $apart } pouces des ennemis, ou dans leur propre zone.
 }
procedure-vanguard-move = Avant-Garde
    .about = Si un mouvement d’Avant-Garde est valable : 12 pouces, assez loin des ennemis
outcome-vanguard-move = { $legal ->
    [yes] Le mouvement est valable.
   *[no] Il n’est pas valable : 12 pouces au plus, et à plus de { $apart } pouces des ennemis.
 }
procedure-ambush-arrival = Embuscade
    .about = Dès le deuxième tour de jeu, chaque unité arrive sur 3 ou plus
outcome-ambush-arrival = { $arrived ->
    [0] Personne n’arrive.
    [one] { $returns ->
        [yes] Elle revient où elle a quitté la table, sans Marche Forcée
       *[no] 1 unité arrive par un bord de table au choix, sans Marche Forcée
     }
   *[other] { $arrived } unités arrivent par un bord de table au choix, sans Marche Forcée
 }{ $arrived ->
    [0] {""}
   *[other] { $farthest ->
        [none] .
       *[other] , et finit à { $farthest } pouces au plus du bord.
     }
 }
procedure-simultaneous-effects = Effets simultanés
    .about = Quels effets passent d’abord si les deux joueurs en ont
outcome-simultaneous-effects = { $first ->
    [active] Le Joueur Actif annonce d’abord, et résout d’abord tous les siens.
   *[reactive] Seul le Joueur Réactif en a.
 }
procedure-terrain-placement = Placer un décor
    .about = Tirer la section d’un décor, et le déplacer de 2D6 pouces au hasard
outcome-terrain-placement = Au centre de la section libre { $section }, puis { $inches } pouces dans le sens de la flèche.
param-bearer = Qui a l’option
param-prices = Deux coûts d’une option, le premier pour un Seigneur : 50 40
param-sections = Sections encore sans décor
param-own-effects = Effets du Joueur Actif
param-enemy-effects = Effets du Joueur Réactif
param-in-front = Part du front en charge dans l’arc frontal
param-on-left = Part dans le flanc gauche
param-on-right = Part dans le flanc droit
param-turns = Degrés dont la cible tourne, par alignement : 0 0 10
param-units-in = Unités dans le combat, par alignement : 4 4 3
param-models-in = Figurines au contact, par alignement : 12 12 10
param-reach = Pouces que la charge pouvait parcourir
param-enemy-engaged = Si l’ennemi sur le chemin est engagé
param-chargeable = S’il pouvait être chargé normalement
param-aligns = Si sa Reformation de Combat est possible
param-crossed = Figurines qui fuient à travers des ennemis ou un Terrain Infranchissable
param-to-enemy = Pouces jusqu’à l’ennemi le plus proche, ou à celui sur le chemin
param-to-obstacle = Pouces jusqu’à un allié, un Terrain Infranchissable ou le bord de table
param-own-zone = Si c’est leur propre zone de déploiement
param-within = Ce dans quoi ils sont, entièrement
param-forerunners = Si cet ennemi est Éclaireur ou a fait un mouvement d’Avant-Garde
param-ambushers = Unités pour lesquelles on jette
param-returning = Elle a poursuivi hors de la table et revient sans jet
choice-catch = après avoir rattrapé une unité en fuite
choice-maximise = maximiser le contact
choice-blocked = chemin bloqué
choice-swift-reform = Reformation Rapide
choice-random = Mouvement Aléatoire
choice-scout = Éclaireurs
choice-vanguard = Avant-Garde
choice-ambush = Embuscade
choice-place = placer un décor
choice-lord = un Seigneur
choice-hero = un Héros
choice-champion = un Champion
lacks-aids = ce que prêtent un Général et une Grande Bannière
lacks-forerunners = comment Éclaireurs, Avant-Garde et Embuscade se déploient et arrivent
lacks-marches = qui ne peut pas faire de Marche Forcée, et qui aide au test
lacks-random-movement = le Mouvement Aléatoire
lacks-reactions = les règles spéciales qui changent la réaction à une charge
result-apart = pouces d’écart
result-arrived = unités qui arrivent
result-contact = contact
result-first = d’abord
result-may-charge = peut charger au premier Tour de Joueur
result-section = section
result-side = côté
result-swift = rapide
result-turning = degrés de rotation
value-active = le Joueur Actif
value-reactive = le Joueur Réactif
value-chargeable = il pouvait être chargé
value-no-reform = il ne pourrait pas s’aligner
value-front = front
value-left = flanc gauche
value-right = flanc droit
value-rear = dos
value-moved = déplacée
value-stopped = arrêtée avant
refusal-cannot-march = { $unit ->
    [none] Elle ne peut pas faire de Marche Forcée.
   *[other] { $unit } ne peut pas faire de Marche Forcée.
 }
refusal-redirects-to-same = { $unit } charge déjà { $target } : une charge se redirige vers une autre unité.
refusal-shots-first = { $unit } doit d’abord tirer sur l’assaillant : { WAY("desk") } a un bouton pour ses tirs.
refusal-redirects-nothing = { $unit } ne redirige aucune charge : { $target } n’a pas fui devant elle.
refusal-flight-first = { $unit } fuit d’abord : lancez sa fuite par { WAY("flee unit:", $unit) }, puis mesurez la charge de nouveau.
refusal-moves-at-random = { $unit ->
    [none] Elle se déplace au hasard parmi les mouvements obligatoires.
   *[other] { $unit } se déplace au hasard parmi les mouvements obligatoires.
 }
refusal-march-without-general = { $unit ->
    [none] Les Morts-Vivants ne font de Marche Forcée qu’à portée de la Présence Charismatique de leur Général{ TYPED(" : rules:inspiring-presence (9), son Commandement") }.
   *[other] { $unit } : les Morts-Vivants ne font de Marche Forcée qu’à portée de la Présence Charismatique de leur Général{ TYPED(" : rules:inspiring-presence (9), son Commandement") }.
 }
lacks-flying = ce que le Vol et le Mouvement Aléatoire changent à un mouvement
refusal-cannot-charge = { $unit ->
    [none] Une Machine de Guerre ne charge pas.
   *[other] { $unit } : une Machine de Guerre ne charge pas.
 }
refusal-no-ambush-yet = Les unités en Embuscade arrivent dès le tour de jeu { $turn }.
refusal-no-musician = { $unit } n’a pas de Musicien : la Reformation ordinaire est { WAY("move what:reform") }.
refusal-ways-uneven = Donnez autant de nombres d’unités et de degrés que de figurines, un par alignement ({ $ways }).
roll-ambush = Embuscade
roll-contact-side = quel côté ?
roll-random-move = Mouvement Aléatoire
roll-terrain-distance = distance
roll-terrain-section = section
roll-swift-reform = Reformation Rapide
roll-catch = après avoir rattrapé
choice-contact = côté d’une charge
value-too-short = trop court
param-at-rear = Part dans le dos
result-units-met = unités dans le combat
refusal-no-relentless-icon = { $unit ->
    [none] Pas d’Icône de la Compagnie Implacable ici.
   *[other] { $unit } n’a pas (ou plus) d’Icône de la Compagnie Implacable.
}
refusal-relentless-not-now = L’Icône sert à l’Infanterie, et pas au premier tour après Éclaireur ou Avant-garde : { $unit } marche sans elle.
param-relentless = Utiliser l’Icône de la Compagnie Implacable : trois fois le Mouvement, 15 pouces au plus, une fois
