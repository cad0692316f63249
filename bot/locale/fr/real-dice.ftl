# Les vrais dés, demandés jet par jet.

## La question
throw-now = { $kind ->
    [reroll] Relancez { $dice } : { $purpose }
    [more] Lancez encore { $dice } : { $purpose }
   *[first] Lancez { $dice } : { $purpose }
 }
throw-faces = Tapez les faces : 6 5 5 3 1, ou 6x2 5x3.
throw-sides = Tapez ce qu’il montre : { $faces }.
throw-count = Tapez les faces (6 5 5 3 1, ou 6x2 5x3), ou seulement combien de dés montrent { $wins } : =7.
throw-footer = Vrais dés attendus ; /throw 6 5 5 3 1 répond aussi{ $drawn ->
    [yes] { " " }· tirages du bot : { $draws }
   *[no] { "" }
 }
throw-typed-where = Tapez les dés tombés avec /throw, par exemple /throw 6 5 5 3 1.
throw-replaced = Question précédente abandonnée : { $procedure }{ $draws ->
    [0] .
    [one]  ; le tirage du bot reste dans le journal.
   *[other]  ; les { $draws } tirages du bot restent dans le journal.
 }
throw-changed = La table a changé depuis la question ; les dés qui conviennent encore sont gardés, et rien n’est pris de la dernière réponse.
throw-dropped = { $changed ->
    [yes] La table a changé : cette question ne se pose plus, et rien n’est résolu
   *[no] Abandonné : rien n’est résolu
 }{ $draws ->
    [0] .
    [one]  ; le tirage du bot reste dans le journal et ne sert plus.
   *[other]  ; les { $draws } tirages du bot restent dans le journal et ne servent plus.
 }
button-type = Taper les dés
button-draw = Le bot lance ceux-ci
button-rest = Le bot lance le reste
button-drop = Abandonner
form-thrown = Dés tombés
    .about = 6 5 5 3 1, ou 6x2 5x3 ; ou =7 quand seul compte le nombre de réussites

## Le résultat
rerolled-counted = { $count ->
    [one] relancé 1 → { $after }
   *[other] relancés { $count } → { $after }
 }
dice-counted = { $count ->
    [one] { $count } réussite
   *[other] { $count } réussites
 } sur { $dice } (comptées)
dice-of-bot = { $dice } (bot)
footer-mixed = { $bot ->
    [0] Vrais dés{ $counted ->
        [0] { "" }
        [one] { " " }(1 compté sans ses faces)
       *[other] { " " }({ $counted } comptés sans leurs faces)
     }
   *[other] { $real ->
        [0] Dés du bot, { $count ->
            [one] tirage
           *[other] tirages
         } { $draws }
       *[other] Dés mêlés : { $real ->
            [one] { $real } vrai
           *[other] { $real } vrais
         }{ $counted ->
            [0] { "" }
            [one] { " " }(1 compté sans ses faces)
           *[other] { " " }({ $counted } comptés sans leurs faces)
         }, { $bot } du bot ({ $count ->
            [one] tirage
           *[other] tirages
         } { $draws })
     }
 } · n° { $number }

## Réglages et options
command-throw = Donner au bot les vrais dés attendus
param-thrown = 6 5 5 3 1, 6x2 5x3 ou =7 réussites ; ou bot, reste, abandon, voir
param-dice-setting = Vrais dés, demandés jet par jet, ou dés du bot dans ce salon
param-my-dice = La même chose pour vous seul dans ce salon
choice-real = vrais dés
choice-bot = dés du bot
choice-channel = ceux du salon

## Journal
action-dice-asked = dés demandés
action-dice-typed = dés tapés
action-dice-drawn = dés du bot tirés pour une question
action-dice-dropped = question de dés abandonnée

## Erreurs
refusal-nothing-thrown = Tapez les dés tombés, par exemple 6 5 5 3 1 ou 6x2 5x3.
refusal-nothing-asked = Aucun dé n’est attendu de vous ici ; une commande les demande avec dice:ask, ou toujours après /settings my_dice.
refusal-question-gone = Cette question ne se pose plus ; reprenez la commande.
refusal-question-answered = Ce jet a déjà sa réponse ; /throw montre dit où en est la question.
refusal-throw-elsewhere = Les dés d’ici ne sont plus ceux d’alors.
