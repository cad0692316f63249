procedure-close-combat-round = Manche de corps à corps
    .about = Peur, coups par Initiative, score, tests de moral, fuite et poursuite
procedure-challenge = Défi
    .about = Lancer un défi, l’accepter ou le refuser, avant les coups
procedure-who-strikes = Qui frappe
    .about = Attaques des figurines au contact et de celles qui les soutiennent
procedure-close-combat-hit = Toucher au corps à corps
    .about = CC contre CC : 3+, 4+ ou 5+
procedure-close-combat-attacks = Attaques au corps à corps
    .about = D’un même type, du jet pour toucher aux PV perdus
procedure-weapon-strength = Arme de corps à corps
    .about = Force, Initiative et Attaques de qui la manie cette manche
outcome-close-combat-round = { $winners ->
    [none] { $winner ->
        [none] { $score ->
            [none] Il ne reste personne.
           *[other] Égalité, { $score } à { $enemy-score } : les deux camps comptent comme vainqueurs.
         }
        [unit] { $score ->
            [none] Le premier camp l’emporte : le second est exterminé.
           *[other] Le premier camp l’emporte de { $margin } ({ $score } à { $enemy-score }).
         }
       *[enemy] { $score ->
            [none] Le second camp l’emporte : le premier est exterminé.
           *[other] Le second camp l’emporte de { $margin } ({ $enemy-score } à { $score }).
         }
     }
   *[other] Victoire : { $winners }{ $score ->
        [none] { $gone ->
            [none]  ; le camp adverse est exterminé.
           *[other]  ; anéantis : { $gone }.
         } Alliés à 6 pouces : test de Panique.
       *[other] , { $margin ->
            [0] { $score } partout : le Musicien décide
           *[other] { $winner ->
               [unit] { $score } à { $enemy-score }
              *[enemy] { $enemy-score } à { $score }
            }
         }{ $gone ->
            [none] {""}
           *[other]  ; anéantis : { $gone }
         }{ $slain ->
            [none] {""}
           *[other]  ; démoralisés et perdus : { $slain }
         }{ $fled ->
            [none] {""}
           *[other]  ; démoralisés, en fuite : { $fled }
         }{ $held ->
            [none] {""}
           *[other]  ; tiennent : { $held }
         }.{ $steadfast ->
            [none] {""}
           *[other] {" "}Testent sans le malus de l’écart, par leurs rangs : { $steadfast }.
         }{ $stubborn ->
            [none] {""}
           *[other] {" "}Testent sans le malus de l’écart, Tenaces : { $stubborn }.
         }{ $broken ->
            [0] {""}
           *[other] {" "}Alliés à 6 pouces : test de Panique.
         }
     }
 }
outcome-challenge = { $outcome ->
    [fought] Défi accepté : { $challenger ->
        [none] les deux ne frappent que l’un l’autre
       *[other] { $challenger } et { $opponent } ne frappent que l’un l’autre
     }, jusqu’à la mort ou la fuite de l’un d’eux.
    [refused] Défi refusé{ $shamed ->
        [yes]  : { $opponent } ne frappe pas cette manche, et reste à Cd 0 jusqu’à la fin de ce combat.
       *[no]  : aucun personnage n’en répond.
     }
    [none] Personne ne peut relever ce défi.
   *[issued] Défi lancé{ $challenger ->
        [none] {""}
       *[other] {" "}par { $challenger }
     } : accepter ou refuser ?
 }
outcome-who-strikes = { $attacks } { $attacks ->
    [0] attaque
    [one] attaque
   *[other] attaques
 } : { $front } au contact{ $supporting ->
    [0] .
   *[other] , { $supporting } en soutien ({ $ranks ->
        [one] { $ranks } rang
       *[other] { $ranks } rangs
     }).
 }
outcome-close-combat-hit = { $automatic ->
    [yes] { $hits } { $hits ->
        [one] touche automatique
       *[other] touches automatiques
     } : la cible a une CC de 0.
   *[no] { $hits } { $hits ->
        [0] touche
        [one] touche
       *[other] touches
     } sur { $need }+.
 }
outcome-close-combat-attacks = { $wounds-lost } { $wounds-lost ->
    [0] PV perdu
    [one] PV perdu
   *[other] PV perdus
 }.
