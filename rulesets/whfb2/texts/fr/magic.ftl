## Lancement
procedure-cast-spell = Sort
    .about = Lancer un sort : test, coût, sauvegarde magique et tous ses effets
offer-effect = Effet d’un sort
offer-cast = Sort
offer-rest = Repos
offer-sword = Maintien de l’épée
offer-draw = Points puisés
outcome-cast-spell = { $outcome ->
    [failed] Le sort n’est pas lancé{ $total ->
        [none] { "" }
       *[other] { " " }(jet de { $total })
     }.{ $wounds ->
        [none] { "" }
       *[other] { " " }Sa cible perd 1 PV à la place.
     }
    [cast] Le sort est lancé : résolvez-le sur chacune de ses cibles.
    [resisted] Le sort est lancé, et sa cible résiste.
    [absorbed] Le sort est lancé, et l’arme de sa cible l’absorbe : rien d’autre n’arrive.
    [uncontrolled] { $summoned ->
        [none] Ce qui est venu n’est pas contrôlé : rien de plus.
       *[other] { $summoned } × { $creature-name }, que nul ne contrôle.
     }
   *[works] { $cancelled ->
        [yes] Le sort ne fait qu’annuler le précédent.
       *[no] Le sort agit{ $passed ->
            [yes] : le test est réussi
            [no] : le test est raté
           *[none] { "" }
         }{ $wounds ->
            [none] { "" }
            [1] , 1 PV perdu
           *[other] , { $wounds } PV perdus
         }{ $models-lost ->
            [none] { "" }
            [0] { "" }
            [1] , 1 figurine tombe
           *[other] , { $models-lost } figurines tombent
         }{ $destroyed ->
            [yes] , rien ne reste de la cible
           *[no] { "" }
         }{ $lost ->
            [none] { "" }
            [1] , 1 point perdu
           *[other] , { $lost } points perdus
         }{ $healed ->
            [none] { "" }
            [0] , personne n’est soigné
            [1] , 1 PV rendu
           *[other] , { $healed } PV rendus
         }{ $summoned ->
            [none] { "" }
           *[other] : { $summoned } × { $creature-name }
         }{ $power ->
            [none] { "" }
           *[other] , { $power } PM gagnés
         }{ $turns ->
            [none] { "" }
            [1] , pendant 1 tour
           *[other] , pendant { $turns } tours
         }{ $counted ->
            [none] { "" }
           *[other] : { $counted } en tout
         }{ $length ->
            [none] { "" }
           *[other] , { $length } cm de long
         }{ $move ->
            [none] { "" }
           *[other] , { $move } cm de mouvement au plus
         }{ $fire ->
            [none] { "" }
           *[other] , points de feu : { $fire }
         }{ $rallied ->
            [yes] , l’unité se rallie
           *[no] { "" }
         }.
     }
 }{ $cost ->
    [none] { "" }
   *[other] { " " }Coût : { $cost } PM, reste { $mp-left }.
 }
procedure-spell-effect = Effet d’un sort
    .about = Résoudre un sort sur une cible de plus, ou ce qui en est dû maintenant
outcome-spell-effect = { outcome-cast-spell }
procedure-spell-cost = Coût d’un sort
    .about = Ce que coûte un sort, armure du sorcier comprise
outcome-spell-cost = { $cost } PM{ $surcharge ->
    [0] .
   *[other] : { $energy } pour le sort et { $surcharge } pour l’armure.
 }

## Sauvegardes magiques
procedure-magic-save = Sauvegarde magique
    .about = 2D6 qui ne doivent pas dépasser la Force Mentale, avec les points des deux camps
outcome-magic-save = { $saved ->
    [yes] Sauvegarde réussie : le sort ne fait rien.
   *[no] Sauvegarde ratée : le sort agit.
 } FM : { $effective }{ $total ->
    [none] , inutile de lancer les dés.
   *[other] , dés : { $total }.
 }
procedure-save-bid = Points secrets
    .about = Noter les PM mis dans un sort ou une sauvegarde ; à demander avec secret
outcome-save-bid = { $points ->
    [0] Aucun PM n’y est mis.
    [one] 1 PM y est mis.
   *[other] { $points } PM y sont mis.
 } Quand l’autre joueur a écrit les siens, révélez-les tous deux, puis lancez le sort{ TYPED(" avec boost et defence") }.

## Les sorciers et leurs points
procedure-magic-points = Points de magie
    .about = Les PM de départ d’un sorcier : 10 ou 3D6 par niveau
outcome-magic-points = { $mp } PM.
procedure-rest = Repos d’un sorcier
    .about = Un tour entier sans rien faire rend 1 PM
