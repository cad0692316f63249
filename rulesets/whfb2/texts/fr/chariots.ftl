## Procédures
procedure-chariot-load = Chargement d’un char
    .about = Si l’attelage peut tirer le char et son équipage
procedure-chariot-move = Mouvement d’un char
    .about = La distance d’un char : le Mouvement de l’attelage moins 5 cm
procedure-chariot-impact = Choc d’un char
    .about = D3 touches et une par faux, sur qui est devant, quand il charge
procedure-chariot-hits = Touches sur un char
    .about = Où va chaque touche, ce qui se brise, et les pertes du char, de l’équipage, de l’attelage
procedure-chariot-slide = Essieu brisé
    .about = La glissade d’un char, au tour qui suit le bris de son essieu
chariot-told = PV perdus : caisse { $body-wounds-lost }, équipage { $crew-wounds-lost }, attelage { $team-wounds-lost }.
outcome-chariot-load = { $allowed ->
    [yes] L’attelage peut le tirer : charge de { $load }, { $pull } au plus.
   *[no] Trop lourd : charge de { $load }, { $pull } au plus.
 }
outcome-chariot-move = { $move } cm, { $charge } cm en charge.
outcome-chariot-impact = { $hits ->
    [0] Aucun choc.
   *[other] Touches : { $hits }, de Force 4. { $harm-destroyed ->
        [yes] L’ennemi est anéanti.
       *[no] PV perdus : { $harm-wounds-lost }, figurines retirées : { $harm-models-lost }.
     }
 }
outcome-chariot-hits = { chariot-told }{ $body-destroyed ->
    [yes] { " " }Le char est détruit.
   *[no] { $breakage-overturned ->
        [yes] { " " }Il se retourne et est détruit ; l’équipage continue à pied.
       *[no] { $crewless ->
            [yes] { " " }Plus d’équipage : il part en déroute.
           *[no] { $stopped ->
                [yes] { " " }Il s’arrête définitivement ; l’équipage peut descendre.
               *[no] { "" }
             }
         }
     }
 }
outcome-chariot-slide = Il glisse de { $distance } cm et s’arrête définitivement. Les ennemis rencontrés peuvent être attaqués.
roll-chariot-location = Localisation des touches
roll-chariot-damage = Dégâts à la caisse (D10)
roll-chariot-slide = Glissade en cm
roll-impact = Touches de la charge
step-chariot-struck = Touches sur la caisse : { $body }, sur l’équipage : { $crew }, sur l’attelage : { $team }.
step-chariot-thrown = Équipiers projetés par-dessus bord, morts sans sauvegarde : { $count }.
step-chariot-axle = L’essieu se brise : le char s’arrête, et glissera de D10 cm au prochain tour.
step-chariot-shaft = Le timon se brise : l’attelage continue seul, le char est hors d’usage.
step-chariot-overturned = Il perd une roue et se retourne : il est détruit.
step-no-impact = Pas de charge, pas de choc.
refusal-already-impacted = { $unit } a déjà porté son choc ce tour.
refusal-chariot-stopped = { $unit } est arrêté définitivement ; son équipage peut continuer à pied.
refusal-axle-whole = { $unit } : son essieu est intact ; il ne glisse pas.
param-animals = Animaux de trait
param-movement = Mouvement en cm
param-charged = Qui a chargé ce tour, ou s’il l’a fait
param-scythes = Faux du char ; sinon celles de ses règles
choice-chariot-location = Localisation sur un char
choice-chariot-damage = Dégâts sur un char
result-body = caisse
result-breakage = bris
result-team = attelage
result-crewless = sans équipage
result-thrown = projetés
result-axle = essieu brisé
result-shaft = timon brisé
result-overturned = retourné
result-load = charge
result-pull = traction
status-impacted = a porté son choc ce tour
status-axle-broken = essieu brisé
status-shaft-broken = timon brisé
status-stopped = arrêté définitivement
table-chariot-location-body = La caisse est touchée.
table-chariot-location-crew = Un membre de l’équipage est touché.
table-chariot-location-animal = Un animal de trait est touché.
table-chariot-damage-none = Aucun effet.
table-chariot-damage-thrown = Un équipier est projeté et meurt, sans sauvegarde.
table-chariot-damage-axle = L’essieu se brise : le char s’arrête, glissera de D10 cm au prochain tour, puis plus rien.
table-chariot-damage-shaft = Le timon se brise : l’attelage continue seul ; char hors d’usage, équipage à pied.
table-chariot-damage-overturned = Il perd une roue et se retourne : détruit, équipage à pied.
