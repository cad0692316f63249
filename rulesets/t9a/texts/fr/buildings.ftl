procedure-building-enter = Entrer dans un bâtiment
    .about = Qui peut occuper un bâtiment vide, et d’où
procedure-building-leave = Quitter un bâtiment
    .about = Le dernier rang au contact, et plus de mouvement ensuite
outcome-building-enter = { $may ->
    [yes] Elle entre : un rang, une colonne, aucun rang complet, et elle est Inflammable.
   *[no] Elle n’entre pas : { $reason ->
        [engaged] elle est engagée.
        [fleeing] elle est en fuite.
        [occupied] il est occupé.
        [wrong-type] son type de troupe n’y entre pas.
        [outside-zone] il n’est pas tout entier dans sa zone.
       *[too-far] une figurine est à plus de { $farthest } pouces.
     }
 }
outcome-building-leave = { $may ->
    [yes] Elle sort : dernier rang au contact du bâtiment, aucune figurine à plus de { $farthest } pouces ; plus de mouvement cette phase.
   *[no] Elle ne sort pas : { $reason ->
        [engaged] elle est assaillie.
        [just-entered] elle est entrée ce tour.
       *[not-inside] elle n’est dans aucun bâtiment.
     }
 }
lacks-buildings = ce que font les bâtiments
choice-enter = entrer dans un bâtiment
choice-leave = quitter un bâtiment
value-occupied = occupé
value-wrong-type = type de troupe
value-outside-zone = hors de sa zone
value-just-entered = entrée ce tour
value-not-inside = hors de tout bâtiment
param-occupied = Si une autre unité l’occupe
param-deploying = Si elle s’y déploie
param-inside = Si elle est dans un bâtiment
param-entered = Si elle y est entrée ce tour
status-in-building = dans un bâtiment
status-entered-building = entrée dans un bâtiment ce tour
