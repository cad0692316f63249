## Personnages : qui est touché, défis, étendards, démons
procedure-character-hit-allocation = Touches sur une unité avec personnages
    .about = Touches réparties entre figurines ordinaires, champion et personnages
outcome-character-hit-allocation = { $sheltered ->
    [yes] Les figurines ordinaires protègent les autres : { $ordinary } touches sur elles.
   *[no] Touches sur les figurines ordinaires : { $ordinary } ; sur le champion : { $champion } ; sur les personnages : voir les étapes.
 }
procedure-mixed-unit-allocation = Touches sur une unité mixte
    .about = Touches réparties entre deux sortes de figurines, champion et personnages
outcome-mixed-unit-allocation = Touches sur la première sorte : { $first } ; sur la seconde : { $second } ; sur le champion : { $champion }.
procedure-challenge = Défi
    .about = Lancer un Défi, le relever ou le refuser
outcome-challenge = { $outcome ->
    [issued] { $challenger ->
        [none] Le Défi est lancé : à l’adversaire de le relever{ $may-refuse ->
            [yes] { " " }ou de le refuser.
           *[no] , sans pouvoir le refuser.
         }
       *[other] { $challenger } lance un Défi : à l’adversaire de le relever{ $may-refuse ->
            [yes] { " " }ou de le refuser.
           *[no] , sans pouvoir le refuser.
         }
     }
    [fought] { $challenger ->
        [none] Le Défi est livré : les deux adversaires ne frappent que l’un l’autre.
       *[other] { $challenger } et { $opponent } livrent un Défi : ils ne frappent que l’un l’autre.
     }
    [refused] { $opponent ->
        [none] Le Défi est refusé : qui ne veut pas combattre se cache jusqu’à la fin de la phase.
       *[other] { $opponent } refuse et se cache jusqu’à la fin de la phase.
     }
   *[none] Pas de Défi : l’un des deux n’est pas au contact.
 }
procedure-duel = Coups d’un Défi
    .about = Un round de Défi seul : coups, PV perdus et Carnage, sans le reste du combat
outcome-duel = { $slain ->
    [yes] { $enemy-slain ->
        [yes] Les deux adversaires tombent.
       *[no] { $ours } est tué.
     }
   *[no] { $enemy-slain ->
        [yes] { $theirs } est tué.
       *[no] Personne ne tombe, le Défi continue.
     }
 } PV perdus : { $enemy-wounds } chez { $ours }, { $wounds } chez { $theirs }.{ $overkill ->
    [0] { $enemy-overkill ->
        [0] { "" }
       *[other] { " " }Carnage : +{ $enemy-overkill } pour { $theirs }.
     }
   *[other] { " " }Carnage : +{ $overkill } pour { $ours }.
 }
next-challenge-accept = Relever le Défi
next-challenge-refuse = Refuser le Défi
procedure-instability-test = Test d’instabilité
    .about = Ce que perdent des Démons au lieu d’être démoralisés
outcome-instability-test = { $wounds-lost ->
    [0] Les Démons tiennent : { $total } contre un Cd de { $ld }.
   *[other] Les Démons se dissipent : { $total } contre un Cd de { $ld }, PV perdus sans aucune sauvegarde : { $wounds-lost }.
 }

status-in-challenge = livre un Défi
status-hides = a refusé un Défi et se cache pendant cette phase
status-standard-at-stake = a laissé tomber son étendard pendant cette phase
status-battle-standard-at-stake = a laissé tomber la Grande Bannière pendant cette phase
rule-champion = Champion
    .aliases = champion d’unité
rule-near-general = Près du Général
    .aliases = général proche, proche du général
rule-near-standard = À portée de la Grande Bannière
    .aliases = grande bannière à portée
rule-standard-in-play = Grande Bannière sur la table
decision-second-chance = test raté : le relancer, à { $number } ps ou moins de la Grande Bannière ?
    .brief = relancer le test raté (Grande Bannière) ?
decision-second-chance-stands = Ne pas relancer
    .aliases = trop loin, sans relance
decision-second-chance-again = Relancer
    .aliases = relance
decision-standard-near = perte de PV : à { $number } ps ou moins de la Grande Bannière, pour en perdre un de moins ?
    .brief = à { $number } ps de la Grande Bannière ?
decision-standard-near-far = Hors de portée
    .aliases = trop loin, pas à portée
decision-standard-near-near = À portée
    .aliases = proche, assez près

