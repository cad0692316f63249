## Procédures
procedure-shooting-attack = Tir
    .about = Tout le tir d’une unité : touches, blessures, sauvegardes, poison, feu, pertes
procedure-shoot-into-melee = Tir dans une mêlée
    .about = Quelle unité d’une mêlée un tir atteint, si le MJ le permet
procedure-prepare-fire = Préparation des armes enflammées
    .about = Un tour sans bouger, pour que la prochaine volée soit enflammée
procedure-shoot-to-hit = Toucher au tir
    .about = Lancer les jets pour toucher, chaque bonus et malus par son nom
procedure-range-check = Portée
    .about = Courte portée, longue portée ou hors de portée, altitudes comprises
procedure-character-target = Tir sur un personnage
    .about = Si un personnage près d’une unité peut être pris pour cible
procedure-to-wound = Pour blesser
    .about = Lancer les jets pour blesser, au tir comme au combat : Force contre Endurance
procedure-armour-save = Sauvegarde d’armure
    .about = Lancer les sauvegardes, d’une valeur ou de l’armure portée
procedure-remove-casualties = Pertes
    .about = Figurines retirées pour les blessures, et celles qui restent notées
procedure-mounted-target = Figurines montées
    .about = Qui du cavalier ou de la monture peut être frappé, et qui part avec qui
procedure-surplus-wounds = Blessures en surplus
    .about = Les blessures au-delà de la dernière figurine, relancées sur un personnage
procedure-poison-attack = Poison
    .about = D4-1 d’Endurance perdue par touche, et qui en meurt
procedure-poison-recovery = Guérison du poison
    .about = Un point d’Endurance par tour pour qui en a perdu la moitié ou moins
procedure-flaming-attack = Dégâts par le feu
    .about = Points de feu sur ce qui brûle, pour chaque touche enflammée

## Ce qui tranche
offer-shoot = Tir
offer-stand-and-shoot = Tenir et tirer
shooting-losses = { $destroyed ->
    [yes] La cible est anéantie.
   *[no] { $wounds-lost ->
        [0] Aucune blessure.
       *[other] PV perdus : { $wounds-lost }, figurines retirées : { $models-lost }.
     }
 }
shooting-on-chariot = PV perdus : caisse { $chariot-body-wounds-lost }, équipage { $chariot-crew-wounds-lost }, attelage { $chariot-team-wounds-lost }.{ $destroyed ->
    [yes] { " " }Le char est détruit.
   *[no] { $chariot-crewless ->
        [yes] { " " }Plus d’équipage : il part en déroute.
       *[no] { $chariot-stopped ->
            [yes] { " " }Il s’arrête définitivement.
           *[no] { "" }
         }
     }
 }
shooting-poison = { $poisoned ->
    [yes] { " " }Poison : Endurance perdue { $poison-points }, morts { $poison-models-lost }, reste noté { $poison-kept }.
   *[no] { "" }
 }
shooting-fire = { $burned ->
    [yes] { $flames-alight ->
        [yes] { " " }La cible prend feu : 1 PV par tour tant qu’on ne l’éteint pas.
       *[no] { " " }Feu : points { $flames-points }, brûlés { $flames-models-lost }, reste noté { $flames-total }.
     }
   *[no] { "" }
}
shooting-backfire = { $backfire-idle ->
    [0] { "" }
   *[other] { " " }Tromblons qui n’ont pas tiré : { $backfire-idle }.
 }{ $backfire-burst ->
    [0] { "" }
   *[other] { " " }Tromblons explosés : { $backfire-burst }, tireurs perdus : { $backfire-harm-models-lost }.
 }
outcome-shooting-attack = { $band ->
    [out] Hors de portée : aucun tir n’atteint la cible.
   *[other] { $at-chariot ->
        [yes] { shooting-on-chariot }
       *[no] { shooting-losses }
     }
 }{ shooting-poison }{ shooting-fire }{ shooting-backfire }{ $test ->
    [yes] { " " }Test de déroute : un quart de l’effectif est perdu d’un coup.
   *[no] { "" }
 }
