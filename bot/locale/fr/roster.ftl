# Ce que les joueurs changent aux unités.

unit-damage = Noter des PV ou des figurines perdus
unit-heal = Rendre des PV ou des figurines
unit-status = Mettre ou ôter un état : en fuite, engagée…
unit-split = Séparer des figurines d’une unité pour en former une autre
unit-merge = Réunir deux unités semblables en une seule
unit-duplicate = Ajouter des copies d’une unité, intactes et numérotées
unit-join = Faire rejoindre une unité par un personnage
unit-leave = Faire quitter son unité à un personnage
param-wounds = Combien de PV
param-models = Combien de figurines
param-merged = L’unité qui s’y fond
param-status = L’état de l’unité
param-clear = Ôter cet état
param-character = Le personnage
action-unit-damage = pertes notées
action-unit-heal = PV rendus
action-unit-status = état changé
action-contact = contact noté
action-unit-split = unité séparée
action-unit-merge = unités réunies
action-unit-duplicate = unité copiée
action-unit-join = unité rejointe
action-unit-leave = unité quittée

unit-done-damage = { $unit } : { $wounds ->
    [one] { $wounds } PV perdu.
   *[other] { $wounds } PV perdus.
 }
unit-done-heal = { $unit } : { $wounds ->
    [one] { $wounds } PV récupéré.
   *[other] { $wounds } PV récupérés.
 }
unit-split-done = { $unit } : { $models ->
    [one] une figurine s’en sépare et devient
   *[other] { $models } figurines s’en séparent et deviennent
 } { $name } ; { $left ->
    [one] il en reste une.
   *[other] il en reste { $left }.
 }
unit-merged = { $lost ->
    [0] { $other } se fond dans { $unit } : { $models }/{ $size } figurines.
   *[other] { $other } se fond dans { $unit } : { $models }/{ $size } figurines ; les PV perdus des deux réunis coûtent une figurine.
 }
unit-led = { $unit }, avec { $names } : la meilleure valeur compte pour { $fields }
unit-slowed = { $unit }, avec { $names } : la plus petite valeur compte pour { $fields }
unit-duplicated = { $unit } : { $count ->
    [one] une copie ajoutée.
   *[other] { $count } copies ajoutées.
 }
unit-joined = { $unit } rejoint { $host }.
unit-left = { $unit } quitte { $host }.
unit-within = { $state } · dans { $host }
unit-characters = { $count ->
    [one] Personnage dans l’unité
   *[other] Personnages dans l’unité
 } : { $names }

form-unit = Ajouter une unité
form-unit-name = Nom
    .about = Lanciers
form-unit-models = Effectif
    .about = 20, ou 12/20-1 : 12 figurines sur 20, un PV perdu
form-unit-profile = Profil
    .about = M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Front5 Svg5+
form-unit-rules = Règles spéciales
    .about = bouclier, haine, résistance à la magie (2)
form-unit-inches = « { $text } » : { $value } pouces font { $metric } cm
form-unit-alone = { $count } figurines, ou { $count } points ?
form-unit-plural = Combien ? 1 pour une figurine seule
form-unit-left = Pas compris : { $text }
unit-value-missing = Pas donné : { $sign }, que /unit edit ajoute, par exemple change:{ $sign }1.
unit-understood = Compris : { $text }
unit-not-understood = Pas compris, et laissé de côté sauf si vous le mettez dans le formulaire : { $text }
form-unit-side-needed = Le camp qu’elle rejoint
form-unit-side = Camp
    .about = Le vôtre si vous ne mettez rien

refusal-unit-needed = Décrivez l’unité, par exemple line:{ $unit-example }.
form-unit-pick = Quelle unité ?
button-all-of-it = Oui, c’est tout
form-unit-edit = Modifier une unité
form-unit-unit = Unité
    .about = Laquelle
form-unit-change = Modification
    .about = -3, reste 17, ralliés, Cd8, 140 pts, +haine, -bouclier
form-unit-words = Autrement dit
    .about = Lu si rien n’est choisi au-dessus
form-unit-pick-left = Compris ; laissé de côté : « { $text } »
refusal-change-needed = Dites ce qui change pour { $unit }, comme Cd8, 140 pts ou +haine.
refusal-how-many-wounds = { $unit } : dites combien, par exemple wounds:3 ou models:2.
refusal-nothing-to-heal = { $unit } : unité intacte et au complet ; il n’y a rien à rendre.
refusal-unknown-status = Aucun état ne s’appelle « { $text } »{ $names ->
    [none] ; tapez quelques lettres et choisissez.
   *[other] ; vouliez-vous dire { $names } ?
 }
units-more = et { $count } de plus ; { WAY("unit show") } parle de chacune
button-units-before = Unités précédentes
button-units-next = Unités suivantes
unit-left-spells = { $count ->
    [1] Un sort agissait
   *[other] { $count } sorts agissaient
} sur les deux : { $keeper } { $count ->
    [1] le garde
   *[other] les garde
}, au choix de qui l’a lancé{ $keeps ->
    [unit] { TYPED(" ; sinon ", WAY("undo"), ", puis ", WAY("unit leave"), " avec keeps:character") }
   *[character] { TYPED(" ; sinon ", WAY("undo"), ", puis ", WAY("unit leave"), " avec keeps:unit") }
}.
param-correction = S’il n’a jamais été dans l’unité, toute phase convenant alors
param-keeps = Qui garde un sort agissant sur les deux, au choix de qui l’a lancé ; l’unité par défaut
choice-unit = l’unité
choice-character = le personnage
