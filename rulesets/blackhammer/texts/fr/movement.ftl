## Procédures
procedure-charge = Charge
    .about = Une charge déclarée : réponse, Peur ou Terreur, fuite, contact ou échec
procedure-charge-declaration = Déclaration de charge
    .about = Une unité peut-elle déclarer une charge, et doit-elle d’abord réussir un test ?
procedure-charge-response = Réponse à une charge
    .about = Les réponses possibles d’une unité chargée
procedure-stand-and-shoot = Maintenir et tirer
    .about = Les assaillants sont-ils assez loin pour leur tirer dessus ?
procedure-charge-resolve = Mouvement de charge
    .about = La charge atteint-elle une unité qui maintient sa position ?
procedure-redirect-charge = Rencontre d’un nouvel ennemi
    .about = Une unité en charge peut-elle s’en prendre à un autre ennemi sur son chemin ?
procedure-charge-lost = Charge ratée
    .about = La cible n’est plus là avant le mouvement de charge
procedure-charge-arc-roll = Côté d’une charge
    .about = Décider avec 1D6 de quel côté vient une charge
procedure-flee-move = Mouvement de fuite
    .about = La distance de fuite d’une unité, et ce qu’elle rencontre
procedure-flee-contact = Contact des fuyards
    .about = Le sort de fuyards qui touchent quelque chose
procedure-flee-direction = Direction de fuite
    .about = L’ennemi auquel une unité tourne le dos
procedure-flee-caught = Rattrapés ?
    .about = Une unité chargée fuit : l’assaillant la rattrape-t-il ?
procedure-move-allowance = Déplacement
    .about = La distance qu’une unité peut parcourir, terrain compris
procedure-march = Marche forcée
    .about = Une unité peut-elle faire une marche forcée, et jusqu’où ?
procedure-manoeuvre-cost = Manœuvre
    .about = Le coût d’une manœuvre et le mouvement qui reste
procedure-compulsory-random-move = Mouvement obligatoire
    .about = Déplacer une créature dont le Mouvement est un jet de dés

## Ce qui tranche
outcome-charge = { $outcome ->
    [contact] { $response ->
        [stand-and-shoot] La charge est à portée : d’abord les tirs de la cible, puis le mouvement de charge
       *[other] La charge est réussie
     }{ $hits-on-sixes ->
        [yes] { "" } ; la cible rate son test de Peur et ne touchera que sur 6 au premier round.
       *[no] .
     }
    [failed] La charge est ratée : l’unité avance de { $moved } ps.
    [caught] La cible fuit de { $fled } ps, elle est rattrapée et détruite ; l’assaillant avance de { $moved } ps.
    [caught-up] La cible, qui a fui tous ses assaillants, est atteinte et détruite ; l’assaillant avance de { $moved } ps.
    [left-behind] La cible, qui a fui tous ses assaillants, est hors d’atteinte : la charge est ratée, l’assaillant avance de { $moved } ps.
    [escaped] La cible fuit de { $fled } ps et s’échappe : la charge est ratée, l’assaillant avance de { $moved } ps.
   *[other] La cible devrait fuir une seconde fois dans la phase : elle est détruite.
 }
outcome-charge-declaration = { $allowed ->
    [yes] { $test ->
        [fear] L’unité doit réussir un test de Peur avant de déclarer sa charge ({ $reach } ps au plus).
        [terror] L’unité doit réussir un test de Terreur avant de déclarer sa charge ({ $reach } ps au plus).
       *[other] La charge est déclarée, à { $reach } ps au plus.
     }
   *[no] Pas de charge : { $reason ->
        [blocked] la cible n’est pas en vue ou manifestement hors d’atteinte.
        [fleeing] l’unité est en fuite.
        [engaged] l’unité est au corps à corps.
        [stupid] l’unité a raté son test de Stupidité.
        [off-table] l’unité est hors de la table.
        [rallied] l’unité s’est ralliée ce tour.
        [failed-fear] l’unité a raté un test de Peur ce tour.
        [failed-terror] l’unité a raté un test de Terreur ce tour.
        [failed-charge] l’unité a raté une charge ce tour.
        [charged] l’unité a déjà chargé ce tour.
        [war-machine] une machine de guerre ne déclare jamais de charge.
       *[other] l’unité ne peut pas se déplacer ce tour.
     }
 }
