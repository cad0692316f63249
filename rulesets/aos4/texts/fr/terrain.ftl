param-name = Comment les joueurs l’appellent
param-footprint = Sa taille, quand la liste laisse le choix
choice-set-up = placer sous un nom
choice-remove = retirer du champ de bataille
choice-protection = ce qu’il fait pour une unité attaquée
choice-footing = qui peut s’y tenir
choice-power = activer un Site de Pouvoir
choice-terrain-type = aptitudes par type de terrain
choice-battlefield = champs de bataille
choice-small = petit
choice-medium = moyen
choice-large = grand
choice-impassable = Infranchissable
procedure-set-up-terrain = Placer un terrain
    .about = Garder un élément de terrain sous un nom, par lequel ses aptitudes s’appliquent
outcome-set-up-terrain = « { $name } » se dresse sur le champ de bataille : { $type-name }. { $cover ->
    [yes] Couvert{ $obscuring ->
        [yes] , Occultant
       *[no] {""}
    }{ $unstable ->
        [yes] , Instable
       *[no] {""}
    }{ $power ->
        [yes] , Site de Pouvoir
       *[no] {""}
    }
   *[no] Ce qu’il fait est sur sa propre charte
}{ $impassable ->
    [yes] , Infranchissable.
   *[no] .
}
procedure-remove-terrain = Retirer un terrain
    .about = Retirer un élément de terrain du champ de bataille
outcome-remove-terrain = « { $name } » n’est plus sur le champ de bataille.
result-name = Nom
table-place-of-power-harm = D3 dégâts mortels au héros.
table-place-of-power-gift = Un sorcier ou un prêtre a +1 à ses jets de lancement et de récitation ce tour ; un autre héros peut dissiper ou bannir comme SORCIER (1).
refusal-terrain-footprint = La liste ne donne cet élément qu’en taille { $smallest ->
    [small] petite
    [medium] moyenne
   *[large] grande
}{ $largest ->
    [medium] , jusqu’à moyenne.
    [large] , jusqu’à grande.
   *[only] .
}
refusal-terrain-not-there = Rien ne se dresse sous ce nom : { WAY("battle status") } dit ce qui s’y trouve.
refusal-no-place-of-power = Ce n’est pas un Site de Pouvoir : nommez-en un, ou n’indiquez pas terrain.
