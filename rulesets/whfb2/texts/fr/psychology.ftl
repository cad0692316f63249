procedure-characteristic-test = Test sous une caractéristique
    .about = 2D6 contre une caractéristique ; aucun total ne réussit ni n’échoue d’office
procedure-stupidity-test = Test de stupidité
    .about = 2D6 sous l’Intelligence au début du tour
procedure-stupid-wander = Errance des stupides
    .about = Ce que font ce tour les troupes stupides hors de combat
procedure-stupid-fighters = Stupides au combat
    .about = Quelles figurines d’une unité stupide continuent de se battre
procedure-frenzy-test = Test de frénésie
    .about = 2D6 sous le Calme près de l’ennemi, sinon l’unité entre en frénésie
next-panic-of-friends = Panique des amis
who-panic-of-friends = Qui est à 10 cm ou moins { DE($unit) } ?
procedure-nobody-near = Personne d’autre à portée
    .about = Ce qui se dit quand tous les alliés proches d’une unité en déroute ont testé la panique
result-nobody = Personne d’autre à portée
outcome-nobody-near = Aucun autre allié n’est assez proche pour paniquer.
refusal-nobody-alarmed = Personne ne doit tester la panique à cause { DE($unit) } en ce moment : il n’y a personne à écarter.
param-others-near = Si d’autres ont peut-être encore à tester pour cet allié
procedure-panic-test = Test de panique
    .about = 2D6 sous le Calme : alliés en déroute, ou attaque dans le dos
procedure-fear-due = Peur ou terreur ?
    .about = Quels tests un ennemi impose ; aucun dé n’est lancé
procedure-fear-test = Test de peur
    .about = 2D6 sous le Calme face à une charge redoutée, ou pour charger ce qui fait peur
procedure-terror-test = Test de terreur
    .about = 2D6 sous le Calme, une fois par bataille ; le même jet vaut pour la peur
procedure-hatred-test = Test de haine
    .about = 2D6 sous le Calme quand un ennemi haï est en vue
procedure-drunkenness = Alcoolisme
    .about = Avant la bataille : ces créatures ont-elles bu, et combien
procedure-drinking = Boire encore
    .about = Des créatures ivres trouvent à boire : un tour perdu, et un point de tout
procedure-instability = Instabilité
    .about = Un 6 la déclenche au début du tour ; puis un D6 par unité instable
procedure-animosity-test = Animosité
    .about = Un D6 par unité de gobelinoïdes proche d’alliés gobelinoïdes : un 6 les charge
procedure-animosity-control = Arrêter une querelle
    .about = 2D6 sous le Commandement du commandant

outcome-characteristic-test = { $passed ->
    [yes] Réussi : { $total } pour { $against }.
   *[no] { $total ->
        [none] Raté : une caractéristique de 0 ne réussit aucun test.
       *[other] Raté : { $total } pour { $against }.
     }
 }
outcome-stupidity-test = { $next ->
    [nothing] Réussi avec { $total } : l’unité agit normalement.
    [half] Stupide ! { $total } pour { $against } : la moitié des figurines cesse de se battre, et l’ennemi frappe contre une CC de 1.
   *[wander] Stupide ! { $total } pour { $against } : lancez ce qu’elle fait.
 }
outcome-stupid-wander = { $advances ->
    [yes] Droit devant, { NUMBER($distance) } cm : elle charge tout ce qui est sur son chemin, alliés et ennemis.
   *[no] Elle reste sur place, inutile ce tour.
 }
outcome-stupid-fighters = { $fighting ->
    [0] Aucune figurine ne combat
    [one] Une figurine combat encore
   *[other] { $fighting } figurines combattent encore
 }{ $leaders ->
    [0] .
    [one] , et un commandant ou personnage.
   *[other] , et { $leaders } commandants ou personnages.
 }