outcome-charge-response = { $destroyed ->
    [yes] L’unité devrait fuir une seconde fois dans la phase : elle est détruite.
   *[no] { $response ->
        [hold] L’unité maintient sa position.
        [stand-and-shoot] L’unité maintient sa position et tire.
        [flee] L’unité fuit.
       *[other] { $may-hold ->
            [yes] L’unité peut maintenir sa position{ $may-shoot ->
                [yes] , maintenir et tirer
               *[no] { "" }
             }{ $may-flee ->
                [yes] { " " }ou fuir.
               *[no] .
             }
           *[no] L’unité ne peut que fuir.
         }
     }
 }
outcome-stand-and-shoot = { $allowed ->
    [yes] L’unité peut maintenir sa position et tirer.
   *[no] Pas de tir : { $reason ->
        [too-close] un assaillant est à la moitié de sa distance de charge ou moins ; l’unité maintient simplement sa position.
        [no-missiles] l’unité n’a pas de quoi tirer ; elle maintient simplement sa position.
        [war-machine] une machine de guerre ne répond à une charge qu’en maintenant sa position.
        [engaged] l’unité est au corps à corps ; elle maintient sa position.
        [fleeing] l’unité est en fuite et continue de fuir.
        [stupid] l’unité a raté son test de Stupidité ; elle maintient simplement sa position.
       *[other] l’unité est hors de la table.
     }
 }
outcome-charge-resolve = { $contact ->
    [yes] La charge est réussie après { $moved } ps (elle pouvait en parcourir { $reach }).
   *[no] La charge est ratée : l’unité avance de { $moved } ps.
 }
outcome-charge-lost = La cible n’est plus là et la charge est ratée : tout droit vers sa dernière position, { $moved } ps au plus.
outcome-redirect-charge = { $allowed ->
    [yes] { $in-reach ->
        [yes] { $must ->
            [yes] L’unité doit charger l’ennemi qui se trouve sur son chemin.
           *[no] L’unité peut charger l’ennemi qui se trouve sur son chemin, ou s’arrêter à 1 ps.
         }
       *[no] L’unité peut déclarer une charge contre l’ennemi sur son chemin, mais il est hors d’atteinte.
     }
   *[no] L’unité ne peut pas charger un ennemi qu’elle ne voit pas.
 }
outcome-charge-arc-roll = La charge compte comme venant { $zone ->
    [front] de front.
    [flank] de flanc.
   *[other] de dos.
 }
outcome-flee-move = { $outcome ->
    [fled] L’unité fuit de { $distance } ps.
    [crossing] L’unité fuit de { $distance } ps et franchit ce qui lui barre la route ; elle ne peut pas finir dessus.
    [exhausted] L’unité devrait fuir une seconde fois dans la phase : elle est détruite.
   *[other] L’unité fuit de { $distance } ps, court à sa perte et est détruite.
 }
outcome-flee-contact = { $outcome ->
    [destroyed] Les fuyards sont détruits.
   *[other] Les fuyards passent au travers ; s’ils devaient finir dessus, placez-les 1 ps au-delà.
 }
outcome-flee-direction = { $name ->
    [none] L’unité fuit à l’opposé de l’ennemi numéro { $away-from }.
   *[other] L’unité fuit à l’opposé de : { $name }.
 }
outcome-flee-caught = { $caught ->
    [yes] L’unité fuit de { $fled } ps et est rattrapée à { $gap } ps : elle est détruite ; l’assaillant avance de { $moved } ps.
   *[no] L’unité fuit de { $fled } ps, jusqu’à { $gap } ps, et s’échappe : la charge est ratée, l’assaillant avance de { $moved } ps.
 }
