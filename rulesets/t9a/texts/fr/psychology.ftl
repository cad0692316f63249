procedure-nobody-near = Personne d’autre à portée
    .about = Ce qui se dit quand tous les alliés proches d’une unité démoralisée ou détruite ont testé la Panique
result-nobody = Personne d’autre à portée
outcome-nobody-near = Aucun autre allié n’est assez proche pour paniquer.
refusal-nobody-alarmed = Personne ne doit tester la Panique à cause { DE($unit) } en ce moment : il n’y a personne à écarter.
param-others-near = Si d’autres ont peut-être encore à tester pour cet allié
procedure-panic-test = Test de Panique
    .about = Commandement, dès qu’un allié meurt, démoralise ou fuit au travers, ou pour un quart de pertes
procedure-terror-test = Terreur
    .about = Le test de Panique d’une unité chargée par ce qui cause la Terreur
procedure-fear-test = Peur
    .about = Chaque manche, au contact de ce qui cause la Peur : raté, la CC tombe à 1
procedure-frenzy-test = Frénésie
    .about = Une unité frénétique qui n’a pas déclaré de charge doit-elle en déclarer une ?
procedure-stupidity-test = Stupidité
    .about = Au début du tour ; raté, l’unité avance d’un D6 et ne fait rien d’autre
procedure-inspiring-presence = Présence Charismatique
    .about = L’unité peut-elle utiliser le Commandement du Général ?
procedure-hold-your-ground = Tenez les Rangs
    .about = La Grande Bannière permet-elle de relancer un test de Commandement raté ?
outcome-panic-test = { $due ->
    [yes] { $passed ->
        [yes] { $automatic ->
            [yes] Pas de panique : immunisée, sans jet.
           *[no] Pas de panique : { $total } pour { $against }.
         }
       *[no] Panique : { $total } pour { $against }. { $flees-from ->
            [stays] La machine reste en place.
            [that-enemy] Elle fuit aussitôt, à l’opposé de l’ennemi qui l’a causée.
           *[other] Elle fuit aussitôt, à l’opposé de l’ennemi le plus proche, au hasard s’il n’y en a aucun.
         }
     }
   *[no] Pas de test de Panique : { $reason ->
        [engaged] une unité engagée n’en fait pas.
        [fleeing] elle fuit déjà.
        [passed] elle en a déjà réussi un cette phase.
        [few-losses] moins d’un quart de pertes cette phase.
        [far] l’allié était à plus de 6 pouces.
       *[insignificant] l’allié est Insignifiant.
     }
 }
outcome-terror-test = { $due ->
    [yes] { $passed ->
        [yes] { $automatic ->
            [yes] Elle résiste à la Terreur : immunisée, sans jet.
           *[no] Elle résiste à la Terreur : { $total } pour { $against }.
         }
       *[no] Terreur : { $total } pour { $against }. { $must-flee ->
            [yes] Elle doit fuir la charge.
           *[no] La machine reste en place.
         }
     }
   *[no] Pas de test : { $reason ->
        [engaged] une unité engagée n’en fait pas.
        [fleeing] elle fuit déjà.
        [passed] elle a déjà réussi un test de Panique cette phase.
        [no-terror] l’ennemi ne cause pas la Terreur.
       *[immune] qui cause la Terreur ne la craint pas.
     }
 }
outcome-fear-test = { $due ->
    [yes] { $passed ->
        [yes] Elle surmonte sa Peur : { $total } pour { $against }.
       *[no] Elle a Peur : { $total } pour { $against }. CC 1 jusqu’à la fin de la manche.
     }
   *[no] Pas de test : { $reason ->
        [no-fear] l’ennemi ne cause pas la Peur.
        [tested] elle a déjà testé cette manche.
       *[immune] elle ne craint pas la Peur.
     }
 }
outcome-frenzy-test = { $must-charge ->
    [yes] { $total } pour { $against } : elle doit déclarer une charge contre l’ennemi le plus proche qu’elle peut charger.
   *[no] { $reason ->
        [charges] Pas de test : elle a déjà déclaré une charge.
        [nobody] Pas de test : personne à charger.
        [engaged] Pas de test : elle est engagée.
        [fleeing] Pas de test : elle fuit.
       *[none] Elle se retient : { $total } pour { $against }.
     }
 }
outcome-stupidity-test = { $due ->
    [yes] { $passed ->
        [yes] Elle garde ses esprits : { $total } pour { $against }.
       *[no] Stupide : { $total } pour { $against }. Elle avance de { $stumbles } { $stumbles ->
            [one] pouce
           *[other] pouces
         } tout droit aux mouvements obligatoires.
     }
   *[no] Pas de test : engagée ou en fuite.
 }
outcome-inspiring-presence = { $usable ->
    [yes] À portée du Général ({ $reach } pouces) : Commandement { $ld }.
   *[no] Le Général ne l’aide pas ({ $reach } pouces, et il ne doit pas fuir) : Commandement { $ld }.
 }
outcome-hold-your-ground = { $reroll ->
    [yes] Les tests de Commandement ratés se relancent : à { $reach } pouces ou moins de la Grande Bannière.
   *[no] Pas de relance : il faut être à { $reach } pouces, et que le porteur ni ne fuie ni ne se dérobe à un défi.
 }
