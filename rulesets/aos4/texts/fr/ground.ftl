## Terrain
procedure-terrain-feature = Élément de terrain
    .about = La liste de terrains : type, pièces de décor et tailles d’un élément, et ses aptitudes
outcome-terrain-feature = { $type ->
    [obstacle] Obstacle
    [obscuring-terrain] Terrain occultant
    [area-terrain] Zone de terrain
    [place-of-power] Site de Pouvoir
   *[faction-terrain] Terrain de faction
}, { $smallest ->
    [small] petit
    [medium] moyen
   *[large] grand
}{ $largest ->
    [small] {""}
    [medium] { $smallest ->
        [medium] {""}
       *[other] {" "}à moyen
    }
   *[large] { $smallest ->
        [large] {""}
       *[other] {" "}à grand
    }
}, pièces de décor : { $fewest } à { $most }. { $abilities-cover ->
    [yes] Couvert{ $abilities-obscuring ->
        [yes] , Occultant
       *[no] {""}
    }{ $abilities-unstable ->
        [yes] , Instable
       *[no] {""}
    }{ $abilities-power ->
        [yes] , Site de Pouvoir
       *[no] {""}
    }.
   *[no] Ses effets sont sur sa propre charte.
}
procedure-terrain-type = Type de terrain
    .about = Les aptitudes universelles d’un type de terrain
outcome-terrain-type = { $cover ->
    [yes] Couvert{ $obscuring ->
        [yes] , Occultant
       *[no] {""}
    }{ $unstable ->
        [yes] , Instable
       *[no] {""}
    }{ $power ->
        [yes] , Site de Pouvoir
       *[no] {""}
    }.
   *[no] Aucune aptitude universelle : ses effets sont sur sa propre charte.
}
procedure-terrain-size = Taille de terrain
    .about = Petit, moyen ou grand, selon le rectangle où tient l’élément
outcome-terrain-size = { $size ->
    [small] Petit.
    [medium] Moyen.
   *[large] Grand.
}
procedure-terrain-protection = Derrière ou sur un terrain
    .about = Ce que Couvert et Occultant font pour une unité attaquée
outcome-terrain-protection = { $hit ->
    [0] Pas de couvert
   *[other] Couvert : { $hit } pour toucher
}, { $shootable ->
    [yes] peut être visée par des tirs.
   *[no] ne peut pas être visée par des tirs.
}
procedure-terrain-footing = Se tenir sur un terrain
    .about = Si des figurines peuvent traverser un terrain, y finir un mouvement ou y être placées
outcome-terrain-footing = { $reason ->
    [impassable] Interdit : il est infranchissable.
    [unstable] Interdit : cette partie d’un terrain instable dépasse 1 pouce de haut.
    [halfway] Interdit : on ne s’arrête pas au milieu d’une escalade.
   *[allowed] Autorisé.
}

## Voir et mesurer
procedure-visibility = Visibilité
    .about = Si une figurine en voit une autre
outcome-visibility = { $visible ->
    [yes] Visible.
   *[no] Pas visible.
}
procedure-in-combat = En mêlée
    .about = Si deux unités adverses sont en mêlée l’une avec l’autre
outcome-in-combat = { $reason ->
    [too-far] Pas en mêlée : plus de 3 pouces les séparent.
    [not-visible] Pas en mêlée : elles ne se voient pas.
   *[in-combat] En mêlée.
}
procedure-coherency-check = Cohésion
    .about = Si une unité est en cohésion, et ce qu’elle perd si des pertes la rompent
outcome-coherency-check = { $coherent ->
    [yes] En cohésion : { $needed ->
        [0] une figurine seule n’a pas besoin de voisine.
        [one] 1 voisine par figurine.
       *[other] { $needed } voisines par figurine.
    }
   *[no] Pas en cohésion, chaque figurine a besoin de { $needed ->
        [one] 1 voisine
       *[other] { $needed } voisines
    } : un tel mouvement ne se fait pas ; après des pertes, retirez des figurines une par une jusqu’à la retrouver, ici { $lost } environ.
}
procedure-guarded-hero = Héros gardé
    .about = Ce qu’un héros gagne contre les tirs grâce aux amis qui l’entourent
outcome-guarded-hero = { $guarded ->
    [yes] Gardé : { $hit } pour toucher au tir{ $shootable ->
        [yes] .
       *[no] , et il ne peut pas être visé de là.
    }
   *[no] Pas gardé.
}
procedure-contest-check = Contester
    .about = Si une unité conteste un objectif ou un élément de terrain
outcome-contest-check = { $reason ->
    [too-far] Ne conteste pas : personne à 3 pouces.
    [not-on] Ne conteste pas : aucun socle dessus.
    [another] Ne conteste pas : cette unité en conteste un autre.
   *[contests] Conteste.
}
procedure-deployment-check = Placement autorisé
    .about = Distances pour placer unités, terrains et renforts
    .aliases = déploiement, placer une unité
