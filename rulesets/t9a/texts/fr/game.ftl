ruleset-t9a = Le 9e Âge, 0.99.9
    .aliases = T9A, 9e Âge, 9ème Âge, Le 9e Âge, Le 9ème Âge, Neuvième Âge, Le Neuvième Âge

## Profil
field-m = Mouvement (M)
field-ws = Capacité de Combat (CC)
field-bs = Capacité de Tir (CT)
field-s = Force (F)
field-t = Endurance (E)
field-w = Points de Vie (PV)
field-i = Initiative (I)
field-a = Attaques (A)
field-ld = Commandement (Cd)
field-save = Sauvegarde d’armure (Svg)
field-ward = Sauvegarde Invulnérable (Inv)
field-regen = Régénération (Rég)
field-files = Largeur du premier rang (Front)
field-level = Niveau de Magie (Niv)
field-points = Points (Pts)

## Ce qui peut être vrai d’une unité
status-engaged = engagée au corps à corps
status-fleeing = en fuite
    .aliases = fuite, fuit, fuient, brisée, brisé, démoralisée, en déroute, déroute
status-charge-declared = a déclaré une charge ce tour
status-charged = a chargé ce tour
status-redirected = a redirigé sa charge ce tour
status-charge-failed = a raté sa charge ce tour
status-fled-by-choice = a fui par choix face à une charge
status-fallen = détruite ce tour
status-feigned-flight = ralliée d’une fuite feinte ce tour
status-rallied = ralliée ce tour
    .aliases = ralliée, rallié, ralliés, ralliées
status-rally-tested = a passé son test de ralliement ce tour
status-moved = s’est déplacée ce tour
status-marched = a fait une marche forcée ce tour
status-reformed = s’est reformée ce tour
status-stood-and-shot = a tenu et tiré ce tour
status-shot = a tiré ce tour
status-panic-passed = a réussi un test de Panique cette phase
status-no-shooting = ne tire plus avant la fin de son prochain tour
status-no-charge = ne charge pas avant la fin de son prochain tour
status-broken-down = son arme est hors d’usage
status-magic-moved = déplacée par magie cette phase
status-lost-focus = a perdu sa concentration cette phase
status-off-table = hors de la table
status-ran-off = hors de la table après son ennemi, de retour à ses prochains mouvements
status-pursued = a poursuivi cette phase
status-fights-later = attend de combattre au prochain tour
status-standard-named = étendard désigné par l’ennemi
status-summoned = invoquée : ne rapporte aucun point

## Phases
phase-deployment = Déploiement
phase-movement = Mouvement
phase-magic = Magie
phase-shooting = Tir
phase-combat = Corps à corps
step-of-deployment-who-begins = qui commence à se déployer
step-of-deployment-units = unités, à tour de rôle
step-of-deployment-rest = le reste de l’autre joueur
step-of-deployment-scouts = Éclaireurs
step-of-deployment-vanguards = mouvements d’Avant-Garde
step-of-deployment-abilities = autres aptitudes d’avant-partie
step-of-deployment-first-turn = dés pour le premier tour
step-of-movement-start = début du tour
step-of-movement-charges = charges et réactions
step-of-movement-charge-moves = mouvements de charge
step-of-movement-compulsory = ralliements et mouvements obligatoires
step-of-movement-other-moves = autres mouvements
step-of-movement-end = fin de la phase
step-of-magic-flux = Flux Magiques et Canalisation
step-of-magic-dispel-in-play = sorts restant en jeu
step-of-magic-casting = sorts, chacun avec sa dissipation
step-of-magic-end = fin de la phase
step-of-shooting-start = début de la phase
step-of-shooting-shots = les unités tirent, l’une après l’autre
step-of-shooting-end = fin de la phase
step-of-combat-unengaged = unités qui ne sont plus engagées
step-of-combat-combats = combats, chacun livré en entier
step-of-combat-end = fin de la phase

## Nombres des camps
counter-power-dice = Dés de Pouvoir
counter-dispel-dice = Dés de Dissipation
counter-dice-added = Dés de Magie ajoutés cette phase
counter-channelled = tentatives de Canalisation
unit-of-length = ″