outcome-rest = { $why ->
    [rested] 1 PM regagné : { $mp-left }.
    [disturbed] Pas de repos : le sorcier a agi ce tour-ci.
    [armour] Pas de repos : son armure l’empêche de regagner des PM.
    [zone] Pas de repos tant qu’il maintient une zone.
    [sword] Pas de repos tant qu’il maintient une épée animée.
    [ethereal] Pas de repos tant qu’il est éthéré.
   *[full] Il a tous ses { $mp-left } PM.
 }
procedure-move-points = Points d’une baguette
    .about = Transférer des PM d’une baguette ou d’une arme de puissance à son maître
outcome-move-points = PM transférés : { $moved } ; le sorcier en a { $mp-left }, il en reste { $kept } à leur place. { $casts ->
    [yes] Il peut encore lancer un sort.
   *[no] Il ne lance rien à cette phase.
 }
procedure-wizard-profile = Devenir sorcier
    .about = Ce que la maîtrise ajoute au profil d’une créature
outcome-wizard-profile = Sorcier : Force { $s }, Endurance { $t }, PV { $w }, Initiative { $i }, Commandement { $ld }, Intelligence { $intelligence }, Calme { $cl }, Force Mentale { $wp }.
procedure-spell-allowance = Sorts d’un sorcier
    .about = Combien de sorts, selon la maîtrise, l’école et l’Intelligence
outcome-spell-allowance = { $total } sorts : { $battle } de magie de bataille et { $own } de son école, { $chart } selon sa maîtrise, jamais plus que son Intelligence.
procedure-learn-spell = Apprendre un sort
    .about = Un sorcier apprend un sort, ou un sort à la place d’un autre
outcome-learn-spell = Sort appris : { $known } connus, { $left ->
    [0] plus aucun de ce niveau et de cette liste.
   *[other] encore { $left } de ce niveau et de cette liste.
 }
procedure-owns-magic-weapon = Posséder une arme magique
    .about = Si un sorcier en a une : 10, 60, 75 ou 90 % selon son niveau
outcome-owns-magic-weapon = { $owns ->
    [yes] Il possède une arme magique.
   *[no] Il ne possède pas d’arme magique.
 }

## Créatures invoquées
procedure-summon-control = Contrôle des invocations
    .about = 2D6 sous la Force Mentale, pour être obéi de démons ou d’élémentaires
outcome-summon-control = { $controlled ->
    [yes] Ils obéissent : { $total } contre { $effective }.
   *[no] Ils n’obéissent pas : { $total } contre { $effective }.
 }
procedure-uncontrolled-reaction = Créatures incontrôlées
    .about = Ce que font démons ou élémentaires que nul ne contrôle : un D6
outcome-uncontrolled-reaction = { $row }
table-uncontrolled-demons-nothing = Les démons ne font rien.
table-uncontrolled-demons-enemy-unit = Les démons attaquent l’unité ennemie la plus proche.
table-uncontrolled-demons-enemy-character = Les démons attaquent le personnage ennemi le plus proche.
table-uncontrolled-demons-nearest-unit = Les démons attaquent l’unité la plus proche, de n’importe quel camp.
table-uncontrolled-demons-allied-unit = Les démons attaquent l’unité la plus proche du camp de leur invocateur.
table-uncontrolled-demons-summoner = Les démons attaquent leur invocateur.
table-uncontrolled-elementals-nothing = Les élémentaires ne font rien.
table-uncontrolled-elementals-enemy-unit = Les élémentaires attaquent l’unité ennemie la plus proche.
table-uncontrolled-elementals-enemy-character = Les élémentaires attaquent le personnage ennemi le plus proche.
table-uncontrolled-elementals-nearest-unit = Les élémentaires attaquent l’unité la plus proche, de n’importe quel camp.
table-uncontrolled-elementals-allied-unit = Les élémentaires attaquent l’unité la plus proche du camp de leur invocateur.
table-uncontrolled-elementals-summoner = Les élémentaires attaquent leur invocateur.
procedure-undead-control = Contrôle des morts-vivants à distance
    .about = Si squelettes ou zombies sont assez près de leur contrôleur
outcome-undead-control = { $controlled ->
    [yes] Assez près : ils obéissent.
   *[no] Trop loin : nul ne les contrôle au-delà de { $range } cm.
 }
procedure-bound-creature = Créature liée
    .about = Un gardien ou une monture démoniaque disparaît avec son invocateur
outcome-bound-creature = { $vanishes ->
    [yes] Elle disparaît avec son invocateur.
   *[no] Elle reste.
 }
procedure-spirit-flight = Esprit d’un nécromant
    .about = Combien de tours l’esprit de Vie dans la mort a pour trouver un corps
outcome-spirit-flight = L’esprit a { $turns } tours pour trouver un corps, { $distance } cm à chacun.

