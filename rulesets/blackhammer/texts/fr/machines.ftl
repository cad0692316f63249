## Procédures
procedure-cannon-shot = Tir de canon
    .about = Estimation, dé d’artillerie, rebond, figurines fauchées et incidents de tir d’un canon
procedure-stone-thrower-shot = Tir de catapulte
    .about = Estimation, dispersion, figurines sous le gabarit et incidents de tir d’une catapulte
procedure-bolt-thrower-shot = Tir de baliste
    .about = Pour toucher, puis rang après rang, la Force baissant à chaque figurine tuée
next-machine-hits-on = Touches sur une autre unité
offer-machine-hits = Figurines touchées
procedure-machine-hits = Touches d’une machine
    .about = Les touches comptées sur la table, sur la trajectoire ou sous le gabarit
procedure-war-machine-misfire = Incident de tir
    .about = Le tableau des incidents de tir et ce qu’il fait à la machine
procedure-breath-attack = Souffle
    .about = Un Souffle, une fois par bataille : figurines sous le gabarit, blessures, pertes
procedure-mounted-hits = Touches sur un monstre ou un char monté
    .about = Les touches réparties entre la monture ou le char et ceux qu’il porte
procedure-mount-reaction = Perte du cavalier
    .about = Le test d’un monstre qui perd son dernier cavalier, et sa réaction
procedure-impact-hits = Touches d’Impact
    .about = L’impact d’un char ou d’un monstre qui charge, réparti entre les unités chargées
procedure-crush-hits = Écrasement
    .about = Les touches d’Écrasement, après toutes les Attaques du round
procedure-chariot-terrain = Char en terrain difficile
    .about = 1D6 touches de Force 6 sur un char qui traverse un décor

## Ce qui tranche
harm-told = { $harm-destroyed ->
    [yes] La cible est anéantie (PV perdus : { $harm-wounds-lost }).
   *[no] { $harm-wounds-lost ->
        [0] La cible ne perd aucun PV.
       *[other] La cible perd { $harm-wounds-lost } PV, figurines retirées : { $harm-models-lost }.
     }
 }{ $harm-crew-wounds ->
    [0] { "" }
   *[other] { " " }L’équipage perd { $harm-crew-wounds } PV{ $harm-crew-slain ->
        [yes] { " " }et n’existe plus.
       *[no] .
     }
 }{ $harm-rider-wounds ->
    [0] { "" }
   *[other] { " " }Le personnage perd { $harm-rider-wounds } PV{ $harm-rider-slain ->
        [yes] { " " }et meurt.
       *[no] .
     }
 }{ $harm-panic ->
    [now] { " " }Test de Panique immédiat.
    [end-of-phase] { " " }Test de Panique à la fin de la phase.
   *[no] { "" }
 }
outcome-cannon-shot = { $state ->
    [drenched] Trempée : elle ne tire pas ce tour.
    [misfire] Incident de tir : { $misfire-row }{ $misfire-wounds-lost ->
        [1] { $misfire-destroyed ->
            [yes] { " " }C’était le dernier PV de la machine.
           *[no] { "" }
         }
       *[other] { "" }
     }
    [beyond] Le boulet tombe à { $lands-at } ps, derrière la cible : aucun effet.
    [buried] Le boulet s’enfonce à { $lands-at } ps, sans rebond. { $struck ->
        [none] Seule une figurine au point d’impact est touchée : comptez, puis lancez leurs touches.
        [0] Personne n’est touché.
       *[other] { harm-told }
     }
   *[bounced] Le boulet tombe à { $lands-at } ps et rebondit jusqu’à { $ends-at } ps. { $struck ->
        [none] Comptez les figurines sur sa route (une par rang ou colonne d’un régiment), puis lancez leurs touches.
        [0] Personne n’est touché.
        [one] { $struck } figurine touchée. { harm-told }
       *[other] { $struck } figurines touchées. { harm-told }
     }
 }
