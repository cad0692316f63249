## Qui touche qui : /unit link
unit-link = Dire quelle unité en touche, charge ou craint une autre
param-linked = L’autre unité
param-relation = Ce qu’il y a entre elles ; le contact si rien n’est dit
param-link-facing = Par quel côté de l’autre unité
param-link-step = Où cela en est
param-link-clear = Si cela prend fin
action-unit-link = lien changé
unit-linked = { $unit } : noté.
link-more = { $link } ({ $more })
link-value = { $value }
change-link-on = { $unit } : { $link }
change-link-off = { $unit } : n’est plus « { $link } »
refusal-unknown-relation = Il n’y a pas de « { $text } » entre unités dans ce jeu, mais : { $names }.
refusal-link-with-whom = Avec quelle unité ? Dites-le par other : plusieurs sont possibles.
refusal-link-itself = { $unit } n’a aucun lien avec elle-même ; nommez une autre unité par other.
refusal-link-enemies = { $unit } et { $other } sont du même camp : pas de { $relation } entre elles.
refusal-link-friends = { $unit } et { $other } sont de camps différents : pas de { $relation } entre elles.
