## Procédures
procedure-close-combat-round = Round de corps à corps
    .about = Un round complet de corps à corps : coups, résultat, tests de moral, fuite et poursuite
procedure-combat-result = Résultat de combat
    .about = PV perdus et bonus de chaque camp, puis le test de moral du vaincu
procedure-break-test = Test de moral
    .about = Savoir si une unité vaincue au corps à corps est démoralisée
procedure-flee-pursuit = Fuite et poursuite
    .about = Fuites, poursuites et unités rattrapées, jusqu’à quatre unités par camp
procedure-restrain-test = Réfréner les combattants
    .about = Retenir une unité victorieuse de poursuivre
procedure-overrun = Charge irrésistible
    .about = Continuer sur sa lancée après une charge qui n’a laissé aucun ennemi
procedure-pursuit-new-enemy = Poursuite sur un nouvel ennemi
    .about = Une poursuite ou charge irrésistible qui rencontre une autre unité ennemie
procedure-pursue-off-table = Poursuite hors de la table
    .about = Un poursuivant qui touche le bord de table, et son retour
procedure-multi-pursuit = Poursuite dans une direction
    .about = Poursuivre d’un côté quand des ennemis fuient de plusieurs
procedure-flee-distance = Distance de fuite
    .about = De combien de pas fuit une unité démoralisée
procedure-pursuit-distance = Distance de poursuite
    .about = De combien de pas poursuit une unité victorieuse
procedure-pursuit-catch = Fuyards rattrapés
    .about = Comparer une distance de fuite et une distance de poursuite
procedure-free-manoeuvre = Manœuvre gratuite
    .about = Ce que peut faire un vainqueur dont les ennemis tiennent
procedure-strike-order = Qui frappe en premier
    .about = Charge, Initiative, armes et règles qui décident du premier à frapper
procedure-melee-to-hit = Toucher au corps à corps
    .about = Jets pour toucher : CC contre CC
procedure-melee-to-wound = Blesser au corps à corps
    .about = Jets pour blesser : Force contre Endurance
procedure-combat-saves = Sauvegardes au corps à corps
    .about = Sauvegardes d’armure, bouclier à pied compris, puis invulnérables
procedure-melee-attacks = Attaques au corps à corps
    .about = Des Attaques d’un même type, du jet pour toucher aux PV perdus
procedure-weapon-strength = Force avec une arme
    .about = Force des touches de ce round avec une arme de corps à corps
procedure-second-rank-attacks = Second rang
    .about = Attaques des figurines placées derrière celles au contact
procedure-rank-bonus = Bonus de rangs
    .about = Ce que les rangs d’une unité ajoutent au résultat de combat
procedure-musician-tie = Musiciens et égalité
    .about = Savoir si un musicien fait gagner un combat à égalité
procedure-overkill = Carnage
    .about = Ce que les PV perdus en excès dans un Défi ajoutent au résultat
procedure-stubborn-leadership = Commandement d’un Tenace
    .about = Le Commandement d’une unité ou d’un meneur Tenace au test de moral
procedure-inspiring-presence = Présence charismatique
    .about = Savoir si une unité peut user du Commandement de son Général
procedure-hold-your-ground = Tenez vos rangs
    .about = Savoir si la Grande Bannière permet de relancer un test raté

