procedure-cannon-shot = Canon
    .about = Tirer au canon : toucher, la ligne, et le boulet à travers les figurines
procedure-catapult-shot = Catapulte
    .about = Tirer à la catapulte : où tombe le gabarit, et ce qu’il fait
procedure-bolt-thrower-shot = Baliste
    .about = Tirer un trait qui traverse rang après rang
procedure-flame-thrower-shot = Lance-flammes
    .about = Jusqu’où vont les flammes, et ce qu’elles font
procedure-volley-gun-shot = Canon à répétition
    .about = Tirer au canon à répétition : le nombre de tirs, et tout ce qui s’ensuit
procedure-cannon-ball = Boulet
    .about = Touches d’un boulet sur les figurines comptées sous sa ligne
procedure-template-hits = Touches du gabarit
    .about = Touches d’un gabarit sur les figurines comptées dessous
next-struck = { offer-struck }
procedure-misfire-roll = Incident de tir
    .about = Lancer sur la table des incidents de tir

## Ce qui tranche
misfire-told = { $misfire-row ->
    [explosion] Incident de tir, explosion ! Toute figurine à { $misfire-radius ->
        [one] { $misfire-radius } pouce
       *[other] { $misfire-radius } pouces
     } subit une touche de Force 5, et la machine est détruite.
    [breakdown] Incident de tir, panne : l’arme ne tire plus de la bataille.
    [jammed] Incident de tir, arme enrayée : pas de tir non plus à son prochain tour.
   *[malfunction] Incident de tir, défaillance : la machine perd 1 PV, sans aucune sauvegarde{ $misfire-destroyed ->
        [yes] { "" } ; c’était le dernier.
       *[no] .
     }
 }
harm-told = { $harm-destroyed ->
    [yes] La cible est anéantie : { $harm-wounds-lost ->
        [one] { $harm-wounds-lost } PV perdu.
       *[other] { $harm-wounds-lost } PV perdus.
     }
   *[no] { $harm-wounds-lost ->
        [0] { $harm-character-wounds ->
            [0] Aucun PV perdu.
           *[other] L’unité ne perd aucun PV.
         }
        [one] { $harm-wounds-lost } PV perdu, { $harm-models-lost ->
            [0] aucune figurine retirée.
            [one] { $harm-models-lost } figurine retirée.
           *[other] { $harm-models-lost } figurines retirées.
         }
       *[other] { $harm-wounds-lost } PV perdus, { $harm-models-lost ->
            [0] aucune figurine retirée.
            [one] { $harm-models-lost } figurine retirée.
           *[other] { $harm-models-lost } figurines retirées.
         }
     }
 }{ $harm-character-wounds ->
    [0] { "" }
    [one] { " " }{ $harm-character-wounds } PV perdu par qui l’accompagne.
   *[other] { " " }{ $harm-character-wounds } PV perdus par ceux qui l’accompagnent.
 }{ $harm-panic ->
    [yes] { " " }Lourdes pertes : test de Panique immédiat.
   *[no] { "" }
 }
outcome-cannon-shot = { $state ->
    [misfire] { misfire-told }
    [missed] Le tir rate.
    [landed] Touché : la ligne fait { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
     }. Comptez les figurines dessous, puis pressez « { offer-struck } ».
   *[struck] { harm-told }
 }
outcome-catapult-shot = { $state ->
    [misfire] { misfire-told }
    [missed] Le tir rate.
    [landed] { $inches ->
        [0] Le gabarit ne bouge pas. Comptez les figurines dessous, puis pressez « { offer-struck } ».
       *[other] Le gabarit se déplace de { $inches } pouces{ $bearing ->
            [none] { "" }
           *[other] , à { $bearing }°
         }. Comptez les figurines dessous, puis pressez « { offer-struck } ».
     }
   *[struck] { harm-told }
 }
outcome-flame-thrower-shot = { $state ->
    [misfire] { misfire-told }
    [missed] Le tir rate.
    [landed] Les flammes vont à { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
     }. Comptez les figurines sur leur passage, puis pressez « { offer-struck } ».
   *[struck] { harm-told }
 }
outcome-bolt-thrower-shot = { $state ->
    [missed] Le tir rate.
   *[struck] { harm-told }
 }
outcome-volley-gun-shot = { $state ->
    [misfire] { misfire-told }
    [missed] Le tir rate.
   *[struck] { harm-told }
 }
