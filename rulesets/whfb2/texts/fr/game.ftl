ruleset-whfb2 = Warhammer, deuxième édition
    .aliases = WHFB2, WHFB 2, WHFB, WFB2, WFB, Warhammer 2, Warhammer V2, Warhammer 2e édition, deuxième édition, seconde édition, 2e édition, 2ème édition, Warhammer 2e, Warhammer 2e éd, 2e éd

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
field-int = Intelligence (Int)
field-cl = Calme (Cl)
field-wp = Force Mentale (FM)
field-save = Sauvegarde d’armure (Svg)
field-files = Largeur du premier rang (Front)
field-level = Niveau de maîtrise du sorcier (Niv)
field-points = Points (Pts)

## Ce qui peut être vrai d’une unité
status-engaged = engagée au corps à corps
status-fleeing = en déroute
    .aliases = déroute, en fuite, fuite, fuit, fuient, brisée, brisé, démoralisée
status-rout-moved = a couru en déroute ce tour
status-pursuit-moved = a suivi les fuyards ce tour
status-ran-in-rout = a couru en déroute à cette phase
status-alarms-friends = en déroute près d’alliés dont certains ont peut-être encore à tester
status-routed = mise en déroute ce tour
status-rout-due = a un test de déroute à passer
status-hits-to-count = sa pierre est tombée sur des figurines qui restent à compter
status-restraint-tested = a tenté de se retenir durant cette phase
status-pursued = poursuivants au contact
status-pursuing = poursuit des fuyards
status-disorganised = désorganisée
status-rallied = ralliée ce tour
    .aliases = ralliée, rallié, ralliés, ralliées
status-struck-apart = a infligé des blessures avant le round
    .counted = { $value ->
        [one] une blessure infligée
       *[other] { $value } blessures infligées
    } avant le round
status-struck-freely = a porté ses attaques gratuites ce tour
    .counted = { $value ->
        [one] une attaque gratuite portée
       *[other] { $value } attaques gratuites portées
    } ce tour
status-rout-tested = a fait un test de déroute pour ses pertes de la phase
    .counted = a fait un test de déroute pour { $value } figurines perdues dans la phase
status-lost-to-shots = a perdu des figurines par des tirs à ce tour
    .counted = a perdu { $value ->
        [one] une figurine
       *[other] { $value } figurines
    } par des tirs à ce tour
status-rally-tested = a tenté de se rallier ce tour
status-charged = a chargé ce tour
status-confused = confuse jusqu’à la fin de son prochain tour
status-pushed-back = a reculé
status-followed-up = a fait reculer l’ennemi
status-fought = a combattu pendant cette phase
status-moved = s’est déplacée ce tour
status-manoeuvred = manœuvres de cette phase
status-halted = arrêtée : plus de mouvement pendant cette phase
status-shot = a tiré ce tour
status-shots-due = doit encore tirer sur son assaillant
status-fled-charge = a fui une charge durant cette phase
status-stood-and-shot = a tenu et tiré durant cette phase
status-wedge = en coin
status-square = en carré
status-shooting-wedge = en coin de tir
status-single-file = en file indienne
status-stupid = stupide jusqu’à son prochain tour
status-frenzied = en frénésie jusqu’à son prochain tour
status-panicked = paniquée ce tour
status-terror-tested = a fait son test de terreur de la bataille
status-terrified = terrifiée pour la bataille
status-afraid = a peur de son ennemi
status-hating = emportée par la haine jusqu’à son prochain tour
status-leaderless = sans commandant
status-shamed = a décliné un défi : Commandement de 1
status-standard-captured = étendard capturé
status-off-table = hors de la table

## Phases
phase-deployment = Déploiement
phase-movement = Mouvement
phase-shooting = Tir
phase-combat = Combat
phase-reserves = Réserves
phase-magic = Magie
phase-rally = Ralliement
step-of-deployment-scenery = décor
step-of-deployment-vanguards = avant-gardes et leur premier tour
step-of-deployment-armies = armées, de l’unité la plus lente à la plus rapide
step-of-movement-start-of-turn = tests du début du tour
step-of-movement-charges = charges et réactions
step-of-movement-compulsory = mouvements obligatoires
step-of-movement-other-moves = autres mouvements
step-of-shooting-shots = tirs et machines de guerre
step-of-shooting-rout-tests = tests de déroute
step-of-combat-challenges = défis
step-of-combat-blows = coups, par ordre d’Initiative
step-of-combat-result = résultat et reculs
step-of-combat-rout-tests = tests de déroute
step-of-combat-pursuit = attaques gratuites et poursuite
step-of-magic-spells = sorts
step-of-magic-rout-tests = tests de déroute
unit-of-length = {" "}cm
status-free-blows-due = en déroute, et pas encore frappée
status-pursuit-due = a sa poursuite à mener ou à retenir
status-panic-due = a un test de panique à passer
