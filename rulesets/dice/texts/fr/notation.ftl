## Là où la notation n’est pas comprise
refusal-notation-empty = Il n’y a rien à lancer ; écrivez par exemple 2d6+3 ou 12d6>=4.
refusal-notation-long = Un jet a { $most } caractères au plus, celui-ci en a { $length }.
refusal-notation-unexpected = Au caractère { $position }, « { $found } » ne convient pas : { $expected ->
    [dice] il faut là des dés ou un nombre, comme 2d6.
    [faces] dites là ce qui est relancé, comme relance 1 ou relance échecs.
    [number] il faut là un nombre entier.
    [after-faces] après les faces vient un signe, un seuil comme >=4, ou # et une note.
    [bracket] une parenthèse est encore ouverte ; fermez-la par ).
    [after-dice] la suite peut être + ou -, un seuil comme >=4, kh2, !, relance 1, ou # et une note.
    [after-target] la suite peut être relance 1, relance échecs, ou # et une note.
   *[end] plus rien ne peut suivre, sauf # et une note, ou ; et un autre jet.
 }
refusal-notation-unfinished = Le jet s’arrête trop tôt : { $expected ->
    [dice] il manque à la fin des dés ou un nombre, comme 2d6.
    [faces] dites à la fin ce qui est relancé, comme relance 1 ou relance échecs.
    [number] il manque à la fin un nombre entier.
   *[bracket] une parenthèse est encore ouverte ; fermez-la par ).
 }
refusal-notation-meaning = « { $text } » n’est pas compris ici : { $meant ->
    [keep] on garde des dés par kh ou kl et on en écarte par dh ou dl, comme 3d6dh1 (sans le plus haut) ou 3d6kh2
    [dice] les dés s’écrivent avec le nombre de leurs faces, comme 2d6 ou d3
    [reroll] une relance s’écrit 12d6>=4 relance échecs ou 10d6 relance 1
    [count] les dés qui réussissent se comptent par 12d6>=4 ou 12d6 4+
    [compare] un total se compare par (2d6)<=7 ou 2d6 contre 7, chaque dé par 12d6>=4
    [sum] les nombres s’écrivent en chiffres avec un signe, comme 2d6+3, 2d6-1 ou (2d6)*2, et rien ne se divise
    [modifier] ce qui s’ajoute à chaque dé se compte dans ce qu’il lui faut, comme 12d6 4+ pour 12d6 3+ à -1
    [times] un jet se répète par 3x 2d6 et se multiplie par (2d6)*3
    [explode] les dés explosifs s’écrivent 4d6!1 (une fois), avec d’autres faces 4d6 explose 5,6
    [odds] pour les chances, écrivez { WAY("odds 2d6") }
    [not] ce qui ne doit pas arriver ne s’écrit pas, ni ce qui arrive de soi-même
    [secret] l’option secret:oui le cache
   *[rule] les règles spéciales jouent dans les commandes du jeu{ TYPED(", comme ", WAY("shoot"), " et ", WAY("fight")) }
 }. Si ce n’est qu’une note, mettez # devant.
refusal-notation-chances = « { $text } » demande des chances : elles s’écrivent { WAY("odds ", $roll) }, et le bouton les donne.
refusal-notation-left = « { $text } » n’est pas compris à côté de { $dice } : retirez-le, mettez # devant si ce n’est qu’une note, ou écrivez ce qu’il faut à chaque dé comme 12d6 4+ et ce qu’il faut au total comme (2d6)<=7.
refusal-notation-no-save = « { $text } » compte une fois les sauvegardes lancées, et aucune n’est dite : ajoutez-la, comme svg 4+, ou sans svg ; le bouton lance ce qui vient avant.
refusal-notation-dashed = Un tiret précède les dés, et aucun jet ne donne moins que rien : enlevez-le pour { $each }.
refusal-notation-how-many = Combien de dés ? Écrivez par exemple 10 dés à 3+, ou 10d6 3+.
refusal-notation-label = Une note a { $most } caractères au plus, celle-ci en a { $length }.

## Ce qui serait trop
refusal-notation-digits = Les nombres ont { $most } chiffres au plus.
refusal-notation-nodes = Un jet a { $most } nombres, dés et signes au plus ; faites-en plusieurs.
refusal-notation-depth = { $most } parenthèses au plus peuvent s’emboîter.
refusal-notation-parts = { $most } jets au plus peuvent se faire en une fois.
refusal-notation-times = Un jet peut être répété de 1 à { $most } fois.
refusal-notation-dice = { $count ->
    [0] Lancez au moins un dé.
   *[other] { $most } dés au plus peuvent se lancer en une fois, relances comprises ; il pourrait en falloir { $count }.
 }