outcome-cannon-ball = { $destroyed ->
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
procedure-explosion-hits = Explosion
    .about = Touches sur les figurines d’une unité proches d’une machine qui a explosé
outcome-explosion-hits = { outcome-auto-hits }
param-counted = L’explosion ou le Fiasco dont il s’agit, tels que la table les garde
procedure-nobody-else = Plus personne n’est touché
    .about = Ce qui se dit une fois que l’explosion ou le Fiasco a touché tous ceux qui étaient à portée
outcome-nobody-else = Plus personne n’est touché.
outcome-template-hits = { $destroyed ->
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
outcome-misfire-roll = { $row ->
    [explosion] Explosion ! Toute figurine à { $radius ->
        [one] { $radius } pouce
       *[other] { $radius } pouces
     } subit une touche de Force 5, et la machine est détruite.
    [breakdown] Panne : l’arme ne tire plus de la bataille.
    [jammed] Arme enrayée : pas de tir non plus à son prochain tour.
   *[malfunction] Défaillance : la machine perd 1 PV, sans aucune sauvegarde{ $destroyed ->
        [yes] { "" } ; c’était le dernier.
       *[no] .
     }
 }
table-misfire-explosion = Explosion : une touche de Force 5 sur toute figurine à D6 pouces, et la machine est détruite.
table-misfire-breakdown = Panne : l’arme ne tire plus de la bataille.
table-misfire-jammed = Arme enrayée : pas de tir non plus à son prochain tour.
table-misfire-malfunction = Défaillance : la machine perd 1 PV, sans aucune sauvegarde.

## Jets, étapes et manques
roll-cannon-line = pouces de la ligne
roll-flame-distance = pouces de flammes
roll-misfire = table des incidents de tir
roll-misfire-again = table des incidents de tir, relance
roll-explosion = pouces de l’explosion
roll-template-indoors = figurines touchées dans le bâtiment
roll-template-scatter = déviation
modifier-large-target = Grande Cible
modifier-strained = un 6 parmi les tirs
step-random-direction = Le gabarit se déplace de { $inches } pouces dans une direction aléatoire.
lacks-artillery = l’artillerie et ses incidents de tir
next-explosion = Explosion : touches sur une unité proche

## Options et résultats
param-machine = L’arme par son nom ; sinon celle que possède l’unité
param-line-length = Pouces de la ligne d’un canon : D6, 2D6
param-touched = Figurines sous la ligne, y compris la première touchée
param-misfire-reroll = Le meilleur résultat que fait relancer un Ingénieur
param-in-sight = Si le centre du gabarit est placé en vue
param-scatter-reroll = Si un Ingénieur fait relancer une flèche
param-distance-reroll = La plus grande distance que fait relancer un Ingénieur
param-covered = Figurines sous le gabarit, ou sur son passage
param-centre = Si une figurine est sous le centre du gabarit
param-facing = De quel côté la cible est attaquée ou visée ; un tir dans le dos compte comme un tir de face
param-depth = Rangs de la cible, ou colonnes de flanc
param-times = Par combien le nombre de tirs est multiplié
choice-cannon = canon
choice-catapult = catapulte
choice-bolt-thrower = baliste
choice-flame-thrower = lance-flammes
choice-volley-gun = canon à répétition
choice-ball = boulet
choice-template = touches du gabarit
choice-misfire = table des incidents de tir
choice-misfire-table = table des incidents
choice-breakdown = panne ou pire
choice-jammed = enrayée ou pire
choice-front = avant
choice-flank = flanc
result-state = ce qu’il devient
result-harm = dégâts
result-radius = pouces de l’explosion
result-spared = les autres sont épargnés
value-missed = raté
value-landed = tombé
value-struck = touché
refusal-another-machine = { $rule } : cette arme tire à sa façon{ TYPED(" ; dites-le avec what, par exemple what:catapult") }.
refusal-nothing-strikes = Aucune explosion ni aucun Fiasco ne touche qui est proche en ce moment : il n’y a personne à écarter.
refusal-shots-too-near = À { $distance } pouces, la cible est trop proche : { $least } pouces au moins.
choice-empire-cannon = canon impérial
choice-dwarf-cannon = canon nain
choice-thunder-cannon = canon-Tonnerre
choice-thunder-cannon-volley = canon-Tonnerre en mitraille
choice-empire-mortar = mortier impérial
choice-dwarf-catapult = catapulte naine
choice-equitaine-trebuchet = trébuchet d’Équitaine
choice-charnel-catapult = catapulte Charnier
choice-empire-volley-gun = canon à répétition impérial
choice-elven-bolt-thrower = baliste elfique
choice-equitaine-scorpion = scorpion d’Équitaine
choice-dwarf-flame-thrower = lance-flammes nain
choice-infernal-flame-thrower = lance-flammes infernal
value-misfire = incident de tir
value-explosion = explosion
value-breakdown = panne
value-jammed = enrayée
value-malfunction = défaillance
relation-shot = tir
    .aliases = tire sur
    .own = a tiré sur { $other }
    .theirs = sous le tir { DE($other) }
relation-step-landed = figurines à compter
relation-step-struck = résolu
