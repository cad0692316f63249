procedure-terrain-piece = Décor
    .about = Ce que fait un décor, et s’il est dangereux pour une unité
procedure-dangerous-terrain = Terrain Dangereux
    .about = Tester une unité qui traverse un terrain dangereux
outcome-terrain-piece = { $cover ->
    [heavy] Couvert Lourd
    [light] Couvert Léger
   *[none] Pas de couvert
 }{ $needs ->
    [hidden] { " " }pour qui est à moitié caché par lui
    [inside] { " " }pour qui est à moitié dedans
    [defending] { " " }pour qui le défend, contre les tirs par-dessus
   *[nothing] { "" }
 }{ $cover-behind ->
    [heavy] { $cover ->
        [light] , lourd pour qui est entièrement en dehors
       *[other] { "" }
     }
   *[other] { "" }
 }.{ $blocks-sight ->
    [yes] { " " }Il bloque la vue.
   *[no] { "" }
 }{ $entered ->
    [yes] { "" }
   *[no] { " " }On ne peut pas y entrer.
 }{ $flammable ->
    [yes] { " " }Qui s’y trouve est inflammable.
   *[no] { "" }
 }{ $danger ->
    [0] { "" }
    [1] { " " }Dangereux : chaque 1 blesse.
   *[other] { " " }Dangereux : chaque { $danger } ou moins blesse.
 }
outcome-dangerous-terrain = { $destroyed ->
    [yes] L’unité est détruite : { $wounds-lost ->
        [one] { $wounds-lost } PV perdu.
       *[other] { $wounds-lost } PV perdus.
     }
   *[no] { $wounds-lost ->
        [0] Personne n’est blessé.
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
 }{ $panic ->
    [yes] { " " }Lourdes pertes : test de Panique immédiat.
   *[no] { "" }
 }
roll-dangerous-terrain = terrain dangereux
step-no-danger = Ce n’est pas un Terrain Dangereux pour elles.
lacks-terrain = ce que font les décors, et les tests de Terrain Dangereux
param-piece = Le décor
param-flying = Si elles y entrent ou en sortent en volant
param-fails = La plus haute face qui blesse, comme pour Terrain Dangereux (3)
choice-piece = ce qu’il fait
choice-dangerous = test de danger
choice-open = terrain dégagé
choice-impassable = terrain infranchissable
choice-field = champ
choice-hill = colline
choice-forest = forêt
choice-ruins = ruines
choice-water = eau
choice-wall = mur
choice-building = bâtiment
result-needs = ce qu’il faut
result-cover-behind = couvert pour qui est dehors
result-blocks-sight = bloque la vue
result-entered = on peut y entrer
result-flammable = inflammable
result-danger = dangereux jusqu’à
value-hidden = caché par lui
value-inside = dedans
value-defending = le défendre
value-nothing = rien
procedure-random-direction = Direction aléatoire
    .about = Lancer le dé de déviation jusqu’à une flèche
outcome-random-direction = { $bearing ->
    [none] La flèche indique la direction.
   *[other] Vers { $bearing }°, dans le sens horaire depuis le haut de la table.
 }
procedure-template-reach = Sous le gabarit ?
    .about = Si un gabarit rond touche un socle, selon la distance depuis son centre
outcome-template-reach = { $hit ->
    [yes] Il est touché.
   *[no] Il n’est pas touché.
 }
procedure-troop-type = Type de troupe
    .about = Rangs, Taille et soutien d’un type de troupe
outcome-troop-type = { $kind-name } : { $full ->
    [0] pas de rang complet
   *[other] rangs complets de { $full }
 }, { $horde ->
    [0] pas de horde
   *[other] horde de { $horde } de large
 }, { $support ->
    [0] aucune attaque de soutien
    [one] { $support } attaque de soutien
   *[other] jusqu’à { $support } attaques de soutien
 }, Taille { $size ->
    [large] Grande
    [medium] Moyenne
   *[small] Petite
 }, { $mounted ->
    [yes] montée.
   *[no] à pied.
 }
roll-bearing = direction
param-kind = Le type de troupe
result-found = flèche
result-kind = type de troupe
result-support = attaques de soutien
result-size = Taille
result-mounted = montée
value-small = petite
value-medium = moyenne
value-large = grande
choice-infantry = Infanterie
choice-war-beast = Bête de Guerre
choice-cavalry = Cavalerie
choice-monstrous-infantry = Infanterie Monstrueuse
choice-monstrous-beast = Bête Monstrueuse
choice-monstrous-cavalry = Cavalerie Monstrueuse
choice-chariot = Char
choice-monster = Monstre
choice-ridden-monster = Monstre Monté
choice-swarm = Nuée
choice-war-machine = Machine de Guerre
roll-scatter-arrow = déviation, une flèche de 2 à 5
