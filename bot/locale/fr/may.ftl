### Qui peut faire quoi à qui maintenant, et comment une règle est écartée.

act-move = se déplacer
act-retreat = battre en retraite
act-redeploy = se redéployer
act-bounce = utiliser Boing ! Boing ! Boing !
act-march = faire une marche forcée
act-manoeuvre = manœuvrer
act-advance = avancer
act-charge = charger
act-charge-again = relancer sa charge
act-redirect = rediriger sa charge
act-flee-charge = fuir une charge
act-compulsory-move = faire de mouvement obligatoire
act-magical-move = se déplacer par magie
act-flee = fuir
act-rally = se rallier
act-shoot = tirer
act-stand-and-shoot = maintenir sa position et tirer
act-breathe = user de son souffle
act-fire = faire feu
act-cover = user du Tir de Couverture
act-cast = lancer de sorts
act-resolve-spell = obtenir les effets d’un sort
act-miscast = subir un fiasco
act-dispel = dissiper
act-pray = prier
act-use-item = utiliser d’objets ni de pouvoirs
act-fight = combattre
act-challenge = lancer ou relever un défi
act-pursue = poursuivre
act-set-off = se lancer à la poursuite
act-strike-routers = frapper ceux en déroute
act-overrun = poursuivre sur sa lancée
act-reform-after-combat = se reformer après un combat
act-break-test = passer un test de moral
act-test = passer ce test
act-start-test = passer les tests de début de tour
act-use-command = utiliser de commandement
act-use-power = utiliser de Lieu de Pouvoir
act-contest = disputer un autre objectif
act-contest-terrain = disputer un autre élément de terrain
act-join = rejoindre quiconque
act-leave = quitter son unité

until-phase = jusqu’à la fin de cette phase
until-turn = jusqu’à la fin de ce tour
until-round = jusqu’à la fin du tour de jeu
until-next-turn = jusqu’à la fin du prochain tour de joueur
until-own-turn = jusqu’au début du prochain tour de son camp
until-own-turn-end = jusqu’à la fin du prochain tour de son camp
until-own-first-phase = jusqu’à la fin de la première phase du prochain tour de son camp
until-own-magic-phase = jusqu’à la prochaine phase de magie de son camp

refusal-act-barred-by-rule = { $unit } ne peut pas { $verb } : « { $rule } » l’exclut (si elle n’a pas cette règle, { WAY("unit edit") } la corrige).
refusal-act-shielded = Personne ne peut { $verb } en visant { $unit } : état « { $status } »{ $until } ; nommez une autre unité, ou corrigez la table par { WAY("unit status") }.
refusal-act-shielded-by-rule = Personne ne peut { $verb } en visant { $unit } : « { $rule } » l’exclut ; nommez une autre unité, ou corrigez ses règles par { WAY("unit edit") }.
refusal-not-yours-to-permit = Seul un joueur d’un autre camp que celui { DE($name) }, ou l’arbitre, peut le permettre.

button-override = Le faire quand même
button-override-ask = Demander l’accord des autres
button-permit = Permettre
button-allowed = Le faire
overridden = Contre les règles, par { $by ->
    [referee] décision de l’arbitre
    [consent] accord de tous
   *[alone] choix de qui joue seul
}.
override-asked = { $who } demande à faire contre les règles : { $what }. Il faut l’accord d’un joueur de chaque autre camp, ou de l’arbitre.
override-agreed-partly = { $by } le permet ; accord encore attendu : { $sides }.
override-agreed = { $by } le permet : { $what }.
action-override-asked = demande à faire ce qu’une règle exclut
action-override-agreed = permet ce qu’une règle exclut

## Ce qu’un résultat interdit, d’après ses effets.

barred = { $unit } ne peut pas { $acts } { $until }
barred-acts = { $first } ni { $last }
barred-nobody = L’unité
