## Procédures
procedure-leadership-test = Test de Commandement
    .about = 2D6 contre le Commandement ; un malus s’ajoute aux dés
procedure-characteristic-test = Test sous une caractéristique
    .about = 1D6 contre une caractéristique ; un 6 est toujours un échec
procedure-roll-target = Jet de X+
    .about = 1D6 : X ou plus réussit
procedure-roll-d3 = 1D3
    .about = Un D6 divisé par deux, arrondi au supérieur
procedure-random-pick = Désignation aléatoire
    .about = Désigner un élément parmi six au plus avec un D6
procedure-reroll = Relance
    .about = Une relance couvre-t-elle un dé ?
procedure-artillery-die = Dé d’artillerie
    .about = 2, 4, 6, 8, 10 ou un incident de tir
procedure-scatter-die = Dé de dispersion
    .about = Une direction avec une distance de 1 à 4, ou un incident de tir
procedure-template-hits = Gabarit
    .about = Figurines affectées par un gabarit : les couvertes, et sur 4+ les partiellement couvertes
procedure-random-characteristic = Caractéristique variable
    .about = Lancer une caractéristique aléatoire, à chaque fois qu’elle sert
procedure-nobody-near = Personne d’autre à portée
    .about = Ce qui se dit quand tous les alliés proches d’une unité démoralisée ou détruite ont testé la Panique
result-nobody = Personne d’autre à portée
outcome-nobody-near = Aucun autre allié n’est assez proche pour paniquer.
refusal-nobody-alarmed = Personne ne doit tester la Panique à cause { DE($unit) } en ce moment : il n’y a personne à écarter.
param-others-near = Si d’autres ont peut-être encore à tester pour cet allié
procedure-panic-test = Test de Panique
    .about = Un test de Panique est-il dû, quand, et est-il réussi ?
procedure-panic-due = Test de Panique dû ?
    .about = Une unité doit-elle tester la Panique, et quand ; aucun dé n’est lancé
procedure-fear-charged = Peur : unité chargée
    .about = Test de Peur d’une unité chargée par un ennemi causant la Peur
procedure-fear-charging = Peur : charger
    .about = Test de Peur d’une unité qui veut charger un ennemi causant la Peur
procedure-fear-defeated = Peur : vaincu
    .about = Ce que la Peur ajoute à un test de moral
procedure-terror-test = Test de Terreur
    .about = Test de Terreur d’une unité chargée, qui veut charger, ou en début de tour
procedure-frenzy-check = Frénésie
    .about = Une unité Frénétique doit-elle charger ? Un personnage peut tester pour se retenir
procedure-stupidity-test = Test de Stupidité
    .about = Test de Stupidité en début de tour, et errance en cas d’échec
procedure-immunities = Immunités
    .about = Les tests de psychologie réussis d’office, et le droit de fuir une charge
procedure-start-of-turn = Début du tour
    .about = Les tests d’une unité en début de tour, dans l’ordre : spéciaux, Stupidité, Terreur
procedure-rally-test = Test de ralliement
    .about = Tenter de rallier une unité en fuite

## Ce qui tranche
result-led = sur le Commandement du Général
outcome-leadership-test = { $passed ->
    [yes] Réussi : { $total } pour un Commandement de { $against }.
   *[no] Raté{ $total ->
        [none] { "" } : un Commandement de 0 ne réussit aucun test.
       *[other] { "" } : { $total } pour un Commandement de { $against }.
     }
 }
outcome-characteristic-test = { $passed ->
    [yes] Réussi : { $total } pour { $against }.
   *[no] { $rolled ->
        [yes] Raté : { $total } pour { $against }.
       *[no] Raté : une caractéristique de 0 ne réussit aucun test.
     }
 }
outcome-roll-target = { $success ->
    [yes] Réussite : { $rolled }.
   *[no] Échec : { $rolled }.
 }
outcome-roll-d3 = { $result }.
outcome-random-pick = Désigné : { $picked }.
outcome-reroll = { $reason ->
    [once-only] Pas de relance : un dé n’est jamais relancé deux fois.
    [special-die] Pas de relance : un dé spécial ne se relance que si une règle le nomme.
   *[other] Le dé peut être relancé, une fois ; le nouveau résultat s’applique.
 }
