## Procédures
procedure-shooting-attack = Tir
    .about = Le tir d’une unité d’un seul coup : toucher, blesser, sauvegardes, pertes, Panique
procedure-auto-hits = Touches automatiques
    .about = Touches sans jet pour toucher : armes surnaturelles, sorts, dé d’artillerie
procedure-shoot-to-hit = Jet pour toucher au tir
    .about = Jet pour toucher au tir, chaque bonus et malus nommé
procedure-seven-plus = 7+ pour toucher
    .about = Tirs qui exigent 7 ou plus : un 6, puis 4+
procedure-range-check = Portée
    .about = Courte portée, longue portée ou hors de portée
procedure-line-of-sight = Ligne de vue
    .about = Qui voit qui par-dessus figurines et décors, avec les Grandes cibles et les collines
outcome-line-of-sight = { $sees ->
    [yes] La cible est visible, { $ranks ->
        [front] du premier rang{ $to-hit ->
            [0] .
           *[other] { " " }(+{ $to-hit } pour la toucher).
         }
        [two] de deux rangs{ $to-hit ->
            [0] .
           *[other] { " " }(+{ $to-hit } pour la toucher).
         }
       *[all] de tous les rangs{ $to-hit ->
            [0] .
           *[other] { " " }(+{ $to-hit } pour la toucher).
         }
     }{ $may-charge ->
        [yes] { "" }
       *[no] { " " }Les figurines qui la séparent empêchent de charger.
     }
   *[no] La cible n’est pas visible : { $reason ->
        [arc] hors de l’angle de vue.
        [wood] plus de 2 ps de bois.
        [scenery] un décor la cache.
       *[models] des figurines la cachent.
     }
 }
procedure-cover-check = Couvert
    .about = La cible est-elle assez à couvert, léger ou lourd
procedure-multiple-shots = Tirs multiples
    .about = Le nombre de tirs d’une unité et leur malus
procedure-to-wound = Jet pour blesser
    .about = Jet pour blesser : Force contre Endurance
procedure-armour-save = Sauvegarde d’armure
    .about = Jets de sauvegarde d’armure, d’après une valeur ou l’armure portée
procedure-ward-save = Sauvegarde invulnérable
    .about = Jets de sauvegarde invulnérable, Aura et Régénération comprises
procedure-multiple-wounds = Blessures multiples
    .about = Les PV perdus pour chaque blessure non sauvegardée, et les pertes
procedure-remove-casualties = Retrait des pertes
    .about = Figurines retirées pour les PV perdus, et PV restant notés
procedure-unit-power = Puissance d’Unité
    .about = La PU d’une unité : celle de toutes ses figurines

## Ce qui tranche
outcome-shooting-attack = { $band ->
    [near] L’assaillant est à la moitié de sa distance de charge ou moins : l’unité maintient simplement sa position.
    [out] Hors de portée : tous les tirs ratent.
   *[other] { $destroyed ->
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
    }
}{ $character-wounds ->
    [0] { "" }
    [one] { " " }{ $character-wounds } PV perdu par qui l’accompagne.
   *[other] { " " }{ $character-wounds } PV perdus par ceux qui l’accompagnent.
}{ $panic ->
    [now] {" "}Test de Panique immédiat.
    [end-of-phase] {" "}Test de Panique à la fin de la phase.
   *[no] {""}
}
outcome-auto-hits = { $destroyed ->
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
    [now] {" "}Test de Panique immédiat.
    [end-of-phase] {" "}Test de Panique à la fin de la phase.
   *[no] {""}
}
outcome-shoot-to-hit = { $hits ->
    [0] Tous les tirs ratent
    [one] { $hits } touche
   *[other] { $hits } touches
} ({ $need ->
    [7] { $required }+ exigé : 6, puis 4+
   *[other] { $need }+ requis
}).
outcome-seven-plus = { $hits ->
    [0] Tous les tirs ratent (6, puis 4+).
    [one] { $hits } touche (6, puis 4+).
   *[other] { $hits } touches (6, puis 4+).
}
outcome-range-check = { $band ->
    [out] Hors de portée : les tirs ratent sans jet.
    [long] Longue portée{ $modifier ->
        [0] , sans effet sur ces armes.
       *[other] {" "}: −1 pour toucher.
    }
   *[short] Courte portée.
}
outcome-cover-check = { $cover ->
    [heavy] Couvert lourd : −2 pour toucher.
    [light] Couvert léger : −1 pour toucher.
   *[none] Pas de couvert.
}
outcome-multiple-shots = { $shots ->
    [one] { $shots } tir
   *[other] { $shots } tirs
}{ $modifier ->
    [0] , sans malus.
   *[other] , à −1 pour toucher.
}
outcome-to-wound = { $need ->
    [none] Ces touches ne peuvent pas blesser cette cible.
   *[other] { $wounds ->
        [0] Aucune blessure ({ $need }+ requis).
        [one] { $wounds } blessure ({ $need }+ requis).
       *[other] { $wounds } blessures ({ $need }+ requis).
    }
}
outcome-armour-save = { $need ->
    [none] Aucune sauvegarde d’armure possible : non sauvegardées, { $unsaved }{ $save ->
        [none] .
       *[other] {" "}(sauvegarde de { $save }+).
    }
   *[other] Sauvegardées : { $saved }, non sauvegardées : { $unsaved } (sauvegarde de { $save }+, { $need }+ requis).
}
outcome-ward-save = { $need ->
    [none] Aucune sauvegarde invulnérable ne compte ici : non sauvegardées, { $unsaved }.
   *[other] Sauvegardées : { $saved }, non sauvegardées : { $unsaved } ({ $need }+ requis).
}
outcome-multiple-wounds = { $wounds-lost ->
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
}{ $carried ->
    [0] {""}
   *[other] {" "}PV notés sur l’unité : { $carried }.
}
outcome-remove-casualties = { $models-lost ->
    [0] Aucune figurine retirée.
    [one] { $models-lost } figurine retirée.
   *[other] { $models-lost } figurines retirées.
}{ $carried ->
    [0] {""}
   *[other] {" "}PV notés sur l’unité : { $carried }.
}
outcome-unit-power = Puissance d’Unité : { $power }.

