procedure-charge-range = Charge
    .about = Mouvement + 2D6 contre la distance : contact, ou charge ratée
procedure-charge-reaction = Réaction à une charge
    .about = Tenir, tenir et tirer ou fuir : ce que peut faire l’unité chargée
procedure-charge-declaration = Déclaration de charge
    .about = Déclarer une charge, à laquelle la cible répond ensuite
procedure-charge-redirect = Redirection d’une charge
    .about = Un test de Commandement pour charger une autre unité, une fois par tour
procedure-flee-move = Mouvement de fuite
    .about = 2D6 pouces ; qui atteint le bord de table est détruit
procedure-fled-off-table = Fuite hors de la table
    .about = Une unité dont la fuite atteint le bord de table est détruite
outcome-fled-off-table = Elle fuit hors de la table : détruite.
procedure-rally-test = Test de Ralliement
    .about = Commandement, divisé par deux s’il reste un quart de l’unité ou moins
procedure-simple-move = Mouvement Simple
    .about = Le Mouvement en avant, sa moitié en arrière ou de côté
procedure-march-move = Marche Forcée
    .about = Le double du Mouvement ; un test si un ennemi est à 8 pouces ou moins
procedure-reform-move = Reformation
    .about = Jusqu’où vont les figurines quand l’unité se reforme
procedure-wheel-distance = Roues
    .about = Un mouvement avec des roues est-il valable ?
procedure-one-inch-rule = Règle du pouce d’écart
    .about = L’unité reste-t-elle assez loin des autres ?
outcome-charge-range = { $outcome ->
    [contact] Charge réussie : { $reach } pouces suffisent.
    [caught] Rattrapée : { $reach } pouces suffisent, l’unité en fuite est détruite.
   *[failed] { $gone ->
        [yes] Charge ratée : sa cible n’est plus là. Elle avance de { $moved } vers l’endroit où était le centre de celle-ci.
       *[no] Charge ratée : { $reach } pouces. Elle avance de { $moved } vers sa cible.
     }
 }
outcome-charge-reaction = { $response ->
    [hold] { $reason ->
        [engaged] Elle tient : une unité engagée ne peut rien d’autre.
       *[other] Elle tient la position.
     }
    [stand-and-shoot] Elle tient et tire, une fois ce tour.
    [flee] { $reason ->
        [fleeing] Elle fuit encore : une unité en fuite ne peut rien d’autre.
       *[other] Elle fuit aussitôt.
     }
   *[none] { $shoot ->
        [yes] { $flee ->
            [yes] Elle peut tenir, tenir et tirer, ou fuir.
           *[no] Elle peut tenir, ou tenir et tirer ; elle ne fuit pas.
         }
       *[no] Elle peut tenir ou fuir, mais pas tenir et tirer.
     }
 }
outcome-charge-declaration = { $shoot ->
    [yes] { $flee ->
        [yes] La charge est déclarée ; la cible tient, tient et tire, ou fuit.
       *[no] La charge est déclarée ; la cible tient, ou tient et tire.
     }
   *[no] { $flee ->
        [yes] { $hold ->
            [yes] La charge est déclarée ; la cible tient ou fuit.
           *[no] La charge est déclarée ; la cible continue de fuir.
         }
       *[no] La charge est déclarée ; la cible tient.
     }
 }
outcome-charge-redirect = { $passed ->
    [yes] Elle peut aussitôt déclarer une autre charge : { $total } pour { $against }.
   *[no] Elle doit poursuivre l’unité qui a fui : { $total } pour { $against }.
 }
outcome-flee-move = { $destroyed ->
    [yes] Elle fuit de { $distance } pouces et sort de la table : détruite.
   *[no] Elle fuit de { $distance } pouces{ $extended ->
        [yes] , et au-delà, juste assez pour dépasser ce qui est à moins d’un pouce.
       *[no] .
     }
 }
outcome-rally-test = { $rallied ->
    [yes] { $light ->
        [yes] Ralliée : { $total } pour { $against }. Elle peut encore bouger, sans charger, et tirer comme si elle avait bougé.
       *[no] Ralliée : { $total } pour { $against }. Elle peut se reformer.
     }
   *[no] Pas ralliée : { $total } pour { $against }. Elle fuit aussitôt.
 }{ $halved ->
    [yes] {" "}Il en reste un quart ou moins : Commandement divisé par deux.
   *[no] {""}
 }
outcome-simple-move = { NUMBER($farthest) } pouces au plus.
outcome-march-move = { $slowed ->
    [yes] Elle avance de { $farthest } pouces au plus en marche forcée : { $total } pour { $against }, test raté.
   *[no] Elle avance de { $farthest } pouces au plus en marche forcée.
 }