outcome-artillery-die = { $misfire ->
    [yes] Incident de tir !
   *[no] { $result }.
 }
outcome-scatter-die = { $misfire ->
    [yes] Incident de tir !
   *[no] { $bearing ->
        [none] Déviation de { $distance } ps dans le sens de la flèche.
       *[other] Déviation de { $distance } ps, à { $bearing }° du haut de la table dans le sens horaire.
     }
 }
outcome-template-hits = { $hits ->
    [0] Aucune figurine affectée.
    [one] { $hits } figurine affectée.
   *[other] { $hits } figurines affectées.
 }
outcome-random-characteristic = Résultat : { $listed }.
outcome-panic-test = { $due ->
    [yes] { $passed ->
        [yes] { $automatic ->
            [yes] Panique surmontée sans jet : l’unité est immunisée.
           *[no] Panique surmontée avec { $total }.
         }
       *[no] { $flees-from ->
            [killers] Panique ! { $total } est un échec : l’unité fuit à l’opposé de ce qui lui a causé le plus de pertes.
            [destroyed-friend] Panique ! { $total } est un échec : l’unité fuit à l’opposé de l’endroit où son alliée a péri.
            [broken-friend] Panique ! { $total } est un échec : l’unité fuit à l’opposé de son alliée démoralisée.
            [chargers] Panique ! { $total } est un échec : l’unité ne maintient plus sa position et fuit ses assaillants.
           *[other] Panique ! { $total } est un échec : l’unité fuit dans la même direction que son alliée.
         }
     }
   *[no] Pas de test de Panique : { $reason ->
        [engaged] une unité au corps à corps n’en fait pas.
        [fleeing] une unité en fuite n’en fait pas.
        [already-tested] un seul test par phase.
        [few-losses] moins de 25 % de pertes.
        [combat-losses] les pertes au corps à corps ne comptent jamais.
        [crew] les pertes de cavaliers ou d’équipage ne comptent pas.
        [far] l’alliée était à plus de 6 ps.
        [small] l’alliée avait une PU inférieure à 5.
        [tiny] personne ne se soucie des Minuscules.
       *[other] personne ne se soucie des Sacrifiables.
     }
 }
outcome-panic-due = { $due ->
    [yes] { $when ->
        [end-of-phase] Un test de Panique est dû à la fin de la phase.
        [at-once] Un test de Panique est dû immédiatement.
        [before-pursuit] Un test de Panique est dû après les tests de moral, avant toute poursuite.
       *[other] Un test de Panique est dû une fois la fuite entièrement résolue.
     }
   *[no] Pas de test de Panique : { $reason ->
        [engaged] une unité au corps à corps n’en fait pas.
        [fleeing] une unité en fuite n’en fait pas.
        [already-tested] un seul test par phase.
        [few-losses] moins de 25 % de pertes.
        [combat-losses] les pertes au corps à corps ne comptent jamais.
        [crew] les pertes de cavaliers ou d’équipage ne comptent pas.
        [far] l’alliée était à plus de 6 ps.
        [small] l’alliée avait une PU inférieure à 5.
        [tiny] personne ne se soucie des Minuscules.
       *[other] personne ne se soucie des Sacrifiables.
     }
 }
outcome-fear-charged = { $due ->
    [yes] { $passed ->
        [yes] { $reason ->
            [immune] Peur surmontée sans jet : l’unité est immunisée.
            [enemy-fleeing] Peur surmontée sans jet : l’ennemi est en fuite.
           *[other] Peur surmontée avec { $total } : l’unité répond comme annoncé.
         }
       *[no] { $hits-on-sixes ->
            [yes] Peur ! { $total } est un échec : l’unité répond comme annoncé mais ne touche ceux qu’elle craint que sur 6 au premier round de combat.
           *[no] Peur ! { $total } est un échec : l’unité fuit.
         }
     }
   *[no] Pas de test de Peur : { $reason ->
        [engaged] une unité au corps à corps n’en fait pas.
        [fleeing] une unité en fuite n’en fait pas.
       *[other] la charge est trop courte.
     }
 }