## Ce qui cesse, et ce qu’on maintient
procedure-end-spell = Fin d’un sort
    .about = Son lanceur l’annule, ou quelque chose le rompt : on ne dissipe pas aux dés
outcome-end-spell = Le sort prend fin.
procedure-end-aura = Fin d’une aura
    .about = Le contact d’une arme magique détruit une aura ; son porteur peut la dissiper
outcome-end-aura = { $ended ->
    [yes] L’aura se dissipe.
   *[no] L’aura tient : les flèches magiques sont trop faibles.
 }
procedure-zones-overlap = Zones qui se chevauchent
    .about = Des zones qui se chevauchent se détruisent mutuellement
outcome-zones-overlap = Les zones se détruisent ; zones restantes : { $remaining-zones }.
procedure-in-zone = Dans une zone
    .about = Noter qu’une unité est dans une zone de fermeté, de sanctuaire ou de dissimulation, ou en sort
outcome-in-zone = { $inside ->
    [yes] L’unité est dans la zone, large de { $across } cm.
   *[no] L’unité a quitté la zone.
 }
procedure-sword-upkeep = Maintien d’une épée animée
    .about = 2 PM par tour, plus 1 par touche contre l’épée
outcome-sword-upkeep = { $kept ->
    [yes] L’épée continue : { $cost } PM.
   *[no] L’épée tombe : il aurait fallu { $cost } PM.
 }

## Options
param-spell = Le sort : par son nom ou son numéro dans le livre
param-wizard = Le sorcier
param-level = Niveau de maîtrise du sorcier, de 1 à 4
param-mp = Ses PM actuels
param-mp-max = Le plus de PM qu’il peut avoir
param-wizard-save = Sauvegarde d’armure du sorcier : l’armure rend la magie plus chère
param-no-armour = Si sa sauvegarde ne vient pas d’une armure
param-wizard-wp = Force Mentale du sorcier, pour contrôler ce qu’il invoque
param-quantity = Combien de boules, éclairs, sections, répliques, PV ou touches
param-quantity-fireball = Combien de boules
param-quantity-lightning = Combien d’éclairs
param-quantity-cure-severe-wound = Combien de PV à soigner
param-quantity-replicas = Combien de répliques
param-quantity-illusory-buildings = Combien de sections
param-quantity-illusory-woods = Combien de sections
param-form = De quelle façon on utilise un sort qui en a plusieurs
param-creature = Ce qui est invoqué, s’il y a le choix
param-chosen = La caractéristique que le sort augmente
param-summoned = Créatures semblables à celles qui viennent : une ligne de profil ; l’unité rejoint la bataille
param-boost = PM qui rendent la sauvegarde plus difficile
param-defence = PM que la cible met dans sa sauvegarde
param-bonus = Ce que runes et amulettes ajoutent à la sauvegarde
param-waive = Si la cible renonce à sa sauvegarde, quand elle le peut
param-control-mp = PM mis dans le test de contrôle
param-free = S’il ne coûte rien et ne demande pas de test : joyau, rune
param-ws = Capacité de Combat
param-t = Endurance, d’une créature ou d’une construction
param-carried = PV perdus notés
param-struck = Figurines que le sort touche ; toutes si rien n’est dit
param-fire = Points de feu notés
param-masonry = Si c’est de pierre, de brique ou de ciment : sauvegarde de 5+
param-near-staff = Si elle est à 60 cm d’un Bâton de commandement
param-due = Si ce que le sort fait plus tard arrive maintenant
param-water-breather = Si la cible respire sous l’eau
param-bid = PM notés en secret
param-method = Si les PM sont fixes ou tirés
param-disturbed = S’il a bougé, combattu, lancé un sort ou fait quoi que ce soit
param-stored = PM dans la baguette ou l’arme
param-wanted = Combien il en veut ; autant qu’il peut si rien n’est dit
param-mastery = Le niveau de maîtrise qu’elle aura
param-intelligence = Intelligence
param-school = Ce qu’est le sorcier
param-forget = Un sort qu’il abandonne en échange
param-kind = Démons ou élémentaires
param-reach = Jusqu’où va son contrôle
param-by = Ce qui y met fin
param-zone = Quelle zone
param-leaves = Si l’unité la quitte
param-hits = Combien de touches
param-first = Si c’est le tour du lancement
param-summoner-slain = Si son invocateur est tué