refusal-notation-factor = Un jet se multiplie par un nombre entier, { $most } au plus, pas par d’autres dés.
refusal-notation-explosion = Les dés explosifs vont de 1 à { $most } fois de suite, comme 4d6!1.

## Ce qui n’a pas de sens
refusal-notation-no-dice = Il n’y a pas de dé ; écrivez par exemple 2d6+3.
refusal-notation-keep = Sur { $dice ->
    [one] un dé
   *[other] { $dice } dés
 } on ne peut pas en garder ou en écarter { $count } ainsi ; on en choisit au moins un et il en reste au moins un.
refusal-notation-twice = Pour les mêmes dés, on ne dit qu’une fois { $what ->
    [keep] lesquels sont gardés.
    [explode] qu’ils explosent.
   *[reroll] ce qui est relancé ; un dé ne se lance jamais une troisième fois.
 }
refusal-notation-keep-or-explode = Des dés gardés ou écartés ne peuvent pas aussi exploser ; choisissez.
refusal-notation-keep-or-count = Gardez les meilleurs dés ou comptez les succès, pas les deux.
refusal-notation-face = Aucun { $die } ne montre { $face } : il n’y a donc rien à relancer.
refusal-notation-target = Chaque { $die }, ou aucun, remplirait { $target } ; pour comparer le total, écrivez { $whole }.
refusal-notation-certain = Ce total atteint toujours { $number } : pour comparer chaque dé à un nombre, écrivez { $each }, et changez ce nombre plutôt que les dés.
refusal-notation-no-target = Pour relancer les { $what ->
    [failures] échecs, dites ce qui réussit : 12d6>=4 relance échecs.
   *[successes] succès, dites ce qui réussit : 12d6>=4 relance succès.
 }
refusal-notation-whole-reroll = Un total se relance en entier (relance échecs, relance succès) ; pour certaines faces, écrivez-le dans la parenthèse : (2d6 relance 1)<=7.
refusal-notation-stages = Plusieurs étapes demandent une poignée de dés simples, lancée une fois, comme 20d6 touche>=3 puis blesse>=4 puis svg>=5.
refusal-notation-special = Les faces qui font davantage doivent réussir, dans une étape qui n’est pas une sauvegarde : double 6 compte deux fois, extra 6 amène un dé de plus, auto 6 passe l’étape suivante, mortel 6 toutes les suivantes sauf une invu, comme 10d6 touche>=4 auto 6 puis blesse>=3.
refusal-notation-damage = Les dégâts sont de 1 à { $most }, un dé, ou un dé et un nombre : dégâts 2, dégâts d3, dégâts d3+1.
refusal-notation-either = Cela peut être { $each } (chaque dé) ou { $sum } (la somme) ; écrivez lequel.
refusal-notation-balance = Des faces qui retirent des succès demandent une poignée de dés simples et des faces qui ne réussissent pas, comme 8d10>=7f1.
refusal-notation-many-explode = La moitié des faces au plus peut exploser, comme 4d6 explose 5,6.
refusal-notation-d66 = Un D66 est un nombre de deux chiffres ; on ne peut ni le garder, ni le compter, ni le faire exploser, ni le relancer.
refusal-notation-several-d66 = Un D66 se lance seul ; pour { $count }, écrivez { $count }x d66.
refusal-notation-one-scatter = Un dé de dispersion se lance une fois ; pour deux, écrivez « dispersion » deux fois, séparé par un point-virgule.

## Ce qui est dit à côté des dés
notation-read = Lu ainsi : { $notation }
step-notation-left = Jet { $place }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 } : { $left } { $last ->
    [hit] { $left ->
        [one] touche
       *[other] touches
     }
    [wound] { $left ->
        [one] blessure
       *[other] blessures
     }
    [save] { $left ->
        [one] non sauvegardée
       *[other] non sauvegardées
     }
    [ward] { $left ->
        [one] non sauvegardée
       *[other] non sauvegardées
     }
    [damage] { $left ->
        [one] point de dégâts
       *[other] points de dégâts
     }
   *[success] { $left ->
        [one] restant à la fin
       *[other] restants à la fin
     }
 }
step-notation-each = Un par un : { $values }
step-notation-total = Jet { $place }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 } : { $total }
step-notation-successes = Jet { $place }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 } : { $successes } succès
step-notation-check = Jet { $place }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 } : { $passed ->
    [yes] réussi
   *[no] raté
 }

## Les mots de la notation
notation-reroll = relance
notation-failures = échecs
notation-successes = succès
notation-explode = explose
notation-then = puis
notation-hit = touche
notation-wound = blesse
notation-save = svg
notation-ward = invu
notation-damage = dégâts
notation-double = double
notation-extra = extra
notation-auto = auto
notation-mortal = mortel
notation-vs = contre
notation-scatter = dispersion
notation-artillery = artillerie
notation-hit-arrow = touche-flèche