outcome-fear-charging = { $may-charge ->
    [yes] { $reason ->
        [outweighs] Pas de test de Peur : la PU de l’ennemi n’est pas supérieure. La charge peut être déclarée.
        [immune] Peur surmontée sans jet : l’unité est immunisée. La charge peut être déclarée.
        [enemy-fleeing] Peur surmontée sans jet : l’ennemi est en fuite. La charge peut être déclarée.
       *[other] Peur surmontée avec { $total } : la charge peut être déclarée.
     }
   *[no] Peur ! { $total } est un échec.
 }
outcome-fear-defeated = { $penalty ->
    [0] La Peur n’ajoute rien au test de moral.
   *[other] La Peur ajoute { $penalty } au test de moral.
 }
outcome-terror-test = { $due ->
    [yes] { $passed ->
        [yes] { $reason ->
            [immune] Terreur surmontée sans jet : l’unité est immunisée.
            [enemy-fleeing] Terreur surmontée sans jet : l’ennemi est en fuite.
           *[other] Terreur surmontée avec { $total }, et la Peur avec elle.
         }
       *[no] { $paralysed ->
            [yes] Terreur ! { $total } est un échec.
           *[no] Terreur ! { $total } est un échec : l’unité fuit.
         }
     }
   *[no] { $fear ->
        [yes] Pas de Terreur mais la Peur : { $reason ->
            [only-fears] qui cause la Peur, ou y est immunisé, n’a que Peur d’un ennemi causant la Terreur.
           *[other] l’unité a déjà fait son test de Terreur de la bataille.
         }
       *[no] Pas de test de Terreur : { $reason ->
            [engaged] une unité au corps à corps n’en fait pas.
            [fleeing] une unité en fuite n’en fait pas.
            [off-table] l’unité est hors de la table.
            [out-of-reach] l’ennemi terrifiant est trop loin.
            [only-fears] l’unité n’a que Peur d’un ennemi causant la Terreur.
           *[other] l’unité a déjà fait son test de Terreur de la bataille.
         }
     }
 }
outcome-frenzy-check = { $must-charge ->
    [yes] { $passed ->
        [no] { $total } est un échec : le personnage doit charger.
       *[other] L’unité doit déclarer une charge contre un ennemi en vue et à portée.
     }
   *[no] Aucune charge imposée : { $reason ->
        [restrained] le personnage se retient avec { $total }.
        [war-machine] une machine de guerre ne charge jamais, même Frénétique.
        [engaged] l’unité est au corps à corps.
        [fleeing] l’unité est en fuite.
        [stupid] l’unité a raté son test de Stupidité.
        [off-table] l’unité est hors de la table.
       *[other] aucun ennemi n’est en vue et à portée.
     }
 }
outcome-stupidity-test = { $due ->
    [yes] { $passed ->
        [yes] Stupidité surmontée avec { $total } : l’unité agit normalement.
       *[no] { $direction ->
            [random] Stupidité ! L’unité erre de { $advance } ps dans une direction aléatoire.
           *[other] Stupidité ! L’unité avance de { $advance } ps droit devant elle.
         }
     }
   *[no] Pas de test de Stupidité : { $reason ->
        [engaged] l’unité est au corps à corps.
        [fleeing] l’unité est en fuite.
       *[other] l’unité est hors de la table.
     }
 }
outcome-immunities = { $panic ->
    [yes] Panique : immunisée
   *[no] Panique : teste
 } ; { $fear ->
    [yes] Peur : immunisée
   *[no] Peur : teste
 } ; { $terror ->
    [yes] Terreur : immunisée
   *[no] Terreur : teste
 } ; { $may-flee-charge ->
    [yes] l’unité peut fuir une charge.
   *[no] l’unité ne peut pas fuir une charge.
 }
