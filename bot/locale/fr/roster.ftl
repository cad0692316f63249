# Ce que les joueurs changent aux unités.

unit-damage = Noter des PV ou des figurines perdus
unit-heal = Rendre des PV ou des figurines
unit-status = Mettre ou ôter un état : en fuite, engagée…
unit-split = Séparer des figurines d’une unité pour en former une autre
unit-duplicate = Ajouter des copies d’une unité, intactes et numérotées
unit-join = Faire rejoindre une unité par un personnage
unit-leave = Faire quitter son unité à un personnage
param-wounds = Combien de PV
param-models = Combien de figurines
param-status = L’état de l’unité
param-clear = Ôter cet état
param-character = Le personnage
action-unit-damage = pertes notées
action-unit-heal = PV rendus
action-unit-status = état changé
action-unit-split = unité séparée
action-unit-duplicate = unité copiée
action-unit-join = unité rejointe
action-unit-leave = unité quittée

unit-done-damage = { $unit } : { $wounds ->
    [one] { $wounds } PV à perdre.
   *[other] { $wounds } PV à perdre.
 }
unit-done-heal = { $unit } : { $wounds ->
    [one] { $wounds } PV à récupérer.
   *[other] { $wounds } PV à récupérer.
 }
unit-split-done = { $unit } : { $models ->
    [one] une figurine s’en sépare
   *[other] { $models } figurines s’en séparent
 } et devient { $name } ; { $left ->
    [one] il en reste une.
   *[other] il en reste { $left }.
 }
unit-led = { $unit }, avec { $names } : la meilleure valeur compte ({ $fields })
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

form-unit-name = Nom
    .about = Lanciers
form-unit-models = Effectif
    .about = 20, ou 12/20-1 : 12 figurines sur 20, un PV perdu
form-unit-profile = Profil
    .about = M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Svg5+
form-unit-rules = Règles spéciales
    .about = bouclier, haine, résistance à la magie (2)
form-unit-side = Camp
    .about = Le vôtre si vous ne mettez rien

refusal-unit-needed = Décrivez l’unité, par exemple line:Lanciers 20 M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Svg5+ [bouclier].
refusal-how-many-wounds = { $unit } : dites combien, par exemple wounds:3 ou models:2.
refusal-nothing-to-heal = { $unit } : unité intacte et au complet ; il n’y a rien à rendre.
refusal-unknown-status = Aucun état ne s’appelle « { $text } »{ $names ->
    [none] ; tapez quelques lettres et choisissez.
   *[other] ; vouliez-vous dire { $names } ?
 }
refusal-split-models = { $unit } : { $models ->
    [one] une seule figurine, rien à séparer.
   *[other] { $models } figurines ; séparez-en au moins une, et laissez-en au moins une.
 }
refusal-nobody-joins = Dans { $ruleset }, personne ne rejoint d’unité.
refusal-join-itself = { $unit } ne peut pas se rejoindre : nommez une autre unité.
refusal-join-other-side = { $unit } et { $host } ne sont pas du même camp : rejoignez une unité amie.
refusal-already-in-unit = { $unit } est déjà dans { $host } : d’abord /unit leave.
refusal-not-one-who-joins = { $unit } n’a pas la règle « { $rule } », sans laquelle on ne rejoint pas d’unité ; /unit edit l’ajoute.
refusal-join-within = { $unit } ne peut pas rejoindre { $host } : un personnage rejoint une unité de figurines ordinaires, pas un autre personnage.
refusal-join-too-small = { $host } avait moins de { $least } figurines au départ : on ne rejoint pas une figurine seule.
refusal-join-closed = { $host } a la règle « { $rule } » : personne ne rejoint une telle unité.
refusal-join-unlike = { $host } a la règle « { $rule } » et { $unit } ne l’a pas : seuls ceux qui l’ont aussi peuvent rejoindre cette unité.
refusal-join-barred = { $unit } est dans l’état « { $status } » : cela interdit de se rejoindre pour l’instant ; /unit status corrige la table si elle se trompe.
refusal-not-in-unit = { $unit } n’est dans aucune unité : il n’y en a pas à quitter.
refusal-leave-barred = { $host } est dans l’état « { $status } » : { $unit } ne peut pas quitter cette unité pour l’instant.