outcome-weapon-strength = Force { $strength }, à l’Initiative { $initiative }{ $attacks ->
    [0] {""}
   *[other] , +{ $attacks } { $attacks ->
        [one] attaque
       *[other] attaques
     }
 }{ $piercing ->
    [0] {""}
   *[other] , Perforant ({ $piercing })
 }.{ $parry ->
    [yes] {" "}De face, on ne le touche pas mieux que sur 4+ : Parade.
   *[no] { $shield ->
        [yes] {" "}Le bouclier compte.
       *[no] {""}
     }
 }
lacks-weapons = les armes de corps à corps
step-blows = { $unit } contre { $target } : { $attacks } { $attacks ->
    [one] attaque
   *[other] attaques
 }{ $kind ->
    [champion] {" "}de son champion
    [mount] {" "}de ses montures
   *[other] {" "}({ $models } { $models ->
        [one] figurine
       *[other] figurines
     })
 }.
step-blows-fallen = { $unit } contre { $target } : plus personne au contact.
step-special-hits = { $unit } contre { $target } : { $hits } { $hits ->
    [0] touche
    [one] touche
   *[other] touches
 } { $kind ->
    [impact] d’impact
    [grinding] de broyage
    [stomp] de piétinement
    [breath] de souffle
   *[crush] d’écrasement
 }.
step-fear-seizes = { step-fear-seizes.heading } : { step-fear-seizes.said }.
    .heading = Peur
    .said = { $unit }, { $total } pour { $against } ; CC 1 cette manche
step-fear-mastered = { step-fear-mastered.heading } : { step-fear-mastered.said }.
    .heading = Peur surmontée
    .said = { $unit }, { $total } pour { $against }
step-crumbles = { $unit } : { $wounds } PV perdus sans sauvegarde, au lieu de fuir.
step-stands = { step-stands.heading } : { step-stands.said }.
    .heading = Tient bon sans test
    .said = { $unit }
step-is-steadfast = Plus de rangs complets que chaque ennemi : { $unit } teste sur son Commandement entier.
step-is-stubborn = Tenace : { $unit } teste sur son Commandement entier.
step-holds = { step-holds.heading } : { step-holds.said }.
    .heading = Tient bon
    .said = { $unit }
step-broken = { step-broken.heading } : { step-broken.said }.
    .heading = Démoralisation
    .said = { $unit }
step-caught = { step-caught.heading } : { step-caught.said }.
    .heading = Rattrapage
    .said = { $unit }, après { $distance } pouces ; l’unité est détruite
step-escapes = { step-escapes.heading } : { step-escapes.said }.
    .heading = Hors d’atteinte
    .said = { $unit }, à { $distance } pouces
step-joined-not-named = { $characters } ({ $unit }) n’a pas combattu : nommez-le aussi s’il est au contact.
refusal-fight-fleeing = { $unit } est en fuite : elle ne combat pas.
refusal-fight-off-table = { $unit } est hors de la table : elle ne combat pas.
refusal-fighting-count = Il faut { $units } { $units ->
    [one] nombre
   *[other] nombres
 } de figurines au contact (un par unité){ $enemies ->
    [one] {""}
   *[other] , ou un par unité et par ennemi ({ $units } fois { $enemies })
 }, reçu { $count } : { $side ->
    [unit] premier camp
   *[enemy] second camp
 }.
refusal-too-many-fighting = { $count } figurines au contact, mais { $unit ->
    [none] l’unité
   *[other] { $unit }
 } en a { $most }.
refusal-no-such-place = Il n’y a pas d’unité numéro { $place } dans le { $side ->
    [unit] premier
   *[enemy] second
 } camp : il en a { $count }.