outcome-shoot-into-melee = { $struck ->
    [enemy] L’ennemi est atteint (son unité n° { $place }).
   *[friends] Vos troupes sont atteintes (votre unité n° { $place }).
 }
outcome-prepare-fire = { $lasting ->
    [yes] Les torches sont allumées, et le restent.
   *[no] Les projectiles sont prêts : la prochaine volée sera enflammée.
 }
outcome-shoot-to-hit = { $hits ->
    [0] Tous les tirs manquent
    [one] 1 touche
   *[other] { $hits } touches
 } ({ $need }+ requis).
outcome-range-check = { $band ->
    [out] Hors de portée à { $distance } cm : { $reach } cm au plus.
    [long] Longue portée ({ $distance } cm) : −1 pour toucher, Force { $strength }.
   *[short] Courte portée ({ $distance } cm) : Force { $strength }.
 }
outcome-character-target = { $allowed ->
    [yes] Il peut être pris pour cible{ $cover ->
        [large] : seules des figurines aussi grandes le couvriraient.
        [mounted] : l’infanterie ne couvre pas un cavalier.
        [half-range] { $limit ->
            [none] .
           *[other] , jusqu’à { $limit } cm.
         }
       *[other] .
     }
   *[no] { $cover ->
        [half-range] Trop loin : près d’une unité, il n’est une cible que jusqu’à la moitié de la portée, { $limit } cm.
       *[other] Au moins cinq figurines ordinaires le couvrent : il ne peut pas être pris pour cible.
     }
 }
outcome-to-wound = { $need ->
    [none] Ces touches ne peuvent pas blesser cette cible.
   *[other] { $wounds ->
        [0] Aucune blessure ({ $need }+ requis).
        [one] 1 blessure ({ $need }+ requis).
       *[other] { $wounds } blessures ({ $need }+ requis).
     }
 }
outcome-armour-save = { $need ->
    [none] Aucune sauvegarde possible : non sauvegardées { $unsaved }{ $save ->
        [none] .
       *[other] {" "}(sauvegarde de { $save }+).
     }
   *[other] Sauvegardées : { $saved }, non sauvegardées : { $unsaved } ({ $need }+ requis).
 }
outcome-remove-casualties = { $destroyed ->
    [yes] L’unité est anéantie.
   *[no] { $models-lost ->
        [one] { $models-lost } figurine retirée.
       *[other] { $models-lost } figurines retirées.
     }{ $carried ->
        [0] { "" }
       *[other] {" "}Noté sur l’unité : { $carried }.
     }
 }
outcome-mounted-target = { $one-figure ->
    [yes] Cavalier et monture sont une seule figurine : l’Endurance du cavalier compte, et les deux sont retirés ensemble.
   *[no] { $rider ->
        [yes] Le cavalier ou la monture peut être frappé, au choix de l’attaquant.
       *[no] Seule la monture peut être frappée.
     } { $dismounted ->
        [walks] Le cavalier qui la perd continue à pied.
       *[other] Le cavalier qui la perd est retiré avec elle.
     }
 }
outcome-surplus-wounds = { $surplus ->
    [0] Aucune blessure en surplus.
   *[other] Surplus : { $surplus }. Le personnage est blessé { $wounds } fois et perd { $unsaved } PV.
 }
outcome-poison-attack = Endurance perdue : { $points }, morts : { $models-lost }, reste noté : { $kept }.
outcome-poison-recovery = { $recovers ->
    [yes] Un point d’Endurance revient ; encore perdus : { $left }.
   *[no] Plus de la moitié est perdue : pas de guérison pendant la bataille.
 }
outcome-flaming-attack = Points de feu : { $points }, notés à présent : { $total }.{ $models-lost ->
    [0] { "" }
   *[other] {" "}Brûlés : { $models-lost }.
 }

## Jets de dés
roll-shots = Nombre de tirs
roll-hits = Nombre de touches
roll-hits-on-figure = Touches sur une figurine
roll-beyond-six = Second dé après un 6
roll-set-alight = Embrasement
roll-blunderbuss-misfire = Incident des tromblons
roll-hit-strength = Force de l’explosion
roll-melee-target = Qui est atteint dans la mêlée
roll-random-character = Quel personnage