## Jets
roll-shots = Nombre de tirs
roll-hits = Nombre de touches
roll-to-hit = Pour toucher
roll-seven-plus = Pour toucher, second jet

## Bonus et malus
modifier-large-target = grande cible
modifier-stand-and-shoot = maintenir et tirer
modifier-small-target = figurine isolée ou tirailleurs
modifier-moved = tir en mouvement
modifier-long-range = longue portée
modifier-light-cover = couvert léger
modifier-heavy-cover = couvert lourd
modifier-multiple-shots = tirs multiples

## Étapes
step-harmless = Les règles spéciales de la cible l’immunisent contre ces attaques.
step-no-armour-save = Aucune sauvegarde d’armure n’est possible.
step-no-ward-save = Aucune sauvegarde invulnérable ne compte ici.
step-front-rank-shoots = Seul le premier rang voit la cible : { $models } tireurs (s’ils sont plus nombreux à la voir, dites combien avant le jet).
step-artillery-misfire = Incident de tir : aucune touche.

## Noms des résultats
result-wounds-lost = PV perdus
result-carried = PV notés sur l’unité
result-band = Portée
result-shots = Tirs
result-unsaved = Blessures non sauvegardées
result-saved = Blessures sauvegardées
result-required = Exigé
result-need = Requis
result-sixes = Premiers 6
result-modifier = Pour toucher
result-cover = Couvert
result-each = Tirs par figurine
result-save = Sauvegarde d’armure
result-power = Puissance d’Unité
value-short = courte portée
value-long = longue portée
value-out = hors de portée
value-now = immédiat

## Règles spéciales du tir
rule-crossbow = Arbalète
    .aliases = arbalètes
rule-longbow = Arc long
    .aliases = arcs longs
rule-bow = Arc
    .aliases = arcs
rule-short-bow = Arc court
    .aliases = arcs courts
rule-handgun = Arquebuse
    .aliases = arquebuses
rule-sling = Fronde
    .aliases = frondes
rule-javelins = Javelots
    .aliases = javelot
rule-throwing-knives = Couteaux de lancer
    .aliases = étoiles de lancer, couteau de lancer
rule-throwing-axes = Haches de lancer
    .aliases = hache de lancer

## Choix
choice-crossbow = Arbalète
choice-longbow = Arc long
choice-bow = Arc
choice-short-bow = Arc court
choice-handgun = Arquebuse
choice-brace-of-pistols = Paire de pistolets
choice-sling = Fronde
choice-javelins = Javelots
choice-throwing-knives = Couteaux ou étoiles de lancer
choice-throwing-axes = Haches de lancer
choice-light = léger
choice-heavy = lourd
choice-shield = bouclier
choice-light-armour = armure légère
choice-light-armour-and-shield = armure légère et bouclier
choice-heavy-armour = armure lourde
choice-heavy-armour-and-shield = armure lourde et bouclier
choice-infantry = Infanterie
choice-monstrous-infantry = Infanterie monstrueuse
choice-cavalry = Cavalerie
choice-monstrous-cavalry = Cavalerie monstrueuse
choice-flying-cavalry = Cavalerie volante
choice-chariot = Char
choice-heavy-chariot = Char lourd
choice-war-machine = Machine de guerre
choice-monster = Monstre
choice-ridden-monster = Monstre monté

