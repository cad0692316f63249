## Armées, déploiement, tunnels, mutations
procedure-army-limits = Composition de l’armée
    .about = Ce que peut contenir une armée de tant de points, et si la vôtre s’y tient
outcome-army-limits = { $legal ->
    [none] { "" }
    [yes] { "Conforme. " }
   *[no] { $breaches ->
        [one] { "Une limite n’est pas respectée. " }
       *[other] { $breaches } limites ne sont pas respectées.{ " " }
     }
 }Personnages : { $max-characters } au plus (Seigneurs : { $max-lords }, Héros : { $max-heroes }) ; Base : { $min-core } ou plus ; Spéciales : jusqu’à { $max-special } ; Rares : jusqu’à { $max-rare }{ $max-rare-points ->
    [none] { "" }
   *[other] { "" } ({ $max-rare-points } points)
 }{ $max-item-points ->
    [none] .
   *[other] { "" } ; objets jusqu’à { $max-item-points } points ; niveau de sorcellerie jusqu’à { $max-level }.
 }
procedure-choose-side = Choix du côté de table
    .about = Le jet pour le côté de table
outcome-choose-side = Choisit son bord de table : { $winner-name } ; décide qui place la première unité : { $loser-name }.
procedure-deployment-zone = Zone de déploiement
    .about = La profondeur des zones de déploiement d’une table
outcome-deployment-zone = { $depth } ps de profondeur depuis le bord de table, { $between } ps entre les zones.
procedure-special-deployment = Déploiement spécial
    .about = L’unité peut-elle user là de son déploiement spécial ?
outcome-special-deployment = { $allowed ->
    [yes] Elle peut (étape { $place } du déploiement).
   *[no] Elle ne peut pas : { $reason ->
        [characters] un personnage qui l’accompagne n’a pas la règle.
        [too-near] un ennemi est à 10 ps ou moins.
        [seen] un ennemi la voit, hors de sa zone de déploiement.
        [outside-zone] elle est hors de sa zone de déploiement.
        [too-far] elle doit être à 3 ps ou moins de son Unité mère.
       *[character] un Maître stratège ne garde pas de personnage.
     }
 }
procedure-special-deploy-rolloff = Déploiements spéciaux des deux camps
    .about = Les deux camps ont le même déploiement spécial : qui commence ?
outcome-special-deploy-rolloff = Choisit qui commence : { $winner-name } ; puis une unité chacun à tour de rôle.
procedure-who-starts = Qui commence ?
    .about = Le jet pour choisir qui joue le premier tour
outcome-who-starts = { $side-own ->
    [none] Choisit de jouer en premier ou en second : { $winner-name }.
   *[other] { $winner ->
        [side-one] { $side-own }
       *[side-two] { $side-enemy }
    } choisit de jouer en premier ou en second.
 }
procedure-mutations-roll = Mutations
    .about = Tirer la mutation d’une unité avant le déploiement
outcome-mutations-roll = { $row } ({ $total })
procedure-tunnel-arrival = Arrivée par un tunnel
    .about = L’unité sort-elle, et où ?
outcome-tunnel-arrival = { $arrives ->
    [yes] Les Tunneliers sortent : le pion dévie de { $distance } ps{ $bearing ->
        [none] { "" }
       *[other] { "" } vers { $bearing }°
     }.
   *[no] { $row ->
        [none] Les Tunneliers ne sortent pas encore.
       *[other] { $row }
     }
 }
procedure-tunnel-accident = Accident souterrain
    .about = Ce qui arrive à une unité égarée sous terre
outcome-tunnel-accident = { $row }
procedure-tunnel-landing = Sortie du tunnel
    .about = Où s’arrête le pion : ce que devient l’unité
