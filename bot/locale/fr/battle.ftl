## Aide
help-title = Ce que sait faire Vexille
help-start = Tapez une commande ; toutes celles qui lancent des dés acceptent aussi dice (vos vrais dés), odds (probabilités seules) et secret.
help-closing = Prend aussi dice (vos vrais dés), odds (les probabilités seules) et secret.
help-needed = { " " }(obligatoire)
help-more = /help command:shoot détaille une commande, /help command:card dit ce que cachent les points. /roll donne accès à tout le reste.
help-part = /help command:{ $command } détaille l’une d’elles.
rule-source = Texte source : { $source }

## Le journal
secret-changes = Vous seul voyez ce jet ; ce qu’il change sur la table, tout le monde l’y voit.
role-unnamed = Noté sur personne : nommez l’unité par l’option { $option }, pour que ses pertes soient tenues.
log-entry = { $what } (n° { $number })
log-units = { $units } : { $what }
undo-roll-first = « { $roll } » attend encore : abandonnez d’abord ce jet, puis « Annuler » reprend ce qui le précède.
undo-done = Annulé : { $entries }.
redo-done = Refait : { $entries }.
undo-nothing-done = Annulé : { $entries } ; rien n’avait changé sur la table.
redo-nothing-done = Refait : { $entries } ; rien ne change sur la table.

action-dice-sealed = dés scellés
action-battle-leave = camp quitté
action-battle-size = points de la bataille dits
action-battle-pause = bataille en pause
action-battle-resume = bataille reprise
action-battle-start = début de la bataille
action-battle-end = fin de la bataille
action-battle-language = langue de la bataille choisie
action-battle-next = phase suivante
action-battle-begins = camp qui commence choisi
action-battle-join = camp rejoint
action-battle-chair-asked = place d’arbitre demandée
action-battle-chair-agreed = arbitre accepté par un camp
action-battle-seat-asked = place demandée dans un camp
action-battle-seat-given = place cédée à un autre joueur
action-battle-seat-taken = place retirée
action-battle-end-asked = fin de la bataille proposée
action-battle-end-agreed = fin de la bataille acceptée par un camp
action-battle-end-declined = bataille poursuivie
action-battle-reopen-asked = reprise de la bataille demandée
action-battle-reopen-agreed = reprise de la bataille acceptée par un camp
action-battle-reopened = fin de la bataille annulée
action-unit-add = unité ajoutée
action-army-load = armée ajoutée
action-army-values = valeurs données
action-unit-edit = unité modifiée
action-unit-remove = unité retirée
action-settings = réglages
action-dice-reveal = dés révélés
action-undo = annulation
action-redo = rétablissement

## Batailles
battle-title = { $name }
battle-started = La bataille commence : { $one } contre { $two }. Prenez place, puis amenez vos armées.
battle-started-seated = La bataille commence : { $one } contre { $two }. Amenez vos armées.
battle-now = Tour { $turn } · { $side } · { $phase }
battle-gone-on = { $who } a mis fin à la phase { DE($side) } ({ $names }){ $phase ->
    [none] { "" }
   *[other] : { $phase }
 }. « Annuler » y revient, pour { $names } aussi.
battle-over = La bataille est terminée.
battle-over-by-silence = La bataille est terminée : personne n’a répondu à temps.
battle-reopened = La bataille reprend : { $who } en a annulé la fin.
battle-has-referee = { $who } arbitre et peut agir pour votre camp : renvoyez l’arbitre si vous n’en voulez pas.
battle-seat-given = { $who } cède sa place à { $to }, qui joue désormais { $side }.
battle-seat-taken = { $by } a retiré sa place à { $who }.
reopen-asked = { $who } voudrait annuler la fin de la bataille et jouer encore : { $names }, d’accord ?
reopen-agreed-partly = { $by } accepte de jouer encore ; accord encore attendu : { $sides }.
reopen-sealed = Le secret des dés passés est connu ; de nouveaux dés sont donc scellés à partir d’ici : `{ $commitment }`
reopen-withdrawn = Son résultat est retiré de la campagne.
battle-in-thread = Elle se joue dans le fil « { $thread } ».
refusal-no-thread-here = Un fil ne s’ouvre que dans un salon : enlevez thread:true, ou allez dans un salon.
refusal-thread-not-allowed = Le bot ne peut pas ouvrir de fil ici : donnez-lui la permission « Créer des fils publics », ou enlevez thread:true.
battle-joined = { $who } joue { $side }.
battle-refereed = { $who } est l’arbitre.
referee-asked = { $sides ->
    [none] { $who } a demandé à arbitrer.
   *[other] { $who } voudrait arbitrer, et donc agir pour chaque camp : il faut l’accord d’un joueur de chacun ({ $sides }).
 }