## Choix
choice-magic-save = sauvegarde magique
choice-summon-control = contrôle des invocations
choice-spell = un sort
choice-aura = une aura
choice-zones = zones qui se chevauchent
choice-fixed = 10 par niveau
choice-rolled = 3D6 par niveau
choice-ordinary = sorcier ordinaire
choice-necromancer = nécromancien
choice-illusionist = illusionniste
choice-demonologist = démonologiste
choice-elementalist = élémentaliste
choice-demons = démons
choice-elementals = élémentaires
choice-innate = 30 cm, par lui-même
choice-extended = 60 cm
choice-total = toute la table
choice-magic-weapon = une arme magique
choice-magic-arrow = une flèche magique
choice-at-will = son porteur
choice-zone-of-steadfastness = Zone de fermeté
choice-zone-of-sanctuary = Zone de sanctuaire
choice-apart = sur une unité seule
choice-melee = sur une mêlée
choice-minor = sur des démons mineurs
choice-major = sur un démon majeur
choice-many = D6 touches de Force 8
choice-one = 1 touche de Force 10
choice-uncontrolled-demons = Démons incontrôlés
choice-uncontrolled-elementals = Élémentaires incontrôlés
choice-skeleton-champion = champion squelette
choice-skeletons = squelettes
choice-skeleton-minor-hero = héros mineur squelette
choice-skeleton-major-hero = héros majeur squelette
choice-zombies = zombies
choice-ghouls = goules
choice-mummies = momies
choice-humanoids = humanoïdes
choice-undead = morts-vivants
choice-ethereals = créatures éthérées
choice-large-monster = grand monstre
choice-minor-demons = démons mineurs
choice-minor-demon = démon mineur
choice-major-demon = démon majeur
choice-demonic-steed = monture démoniaque
choice-earth-elemental = élémentaire de terre
choice-fire-elemental = élémentaire de feu
choice-air-elemental = élémentaire d’air
choice-water-elemental = élémentaire d’eau
choice-swarm = nuée

## Mots des résultats
value-works = agit
value-cast = lancé
value-resisted = résisté
value-uncontrolled = incontrôlé
result-wounds = PV perdus
result-models-lost = figurines perdues
result-destroyed = détruit
result-lost = points perdus
result-healed = PV rendus
result-creature = créature
result-summoned = invoquées
result-power = PM gagnés
result-turns = tours
result-counted = en tout
result-length = longueur
result-move = mouvement
result-fire = points de feu
result-cancelled = seulement annulé
result-rallied = ralliée
result-cost = coût
result-energy = énergie
result-surcharge = armure
result-saved = sauvegarde réussie
result-effective = FM qui compte
result-points = points
result-mp = PM
result-mp-left = PM restants
result-gained = gagné
result-why = pourquoi
value-rested = reposé
value-disturbed = dérangé
value-armour = armure
value-zone = zone
value-sword = épée
value-ethereal = éthéré
value-full = au complet
result-moved = transférés
result-kept = gardé
result-s = Force
result-t = Endurance
result-w = PV
result-i = Initiative
result-ld = Commandement
result-intelligence = Intelligence
result-cl = Calme
result-wp = Force Mentale
result-battle = magie de bataille
result-own = son école
result-chart = selon la maîtrise
result-total = en tout
result-known = connus
result-left = encore
result-owns = en possède une
result-controlled = contrôlé
result-range = portée
result-vanishes = disparaît
result-ended = fini
result-remaining-zones = zones restantes
result-inside = dedans

## Dés, modificateurs et étapes
roll-casting = lancement
roll-magic-test = test de FM avant le sort
roll-magic-save = sauvegarde magique
roll-summon-control = contrôle
roll-creatures = créatures
roll-spell-turns = tours
roll-spell-hits = touches
roll-fire-points = points de feu
roll-counted = combien
roll-power = PM
roll-slain = combien tombent
roll-points-lost = points perdus
roll-poison = poison
roll-quicksand = sables mouvants
roll-water-save = sauvegarde de qui respire sous l’eau
roll-magic-points = PM
roll-magic-weapon-owned = arme magique
roll-uncontrolled = ce qu’ils font
roll-psychology-test = test psychologique
roll-rout-test = test de déroute
roll-to-hit = pour toucher
roll-to-wound = pour blesser
roll-armour-save = sauvegarde d’armure
roll-multiple-wounds = PV par touche
modifier-spell-boost = sort amélioré
modifier-save-boost = sauvegarde améliorée
modifier-save-bonus = runes et amulettes
modifier-control-boost = points de contrôle
modifier-engaged = au corps à corps
modifier-strength = Force
step-cast-without-test = { $mp } PM : aucun test dès 12.
step-save-without-dice = Une FM de { $effective } pour cette sauvegarde : les dés n’y changeraient rien.
step-character-saves-apart = { $unit } fait sa sauvegarde à part : sa Force Mentale n’est pas notée.
step-targets-to-come = Ses cibles ne sont pas encore nommées : { WAY("roll spell_effect") } règle l’effet sur chacune.
step-comes-beside = Avec eux : { $count } { $creature ->
    [major-demon] démon majeur
   *[other] { $creature }
 }.