outcome-reform-move = Elle se reforme ; aucune figurine ne va plus loin que { NUMBER($farthest) } pouces.
outcome-wheel-distance = { $legal ->
    [yes] Le mouvement est valable : { NUMBER($most) } pouces au plus.
   *[no] Trop loin : { NUMBER($most) } pouces au plus, pour le coin extérieur et pour chaque figurine.
 }
outcome-one-inch-rule = { $legal ->
    [yes] Assez loin.
   *[no] Trop près : un demi-pouce pendant le mouvement, un pouce à la fin.
 }
refusal-response-not-allowed = Elle ne peut pas { $response ->
    [hold] tenir
    [flee] fuir
   *[stand-and-shoot] tenir et tirer
 } : { $why ->
    [engaged] une unité engagée ne peut que tenir.
    [fleeing] une unité en fuite ne peut que fuir.
    [steady] une telle unité ne choisit pas la fuite.
   *[none] il faut des armes de tir, la charge dans son arc frontal et d’assez loin, et une seule réaction de ce genre par tour.
 }
refusal-already-redirected = Elle a déjà redirigé une charge ce tour.
refusal-reactions-first = { $target } répond d’abord à la charge { DE($unit) } : les charges se déplacent une fois que toutes ont leur réponse{ TYPED(" (", WAY("charge what:reaction target:", $target, " unit:", $unit), ")") }.
refusal-charge-too-far = Trop loin pour une charge : { $most } pouces au plus.
refusal-cannot-move = { $unit } ne fait pas ce mouvement : { $status }.
lacks-swift-charges = ce que Course Rapide, Vol et les Champions changent aux charges
lacks-swift-flight = ce que Course Rapide et Vol changent à la fuite
lacks-musicians = ce que font les Musiciens
choice-charge = charge
choice-declare = déclaration
choice-reaction = réaction
choice-redirect = redirection
choice-simple = mouvement simple
choice-march = marche forcée
choice-reform = reformation
choice-wheel = roues
choice-one-inch = pouce d’écart
choice-forward = en avant
choice-back = en arrière
choice-side = de côté
choice-hold = tenir
    .aliases = maintenir, maintenir la position
choice-stand-and-shoot = tenir et tirer
    .aliases = tirer, maintenir et tirer
choice-flee = fuir
    .aliases = fuite, s’enfuir
next-respond-hold = Tenir
next-respond-stand-and-shoot = Tenir et tirer
next-respond-flee = Fuir
value-contact = contact
value-caught = fuyards rattrapés
value-failed = ratée
value-steady = ne choisit pas la fuite
roll-charge-range = portée de charge
roll-redirect = redirection
roll-flee = fuite
roll-rally = test de ralliement
roll-march = test de marche forcée
modifier-musician = Musicien
param-by-choice = Si elle a fui par choix, face à une charge au dernier tour ennemi
param-distance = Pouces entre les deux unités
param-m = Mouvement : le plus bas de l’unité
param-response = Ce que fait l’unité chargée ; rien pour voir le choix
param-missiles = Si elle a des armes de tir
param-front = Si la charge vient de son arc frontal
param-engaged = Si elle est engagée au corps à corps
param-fleeing = Si la cible est en fuite
param-stood = Si elle a déjà tenu et tiré ce tour
param-redirected = Si elle a déjà redirigé une charge ce tour
param-room = S’il y a la place d’atteindre la cible
param-gone = Si la cible a été détruite, ou a quitté la table, avant le mouvement de charge
param-to-edge = Pouces jusqu’au bord de table sur son chemin
param-gap = Pouces restant jusqu’à une unité ou un terrain infranchissable après la fuite
param-start = Figurines de la liste d’armée
param-characters = Personnages qui l’ont rejointe
param-direction = Dans quel sens
param-near = Si un ennemi est à 8 pouces ou moins avant le mouvement
param-move = Mouvement simple ou marche forcée
param-corner = Pouces parcourus par le coin extérieur du front
param-farthest = Pouces entre le départ et l’arrivée de la figurine la plus éloignée
param-during = Pouces jusqu’aux autres pendant le mouvement
param-end = Pouces jusqu’aux autres à la fin
result-outcome = issue
result-ordered = relevée par le Champion
result-gone = cible disparue
result-moved = pouces de la charge ratée
result-hold = peut tenir
result-shoot = peut tenir et tirer
result-flee = peut fuir
result-response = réaction
result-destroyed = détruite
result-extended = va plus loin
result-rallied = ralliée
result-halved = Commandement divisé
result-farthest = pouces au plus
result-slowed = test raté
result-legal = valable
result-light = peut bouger et tirer
decision-flees-from = duquel de ces ennemis fuit-elle ?
step-flees-away = Elle fuit droit à l’opposé { DE($name) }.
param-enemies = Les ennemis qu’elle fuit, séparés par des points-virgules
param-chargers = Les autres unités qui ont déclaré une charge contre elle
step-charge-choked = Ses dés sont divisés par deux : { $total } → { $inches }.