## Bonus et malus
modifier-large-target = cible de grande taille
modifier-small-target = cible de petite taille
modifier-unsteady = tir depuis une monture ou un véhicule
modifier-long-range = longue portée
modifier-wounded-shooter = tireur blessé
modifier-improvised-missile = projectile improvisé
modifier-light-cover = couvert léger
modifier-heavy-cover = couvert lourd
modifier-stand-and-shoot = tenir et tirer
modifier-weapon = arme
modifier-fire = feu
modifier-altitude = altitude

## Étapes
step-cannot-hit = Il faudrait { $need }+ : ces tirs ne peuvent pas toucher.
step-cannot-wound = Une Force de { $strength } ne peut pas blesser une Endurance de { $toughness }.
step-no-armour-save = Aucune sauvegarde d’armure n’est possible.
step-poison-harmless = Ce poison est sans effet sur cette cible.
step-front-rank-shoots = Seul le premier rang tire : { $models } figurines (si d’autres tirent, dites combien avant le jet).
step-range-assumed = Distance non donnée : à courte portée.
step-shots-out-of-range = La cible est hors de portée.
step-surplus-on-hero = Blessures en surplus pour { $unit } : { $count }, relancées pour blesser.
step-ablaze = La cible brûle : 1 PV par tour tant qu’elle n’est pas éteinte.

## Refus
refusal-shooters-dead = { $unit } : plus personne pour tirer ; choisissez une unité qui a des figurines.
refusal-shooters-fleeing = { $unit } : une unité en déroute ne peut pas tirer ; ralliez-la d’abord.
refusal-shooters-engaged = { $unit } : une unité au corps à corps ne peut pas tirer ; choisissez-en une autre, ou corrigez la table par { WAY("unit status") }.
refusal-shooters-charged = { $unit } a chargé ce tour et ne peut pas tirer avant le prochain.
refusal-shooters-confused = { $unit } est confuse après sa charge ratée et ne peut pas encore tirer.
refusal-shooters-makes-off = { $unit } gagne le bord de table et ne tire que sur qui lui tire dessus.
refusal-shooters-panicked = { $unit } est paniquée et ne peut pas tirer ce tour.
refusal-shooters-stupid = { $unit } est stupide ce tour et ne tire pas ; attendez son prochain tour.
refusal-shooters-disorganised = { $unit } est désorganisée et ne peut pas tirer avant de s’être reformée.
refusal-shooters-pursuing = { $unit } poursuit l’ennemi et ne peut pas tirer ; choisissez une autre unité.
refusal-shooters-off-table = { $unit } est hors de la table ; elle pourra tirer à son retour.
refusal-shooters-unloaded = { $unit } n’a pas rechargé ses armes ; elle le fera à sa prochaine phase de mouvement.
refusal-shooters-reloading = { $unit } recharge ses armes ce tour : ni mouvement, ni tir.
refusal-already-shot = { $unit } a déjà tiré ce tour ; elle pourra tirer à nouveau au prochain.
refusal-move-or-shoot = Les arbalétriers ne bougent pas et ne tirent pas dans le même tour ; tirez avec une unité immobile.
refusal-not-from-horseback = Cet arc ne peut pas servir sur une monture ; choisissez une autre arme.
refusal-fire-from-horseback = Les troupes montées n’utilisent pas d’armes enflammées ; retirez flaming, ou choisissez une unité à pied.
refusal-fire-not-prepared = { $unit } n’a pas préparé de projectiles enflammés : d’abord un tour sans bouger{ TYPED(" (", WAY("shoot what:prepare-fire"), ")") }.
refusal-fire-needs-standing = Préparer des projectiles enflammés demande un tour d’immobilité ; faites-le un tour où l’unité ne bouge pas.
refusal-target-engaged = { $unit } est au corps à corps. Si le MJ le permet, tirez d’abord au sort qui est atteint{ TYPED(" (", WAY("shoot what:into-melee"), "), puis indiquez into_melee") }.
refusal-target-off-table = { $unit } est hors de la table ; choisissez une cible qui y est.
refusal-target-covered = { $unit } est dans { $host }, et au moins cinq figurines ordinaires le couvrent : indiquez { TYPED("target:") }{ $host } (ou { WAY("unit leave ", $unit) } s’il n’est pas avec elles).
refusal-target-half-covered = { $unit } est dans { $host } : il ne peut être visé qu’à { NUMBER($range) } cm ou moins, la moitié de la portée ; de plus loin, indiquez { TYPED("target:") }{ $host }.
refusal-target-machine = { $unit } : les tirs normaux n’affectent pas une machine ; visez son équipage, à couvert léger.
refusal-no-bow-skill = Une Capacité de Tir de 0 ne permet ni tir ni lancer ; il faut au moins 1.
refusal-no-long-range = Les cavaliers et les arbalètes à répétition ne tirent qu’à courte portée ; retirez long_shots.
refusal-one-range-at-chariots = Des tirs de deux Forces sur un char se jouent à part : tirez une fois par portée.
refusal-strength-unknown = La Force de ces tirs est inconnue ; indiquez weapon, ou s.
refusal-shots-unknown = Combien de tirs ? Indiquez shots, ou l’unité qui tire.
refusal-weapon-unknown = Quelle arme ? Indiquez weapon, ou notez-la parmi les règles de l’unité.
refusal-not-poisoned = { $unit ->
    [none] Aucune Endurance n’est perdue par le poison ; indiquez noted.
   *[other] { $unit } n’a perdu aucune Endurance par le poison ; rien à récupérer.
 }

