## Procédures
procedure-close-combat-round = Round de corps à corps
    .about = Un round complet : coups, résultat, tests de déroute, attaques gratuites et poursuite
procedure-melee-attacks = Coups au corps à corps
    .about = Une unité en frappe une autre, qui ne rend pas les coups
procedure-standard-capture = Capture d’étendard
    .about = Un autre round pour l’étendard d’une unité qui a reculé
procedure-attack-order = Qui frappe en premier
    .about = Initiative avec les armes, et attaques depuis les airs
procedure-combat-to-hit = Toucher au corps à corps
    .about = Jets pour toucher : CC contre CC, jusqu’à 9
procedure-combat-to-wound = Blesser au corps à corps
    .about = Jets pour blesser : Force contre Endurance
procedure-combat-save = Sauvegardes au corps à corps
    .about = Sauvegardes d’armure des figurines blessées en combat
procedure-weapon-modifiers = Ce que fait une arme
    .about = Initiative, touches, blessures et sauvegardes avec une arme de corps à corps
procedure-net-attack = Lancer de filets
    .about = Combien de figurines les filets empêtrent

## Issues
offer-fight = Combat
outcome-close-combat-round = { $winners ->
    [none] { $winner ->
        [none] Égalité, { $wounds } à { $enemy-wounds } : personne ne recule.
        [ours] Le premier camp l’emporte, { $wounds } à { $enemy-wounds }.
       *[theirs] Le second camp l’emporte, { $enemy-wounds } à { $wounds }.
    }{ $routed ->
        [0] { "" }
        [one] { " " }Une unité est mise en déroute.
       *[other] { " " }{ $routed } unités sont mises en déroute.
    }
   *[other] Victoire : { $winners }, { $winner ->
        [ours] { $wounds } à { $enemy-wounds }
       *[theirs] { $enemy-wounds } à { $wounds }
    }{ $gone ->
        [none] { "" }
       *[other] ; anéantis : { $gone }
    }{ $fled ->
        [none] { "" }
       *[other] ; en déroute : { $fled }
    }{ $held ->
        [none] { "" }
       *[other] ; battus mais tiennent : { $held }
    }{ $restrained ->
        [none] { "" }
       *[other] ; retenus de poursuivre : { $restrained }
    }.
 }
outcome-melee-attacks = { $wounds ->
    [0] Aucune blessure.
    [1] Une blessure{ $models-lost ->
        [0] { "" }
        [1] : une figurine tombe
       *[other] : { $models-lost } figurines tombent
    }.
   *[other] { $wounds } blessures{ $models-lost ->
        [0] { "" }
        [1] : une figurine tombe
       *[other] : { $models-lost } figurines tombent
    }.
 }{ $wiped-out ->
    [yes] { " " }Il ne reste personne.
   *[no] { "" }
 }
outcome-standard-capture = { $captured ->
    [yes] L’étendard est pris, { $wounds } à { $enemy-wounds }.
   *[no] { $trampled ->
        [yes] L’étendard est perdu dans la déroute : personne ne le prend.
       *[no] L’étendard est sauf, { $wounds } à { $enemy-wounds } : le recul est annulé.
    }
 }
outcome-attack-order = { $first ->
    [ours] Le premier camp frappe en premier
    [theirs] Le second camp frappe en premier
   *[both] Les deux camps frappent en même temps
 }{ $by ->
    [air] , depuis les airs.
   *[initiative] { " " }(Initiative { $initiative } contre { $enemy-initiative }).
 }
outcome-combat-to-hit = { $need ->
    [none] Aucun coup : une CC de 0 ne frappe pas.
   *[other] { $hits ->
        [0] Aucune touche
        [1] Une touche
       *[other] { $hits } touches
    } : { $need }+ au tableau contre CC { $enemy-ws }, { $modifier } aux dés.
 }
outcome-combat-to-wound = { $need ->
    [none] Rien ne blesse.
   *[other] { $wounds ->
        [0] Aucune blessure
        [1] Une blessure
       *[other] { $wounds } blessures
    } : { $need }+ au tableau, { $modifier } aux dés.
 }
outcome-combat-save = { $unsaved ->
    [0] Tout est sauvegardé.
    [1] Une blessure passe.
   *[other] { $unsaved } blessures passent.
 }{ $need ->
    [none] { " " }Aucune sauvegarde possible.
   *[other] { " " }Sauvegarde à { $need }+.
 }
outcome-weapon-modifiers = { $strikes ->
    [yes] Initiative { $initiative }, pour toucher { $to-hit }, pour blesser { $to-wound }, sauvegarde adverse { $enemy-save }, { $attacks ->
        [1] une attaque
       *[other] { $attacks } attaques
    } par figurine, { $shield ->
        [yes] avec bouclier
       *[no] sans bouclier
    }.
   *[no] Les figurines de ce rang ne frappent pas.
 }
outcome-net-attack = { $entangled ->
    [0] Personne n’est empêtré ({ $hits ->
        [0] aucun filet ne touche
        [1] un filet touche
       *[other] { $hits } filets touchent
    }).
    [1] Une figurine est empêtrée.
   *[other] { $entangled } figurines sont empêtrées.
 }

