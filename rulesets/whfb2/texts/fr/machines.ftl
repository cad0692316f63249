## Procédures
procedure-bolt-thrower-shot = Tir de baliste
    .about = Pour toucher, puis D6 touches par figurine, rang après rang tant qu’elles meurent
procedure-catapult-shot = Tir de catapulte
    .about = Au but ou dévié selon l’horloge, et les figurines sous le disque
procedure-bombard-shot = Tir de bombarde
    .about = Toutes les figurines du couloir, D6 touches chacune, et les incidents
procedure-cannon-shot = Tir de canon
    .about = La surchauffe, puis un boulet à travers les rangs ou de la mitraille
next-machine-hits-on = Touches sur une autre unité
offer-machine-hits = Figurines touchées
procedure-machine-hits = Touches d’une machine
    .about = Figurines comptées sous le disque d’une catapulte ou dans le couloir d’une bombarde
procedure-explosion-hits = Près d’une explosion
    .about = Figurines près d’un canon ou d’une bombarde qui explose
procedure-bombard-misfire = Incident de bombarde
    .about = Le tableau des incidents, et ce qu’il fait à la bombarde et à ses servants
procedure-cannon-reload = Rechargement d’un canon
    .about = Une phase de mouvement ; deux ou trois avec un équipage réduit
procedure-cannon-rest = Un canon refroidit
    .about = Un point de chaleur en moins à la fin d’un tour sans tir
procedure-crew-fire-check = Équipage prêt à tirer
    .about = Si un équipage réduit est prêt à temps
procedure-machine-move = Mouvement d’une machine
    .about = À quelle distance l’équipage pousse sa machine

## Ce qui tranche
offer-machine-move = Mouvement
offer-load = Rechargement
offer-cool = Refroidissement
machine-told = { $harm-destroyed ->
    [yes] La cible est anéantie.
   *[no] { $harm-wounds-lost ->
        [0] La cible ne perd rien.
       *[other] PV perdus : { $harm-wounds-lost }, figurines retirées : { $harm-models-lost }.
     }
 }{ $harm-test ->
    [yes] { " " }Test de déroute : un quart de l’effectif est perdu d’un coup.
   *[no] { "" }
 }
outcome-bolt-thrower-shot = { $fired ->
    [no] L’équipage n’est pas prêt : pas de tir ce tour.
   *[yes] { $hit ->
        [no] Le trait manque.
       *[yes] { $chariot-hits ->
            [0] { $pierced ->
                [one] { $pierced } figurine touchée, à Force { $strength }. { machine-told }
               *[other] { $pierced } figurines touchées, à partir de Force { $strength }. { machine-told }
             }
           *[other] Le char subit { $chariot-hits } touches de Force { $strength } : répartissez-les{ TYPED(" (", WAY("roll chariot_hits"), ")") }.
         }
     }
 }
outcome-catapult-shot = { $state ->
    [late] L’équipage n’est pas prêt : pas de tir ce tour.
    [astray] Le projectile dévie de { $drift } cm { $clock ->
        [0] dans le sens de la flèche{ $bearing ->
            [none] { "" }
           *[other] , à { $bearing }°
         }
        [12] au-delà de la cible (12 h)
        [1] au-delà et un peu à droite (1 h)
        [2] à droite et un peu au-delà (2 h)
        [3] à droite (3 h)
        [4] à droite et un peu court (4 h)
        [5] trop court et un peu à droite (5 h)
        [6] trop court (6 h)
        [7] trop court et un peu à gauche (7 h)
        [8] à gauche et un peu court (8 h)
        [9] à gauche (9 h)
        [10] à gauche et un peu au-delà (10 h)
       *[11] au-delà et un peu à gauche (11 h)
     }. Comptez les figurines sous le disque, puis lancez leurs touches.
   *[on-target] Au but. { $resolved ->
        [yes] Figurines touchées : { $struck }. { machine-told }
       *[no] Comptez les figurines sous le disque, puis lancez leurs touches.
     }
 }