## Options
param-crew = L’équipage, une unité à part ; pour la charge d’un char, l’effectif complet
param-team = L’attelage du char, une unité à part
param-hero = Le personnage ; ou si le cavalier en est un
param-bs = Capacité de Tir (CT)
param-s = Force des touches, ou de qui les porte
param-shots = Nombre de tirs, ou des dés ; sinon un par figurine qui voit la cible
param-weapon = L’arme ; sinon celle des règles de l’unité
param-long-shots = Tirs à longue portée, quand les autres sont à courte portée
param-long-range = La cible est à longue portée
param-cover = Couvert de la cible
param-moved = A bougé ce tour
param-stand-and-shoot = Les tirs répondent à une charge (tenir et tirer)
param-facing = Côté de la cible touché ou chargé ; de dos, pas de bouclier
param-modifier = Somme des autres bonus, négative pour des malus
param-poison = Le poison des armes
param-race = Ce qu’est la cible, pour le poison
param-altitude = Altitude de la cible ou de la créature, à la fin d’un mouvement
param-from-altitude = Altitude des tireurs, ou de la créature avant son mouvement
param-wounded = Les tireurs ont perdu des PV
param-into-melee = La cible est dans une mêlée, et le tirage au sort l’a désignée
param-enemies = Unités ennemies dans la mêlée
param-allies = Unités alliées dans la mêlée
param-torches = Des torches, qui restent allumées
param-near = Sa place par rapport à l’unité ; ou les sections voisines du feu
param-ordinary = Figurines ordinaires de l’unité : ni champion, ni héros, ni sorcier
param-size = Toutes les figurines de l’unité, s’il y en a d’autres
param-large = Il mesure plus de 3 m
param-unit-large = Les figurines de l’unité mesurent plus de 3 m
param-rider = Il est monté
param-unit-mounted = Les figurines de l’unité sont montées
param-by-character = Un personnage tire
param-wounds = Nombre de blessures
param-armour = Armure portée ; l’emporte sur une sauvegarde
param-mount = À pied, monté, ou monté sur un animal caparaçonné
param-routing = Le porteur est en déroute, sans bouclier
param-mount-w = PV de la monture
param-attack = Un tir, ou qui frappe
param-mount-large = La monture mesure plus de 3 m
param-attacker-large = L’attaquant mesure plus de 3 m
param-noted = Points déjà notés
param-source = Ce qui brûle
param-building = La cible est une section de bâtiment