outcome-frenzy-test = { $due ->
    [yes] { $frenzied ->
        [yes] Frénésie ! { $total } pour { $against } : chargez l’ennemi le plus proche, Attaques doublées, +2 pour toucher, jamais en déroute.
       *[no] Pas de frénésie : { $total } pour { $against }.
     }
   *[no] { $reason ->
        [frenzied] Elle est déjà en frénésie.
        [far] Pas de test : aucun ennemi à 37,5 cm ou moins.
       *[immune] Pas de test : elle est immunisée à la psychologie.
     }
 }
outcome-panic-test = { $passed ->
    [yes] Pas de panique : { $total } pour { $against }.
    [no] Panique ! { $total } pour { $against } : jusqu’à la fin du tour, on la frappe contre une CC de 1.
   *[none] { $reason ->
        [far] Pas de test : les alliés en déroute sont à plus de 10 cm.
        [smaller] Pas de test : les alliés en déroute sont moins nombreux.
       *[immune] Pas de test : elle est immunisée à la psychologie.
     }
 }
outcome-fear-due = { $reason ->
    [immune] Pas de test : elle est immunisée à la psychologie.
    [harmless] Pas de test : cet ennemi ne cause ni peur ni terreur.
   *[none] { $one-roll ->
        [yes] Peur et terreur, d’un seul jet.
       *[no] { $terror ->
            [yes] Un test de terreur.
           *[no] { $fear ->
                [yes] Un test de peur.
               *[no] Pas de test pour l’instant.
             }
         }
     }
 }
outcome-fear-test = { $due ->
    [no] Pas de test : elle est immunisée à la psychologie.
   *[yes] { $stand ->
        [brave] Peur surmontée : { $total } pour { $against }.
        [may-not-charge] Elle a peur : { $total } pour { $against }. Elle reste sur place.
        [afraid] Elle a peur : { $total } pour { $against }. −1 pour toucher pendant tout le combat.
       *[routs] Elle a peur du nombre : { $total } pour { $against }. Déroute !
     }
 }
outcome-terror-test = { $passed ->
    [yes] Terreur surmontée pour la bataille : { $total } pour { $against }.
    [no] Terrifiée pour la bataille : { $total } pour { $against }. { $stand ->
        [routs] Chargée par plus nombreux qu’elle, elle est en déroute !
        [may-not-charge] Elle reste sur place.
       *[other] { $rout-test ->
            [yes] Chargée, elle passe un test de déroute, sinon elle fuit ; la peur s’y ajoute : −2 pour toucher près de la créature.
           *[no] −1 pour toucher près de telles créatures.
         }
     }
   *[none] { $reason ->
        [tested] Pas de test : elle a déjà passé son test de terreur de la bataille.
        [far] Pas de test : la créature n’est pas assez près.
       *[immune] Pas de test : elle est immunisée à la psychologie.
     }
 }
outcome-hatred-test = { $due ->
    [no] Pas de test : elle est immunisée à la psychologie.
   *[yes] { $must ->
        [nothing] Haine maîtrisée : { $total } pour { $against }.
        [charge] Emportée : { $total } pour { $against }. Elle doit charger l’ennemi haï le plus proche.
        [advance] Emportée : { $total } pour { $against }. Elle doit aller au plus vite vers l’ennemi haï le plus proche.
       *[stay] Emportée : { $total } pour { $against }. Derrière ses fortifications elle peut rester, mais pas reculer.
     }
 }
outcome-drunkenness = { $drank ->
    [no] À jeun.
   *[yes] { $loss ->
        [0] Elle a bu mais reste lucide : { $total } pour { $against }.
       *[other] Ivre ! { $total } pour { $against } : −{ $loss } à toutes les caractéristiques pour la bataille.
     }
 }
outcome-drinking = { $coma ->
    [yes] Coma éthylique : hors de la bataille.
   *[no] Elle passe le tour à boire : −{ $loss } à toutes les caractéristiques.
 }
outcome-instability = { $strikes ->
    [no] Stable ce tour.
   *[yes] { $row }{ $removed ->
        [0] {""}
        [one] {" "}Une figurine disparaît.
       *[other] {" "}{ $removed } figurines disparaissent.
     }
 }