outcome-move-allowance = L’unité parcourt { $max-distance } ps au plus.
outcome-march = { $allowed ->
    [yes] L’unité peut faire une marche forcée de { $max-distance } ps au plus{ $may-shoot ->
        [yes] { "" } ; elle peut encore tirer ce tour.
       *[no] { "" } ; une fois faite, plus de tir ce tour.
     }
   *[no] { $reason ->
        [enemy-near] Pas de marche forcée : un ennemi est à 8 ps ou moins. L’unité parcourt { $max-distance } ps au plus.
        [too-heavy] Pas de marche forcée : un char ou une machine de guerre n’en fait jamais. L’unité parcourt { $max-distance } ps au plus.
       [random-mover] Pas de marche forcée : qui se déplace aux dés n’en fait jamais.
       *[other] Pas de marche forcée pour l’instant. L’unité parcourt { $max-distance } ps au plus.
     }
 }
outcome-manoeuvre-cost = { $allowed ->
    [yes] La manœuvre coûte { $cost } ps ; il en reste { $left }{ $may-shoot ->
        [yes] .
       *[no] { "" } ; une fois faite, plus de tir ce tour.
     }
   *[no] { $reason ->
        [too-deep] Pas de roue : il y a plus de rangs complets derrière le premier que de colonnes.
        [too-many-files] Le premier rang ne gagne ni ne perd plus de 10 figurines par tour.
       *[other] La manœuvre coûterait { $cost } ps, plus que l’unité n’en a.
     }
 }
outcome-compulsory-random-move = { $outcome ->
    [charge] Elle charge : la distance de charge est de { $charge-distance } ps ; l’ennemi peut { $may-shoot ->
        [yes] maintenir sa position, maintenir et tirer, ou fuir.
       *[no] maintenir sa position ou fuir.
     }
    [overrun] Elle atteint un ennemi qui a déjà fui durant cette phase : il est détruit ; elle avance de { $moved } ps.
    [stopped] Elle avance de { $moved } ps et s’arrête devant ce qui lui barre la route.
   *[other] Elle avance de { $moved } ps en ligne droite.
 }

## Jets
roll-flee-move = Mouvement de fuite
roll-flee-direction = Ennemi fui
roll-charge-arc = Côté de la charge
roll-compulsory-move = Mouvement obligatoire

## Étapes
step-response-assumed = Réponse : la cible maintient sa position (personne n’a dit autre chose{ TYPED(" ; l’option response le précise") }).
step-flies = Elle décolle et atterrit hors des bois, à 1 ps des ennemis ou plus, par-dessus tout ce qui s’y trouve.
step-may-fly = Au sol ; en volant, elle parcourt { $distance } ps{ TYPED(" (flying:oui)") }.
step-flees-away = Elle fuit à l’opposé de : { $name }.
step-could-fly = Charge au sol : en volant, elle atteindrait sa cible ({ WAY("undo") }, puis une charge par les airs{ TYPED(" : flying:oui") }).
step-fled-already = L’unité a déjà fui durant cette phase : aucun jet.
step-flies-over = L’unité survole ce qui lui barre la route.
step-held-still = L’unité est immobilisée : elle reste où elle est.
step-held-by-others = L’assaillant a atteint un autre de ceux qu’il charge, et ne va pas plus loin.
step-fled-from-all = Elle a fui en une fois tous ses assaillants : aucun jet, et la distance va jusqu’à l’endroit où elle se trouve.
step-target-gone = La cible est déjà détruite : l’assaillant avance vers l’endroit où elle était.
step-leaves-chargers = Elle quitte ceux qui l’avaient atteinte : voyez s’ils l’atteignent encore.
step-tested-before = La cible a déjà passé son test face à cet assaillant.
step-too-close-to-shoot = Un assaillant est à la moitié de sa distance de charge ou moins : l’unité maintient simplement sa position.
step-nerve-held = L’assaillant a réussi son test de { $test ->
    [fear] Peur
   *[terror] Terreur
 }.

## Refus
refusal-response-not-allowed = { $state ->
    [engaged] Une unité au corps à corps ne peut que maintenir sa position.
    [fleeing] Une unité en fuite ne peut que fuir.
   *[other] { $response ->
        [flee] Cette unité ne peut pas fuir une charge ; elle peut maintenir sa position.
        [hold] Cette unité ne peut pas maintenir sa position ; elle ne peut que fuir.
       *[other] Cette unité ne peut pas tirer sur son assaillant ; elle peut maintenir sa position.
     }
 }
