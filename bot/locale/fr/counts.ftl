
# Les nombres que les camps tiennent.

battle-count = Corriger ce qu’un camp a compté : dés, points, actions ; ou le montrer
param-count-what = Ce qui est compté ; la liste montre les nombres actuels
param-count-value = Le nombre qu’il faut ; sans lui, l’état actuel
param-count-name = Pour un compte par noms, lequel : Mage/Boule de feu
action-battle-count = compte corrigé
count-title = Ce que les camps ont compté
count-line = { $counter } : { $value } (de 0 à { $most })
count-offer = { $counter } : { $value }
count-none = rien encore
count-how = /battle count avec value corrige un nombre.
count-set = { $side } · { $counter } : { $value } (avant : { $before })
count-corrects = Si { $side } ne devrait pas en être à { $value } ({ $counter }), /battle count le corrige.
button-count = Corriger le compte
form-count = Corriger un compte
form-count-side = Camp
    .about = Le vôtre, ou un camp que personne ne joue
form-count-what = Ce qui est compté
    .about = Quelques lettres de son nom suffisent
form-count-value = Le nombre qu’il faut
    .about = 0 pour aucun
form-count-name = Lequel
    .about = Seulement pour un compte par noms : Mage/Boule de feu
refusal-count-needed = Dites ce qui est compté et le nombre qu’il faut : { WAY("battle count") }{ TYPED(" avec what et value") }.
refusal-no-counters = Dans { $ruleset }, les camps ne comptent rien ; les nombres des unités se corrigent avec { TYPED(WAY("unit status"), " et ") }{ WAY("unit edit") }.
refusal-unknown-counter = Rien de ce qui est compté ne s’appelle « { $text } » ; vouliez-vous dire { $names } ?
refusal-count-has-no-name = Ne donnez pas name : { $counter } est un seul nombre pour le camp.
refusal-count-needs-name = Ce compte ({ $counter }) se tient par noms : { $parts ->
    [unit-spell] donnez name sous la forme unité/sort, comme Mage/Boule de feu.
    [spell] donnez à name le sort ou la prière.
    [unit] donnez à name l’unité.
   *[landmark] donnez à name l’élément de décor.
 }
refusal-count-name-unknown = Rien n’est connu sous le nom « { $text } », pour { $counter }.
refusal-count-too-large = De 0 à { $most } ({ $counter }) : { $value } est trop grand.
refusal-count-stands = { $side } en est déjà à { $value } ({ $told }) : rien ne changerait.
param-unit-value = Le nombre que l’état porte, s’il en porte un : points, tours, fois
unit-status-number = { $unit } · { $status } : { $value }
refusal-status-without-number = Aucun nombre ne va avec « { $status } » : ne donnez pas value.
refusal-status-cleared-has-none = Un état qui cesse n’a pas de nombre : donnez clear ou value pour « { $status } ».
refusal-status-needs-number = « { $status } » porte un nombre, de { $least } à { $most } : { WAY("unit status unit:", $unit, " status:", $status, " value:", $most) }.
refusal-status-number = De { $least } à { $most } (« { $status } ») : { $value } n’y est pas.
refusal-counter-short = Il reste { $left } à { $side } ({ $counter }) et il en faudrait { $wanted } : dépensez-en moins.
refusal-counter-full = { $side } a fait ici tout ce qui lui est permis ({ $counter } : { $most } au plus) : { WAY("undo") } annule la dernière fois, sinon attendez la fin du compte.
