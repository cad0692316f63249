## Les dés par leur nom ; un dé sans nom est montré par son identifiant
die-d2 = D2
die-d3 = D3
die-d6 = D6
die-d66 = D66
die-d100 = D100
die-artillery = dé d’artillerie
die-scatter = dé de dispersion
die-scatter-hit = dé touche ou flèche
die-magic-low = dé de magie faible
die-magic-high = dé de magie fort

## À quoi servent les dés, quel que soit le jeu
roll-attack = attaques
roll-roll-off = jet pour départager
roll-designation = désignation au hasard
roll-d66 = D66
roll-scatter = dispersion
roll-notation = jet
roll-notation-hit = pour toucher
roll-notation-wound = pour blesser
roll-notation-save = sauvegarde
roll-notation-ward = sauvegarde invulnérable
roll-notation-success = étape
roll-notation-damage = dégâts
roll-explosion = dés explosifs
modifier-each = chacun

## Les dés tapés par les joueurs
refusal-not-a-face = « { $text } » (n° { $place }) n’est pas un dé ; écrivez des nombres, comme 6 5 5 3 1 ou 6x2 5x3, ou bien incident, touche, flèche.
refusal-typed-special = « { $text } » n’est pas sur ce dé, qui porte { $faces }.{ $kind ->
    [scatter] {" "}Le dé de dispersion à touches et à flèches s’écrit touche-flèche.
   *[other] {""}
 }
refusal-typed-total = { $dice } × { $die } ne peuvent pas faire { $total } ; tapez chaque dé, comme 6 5 4.
refusal-typed-further = Les { $count } { $what ->
    [save] sauvegardes
   *[wound] blessures
 } sont d’un jet qui ne vient pas ensuite ; tapez un jet à la fois, comme 7 touches.
refusal-typed-halved = Un D3 est un D6 divisé par deux : « { $text } » peut être ce que montre ce D6 ou ce qu’il compte ; tapez le D6 comme d6 { $text }, ou ce qui compte comme total { $text }.
refusal-typed-part = Vous avez dit { $given } dés sur { $count } : si les autres sont ratés tapez ={ $hits }, sinon tapez toutes les faces.
refusal-typed-beside = Seul « { $text } » en est compris ; tapez les dés d’un seul jet, un à un.
refusal-typed-apart = Combien de ces { $count } succès montrent { $best } : tapez 6 touches dont 2 six, ou toutes les faces.
refusal-typed-disagree = { $shown } font { $sum }, pas { $total } ; retapez les dés, chacun à part.
refusal-typed-miscounted = De ces dés { $hits } réussissent, pas { $told } ; retapez les dés tout seuls.
refusal-typed-sum = Ce sont les faces qui comptent, pas leur somme : tapez chaque dé, comme 6 5 4.
refusal-typed-sum-or-faces = « { $text } » peut être la somme ou les faces { $shown } ; tapez chaque dé avec des espaces, comme { $shown }.
refusal-typed-either = « { $text } » peut être les faces { $shown } ou { $count } succès ; tapez les faces avec des espaces, ou ={ $count } pour les succès.
refusal-typed-faces = Cela peut être { $many } ou { $shown } ; tapez chaque dé avec des espaces.
refusal-typed-count = Aucun { $die } ne montre { $count } ; si { $count } dés ont réussi, tapez ={ $count } ou { $count } réussites.
refusal-typed-lone = « { $text } » peut être { $count } succès ou un seul dé qui montre { $count } ; tapez { $count } succès, ou { $count }x1 pour le dé.
refusal-typed-all = Si tous ont réussi, tapez ={ $count } ; si le bot doit les lancer, reste.
refusal-typed-other-count = Cela fait { $given } dés, et { $count ->
    [one] un seul est demandé
   *[other] { $count } sont demandés
 } ; recomptez-les.
refusal-too-many-faces = On peut donner { $most } dés au plus en une fois.
refusal-dice-too-long = Ces dés prennent { $length } caractères et { $most } seulement sont lus ; écrivez les dés semblables ainsi : 6x20.
refusal-impossible-face = Dé n° { $place } ({ $die }) : il ne peut pas montrer { $face ->
    [0] 0 (un incident)
   *[other] { $face }
 } ; ses faces : { $faces }.
refusal-dice-needed = { $subject ->
    [none] {""}
   *[other] { $subject },{" "}
 }{ $label }{ $need ->
    [none] {""}
   *[other] { $at-most ->
        [yes] {" "}≤ { $need }
       *[no] {" "}{ $need }+
    }
 } : { $reroll ->
    [yes] relancez
   *[no] lancez maintenant
 } { $count } × { $die }, puis renvoyez la commande, ces faces à la suite de celles déjà données.
refusal-dice-left-over = { $count ->
    [one] Il reste un dé
   *[other] Il reste { $count } dés
 } de trop : { $used ->
    [0] rien ici ne se lance.
    [one] seul le premier a servi.
   *[other] seuls les { $used } premiers ont servi.
 }
refusal-choice-needed = { $unit ->
    [none] Une décision est attendue
   *[other] Ce que fait { $unit } est à décider
 } d’abord.
refusal-choice-differs = Une autre décision est demandée ici que celle du journal.
refusal-choices-left-over = { $count ->
    [one] Une décision du journal reste
   *[other] { $count } décisions du journal restent
 } de trop.
refusal-dice-too-many = { $count ->
    [one] Un seul dé est demandé
   *[other] { $count } dés sont demandés
 } et vous en avez tapé { $given } ; comptez-les encore.
refusal-faces-wanted = Les faces comptent ici : tapez { $count ->
    [one] celle du dé
   *[other] celles des { $count } dés
 }, comme 6 5 5 3 1.
refusal-too-many-successes = { $count } réussites ne tiennent pas sur { $dice ->
    [one] un seul dé
   *[other] { $dice } dés
 }.
refusal-endless-ties = Ces dés sont à égalité sans fin ; donnez des dés qui départagent.

## Les dés en général
refusal-die-sides = Un dé a de 2 à { $most } faces, pas { $sides }.
refusal-too-many-candidates = Un D6 désigne parmi { $most } au plus, pas { $count }.
refusal-too-many-dice = Il faudrait plus de { $most } dés ; lancez-en moins à la fois.