## Résultats
outcome-close-combat-round = { $winners ->
    [none] { $winner ->
        [none] Égalité, { $score } à { $enemy-score } : le combat continue.
        [unit] { $score ->
            [none] Le premier camp l’emporte : le second est exterminé.
           *[other] Le premier camp l’emporte de { $margin } ({ $score } à { $enemy-score }).
        }
       *[enemy] { $score ->
            [none] Le second camp l’emporte : le premier est exterminé.
           *[other] Le second camp l’emporte de { $margin } ({ $enemy-score } à { $score }).
        }
    }{ $winner ->
        [none] { "" }
       *[other] { $broken ->
            [0] { $score ->
                [none] { "" }
               *[other] { " " }Les vaincus tiennent.
            }
            [1] { $caught ->
                [0] { " " }Une unité est démoralisée et s’échappe.
               *[other] { " " }Une unité est démoralisée et rattrapée.
            }
           *[other] { " " }{ $broken } unités démoralisées, dont { $caught } { $caught ->
                [0] rattrapée
                [1] rattrapée
               *[other] rattrapées
            }.
        }
    }
   *[other] Victoire : { $winners }{ $score ->
        [none] { $gone ->
            [none]  ; le camp adverse est exterminé.
           *[other]  ; anéantis : { $gone }.
        }
       *[other] , { $musician ->
        [yes] { $score } partout : le musicien décide
       *[other] { $winner ->
            [unit] { $score } à { $enemy-score }
           *[enemy] { $enemy-score } à { $score }
        }
    }{ $gone ->
            [none] { "" }
           *[other]  ; anéantis : { $gone }
        }{ $slain ->
            [none] { "" }
           *[other]  ; démoralisés, rattrapés, détruits : { $slain }
        }{ $fled ->
            [none] { "" }
           *[other]  ; démoralisés, hors d’atteinte : { $fled }
        }{ $held ->
            [none] { "" }
           *[other]  ; toujours au combat : { $held }
        }.
    }
}
outcome-combat-result = { $winners ->
    [none] { $winner ->
        [none] Égalité, { $score } à { $enemy-score } : le combat continue.
        [unit] { $wiped-out ->
            [yes] Le premier camp l’emporte : le second est exterminé.
           *[no] Le premier camp l’emporte de { $margin } ({ $score } à { $enemy-score }).
        }
       *[enemy] { $wiped-out ->
            [yes] Le second camp l’emporte : le premier est exterminé.
           *[no] Le second camp l’emporte de { $margin } ({ $enemy-score } à { $score }).
        }
    }{ $broken ->
        [none] { "" }
        [yes] { " " }Les vaincus sont démoralisés.
       *[no] { " " }Les vaincus tiennent.
    }
   *[other] Victoire : { $winners }{ $score ->
        [none] { $losers ->
            [none]  ; le camp adverse est exterminé.
           *[other]  ; anéantis : { $losers }.
        }
       *[other] , { $musician ->
        [yes] { $score } partout : le musicien décide
       *[other] { $winner ->
            [unit] { $score } à { $enemy-score }
           *[enemy] { $enemy-score } à { $score }
        }
    }{ $broken ->
            [none] { "" }
            [yes]  ; démoralisés : { $losers }
           *[no]  ; toujours au combat : { $losers }
        }.
    }
}
outcome-break-test = { $broken ->
    [yes] L’unité est démoralisée{ $total ->
        [none] , aucun jet ne pouvait la sauver.
       *[other] : { $total } pour un Commandement de { $ld }.
    }
   *[no] L’unité tient{ $total ->
        [none] { " " }sans jet.
       *[other] : { $total } pour un Commandement de { $ld }.
    }
}{ $frenzy-lost ->
    [yes] { " " }Elle perd la Frénésie pour la bataille.
   *[no] { "" }
}
outcome-flee-pursuit = { $slain ->
    [none] { $caught ->
        [0] Personne n’est rattrapé.
        [1] Une unité est rattrapée et détruite.
       *[other] { $caught } unités sont rattrapées et détruites.
    }
   *[other] Rattrapés, détruits : { $slain }.
}{ $fled ->
    [none] { $escaped ->
        [0] { "" }
        [1] { " " }Une unité s’échappe.
       *[other] { " " }{ $escaped } unités s’échappent.
    }
   *[other] { " " }Hors d’atteinte : { $fled }.
}
outcome-restrain-test = { $may-pursue ->
    [no] Pas de poursuite : un ennemi au contact tient encore, ou l’unité ne peut pas bouger.
   *[yes] { $pursues ->
        [yes] L’unité doit poursuivre{ $total ->
            [none] .
           *[other] : { $total } est trop élevé.
        }
       *[no] L’unité se retient{ $total ->
            [none] { " " }sans jet.
           *[other] : { $total }.
        }
    }
}
outcome-overrun = { $allowed ->
    [no] Pas de charge irrésistible.
   *[yes] { $moves ->
        [yes] Charge irrésistible de { $distance } ps droit devant.
       *[no] L’unité reste en place.
    }
}
outcome-pursuit-new-enemy = { $charges ->
    [yes] { $fights-now ->
        [yes] Le nouveau combat se livre aussitôt, avec les avantages d’une charge.
       *[no] Le nouveau combat se livre à la prochaine phase de corps à corps ; les poursuivants comptent comme ayant chargé.
    }
   *[no] { $flee ->
        [none] Le nouvel ennemi a déjà fui durant cette phase : il est détruit.
       *[other] Le nouvel ennemi fuit de { $flee } ps{ $caught ->
            [yes] { " " }et se fait rattraper.
           *[no] .
        }
    }
}
outcome-pursue-off-table = L’unité quitte la table et revient au prochain tour avec les autres mouvements{ $files ->
    [none] , toutes ses figurines au bord autour du point de sortie
   *[other] , sur { $files } de front au plus, dernier rang au bord
} : ni charge ni marche forcée, et elle compte comme ayant bougé.
outcome-multi-pursuit = La poursuite couvre { $pursuit } ps.
outcome-flee-distance = L’unité fuit de { $distance } ps.
outcome-pursuit-distance = L’unité poursuit de { $distance } ps.
outcome-pursuit-catch = { $caught ->
    [yes] Les fuyards sont rattrapés et détruits.
   *[no] Les fuyards s’échappent.
}
outcome-free-manoeuvre = { $kind ->
    [widen] L’unité peut élargir son front de { $files } figurines au plus.
    [turn] L’unité peut se réorienter face à ses ennemis.
   *[none] Pas de manœuvre gratuite.
}
outcome-strike-order = { $first ->
    [unit] Le premier camp frappe en premier
   *[enemy] Le second camp frappe en premier
}{ $by ->
    [always-first] : il Frappe toujours en premier.
    [charge] : il a chargé.
    [weapon] : les armes d’en face Frappent en dernier.
    [initiative] : meilleure Initiative.
    [last-winner] : il a gagné le round précédent.
   *[die] : le dé a tranché.
}
outcome-melee-to-hit = { $hits ->
    [0] Aucune touche
    [1] 1 touche
   *[other] { $hits } touches
}{ $need ->
    [none] { " " }sans jet.
   *[other] { " " }à { $need }+.
}
outcome-melee-to-wound = { $need ->
    [none] Ces touches ne peuvent pas blesser.
   *[other] { $wounds ->
        [0] Aucune blessure
        [1] 1 blessure
       *[other] { $wounds } blessures
    } à { $need }+.
}
outcome-combat-saves = { $unsaved ->
    [0] Toutes les blessures sont sauvegardées.
    [1] 1 blessure non sauvegardée.
   *[other] { $unsaved } blessures non sauvegardées.
}
outcome-melee-attacks = { $wounds-lost ->
    [0] Aucun PV perdu.
    [1] 1 PV perdu.
   *[other] { $wounds-lost } PV perdus.
}
outcome-weapon-strength = Les touches ont une Force de { $strength }{ $attacks ->
    [0] { "" }
   *[other] , avec { $attacks } Attaque de plus
}{ $strikes-last ->
    [yes] , et Frappent en dernier.
   *[no] .
}
outcome-second-rank-attacks = { $attacks ->
    [0] Le second rang ne frappe pas.
    [1] Le second rang porte 1 Attaque.
   *[other] Le second rang porte { $attacks } Attaques.
}
outcome-rank-bonus = { $bonus ->
    [0] Aucun bonus de rangs.
   *[other] Bonus de rangs +{ $bonus }.
}
outcome-musician-tie = { $winner ->
    [none] Le combat reste à égalité.
    [unit] Le musicien du premier camp fait gagner le combat de 1.
   *[enemy] Le musicien du second camp fait gagner le combat de 1.
}
outcome-overkill = La victime compte pour { $total } au résultat de combat, dont { $bonus } de Carnage.
outcome-stubborn-leadership = Le test de moral se fait sous { $test-on }, défaite comprise.
outcome-inspiring-presence = { $usable ->
    [yes] Le Général peut être suivi : Commandement { $ld }.
   *[no] Le Général n’aide pas : Commandement { $ld }.
}
outcome-hold-your-ground = { $reroll ->
    [yes] Le test raté peut être relancé, une fois.
   *[no] Le test n’est pas relancé.
}