param-leader = Le Général ou le porteur de la Grande Bannière : un nom de la table, ou une ligne de profil
param-way = Comment viennent les touches
param-champion-power = PU du champion, 0 sans champion
param-character-powers = PU de chaque personnage, comme 1 2
param-under-template = Personnages et champion sous le gabarit
param-other-power = PU des figurines ordinaires de la seconde sorte
param-answer = Relever le Défi ou non
param-in-contact = Celui qui lance le Défi est au contact d’un ennemi
param-enemy-in-contact = Son adversaire est au contact d’un ennemi
param-hiding-place = L’unité de l’adversaire a une place pour lui hors de contact
param-assault = C’est l’assaut d’un bâtiment
choice-one-by-one = une par une, comme des tirs
choice-every-model = chaque figurine de l’unité
choice-not-aimed-at = l’unité, sans la viser
choice-accept = relever
choice-refuse = refuser
value-fought = livré
value-refused = refusé

result-ordinary = Touches sur les figurines ordinaires
result-champion = Touches sur le champion
result-characters = Personnages
result-sheltered = Autres protégés
result-second = Touches sur la seconde sorte
result-may-refuse = Peut être refusé
result-dissolved = Dissipés
result-slain = Tué

roll-hits-shared = Qui est touché
roll-instability = Instabilité

step-hits-shared = { $unit } : { $hits } { $hits ->
    [0] touche
    [1] touche
   *[other] touches
 }.
step-characters-sheltered = Des figurines ordinaires d’une PU totale de { $power } protègent toutes les autres.
step-large-target-too = { $unit } : Grande cible, touchée en plus de son unité.
step-character-struck = { $unit } perd { $wounds } PV{ $slain ->
    [yes] { " " }et meurt.
   *[no] .
 }
step-no-challenge = Pour lancer ou relever un Défi, il faut être au contact de l’ennemi.
step-cannot-decline = Le Défi ne peut être refusé : { $why ->
    [assault] c’est l’assaut d’un bâtiment.
    [large-target] une Grande cible ne peut se cacher.
   *[nowhere-to-hide] il n’y a pas de place hors de contact.
 }
step-owner-shares = Le joueur { DE($unit) } peut donner ces PV perdus aux personnages ou montures qui s’y trouvent.
step-banner-saves-a-wound = La Grande Bannière est proche : un PV perdu de moins.
step-dissolves = { $unit } : se dissipe, { $wounds } PV perdus.

refusal-nobody-to-share-with = Il n’y a que des figurines ordinaires dans cette unité : donnez character_powers ou champion_power, ou nommez une unité rejointe par des personnages.
refusal-more-under-template = { $count } sous le gabarit, c’est trop : l’unité compte { $most } personnages et champions.
refusal-one-kind-alone = Une unité mixte a deux sortes de figurines : donnez la PU de l’une et de l’autre.
refusal-not-a-challenger = { $unit } ne peut prendre part à un Défi : seuls le peuvent personnages et champions. Donnez-lui la règle « personnage » ou « champion ».
refusal-challenge-under-way = { $unit } livre déjà un Défi, et un combat n’en connaît qu’un à la fois.
refusal-challenge-made = { $unit } a déjà livré ou refusé le seul Défi de ce combat (si la table se trompe, { WAY("unit status") } la corrige).
refusal-challenger-hides = { $unit } se cache d’un Défi et n’en livrera aucun avant la prochaine phase de combat.
refusal-not-the-leader = { $unit } ne mène pas par cette règle : donnez-lui « { $rule } » ou nommez qui l’a.

relation-duel = défi
    .aliases = duel, relève un défi
    .own = en duel avec { $other }
    .theirs = en duel avec { $other }
reminder-challenge-goes-on = Défi en cours, les deux adversaires ne frappent que l’un l’autre : { $units }
reminder-challenge-possible = Peuvent livrer un Défi au contact, le joueur dont c’est le tour le lance en premier : { $units }
result-overkill = Carnage de notre camp
result-enemy-overkill = Carnage adverse
result-enemy-slain = Adversaire tué
value-issued = lancé
rule-general-in-play = Général sur la table
rule-general-lends = Commandement du Général
decision-general-near = test raté, que le Commandement du Général réussirait : l’unité est-elle à { $number } ps ou moins de lui ?
    .brief = à { $number } ps du Général ?
decision-general-near-far = Hors de portée
    .aliases = trop loin, loin du Général
decision-general-near-near = À portée
    .aliases = assez près, près de lui
step-general-lends = Test sur le Commandement du Général : { $value }.
status-far-from-general = hors de portée du Général
status-by-the-general = à portée du Général