refusal-charge-needs-test = { $unit ->
    [none] L’assaillant
   *[other] { $unit }
 } : il faut d’abord réussir un test de { $test ->
    [fear] Peur pour déclarer cette charge : tapez { WAY("psychology what:fear-charging") } unit:{ $unit ->
        [none] …
       *[other] { $unit }
     } enemy:{ $target ->
        [none] …
       *[other] { $target }
     }
   *[terror] Terreur pour déclarer cette charge : tapez { WAY("psychology what:terror situation:charging") } unit:{ $unit ->
        [none] …
       *[other] { $unit }
     } enemy:{ $target ->
        [none] …
       *[other] { $target }
     }
 }, puis chargez avec passed:oui.
    .tapped = { $unit ->
        [none] Qui charge
       *[other] { $unit }
     } doit réussir un test de { $test ->
        [fear] Peur
       *[terror] Terreur
     } avant de déclarer cette charge : le pupitre a un bouton pour cela.
refusal-random-mover = Un Mouvement de { $m } est un jet de dés : une telle créature fait des mouvements obligatoires, sans marche forcée, manœuvre ni déclaration de charge.
refusal-cannot-move = Avec un Mouvement de 0, une unité ne peut pas faire cela ; donnez un autre Mouvement.
refusal-charge-declared-already = { $unit } a déclaré une charge contre { $target }, et une unité ne charge qu’un ennemi : { WAY("undo") } revient sur cette déclaration{ TYPED(" (unavoidable:yes si elle ne peut l’atteindre sans engager aussi celui-ci)") }.
refusal-charge-undeclared = { $unit } a chargé : elle ne continue que contre ceux qu’elle a déclaré charger en même temps, et { $target } n’en est pas.
refusal-charge-alongside-none = D’abord la cible : déclarez la charge { DE($unit) } contre elle, puis contre { $target }{ TYPED(" avec unavoidable:yes") }.
refusal-charge-alongside-most = Une charge n’engage que deux ennemis au plus à côté de sa cible : { $unit } ne charge pas aussi { $target }.
refusal-not-random = Un Mouvement de { $m } n’a pas de dés ; donnez des dés comme 2D6.
refusal-difficult-beyond-distance = { $difficult } ps de terrain difficile ne tiennent pas dans un trajet de { $distance } ps ; donnez autant ou moins.
refusal-answered-already = { $unit } a répondu à tous ses assaillants et { $response ->
    [hold] maintient sa position
   *[other] maintient sa position et tire
 } : ne donnez pas response.
refusal-flees-from-another = { $unit } fuit à l’opposé de son assaillant le plus puissant, { $other } : jouez d’abord cette charge, ou lancez la fuite avec { WAY("flee") }, puis donnez la distance jusqu’à l’endroit où elle se trouve.
refusal-flees-from-equals = { $unit } fuit des assaillants de même puissance, { $charger } et { $other } : un dé dit à l’opposé duquel. Lancez la fuite avec { WAY("flee unit:", $unit) }, puis donnez la distance jusqu’à l’endroit où elle se trouve.
refusal-no-charge-declared = Personne n’a déclaré de charge contre { $unit } : { $charger ->
    [none] d’abord { WAY("charge target:", $unit, " what:declare") } avec l’assaillant en unit.
   *[other] d’abord { WAY("charge unit:", $charger, " target:", $unit, " what:declare") } ; ou jouez-la d’un coup par { WAY("charge unit:", $charger, " target:", $unit) } avec la réponse en response.
 }
    .tapped = { $charger ->
        [none] Personne n’a déclaré de charge contre { $unit } : ses ennemis en déclarent une d’abord.
       *[other] { $charger } n’a déclaré aucune charge contre { $unit } : elle se déclare d’abord.
     }
