procedure-auto-hits = Touches
    .about = Touches sur une unité d’un seul coup : qui les subit, blessures, sauvegardes, pertes
procedure-to-wound = Jet pour blesser
    .about = Jet pour blesser : Force contre Endurance
procedure-armour-save = Sauvegarde d’armure
    .about = Jets de sauvegarde d’armure, d’après une valeur ou les pièces portées
procedure-ward-save = Sauvegarde spéciale
    .about = Sauvegarde Invulnérable ou Régénération, la meilleure des deux
procedure-multiple-wounds = Blessures Multiples
    .about = Les PV que prend chaque blessure non sauvegardée, et les pertes
procedure-remove-casualties = Retrait des pertes
    .about = Figurines retirées pour les PV perdus, et PV restant notés
procedure-distribute-hits = Répartition des touches
    .about = Partager des touches entre une unité et les personnages qui l’accompagnent

## Ce qui tranche
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
    [yes] { " " }Lourdes pertes : test de Panique immédiat.
   *[no] { "" }
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
    [none] Aucune sauvegarde d’armure possible : { $unsaved ->
        [one] { $unsaved } non sauvegardée{ $save ->
            [none] .
           *[other] { " " }(sauvegarde de { $save }+).
         }
       *[other] { $unsaved } non sauvegardées{ $save ->
            [none] .
           *[other] { " " }(sauvegarde de { $save }+).
         }
     }
   *[other] Sauvegardées : { $saved }, non sauvegardées : { $unsaved } (sauvegarde de { $save }+, { $need }+ requis).
 }
outcome-ward-save = { $need ->
    [none] Aucune sauvegarde spéciale ne compte ici ; non sauvegardées : { $unsaved }.
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
    [0] { "" }
   *[other] { " " }Notés sur l’unité : { $carried }.
 }
outcome-remove-casualties = { $models-lost ->
    [0] Aucune figurine retirée.
    [one] { $models-lost } figurine retirée.
   *[other] { $models-lost } figurines retirées.
 }{ $carried ->
    [0] { "" }
   *[other] { " " }Notés sur l’unité : { $carried }.
 }
outcome-distribute-hits = { $rank-and-file ->
    [one] { $rank-and-file } touche sur la troupe
   *[other] { $rank-and-file } touches sur la troupe
 }, { $characters ->
    [0] aucune sur les personnages.
    [one] { $characters } sur un personnage.
   *[other] { $characters } sur les personnages.
 }

## Jets et étapes
roll-hits = nombre de touches
roll-to-wound = pour blesser
roll-armour-save = sauvegarde d’armure
roll-ward-save = Sauvegarde Invulnérable
roll-regeneration = Régénération
modifier-strength = Force
modifier-armour-piercing = Perforant
modifier-magic-resistance = Résistance à la Magie
step-cannot-wound = Une Force de 0 ne blesse rien.
step-no-armour-save = Aucune sauvegarde d’armure n’est possible.
step-no-special-save = Ni Sauvegarde Invulnérable ni Régénération ne compte ici.
step-hits-shared = { $unit } : { $hits ->
    [one] { $hits } touche.
   *[other] { $hits } touches.
 }
step-character-struck = { $unit } : { $wounds ->
    [0] aucun PV perdu.
    [one] { $wounds } PV perdu{ $slain ->
        [yes] , tué.
       *[no] .
     }
   *[other] { $wounds } PV perdus{ $slain ->
        [yes] , tué.
       *[no] .
     }
 }
lacks-damage = ce que devient une touche : qui la subit, blessures, sauvegardes et pertes
lacks-wounding = comment les touches blessent, hormis une Force ou une Endurance de 0
lacks-saves = les sauvegardes d’armure, Invulnérables et de Régénération
lacks-special-rules = ce que font ses règles spéciales

## Options et résultats
param-unsaved = Si aucune sauvegarde, quelle qu’elle soit, ne compte
param-brought-by = Ce qui les a causées, si elles restaient à venir
choice-hellfire = Feu Infernal
choice-lightning-attack = Attaque de Foudre
choice-own-miscast = le Fiasco du lanceur lui-même
choice-witch-fire = Feu de Sorcières
choice-magical-backlash = Contrecoup Magique
param-suit = L’armure portée
param-shield = Si un bouclier est porté, et utilisable
param-mount-protection = Protection de la monture, 6 pour 6+
param-barding = Si la monture est caparaçonnée
param-innate = Défense innée, 5 pour 5+
param-save-bonus = Ce qui améliore encore la sauvegarde d’armure, ou la réduit
param-lethal = Si un Coup Fatal a blessé sur un 6 naturel
choice-none = aucun
choice-light-armour = armure légère
choice-heavy-armour = armure lourde
choice-plate-armour = armure de plates
choice-combat = au corps à corps
choice-shooting = par une arme de tir
choice-artillery = par une arme d’artillerie
choice-spell = par un sort
choice-other = autrement
choice-characters = personnages
choice-rank-and-file = troupe
result-wounds-lost = PV perdus
result-models-lost = figurines retirées
result-panic = test de Panique dû
result-character-wounds = PV perdus par les personnages
result-carried = PV notés
result-hits = touches
result-wounds = blessures
result-need = requis
result-saved = sauvegardées
result-unsaved = non sauvegardées
result-save = sauvegarde d’armure
result-rank-and-file = sur la troupe
result-characters = sur les personnages
result-each = sur chaque personnage
refusal-damage-dice = Un nombre de PV ou un seul dé par blessure, comme 2, D3 ou D3+1 ; « { $text } » en demande plus.
choice-hits = touches
result-slain = tué
result-name = nom