outcome-bombard-shot = { $state ->
    [late] L’équipage n’est pas prêt : pas de tir ce tour.
    [misfires] Incident de tir : { $misfire-row }{ $misfire-turns ->
        [0] { "" }
       *[other] { " " }Tours de réparation : { $misfire-turns }.
     }{ $misfire-crew-models-lost ->
        [0] { "" }
       *[other] { " " }Servants perdus : { $misfire-crew-models-lost }.
     }
   *[shoots] Figurines touchées : { $struck }. { machine-told }
 }
outcome-bombard-misfire = { $row }{ $turns ->
    [0] { "" }
   *[other] { " " }Tours de réparation : { $turns }.
 }{ $crew-models-lost ->
    [0] { "" }
   *[other] { " " }Servants perdus : { $crew-models-lost }.
 }
outcome-cannon-shot = { $state ->
    [late] L’équipage n’est pas prêt : pas de tir ce tour.
    [explodes] Le canon explose ! Servants perdus : { $crew-models-lost }. Toute autre figurine à 15 cm est touchée.
    [misses] Le tir manque. Chaleur : { $heat }.
   *[hits] { $chariot-hits ->
        [0] Touches : { $hits }. { machine-told } Chaleur : { $heat }.
       *[other] Le char subit { $chariot-hits } touches de Force 6 : répartissez-les{ TYPED(" (", WAY("roll chariot_hits"), ")") }. Chaleur : { $heat }.
     }
 }
outcome-machine-hits = Figurines touchées : { $struck }. { machine-told }
outcome-explosion-hits = { $harm-destroyed ->
    [yes] L’unité est anéantie.
   *[no] PV perdus : { $harm-wounds-lost }, figurines retirées : { $harm-models-lost }.
 }
outcome-cannon-reload = { $loaded ->
    [yes] Le canon est chargé.
   *[no] Encore { $left } phases de mouvement.
 }
outcome-cannon-rest = Chaleur : { $heat }.
outcome-crew-fire-check = { $fires ->
    [yes] L’équipage est prêt : la machine tire.
   *[no] { $need ->
        [none] Trop peu de servants : la machine ne peut pas tirer.
       *[other] L’équipage n’est pas prêt ({ $need }+ requis).
     }
 }
outcome-machine-move = { $distance ->
    [0] Elle reste en place ; on peut la tourner.
   *[other] { $distance } cm au plus.
 } { $shoots ->
    [yes] Un canon chargé peut encore tirer, mais ne se recharge pas ce tour.
   *[no] Déplacée ou tournée, elle ne tire pas ce tour.
 }

## Jets de dés
roll-crew-ready = L’équipage est-il prêt ?
roll-catapult-aim = Point de chute (13+ : au but)
roll-drift = Déviation en cm
roll-under-disc = Figurines sous le disque
roll-first-to-hit = Première figurine : pour toucher (1 : incident)
roll-bombard-misfire = Incident de bombarde
roll-repair = Tours de réparation
roll-heat = Contre la chaleur du canon
roll-hits-per-rank = Touches par rang
modifier-large-figures = grandes créatures
step-bolt-strikes = Le trait frappe le rang { $place } à Force { $strength }.