outcome-animosity-test = { $due ->
    [yes] { $charges ->
        [yes] Querelle ! Elle charge ses alliés{ $leader ->
            [at-once] , sauf si son commandant l’arrête.
           *[other]  ; au contact, son commandant pourra l’arrêter.
         }
       *[no] Pas de querelle.
     }
   *[no] { $reason ->
        [enemy-near] Pas de querelle avec un ennemi à 30 cm ou moins.
        [hated] Pas de querelle avec un ennemi haï en vue.
       *[character] Les héros et les sorciers ne se querellent pas.
     }
 }
outcome-animosity-control = { $stopped ->
    [yes] Le commandant retient ses troupes : { $total } pour { $against }.{ $waiting ->
        [0] {""}
        [one] {" "}Le combat continue tant qu’un autre commandant ne retient pas les siennes ce tour.
       *[other] {" "}Le combat continue tant que { $waiting } autres commandants ne retiennent pas les leurs ce tour.
     }
   *[no] Personne n’écoute : { $total } pour { $against }.
 }

table-instability-trapped = Piégée ici pour de bon : elle ne cause plus de dommages physiques et devient sujette à la stupidité.
table-instability-image = Images seulement, pour de bon : ni dommages physiques, ni armes ordinaires contre elle ; une touche magique fait disparaître la créature.
table-instability-wavering = Ce tour : elle ne bouge pas, la moitié de ses attaques réussies compte, et toute touche capable de la blesser la blesse.
table-instability-drawn-back = Des figurines repartent d’où elles venaient.
table-instability-surging = Ce tour : Attaques doublées.
table-instability-inviolable = Ce tour : rien ne peut tuer ses créatures, et leurs coups sont à +1 en Force.

roll-characteristic-test = test de caractéristique
roll-stupidity-test = test de stupidité
roll-stupid-wander = troupes stupides
roll-stupid-odd = figurine en plus
roll-stupid-leader = commandants et personnages
roll-frenzy-test = test de frénésie
roll-panic-test = test de panique
roll-fear-test = test de peur
roll-terror-test = test de terreur
roll-hatred-test = test de haine
roll-drink = a bu
roll-drunkenness-test = rester lucide
roll-instability = instabilité
roll-instability-effect = effet
roll-instability-losses = figurines disparues
roll-animosity = animosité
roll-animosity-control = commandant
step-characteristic-zero = Une caractéristique de 0 échoue sans jet.
modifier-penalty = malus
modifier-bonus = bonus
modifier-disorganised = désorganisée
refusal-unit-fleeing = { $unit } est en déroute : il n’y a plus rien à tester.
refusal-instability-settled = { $unit } est changée pour de bon : on ne lance plus son instabilité.
refusal-no-leader = L’unité n’a plus de commandant.

## Options
param-int = Intelligence du commandant de l’unité
param-cl = Calme du commandant de l’unité
param-wp = Force Mentale
param-disorganised = Elle est désorganisée : +1 sur les dés
param-leaders = Son commandant, s’il compte à part, et ses personnages
param-friend = Les alliés en déroute : un nom de la table, ou une ligne de profil
param-friends = Nombre des alliés en déroute
param-cause = Pourquoi elle teste
param-tested = Elle a fait son test de terreur de la bataille
param-charge = L’un des deux charge l’autre
param-enemy-rules = Règles spéciales de l’ennemi, séparées par des virgules
param-situation = Elle est chargée, ou veut charger
param-enemy-models = Nombre des ennemis qui la chargent
param-in-reach = Un ennemi haï est à portée de charge
param-sheltered = Elle tient des fortifications
param-champion = Pour un champion : son unité a-t-elle bu
param-strikes = L’instabilité frappe ce tour : le camp l’a déjà lancée
param-hated = Des ennemis haïs sont en vue