## Jets
roll-break-test = Test de moral
roll-restrain = Réfréner les combattants
roll-flee = Fuite
roll-pursuit = Poursuite
roll-overrun = Charge irrésistible
roll-initiative-tie = Initiative égale (1-3 le camp nommé par unit, 4-6 l’autre)
roll-attacks = Nombre d’Attaques

## Modificateurs
modifier-combat-lost = combat perdu
modifier-fear = Peur

## Étapes
step-no-weapon-skill = CC 0 : aucune Attaque.
step-hits-automatically = CC 0 en face : { $hits } { $hits ->
    [1] touche automatique
   *[other] touches automatiques
}.
step-cannot-wound = Une Force de { $strength } ne peut pas blesser une Endurance de { $toughness }.
step-blows = { $unit } contre { $target } : { $models } { $models ->
    [1] figurine
   *[other] figurines
}, { $attacks } { $attacks ->
    [1] Attaque
   *[other] Attaques
}.
step-blows-of-champion = Le champion { DE($unit) } contre { $target }, en défi : { $attacks } { $attacks ->
    [1] Attaque
   *[other] Attaques
}.
step-blows-of-champions = Le champion { DE($unit) } contre celui { DE($target) }, en défi : { $attacks } { $attacks ->
    [1] Attaque
   *[other] Attaques
}.
step-blows-at-champion = { $unit } contre le champion { DE($target) }, en défi : { $attacks } { $attacks ->
    [1] Attaque
   *[other] Attaques
}.
step-mount-blows = Montures ou attelage : { $unit } contre { $target }, { $attacks } { $attacks ->
    [1] Attaque
   *[other] Attaques
}.
step-mount-reacts = { $unit } perd son dernier cavalier : { $row ->
    [grumph] Grumph… Il quitte le champ de bataille.
    [sniff] Sniff. Il reste auprès du corps, Indémoralisable, et ne poursuit plus.
    [raaargh] Raaargh ! Il devient Frénétique et plein de Haine.
   *[other] il continue le combat.
}
step-joined-not-named = { $characters } ({ $unit }) n’a pas combattu : nommez-le aussi s’il est en contact.
step-no-blows = { step-no-blows.heading } : { step-no-blows.said }.
    .heading = Aucun coup
    .said = { $unit } contre { $target }