step-held-ground = Tenez les Rangs : { $total } pour { $against } est relancé.
refusal-more-losses-than-models = { $losses } pertes sur { $models } : il n’en reste rien. Donnez moins de pertes, ou l’effectif du début de la phase.
refusal-not-frenzied = { $unit } n’a pas la Frénésie.
refusal-not-stupid = { $unit } n’a pas la Stupidité.
refusal-not-the-leader = { $unit } n’a pas la règle qu’il faut : { $rule }.
refusal-not-a-leader = { $unit } est Pas un Meneur, et ne peut être le Général.
lacks-panic = les tests de Panique
lacks-psychology = ce que font la Peur, la Terreur, la Frénésie et la Stupidité
lacks-characters = le chapitre des personnages
choice-terror = Terreur
choice-fear = Peur
choice-frenzy = Frénésie
choice-stupidity = Stupidité
choice-presence = Présence Charismatique
choice-ground = Tenez les Rangs
choice-destroyed = un allié est détruit
choice-broken = un allié est démoralisé
choice-fled-through = un allié fuit au travers
choice-losses = un quart de pertes
choice-rule = une autre règle
value-closest-enemy = l’ennemi le plus proche
value-that-enemy = l’ennemi en cause
value-stays = reste sans tirer
roll-panic-test = test de Panique
roll-fear-test = test de Peur
roll-frenzy-test = test de Frénésie
roll-stupidity-test = test de Stupidité
roll-stumble = pouces tout droit
modifier-fear = Peur
param-cause = Ce qui force le test
param-friend = L’allié détruit, démoralisé ou en fuite
param-losses = Figurines perdues cette phase ; comptées si rien n’est dit
param-phase-start = Figurines au début de la phase
param-shoots-later = Si sa propre phase de tir de ce tour est encore à venir
param-by-enemy = Si l’ennemi en est la cause
param-tested = Si elle a déjà réussi ce test
param-friend-rules = Règles spéciales de l’allié
param-enemy = L’ennemi
param-enemy-rules = Règles spéciales de l’ennemi
param-charges = Si elle a déjà déclaré une charge
param-foes = S’il y a un ennemi à charger
param-leader = Le Général, ou le porteur de la Grande Bannière
param-leader-ld = Commandement du Général
param-leader-flees = S’il fuit
param-leader-hides = S’il a laissé refuser un défi cette manche
param-leader-rules = Ses règles spéciales
result-due = test dû
result-automatic = sans jet
result-flees-from = fuit
result-must-flee = doit fuir
result-silenced = ne tire pas
result-must-charge = doit charger
result-stumbles = pouces tout droit
result-usable = à portée
result-reach = portée
result-ld = Commandement
result-reroll = relance
status-afraid = a Peur : CC 1 cette manche
status-fear-braved = a surmonté sa Peur cette manche
status-frenzy-tested = a testé sa Frénésie ce tour
status-stupid = stupide ce tour
status-stupidity-tested = a testé sa Stupidité ce tour
status-refused-challenge = se dérobe à un défi : Cd 0
rule-hold-your-ground = Tenez les Rangs
    .aliases = tenez les rangs
rule-inspiring-presence = Présence Charismatique
    .aliases = présence
rule-near-general = Près du Général
    .aliases = général à portée
rule-near-standard = À portée de la Grande Bannière
    .aliases = grande bannière à portée
rule-standard-in-play = Grande Bannière sur la table
decision-second-chance = test raté : le relancer, à { $number }″ ou moins de la Grande Bannière ?
    .brief = relancer le test raté (Grande Bannière) ?
decision-second-chance-stands = Ne pas relancer
    .aliases = trop loin, sans relance
decision-second-chance-again = Relancer
    .aliases = relance
decision-standard-near = perte de PV : à { $number }″ ou moins de la Grande Bannière, pour en perdre moins ?
    .brief = à { $number }″ de la Grande Bannière ?
decision-standard-near-far = Hors de portée
    .aliases = trop loin, pas à portée
decision-standard-near-near = À portée
    .aliases = proche, assez près
refusal-stupidity-first = { $unit } passe d’abord son test de Stupidité, au début de son tour{ TYPED(" : ", WAY("psychology what:stupidity unit:", $unit)) }.
refusal-frenzied-charge-first = { $unit } a raté son test de Frénésie : sa charge contre l’ennemi le plus proche se déclare d’abord, avant que toute charge soit déplacée{ TYPED(" (", WAY("charge what:declare unit:", $unit), ")") }.
refusal-panic-first = { $unit } passe d’abord son test de Panique{ $cause ->
    [losses] , au moins un quart de ses figurines sont tombées pendant cette phase{ TYPED(" : ", WAY("panic unit:", $unit)) }
   *[spell] { TYPED(" : ", WAY("panic unit:", $unit, " more:cause:", $cause)) }
 }.
rule-general-in-play = Général sur la table
rule-general-lends = Commandement du Général
decision-general-near = test raté, que le Commandement du Général réussirait : l’unité est-elle à { $number }″ ou moins de lui ?
    .brief = à { $number }″ du Général ?
decision-general-near-far = Hors de portée
    .aliases = trop loin, loin du Général
decision-general-near-near = À portée
    .aliases = assez près, près de lui
step-general-lends = Test sur le Commandement du Général : { $value }.
status-far-from-general = hors de portée du Général
status-by-the-general = à portée du Général