outcome-deployment-check = { $reason ->
    [own-territory] Interdit : il faut être entièrement en territoire ami.
    [enemy-territory] Interdit : trop près du territoire ennemi.
    [objective] Interdit : trop près d’un objectif.
    [other-terrain] Interdit : trop près d’un autre terrain.
    [edge] Interdit : la distance au bord ne convient pas.
    [in-combat] Interdit : ce serait en mêlée.
    [coherency] Interdit : toutes ses figurines doivent y tenir en cohésion.
   *[allowed] Autorisé.
}
procedure-reserve-expiry = Unités en réserve
    .about = Détruire ce qui est encore en réserve au début du round 4
    .aliases = réserves, unités de réserve
outcome-reserve-expiry = { $reason ->
    [on-table] Elle n’est pas en réserve.
    [otherwise] Elle reste : aucune aptitude de DÉPLOIEMENT ne l’y a mise.
    [too-early] Elle reste : les unités en réserve sont détruites au début du round 4.
   *[lost] Elle est détruite.
}
param-by-deploy = Une aptitude de DÉPLOIEMENT l’y a mise
param-in-reserve = Elle est en réserve
procedure-deploys-next = Qui déploie
    .about = Qui place la prochaine unité au déploiement
outcome-deploys-next = { $side ->
    [own] Votre camp place la prochaine unité.
    [enemy] L’autre camp place la prochaine unité.
   *[done] Tout est déployé.
}
procedure-battlefield = Champ de bataille
    .about = Taille du champ de bataille et nombre d’éléments de terrain
outcome-battlefield = { $width } pouces sur { $length }, { $features } éléments de terrain.

param-feature = L’élément de terrain, par son nom dans la liste
param-terrain = L’élément de terrain : son nom sur le champ de bataille ou dans la liste, ou son type
param-length = Un côté du rectangle qui l’entoure, en pouces
param-width = L’autre côté
param-wholly-on = Tous les socles de l’unité sont entièrement dessus
param-behind = Aucune ligne des attaquants à l’unité ne l’évite
param-target-charged = L’unité a chargé ce tour
param-footing = Ce que les figurines y font
param-height = Hauteur de cette partie, en pouces
param-halfway = Elles s’arrêteraient au milieu d’une escalade
param-impassable = Les joueurs l’ont rendu infranchissable
param-between = Ce qui gêne sur la meilleure ligne
param-part-visible = Une partie de la figurine se voit
param-visible = Elles se voient
param-apart = Figurines qui ont trop peu de voisines
param-one-group = Toutes les figurines forment un seul groupe
param-reach = Portée de cohésion, en pouces
param-near = Quels amis ont le héros à portée de mêlée
param-contested = Ce qui est contesté
param-partly-on = Un socle est au moins en partie dessus, en Fer de Lance
param-contests-other = L’unité en conteste un autre en ce moment
param-contested-before = L’unité en a contesté un autre plus tôt ce tour
param-placed = Ce qui est placé
param-own-territory = Entièrement en territoire ami
param-enemy-territory = Pouces jusqu’au territoire ennemi
param-objective-distance = Pouces jusqu’à l’objectif le plus proche
param-terrain-distance = Pouces jusqu’à l’autre terrain le plus proche
param-edge-distance = Pouces jusqu’au bord du champ de bataille
param-began = Qui a commencé le déploiement
param-last = Qui était le dernier
param-units-left = Unités que votre camp doit encore déployer
param-enemy-units-left = Unités que l’autre camp doit encore déployer
param-regiment-left = Le dernier à déployer est au milieu d’un régiment
param-size = Taille de la bataille

result-abilities = Aptitudes
result-coherent = En cohésion
result-contests = Conteste
result-impassable = Infranchissable
result-cover = Couvert
result-features = Éléments de terrain
result-fewest = Pièces au moins
result-most = Pièces au plus
result-smallest = Taille minimale
result-largest = Taille maximale
result-guarded = Gardé
result-hit = Pour toucher
result-in-combat = En mêlée
result-length = Longueur
result-width = Largeur
result-needed = Voisines nécessaires
result-obscuring = Occultant
result-power = Site de Pouvoir
result-unstable = Instable
result-shootable = Peut être visée par des tirs
result-side = Qui
result-size = Taille
result-type = Type
result-visible = Visible
value-lost = détruite
value-too-early = pas encore le round 4
value-otherwise = mise là autrement
value-on-table = pas en réserve
value-phase = d’une autre phase
value-another = en conteste un autre
value-contests = conteste
value-not-on = pas dessus
value-too-far = trop loin
value-not-visible = pas visible
value-done = personne
value-edge = distance au bord
value-enemy-territory = territoire ennemi
value-own-territory = hors du territoire ami
value-objective = un objectif
value-other-terrain = autre terrain
value-halfway = en pleine escalade
value-impassable = infranchissable
value-unstable = instable
value-small = petit
value-medium = moyen
value-large = grand