step-instability-ignored = L’instabilité ne lui fait rien cette fois.
step-heals-only = Le sort ne soigne que qui n’a perdu qu’un PV, pas { $lost }.
step-stuck-in-sand = Les morts-vivants ne respirent pas : ils sont enlisés et ne bougent plus.
step-chance-in-hundred = { $chance } % : { $fallen }.

## Règles maison et listes
house-magic-test = Test de FM avant chaque sort
    .about = D’abord 2D6 sous la FM, -1 au combat ; raté, 1 PM par niveau du sort est perdu
house-lightning-cost = Coût de l’Éclair
    .about = 3 PM pour tous les éclairs, comme imprimé, ou 3 pour chacun
house-value-flat = une fois pour tous
house-value-each-bolt = pour chaque éclair
house-quicksand-dice = Test dans les sables mouvants
    .about = Les dés manquent dans le texte : 2D6 ou 1D6 sous l’Endurance
house-value-two = 2D6
house-value-one = 1D6
lore-battle-magic = Magie de bataille
    .about = La liste de tous les sorciers : un ordinaire connaît trois sorts de chaque niveau jusqu’au sien.
lore-necromancy = Nécromancie
    .about = Ce qu’elle invoque obéit toujours ; aucune race d’alignement bon ne l’apprend.
lore-illusion = Illusion
    .about = Une illusion à la fois, jusqu’à ce que son créateur l’annule ou qu’on l’attaque au corps à corps ; elle ne blesse personne.
lore-demonology = Démonologie
    .about = Ce qu’elle invoque obéit si 2D6 ne dépassent pas la Force Mentale de l’invocateur.
lore-elemental-magic = Magie élémentaire
    .about = Ce qu’elle invoque obéit si 2D6 ne dépassent pas la Force Mentale de l’invocateur.
field-mp = Points de magie (PM)
field-mp-max = PM au plus (MaxPM)

## Ce que ce jeu fait à la place
refusal-instead-winds = Pas de vents de magie dans ce jeu : chaque sorcier a ses propres PM, voir { WAY("roll magic_points") }.
refusal-instead-miscast = Pas de table de fiasco dans ce jeu : un sort raté coûte ses PM et ne fait rien.
refusal-instead-pray = Pas de prières dans ce jeu : toute magie se lance avec { WAY("cast") }.