outcome-start-of-turn = { $stupidity-passed ->
    [yes] Stupidité surmontée
    [no] Stupidité : l’unité erre de { $stupidity-advance } ps
   *[other] Pas de test de Stupidité
 } ; { $terror-passed ->
    [yes] Terreur surmontée.
    [no] la Terreur l’emporte.
   *[other] pas de test de Terreur.
 }
outcome-rally-test = { $allowed ->
    [yes] { $rallied ->
        [yes] { $may-move ->
            [yes] L’unité se rallie, se reforme, et peut se déplacer et tirer ce tour.
           *[no] L’unité se rallie et se reforme.
         }
       *[no] L’unité continue de fuir : { $total } est un échec.
     }
   *[no] { $reason ->
        [too-few] L’unité ne peut plus être ralliée : il en reste moins de 25 %.
       *[other] L’unité ne peut pas encore être ralliée : elle a commencé à fuir ce tour.
     }
 }

## Jets
roll-leadership-test = Test de Commandement
roll-characteristic-test = Test de caractéristique
roll-roll-target = Jet
roll-roll-d3 = 1D3
roll-random-pick = Désignation aléatoire
roll-artillery-die = Dé d’artillerie
roll-scatter-die = Dé de dispersion
roll-template-partly = Figurines partiellement couvertes
roll-random-characteristic = Caractéristique variable
roll-panic-test = Test de Panique
roll-fear-test = Test de Peur
roll-terror-test = Test de Terreur
roll-frenzy-test = Test pour se retenir
roll-stupidity-test = Test de Stupidité
roll-stupidity-advance = Errance
roll-stupidity-direction = Direction
roll-rally-test = Test de ralliement

## Étapes
step-leadership-zero = Un Commandement de 0 échoue sans jet.
step-test-rerolled = Le test raté est relancé ; le nouveau résultat s’applique.
step-characteristic-zero = Une caractéristique de 0 échoue sans jet.
step-immune = L’unité est immunisée : aucun jet.
step-not-due = { $test ->
    [panic] Pas de test de Panique
    [fear] Pas de test de Peur
    [terror] Pas de test de Terreur
    [stupidity] Pas de test de Stupidité
   *[rally] Pas de ralliement
 } : { $why ->
    [engaged] l’unité est au corps à corps.
    [fleeing] l’unité est en fuite.
    [off-table] l’unité est hors de la table.
    [out-of-reach] l’ennemi est hors de portée.
    [already-tested] l’unité l’a déjà fait.
    [only-fears] l’unité a seulement Peur de ce qui cause la Terreur.
    [outweighs] la PU de l’ennemi n’est pas supérieure.
    [few-losses] moins d’un quart de l’unité est tombé.
    [combat-losses] les pertes au corps à corps ne comptent jamais.
    [crew] les pertes de cavaliers ou d’équipage ne comptent jamais.
    [far] les amis étaient à plus de 6 ps.
    [small] les amis avaient une PU inférieure à 5.
    [tiny] les Minuscules n’inquiètent personne.
    [expendable] les Sacrifiables n’inquiètent personne.
    [just-started] l’unité a commencé à fuir ce tour.
   *[too-few] il reste moins d’un quart de l’unité.
 }
step-enemy-fleeing = L’ennemi est en fuite : aucun jet.
step-rallied-at-once = L’unité est ralliée quels que soient ses effectifs : aucun jet.

## Modificateurs
modifier-penalty = malus
modifier-bonus = bonus
modifier-musician = musicien

## Refus
refusal-unit-destroyed = { $unit } : plus aucune figurine ; choisissez une unité encore en jeu.
refusal-cannot-charge = Cette unité ne peut pas charger : { $state ->
    [fleeing] elle est en fuite, ralliez-la d’abord.
    [engaged] elle est au corps à corps.
    [stupid] elle a raté son test de Stupidité.
    [off-table] elle est hors de la table.
    [rallied] elle s’est ralliée ce tour.
    [failed-fear] elle a raté un test de Peur ce tour.
    [failed-terror] elle a raté un test de Terreur ce tour.
    [failed-charge] elle a raté une charge ce tour.
    [charged] elle a déjà chargé ce tour.
    [war-machine] une machine de guerre ne déclare jamais de charge.
   *[other] elle ne peut pas se déplacer ce tour.
 }