idle-not-first-round = elle ne vaut qu’au premier round d’un combat{ TYPED(" (si c’en est un, ajoutez first_round:oui, ou dites qui a chargé)") }.
idle-has-not-charged = ce camp n’a pas chargé à ce tour (s’il a chargé, dites-le avec charged).
idle-has-not-moved = l’unité ne s’est pas déplacée{ TYPED(" (si elle l’a fait, ajoutez moved:oui)") }.
idle-not-against-blows = elle ne sert pas contre les coups.
idle-artillery-alone = elle ne sert que contre l’artillerie.
idle-spells-alone = elle ne sert que contre les sorts.
idle-crush-not-asked = cette attaque se fait à la demande : ajoutez crush.
idle-breath-not-asked = cette arme souffle à la demande : ajoutez breath.
refusal-weapon-on-foot = Arme de cavaliers ou de bêtes ({ $rule }) : choisissez-en une autre, ou donnez à l’unité son type de troupe.
refusal-weapon-mounted = Arme de fantassins ({ $rule }) : nommez-en une autre par l’option weapon, ou corrigez l’unité par { WAY("unit edit") }.
refusal-weapon-magic-first = Qui porte une arme magique doit s’en servir : { $rule }.
refusal-weapon-other-first = Seul un Maître d’Armes prend l’Arme de Base quand il en a une autre : { $rule }.
refusal-not-a-challenger = { $unit } n’est ni personnage ni champion : pas de défi.
refusal-challenge-under-way = { $unit } est déjà dans un défi.
refusal-challenge-over = { $unit } a déjà combattu : les défis se lancent avant les coups.
refusal-challenge-issued-already = { $unit } a lancé un défi dans cette manche : aucun autre n’est lancé dans ce combat.
next-panic-of-friends = Panique des amis
who-panic-of-friends = Qui est à 6″ ou moins { DE($unit) } ?
next-challenge-accept = Accepter le défi
next-challenge-refuse = Refuser le défi
choice-accept = accepter
choice-refuse = refuser
choice-challenge = défi
choice-rear = arrière
choice-hand-weapon = arme de base
choice-paired-weapons = paire d’armes
choice-halberd = hallebarde
choice-great-weapon = arme lourde
choice-flail = fléau
choice-lance = lance de cavalerie
choice-light-lance = lance légère
choice-spear = lance
value-fought = accepté
value-issued = lancé
value-refused = refusé
value-pursues = poursuit
value-free = libre
value-may-overrun = peut faire une charge irrésistible
value-thrown-back = repoussée du bâtiment
value-wiped-out = anéantie
status-fights-on = au combat depuis une manche au moins
status-beaten = a perdu son combat
status-combat-reformed = a fait sa Reformation de Combat
status-in-challenge = dans un défi
status-has-challenged = a lancé un défi dans cette manche
status-champion-wounded = champion blessé
status-shirks-challenge = se dérobe à un défi : ne frappe pas cette manche
modifier-distracting = Distrayant
modifier-lightning-reflexes = Réflexes Foudroyants
modifier-flail = fléau en face
roll-attacks = nombre d’attaques
param-enemy-characters = Personnages ennemis au contact de l’unité, pour la Tueuse de Rois
param-a = Attaques de chaque figurine
param-against-charged = Si ses coups visent qui elle a chargé
param-answer = Accepter ou refuser
param-attacks = Nombre d’attaques
param-breath = Qui utilise une Arme de Souffle
param-can-accept = Si quelqu’un peut relever le défi
param-contact = Figurines au contact ; le premier rang si rien n’est dit
param-crush = Qui remplace ses coups par une Attaque Écrasante
param-fighting = Nos figurines au contact, par unité : 5 4
param-enemy-fighting = Figurines ennemies au contact, par unité
param-in-flank = Numéros de nos unités qui attaquent de flanc
param-in-rear = Numéros de nos unités qui attaquent par l’arrière
param-enemy-in-flank = Numéros des unités ennemies qui attaquent de flanc
param-enemy-in-rear = Numéros des unités ennemies qui attaquent par l’arrière
param-enemy-weapon = Arme de l’ennemi ; celle qu’il porte si rien n’est dit
param-enemy-ws = CC de la cible
param-first-round = Si c’est la première manche du combat
param-i = Initiative
param-ws = CC de qui frappe
result-attacks = attaques
result-broken = démoralisées
result-crumbled = PV perdus par instabilité
result-enemy-wounds = blessures de l’ennemi
result-front = au contact
result-initiative = Initiative
result-parry = parade
result-piercing = Perforant
result-ranks = rangs
result-shamed = se dérobe
result-shield = bouclier
result-supporting = en soutien
result-units = unité
field-mount-ws = CC de la monture (CCM)
field-mount-s = Force de la monture (FM)
field-mount-i = Initiative de la monture (IM)
field-mount-a = Attaques de la monture ou de l’attelage (AM)
field-crew-s = Force de l’équipage (FC)
field-crew-t = Endurance de l’équipage (EC)
step-champion-slain = Le champion { DE($unit) } tombe dans le défi.
step-may-overrun = { $unit } peut faire une charge irrésistible ou pivoter.
step-stays = { $unit } reste sur place et peut pivoter.
step-thrown-back = { $unit } recule à un pouce du bâtiment ; l’assaut est fini.
step-may-enter = { $unit } peut occuper le bâtiment ou pivoter.
value-may-enter = peut occuper le bâtiment
modifier-weapon = arme
