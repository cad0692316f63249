## Procédures
procedure-flyer-move = Vol
    .about = Distance de vol en montée, descente ou à l’horizontale ; atterrir et décoller
procedure-take-off = Décollage d’un bâtiment
    .about = L’altitude des fenêtres et des toits pour qui en décolle
procedure-flyer-push-back = Reculs et créatures volantes
    .about = Ce qu’est un recul pour les volants, et pour ceux qu’ils battent
procedure-aerial-bombardment = Bombardement
    .about = Des pierres lâchées sur une unité survolée : écart, touches et blessures
procedure-rearm = Chercher des projectiles
    .about = Un tour entier hors de la table, puis retour sur un 6
flyer-altitude = { $altitude ->
    [ground] au sol
    [attack] à l’altitude d’attaque
    [low] à basse altitude
   *[high] à haute altitude
}
flyer-climbed = { $climbed ->
    [ground] au sol
    [attack] à l’altitude d’attaque
    [low] à basse altitude
   *[high] à haute altitude
}
outcome-flyer-move = { $crashes ->
    [yes] Moins de { $least } cm : elle s’écrase.
   *[no] { $landed ->
        [yes] De { $least } à { $most } cm, puis elle atterrit : il ne lui reste qu’un mouvement de réserve au sol.
       *[no] De { $least } à { $most } cm ; elle finit ainsi : { flyer-altitude }.
     }
 }
outcome-take-off = Départ : { flyer-altitude }{ $must-climb ->
    [yes] { "" } ; elle doit monter, d’un niveau : { flyer-climbed }.
   *[no] { "" } ; elle peut plonger, voler à l’horizontale, ou monter : { flyer-climbed }.
 }
outcome-flyer-push-back = { $climbs ->
    [yes] Elle doit monter d’un niveau à son prochain mouvement.
   *[no] { $moves ->
        [yes] Elle recule normalement.
       *[no] Elle reste sur place, mais le recul compte ; en déroute, elle va vers son bord de table.
     }
 }
outcome-aerial-bombardment = { $off ->
    [none] Au but : { $on-target }.
    [0] Au but.
   *[other] À { $off } cm de l’objectif.
 } { $destroyed ->
    [yes] La cible est anéantie.
   *[no] PV perdus : { $wounds-lost }, figurines retirées : { $models-lost }.
 }{ $test ->
    [yes] { " " }Test de déroute : un quart de l’effectif est perdu d’un coup.
   *[no] { "" }
 }
outcome-rearm = { $back ->
    [yes] { $loaded ->
        [yes] Elle revient avec ses projectiles.
       *[no] Elle revient, sans projectiles.
     }
   *[no] Elle est hors de la table, en quête de projectiles.
 }
roll-bombing = Écart, 2D6
roll-rearm = Retour sur un 6
refusal-bombing-engaged = { $unit } est au corps à corps ; elle doit d’abord rompre le combat à sa phase de mouvement.
refusal-no-bombs = { $unit } a lâché son chargement ; elle en cherche un autre hors de la table ({ WAY("roll rearm") }).
refusal-not-in-the-air = { $unit ->
    [none] On bombarde en vol ; indiquez altitude : attack, low ou high.
   *[other] { $unit } est au sol ; on bombarde en vol.
 }
refusal-fetching-first-turn = { $unit } reste absente un tour complet ; lancez le dé au début du suivant.
refusal-wings-unknown = Comment vole-t-elle ? Indiquez wings, ou notez piqueur, planeur ou voleteur dans ses règles.
refusal-too-many-levels = Elle monte de { $up } niveau(x) au plus par mouvement, et descend de { $down }.
refusal-take-off-too-high = Du sol, on n’atteint que l’altitude d’attaque ; montez plus haut au prochain mouvement.
refusal-must-climb = { $unit } a reculé et doit monter d’un niveau à ce mouvement.
refusal-flight-too-far = C’est trop loin : { $most } cm au plus.
param-flying = L’unité battue vole
param-ground-enemy = Des ennemis au sol l’ont combattue aussi
param-wings = Sa façon de voler, si ses règles ne la disent pas
param-place = D’où elle décolle
param-give-up = Elle abandonne et revient sans projectiles
choice-swooper = piqueur
choice-hoverer = planeur
choice-flutterer = voleteur
choice-ground-floor = sol ou fenêtres du premier
choice-one-storey-roof = toit d’un bâtiment d’un étage
choice-upper-floor = fenêtres du 2e au 10e étage
choice-top = 10e étage et plus
result-least = minimum
result-most = maximum
result-altitude = altitude
result-landed = posée
result-crashes = s’écrase
result-must-climb = doit monter
result-climbed = après une montée
result-moves = recule
result-counts = compte
result-climbs = doit monter
result-rout = déroute
result-on-target = au but
result-off = écart
result-back = de retour
value-own-edge = son bord de table
value-away = à l’opposé de l’ennemi
status-landed = au sol
status-attack-altitude = à altitude d’attaque
status-low-altitude = à basse altitude
status-high-altitude = à haute altitude
status-must-climb = doit monter d’un niveau
status-no-bombs = plus rien à lâcher
status-fetching = cherche des projectiles
status-fetching-first-turn = absente un tour complet