## Refus
refusal-shooters-dead = { $unit } : plus de figurine pour tirer ; choisissez une unité qui en a.
refusal-shooters-fleeing = { $unit } : une unité en fuite ne peut pas tirer ; ralliez-la d’abord, elle tirera lors d’un tour suivant.
refusal-shooters-engaged = { $unit } : une unité au corps à corps ne peut pas tirer ; choisissez une unité qui n’y est pas, ou corrigez la table par { WAY("unit status") }.
refusal-shooters-rallied = { $unit } : une unité ralliée ce tour ne peut pas tirer avant le prochain.
refusal-shooters-stands-fast = { $unit } maintient sa position et ne tire sur aucun de ses assaillants, l’ayant répondu ou l’un d’eux étant à moins de la moitié de sa distance de charge ; { WAY("undo") } annule la réponse.
refusal-shooters-charged-from-near = { $unit } a un assaillant à moins de la moitié de sa distance de charge et ne tire sur aucun : elle maintient sa position.
refusal-shooters-stood-and-shot = { $unit } a tiré sur l’un de ses assaillants durant cette phase et ne tire sur aucun autre.
refusal-shooters-failed-charge = { $unit } : charge ratée ce tour, pas de tir avant le prochain.
refusal-shooters-stupid = { $unit } : test de Stupidité raté, l’unité ne fait rien avant son prochain tour.
refusal-shooters-failed-terror = { $unit } : test de Terreur raté ce tour, pas de tir avant le prochain.
refusal-shooters-failed-fear = { $unit } : test de Peur raté ce tour, pas de tir avant le prochain.
refusal-shooters-off-table = { $unit } : unité hors de la table, qui pourra tirer à son retour.
refusal-shooters-marched = { $unit } : marche forcée ce tour ; seule la Cavalerie légère tire après une marche forcée.
refusal-shooters-reformed = { $unit } : reformation ce tour ; seule la Cavalerie légère tire après une reformation.
refusal-already-shot = { $unit } a déjà tiré ce tour, et une fois suffit ; { WAY("undo") } l’annule, pour recommencer.
refusal-move-or-shoot = Ces armes ne tirent pas le tour où leurs porteurs se sont déplacés ; faites tirer une unité restée immobile.
refusal-target-dead = { $unit ->
    [none] Une cible sans figurine ne peut pas être visée ; donnez au moins une figurine.
   *[other] { $unit } : plus aucune figurine ; choisissez une autre cible.
}
refusal-target-engaged = { $unit } : une unité au corps à corps ne peut pas être visée ; choisissez une cible qui n’y est pas, ou corrigez la table par { WAY("unit status") }.
refusal-target-off-table = { $unit } : unité hors de la table ; choisissez une cible qui s’y trouve.
refusal-target-in-unit = { $unit } est dans { $host } : tirs et sorts visent l’unité entière, indiquez { TYPED("target:") }{ $host } (ou { WAY("unit leave ", $unit) } s’il en est sorti).
refusal-no-ballistic-skill = Une CT de 0 ne permet pas de tirer ; il faut au moins 1.
refusal-range-unknown = Une distance ne dit rien sans portée ; donnez aussi l’arme ou sa portée.
refusal-strength-unknown = La Force de ces tirs est inconnue ; donnez l’arme ou s, ou un profil avec la Force des tirs (FT4).
refusal-shots-unknown = Combien de tirs ? Donnez shots, ou l’unité qui tire.
refusal-damage-dice = { $text } PV par blessure ne peuvent pas être lancés ; donnez un nombre ou un seul dé, comme D3 ou D6.
refusal-more-in-cover-than-models = La cible compte { $models } figurines ; il ne peut pas y en avoir davantage à couvert.
refusal-barding-without-mount = Seule une monture porte un caparaçon ; précisez aussi cavalry, ou retirez barding.
refusal-shield-needed = Cette armure n’a pas de bouclier ; choisissez-en une avec bouclier, ou retirez shield_in_melee.
step-shots-out-of-range = La cible est hors de portée : les tirs ratent.
step-two-ranks-shoot = Deux rangs tirent depuis la colline, soit { $models } figurines.
param-hill = Qui est sur une colline, le tireur (unit) ou la cible
param-screen = Une unité entre les deux : un nom de la table, ou une ligne de profil
param-between = Ce qui se trouve entre les deux
param-in-arc = La cible est dans l’angle de vue de 90°
param-wood = Distance de bois ou de décor semblable que traverse la ligne de vue
param-screen-rules = Règles spéciales des figurines placées entre les deux
choice-models = des figurines
choice-low-scenery = un décor bas
choice-scenery = un décor qui cache la vue
result-sees = Visible
value-front = le premier
value-two = deux
value-all = tous
value-arc = hors de l’angle de vue
value-wood = bois
value-scenery = décor
value-models = figurines
choice-target = la cible
result-to-hit = Bonus pour toucher une Grande cible
result-character-wounds = PV perdus par qui accompagne la cible

refusal-shooters-war-machine = { $unit } : une machine de guerre ne tire jamais sur qui la charge ; elle maintient sa position.
refusal-shooters-underground = { $unit } : en chemin sous terre ; elle pourra tirer une fois sortie.
refusal-shooters-lost-underground = { $unit } : perdue sous terre ; elle ne prend pas part à la bataille.
refusal-target-underground = { $unit } : sous terre ; choisissez une cible qui est sur la table.
refusal-target-lost-underground = { $unit } : perdue sous terre ; choisissez une cible qui est sur la table.
