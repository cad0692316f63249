procedure-combat-result = Score de combat
    .about = Blessures et bonus des deux camps, puis le test de moral du perdant
procedure-break-test = Test de moral
    .about = Commandement moins l’écart des scores ; Tenace, Instable… comptent
procedure-combat-reform = Reformation de Combat
    .about = L’unité encore engagée peut-elle se reformer ? Le perdant doit tester
procedure-flee-pursuit = Fuite et poursuite
    .about = Les fuites, puis les poursuites : autant ou plus détruit le fuyard
procedure-restrain-test = Retenir ses troupes
    .about = Un test de Commandement pour ne pas poursuivre
procedure-overrun = Charge irrésistible
    .about = 2D6 pouces tout droit après une charge qui n’a laissé personne au contact
procedure-pursuit-new-enemy = Poursuite contre un autre ennemi
    .about = La poursuite touche un autre ennemi : elle le charge
procedure-pursue-off-table = Poursuite hors de la table
    .about = Le poursuivant sort ; il revient aux prochains autres mouvements
outcome-combat-result = { $winner ->
    [none] Égalité, { $score } à { $enemy-score } : les deux camps comptent comme vainqueurs.
   *[other] { $winners ->
        [none] { $winner ->
            [unit] Le premier camp l’emporte
           *[enemy] Le second camp l’emporte
         }
       *[other] { $winners } l’emporte sur { $losers }
     }{ $musician ->
        [yes] {" "}grâce au musicien ({ $score } à { $enemy-score })
       *[no] {" "}de { $margin } ({ $score } à { $enemy-score })
     }.{ $test ->
        [none] {""}
        [breaks] {" "}Démoralisé : { $total } pour { $against }. Ses alliés à 6 pouces font un test de Panique.
        [scrapped] {" "}La machine est perdue : { $total } pour { $against }.
       *[holds] {" "}{ $why ->
            [unbreakable] Le perdant tient : Indémoralisable.
            [unstable] Le perdant tient, mais perd { $crumbles } PV sans sauvegarde.
            [instability] Le perdant tient, mais perd { $crumbles } PV sans sauvegarde : { $total } pour { $against }.
            [stubborn] Le perdant tient, Tenace : { $total } pour { $against }.
            [steadfast] Le perdant tient, par ses rangs : { $total } pour { $against }.
           *[none] Le perdant tient : { $total } pour { $against }.
         }
     }
 }
outcome-break-test = { $outcome ->
    [breaks] Démoralisée : { $total } pour { $against }. Elle fuit ; ses alliés à 6 pouces font un test de Panique.
    [scrapped] La machine est perdue : { $total } pour { $against }.
   *[holds] { $why ->
        [unbreakable] Elle tient sans test : Indémoralisable.
        [unstable] Elle tient sans test, mais perd { $crumbles } PV sans sauvegarde.
        [instability] Elle tient, mais perd { $crumbles } PV sans sauvegarde : { $total } pour { $against }.
        [stubborn] Elle tient, Tenace : { $total } pour { $against }, sans compter l’écart.
        [steadfast] Elle tient, par ses rangs : { $total } pour { $against }, sans compter l’écart.
       *[none] Elle tient : { $total } pour { $against }.
     }
 }
outcome-combat-reform = { $may ->
    [yes] Elle peut se reformer{ $total ->
        [none] {""}
       *[other] : { $total } pour { $against }
     }{ $farthest ->
        [none] {""}
       *[other] ; aucune figurine ne finit à plus de { $farthest } pouces de son départ
     }. Mêmes ennemis au contact, autant de figurines au moins.
   *[no] Pas de reformation : { $reason ->
        [facings] elle est engagée sur plus d’un côté.
        [machine] une machine de guerre est du combat.
       *[failed] { $total } pour { $against }.
     }
 }
outcome-flee-pursuit = { $slain ->
    [none] { $caught ->
        [0] Personne n’est rattrapé
        [one] { $caught } unité rattrapée et détruite
       *[other] { $caught } unités rattrapées et détruites
     }
   *[other] Rattrapés, détruits : { $slain }
 }{ $fled ->
    [none] { $escaped ->
        [0] {""}
       *[other] , { $escaped } en fuite
     }
   *[other]  ; en fuite : { $fled }
 }{ $flights ->
    [none] {""}
   *[other] {" "}(fuite : { $flights }{ $pursuits ->
        [none] {""}
       *[other]  ; poursuite : { $pursuits }
     })
 }.
