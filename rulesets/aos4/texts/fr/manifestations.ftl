## Manifestations
procedure-summon = Convocation
    .about = Placer une manifestation et la lier à qui la convoque
outcome-summon = Convoquée ; { $banishment }+ sur 2D6 la bannit.
procedure-severed-link = Lien coupé
    .about = Retirer une manifestation dont le lanceur est tué
outcome-severed-link = { $removed ->
    [yes] Qui l’a convoquée n’est plus là : elle est retirée.
   *[no] Qui l’a convoquée est toujours là : elle reste.
}
procedure-manifestation-check = Manifestation ou terrain de faction
    .about = Jusqu’où une manifestation ou un terrain de faction compte comme une unité
outcome-manifestation-check = { $reason ->
    [no-weapons] Non : pas d’arme de ce genre.
    [static] Non : son Mouvement est 0.
    [terrain-stays] Non : un terrain de faction ne bouge pas.
    [unaffected] Non : rien ne l’affecte.
    [stops-on-it] Non : on ne finit pas un mouvement dessus.
    [other-phase] Non : elle ne compte comme une unité qu’aux phases de charge et de mêlée.
   *[allowed] Oui.
}
param-manifestation = La manifestation : un nom de la table, ou une ligne de profil
param-summoner-slain = Qui l’a convoquée est tué
param-deed = Ce qu’elle fait, ou ce qu’on lui fait
param-thing = Lequel des deux
param-armed = Elle a des armes de ce genre
param-melee-phases = C’est la phase de charge ou de mêlée
result-banishment = Valeur de bannissement
result-removed = Retirée
value-no-weapons = pas d’arme
value-static = Mouvement de 0
value-terrain-stays = terrain de faction
value-unaffected = pas affectée
value-stops-on-it = fin de mouvement dessus
value-other-phase = autre phase
choice-manifestation = une manifestation
choice-moves = elle se déplace
choice-fights = elle combat ou tire
choice-in-combat-range = elle a une portée de mêlée
choice-attacked = elle est attaquée et subit des dégâts
choice-charged-at = elle est chargée
choice-picked = une aptitude adverse la désigne
choice-aura = elle est dans la zone d’une aptitude adverse
choice-moved-through = des figurines la traversent
choice-ended-on = des figurines finissent un mouvement dessus
status-may-summon = son sort ou sa prière peut invoquer
offer-which-manifestation = Quelle manifestation ?
status-summoned = convoquée
    .counted = convoquée, bannie sur { $value }+
status-conjured = convoquée pendant la bataille
status-banish-tried = un bannissement a échoué ce tour
status-banished = a tenté de bannir à cette phase
reminder-severed-link = Leur lanceur n’est plus là, retirez-les : { $units }
refusal-summon-unbound = Le sort { DE($unit) } a été dissipé et ne convoque rien : lancez-en d’abord un autre.
refusal-summoned-before = { $unit } est déjà sur la table : convoquez une autre manifestation.
refusal-banishment-unknown = Il manque la valeur de bannissement : donnez casting_value, ou nommez dans target une manifestation qui en a une (Ban7) ou fut convoquée à cette table.
