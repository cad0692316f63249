## Procédures
procedure-rout-test = Test de déroute
    .about = Si une unité est mise en déroute : combat, lourdes pertes, bousculade, charge terrifiante
procedure-push-modifier = Poussée
    .about = Ce que des rangs plus profonds ôtent au Commandement du vaincu
procedure-free-attacks = Attaques gratuites
    .about = Frapper des fuyards : tout touche, et aucun bouclier ne sert
procedure-pursuit-move = Poursuite
    .about = Si les poursuivants gardent le contact avec les fuyards
procedure-pursuit-restraint-test = Ne pas poursuivre
    .about = Retenir des vainqueurs de poursuivre les fuyards
procedure-stop-pursuit-test = Arrêter une poursuite
    .about = Interrompre une poursuite entamée
procedure-rout-move = Mouvement de déroute
    .about = De combien courent les fuyards, et s’ils quittent la table
procedure-rout-interpenetration = Fuyards dans des alliés
    .about = Si les fuyards s’incrustent dans une unité alliée sur leur chemin
procedure-rally-test = Ralliement
    .about = Rallier une unité en déroute à sa phase de ralliement

## Issues
outcome-rout-test = { $routs ->
    [yes] L’unité est mise en déroute{ $why ->
        [test] { $total ->
            [none]  : son Commandement est tombé à { $ld }.
           *[other]  : { $total } pour un Commandement de { $ld }.
        }
        [disorganised] : désorganisée, battue et suivie.
        [pursuing] : chargée en pleine poursuite, battue et suivie.
       *[choice] , au choix de son joueur.
    }
   *[no] L’unité tient{ $why ->
        [test] : { $total } pour un Commandement de { $ld }.
        [frenzied] : en frénésie, jamais de déroute.
        [not-pushed] : elle n’a pas reculé, donc pas de test.
        [not-followed] : personne ne la suit, donc pas de test.
       *[losses] : moins d’un quart de pertes, donc pas de test.
    }
 }
outcome-push-modifier = { $penalty ->
    [0] Pas de poussée : { $enemy-depth } rangs contre { $depth }.
   *[other] Le vaincu teste à -{ $penalty } : { $enemy-depth } rangs contre { $depth }.
 }
outcome-free-attacks = { $wounds ->
    [0] Aucune blessure.
    [1] Une blessure.
   *[other] { $wounds } blessures.
 }{ $wiped-out ->
    [yes] { " " }Il ne reste aucun fuyard.
   *[no] { "" }
 }
outcome-pursuit-move = { $contact ->
    [keeps] Les poursuivants gardent le contact.
    [loses] Contact perdu : les poursuivants sont désorganisés.
    [off-table] Les fuyards ont quitté la table : les poursuivants sont désorganisés.
   *[wiped-out] Plus personne à poursuivre : les poursuivants sont désorganisés.
 }{ $free-attack ->
    [yes] { " " }Ils ont une autre attaque gratuite.
   *[no] { "" }
 }
outcome-pursuit-restraint-test = { $may-pursue ->
    [no] Ils ne peuvent pas poursuivre.
   *[yes] { $pursues ->
        [yes] Ils doivent poursuivre : { $total }, c’est trop.
       *[no] Ils se retiennent : { $total }.
    }
 }
outcome-stop-pursuit-test = { $stops ->
    [yes] La poursuite s’arrête ({ $total }, +1 compris) : l’unité est désorganisée.
   *[no] { $total ->
        [none] La poursuite continue : l’unité n’a pas de commandant.
       *[other] La poursuite continue : { $total }, +1 compris, c’est trop.
    }
 }
outcome-rout-move = { $off-table ->
    [yes] Les fuyards courent de { $distance } cm et quittent la table pour de bon.
   *[no] Les fuyards courent de { $distance } cm.
 }
outcome-rout-interpenetration = { $crashes ->
    [yes] Ils s’incrustent dans leurs alliés, désorganisés, qui passent un test de déroute.
   *[no] Ils passent.
 }
outcome-rally-test = { $rallied ->
    [yes] L’unité se rallie : { $total }.
   *[no] { $why ->
        [test] L’unité court toujours : { $total }, c’est trop.
        [routed-now] Pas de ralliement le tour même de la déroute.
        [pursued] Pas de ralliement avec des poursuivants au contact.
        [too-few] Pas de ralliement : il reste moins d’un quart de l’unité.
        [enemy-nearest] Pas de ralliement : l’unité la plus proche est ennemie.
        [fear] Pas de ralliement à portée de charge d’un ennemi qui lui fait peur.
       *[leaderless] Pas de ralliement sans commandant.
    }
 }