choice-characteristic = caractéristique
choice-m = Mouvement
choice-ws = Capacité de Combat
choice-bs = Capacité de Tir
choice-s = Force
choice-t = Endurance
choice-w = Points de Vie
choice-i = Initiative
choice-a = Attaques
choice-ld = Commandement
choice-int = Intelligence
choice-cl = Calme
choice-wp = Force Mentale
choice-stupidity = stupidité
choice-stupid-wander = errance des stupides
choice-stupid-fighters = stupides au combat
choice-frenzy = frénésie
choice-due = peur ou terreur ?
choice-fear = peur
choice-terror = terreur
choice-hatred = haine
choice-drunkenness = alcoolisme
choice-drinking = boire encore
choice-instability = instabilité
choice-animosity = animosité
choice-animosity-control = arrêter une querelle
choice-rout-near = alliés en déroute à 10 cm ou moins
choice-rear-charge = chargée dans le dos en plein combat
choice-lapped = débordée, sans figurine à retourner
choice-charged = elle est chargée
choice-charging = elle veut charger

result-passed = réussi
result-next = ensuite
result-advances = avance
result-fighting = combattent
result-leaders = commandants
result-due = test dû
result-frenzied = en frénésie
result-terror = test de terreur
result-one-roll = un seul jet
result-stand = tenue
result-rout-test = test de déroute
result-must = doit
result-drank = a bu
result-loss = perte
result-coma = coma
result-strikes = frappe
result-row = ligne
result-removed = figurines disparues
result-charges = charge
value-nothing = rien
value-wander = erre
value-half = la moitié combat
value-brave = brave
value-may-not-charge = ne peut pas charger
value-afraid = a peur
value-routs = déroute
value-advance = avancer
value-stay = peut rester
value-enemy-near = ennemi proche
value-hated = ennemi haï

status-stupidity-tested = a fait son test de stupidité ce tour
status-frenzy-tested = a passé un test de frénésie ce tour
status-panic-tested = a passé un test de panique ce tour
status-fear-tested = a fait son test de peur ce tour
status-hatred-tested = a passé un test de haine ce tour
status-instability-tested = instabilité lancée ce tour
status-quarrel-tested = son chef a tenté d’arrêter la querelle
status-animosity-tested = animosité lancée ce tour
status-fear-held = reste sur place ce tour, par peur
status-drunk = ivre
status-trapped = piégée : ne cause plus de dommages physiques
status-image = image : ni dommages physiques, ni armes ordinaires contre elle
status-wavering = vacillante ce tour : immobile, demi-effet, toute touche la blesse
status-surging = énergie nouvelle ce tour : Attaques doublées
status-inviolable = invulnérable ce tour : ne peut être tuée, +1 en Force
result-waiting = commandants qui doivent encore retenir leurs troupes
status-held-in-quarrel = retenue par son commandant dans un combat entre alliés
status-quarrelling = en querelle avec ses alliés
rule-general-cool = Calme du Général
    .aliases = calme du général proche
rule-near-general = Général à 15 cm ou moins
    .aliases = général proche, près du général

house-terror-distance = Portée de la terreur
    .about = La terreur agit à 10 cm, ou à 37,5 cm comme dans la liste des modificateurs pour toucher
house-value-ten = 10 cm
house-value-thirty-seven = 37,5 cm
value-immune = immunisée à la psychologie
value-far = trop loin
value-smaller = alliés moins nombreux
value-harmless = ne fait pas peur
value-tested = déjà testée
house-animosity-leader = Commandants en querelle
    .about = Un commandant peut arrêter la charge d’une querelle, ou seulement le combat
house-value-at-once = avant la charge
house-value-in-contact = au contact
value-at-once = avant la charge
value-in-contact = au contact
result-leader = commandant
step-animosity-by-magic = Animosité magique : ce test est raté d’office.
rule-general-in-play = Général sur la table
rule-general-lends = Valeur prêtée aux tests de Commandement
rule-general-lends-cool = Valeur prêtée aux tests de Calme
decision-general-near = test raté, que la valeur du Général réussirait : l’unité est-elle à { $number } cm ou moins de lui ?
    .brief = à { $number } cm du Général ?
decision-general-near-far = Hors de portée
    .aliases = trop loin, loin du Général
decision-general-near-near = À portée
    .aliases = assez près, près de lui
step-general-lends = Test sur la valeur du Général : { $value }.
status-far-from-general = hors de portée du Général
status-by-the-general = à portée du Général