step-combat-wounds = { step-combat-wounds.heading } : { step-combat-wounds.said }.
    .heading = { $name ->
        [none] { $side ->
            [unit] Premier camp
           *[enemy] Second camp
        }
       *[other] { $name }
    }
    .said = { $wounds } PV { $wounds ->
        [0] infligé
        [1] infligé
       *[other] infligés
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
        [ranks] rangs supplémentaires
        [outnumber] supériorité numérique
        [cohesion] cohésion régimentaire
        [standard] étendard
        [battle-standard] Grande Bannière
        [war-banner] Bannière de Guerre
        [high-ground] position surélevée
        [doomed] ennemi Déchu
        [flank] attaque de flanc
        [rear] attaque de dos
        [overkill] Carnage
       *[other] autres bonus
    } +{ $value }
step-musician-wins = Égalité, mais un seul camp a un musicien : gagné de 1, { $name ->
    [none] { $side ->
        [unit] premier camp
       *[enemy] second camp
    }
   *[other] { $name }
}.
step-wiped-out = Un camp est exterminé : le résultat n’est pas calculé.
step-rank-bonus = { $name ->
    [none] { $side ->
        [unit] Premier camp
       *[enemy] Second camp
    }
   *[other] { $name }
} : rangs au début du combat +{ $bonus }.
step-front-unknown = Largeur du front inconnue pour { $unit } : toutes les figurines ont frappé et aucun rang n’a compté ; { WAY("unit edit unit:", $first, " change:Front5") } retient un front de 5{ $side ->
    [unit] { TYPED(" ; pour un seul round, donnez `fighting`") }
    [enemy] { TYPED(" ; pour un seul round, donnez `enemy_fighting`") }
   *[both] { TYPED(" ; pour un seul round, donnez `fighting` et `enemy_fighting`") }
}.
step-no-ranks-loose = Ce type d’unité n’a jamais de bonus de rangs.
step-no-ranks-flanked = Rangs perdus : une PU de { $power } engage le flanc ou le dos.
step-tie-to-last-winner = Initiative égale : le vainqueur du round précédent frappe en premier.
step-frenzy-lost = Vaincue : la Frénésie est perdue avant le test.
step-fear-unknown = La Peur n’est pas comptée : donnez la PU des deux camps.
step-unbreakable = Indémoralisable : test réussi sans jet.
step-cannot-hold = Démoralisée sans jet : avec { $added } ajoutés aux dés, { $ld } ou moins est hors d’atteinte.
step-hold-your-ground = { $total } pour { $ld }, raté : la Grande Bannière permet de relancer.
step-broken = { step-broken.heading } : { step-broken.said }.
    .heading = Démoralisés
    .said = { $unit }{ $total ->
        [none] , sans jet
       *[other] {""}
    }