outcome-restrain-test = { $pursues ->
    [yes] { $reason ->
        [frenzy] Frénétique, elle poursuit sans test.
       *[none] Elle doit poursuivre : { $total } pour { $against }.
     }
   *[no] { $reason ->
        [holding] Elle ne poursuit pas : un ennemi au contact tient encore.
        [machine] Elle ne poursuit pas : une machine de guerre reste en place.
        [garrison] Elle ne poursuit pas : elle tient un bâtiment.
       *[none] Elle se retient : { $total } pour { $against }. Elle peut pivoter.
     }
 }
outcome-overrun = { $may ->
    [yes] Elle court { $distance } pouces tout droit{ $leaves ->
        [yes] {" "}et sort de la table : elle revient à ses prochains autres mouvements.
       *[no] .
     }
   *[no] Pas de charge irrésistible : elle n’est entrée dans aucun combat en chargeant ce tour. Elle peut pivoter.
 }
outcome-pursuit-new-enemy = { $charges ->
    [yes] { $fights-now ->
        [yes] Elle charge cet ennemi, qui ne réagit pas ; ce combat se joue encore cette phase.
       *[no] Elle charge cet ennemi, qui ne réagit pas ; le combat se joue au prochain tour, et elle compte comme ayant chargé.
     }
   *[no] Pas de charge : cet ennemi vient de fuir ce combat. Elle s’arrête à un pouce.
 }
outcome-pursue-off-table = { $returns ->
   *[other] Elle sort de la table, et revient au point de sortie à ses prochains autres mouvements.
 }
lacks-close-combat = le chapitre du corps à corps
step-combat-wounds = { step-combat-wounds.heading } : { step-combat-wounds.said }.
    .heading = { $name ->
        [none] { $side ->
            [unit] Premier camp
           *[enemy] Second camp
        }
       *[other] { $name }
    }
    .said = { $wounds } { $wounds ->
        [0] blessure infligée
        [one] blessure infligée
       *[other] blessures infligées
    }
step-combat-bonus = { step-combat-bonus.heading } : { step-combat-bonus.said }.
    .heading = { $name ->
        [none] { $side ->
            [unit] Premier camp
           *[enemy] Second camp
        }
       *[other] { $name }
    }
    .said = { $bonus ->
        [overkill] acharnement
        [charge] charge
        [ranks] rangs
        [standard] étendard
        [battle-standard] Grande Bannière
        [flank] flanc
        [rear] arrière
        [war-standard] Étendard de Guerre
        [spells] sorts
       *[other] autres bonus
    } +{ $value }
step-musician-wins = Égalité : le musicien fait pencher la balance pour { $name ->
    [none] { $side ->
        [unit] le premier camp
       *[enemy] le second camp
    }
   *[other] { $name }
 } ; le test du perdant ne subit aucun malus.