## Refus
refusal-unknown-spell = Il n’y a pas de sort « { $name } » dans ce jeu.
refusal-spell-too-high = Ce sort demande la maîtrise { $needed } ; le sorcier a { $level }.
refusal-spell-not-known = { $unit } ne connaît pas ce sort.
refusal-spell-forgotten = { $unit } ne connaît plus ce sort.
refusal-wizard-slain = { $unit } est tué ; seule la Confusion de l’ennemi se lance encore.
refusal-maintains-zone = { $unit } maintient une zone : il ne lance rien tant qu’elle dure{ TYPED(", voir ", WAY("dispel")) }.
refusal-wizard-barred = { $unit } ne peut rien lancer maintenant.
refusal-staff-used = { $unit } a utilisé le Bâton de commandement dans cette bataille.
refusal-once-at-a-time = { $unit } en a déjà un ; un seul à la fois.
refusal-spell-out-of-range = { $distance } cm, c’est trop loin : le sort porte à { $range } cm.
refusal-spell-on-caster = { $spell } n’agit que sur son lanceur : ne nommez pas { $unit }.
refusal-missile-into-melee = On ne tire pas dans une mêlée, même par magie{ TYPED(" ; si le MJ le permet, précisez engaged:no") }.
refusal-spell-immune = La cible est insensible à la psychologie : le sort ne lui fait rien.
refusal-spell-spares = { $spell } ne fait rien à { $unit } : il épargne les grandes créatures, les ogres, les trolls, les géants et les monstres.
refusal-spell-on-living = Le sort n’agit que sur les vivants.
refusal-spell-needs = « { $spell } » ne fait rien à { $unit }, faute de la règle qu’il demande ({ $rules }) ; { WAY("unit edit") } l’ajoute si c’est une règle de l’unité.
refusal-spell-on-one = Le sort se lance sur un individu, pas sur une unité comme { $unit }.
refusal-spell-on-things = { $spell } brise portes, murs et machines : { $unit } n’en craint rien.
refusal-borne-once = { $unit } porte déjà ce sort ; un seul à la fois.
refusal-points-short = Il faut { $cost } PM ; il y en a { $points }.
refusal-rest-too-soon = Un repos dure du début d’un tour de son camp au suivant : personne n’en a pris au premier tour.
refusal-points-unsettled = Le nombre de points de magie { DE($wizard) } n’est pas encore fixé : { WAY("roll magic_points wizard:", $wizard) } le fixe{ TYPED(" (10 par niveau, ou method:rolled)") }{ TYPED(" ; mp:12 les indique pour un seul sort") }.
refusal-points-beyond = Avec { $points } PM, plus que ses { $most }, le sorcier n’y survivrait pas.
refusal-no-points-to-boost = Seul un sorcier, ou qui possède des PM, améliore une sauvegarde.
refusal-boost-without-save = Ce sort n’a pas de sauvegarde à rendre plus difficile.
refusal-cannot-waive = La sauvegarde magique contre ce sort n’est pas facultative.
refusal-nothing-to-count = Ce sort n’a pas de quantité : ne la donnez pas.
refusal-too-many-at-once = { $quantity }, c’est trop : { $most } au plus.
refusal-nothing-later = Ce sort ne fait rien plus tard : ne donnez pas due.
refusal-not-its-form = Ce sort ne s’utilise pas de cette façon.
refusal-not-its-creature = Ce sort n’invoque pas cela.
refusal-not-among = Ce sort n’augmente pas cette caractéristique.
refusal-no-aura-to-transfer = { $unit } ne porte aucune aura à transférer.
refusal-more-struck-than-models = { $count } figurines touchées, mais il y en a { $models }.
refusal-never-ended = Nul ne peut annuler ce sort, pas même son créateur ; il brûle comme une section de bâtiment.
refusal-nothing-to-end = Ce sort est fini dès qu’il est lancé.
refusal-no-aura = { $unit } n’a pas d’aura.
refusal-no-zone = { $unit } n’entretient aucune zone.
refusal-spell-not-cast = { $spell } n’a pas été lancé à cette phase : d’abord { WAY("cast") }.
refusal-spell-has-reached = { $unit } : { $spell } lui a déjà fait tout ce qu’il fait à cette phase.
refusal-spell-not-in-play = Ce sort n’est pas en jeu : { WAY("battle status") } dit lesquels le sont.
refusal-not-bound = { $unit } n’est pas lié à la vie d’un invocateur.
refusal-no-life-in-death = { $unit } n’est pas sous Vie dans la mort.
refusal-wizard-already = { $unit } est déjà sorcier.
refusal-too-dull-for-magic = { $unit } ne peut pas devenir sorcier : il faut au moins { $least } en Intelligence.
refusal-spell-known-already = { $unit } connaît déjà ce sort.
refusal-necromancy-of-the-good = { $unit } est d’une race d’alignement bon et ne peut pas être nécromant : choisissez une autre école.
refusal-flyer-charges = { $unit } est en l’air, à haute altitude tant que son joueur ne dit rien, et ne charge jamais : { WAY("roll flyer_move") } l’amène à altitude d’attaque, ou au sol.
refusal-spell-touches-later = { $spell } ne frappe personne au moment où il est lancé : n’indiquez pas de cible ; il frappe plus tard, à sa phase{ TYPED(" (", WAY("roll spell_effect"), ", due:yes)") }.
refusal-not-his-school = Ce sort est d’une école qui n’est pas la sienne.
refusal-too-many-of-level = { $most } sorts de niveau { $level } de cette liste, c’est tout ce qu’il peut connaître.
refusal-too-many-for-intelligence = Son Intelligence permet { $most } sorts, et il les connaît.
refusal-target-dead = Il ne reste rien de la cible.
refusal-too-many-carried = { $carried } PV notés, c’est trop pour des figurines de { $w }.
refusal-damage-dice = Un dé au plus pour les PV d’une touche, pas { $text }.