outcome-stone-thrower-shot = { $state ->
    [drenched] Trempée : elle ne tire pas ce tour.
    [misfire] Incident de tir : { $misfire-row }{ $misfire-wounds-lost ->
        [1] { $misfire-destroyed ->
            [yes] { " " }C’était le dernier PV de la machine.
           *[no] { "" }
         }
       *[other] { "" }
     }
   *[landed] Le gabarit dévie de { $drift } ps dans le sens de la flèche{ $bearing ->
        [none] .
       *[other] , à { $bearing }°.
     }{ " " }{ $counted ->
        [yes] { harm-told }
       *[no] Comptez les figurines couvertes, puis lancez leurs touches.
     }
 }
outcome-bolt-thrower-shot = { $band ->
    [out] Hors de portée : le trait est perdu.
   *[other] { $hit ->
        [no] Le trait rate sa cible.
       *[yes] { $pierced ->
            [one] { $pierced } figurine atteinte. { harm-told }
           *[other] { $pierced } figurines atteintes l’une derrière l’autre. { harm-told }
         }
     }
 }
outcome-machine-hits = { harm-told }
outcome-war-machine-misfire = Incident de tir, { $total } : { $row }{ $wounds-lost ->
        [1] { $destroyed ->
            [yes] { " " }C’était le dernier PV de la machine.
           *[no] { "" }
         }
       *[other] { "" }
     }
outcome-breath-attack = { $drenched ->
    [yes] Trempé : pas de Souffle ce tour, il reste pour plus tard.
   *[no] { harm-told }
 }
outcome-mounted-hits = { harm-told }
outcome-mount-reaction = { $passed ->
    [yes] { $automatic ->
        [yes] Le monstre, Indémoralisable, continue le combat.
       *[no] Test réussi avec { $total } : le monstre continue le combat.
     }
   *[no] { $row ->
        [none] Test raté avec { $total } : le monstre inflige { $host-hits ->
            [one] { $host-hits } touche
           *[other] { $host-hits } touches
         } à sa propre unité{ $host-wounds ->
            [0] { "" }
           *[other] , qui perd { $host-wounds } PV
         }, puis continue le combat.{ $host-panic ->
            [now] { " " }Test de Panique immédiat.
            [end-of-phase] { " " }Test de Panique à la fin de la phase.
           *[no] { "" }
         }
       *[other] Test raté avec { $total }. { $row }
     }
 }
outcome-impact-hits = { $hits ->
    [0] Aucune touche d’Impact.
   *[other] Touches d’Impact : { $hits }, PV à compter dans le résultat de combat : { $wounds }.
 }
outcome-crush-hits = { $hits ->
    [0] Aucune touche d’Écrasement.
   *[other] Touches d’Écrasement : { $hits }, PV à compter dans le résultat de combat : { $wounds }.
 }
outcome-chariot-terrain = { $destroyed ->
    [yes] Le char se brise dans le décor ({ $hits } touches de Force 6) ; un personnage à bord continue à pied.
   *[no] { $wounds-lost ->
        [0] Le char traverse sans dommage ({ $hits } touches de Force 6).
       *[other] Le char perd { $wounds-lost } PV ({ $hits } touches de Force 6) et finit son mouvement.
     }
 }

## Jets
roll-cannon-flight = Dé d’artillerie, vol du boulet
roll-cannon-bounce = Dé d’artillerie, rebond
roll-template-drift = Dispersion du gabarit
roll-machine-misfire = Incident de tir
roll-allocation = Répartition des touches
roll-mount-reaction = Test du monstre sous son propre Cd
roll-reaction = Réaction du monstre
roll-monster-hits = Touches du monstre sur sa propre unité
roll-impact-hits = Touches d’Impact
roll-crush-hits = Touches d’Écrasement

