procedure-terrain-piece = Terrain
    .about = What a piece of terrain does, and whether it is dangerous for a unit
procedure-dangerous-terrain = Dangerous Terrain
    .about = Test a unit that moves through dangerous ground
outcome-terrain-piece = { $cover ->
    [heavy] Heavy cover
    [light] Light cover
   *[none] No cover
 }{ $needs ->
    [hidden] { " " }for who is half hidden by it
    [inside] { " " }for who is half inside
    [defending] { " " }for who defends it, against shots over it
   *[nothing] { "" }
 }{ $cover-behind ->
    [heavy] { $cover ->
        [light] , heavy for who is wholly off it
       *[other] { "" }
     }
   *[other] { "" }
 }.{ $blocks-sight ->
    [yes] { " " }It blocks sight.
   *[no] { "" }
 }{ $entered ->
    [yes] { "" }
   *[no] { " " }It cannot be entered.
 }{ $flammable ->
    [yes] { " " }Who is in it burns well.
   *[no] { "" }
 }{ $danger ->
    [0] { "" }
    [1] { " " }Dangerous: each 1 wounds.
   *[other] { " " }Dangerous: each { $danger } or less wounds.
 }
outcome-dangerous-terrain = { $destroyed ->
    [yes] The unit is destroyed: { $wounds-lost ->
        [one] 1 wound lost.
       *[other] { $wounds-lost } wounds lost.
     }
   *[no] { $wounds-lost ->
        [0] Nobody is hurt.
        [one] 1 wound lost, { $models-lost ->
            [one] 1 model removed.
           *[other] { $models-lost } models removed.
         }
       *[other] { $wounds-lost } wounds lost, { $models-lost ->
            [one] 1 model removed.
           *[other] { $models-lost } models removed.
         }
     }
 }{ $panic ->
    [yes] { " " }Heavy Casualties: Panic test due at once.
   *[no] { "" }
 }
roll-dangerous-terrain = dangerous terrain
step-no-danger = It is no Dangerous Terrain for them.
lacks-terrain = what terrain does, and Dangerous Terrain tests
param-piece = The piece of terrain
param-flying = Whether they fly into it or out of it
param-fails = The highest face that wounds, as in Dangerous Terrain (3)
choice-piece = what it does
choice-dangerous = test for danger
choice-open = open ground
choice-impassable = impassable terrain
choice-field = field
choice-hill = hill
choice-forest = forest
choice-ruins = ruins
choice-water = water
choice-wall = wall
choice-building = building
result-needs = what it takes
result-cover-behind = cover for who is off it
result-blocks-sight = blocks sight
result-entered = may be entered
result-flammable = burns well
result-danger = dangerous up to
value-hidden = hidden by it
value-inside = inside
value-defending = defending it
value-nothing = nothing
procedure-random-direction = Random direction
    .about = Roll the scatter die until an arrow shows the way
outcome-random-direction = { $bearing ->
    [none] The arrow shows the way.
   *[other] Towards { $bearing }°, clockwise from the top of the table.
 }
procedure-template-reach = Under the template?
    .about = Whether a round template touches a base, by the distance from its centre
outcome-template-reach = { $hit ->
    [yes] It is touched.
   *[no] It is not touched.
 }
procedure-troop-type = Troop type
    .about = Ranks, Size and support of a troop type
outcome-troop-type = { $kind-name }: { $full ->
    [0] no Full Ranks
   *[other] Full Ranks of { $full }
 }, { $horde ->
    [0] no Horde
   *[other] a Horde { $horde } wide
 }, { $support ->
    [0] no Supporting Attack
    [one] 1 Supporting Attack
   *[other] up to { $support } Supporting Attacks
 }, Size { $size ->
    [large] Large
    [medium] Medium
   *[small] Small
 }, { $mounted ->
    [yes] mounted.
   *[no] on foot.
 }
roll-bearing = direction
param-kind = The troop type
result-found = arrow
result-kind = troop type
result-support = Supporting Attacks
result-size = Size
result-mounted = mounted
value-small = small
value-medium = medium
value-large = large
choice-infantry = Infantry
choice-war-beast = War Beast
choice-cavalry = Cavalry
choice-monstrous-infantry = Monstrous Infantry
choice-monstrous-beast = Monstrous Beast
choice-monstrous-cavalry = Monstrous Cavalry
choice-chariot = Chariot
choice-monster = Monster
choice-ridden-monster = Ridden Monster
choice-swarm = Swarm
choice-war-machine = War Machine
roll-scatter-arrow = scatter, an arrow on 2 to 5
