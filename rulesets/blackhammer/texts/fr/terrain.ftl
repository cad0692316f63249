## Décors, bâtiments, ce que les unités peuvent faire
procedure-scenery-table = Élément de décor
    .about = Ce qu’un décor fait au mouvement, aux lignes de vue, au couvert et au vol
outcome-scenery-table = Terrain difficile, couvert { $cover ->
    [light] léger
   *[heavy] lourd
 }{ $across ->
    [yes] , aussi pour les tirs échangés de part et d’autre
   *[no] { "" }
 } ; { $blocks-sight ->
    [yes] bloque la vue (une figurine dedans est visible jusqu’à { $seen-into } ps)
   *[no] ne bloque pas la vue
 } ; { $landing ->
    [yes] les volants y décollent et s’y posent.
   *[no] les volants ne peuvent ni y décoller ni s’y poser.
 }
procedure-building-capacity = Investir un bâtiment
    .about = L’unité peut-elle entrer, et comment ressort-elle ?
outcome-building-capacity = { $allowed ->
    [yes] Elle peut entrer (PU { $power } sur 30)
   *[no] Elle ne peut pas entrer : { $reason ->
        [occupied] une autre unité s’y trouve
        [not-infantry] seule l’infanterie entre
        [too-many] PU { $power }, et le bâtiment en contient 30
        [outside-zone] le bâtiment n’est pas entièrement dans sa zone de déploiement
        [flying] on n’entre pas en volant
        [marched] elle a fait une marche forcée
        [reformed] elle s’est reformée
       *[too-far] une figurine parcourrait plus du double de son Mouvement
     }
 } ; elle ressort avec un front de { $front }, sur { $ranks } rangs, { $last-rank } au dernier.
procedure-building-shooting = Tirs et bâtiments
    .about = Combien tirent d’un bâtiment, et le malus des tirs contre lui
outcome-building-shooting = { $shooters } figurines tirent, dont { $see-over-units } par-dessus les autres unités ; tirs contre les occupants : { $to-hit-modifier } pour toucher.
procedure-building-hits = Gabarit sur un bâtiment
    .about = 1D6 touches sur les occupants d’un bâtiment touché par un gabarit
outcome-building-hits = Touches : { $hits } ; blessures : { $wounds }.
procedure-building-assault = Assaut contre un bâtiment
    .about = L’unité peut-elle donner l’assaut, et combien combattent de chaque côté ?
outcome-building-assault = { $allowed ->
    [yes] L’assaut est lancé
   *[no] Pas d’assaut : { $reason ->
        [besieged] une autre unité donne déjà l’assaut
        [not-infantry] seule l’infanterie, sans personne de monté, donne l’assaut
        [flying] on ne donne pas l’assaut en volant
       *[too-many] l’unité ne pourrait pas occuper elle-même le bâtiment
     }
 } ; assaillants au combat : { $fighting } ({ $on-leader } contre un même chef), défenseurs : { $enemy-fighting } ({ $enemy-on-leader } contre un même chef).
procedure-assault-round = Round d’assaut
    .about = Un round d’assaut contre un bâtiment : coups, résultat et test de moral
outcome-assault-round = { $ended-outcome ->
    [taken] Le bâtiment est pris : les défenseurs sont exterminés.
    [repelled] L’assaut est repoussé ; personne ne poursuit.
   *[goes-on] { $ended-winner ->
        [none] Égalité : l’assaut se poursuit.
       *[other] Gagné de { $ended-margin } ({ $ended-winner-name }) : l’assaut se poursuit.
     }
 } PV perdus : { $enemy-wounds } par les assaillants, { $wounds } par les défenseurs.
procedure-building-assault-result = Résultat d’un assaut
    .about = Pertes et Supériorité numérique, puis test de moral du vaincu
outcome-building-assault-result = { $outcome ->
    [taken] Le bâtiment est pris : les défenseurs sont exterminés.
    [repelled] L’assaut est repoussé ; personne ne poursuit.
   *[goes-on] { $winner ->
        [none] Égalité : l’assaut se poursuit.
       *[other] Gagné de { $margin } ({ $winner-name }) : l’assaut se poursuit.
     }
 }
procedure-action-table = Que peut faire mon unité ?
    .about = Bouger, tirer, fuir, lancer un sort, être rejointe : ce que permet la situation
outcome-action-table = Se déplacer : { $move ->
    [yes] oui
    [no] non
   *[not-this-phase] pas au cours de la même phase
 } ; tirer : { $shoot ->
    [yes] oui
   *[no] non
 } ; fuir une charge : { $flee-charge ->
    [yes] oui
    [no] jamais
   *[always] toujours
 } ; lancer, dissiper, activer objets et pouvoirs : { $act ->
    [yes] oui
   *[no] non
 } ; être rejointe : { $joined ->
    [yes] oui
   *[no] non
 }.
param-unit-situation = Dans quelle situation est l’unité
param-scenery = L’élément de décor
param-inside = PU des personnages qui s’y trouvent ou y entrent avec elle
param-occupied = Une autre unité s’y trouve
param-infantry = Toutes les figurines sont d’infanterie, aucune n’est montée
param-marched = L’unité a fait une marche forcée ce tour
param-reformed = L’unité s’est reformée ce tour
param-too-far = Une figurine parcourrait plus du double de son Mouvement
param-deploying = L’unité y est déployée avant la bataille
param-own-zone = Entièrement dans sa zone de déploiement
param-storeys = Étages au-dessus du rez-de-chaussée
param-enemy-models = Figurines ennemies
param-enemy-model-power = PU de chaque figurine ennemie
param-besieged = Un assaut du bâtiment est déjà en cours
choice-forest = Forêt, jungle, futaie
choice-ruins = Dolmens, ruines, cairns
choice-marsh = Étang peu profond, marais
choice-field = Champ, jardin, cimetière
choice-rallied = ralliée ce tour
choice-failed-charge = charge ratée
choice-failed-fear = test de Peur raté
choice-failed-terror = test de Terreur raté
choice-immobilised = immobilisée par un effet
value-attacker = assaillants
value-defender = défenseurs
value-taken = bâtiment pris
value-repelled = assaut repoussé
value-goes-on = se poursuit
value-not-this-phase = pas au cours de la même phase
value-difficult = difficile
value-always = toujours
value-not-infantry = pas d’infanterie
value-too-many = trop nombreuse
value-outside-zone = hors de sa zone de déploiement
value-occupied = occupé
value-besieged = déjà assailli
result-movement = Mouvement
result-blocks-sight = Bloque la vue
result-seen-into = Visible dedans jusqu’à
result-across = Aussi de part et d’autre
result-landing = Décollage et atterrissage
result-front = Front
result-ranks = Rangs
result-last-rank = Dernier rang
result-shooters = Tireurs
result-see-over-units = Par-dessus les unités
result-to-hit-modifier = Pour toucher les occupants
result-fighting = Assaillants au combat
result-enemy-fighting = Défenseurs au combat
result-on-leader = Assaillants contre un chef
result-enemy-on-leader = Défenseurs contre un chef
result-move = Se déplacer
result-shoot = Tirer
result-flee-charge = Fuir une charge
result-act = Magie, objets, pouvoirs
result-joined = Être rejointe
result-situations = Situations
roll-building-hits = touches sur le bâtiment
step-acts-as = Situation : { $situation ->
    [rallied] ralliée, ou test de Peur ou de Terreur raté
    [failed-charge] charge ratée
    [stupid] test de Stupidité raté
    [engaged] engagée au corps à corps
    [fleeing] en fuite
   *[immobilised] immobilisée par un effet
 }.
