procedure-unit-cost = Coût d’une unité
    .about = Ce que coûte une unité, les demi-points arrondis au supérieur pour l’unité
procedure-army-composition = Liste d’armée
    .about = L’armée respecte-t-elle les points et les limites de la partie ?
procedure-entry-limit = Doublons d’une entrée
    .about = Combien de fois prendre une entrée du Livre d’Armée
procedure-battlefield-generation = Champ de bataille
    .about = Les décors d’un champ de bataille aléatoire
procedure-zone-choice = Choix des zones
    .about = Sur un D6, 4 ou plus : qui a lancé choisit
procedure-flank-zone = Zone du Contournement
    .about = À quelle distance de la ligne centrale se tiennent les unités
procedure-designate-standards = Étendards à capturer
    .about = Combien d’étendards ennemis un joueur désigne
procedure-name-standard = Désigner un étendard
    .about = Un Porte-Étendard ennemi à capturer, noté jusqu’à la fin
procedure-place-target = Marqueur de Sécurisez la Cible
    .about = Le marqueur peut-il être placé là ?
procedure-spell-generation = Sorts d’un Sorcier
    .about = Un D6 pour chaque sort qu’il connaît
procedure-hood-path = Voie d’une Capuche de Sorcier
    .about = Un D8 : de quelle voie de bataille son porteur devient Sorcier
procedure-first-turn-roll = Premier tour
    .about = Un D6 chacun ; qui a fini son déploiement le premier ajoute les unités restant à l’autre
outcome-unit-cost = { $points } points.
outcome-army-composition = { $legal ->
    [yes] L’armée est valable.
   *[no] Pas valable : { $reason ->
        [total] le total doit valoir les points convenus, ou jusqu’à 20 de moins.
        [core] la Base doit faire au moins un quart des points convenus.
        [rare] le Rare fait au plus un quart des points convenus.
        [heroes] les Héros font au plus la moitié des points convenus.
        [lords] les Seigneurs font au plus 35 % des points convenus.
        [characters] Héros et Seigneurs font ensemble au plus la moitié des points convenus.
        [units] trop peu d’unités : les Personnages ne comptent pas, et une seule Machine de Guerre.
       *[general] il faut un Général, et un seul.
     }
 }
outcome-entry-limit = { $legal ->
    [yes] Permis : { $most } au plus.
   *[no] Trop : { $most } au plus.
 }
outcome-battlefield-generation = { $building ->
    [yes] Un bâtiment
   *[no] Un terrain infranchissable
 }, une colline, une forêt, et { $pieces } décors de plus : collines { $hills }, forêts { $forests }, champs { $fields }, eau peu profonde { $waters }, murs { $walls }, ruines { $ruins }. Chacun part du centre d’une section au hasard, de 2D6 pouces dans une direction aléatoire, à 6 pouces des autres.
outcome-zone-choice = { $chooses ->
    [yes] Qui a lancé choisit sa zone.
   *[no] L’autre joueur choisit sa zone.
 }
outcome-flank-zone = À plus de { $inches } pouces de la ligne centrale ici{ $by ->
    [original] , comme dans l’original anglais ; le texte français imprimé dit l’inverse : { $otherwise }.
   *[french] , comme dans le texte français ; son original anglais dit l’inverse : { $otherwise }.
 }
outcome-designate-standards = { $named ->
    [0] Aucun étendard ne peut être désigné.
    [one] Un étendard est désigné.
   *[other] { $named } étendards sont désignés.
 }
outcome-name-standard = { $named ->
    [yes] Cet étendard est désigné.
   *[no] { $reason ->
        [battle-standard] Le Porteur de la Grande Bannière ne peut pas être désigné.
        [light-troops] Un Porte-Étendard à Troupe Légère ne peut pas être désigné.
        [already] Cet étendard est déjà désigné.
       *[no-standard] Cette unité n’a pas de Porte-Étendard.
     }
 }
outcome-place-target = { $legal ->
    [yes] Le marqueur peut être placé là.
   *[no] Pas là : à plus de 12 pouces de sa propre zone, et à plus de 24 de l’autre marqueur.
 }
decision-spell-for-double = Le dé donne un sort déjà connu : quel autre de la voie ?
    .brief = quel autre sort de la voie ?
    .spell = Prendre { $spell }
decision-spell-for-double-later = Plus tard
decision-spell-swapped = Échanger un de ces sorts contre { $spell } ?
    .spell = Échanger { $spell }
decision-spell-swapped-later = Plus tard
decision-spell-swapped-keep = Garder ces sorts
step-spells-rolled = Tirés : { $spells } (sort 0 : { $spell })
outcome-spell-generation = { $known ->
    [0] Aucun sort par les dés.
    [one] { $path ->
        [yes] 1 sort noté.
       *[no] Sort { $spells }.
    }
   *[other] { $path ->
        [yes] { $known } sorts notés.
       *[no] Sorts { $spells }.
    }
 }{ $chosen ->
    [0] {""}
   *[other] {" "}Encore { $chosen } à choisir, que nul autre n’a dans l’armée.
 }{ $lost ->
    [0] {""}
   *[other] {" "}{ $lost } de perdu : il n’en reste pas d’autre.
 }{ $may-swap ->
    [yes] {" "}Il peut échanger un sort contre le sort 0.
   *[no] {""}
 }
outcome-hood-path = Il devient Sorcier Apprenti de niveau { $level } : { $path ->
    [alchemy-path] { choice-alchemy-path }
    [wilderness-path] { choice-wilderness-path }
    [death-path] { choice-death-path }
    [fire-path] { choice-fire-path }
    [heavens-path] { choice-heavens-path }
    [nature-path] { choice-nature-path }
    [light-path] { choice-light-path }
   *[shadow-path] { choice-shadow-path }
 }.
