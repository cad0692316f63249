# Les actes tels qu’ils sont proposés, en un mot ou deux.

offer-stupidity = Stupidité
offer-charge = Charger
offer-charge-answer = Répondre à la charge
offer-charge-move = Mouvement de charge
offer-rally = Rallier
offer-cast = Lancer un sort
offer-effect = Effet d’un sort
offer-dispel = Dissiper
offer-dispel-in-play = Dissiper un sort en jeu
offer-keep-spell = Maintenir un sort
offer-shoot = Tirer
offer-bolt-thrower = Baliste
offer-cannon = Canon
offer-stone-thrower = Catapulte
offer-panic = Panique
offer-fight = Combattre
offer-challenge-answer = Répondre au défi
ask-answer = { $value }
ask-cover = couvert { $value }
ask-deployed-first = déployé en premier : { $value }
ask-dice-used = dés { $value }
ask-distance = distance { $value }
ask-guess = estimation { $value }
ask-response = { $value }
ask-weapon = { $value }
