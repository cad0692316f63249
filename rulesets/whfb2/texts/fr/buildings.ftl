## Procédures
procedure-structure-attack = Attaque d’une construction
    .about = Attaques contre une section : elles touchent automatiquement
procedure-break-door = Défoncer une porte
    .about = Attaques contre une porte verrouillée ou barrée
procedure-breach = Percer une cloison
    .about = Une blessure ouvre une brèche dans une cloison, un plancher ou un toit
procedure-collapse = Effondrement
    .about = Une blessure par figurine dans ou sur la section, sauvegardes permises
procedure-burning-building = Bâtiment en feu
    .about = Un tour d’incendie : progression, propagation et effets à l’intérieur
procedure-extinguish = Extinction
    .about = Points de feu annulés par les figurines et les seaux
procedure-indoor-move = Mouvement en intérieur
    .about = Ce que les portes laissent d’un mouvement, et combien passent
outcome-structure-attack = { $fallen ->
    [yes] Elle s’effondre : ceux qui sont dedans ou dessus perdent 1 PV{ TYPED(" (", WAY("roll collapse"), ")") }.
   *[no] PV perdus : { $wounds-lost }, restants : { $left }.{ $alight ->
        [yes] { " " }Elle prend feu : 1 PV par tour tant qu’on ne l’éteint pas.
       *[no] { "" }
     }
 }
outcome-break-door = { $fallen ->
    [yes] La porte est défoncée.
   *[no] PV perdus : { $wounds-lost }, restants : { $left }.
 }
outcome-breach = { $breached ->
    [yes] Une brèche : une figurine de taille humaine pourra passer à la prochaine phase de mouvement, avec tout son mouvement.
   *[no] La cloison tient.
 }
outcome-collapse = { $harm-destroyed ->
    [yes] Personne n’en sort vivant.
   *[no] PV perdus : { $harm-wounds-lost }, figurines retirées : { $harm-models-lost }.
 }
outcome-burning-building = { $state ->
    [untouched] Pas d’incendie.
    [smoulders] Le feu couve (points : { $points }) : pas encore d’effet.
    [destroyed] La section est détruite par le feu.
    [blaze] C’est un brasier (points : { $points }).
   *[burns] Le bâtiment brûle (points : { $points }).
 }{ $roof ->
    [yes] { " " }Le toit s’effondre ; les survivants sont placés à l’extérieur.
   *[no] { "" }
 }{ $harm-wounds-lost ->
    [0] { "" }
   *[other] { " " }À l’intérieur : PV perdus { $harm-wounds-lost }, figurines retirées { $harm-models-lost }.
 }
outcome-extinguish = Points de feu annulés : { $put-out }.{ $left ->
    [none] { "" }
   *[other] { " " }Restants : { $left }.
 }
outcome-indoor-move = { $possible ->
    [no] Cela demande plus d’un mouvement.
   *[yes] Reste { $left } cm{ $changes-section ->
        [yes] .
       *[no] , sans quitter cette section.
     }
 }{ $through ->
    [none] { "" }
   *[other] { " " }Figurines par tour à travers une telle porte : { $through }.
 }
roll-attacks = Nombre d’attaques
roll-fire-grows = Le feu grandit
roll-fire-spreads = Le feu se propage
refusal-nobody-puts-out = Qui éteint le feu ? Indiquez figures, ou chain.
refusal-not-on-fire = { $unit ->
    [none] Il n’y a pas de feu ici ; indiquez points.
   *[other] { $unit } n’est pas en feu ; rien à éteindre.
 }
refusal-section-after-doors = Changer de section prend tout le mouvement, sans rien dépenser aux portes ; indiquez l’un ou l’autre.
param-attacks = Attaques, un nombre ou des dés
param-lost = PV perdus auparavant
param-door = La porte
param-partition = Ce qui est percé
param-points = Points de feu, s’ils ne sont pas notés
param-figures = Figurines qui agissent
param-chain = Figurines dans la chaîne de seaux
param-actions = Actions sur des portes, chacune comptée une fois
param-another-section = Va dans une autre section ou un autre étage
choice-hut = hutte ou cabane
choice-wooden-building = bâtiment de bois
choice-stone-building = bâtiment de pierre ou de ciment
choice-tower = tour
choice-stone-wall = mur de brique ou de pierre
choice-barricade = barricade
choice-reinforced-door = porte renforcée
choice-thick-door = porte en bois épaisse
choice-thin-door = porte en bois fine
choice-thick-partition = cloison de bois épaisse
choice-thin-partition = cloison de bois fine
choice-wattle = clayonnage, torchis ou chaume
choice-floor = plancher de bois ou d’argile
choice-thatched-roof = toit de chaume sur du bois
choice-open = ouverte
choice-closed = fermée
choice-locked = verrouillée
value-untouched = intact
value-smoulders = couve
value-burns = brûle
value-blaze = brasier
value-destroyed = détruit
result-fallen = effondré
result-breached = percée
result-added = ajoutés
result-roof = toit effondré
result-spread = propagation
result-put-out = annulés
result-changes-section = peut changer de section
result-possible = possible
result-through = passent
param-flaming = Les attaques sont enflammées, et la section brûle (feu simplifié)
result-alight = prend feu
step-rain-on-fire = Il pleut à verse : le feu ne progresse pas.
