## Aptitudes des chartes que donne le texte
procedure-boing = Boing ! Boing ! Boing !
    .about = Dégâts mortels à un ennemi survolé à cette phase : un dé par figurine passée, 4 ou plus
outcome-boing = { $mortal ->
    [none] Dégâts : { $suffered-damage }
   *[other] Dégâts mortels : { $mortal }
}, figurines tuées : { $suffered-slain }{ $suffered-destroyed ->
    [yes] ; l’unité est détruite.
   *[no] .
}
roll-boing = Bonds
choice-boing = Boing ! Boing ! Boing !
status-bounced = a bondi par-dessus un ennemi à cette phase
done-status-bounced = a déjà utilisé Boing ! Boing ! Boing ! à cette phase