refusal-cannot-fly = { $unit } ne vole pas : ne donnez pas flying.
refusal-charger-list = « { $text } » est illisible ; écrivez distance/distance de charge pour chaque assaillant, comme 8/16, 5/14.
refusal-charger-in-unit = { $unit } est dans { $host } et charge avec elle : nommez { TYPED("unit:") }{ $host }, ou faites-le sortir par { WAY("unit leave") } s’il charge seul.
refusal-powers-per-enemy = { $count } PU données pour { $enemies } ennemis ; donnez-en une chacun, ou aucune.

## Choix
choice-charge = charge
choice-declare = déclaration
choice-response = réponse
choice-resolve = mouvement de charge
choice-redirect = nouvel ennemi
choice-caught = fuite des fuyards
choice-move = mouvement de fuite
choice-contact = contact
choice-direction = direction
choice-charger = un assaillant qu’elle fuit
choice-same-combat = un ennemi du même combat
choice-friend = des amis
choice-terrain = un terrain infranchissable
choice-edge = le bord de table
choice-normal = mouvement normal
choice-march = marche forcée
choice-wheel = roue
choice-change-formation = changement de formation
choice-turn = réorientation
choice-reform = reformation

## Valeurs
value-contact = contact
value-failed = ratée
value-caught = rattrapée
choice-declared = déclarée par son joueur
choice-compulsory = obligatoire : aux dés, ou par stupidité
choice-hunting-wolf = Loup en Chasse
value-overrun = détruit
value-caught-up = atteinte
value-left-behind = hors d’atteinte
value-escaped = échappée
value-destroyed = détruite
value-exhausted = seconde fuite : détruite
value-crossing = passe au-delà
value-fled = en fuite
value-passes-through = passe au travers
value-blocked = hors de vue ou d’atteinte
value-rallied = ralliée ce tour
value-failed-fear = Peur ratée
value-failed-terror = Terreur ratée
value-failed-charge = charge ratée
value-immobilised = immobilisée
value-too-close = trop près
value-no-missiles = pas d’armes de tir
value-enemy-near = ennemi proche
value-too-heavy = trop lourd
value-random-mover = se déplace aux dés
value-too-deep = trop profonde
value-too-dear = trop chère
value-too-many-files = trop de colonnes
value-moved = avance
value-stopped = arrêtée

## Résultats
result-test = Test
result-moved = Pas parcourus
result-fled = Pas de fuite
result-gap = Pas d’écart
result-caught = Rattrapée
result-contact = Contact
result-reach = Distance de charge
result-flying = Par les airs
result-straight = En ligne droite
result-must = Obligatoire
result-in-reach = À portée
result-zone = Côté
result-away-from = Fuit le numéro
result-name = Fuit
result-may-hold = Peut maintenir
result-may-flee = Peut fuir
result-destroyed = Détruite
result-max-distance = Au plus
result-cost = Coût
result-left = Reste
result-charge-distance = Distance de charge
step-relentless-on-foot-alone = Seule l’infanterie profite d’Implacable.
param-meets = Ce que les fuyards rencontrent sur leur chemin

step-stays-where-it-is = Elle reste sur place : « { $status } ».
next-it-moves = Elle se déplace ainsi
next-it-holds-back = Test pour se retenir
next-it-marches = Elle fait la marche forcée
next-it-reforms = Elle se reforme
decision-struck = frapper qui ? (trois figurines au plus atteignent un personnage)
    .brief = frapper qui ?
decision-charge-way = au sol, ou par les airs ?
decision-charge-way-ground = Au sol
decision-charge-way-air = Par les airs
refusal-shots-first = { $unit } doit d’abord tirer sur l’assaillant : { WAY("desk") } a un bouton pour ses tirs.
refusal-flight-first = { $unit } fuit d’abord : lancez sa fuite par { WAY("flee unit:", $unit) }, puis mesurez la charge de nouveau.
refusal-charge-not-lost = { $unit } ne charge aucun ennemi disparu : { WAY("charge") } joue un mouvement de charge.
refusal-charge-at-fugitives = { $target } fuit : sa fuite se lance, et l’on voit si { $unit } la rattrape, par { WAY("charge unit:", $unit, " target:", $target) }.