## Choix
choice-volley = Volée
choice-into-melee = Dans une mêlée
choice-prepare-fire = Préparer le feu
choice-bombing = Bombardement
choice-short-bow = Arc court
choice-bow = Arc
choice-long-bow = Arc long
choice-elf-bow = Arc elfique (elfes ; sinon un arc court)
choice-crossbow = Arbalète
choice-repeating-crossbow = Arbalète à répétition
choice-sling = Fronde
choice-javelin = Javelot
choice-throwing-knife = Couteau ou hache de lancer
choice-blowpipe = Sarbacane
choice-improvised-missile = Projectile improvisé
choice-hand-crossbow = Arbalète de poing
choice-arquebus = Arquebuse
choice-blunderbuss = Tromblon
choice-none = aucun
choice-light = léger
choice-heavy = lourd
choice-front = face
choice-flank = flanc
choice-rear = dos
choice-air = airs
choice-ground = sol
choice-attack = altitude d’attaque
choice-low = basse altitude
choice-high = haute altitude
choice-shield = bouclier seul
choice-light-armour = armure légère
choice-light-armour-and-shield = armure légère et bouclier
choice-heavy-armour = armure lourde
choice-heavy-armour-and-shield = armure lourde et bouclier
choice-foot = à pied
choice-cavalry = cavalier
choice-barded-cavalry = cavalier caparaçonné
choice-mounted = monté
choice-large-mount = grande monture
choice-shot = tir
choice-contact = en contact
choice-near = à moins de 12,5 cm
choice-far-off = plus loin
choice-man-slayer = Humanicide
choice-elf-bane = Elvicide
choice-black-root = Racine noire
choice-troll-bane = Trollicide
choice-lizard-bane = Mort aux lézards
choice-demon-bane = Fléau des démons
choice-truth-leaf = Feuille de vérité
choice-beast-bane = Animalicide
choice-grave-root = Racines des tombes
choice-venom = Venin
choice-human = humain
choice-dwarf = nain
choice-halfling = halfeling
choice-pygmy = pygmée
choice-elf = elfe
choice-orc = orque
choice-goblin = gobelin
choice-hobgoblin = hobgobelin
choice-ogre = ogre
choice-troll = troll
choice-giant = géant
choice-treeman = homme-arbre
choice-lizardman = homme-lézard
choice-troglodyte = troglodyte
choice-slann = slann
choice-demon = démon
choice-lycanthrope = lycanthrope
choice-monster = monstre
choice-animal = animal
choice-arrow = flèche
choice-torch = torche
choice-fireball = boule de feu
choice-lightning = éclair
choice-blunderbuss-misfire = Incident de tromblon
choice-melee-target = Tir dans une mêlée

## Noms des résultats
value-enemy = ennemi
value-friends = alliés
value-hits = touche
value-misses = manque
result-wounds-lost = PV perdus
result-carried = blessures notées
result-test = test de déroute
result-band = portée
result-poisoned = poison à l’œuvre
result-poison = poison
result-burned = feu à l’œuvre
result-flames = feu
result-backfire = incidents
result-idle = n’ont pas tiré
result-burst = explosés
result-harm = pertes
result-at-chariot = sur un char
result-chariot = char
result-heroes = personnages
result-joined = personnage
result-name = nom
result-shots = tirs
result-hits = touches
result-unsaved = non sauvegardées
result-struck = atteints
result-place = unité
result-lasting = reste allumé
result-need = requis
result-strength = Force
result-modifier = pour toucher
result-cover = raison
result-limit = limite
result-save = sauvegarde
result-one-figure = une seule figurine
result-rider = cavalier
result-mount = monture
result-dismounted = sans monture
result-surplus = surplus
result-recovers = guérit

## États
status-unloaded = armes non chargées
status-reloading = recharge ses armes jusqu’à la fin de son prochain tour
status-fire-prepared = projectiles enflammés prêts
status-poisoned = Endurance perdue par le poison
    .counted = Endurance perdue par le poison : { $value }
status-recovered = a guéri du poison ce tour
status-on-fire = points de feu
    .counted = points de feu : { $value }