## Étapes
step-no-retreat = Pas de retraite : une machine de guerre contrainte de fuir, ou ce que le bronze retient, est détruite.
step-ball-lands = Le boulet tombe à { $lands } ps : { $guess } estimés et { $flown } au dé.
step-ball-stopped = Le terrain arrête le boulet à { $end } ps.
step-template-aimed = Le gabarit est centré à { $guess } ps dans la direction visée, puis dévie.
step-allocated = Touches sur la monture ou le char : { $mount } ; sur ceux qu’il porte : { $rider }.
step-allocated-three = Touches sur la monture ou le char : { $mount } ; sur l’équipage : { $crew } ; sur le personnage : { $rider }.
step-bolt-strikes = Figurine { $place } : le trait frappe avec une Force de { $strength }.
step-goes-on-foot = { $unit } continue à pied, dans la surface qu’occupait le socle ; sa charge est ratée si un maintien et tir a tué sa monture.
step-chariot-without-crew = Sans autre membre d’équipage, le char est détruit avec son personnage.
step-monster-unbreakable = Un monstre Indémoralisable réussit ce test sans jet.
step-charge-goes-on = Le monstre poursuit sa charge.
step-monster-leaves-with-panic = Si son unité cède ensuite à la Panique, le monstre quitte la bataille.
step-impact = { $unit } percute { $target }, touches d’Impact : { $hits }.
step-crush = { $unit } écrase { $target }, touches : { $hits }.
step-scythes = Faux : { $hits } touches en tout.
step-no-impact = Un obstacle défendu ôte tous les avantages de la charge : pas d’Impact.

## Noms des résultats
result-harm = Dommages
result-drenched = Trempé, sans Souffle ce tour
result-crew-wounds = PV perdus par l’équipage
result-crew-slain = Équipage éliminé
result-rider-wounds = PV perdus par le personnage
result-rider-slain = Personnage tué
result-lands-at = Point de chute
result-ends-at = Fin du rebond
result-struck = Figurines touchées
result-counted = Touches résolues
result-pierced = Figurines atteintes
result-turns = Tours sans tir
result-fights-on = Reste au combat
result-host-hits = Touches sur sa propre unité
result-host-wounds = PV perdus par sa propre unité
result-host-destroyed = Sa propre unité détruite
result-host-panic = Panique de sa propre unité
value-drenched = trempée
value-beyond = derrière la cible
value-buried = enfoui
value-bounced = a rebondi
value-landed = tombé
value-misfire = incident de tir
value-scrapped = détruite

## Options et choix
param-rider = Le personnage qui monte la cible : un nom de la table, ou une ligne de profil
param-crew = Les autres cavaliers ou l’équipage de la cible : un nom de la table, ou une ligne de profil
param-guess = Distance estimée avant toute mesure, en ps
param-depth = De l’avant à l’arrière de la cible, dans l’axe du tir, en ps ; avec distance
param-rows = Rangs vus de face ou de dos, colonnes vues de flanc ; 1 pour une figurine seule
param-stops-at = Distance de la machine où le terrain arrête le boulet, en ps
param-building = La cible est dans un bâtiment
param-machine = La machine qui a tiré
param-manner = Comment viennent les touches
param-host = L’unité où se tient le monstre : un nom de la table, ou une ligne de profil
param-in-unit = Le monstre se tient dans une unité
param-charging = Le monstre est en train de charger
param-used = Le Souffle a déjà servi dans cette bataille
choice-cannon = canon
choice-stone-thrower = catapulte
choice-bolt-thrower = baliste
choice-hits = touches comptées sur la table
choice-machine-misfire = incidents de tir
choice-misfire-table = tableau des incidents de tir
choice-mount-reaction = réactions des monstres
choice-shots = tirs, un D6 par touche
choice-template-partly = gabarit, socle partiellement couvert
choice-each = effet sur chaque figurine
choice-impact = touches d’Impact

## Tableaux
table-machine-misfire-destruction = Destruction : la machine est retirée comme perte.
table-machine-misfire-problem = Problème : pas de tir ce tour ni au suivant, 1 PV perdu sans aucune sauvegarde.
table-machine-misfire-minor = Incident mineur : pas de tir ce tour.
table-mount-reaction-grumph = Grumph : le monstre quitte la bataille, retiré comme perte.
table-mount-reaction-sniff = Sniff : il ne bouge plus, pivote vers l’ennemi le plus proche et tire sur lui ; Indémoralisable, il ne poursuit jamais.
table-mount-reaction-raaargh = Raaargh : il se bat encore, Frénétique et sujet à la Haine.