## Options
param-fighting = Nos figurines au contact : un nombre par unité, ou par unité et par ennemi
param-enemy-fighting = Figurines ennemies au contact
param-enemy-weapon = L’arme de l’ennemi ; celle qu’il porte si rien n’est dit
param-defends = Qui défend un mur, une haie ou l’équivalent
param-high-ground = Qui est en position haute
param-air = Qui combat depuis les airs
param-rough = Qui a passé un obstacle ou un terrain difficile avec ses piques
param-in-flank = Places de nos unités qui attaquent un flanc, à partir de 1
param-in-rear = Places de nos unités qui attaquent dans le dos, à partir de 1
param-enemy-in-flank = Places des unités ennemies qui attaquent un flanc, à partir de 1
param-enemy-in-rear = Places des unités ennemies qui attaquent dans le dos, à partir de 1
param-stays = Qui reste derrière ses défenses ou en carré plutôt que de suivre
param-restrain = Qui essaie de ne pas poursuivre
param-depth = Rangs complets après les coups ; comptés d’après effectif et front sinon
param-enemy-depth = Rangs complets de l’ennemi après les coups
param-to-hit = Autres modificateurs pour toucher
param-enemy-to-hit = Autres modificateurs de l’ennemi pour toucher
param-enemy-wounds = Blessures infligées par l’ennemi
param-from-behind = Si les coups viennent de derrière
param-i = Initiative
param-enemy-i = Initiative de l’ennemi
param-pushed-back = Si l’unité a reculé au tour précédent
param-enemy-pushed-back = Si l’ennemi a reculé au tour précédent
param-enemy-ws = Capacité de Combat de l’ennemi
param-hand = La main qui frappe
param-frenzied = Si l’unité est en frénésie
param-followed-up = Si l’unité a fait reculer l’ennemi au tour précédent
param-confused = Si la charge de l’unité a échoué
param-afraid = Si l’unité a peur de cet ennemi
param-terrified = Si une créature proche terrorise l’unité
param-defended = Si l’ennemi défend un obstacle
param-higher = Si l’unité est en position haute
param-defenceless = Si l’ennemi est paniqué, en déroute, stupide ou sans défense
param-enemy-air = Si l’ennemi combat depuis les airs
param-a = Attaques d’une figurine
param-rank = Le rang, à partir de 1
param-crossed = Si un obstacle ou un terrain difficile a été passé au mouvement
param-cavalry = Si l’ennemi est de la cavalerie
param-nets = Combien de filets sont lancés

choice-round = round
choice-rout = déroute
choice-capture = capture
choice-unit = notre camp
choice-enemy = l’ennemi
choice-both = les deux camps
choice-right = bonne main
choice-left = mauvaise main
choice-hand-weapon = arme à une main
choice-two-weapons = armes multiples
choice-improvised-weapon = arme improvisée
choice-knife = couteau
choice-spear = lance
choice-two-handed-weapon = arme à deux mains
choice-scythe = faux
choice-net = filet
choice-pike = pique
choice-cavalry-lance = lance de cavalier
choice-unarmed = sans arme

## Résultats
result-winner = vainqueur
result-enemy-wounds = blessures de l’ennemi
result-routed = unités en déroute
result-units = nos unités
result-enemies = unités ennemies
result-pursued = poursuivie
result-wiped-out = exterminée
result-captured = étendard pris
result-cancels = recul annulé
result-trampled = étendard perdu
result-first = frappe en premier
result-by = par
result-initiative = Initiative
result-enemy-initiative = Initiative de l’ennemi
result-enemy-ws = CC de l’ennemi
result-weapon = arme
result-to-hit = pour toucher
result-to-wound = pour blesser
result-enemy-save = à la sauvegarde adverse
result-attacks = attaques
result-shield = bouclier
result-entangled = empêtrées

value-ours = notre camp
value-theirs = l’ennemi
value-both = les deux
value-air = depuis les airs
value-initiative = Initiative
value-pushed = a reculé
value-parted = a reculé, contact rompu
value-stands = reste en place
value-climbs = doit monter
value-routed = en déroute
value-wiped-out = exterminée
value-follows = suit l’ennemi
value-stays = reste sur place
value-pursues = poursuit
value-disorganised = désorganisée
value-restrained = ne poursuit pas
value-unengaged = libre
value-hand-weapon = arme à une main
value-two-weapons = armes multiples
value-improvised-weapon = arme improvisée
value-knife = couteau
value-spear = lance
value-two-handed-weapon = arme à deux mains
value-scythe = faux
value-net = filet
value-cavalry-lance = lance de cavalerie
value-unarmed = sans arme

## Jets
roll-standard = Étendard
modifier-frenzy = frénésie
modifier-charge = charge
modifier-high-ground = position haute
modifier-followed-up = a fait reculer l’ennemi
modifier-confused = confusion
modifier-obstacle = obstacle défendu
modifier-fear = peur
modifier-terror = terreur
modifier-other = autre
modifier-rank = rang
modifier-net = filet
modifier-entangled = ennemi empêtré
step-leader-blows = Duel des commandants, à part : { $unit } contre { $target }, { $attacks ->
    [1] une attaque
   *[other] { $attacks } attaques
 }.