## Tables
table-blunderbuss-misfire-hangs-fire = Le coup ne part pas ; pas besoin de recharger.
table-blunderbuss-misfire-bursts = Le tromblon explose : son porteur subit une touche de Force D6.
table-melee-target-enemy = L’ennemi est atteint.
table-melee-target-friends = Les alliés sont atteints.
procedure-rate-of-fire = Cadence de tir
    .about = Combien de tirs une arme permet ce tour, et si ses porteurs peuvent bouger
procedure-hand-crossbow-melee = Arbalètes de poing au combat
    .about = Tirs d’arbalètes de poing sur l’ennemi au contact
outcome-rate-of-fire = { $shots ->
    [0] Aucun tir ce tour.
   *[other] Tirs : { $shots }, Force { $strength }, jusqu’à { $reach } cm.
 } { $may-move ->
    [yes] { $may-do-both ->
        [yes] Mouvement et tir sont permis.
       *[no] Mouvement ou tir, pas les deux.
     }
   *[no] Rechargement : pas de mouvement{ $may-reform ->
        [yes] , un changement de formation au plus.
       *[no] , ni changement de formation.
     }
 }
outcome-hand-crossbow-melee = { $destroyed ->
    [yes] L’ennemi est anéanti.
   *[no] PV perdus : { $wounds-lost }, figurines retirées : { $models-lost }.
 } Ils comptent dans le résultat du combat.
modifier-other-weapon = une autre arme aussi
modifier-wrong-hand = mauvaise main
param-fired-last-turn = Ont tiré à leur dernier tour
param-other-weapon = Frappent aussi avec une autre arme
param-wrong-hand = L’arbalète est dans la mauvaise main
choice-hand-crossbow-melee = Arbalète de poing au combat
result-may-move = peuvent bouger
result-may-reform = peuvent se reformer
result-may-do-both = peuvent faire les deux
value-duel = un personnage tire
value-half-range = moitié de la portée
value-unit = couvert par une unité
value-short = courte portée
value-long = longue portée
value-out = hors de portée
value-removed = retiré
value-together = ensemble
value-walks = à pied
procedure-burn-on = Brûler encore
    .about = Feu simplifié : 1 PV par tour pour ce qui brûle, ou éteint par le MJ
outcome-burn-on = { $wounds ->
    [0] Le feu est éteint.
   *[other] La cible brûle encore : PV perdus { $wounds }.
}
modifier-in-the-saddle = CT des cavaliers
param-turned-back = Tireurs maudits : leurs projectiles les frappent, target est l’unité elle-même
param-put-out = Le feu est éteint, au lieu de brûler encore
status-burned = a brûlé ce tour
step-fire-harmless = Le feu ne fait rien : la cible y résiste, ou il pleut à verse.
refusal-fire-points-counted = Cette bataille compte les points de feu : { WAY("roll burning_building") } pour une section. Pour le feu simplifié : { WAY("settings house:simple-fire=on") }, avant une bataille.
refusal-no-fire-points = Cette bataille joue le feu simplifié, sans points de feu : utilisez { WAY("roll burn_on") }.
refusal-missiles-turn-back = { $unit } est maudite : ses projectiles feraient demi-tour. Ne tirez pas, ou tirez sur elle-même{ TYPED(" : target:", $unit, " turned_back:oui") }.
refusal-rain-no-long-range = Sous la pluie torrentielle, pas de tir à longue portée ; choisissez une cible à courte portée.
refusal-rain-on-powder = Sous la pluie torrentielle, les armes à feu ne servent à rien ; attendez la fin du sort.
refusal-target-inviolable = { $unit } : rien ne peut la tuer ce tour (instabilité) ; choisissez une autre cible.
refusal-target-untouched = { $unit } : les armes ordinaires ne lui font rien ({ $status }) ; il faut de la magie.
refusal-target-unseen = { $unit } est dissimulée et immobile : on ne la voit pas à plus de { $range } cm.
refusal-shooters-attack-altitude = { $unit } est en vol : les troupes volantes ne tirent pas sur qui les attaque.
refusal-shooters-low-altitude = { $unit } est en vol : les troupes volantes ne tirent pas sur qui les attaque.
refusal-shooters-high-altitude = { $unit } est en vol : les troupes volantes ne tirent pas sur qui les attaque.