step-front-unknown = { $unit } : largeur inconnue, aucun rang compté. Ajoutez Front5 à son profil.
step-frenzy-lost = Vaincue, elle perd sa Frénésie.
refusal-nothing-to-compare = Rien à comparer : nommez les unités, ou donnez leurs blessures.
refusal-pursued-unreadable = « { $text } » : donnez un nombre par poursuivant ({ $pursuers }), de 0 pour personne à { $fleers }.
choice-both = les deux camps
choice-unit = le premier camp
choice-enemy = le second camp
choice-result = score
choice-break = moral
choice-combat-reform = reformation de combat
choice-pursuit = fuite et poursuite
choice-restrain = se retenir
choice-overrun = charge irrésistible
choice-new-enemy = autre ennemi
choice-off-table = hors de la table
value-breaks = démoralisée
value-holds = tient
value-scrapped = perdue
value-next-remaining-moves = prochains autres mouvements
counter-standards-captured = étendards capturés
counter-battle-standards-captured = Grandes Bannières capturées
status-fought = a combattu cette phase
modifier-combat-lost = combat perdu
roll-break-test = test de moral
roll-instability = instabilité démoniaque
roll-restrain = se retenir
roll-pursuit = poursuite
roll-overrun = charge irrésistible
roll-combat-reform = reformation de combat
param-enemy-wounds = Celles infligées par le second camp
param-charged = Qui a chargé ce tour
param-downhill = Qui a chargé en descendant une colline
param-full-ranks = Rangs complets de l’unité ; comptés si rien n’est dit
param-enemy-full-ranks = Rangs complets de l’ennemi ; comptés si rien n’est dit
param-flank = Qui combat un ennemi de flanc
param-rear = Qui combat un ennemi par l’arrière
param-overkill = Blessures au-delà de la mort dans un défi ; négatif pour l’ennemi
param-enemy-ld = Commandement de l’ennemi
param-lost-by = Écart des scores de combat ; 0 si un musicien a tranché
param-steadfast = Si elle a plus de rangs complets que chaque ennemi ; calculé si rien n’est dit
param-disrupted = Si un ennemi de 2 rangs complets la prend de flanc ou par l’arrière
param-forest = Si elle est surtout en forêt
param-lost = Si elle est du camp vaincu
param-facings = Si elle est engagée sur plus d’un côté
param-pursued = Quel fuyard chaque vainqueur poursuit : 1 2 ; 0 pour aucun
param-restrain = Si les vainqueurs, ou lesquels, tentent de se retenir de poursuivre
param-runs = Distance de ce qui a un Mouvement Aléatoire
param-enemy-runs = Distance de l’ennemi au Mouvement Aléatoire
param-holding = Si un ennemi au contact tient encore
param-garrison = Si elle tient un bâtiment
param-fled-from-here = Si cet ennemi vient de fuir le combat du poursuivant
param-fought = Si son combat a déjà été joué ce tour
result-caught = rattrapées
result-charges = charge
result-crumbles = PV perdus
result-enemy-score = score ennemi
result-escaped = en fuite
result-fates = rattrapée
result-fights-now = combat joué ce tour
result-leaves = sort de la table
result-margin = écart
result-may = possible
result-musician = musicien
result-pursues = poursuit
result-pursuing = poursuit
result-returns = retour
result-score = score
result-test = test de moral
result-why = malgré l’écart
result-winner = vainqueur
value-far = trop loin
value-garrison = tient un bâtiment
value-stubborn = Tenace
value-steadfast = par ses rangs
value-unbreakable = Indémoralisable
value-unstable = Instable
value-instability = Instabilité Démoniaque
value-few-losses = trop peu de pertes
value-insignificant = Insignifiant
value-engaged = engagée
value-fleeing = en fuite
value-passed = déjà réussi
value-no-terror = sans Terreur
value-immune = immunisée
value-no-fear = sans Peur
value-tested = déjà testé
value-charges = charge
value-nobody = personne
value-holding = un ennemi tient
value-machine = machine de guerre
value-facings = plus d’un côté
relation-duel = défi
    .aliases = duel, relève un défi
    .own = en duel avec { $other }
    .theirs = en duel avec { $other }
decision-blows-at = qui ses attaques visent-elles dans cette unité ennemie{ $number ->
    [-1] { "" }
    [one] { " " }({ $number } figurine atteint le personnage)
   *[other] { " " }({ $number } figurines atteignent le personnage)
 } ?
    .brief = frapper qui ?
refusal-reform-first-fight = { $unit } se reforme à la fin d’une manche : faites d’abord combattre, par { WAY("fight") }{ TYPED(" ou ", WAY("combat what:result")) }.
decision-struck-first = qui prend une touche en premier, si elles ne se répartissent pas également ?
    .brief = qui prend une touche en premier ?
decision-struck-first-characters = Les personnages
decision-struck-first-rank-and-file = Les figurines ordinaires
step-tests-too = { $unit } a perdu aussi et teste à part : { WAY("combat unit:", $unit, " what:break values:lost_by:", $lost-by) }
param-beside = Nos autres unités dans le combat
param-enemy-beside = Les autres unités ennemies dans le combat