step-blows = { $unit } contre { $target } : { $models ->
    [1] une figurine frappe
   *[other] { $models } figurines frappent
 }, { $attacks ->
    [1] une attaque
   *[other] { $attacks } attaques
 }.
step-no-blows = { $unit } : aucun coup possible contre { $target }.
step-no-weapon-skill = Une Capacité de Combat de 0 ne frappe pas.
step-out-of-reach = Il faudrait { $need } : même un 6 suivi d’un 6 ne fait que 9.
step-entangled = Filets { DE($unit) } : { $figures ->
    [0] personne n’est empêtré
    [1] une figurine empêtrée
   *[other] { $figures } figurines empêtrées
 } ({ $target }).
step-drawn-combat = Égalité, { $wounds } à { $enemy-wounds }.
step-won-combat = { $name ->
    [none] { $side ->
        [unit] Le premier camp l’emporte
       *[enemy] Le second camp l’emporte
    }
   *[other] Victoire : { $name }
 }, { $wounds } à { $enemy-wounds } en blessures.
step-wounds-not-taken = { $wounds ->
    [one] Une blessure annoncée n’est encore retirée à personne
   *[other] { $wounds } blessures annoncées ne sont encore retirées à personne
}, et { $unit } n’est pas seul à pouvoir les avoir perdues : retirez-les par { WAY("unit damage") }, puis réglez de nouveau le combat après { WAY("undo") }.
step-push = Poussée de rangs plus profonds contre { $unit } : -{ $push } au Commandement.
step-front-unknown = Front { DE($unit) } inconnu : toutes ses figurines comptées au premier rang, et aucun rang ; { WAY("unit edit unit:", $unit, " change:Front5") } retient un front de 5.

## Refus
refusal-unit-destroyed = Il ne reste personne { DE($unit) }.
refusal-fight-fleeing = { $unit } : en déroute, l’unité ne combat pas ; frappez-la avec { WAY("pursue what:free-attack") }.
refusal-fight-off-table = { $unit } : hors de la table.
idle-nothing-burns = rien en face n’est inflammable.
idle-no-flames = rien ne frappe par le feu.
idle-no-poison = rien ne frappe par le poison.
idle-other-weapon = une autre arme a été choisie pour ce round.
refusal-lance-without-charge = Une lance de cavalerie ne sert que dans le round où son unité a chargé : choisissez une autre arme.
refusal-fighting-count = { $count } nombres de figurines pour { $units } unités contre { $enemies } : donnez-en un par unité, ou un par unité et par ennemi.
refusal-too-many-fighting = { $unit } a { $most } figurines ; { $count } ne peuvent pas combattre.
refusal-no-such-place = Il n’y a pas d’unité { $place } : { $count } sont nommées.
refusal-must-follow = { $unit } doit suivre qui elle fait reculer : seuls restent ceux qui défendent un obstacle ou sont en carré.
refusal-no-standard = { $unit } n’a pas d’étendard.

## Un monstre sans cavalier
procedure-monster-reaction = Monstre sans cavalier
    .about = Ce que fait un monstre qui a perdu son cavalier
outcome-monster-reaction = { $row }
choice-monster-reaction = Monstre sans cavalier
roll-monster-reaction = Réaction du monstre
table-monster-reaction-leaves = Il s’envole, ou gagne au plus vite le bord de table le plus proche, et ne revient pas ; attaqué, il se défend.
table-monster-reaction-nearest-troops = Il charge la troupe la plus proche s’il le peut, sinon va vers elle au plus vite ; l’ennemi à égale distance.
table-monster-reaction-nearest-enemy = Il charge l’ennemi le plus proche s’il le peut, sinon va vers lui au plus vite.
table-monster-reaction-raves = Il se déplace au hasard selon le dé de dispersion, et charge toute troupe à portée, amie ou ennemie.
table-monster-reaction-lurks = Il reste sur place, et charge l’ennemi qui vient à sa portée de charge.
table-monster-reaction-guards = Il garde le corps de son maître jusqu’à la fin : ni mouvement ni poursuite, mais attaqué il combat.
status-makes-off = gagne le bord de table
status-lurks = reste à l’affût
status-guards-master = garde le corps de son maître

## Montures
field-steed-ws = Capacité de Combat de la monture (CCMt)
field-steed-s = Force de la monture (FMt)
field-steed-i = Initiative de la monture (IMt)
field-steed-a = Attaques de la monture (AMt)
refusal-no-monster-table = Le texte renvoie à une table qu’il n’a pas. Pour jouer celle du compilateur : { WAY("settings house:monster-reaction=on") }, avant une bataille.
step-struck-apart = { $name } : { $wounds ->
        [one] la blessure infligée
       *[other] les { $wounds } blessures infligées
    } avant le round { $wounds ->
        [one] compte
       *[other] comptent
    } dans son résultat.