referee-agreed-partly = { $by } accepte { $who } comme arbitre ; accord encore attendu : { $sides }.
seat-asked = { $who } voudrait aussi jouer { $side } : il faut l’accord d’un joueur de ce camp, ou de l’arbitre.
seat-agreed = { $who } joue { $side } ; { $by } est d’accord.
referee-agreed = { $who } est l’arbitre ; { $by } est d’accord.
battle-left = { $who } quitte la table.
battle-paused = La bataille est en pause ; /battle resume la reprend.
battle-resumed = La bataille reprend.
battle-commitment = Dés scellés avant le premier jet : `{ $commitment }`
battle-side = { $side }{ $players ->
    [none] { "" }
   *[other] { " " }({ $players })
 }
battle-ground = Tient : { $names }
battle-side-empty = pas encore d’unité
battle-unnamed = Bataille
battle-side-first = Premier camp
battle-side-second = Second camp
unit-line = { $unit } : { $state }
unit-state = { $models }/{ $size }{ $carried ->
    [0] { "" }
    [1] , 1 PV perdu
   *[other] , { $carried } PV perdus
 }{ $statuses ->
    [none] { "" }
   *[other] { " " }({ $statuses })
 }
unit-harm = { $size ->
    [1] { $left }/{ $most } { $sign }
   *[other] −{ $carried } { $sign }
 }
unit-state-destroyed = détruite
unit-added = { $unit } ({ $side }) : { $profile }
unit-left-out = Laissé de côté, car aucune règle de ce jeu ne s’en sert : { $gear }. Une armure compte par sa sauvegarde, par exemple Svg5+.
unit-armour = { $save } pour { $armour }{ $way ->
    [none] { "" }
   *[other] , { $way }
 }.
unit-armour-told = Sauvegarde indiquée : { $save } (y compris : { $armour }).
unit-armour-asked = Pas encore de sauvegarde pour { $armour } : { $about ->
    [row] le tableau n’a pas de ligne pour lui seul. Avec une armure, il améliore d’un point.
   *[mount] de combien la monture protège-t-elle ?
 }
worn-foot = à pied
worn-mounted = monté
worn-barded = monture caparaçonnée
worn-unprotected = sans Protection de Monture
worn-protected-6 = Protection de Monture 6+
worn-protected-5 = Protection de Monture 5+
unit-changed = { $unit } : unité modifiée.
unit-removed = { $unit } : unité retirée de la liste.
unit-count = { $count ->
    [0] Pas encore d’unité ; ajoutez-en une avec /unit add.
    [one] Une unité
   *[other] { $count } unités
 }
unit-profile = { $values }
spell-line = { $spell } : { $about }
unit-altered = En l’état actuel : { $profile }
unit-spells = Sorts connus : { $spells }
unit-rules = Règles spéciales : { $rules }

## Dés honnêtes
proof-title = Dés honnêtes
proof-sealed = Les dés d’ici ont été scellés avant le premier jet. Empreinte : `{ $commitment }`
proof-drawn = { $count ->
    [0] Aucun tirage pour l’instant
    [one] Un tirage jusqu’ici
   *[other] { $count } tirages jusqu’ici
 }
proof-words = Mêlé aux dés à venir : « { $words } »
proof-how = /dice reveal montre le secret, pour que chacun puisse vérifier chaque tirage, et scelle de nouveaux dés.
proof-how-in-battle = Leur secret sera montré à la fin de la bataille (/battle end), pour que chacun puisse vérifier chaque tirage.
proof-revealed = Secret des dés jusqu’ici : `{ $seed }`
proof-check = Vérifiez le fichier joint avec scripts/verify_dice.py. De nouveaux dés sont scellés : `{ $commitment }`