## Refus
refusal-rider-dead = { $unit } : plus aucune figurine{ TYPED(" ; laissez l’option vide si plus personne ne monte la cible") }.
refusal-ball-buried = Le boulet { DE($unit) } s’est enfoncé où il est tombé et ne touche qu’une figurine : donnez hits 1, ou 0 si personne n’y était.
refusal-one-ridden-model = Un monstre ou un char monté n’a qu’un socle ; donnez 1 à covered ou à partly, pas davantage.
refusal-more-covered-than-models = Le gabarit ne peut pas couvrir { $count } figurines d’une unité qui en compte { $models } ; donnez moins de figurines.
refusal-depth-and-distance = La distance et la profondeur de la cible vont ensemble ; donnez distance et depth, ou aucune des deux.
refusal-machine-unknown = On ne sait pas quelle machine a tiré, ni donc avec quelle Force : donnez l’option machine (cannon, stone-thrower, bolt-thrower), ou s, la Force elle-même.
refusal-machine-hits-unknown = Combien de figurines touchées ? Donnez hits pour une trajectoire, ou covered et partly pour un gabarit, pas les deux.
refusal-nobody-rides = Sans cavalier ni équipage il n’y a rien à répartir ; donnez rider ou crew, ou résolvez les touches sur la cible seule.
refusal-breath-used = { $unit ->
    [none] Un Souffle ne sert qu’une fois par bataille, et celui-ci a déjà servi ; répondez non à used s’il reste disponible.
   *[other] { $unit } : le Souffle ne sert qu’une fois par bataille et a déjà servi ; choisissez un monstre qui a encore le sien.
 }
refusal-already-impacted = { $unit } : touches d’Impact déjà infligées ce tour ; passez au combat lui-même.
refusal-shooters-out-of-action = { $unit } : incident de tir, la machine ne tire pas ce tour ; elle pourra tirer à un tour suivant.
refusal-shooters-moved = { $unit } : une machine de guerre ne tire pas le tour où elle s’est déplacée ; un simple pivot ne compte pas, ôtez alors le statut.

## Règles, profil, statuts, rappels
rule-war-machine = Machine de guerre
    .aliases = machine, machines de guerre
rule-cannon = Canon
    .aliases = canons, grand canon
rule-stone-thrower = Catapulte
    .aliases = catapultes, lance-rocs, lance-pierres, mortier
rule-bolt-thrower = Baliste
    .aliases = balistes
rule-monster = Monstre
    .aliases = monstres, monture monstrueuse
rule-chariot = Char
    .aliases = chars
rule-heavy-chariot = Char lourd
    .aliases = chars lourds
rule-scythes = Faux
    .aliases = char à faux, roues à faux
rule-impact-hits = Touches d’Impact
    .aliases = impact, touche d’impact
rule-crush = Écrasement
    .aliases = touches d’écrasement
rule-crew = Équipage
    .aliases = servants, membres d’équipage
rule-beasts = Attelage
    .aliases = bêtes de trait, coursiers
rule-ordinary-rider = Cavalier ordinaire
    .aliases = passager, monté sur monstre
field-crew-s = Force des coups de l’équipage d’un char (FS)
field-mount-ws = CC de la monture, ou de chaque bête d’attelage (CCM)
field-mount-s = Force de la monture, ou de chaque bête d’attelage (FM)
field-mount-i = Initiative de la monture ou de l’attelage (IM)
field-mount-a = Attaques de la monture, ou de chaque bête d’attelage (AM)
field-crew-t = Endurance des servants au corps à corps (ES)
status-out-of-action = hors d’état de tirer jusqu’à la fin de son prochain tour
status-guards-rider = garde le corps de son cavalier
status-breathed = a utilisé son Souffle
status-impact-wounds = blessures de son impact à compter encore au résultat de combat
status-impacted = a infligé ses touches d’Impact ce tour
reminder-guesses = Distance à estimer avant toute mesure et avant les autres tirs : { $units }