## Ce que les sorts laissent
status-spell-dealing = a lancé un sort qui peut en atteindre d’autres
status-reached-by-spell = atteint par un sort à cette phase
status-struck-by-spell = frappé par un sort en jeu à cette phase
status-spell-to-deal = a lancé un sort qui n’a encore atteint personne
status-cast = a lancé un sort à cette phase
status-staff-used = a utilisé le Bâton de commandement
status-fails-animosity = rate son prochain test d’animosité
status-aura-of-resistance = Aura de résistance : sauvegarde meilleure de 1
status-feebleminded = débile : ne bouge ni ne se défend
status-combat-strength-m = Force de combat : Mouvement +1
status-combat-strength-ws = Force de combat : Capacité de Combat +1
status-combat-strength-bs = Force de combat : Capacité de Tir +1
status-combat-strength-s = Force de combat : Force +1
status-combat-strength-t = Force de combat : Endurance +1
status-combat-strength-w = Force de combat : PV +1
status-combat-strength-i = Force de combat : Initiative +1
status-combat-strength-a = Force de combat : Attaques +1
status-immune-to-poison = immunisé au poison
status-iron-hand = Main de fer : deux fois ses Attaques à Force 5 jusqu’à une blessure
status-blown-down = jeté au sol : ne bouge ni ne tire
status-withered = a perdu ce tour un point de Force par la malédiction
status-gusted = dans le vent : moitié des touches à la prochaine phase de combat
status-keeps-wind = maintient une Rafale de vent
status-aura-of-protection = Aura de protection : sauvegarde meilleure de 2
status-frenzy-by-magic = sujet à la frénésie par magie
status-hatred-by-magic = hait un ennemi par magie
status-zone-of-steadfastness = maintient une Zone de fermeté
status-in-zone-of-steadfastness = dans une Zone de fermeté
status-zone-of-sanctuary = maintient une Zone de sanctuaire
status-in-zone-of-sanctuary = dans une Zone de sanctuaire
status-animates-sword = maintient une épée animée
status-unstable-next-turn = instable par magie au début du prochain tour
status-missile-proof = invulnérable aux projectiles normaux
status-cursed-by-arrows = attire tous les projectiles tirés à 60 cm
status-fears-all = craint tous ses adversaires
status-stupid-by-magic = sujet à la stupidité par magie
status-enchanted-weapon = son arme est magique
status-aura-of-invulnerability = Aura d’invulnérabilité : les prochaines blessures sont annulées
status-mind-strength-ld = Force spirituelle : Commandement +1
status-mind-strength-int = Force spirituelle : Intelligence +1
status-mind-strength-cl = Force spirituelle : Calme +1
status-mind-strength-wp = Force spirituelle : Force Mentale +1
status-entrapped = immobilisé jusqu’à la fin de la partie
status-hand-of-death = Main de la mort : chaque touche retire 1 PV
status-zone-of-life = maintient une Zone de vie
status-ignores-instability = ignore sa prochaine instabilité
status-extended-control = contrôle les morts-vivants à 60 cm
status-hand-of-dust = Main de poussière : chaque touche retire D6 PV
status-life-in-death = sous Vie dans la mort
status-total-control = contrôle les morts-vivants de toute la table
status-living-death = maudit de la mort vivante
status-illusory-appearance = a l’apparence d’un autre
status-displaced = décalé : les ennemis ont -1 pour toucher
status-bewildered = désorienté à son prochain tour
status-replicated = parmi ses répliques
status-ghostly-appearance = a l’apparence d’un mort-vivant
status-hallucinating = halluciné
status-universally-confused = confus par magie : demi-mouvement, -1 pour toucher
status-vanished = disparu
status-illusory = une illusion
status-grand-illusion = a l’apparence d’une créature quelconque
status-demon-bound = paralysé à son prochain tour
status-zone-of-demon-protection = maintient une Zone de protection contre les démons
status-demonic-aid = peut lancer une fois un sort de démonologie de plus
status-zone-of-annihilation = maintient une Zone d’annihilation
status-great-power = Grand pouvoir : +1 à toutes les caractéristiques
status-total-power = Pouvoir total : +2 à toutes les caractéristiques
status-has-guardian = a un gardien
status-uncontrolled = incontrôlé
status-guardian = gardien lié à son invocateur
status-demonic-steed = monture liée à son invocateur
status-blinded = aveuglé : quart de mouvement, aucune attaque
status-magic-light = porte une lumière magique
status-hand-of-fire = Main de feu : attaques magiques, Force +1
status-walks-on-water = marche sur l’eau
status-breathes-anywhere = respire partout
status-zone-of-concealment = maintient une Zone de dissimulation
status-fire-proof = le feu ne lui fait rien
status-crumbling-touch = brise la pierre à mains nues
status-ethereal-wizard = éthéré
status-breathes-fire = crache du feu
status-tunnelling = creuse un tunnel
status-stuck = enlisé

## Rappels
reminder-spell-goes-on = { $spell } doit encore atteindre : { $units }
reminder-spell-to-deal = Sort lancé qui n’a encore atteint personne ({ $spell }) : { $units }
reminder-gate = Des démons sortent du portail démoniaque maintenant.
reminder-living-death = { $units } : la mort vivante retire 1 point de Force maintenant.
reminder-uncontrolled = { $units } : nul ne contrôle { $count ->
    [one] cette unité
   *[other] ces unités
 } ; voyez ce qui se passe.
reminder-sword-upkeep = { $units } : payez l’épée animée, 2 PM plus 1 par touche reçue.
reminder-rest = { $units } : qui n’a rien fait depuis son dernier tour regagne 1 PM.
reminder-keeps-zone = { $units } : bouger met fin à la zone.
reminder-vanished = { $units } : peut revenir maintenant.
reminder-fire-breath = { $units } : peut cracher du feu.
reminder-strikes = { $spell } frappe qui s’y trouve.
reminder-may-cast = { $units } : peut lancer un sort.
reminder-no-casting = { $units } : aucun sort.
reminder-spell-turns = { $spell } : { $turns ->
    [0] prend fin avec ce tour.
    [one] encore 1 tour du camp de son sorcier.
   *[other] encore { $turns } tours du camp de son sorcier.
 }