refusal-side-needed = Nommez un camp ({ $names }), ou prenez la place d’arbitre{ TYPED(" avec referee:oui") }.
refusal-change-unreadable = « { $text } » : pas compris ; écrivez { TYPED("figurines:12, blessures:1, Cd8, +haine, -bouclier, en-fuite:oui, ou dites-le : ") }perd 3, reste 17, ralliés, 140 pts.
refusal-change-past-end = « { $text } » donnerait { $value } : { $field } va de { $least } à { $most }.
refusal-change-kills = « { $text } » : une figurine à { $field } 0 est morte. Écrivez -1 pour une figurine perdue, ou une valeur d’au moins 1.
refusal-level-of-no-wizard = { $unit } n’est pas sorcier jusqu’ici : écrivez { $value } s’il doit le devenir.
refusal-change-by-dice = « { $text } » est d’abord à lancer : écrivez le nombre obtenu.
refusal-change-in-doubt = « { $text } » peut vouloir dire plusieurs choses : { $ways } ?
refusal-change-left = « { $text } » : pas compris ; le reste donnerait : { $ways }. Est-ce tout ?
refusal-change-by-hand = « { $text } » n’est pas proposé maintenant. Faut-il le noter à la main pour { $unit } ?
refusal-change-more-than-left = { $unit } n’a plus que { $models ->
    [one] 1 figurine
   *[other] { $models } figurines
 }.
change-way-loses-models = -{ $count } { $count ->
    [one] figurine
   *[other] figurines
}
change-way-loses-wounds = -{ $count } { $count ->
    [one] blessure
   *[other] blessures
}
change-way-heals-models = +{ $count } { $count ->
    [one] figurine
   *[other] figurines
}
change-way-heals-wounds = +{ $count } { $count ->
    [one] blessure
   *[other] blessures
}
change-way-wounds-left = reste { $count } { $count ->
    [one] blessure
   *[other] blessures
}
change-way-models = reste { $count }
change-way-costs = { $count } pts
refusal-wrong-phase = { $procedure } : c’est pour « { $phases } » ; on en est à « { $phase } » ({ WAY("battle next") } fait avancer).
phases-or = { "" } » ou « { "" }
refusal-change-twice = « { $text } » change ce qui l’est déjà plus haut ; dites-le une seule fois.
refusal-rule-not-held = { $unit } n’a pas « { $rule } » à perdre ; { WAY("unit show") } dit ce qu’a l’unité.
refusal-nobody-wounded = Aucune figurine { DE($unit) } n’est blessée ; pour en faire revenir, écrivez +1 figurine.
change-remark = Pas noté : « { $text } »
refusal-option-twice = L’option { $option } est donnée deux fois ; gardez-en une.
refusal-unit-named-twice = { $unit } : unité nommée deux fois ({ $options }) ; aucune n’agit sur elle-même, nommez-en une autre.
refusal-loan-needs-side = « { $rule } » ne vaut que pour des unités de la bataille : nommez-en une, ou donnez vous-même le nombre.
refusal-unknown-phase = Il n’y a pas de phase « { $text } » ; il y a : { $names }.
retold = Déjà fait : { $what }, n° { $number }.
param-player-one = Qui joue le premier camp
param-player-two = Qui joue le second camp
unit-weapons = Armes : { $weapons }
refusal-no-weapons-by-name = Les unités de ce jeu n’ont pas d’armes nommées : retirez les accolades.
refusal-weapon-too-long = « { $text }… » est trop long pour une arme : { $most } caractères au plus.
refusal-weapon-twice = Deux armes s’appellent { $name } : donnez à chacune son nom.
refusal-weapon-not-there = { $unit } n’a pas d’arme nommée { $text }.
battle-landmarks = Sur le champ de bataille : { $names }
refusal-unknown-landmark = Rien ne s’appelle « { $text } » sur le champ de bataille ({ $option }), et aucun genre non plus ; peut-être : { $near }.