step-holds = { step-holds.heading } : { step-holds.said }.
    .heading = Tiennent
    .said = { $unit }{ $total ->
        [none] , sans jet
       *[other] {""}
    }
step-caught = { step-caught.heading } : { step-caught.said }.
    .heading = Rattrapés et détruits
    .said = { $unit }, après { $distance } ps
step-escapes = { step-escapes.heading } : { step-escapes.said }.
    .heading = Hors d’atteinte
    .said = { $unit }, à { $distance } ps
step-no-pursuit = Pas de poursuite : { $holding ->
    [0] l’unité ne peut pas bouger.
   *[other] un ennemi au contact tient encore.
}
step-must-pursue = Frénésie ou Haine : l’unité poursuit toujours.
step-stays-behind-obstacle = L’unité reste derrière l’obstacle qu’elle défend, sans jet.
step-no-overrun = Pas de charge irrésistible : { $why ->
    [did-not-charge] l’unité n’a pas chargé ce tour.
    [ran-down] sa charge n’a fait que rattraper des fuyards, sans mener à un combat.
    [enemies-left] il reste des ennemis au contact.
    [charged-obstacle] l’unité a chargé un obstacle défendu.
    [after-pursuit] l’unité a déjà poursuivi durant cette phase.
   *[cannot-move] l’unité ne peut pas bouger.
}
step-no-manoeuvre = Pas de manœuvre gratuite : { $why ->
    [did-not-win] l’unité n’a pas gagné.
    [several-sides] elle est engagée sur plusieurs côtés.
   *[fewer-in-contact] elle aurait moins de figurines au contact.
}
step-presence-fails = Le Général n’aide pas : { $why ->
    [own-leadership] le test se fait sous le Commandement propre de l’unité.
    [too-far] il est trop loin.
    [fleeing] il est en fuite.
    [stupid] il a raté un test de Stupidité.
   *[hidden] il est dans un rang arrière.
}
step-no-second-chance = Pas de relance : { $why ->
    [not-a-break-test] seuls les tests de moral se relancent.
    [too-far] la Grande Bannière est trop loin.
    [fleeing] son porteur est en fuite.
    [stupid] son porteur a raté un test de Stupidité.
   *[hidden] son porteur est dans un rang arrière.
}

## Refus
refusal-fight-fleeing = { $unit } : unité en fuite ; seules les unités qui tiennent peuvent combattre.
refusal-fight-off-table = { $unit } : unité hors de la table ; elle combattra une fois revenue.
refusal-fighting-count = Il faut { $units } { $units ->
    [1] nombre
   *[other] nombres
 } (un par unité){ $enemies ->
    [1] { "" }
   *[other] , ou un par unité et par ennemi ({ $units } fois { $enemies })
 }, reçu { $count } : { $side ->
    [unit] `fighting`
   *[enemy] `enemy_fighting`
 }:5{ $units ->
    [1] { "" }
   *[other] { " " }5
 }.
refusal-too-many-fighting = { $unit } : { $count } figurines ne peuvent être au contact, l’unité en a { $most } et chacune attaque un seul ennemi.
refusal-assault-power = { $side ->
    [unit] `fighting`
   *[enemy] `enemy_fighting`
 } : des figurines d’une PU de { $power } combattraient à travers les murs du bâtiment ; chaque camp en a { $most } au plus.