outcome-tunnel-landing = { $outcome ->
    [contact] Ils sortent au bord ennemi le plus proche et comptent comme ayant chargé ; l’ennemi ne peut que { $target-response ->
        [hold] maintenir sa position.
       *[flee] continuer à fuir.
     } Les tests de psychologie sont réussis.
    [beside] Ils sont placés à 1 ps du bord le plus proche de l’unité amie.
    [placed] Ils sont placés sur le pion, avec un front de 5 au plus.
   *[destroyed] Ils sont perdus.
 }
param-cost = Ce que coûte l’armée
param-lords = Seigneurs de l’armée
param-heroes = Héros de l’armée
param-core-choices = Choix de Base de l’armée
param-special-choices = Choix Spéciaux de l’armée
param-rare-choices = Choix Rares de l’armée
param-rare-points = Ce que coûtent les choix Rares
param-item-points = L’objet, le don ou la capacité le plus cher
param-heart = Unités prises parmi celles du noyau de l’armée
param-same = Combien de fois est prise l’unité la plus répétée, hors personnages
param-ability = Le déploiement spécial
param-strategist = De qui le Général est Maître stratège
param-deployed-first = Qui a fini son déploiement en premier
param-seen = Un ennemi la voit à cet endroit
param-characters-lack = Un personnage avec l’unité n’a pas la règle
param-is-character = C’est un personnage
param-table-width = Largeur de la table entre les bords des joueurs, en centimètres
param-mutation-dice = Nombre de dés, 1 ou 2
param-turn = Le tour de jeu
param-last = C’est le dernier tour de la bataille
param-landing = Où s’arrête le pion
choice-master-strategist = Maître stratège
choice-scouts = Éclaireurs
choice-concealed = Figurines Cachées
choice-tunnels = Tunnels
choice-vanguard = Avant-garde
choice-attached = Unité rattachée
choice-open = terrain découvert
choice-impassable = terrain infranchissable
choice-building = un bâtiment
choice-mutations = Mutations
choice-tunnel-accident = Accidents souterrains
value-beside = à côté d’amis
value-placed = placée
value-characters = un personnage ne l’a pas
value-too-near = trop près
value-too-far = trop loin
value-seen = vue
result-max-characters = Personnages au plus
result-max-lords = Seigneurs au plus
result-max-heroes = Héros au plus
result-min-core = Base au moins
result-max-special = Spéciales au plus
result-max-rare = Rares au plus
result-max-rare-points = Points de Rares
result-max-item-points = Points d’un objet
result-max-level = Niveau de sorcellerie
result-max-same = La même unité au plus
result-depth = Profondeur
result-between = Entre les zones
result-loser = Perdant
result-arrives = Sort
result-missing = Absente de la bataille
result-returns = Sort chez elle
result-target-response = L’ennemi peut
roll-side-roll = un dé par camp
roll-mutations = Mutations
roll-tunnel-arrival = arrivée par un tunnel
roll-tunnel-marker = déviation du pion
roll-tunnel-accident = accident souterrain
step-army-too-much = { $limit ->
    [cost] Points de l’armée
    [characters] Personnages
    [lords] Seigneurs
    [heroes] Héros
    [special] Choix Spéciaux
    [rare] Choix Rares
    [rare-points] Points des choix Rares
    [item-points] Points d’un objet ou d’une capacité
    [level] Niveau de sorcellerie
   *[same] La même unité
 } : { $taken }, au plus { $allowed }.
step-army-too-little = { $limit ->
    [core] Choix de Base
    [general] Personnages, dont le Général
   *[heart] Unités du noyau de l’armée
 } : { $taken }, au moins { $needed }.
step-deployed-in-order = Étape { $place } du déploiement.
step-tunnel-last-turn = C’était le dernier tour : accident souterrain.
refusal-table-too-narrow = Une table de { $width } cm de large ne laisse pas de place au déploiement : il y a 24 ps (60 cm) entre les zones.
refusal-mutation-dice = Les Mutations se tirent avec 1 ou { $most } dés, pas { $dice }.
refusal-tunnels-too-early = Personne ne sort d’un tunnel avant le tour { $first }.
reminder-spells = Sorts à générer : { $units }
reminder-first-turn = Avant le premier tour : le jet pour savoir qui commence
    .typed = /battle next first:…
