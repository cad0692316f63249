## Ce que les unités d’une armée disent d’elle
rule-auxiliary = Auxiliaire
    .aliases = unité auxiliaire, auxiliary, auxiliary unit
rule-reinforced = Renforcée
    .aliases = unité renforcée, renforcé, reinforced, reinforced unit
rule-renown = Régiment de Renom
    .aliases = renom, regiment of renown, renown
rule-regiment = Régiment
    .aliases = regiment
param-army = Un camp de la bataille, ou ses unités : leurs points et mots-clés disent le reste
param-same-table = Le plus grand nombre d’optimisations d’un tableau, sans celles que permettent des aptitudes
param-same-type = Le plus grand nombre d’optimisations d’un type dans l’armée
result-breaches = Points non conformes
step-army-breach = { $reason ->
    [over-limit] L’armée coûte plus que la limite.
    [unit-too-dear] Plus de la moitié de la limite : { $units }.
    [not-reinforced] Renforcée sans pouvoir l’être (le double d’une taille minimum d’au moins 2, pas Unique) : { $units }.
    [unique] Une unité Unique n’est qu’une fois dans l’armée : { $units }.
    [regiments] Plus de 5 régiments.
    [regiment-size] Trop d’unités sans héros dans un régiment (3, 4 dans celui du général) : { $units }.
    [leader] Un seul héros dirige chaque régiment{ TYPED(" ; dites joining_heroes pour ceux qui peuvent rejoindre celui d’un autre") } : { $units }.
    [one-general] Un seul général, qui n’est pas d’un Régiment de Renom : { $units }.
    [renown] Un Régiment de Renom au plus : { $units }.
    [general] Un Maître de guerre doit être le général : { $units }.
   *[other] { $units }
}
step-army-without-cost = Points inconnus : { $units } ; le total n’est pas compté.
step-army-without-place = Ni dans un régiment, ni auxiliaire : { $units }. Donnez-leur le mot-clé régiment (1), régiment (2)… ou auxiliaire.
step-army-without-general = Personne n’a le mot-clé Général ; donnez-le au héros qui l’est.
rule-cornered-rat = Rat Coincé
    .aliases = coincé, cornered rat