choice-obstacle = Obstacle
choice-obscuring-terrain = Terrain occultant
choice-area-terrain = Zone de terrain
choice-place-of-power = Site de Pouvoir
choice-faction-terrain = Terrain de faction
choice-spearhead-large = Fer de Lance : grand terrain
choice-spearhead-small = Fer de Lance : petit terrain
choice-crossing = elles le traversent
choice-ending = elles y finissent un mouvement
choice-placing = elles y sont placées
choice-nothing = rien
choice-own-unit = des figurines de la même unité
choice-friends = des figurines d’une autre unité amie
choice-enemies = des figurines ennemies
choice-terrain = un terrain
choice-objective = un pion d’objectif
choice-token = un pion
choice-nobody = personne
choice-troops = une unité qui n’est pas un héros
choice-heroes = des héros seulement
choice-unit = une unité
choice-border-war-terrain = un terrain, Guerre de Frontières
choice-spearhead-unit = une unité, Fer de Lance
choice-spearhead-terrain = un terrain, Fer de Lance
choice-reinforcements = des renforts, Fer de Lance
choice-returned-models = figurines tuées qui reviennent
choice-1000 = 1000 points
choice-2000 = 2000 points

## La liste de terrains
choice-barbed-gorse = Ajoncs Barbelés
choice-cleansing-aqualith = Aqualithe Purificateur
choice-ophidian-archway = Arche Ophidienne
choice-fane-of-slaanesh = Autel de Slaanesh
choice-skull-altar = Autel des Crânes
choice-ravaged-altar = Autel Ravagé
choice-magmic-battleforge = Belliforge Magmatique
choice-wyldwood = Bois Sauvage
choice-awakened-wyldwood = Bois Sauvage Éveillé
choice-faerie-mound = Butte aux Fées
choice-pit-dredger-camp = Camp de Drague-fosse
choice-varanite-syphon-camp = Camp de Pompe à Varanite
choice-shrine = Chapelle
choice-azyrite-ruined-chapel = Chapelle Azyrite en Ruine
choice-warscryer-citadel = Citadelle Bellidivinatoire
choice-eternity-stair = Colimaçon d’Éternité
choice-chaos-dreadhold-crucible = Creuset d’Affrorteresse du Chaos
choice-enduring-stormvault = Crypte de l’Orage Inaltérée
choice-dominion-timeworn-ruins-ruins = Domaine de Sigmar : Ruines Érodées (ruines)
choice-dominion-timeworn-ruins-sigmar-statue = Domaine de Sigmar : Ruines Érodées (statue de Sigmar)
choice-dominion-shattered-temple = Domaine de Sigmar : Temple Délabré
choice-dominion-hallowed-stormthrone = Domaine de Sigmar : Trône de l’Orage Sacré
choice-ruined-homestead = Domicile en Ruine
choice-gloomtide-shipwreck = Épave de la Sombremer
choice-dragonfate-dais = Estrade de la Mort du Dragon
choice-mawpit = Fossequeule
choice-great-mawpot = Grande Marmite
choice-gnarlwood-watchpost = Guet du Bois Nouveux
choice-feculent-gnarlmaw = Gueule Nouveuse Immonde
choice-guardian-idol = Idole Gardienne
choice-garden-of-morr = Jardin de Morr
choice-bad-moon-loonshrine = Louftuaire de la Mauvaise Lune
choice-penumbral-engine = Machine Pénombrale
choice-realmshaper-engine = Machine Terraformatrice
choice-house-under-construction = Maison en Chantier
choice-fortified-manor = Manoir Fortifié
choice-mausoleum-of-the-corpse-aura = Mausolée de l’Aura Cadavérique
choice-sigmarite-mausoleum = Mausolée Sigmarite
choice-walls-and-fences = Murs et Palissades
choice-chaos-dreadhold-necrofort = Nécrofort d’Affrorteresse du Chaos
choice-bone-tithe-nexus = Nexus de la Dîme d’Os
choice-numinous-occulum = Occulum Numineux
choice-herdstone = Pierre de Harde
choice-sigmarite-dais = Plateforme Sigmarite
choice-baleful-realmgate = Porte de Royaume Menaçante
choice-thorny-racks = Râteliers Épineux
choice-azyrite-ruins = Ruines Azyrites
choice-arcane-ruins = Ruines Ésotériques
choice-shrine-luminor = Sanctuaire Luminor
choice-threshold-of-imprecation = Seuil d’Imprécation
choice-semaphore-of-torments = Sémaphore des Tourments
choice-nexus-syphon = Siphon du Nexus
choice-azyrite-shattered-plaza = Square Azyrite Délabré
choice-temple-of-skulls = Temple des Crânes
choice-watchtower = Tour de Guet
choice-deathstone-tower = Tour de Mortepierre
choice-megadroth-remains = Trait de Royaume : Carcasse de Mégadroth
choice-throne-of-mystic-dominion = Trône d’Emprise Mystique
choice-charnel-throne = Trône du Charnier
choice-gnawhole = Trou de Vermine