reminder-mutations = Mutations à tirer avant le déploiement : { $units }
reminder-deploy-attached = Unités rattachées à déployer avec leur Unité mère, à 3 ps au plus : { $units }
reminder-deploy-scouts = Éclaireurs à déployer une fois les deux armées en place : { $units }
reminder-deploy-concealed = Figurines Cachées à dissimuler en secret : { $units }
reminder-deploy-tunnels = Pions de Tunnel à poser : { $units }
reminder-deploy-vanguard = Mouvements d’Avant-garde, les derniers avant le jet du premier tour : { $units }
refusal-no-special-deployment = { $unit ->
    [none] Dites quel déploiement spécial avec ability, ou nommez l’unité qui en a un.
   *[other] { $unit } n’a pas de déploiement spécial parmi ses règles : dites lequel avec ability.
}
reminder-tunnels = { $last ->
    [0] Sous terre, au début des autres mouvements
   *[other] Sous terre, dernier tour (accident si personne ne sort)
 } : { $units }
status-underground = en route sous terre
status-lost-underground = perdue sous terre
rule-mutations = Mutations
    .aliases = mutation
rule-tunnels = Tunnels
    .aliases = Tunneliers, tunnel
rule-scouts = Éclaireurs
    .aliases = éclaireur
rule-vanguard = Avant-garde
    .aliases = avant garde
rule-hidden = Caché
    .aliases = cachés, cachée, cachées
rule-lord = Seigneur
    .aliases = seigneurs
rule-hero = Héros
    .aliases = heros
rule-core-choice = Unité de Base
    .aliases = base, unités de base, choix de base
rule-special-choice = Unité Spéciale
    .aliases = spéciale, unités spéciales, choix spécial
rule-rare-choice = Unité Rare
    .aliases = rare, unités rares, choix rare
rule-army-heart = Noyau de l’armée
    .aliases = noyau
param-army = Un camp de la bataille, ou ses unités
step-army-without-section = Comptées dans aucune section : { $units }. Donnez-leur la règle Seigneur, Héros, Unité de Base, Unité Spéciale ou Unité Rare.
step-army-without-cost = Sans coût connu : { $units } ; le total n’est pas compté.
rule-master-strategist = Maître stratège
    .aliases = stratège
table-mutations-minor = Mutations mineures : aucun effet.
table-mutations-horns-and-claws = Cornes et griffes effilées : toutes ses attaques ont la règle Arme perforante.
table-mutations-poisoned-growths = Excroissances empoisonnées : Attaques empoisonnées au corps à corps.
table-mutations-bony-growths = Protubérances osseuses : Peau écailleuse 6+.
table-mutations-ecstatic-bliss = Béatitude extatique : Immunité à la psychologie.
table-mutations-swollen-limbs = Membres hypertrophiés : +1 en Mouvement.
table-mutations-bloated-flesh = Chairs difformes : +1 Point de Vie.
table-mutations-unnatural-strength = Force surnaturelle : +1 en Force (les attaques spéciales d’un géant ont une Force de 7).
table-mutations-mephitic-breath = Souffle méphitique : un Souffle dont la Force égale les Points de Vie restants.
table-mutations-mutant-regeneration = Régénération mutante : Régénération.
table-mutations-gracile-build = Constitution gracile : +1 en Capacité de Combat et -1 en Endurance.
table-mutations-many-heads = Têtes multiples : Stupidité.
table-tunnel-accident-cave-in = Éboulement : l’unité est détruite et l’adversaire marque ses Points de Victoire.
table-tunnel-accident-lost = Mais où est-on ? L’unité ne participe pas à la bataille ; personne ne marque de points pour elle.
table-tunnel-accident-wrong-way = C’était à gauche ! L’unité sort où elle veut dans sa zone de déploiement et compte comme s’étant ralliée ce tour.