refusal-more-losses-than-models = Une unité qui perd { $losses } figurines sur { $models } n’existe plus ; donnez moins de pertes, ou l’effectif du début de la phase.
refusal-fear-tested = { $unit } a déjà passé son test pour la charge { DE($other) }, et il n’y en a qu’un ; { WAY("undo") } reprend cela.
refusal-pick-count = Un D6 ne départage pas { $count } éléments ; donnez de 1 à { $most } noms, ou leur nombre.

## Choix
choice-leadership = Commandement
choice-characteristic = caractéristique
choice-fear-charged = Peur : unité chargée
choice-fear-charging = Peur : veut charger
choice-fear-defeated = Peur : vaincue
choice-frenzy = Frénésie
choice-stupidity = Stupidité
choice-terror = Terreur
choice-immunities = immunités
choice-start-of-turn = début du tour
choice-m = Mouvement
choice-ws = Capacité de Combat
choice-bs = Capacité de Tir
choice-s = Force
choice-t = Endurance
choice-w = Points de Vie
choice-i = Initiative
choice-a = Attaques
choice-d6 = D6
choice-d3 = D3
choice-artillery = dé d’artillerie
choice-scatter = dé de dispersion
choice-template = gabarit
choice-magic = magie
choice-engaged = au corps à corps
choice-stand-and-shoot = maintenir et tirer
    .aliases = tirer, tenir et tirer
choice-losses = 25 % de pertes
choice-destroyed = unité amie détruite
choice-broken = unité amie démoralisée
choice-fled-through = traversée par des amis en fuite
choice-movement = mouvement
choice-shooting = tir
choice-close-combat = corps à corps
choice-charged = chargée
choice-charging = veut charger
choice-whole = toute la figurine ou l’unité
choice-rider = le cavalier
choice-mount = la monture

## Valeurs
value-once-only = jamais deux fois
value-special-die = dé spécial
value-already-tested = déjà testé
value-few-losses = trop peu de pertes
value-combat-losses = pertes au combat
value-crew = cavaliers ou équipage seuls
value-far = trop loin
value-small = PU inférieure à 5
value-tiny = Minuscules
value-expendable = Sacrifiables
value-end-of-phase = fin de la phase
value-at-once = immédiatement
value-before-pursuit = avant toute poursuite
value-after-flight = après la fuite
value-killers = ce qui a causé le plus de pertes
value-destroyed-friend = l’unité amie détruite
value-broken-friend = l’unité amie démoralisée
value-chargers = les assaillants
value-with-fugitives = avec les fuyards
value-out-of-reach = hors de portée
value-immune = immunisée
value-enemy-fleeing = ennemi en fuite
value-outweighs = PU suffisante
value-only-fears = Peur seulement
value-restrained = retenu
value-ahead = droit devant
value-random = aléatoire
value-special = tests spéciaux
value-stupidity = Stupidité
value-terror = Terreur
value-fear = Peur
value-without-rule = sans cette règle
value-none-near = rien de terrifiant à proximité
value-too-few = effectifs trop faibles
value-just-started = en fuite depuis ce tour

## Résultats
result-against = Testé sous
result-automatic = Sans jet
result-passed = Réussi
result-rolled = Jet
result-success = Réussite
result-result = Résultat
result-place = Rang
result-picked = Désigné
result-allowed = Permis
result-misfire = Incident de tir
result-distance = Distance
result-bearing = Direction
result-listed = Valeurs
result-due = Test dû
result-when = Moment
result-flees-from = Fuit
result-response = Réponse
result-hits-on-sixes = Ne touche que sur 6
result-may-charge = Peut charger
result-penalty = Ajouté aux dés
result-fear = Peur
result-paralysed = Ni déplacement ni tir
result-must-charge = Doit charger
result-extra-attacks = Attaques en plus
result-mount-extra-attacks = Attaques en plus de la monture
result-advance = Errance
result-direction = Direction
result-panic = Panique
result-terror = Terreur
result-may-flee-charge = Peut fuir une charge
result-order = Test
result-stupidity = Stupidité
result-rallied = Ralliée
result-may-move = Peut se déplacer
result-may-shoot = Peut tirer