refusal-hood-on-wizard = { $unit } est déjà Sorcier : la Capuche ne lui donne que Stupidité, et il garde sa Voie. Pour générer ses sorts : { WAY("roll spell_generation") }.
outcome-first-turn-roll = { $settled ->
    [announced] { $first } contre { $second } : qui a fini le premier a le tour qu’il a annoncé.
   *[other] { $first } contre { $second } : l’autre joueur choisit qui commence.
 }
param-table = Quelle table
table-additional-terrain-hill = Colline
table-additional-terrain-forest = Forêt
table-additional-terrain-field = Champ
table-additional-terrain-shallow-water = Eau peu profonde
table-additional-terrain-wall = Mur
table-additional-terrain-ruins = Ruines
table-deployment-type-classic = Classique : zones à 12 pouces de la ligne entre les grands bords.
table-deployment-type-diagonal = Diagonal : zones à 9 pouces d’une diagonale de la table.
table-deployment-type-flank-attack = Contournement : 9 et 15 pouces de la ligne, selon le rôle et l’endroit.
table-secondary-objective-hold-the-line = Tenez la Ligne : le centre de la table.
table-secondary-objective-breakthrough = Percée : dans la zone ennemie.
table-secondary-objective-capture-the-standards = Capturez les Étendards : désignez des étendards ennemis après les mouvements d’Avant-Garde.
table-secondary-objective-secure-the-target = Sécurisez la Cible : chaque joueur place un marqueur.
choice-additional-terrain = décor additionnel
choice-deployment-type = type de déploiement
choice-name-standard = désigner un étendard ennemi
param-already = Si son étendard est déjà désigné
choice-secondary-objective = objectif secondaire
choice-core = Base
choice-special = Spécial
choice-rare = Rare
choice-heroes = Héros
choice-lords = Seigneurs
choice-attacker = attaquant
choice-defender = défenseur
choice-unique = Unique
choice-one-per-army = Un par Armée
value-announced = comme annoncé
value-other = l’autre choisit
roll-terrain-pieces = décors de plus
roll-terrain-first = bâtiment ou terrain infranchissable
roll-terrain-types = ce qu’ils sont
roll-zone-choice = choix des zones
roll-spells = sorts
roll-battle-path = voie de bataille
roll-first-finisher = qui a fini le premier
roll-second-finisher = l’autre joueur
param-points = Ce que coûte l’unité sans amélioration
param-upgrade = Ce que coûte l’amélioration pour chaque figurine
param-limit = Points convenus
param-total = Points de l’armée
param-core = Points de Base
param-rare = Points de Rare
param-heroes = Points de Héros
param-lords = Points de Seigneurs
param-units = Unités autres que les Personnages, Machines de Guerre comprises
param-machines = Machines de Guerre parmi elles
param-generals = Personnages qui sont le Général
param-category = Sa catégorie dans le Livre d’Armée
param-moved-to = La catégorie où elle est déplacée
param-zero-to = Le X d’un choix 0-X
param-unique = Unique, ou un par armée
param-copies = Combien de fois elle est prise
param-small = Si la table fait 36 pouces sur 48
param-role = Attaquant ou défenseur
param-from-edge = Pouces depuis le petit bord le plus proche
param-length = Pouces du grand bord
param-bearers = Porte-étendards de l’ennemi, ceux en embuscade compris
param-barred = Grandes Bannières et étendards de Troupes Légères parmi eux
param-first = Si ce joueur a fini son déploiement le premier
param-from-zone = Pouces jusqu’à la zone de qui le place
param-apart = Pouces jusqu’à l’autre marqueur
param-level = Niveau de Magie
param-taken = Sorts de sa voie qu’ont d’autres Sorciers de l’armée
param-undeployed = Unités restant à l’autre ; Machines de Guerre pour une, Personnages pour une
param-machines-left = Machines de Guerre restant en plus : elles comptent pour une
param-characters-left = Personnages restant en plus : ils comptent pour un
result-points = points
result-reason = pourquoi
result-most = au plus
result-building = bâtiment
result-pieces = décors de plus
result-chooses = choisit
result-inches = pouces
result-outer = quart extérieur
result-otherwise = selon l’autre texte
result-by = de quel texte
result-named = désignés
result-chosen = de son choix
result-path = voie
result-lost = perdus
result-settled = premier tour
value-characters = Héros et Seigneurs ensemble
value-original = l’original anglais
value-french = le texte français
value-already = déjà désigné
value-battle-standard = Grande Bannière
offer-finished-deploying = Déployé en premier
param-announces = Le tour que vise le joueur qui a fini de se déployer le premier
param-finisher = Qui a fini de se déployer le premier : qui a le premier tour pour l’instant, ou l’autre
choice-first-turn = le premier tour
choice-second-turn = le second tour
choice-turn-first = qui a le premier tour pour l’instant
choice-turn-second = qui a le second tour
counter-first-turn-rolled = Jet du premier tour fait
done-counter-first-turn-rolled = jet du premier tour fait
refusal-spells-generated = { $unit } connaît déjà ses sorts, qui ne se génèrent qu’une fois : { WAY("unit show") } les dit, et { WAY("unit edit") } les change.
refusal-first-turn-settled = On sait déjà qui commence, ou le jet en est fait : nommez qui commence par l’option first de { WAY("battle next") }.
    .tapped = Il est déjà dit qui commence, ou le jet en est fait : le pupitre a un bouton par camp qui peut commencer.
ask-announces = vise { $value }
ask-undeployed = unités que l’autre avait encore à déployer : { $value }
