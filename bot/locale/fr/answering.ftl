# Réponses que l’autre camp doit à une action.

## Demandées à ceux qui les donnent, et qui sont appelés
answer-called = { $called } : { $question }
answer-dispel = dissiper, ou laisser passer ?
answer-charge = tenir la position, tenir et tirer, ou fuir ?
answer-charge-unshot = tenir la position, ou fuir ?
answer-charge-held = tenir la position ?
answer-challenge = quelqu’un relève-t-il le défi ?
answer-first-turn = jouer en premier, ou non ?
act-opened = Ensuite, continuez par le bouton, ou redonnez la même commande.
option-left-out = Pas retenu pour l’autre camp : { $options }. C’est à { $names } de le dire.

## Proposé maintenant, en une phrase qui continue
offer-by = { $act } : { $unit }
offer-at = { $said } → { $answer }
offer-with = { $said }, { $answer }

## Encore attendues
awaited-free-spell = Le sort qu’un Fiasco offre à { $names } : le lancer et résoudre son effet, ou y renoncer
awaited-dispel = { $names } : réponse au sort lancé
awaited-charge = { $names } : réaction à la charge ({ $unit })
awaited-first-turn = Le choix { DE($names) } : qui prend le premier tour
awaited-challenge = Un combat attend la réponse { DE($names) } au défi { DE($unit) }

## Ce qu’une phase ne devrait pas laisser, sur le bouton qui y met fin
due-free-spell = le sort immédiat
due-dispel = le sort lancé
due-first-turn = premier tour

## Ce qui vient avant une action, dans son refus
owed-free-spell = au sort offert par votre Fiasco
owed-dispel = au sort lancé
owed-charge = à la charge subie par { $unit }
owed-first-turn = qui prend le premier tour
owed-challenge = au défi { DE($unit) }

## Erreurs
refusal-answer-owed = La réponse { DE($names) } { $what } vient d’abord, par les boutons sous cette action ou comme le dit { WAY("battle status") } ; l’arbitre peut passer outre, et vous après un jour, par un bouton au même endroit.
refusal-answer-owed-or-told = La réponse { DE($names) } { $what } vient d’abord, par les boutons sous cette action{ TYPED(", ou par l’option response, si elle a été dite à la table") } ; l’arbitre peut passer outre, et vous après un jour, par un bouton au même endroit.
refusal-not-your-answer = C’est à { $names } de répondre, ou à l’arbitre : « { $what } ».
refusal-answer-awaited = La réponse { DE($names) } vient d’abord, par un bouton du même message (« { $what } ») ; l’arbitre peut passer outre, et vous après un jour.
refusal-answer-passed = « { $what } » a reçu sa réponse, ou la bataille a continué depuis : { WAY("battle status") } montre où elle en est.
refusal-answer-first = Répondez d’abord { $what }, par les boutons sous cette action ou comme le dit { WAY("battle status") } ; l’arbitre peut passer outre.
refusal-dice-before-answer = L’autre camp répond d’abord : donnez la commande sans dés maintenant, et avec eux une fois sa réponse donnée.
refusal-nothing-to-answer = Aucune charge contre { $unit } n’attend de réponse : l’autre camp la déclare d’abord, ou nommez par target qui est chargé.
refusal-no-spell-waits = Aucun sort n’attend de dissipation sur cette table ; s’il a été lancé ailleurs, les autres peuvent l’accepter.
refusal-nothing-offered = Rien ne vous est proposé maintenant : { WAY("battle next") } passe à la suite.
refusal-acts-on-itself = { $unit } est nommée deux fois, pour qui agit et pour qui subit : nommez l’autre unité.
refusal-offer-unknown = « { $text } » n’est pas proposé maintenant. Il y a : { $values }.
refusal-spell-not-offered = « { $text } » ne peut pas être lancé maintenant : qui lance ici ne l’a pas. Il y a : { $values }.
do-which = « { $text } » peut vouloir dire plusieurs choses. Laquelle ?
refusal-moves-untold = Dans ce jeu, les mouvements se font sur la table : celui { DE($unit) } n’a pas à être noté. Une charge se déclare par { TYPED(WAY("do"), " ou ") }le pupitre.
do-beside = Précisé avec : « { $text } »
do-meant = « { $text } » : est-ce bien ceci ?
do-moved-first = « { $text } » compte une fois noté pour { $unit } : d’abord ce bouton, puis le reste.
do-noted-first = « { $text } » compte une fois noté : d’abord ce bouton, puis le reste.
do-note = { $unit } : { $told }
do-front = { $unit } : front de { $front }
do-several = « { $text } » dit plusieurs actions. Laquelle d’abord ?
do-left = Pas compris : « { $text } ». Voici ce qui est choisi :
do-fell = Dés annoncés : « { $text } ». Ils ne peuvent être pris tels quels : ils seront demandés au moment du jet.
refusal-choice-open = Le choix { DE($names) } passe d’abord, { $what } : par le pupitre{ TYPED(", ou ", $typed) } ; l’arbitre peut passer outre.
refusal-choice-own-open = Choisissez d’abord { $what } : par un bouton ci-dessous{ TYPED(", ou ", $typed) }.
