## Les dés par leur nom
die-d2 = D2
die-d3 = D3
die-d6 = D6
die-d100 = D100
die-artillery = dé d'artillerie
die-scatter = dé de dispersion
die-scatter-hit = dé touche ou flèche
die-magic-low = petit dé de magie
die-magic-high = grand dé de magie

## Jets qui ne sont d'aucun jeu
roll-attack = attaque
roll-roll-off = jet de départage
roll-designation = qui est désigné
roll-d66 = D66
roll-scatter = dispersion

## Dés qui ne conviennent pas
refusal-die-sides = Un dé à { $sides } faces ne se lance pas ; un dé a de 2 à { $most } faces.
refusal-impossible-face = Le dé numéro { $place } que vous avez donné, { $face }, n'existe pas sur un { $die } ; tapez ce que montre le dé.
refusal-dice-needed = { $subject ->
    [none] { $need ->
        [none] Lancez encore { $count } { $die } pour « { $label } », et ajoutez le résultat à dice.
       *[other] Lancez encore { $count } { $die } pour « { $label } » ({ $need }+), et ajoutez le résultat à dice.
     }
   *[other] { $need ->
        [none] Lancez encore { $count } { $die } pour « { $label } » ({ $subject }), et ajoutez le résultat à dice.
       *[other] Lancez encore { $count } { $die } pour « { $label } » ({ $subject }, { $need }+), et ajoutez le résultat à dice.
     }
 }
refusal-dice-left-over = { $used ->
    [0] Aucun dé n'a été lancé ici ; retirez dice.
   *[other] Seuls { $used } de vos dés ont servi, il en reste { $count } ; ne donnez que ceux qui ont été lancés.
 }
refusal-endless-ties = Ces dés donnent des égalités sans fin ; relancez-les.
refusal-too-many-candidates = Un dé désigne parmi { $most } au plus, pas { $count } ; choisissez parmi moins.
