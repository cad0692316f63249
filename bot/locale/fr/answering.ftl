# Réponses que l’autre camp doit à une action.

## Demandées à ceux qui les donnent, et qui sont appelés
answer-called = { $called } : { $question }
answer-dispel = dissiper, ou laisser passer ?
answer-charge = tenir la position, tenir et tirer, ou fuir ?
answer-challenge = quelqu’un relève-t-il le défi ?

## Encore attendues
awaited-dispel = La réponse { DE($names) } au sort lancé : le dissiper, ou le laisser passer
awaited-charge = La réponse { DE($names) } à la charge subie par { $unit }
awaited-challenge = La réponse { DE($names) } au défi { DE($unit) }

## Erreurs
refusal-not-your-answer = C’est à { $names } de répondre, ou à l’arbitre : « { $what } ».
refusal-answer-awaited = { $names } peut d’abord répondre, par un bouton du même message (« { $what } ») ; l’arbitre peut passer outre, et vous après un jour.
refusal-answer-passed = « { $what } » a reçu sa réponse, ou la bataille a continué depuis : /battle status montre où elle en est.