## Options
param-fallen = Figurines perdues : depuis le début pour un combat, d’un coup pour tirs et magie
param-start = Figurines au début de la bataille
param-pushed = Si le combat a fait reculer l’unité
param-followed = Si le vainqueur suit
param-enemy-front = Figurines au premier rang du vainqueur
param-captured = Si l’ennemi a son étendard
param-shamed = Si le commandant a décliné un défi
param-pursuing = Si elle a été chargée en pleine poursuite
param-enemy-m = Mouvement des fuyards, en centimètres
param-enemy-save = Sauvegarde d’armure de l’ennemi, 5 pour 5+
param-initial = S’il s’agit du mouvement du combat même
param-lost-sight = Ce qui a mis fin au contact par ailleurs
param-panicked = Si l’unité est paniquée
param-leaderless = Si l’unité n’a pas de commandant
param-allowance = De combien le terrain la laisse courir à la place
param-edge = Distance du bord vers lequel elle court
param-ally = Les alliés sur le chemin
param-gap = Espace entre les alliés
param-on-path = Si cet espace est sur le chemin
param-pursued = Si des poursuivants sont au contact
param-routed-now = Si la déroute date de ce tour
param-enemy-nearest = Si l’unité la plus proche, de cinq ou plus, est ennemie
param-feared-near = Si un ennemi qui lui fait peur peut la charger

choice-combat = combat perdu
choice-losses = pertes d’un coup
choice-crash = bousculée par des alliés
choice-choice = choix du joueur
choice-free-attack = attaque gratuite
choice-pursuit = poursuite
choice-restrain = se retenir
choice-stop = arrêter
choice-keeps = au contact
choice-loses = distancés
choice-off-table = hors de la table
choice-wiped-out = exterminés

## Résultats
result-routs = déroute
result-push = poussée
result-penalty = malus
result-depth = rangs
result-enemy-depth = rangs de l’ennemi
result-contact = contact
result-disorganised = désorganisés
result-free-attack = attaque gratuite
result-may-pursue = peut poursuivre
result-pursues = poursuit
result-stops = s’arrête
result-off-table = hors de la table
value-test = test
value-losses = pertes trop faibles
value-not-pushed = n’a pas reculé
value-not-followed = pas suivie
value-frenzied = frénésie
value-pursuing = chargée en poursuite
value-choice = choix
value-keeps = au contact
value-loses = perdu
value-off-table = hors de la table
value-routed-now = déroute de ce tour
value-pursued = poursuivie
value-too-few = trop peu de survivants
value-enemy-nearest = ennemi le plus proche
value-fear = peur
value-leaderless = sans commandant

## Jets
roll-restrain = Ne pas poursuivre
roll-stop-pursuit = Arrêter la poursuite
roll-rally = Ralliement
modifier-stop-pursuit = poursuite entamée
step-rout-settled = { $unit ->
    [none] { $why ->
        [frenzied] En frénésie, jamais de déroute.
        [disorganised] Désorganisée, battue et suivie : en déroute sans test.
        [pursuing] Chargée en poursuite, battue et suivie : en déroute sans test.
        [choice] En déroute au choix du joueur.
        [not-pushed] Pas de recul : pas de test.
        [not-followed] Pas suivie : pas de test.
       *[losses] Moins d’un quart de pertes : pas de test.
    }
   *[other] { $unit } : { $why ->
        [frenzied] en frénésie, jamais de déroute.
        [disorganised] désorganisée, battue et suivie, en déroute sans test.
        [pursuing] chargée en poursuite, battue et suivie, en déroute sans test.
        [choice] en déroute au choix du joueur.
        [not-pushed] pas de recul, pas de test.
        [not-followed] pas suivie, pas de test.
       *[losses] moins d’un quart de pertes, pas de test.
    }
 }
step-routs = { step-routs.heading } : { step-routs.said }.
    .heading = En déroute
    .said = { $unit }
step-holds = { step-holds.heading } : { step-holds.said }.
    .heading = Tiennent
    .said = { $unit }
step-free-attack = Attaques gratuites : { $unit } sur { $target }, { $attacks ->
    [1] une touche
   *[other] { $attacks } touches
 }.
step-pursues = { $unit } à la poursuite { DE($target) }.
step-restrains = { $unit } essaie de ne pas poursuivre.
step-no-pursuit = Pas de poursuite : { $enemies ->
    [0] l’unité est paniquée, ou n’a personne à poursuivre.
   *[other] d’autres ennemis lui font face.
 }
step-leaderless-pursuit = Sans commandant, pas d’arrêt de la poursuite.
step-no-rally = { $why ->
    [routed-now] La déroute date de ce tour.
    [pursued] Des poursuivants sont au contact.
    [too-few] Il reste moins d’un quart de l’unité.
    [enemy-nearest] L’unité la plus proche est ennemie.
    [fear] Un ennemi qui lui fait peur peut la charger.
   *[leaderless] Personne ne commande l’unité.
 }
refusal-not-fleeing = { $unit } n’est pas en déroute.
refusal-crash-into-itself = { $unit } ne peut pas se bousculer elle-même : nommez les alliés sur le chemin.
relation-pursuit = poursuite
    .aliases = poursuit, chasse
    .own = poursuit { $other }
    .theirs = subit la poursuite { DE($other) }
refusal-free-attacks-made = { $unit } a déjà porté { $count ->
    [one] son attaque gratuite
   *[other] ses { $count } attaques gratuites
    } de ce tour : une à la mise en déroute, une autre pour qui poursuit, puis une par tour ; { WAY("undo") } annule la dernière.
