## L’ordre d’une phase en Fer de Lance
step-weapons-borne = Armes des figurines restantes : { $weapons }.{ TYPED(" Si d’autres sont tombées, nommez-les dans weapons.") }
step-weapons-left-out = Non utilisées : { $weapons }. Une figurine attaque avec toutes ses armes, sauf si sa charte lui fait choisir.
step-no-save = { $target ->
    [none] Pas de sauvegarde
   *[other] { $target } : pas de sauvegarde
}, aucun dé n’y suffit ({ $save }+, Perforation { $rend }).
step-anti-unknown = { $abilities } : non compté, personne n’a dit si cela vaut pour { $target }.{ TYPED(" Si oui, ajoutez rules:anti-other (1) ; (2) si deux s’appliquent.") }
step-of-deployment-choices = attaquant, puis défenseur : aptitude de régiment et optimisation
step-of-deployment-scenery = terrain, le défenseur d’abord
step-of-deployment-attacker = toutes les unités de l’attaquant
step-of-deployment-defender = toutes les unités du défenseur
step-of-start-of-round-twist = péripétie
step-of-start-of-round-cards = cartes de tactique
step-of-hero-own = joueur actif : sorts, prières et aptitudes
step-of-hero-other = adversaire : aptitudes, ordres des cartes
step-of-movement-own = joueur actif : Mouvements Normaux, courses, replis, renforts
step-of-movement-other = adversaire : aptitudes, ordres des cartes
step-of-shooting-own = joueur actif : tirs, unité par unité
step-of-shooting-other = adversaire : aptitudes, ordres des cartes
step-of-charge-own = joueur actif : charges, unité par unité
step-of-charge-other = adversaire : aptitudes, ordres des cartes