## Refus
refusal-machine-unknown = Quelle machine ? Indiquez machine, ou notez-la parmi les règles de l’unité.
refusal-machine-moved = Une machine déplacée ou tournée ne tire pas ce tour ; tirez au prochain.
refusal-machine-unloaded = Le canon n’est pas chargé : rechargez-le d’abord à une phase de mouvement{ TYPED(" (", WAY("warmachine what:reload"), ")") }.
refusal-machine-out-of-range = { $distance } cm, c’est trop loin : { $range } cm au plus.
refusal-machine-too-near = { $distance } cm, c’est trop près : { $range } cm au moins.
refusal-crew-too-small = Un équipage de { $crew } ne peut pas servir cette machine ; remplacez les servants perdus.
refusal-cannon-target = Un boulet vise une unité, un bâtiment ou une créature d’au moins 3 PV ; celle-ci en a { $w }.
refusal-target-uphill = Une bombarde ne peut pas tirer sur un objectif plus haut qu’elle ; choisissez une autre cible.
refusal-shooters-repairing = { $unit } est en réparation et ne tire pas encore ; son état dit pour combien de tours.
refusal-machine-loaded = { $unit } est déjà chargé.
refusal-already-loading = { $unit } : ses servants ont déjà rechargé ce tour ; continuez à la prochaine phase de mouvement.
refusal-cannot-load-moving = Un canon déplacé ou tourné ne se recharge pas ce tour ; rechargez-le un tour où il reste en place.
refusal-cannon-fired = { $unit } a tiré ce tour et ne refroidit pas.
refusal-cannon-rested = { $unit } a déjà refroidi ce tour.
refusal-cannon-cold = { $unit ->
    [none] Le canon n’a pas de chaleur à perdre.
   *[other] { $unit } n’a pas de chaleur à perdre.
 }

## Options
param-machine = La machine ; sinon celle des règles de l’unité
param-crew-left = Servants restants ; sinon ceux de l’équipage nommé, ou tous
param-rows = Rangs que le tir peut traverser ; sinon d’après l’effectif et le front
param-turned = A tourné ce tour
param-covered = Figurines sous le gabarit, dans le couloir ou à portée
param-uphill = La cible est plus haut que la bombarde
param-load = Boulet ou mitraille
param-heat = Chaleur du canon, si elle n’est pas notée
param-structure = La construction : laquelle ; pour un canon, si elle est la cible
param-wheels = Si elle a des roues
param-done = Phases de mouvement déjà passées à recharger
choice-bolt-thrower = Baliste
choice-catapult = Catapulte
choice-bombard = Bombarde
choice-cannon = Canon
choice-hits = Touches
choice-explosion = Explosion
choice-misfire-table = Incident de tir
choice-reload = Recharger
choice-rest = Refroidir
choice-ball = boulet
choice-grapeshot = mitraille
choice-bombard-misfire = Incident de bombarde

## Noms des résultats
value-late = équipage pas prêt
value-explodes = explose
value-on-target = au but
value-astray = dévié
value-misfires = incident
value-shoots = tire
result-fired = équipage prêt
result-hit = touche
result-pierced = figurines touchées
result-chariot-hits = touches sur le char
result-clock = heure
result-drift = déviation
result-resolved = comptées
result-bearing = direction
result-misfire = incident
result-ruined = perdue
result-crew = équipage
result-heat = chaleur
result-loaded = chargé
result-fires = tire
result-shoots = peut tirer
result-face = dé

## États
status-heat = chaleur du canon
    .counted = chaleur du canon : { $value }
status-fired = a fait feu ce tour
status-rested = a refroidi ce tour
status-machine-unloaded = non chargé
status-loading = phases de rechargement faites
    .counted = phases de rechargement faites : { $value }
status-loaded-this-turn = servants au rechargement ce tour
status-repairing = tours de réparation restants
    .counted = tours de réparation restants : { $value }

## Tables
table-bombard-misfire-hangs-fire = Le coup ne part pas ; réessayez au prochain tour.
table-bombard-misfire-short-repair = Le coup ne part pas, et D3 tours de réparation.
table-bombard-misfire-long-repair = Le coup ne part pas, et D6 tours de réparation.
table-bombard-misfire-carriage = L’affût se fend : la bombarde est hors d’usage.
table-bombard-misfire-bursts = Elle explose : chaque servant subit une touche de Force 4, et la bombarde est perdue.
table-bombard-misfire-explodes = Elle explose : toute figurine à 12,5 cm subit D3 touches de Force 4.

next-machine-moves = Elle se déplace ou tourne
status-crew-checked = équipage vérifié ce tour
status-crew-unready = équipage pas prêt ce tour
refusal-shooters-crew-unready = { $unit } : l’équipage n’est pas prêt ce tour ; elle tirera à un autre.