refusal-leader-power = { $unit } : à travers les murs d’un bâtiment, une PU de { $most } au plus attaque un personnage ou un champion, pas { $power } ; dirigez le reste contre d’autres.
refusal-who-pursues = Personne ne poursuit ou ne fuit : donnez unit (qui poursuit) et enemy (qui fuit), ou leurs Mouvements par m et enemy_m.
refusal-nothing-to-compare = Rien à comparer : donnez wounds et enemy_wounds, ou les deux unités (unit et enemy).
refusal-no-such-place = Il n’y a pas d’unité numéro { $place } dans ce camp : il en a { $count }.
refusal-pursued-unreadable = « { $text } » ne dit pas qui est poursuivi : pour chacun des { $pursuers } poursuivants, donnez des numéros d’unités en fuite de 1 à { $fleers }, comme 1 2 / 3.
refusal-sides-unreadable = « { $text } » ne convient pas : donnez front, left, right ou rear pour chacune des { $count } unités en fuite.
refusal-no-shooting-at-pursuers = Une unité rencontrée par des poursuivants peut seulement maintenir sa position ou fuir, pas tirer.
refusal-cannot-flee-charge = Une unité Immunisée à la psychologie ne fuit jamais face à une charge : elle maintient sa position.
refusal-engaged-cannot-flee = Une unité engagée au combat ne peut pas fuir face à une charge : elle maintient sa position.

## Choix
choice-unit = notre camp
choice-enemy = l’ennemi
choice-both = les deux camps
choice-none = aucun
choice-front = de face
choice-flank = de flanc
choice-rear = de dos
choice-left = flanc gauche
choice-right = flanc droit
choice-several = plusieurs côtés
choice-hand-weapon = arme de base
choice-two-hand-weapons = deux armes de base
choice-spear = lance
choice-lance = lance de cavalerie
choice-great-weapon = arme lourde
choice-halberd = hallebarde
choice-flail = fléau
choice-morning-star = morgenstern
choice-cavalry-hammer = marteau de cavalerie
choice-pistol = pistolet
choice-hold = maintenir sa position
    .aliases = maintenir, maintenir la position, tenir
choice-flee = fuir
    .aliases = fuite, s’enfuir
next-panic-of-friends = Panique des amis
who-panic-of-friends = Qui est à 6 ps ou moins { DE($unit) } ?
act-stand-and-shoot = maintenir et tirer
answer-charge = maintenir la position, maintenir et tirer, ou fuir ?
answer-charge-unshot = maintenir la position, ou fuir ?
answer-charge-held = maintenir la position ?
next-respond-hold = Maintenir la position
next-respond-stand-and-shoot = Maintenir et tirer
next-respond-flee = Fuir
choice-shoot = maintenir sa position et tirer
choice-resolved = déjà résolu
choice-unresolved = pas encore résolu
choice-ready = en état d’aider
choice-fleeing = en fuite
choice-stupid = a raté un test de Stupidité
choice-hidden = dans un rang arrière
choice-break = test de moral
choice-psychology = test de psychologie
choice-rally = test de ralliement
choice-instability = test d’instabilité
choice-other = autre test

## Règles spéciales
rule-two-hand-weapons = Deux armes de base
    .aliases = arme additionnelle, armes additionnelles
rule-spear = Lance
    .aliases = lances, lance d’infanterie
rule-lance = Lance de cavalerie
    .aliases = lances de cavalerie
rule-great-weapon = Arme lourde
    .aliases = armes lourdes
rule-halberd = Hallebarde
    .aliases = hallebardes
rule-flail = Fléau
    .aliases = fléaux
rule-morning-star = Morgenstern
    .aliases = morgensterns
rule-cavalry-hammer = Marteau de cavalerie
    .aliases = marteaux de cavalerie
rule-pistol = Pistolet
    .aliases = pistolets
rule-brace-of-pistols = Paire de pistolets
    .aliases = paires de pistolets, deux pistolets
rule-steed-frenzy = Frénésie de la monture
    .aliases = monture Frénétique
rule-steed-hatred = Haine de la monture
    .aliases = monture haineuse
rule-rider-without-frenzy = Cavalier sans Frénésie
    .aliases = seule la monture est Frénétique
rule-rider-without-hatred = Cavalier sans Haine
    .aliases = seule la monture est haineuse
rule-steed-poisoned = Attaque empoisonnée de la monture
    .aliases = monture empoisonnée
rule-steed-killing-blow = Coup fatal de la monture
    .aliases = monture à Coup fatal
rule-steed-armour-piercing = Arme perforante de la monture
    .aliases = monture perforante
rule-steed-flaming = Attaque enflammée de la monture
    .aliases = monture enflammée
