# Le suivi du tour, et qui peut faire quoi.

tracker-steps = Dans l’ordre : { $steps }
tracker-undone = Pas fait (« Annuler » y revient) :
tracker-now = Dans la phase qui commence :
tracker-from = d’après { $version }
tracker-more = { $units } et { $count } de plus
param-first = Le camp qui joue en premier, si le jeu le tire au sort à chaque tour
button-of-unit = { $unit } : { $answer }
button-detail = { $label } ({ $detail })
button-due = { $procedure } : { $unit }
button-touch = Elles sont au contact : continuer
button-go = Suite
button-go-due = Suite (reste : { $names })
button-go-short = Suite (reste { $count })
button-go-anyway = Suite quand même
tracker-still-due = Il reste à faire dans cette phase, qui continue.
tracker-others-turn = C’est le tour { DE($side) } ({ $names }){ $phase ->
    [none] { "" }
   *[other] : { $phase }
 }.
tracker-still-open = Encore à régler :
button-join = Jouer { $side }
button-referee = Arbitrer
button-agree-seat = D’accord : { $who } joue { $side }
button-agree-referee = D’accord : { $who } arbitre
button-leave-seat = Quitter la place
leave-seat-asked = Quitter votre place ? Rien ne l’annule : pour la reprendre là où d’autres jouent, il faut l’accord de l’un d’eux.
button-agree = D’accord
button-play-on = Jouer encore
button-dismiss = Sans { $who } pour arbitre
button-reopen = Annuler la fin

refusal-not-your-side = C’est à { $names } de jouer { $unit ->
    [none] { $side }
   *[other] { $unit } ({ $side })
 } : seuls ses joueurs ou un arbitre peuvent faire cela.
refusal-unit-needs-status = { $procedure } : { $unit } n’a pas l’état « { $status } » sur cette table ; { WAY("unit status") } le note s’il le faut.
refusal-not-in-contact = { $count ->
    [one] { $names } n’est
   *[other] { $names } ne sont
} au contact de personne sur cette table : chargez d’abord, ou, si les figurines se touchent, pressez le bouton{ TYPED(" (à taper : ", WAY("unit status unit:", $unit, " status:", $status), ")") }.
refusal-offer-gone = Ce bouton va avec une commande précédente : renvoyez la commande.
refusal-unit-forbids-status = { $procedure } : { $unit } est dans l’état « { $status } », qui l’exclut ; { WAY("unit status") } corrige la table si elle se trompe.
refusal-done-once = { $procedure } : { $unit } l’a déjà fait (« { $status } »), et une fois suffit ; { WAY("undo") } l’annule, pour recommencer.
refusal-done-once-unless = { $procedure } : { $unit } l’a déjà fait (« { $status } »), et une fois suffit : { WAY("undo") } l’annule, pour recommencer{ TYPED(" ; ajoutez l’option ", $option, " si c’est vraiment une autre fois") }.
refusal-unit-needs-value = Il manque à { $unit } la valeur { $field } : donnez-la d’abord, par exemple { WAY("unit edit unit:", $unit, " change:", $example) }.
    .tapped = Il manque à { $unit } la valeur { $field } : donnez-la d’abord, par { WAY("unit edit") }.
refusal-already-done = { $procedure } : { $unit } { $done } ; si c’était une erreur, { WAY("undo") } l’annule et le permet de nouveau.
refusal-not-its-turn = { $procedure } : { $unit } doit attendre le tour de son camp ; c’est celui du camp { $side }{ $typed ->
    [none] { "" }
   *[other] { TYPED(" (au tour de l’ennemi, cela passe par ", $typed, ")") }
 }.
refusal-its-own-turn = { $procedure } : { $unit } le fait pendant le tour adverse ; c’est celui du camp { $side }, le sien.
refusal-same-side = { $procedure } : { $unit } et { $other } sont du même camp ; nommez un ennemi.
refusal-other-side = { $procedure } : { $unit } et { $other } sont ennemis ; nommez une unité du camp { DE($other) }.
refusal-gone-on = La bataille a continué depuis : tour { $turn }, { $side }, { $phase }.
refusal-step-elsewhere = Ce bouton vient d’une autre bataille, ou d’avant la révélation des dés : tapez la commande s’il faut le faire maintenant.
refusal-step-taken = { $procedure } : c’est fait depuis, entrée { $number }{ TYPED(" ; tapez la commande s’il faut le refaire") }.
refusal-no-longer-due = Ce n’est plus à faire : { WAY("battle status") } montre ce qui l’est.
refusal-battle-is-over = Cette bataille est terminée : ce bouton ne servait qu’à elle.
refusal-not-yours-to-admit = Seul un joueur { DE($side) }, ou l’arbitre, peut y accepter { $name }.
refusal-leave-one-or-other = Cédez votre place avec to, ou retirez celle d’un autre avec player : laissez l’un des deux de côté.
refusal-end-not-asked = Cette proposition ne tient plus, car la bataille a continué : { WAY("battle end") } propose la fin de nouveau.
refusal-end-waiting = { $hours ->
    [one] Votre proposition attend { $names } : encore une heure pour répondre, puis { WAY("battle end") } termine la bataille.
   *[other] Votre proposition attend { $names } : encore { $hours } heures pour répondre, puis { WAY("battle end") } termine la bataille.
 }
refusal-over-nothing-to-undo = { $battle } est terminée et rien d’annulable n’a été fait depuis ; sa fin peut être annulée pendant { $hours } h.
refusal-over-undo-within = { $battle } est terminée : pour y annuler quelque chose, annulez d’abord sa fin, sous { $hours } h.
refusal-undo-elsewhere = C’était dans une autre bataille, ou en dehors de celle-ci : impossible de l’annuler d’ici maintenant.
refusal-reopen-counted = { $battle } compte dans sa campagne comme bataille { $number } : un organisateur doit d’abord la rayer avec { WAY("campaign result void") }.
refusal-order-fixed = Dans { $ruleset }, les camps gardent leur ordre d’un tour à l’autre ; qui commence se dit avant le premier tour : retirez first.