## Sur les autres
status-spellbound = retenu par un sort
status-spell-silenced = empêché d’attaquer par un sort
status-in-mystic-mist = dans le brouillard mystique
status-in-smoke-cloud = dans la fumée
status-in-illusory-darkness = dans les ténèbres illusoires : ni tir ni combat
status-in-quicksand = dans les sables mouvants
status-in-thorn-hedge = dans une haie d’épines
status-in-zone-of-concealment = dans une Zone de dissimulation
status-torrential-rain = sous la pluie torrentielle
modifier-displaced = décalé par un sort
modifier-concealed = dissimulé par un sort
modifier-confused-by-magic = confus par un sort
modifier-in-the-rain = pluie
refusal-shooters-spellbound = { $unit } est retenu par un sort et ne peut pas tirer.
refusal-shooters-spell-silenced = { $unit } est empêché de tirer par un sort.
refusal-shooters-in-mystic-mist = { $unit } : dans le brouillard mystique, on ne voit rien et on ne tire pas ; une fois sortie, son joueur le note.
refusal-target-in-mystic-mist = { $unit } : dans le brouillard mystique, personne ne peut la voir ; choisissez une autre cible.
refusal-shooters-in-smoke-cloud = { $unit } : dans la fumée, on ne voit rien et on ne tire pas ; une fois sortie, son joueur le note.
refusal-target-in-smoke-cloud = { $unit } : dans la fumée, personne ne peut la voir ; choisissez une autre cible.
refusal-shooters-in-illusory-darkness = { $unit } : dans les ténèbres illusoires, on ne voit rien et on ne tire pas ; une fois sortie, son joueur le note.
refusal-target-in-illusory-darkness = { $unit } : dans les ténèbres illusoires, personne ne peut la voir ; choisissez une autre cible.
refusal-fight-in-illusory-darkness = { $unit } : dans les ténèbres illusoires, on ne peut pas combattre.
refusal-target-missile-proof = { $unit } est sous Invulnérabilité aux projectiles : les projectiles normaux ne lui font rien.
choice-mystic-mist = Brouillard mystique
choice-smoke-cloud = Nuage de fumée
choice-illusory-darkness = Ténèbres illusoires
choice-quicksand = Sables mouvants
choice-thorn-hedge = Haie d’épines
choice-zone-of-concealment = Zone de dissimulation
rule-displaced = Décalé
    .aliases = displaced
rule-concealed = Dissimulé
    .aliases = concealed
rule-confused-by-magic = Confus par magie
    .aliases = confused by magic
rule-in-the-rain = Sous la pluie
    .aliases = in the rain
status-prone = à terre
status-asleep = endormi
choice-jewel = joyau d’énergie
choice-wand = baguette
procedure-fill-store = Charger une baguette
    .about = Mettre des PM dans une baguette (10 par niveau au plus) ou une arme de puissance
outcome-fill-store = PM gardés à présent : { $kept } ; il en reste { $mp-left } au sorcier.
param-filled = PM mis de côté
param-from-store = D’où viennent les PM
param-store = Où vont les PM
refusal-jewel-used = { $unit } a déjà utilisé son joyau d’énergie aujourd’hui.
refusal-wand-beyond = { $unit ->
    [none] Le sorcier
   *[other] { $unit }
 } dépasserait ses { $most } PM : prenez-en moins.
refusal-wand-full = Une baguette garde au plus { $most } PM{ $unit ->
    [none] {""}
   *[other] {" "}pour { $unit }
 } ; elle en a déjà { $held }.
refusal-rain-on-fire-magic = Sous la pluie torrentielle, toute magie du feu se dissipe ; lancez un autre sort.
refusal-spell-on-fire-proof = La cible résiste au feu : ce sort ne lui fait rien.
refusal-spell-on-poison-proof = La cible est immunisée contre ce poison : ce sort ne lui fait rien.
status-wand-points = PM en baguette
    .counted = PM en baguette : { $value }
status-jewel-used = joyau d’énergie utilisé
step-summoned-unknown = Le texte ne donne pas leur profil : { WAY("unit add") } les ajoute{ TYPED(", ou lancez le sort avec une ligne de profil pour option summoned") }.
refusal-weapon-selfish = L’arme { DE($unit) } est égoïste : tant qu’il la possède, il ne lance aucun sort.
value-absorbed = absorbé
refusal-zone-forbidden = { $unit } ne peut pas entrer dans une Zone de sanctuaire : ni mort-vivant, ni éthéré, ni démon, ni élémentaire.
status-unrested = n’a pas pu se reposer
status-point-regained = a récupéré le point de son repos ce tour
reminder-zone-gone = Leur zone n’est plus : { $units }