rule-steed-always-strikes-first = Frappe toujours en premier de la monture
    .aliases = la monture frappe toujours en premier
rule-barding = Caparaçon
    .aliases = caparaçonné, monture caparaçonnée, barde
rule-mounted = Monté
    .aliases = montée, à cheval, cavalier
rule-hold-your-ground = Tenez vos rangs
    .aliases = près de la Grande Bannière
rule-inspiring-presence = Présence charismatique
    .aliases = près du Général, Cd du Général

## Paramètres de ce chapitre
param-after-pursuit = Ce combat suit une poursuite de la même phase
param-bearer = État du Général ou du porteur de la Grande Bannière
param-challenge = Les blessures viennent d’un Défi
param-combat = Le combat du nouvel ennemi au début de cette phase
param-decline = Son joueur préfère ne pas faire de charge irrésistible
param-direction = Direction de la poursuite
param-enemies-left = Unités ennemies encore au contact
param-enemy-fighting = Figurines ennemies au contact : un nombre par unité, ou par unité et adversaire
param-enemy-flanks = PU de chaque unité ennemie qui attaque un flanc : 10 5
param-enemy-i = Initiative de l’ennemi
param-enemy-in-flank = Numéros des unités ennemies qui attaquent un flanc, 1 pour la première nommée
param-enemy-in-rear = Numéros des unités ennemies qui attaquent de dos, 1 pour la première nommée
param-enemy-ld = Commandement de l’ennemi
param-enemy-m = Mouvement de l’ennemi
param-enemy-musician = L’ennemi a un musicien au premier rang
param-enemy-power = PU de l’ennemi ; pour la Peur, de ceux qui la causent
param-enemy-ranks = Bonus de rangs de l’ennemi au début du combat
param-enemy-rears = PU de chaque unité ennemie qui attaque de dos : 10 5
param-enemy-weapon = Arme avec laquelle l’ennemi combat
param-enemy-wounds = PV que l’ennemi a fait perdre
param-enemy-mount-ws = CC des bêtes d’un char : on frappe contre la meilleure de l’équipage et des bêtes
param-enemy-ws = CC de l’ennemi
param-facing = Côté de la cible que touche l’attaque
param-fighting = Figurines au contact : un nombre par unité, ou par unité et adversaire
param-fighting-after = Figurines au contact après la manœuvre
param-first-round = Premier round de ce combat
param-flanked-by = PU de la plus grande unité ennemie sur un flanc ou de dos
param-flanked-by-skirmishers = Cet ennemi est une unité de Tirailleurs
param-flanks = PU de chacune de nos unités qui attaquent un flanc : 10 5
param-flee = Distance de fuite en pas ; plusieurs unités séparées par des espaces
param-front = L’ennemi est de face
param-high-ground = Qui domine avec la moitié de ses figurines ou plus
param-holding = Unités ennemies au contact qui tiennent
param-in-flank = Numéros de nos unités qui attaquent un flanc, 1 pour la première nommée
param-in-rear = Numéros de nos unités qui attaquent de dos, 1 pour la première nommée
param-large = Le Général ou le porteur est, ou chevauche, une Grande cible
param-leader-ld = Commandement du personnage ou du Général
param-leader-stubborn = Le personnage qui accompagne l’unité est Tenace
param-lost-by = Différence des résultats de combat
param-musician = Notre camp a un musicien au premier rang
param-obstacle = Un obstacle est défendu, ou par qui
param-only-sixes = L’unité chargée a raté son test de Peur : seuls les 6 touchent
param-overkill = PV en excès d’un Défi ; négatif si l’ennemi les a infligés
param-own = Le test se fait sous le Commandement propre de l’unité
param-penalty = Malus ajoutés aux dés ; négatif pour un bonus
param-pursued = Unités en fuite que chaque poursuivant pourchasse : 1 2 / 3 ; toutes par défaut
param-pursuit = Distance de poursuite, en pas
param-ranks = Bonus de rangs au début ; pour le calculer, figurines de chaque rang
param-rears = PU de chacune de nos unités qui attaquent de dos : 10 5
param-restrain = Tenter de réfréner les combattants
param-sides = Côté d’où fuit chaque unité : front left right rear
param-test = Quel test est raté
param-won = L’unité a gagné ce round de combat
param-won-before = Qui a gagné le round précédent de ce combat