## Options de ce chapitre et du mouvement
param-again = Le dé a déjà été relancé
param-all-difficult = Tout le trajet est en terrain difficile
param-amount = La caractéristique : D6, 2D6, D6+1
param-automatic = Un effet rallie l’unité sans test
param-blocked = Cible hors de vue, passage barré ou pas de place pour s’aligner
param-candidates = Leur nombre jusqu’à six, ou leurs noms séparés par des virgules
param-cause = Pourquoi un test de Panique serait dû
param-origin = Ce qui provoque la charge
param-changed = Figurines ajoutées au premier rang ou retirées
param-character = Un personnage Frénétique teste pour se retenir
param-characters = Personnages dans l’unité : ils comptent pour les 25 %
param-characteristic = Quelle caractéristique de l’unité
param-covered = Figurines entièrement couvertes ou sous le trou central
param-crew-only = Seuls des cavaliers ou l’équipage d’un monstre ou d’un char sont tombés, ou l’inverse
param-die = Quel dé a été lancé
param-difficult = Pas de terrain difficile sur le trajet
param-enemies = Les ennemis qu’elle fuit, séparés par des virgules
param-enemy-fleeing = L’ennemi est en fuite
param-fled-already = Elle a déjà fui durant cette phase
param-fled-charge = Elle a choisi de fuir une charge
param-flying = Déplacement par les airs
param-frenzied = Quelle partie d’une figurine montée est Frénétique
param-friend = L’unité amie détruite, démoralisée ou en fuite
param-friend-power = PU de l’unité amie
param-friend-rules = Règles spéciales de l’unité amie : Sacrifiable, Minuscules
param-grounded = Un volant incapable de s’envoler
param-in-reach = La charge est bien à portée, ou un ennemi est en vue et à portée
param-losses = Figurines tuées durant la phase
param-manoeuvre = Quelle manœuvre
param-missiles = La cible a des armes de tir utilisables contre une charge
param-move = Quel genre de déplacement
param-named = La règle nomme ce dé spécial
param-need = Le X de X+
param-obstacles = Obstacles non défendus sur le trajet
param-other-zone = L’autre côté possible
param-others = Autres assaillants, distance/distance de charge : 8/16, 5/14
param-partly = Figurines partiellement couvertes : 4+ chacune
param-passed = L’assaillant a réussi le test de Peur ou de Terreur requis
param-phase = La phase en cours
param-phase-start = Figurines de l’unité au début de la phase
param-powers = PU des ennemis, dans l’ordre
param-quick-shot = L’ennemi dispose du Tir rapide
param-reach = Distance de charge en pas, si ce n’est pas le double du Mouvement
param-reroll = Un test raté est relancé
param-situation = Comment la Terreur est rencontrée
param-size = Figurines de l’unité au début de la bataille
param-special = Un test spécial comme l’Animosité vient d’abord
param-started-to-flee = Elle a commencé à fuir plus tôt ce tour
param-state = Ce que fait l’unité
param-stumble = Pas indiqués par son test de Stupidité
param-unavoidable = Elle ne peut charger sa cible sans engager aussi cet ennemi
param-alongside = Autres ennemis que la charge atteint avec sa cible
param-stop = Pas jusqu’à des amis, un infranchissable ou le bord de table devant elle
param-target-ld = Meilleur Commandement disponible pour la cible
param-target-m = Mouvement de la cible
param-target-power = PU de la cible
param-target-state = Ce que fait la cible
param-tested = Test déjà fait : Panique durant la phase, Terreur durant la bataille
param-times = Combien de fois elle sert
param-turns = Nombre de réorientations de 90 ou 180 degrés
param-value = La valeur, ou toutes celles présentes dans l’unité
param-wheel = Pas parcourus par le coin extérieur dans une roue
param-zone = Le côté nommé d’abord : sur 1-3