## Que résoudre
choice-off-table = poursuite hors de la table

## Résultats, nommés pour leurs chances

## Valeurs des résultats
value-unit = premier camp
value-enemy = second camp
value-wiped-out = exterminée
value-pursues = poursuit
value-stays = se retient
value-free = libre
value-may-overrun = charge irrésistible possible
value-always-first = Frappe toujours en premier
value-weapon = arme
value-initiative = Initiative
value-last-winner = vainqueur du round précédent
value-die = le dé
value-widen = front élargi
param-enemy-state = Ce que fait l’ennemi, si aucune unité de la bataille ne le dit
result-reaction = Réaction à la perte du cavalier
value-steady = continue le combat
value-grumph = quitte la bataille
value-sniff = reste auprès du corps
value-raaargh = devient furieux
value-bolted = parti sans son cavalier

## L’arme choisie pour un combat, et un Défi livré à part
status-wields-hand-weapon = combat à l’arme de base
status-wields-two-hand-weapons = combat avec deux armes de base
status-wields-spear = combat à la lance
status-wields-lance = combat à la lance de cavalerie
status-wields-great-weapon = combat à l’arme lourde
status-wields-halberd = combat à la hallebarde
status-wields-flail = combat au fléau
status-wields-morning-star = combat à la morgenstern
status-wields-cavalry-hammer = combat au marteau de cavalerie
status-wields-pistol = combat au pistolet
status-wields-brace-of-pistols = combat avec sa paire de pistolets
status-duelled = a livré son Défi dans cette phase
counter-duel-wounds = Blessures infligées dans un Défi livré à part
counter-duel-overkill = Carnage d’un Défi livré à part
step-impact-counts = { $name ->
    [none] { $side ->
        [unit] Premier camp
       *[enemy] Second camp
    }
   *[other] { $name }
} : son impact compte pour { $wounds } { $wounds ->
    [1] blessure
   *[other] blessures
}.
step-duel-counts = { $name ->
    [none] { $side ->
        [unit] Premier camp
       *[enemy] Second camp
    }
   *[other] { $name }
} : son Défi compte pour { $wounds } { $wounds ->
    [0] blessure
    [1] blessure
   *[other] blessures
}{ $overkill ->
    [0] .
   *[other] { " " }et { $overkill } de Carnage.
}
param-duel-wounds = Blessures que notre camp a infligées dans un Défi livré à part
param-enemy-duel-wounds = Blessures que l’ennemi a infligées dans un Défi livré à part
param-duel-overkill = Carnage de notre camp dans un Défi livré à part
param-enemy-duel-overkill = Carnage de l’ennemi dans un Défi livré à part
idle-nothing-burns = rien en face ne brûle ni ne régénère.
idle-magic-like-any = personne en face n’est éthéré, ni protégé par une sauvegarde que la magie traverse.
idle-no-flames = rien ne frappe par le feu.
idle-no-poison = rien ne frappe par le poison.
idle-no-killing-blow = rien ne frappe d’un Coup fatal.
idle-nobody-feared = personne en face ne cause la peur ni la terreur.
idle-not-first-round = elle ne vaut qu’au premier round d’un combat{ TYPED(" (si c’en est un, ajoutez first_round:oui, ou dites qui a chargé)") }.
idle-has-not-charged = ce camp n’a pas chargé à ce tour (s’il a chargé, dites-le avec charged).
idle-other-weapon = une autre arme a été choisie pour ce round.
idle-has-not-moved = l’unité ne s’est pas déplacée{ TYPED(" (si elle l’a fait, ajoutez moved:oui)") }.
refusal-weapon-kept = { $why ->
    [magic] { $unit } combat avec son arme magique : il le doit tant qu’il le peut.
    [bane] { $unit } : le Fléau de l’Acier ne lui laisse que ses armes de base.
   *[chosen] { $unit } garde l’arme choisie au premier tour de ce combat ({ $weapon }) : seules les troupes armées jusqu’aux dents en changent. Laissez weapon de côté.
}
step-tests-too = { $unit } a perdu aussi et teste à part : { WAY("combat unit:", $unit, " what:break values:lost_by:", $lost-by) }
param-beside = Nos autres unités dans le combat
param-enemy-beside = Les autres unités ennemies dans le combat
