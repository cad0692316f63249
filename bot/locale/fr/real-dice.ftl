# Les vrais dés, demandés jet par jet.

## La question
throw-now = { $kind ->
    [reroll] Relancez { $dice } : { $purpose }
    [more] Lancez encore { $dice } : { $purpose }
   *[first] Lancez { $dice } : { $purpose }
 }
throw-of = { $throw }. Dés { DE($names) }.
throw-faces = { $count ->
    [one] Tapez la face
   *[other] Tapez les faces
 }, par exemple { $faces }.
throw-sum = Tapez { $count ->
    [one] la face
   *[other] les faces
 }, par exemple { $faces }, ou seulement ce { $count ->
    [one] qu’elle compte
   *[other] qu’elles font
 } : total { $enough }.
throw-sides = Tapez ce qu’il montre : { $faces }.
throw-count = { $count ->
    [one] Tapez la face, par exemple { $faces }, ou seulement si elle vaut { $wins } : =1 ou =0.
   *[other] Tapez les faces, par exemple { $faces }, ou seulement combien de dés montrent { $wins } : ={ $enough } pour { $enough }.
 }
throw-footer = Vrais dés attendus{ TYPED(" ; ", WAY("throw ", $faces), " répond aussi") }{ $drawn ->
    [yes] { " " }· tirages du bot : { $draws }
   *[no] { "" }
 }
throw-typed-where = Tapez les dés tombés avec /throw, par exemple /throw 6 5 5 3 1.
throw-replaced = Question précédente abandonnée : { $procedure }{ $draws ->
    [0] .
    [one] ; le tirage du bot est gardé pour elle.
   *[other] ; les { $draws } tirages du bot sont gardés pour elle.
 }
throw-changed = La table a changé depuis la question ; les dés qui conviennent encore sont gardés, et rien n’est pris de la dernière réponse.
throw-outdated = La table a changé depuis cette question : continuez, et elle sera posée selon la table actuelle.
throw-dropped = { $changed ->
    [yes] La table a changé : cette question ne se pose plus, et rien n’est résolu
   *[no] Abandonné : rien n’est résolu
 }{ $kept ->
    [none] { $draws ->
        [0] .
        [one] ; le tirage du bot reste dans le journal et ne sert plus.
       *[other] ; les { $draws } tirages du bot restent dans le journal et ne servent plus.
     }
   *[other] . Ces dés du bot sont gardés et tomberont en premier si la question est reposée : { $kept }
 }
throw-dropped-typed = Dés tapés pour elle, qui ne résolvent rien : { $dice }
throw-decided-anew = Ce qui a été décidé jusque-là sera redemandé.
button-type = Taper les dés
button-draw = Le bot les lance
button-rest = Le bot lance le reste
button-anew = Continuer : la table a changé
button-drop = Abandonner ce jet
button-meant = { $kind ->
    [faces] { $faces }
    [die] un dé montre { $faces }
    [total] { $count } en tout
    [apart] { $count } succès, { $best } des meilleurs
   *[successes] { $count } succès
 }
ways-asked = { $count ->
    [one] Ce qui en est clair est sur le bouton
   *[other] Lequel est-ce ? Chacun a son bouton
 } ; sinon, écrivez-le autrement.
form-thrown = Dés tombés
    .about = 6 5 5 3 1, ou 6x2 5x3 ; ou =7 quand seul compte le nombre de réussites

## Les dés qui ont été vus
kept-used = { $count ->
    [one] Commence par le tirage { $draws } du bot, déjà vu
   *[other] Commence par les tirages { $draws } du bot, déjà vus
 } : abandonner ne change pas les dés.
try-again = { $number ->
    [2] Deuxième essai
    [3] Troisième essai
   *[other] Essai n° { $number }
 } ; { $count ->
    [one] le premier avait donné : { $fell }
   *[other] les précédents avaient donné : { $fell }
 }
    .brief = { $number ->
        [2] Deuxième essai
        [3] Troisième essai
       *[other] Essai n° { $number }
     }.
try-fell = { $dice } (n° { $number })
try-secret = dés secrets (n° { $number })
log-try = { $number ->
    [2] deuxième essai
    [3] troisième essai
   *[other] essai n° { $number }
 }
button-resume = Reprendre
button-waive = Écarter ces dés
button-consent = D’accord
waive-asked = { $who } demande à écarter des dés déjà vus ; il faut l’accord d’un joueur de chaque autre camp, ou de l’arbitre.
waive-agreed-partly = { $by } accepte d’écarter ces dés ; accord encore attendu : { $sides }.
waive-done = { $by ->
    [consent] { $who } est d’accord : les dés sont écartés, les prochains seront neufs.
    [referee] Sur décision de l’arbitre, les dés sont écartés, les prochains seront neufs.
   *[alone] { $who } écarte des dés déjà vus (aucun autre camp n’a de joueur) ; les prochains seront neufs.
 }
waive-dice = { $count ->
    [one] 1 dé du bot, vu et resté sans emploi : { $dice }
   *[other] { $count } dés du bot, vus et restés sans emploi : { $dice }
 }

## Le résultat
rerolled-counted = { $count ->
    [one] relancé 1 → { $after }
   *[other] relancés { $count } → { $after }
 }
dice-counted = { $count ->
    [one] { $count } réussite
   *[other] { $count } réussites
 } sur { $dice } (comptées)
dice-summed = { $total } en tout sur { $dice } (comptés)
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
command-throw = Donner au bot les vrais dés, ou la décision, qu’il attend
param-thrown = 6 5 5 3 1, 6x2 5x3 ou =7 réussites ; ou bot, reste, abandon, voir
param-dice-setting = Vrais dés, demandés jet par jet, ou dés du bot dans ce salon
param-my-dice = La même chose pour vous seul dans ce salon
button-my-dice = Mes dés : { $dice }
my-dice-set = { $dice ->
    [real] Ici, vos dés sont les vrais : ce que vous faites les demande.
   *[bot] Ici, le bot lance vos dés.
}
choice-real = vrais dés
choice-bot = dés du bot
choice-channel = ceux du salon

## Journal
action-dice-asked = dés demandés
action-dice-typed = dés tapés
action-dice-drawn = dés du bot tirés pour une question
action-dice-dropped = question de dés abandonnée
action-dice-waive-asked = demande à écarter des dés vus
action-dice-waive-agreed = abandon de dés accepté par un camp
action-dice-waived = dés vus écartés

## Erreurs
refusal-nothing-thrown = Tapez les dés tombés, par exemple 6 5 5 3 1 ou 6x2 5x3.
refusal-nothing-asked = Aucun dé n’est attendu de vous ici{ TYPED(" ; une commande les demande avec dice:ask, ou toujours après ", WAY("settings my_dice")) }.
refusal-question-gone = Cette question ne se pose plus ; reprenez la commande.
refusal-question-outdated = La table a changé depuis cette question : { WAY("throw") } montre a un bouton qui la pose selon la table actuelle.
    .tapped = La table a changé depuis cette question : « { button-anew } » au pupitre la pose selon la table actuelle.
refusal-question-answered = Ce jet a déjà sa réponse ; { WAY("throw") } montre dit où en est la question.
    .tapped = Ce jet a déjà sa réponse : le pupitre montre où en est la question.
refusal-not-your-dice = Ces dés sont à lancer par { $names }, ou par l’arbitre.
refusal-throw-elsewhere = Les dés d’ici ne sont plus ceux d’alors.
refusal-owed-other-die = Des dés ont déjà été vus pour cela et tombent en premier : { $seen }. Ce qui est demandé maintenant commence par un autre dé ({ $die }) : demandez comme avant, ou faites-les écarter.
refusal-not-asked-of-you = { $name ->
    [none] Seule la personne qui a abandonné peut reprendre : envoyez votre propre commande.
   *[other] Seul le joueur { $name } peut reprendre : envoyez votre propre commande.
 }
refusal-kept-gone = Ces dés ne sont plus gardés, ou d’autres le sont depuis ; reposez la question et abandonnez-la pour voir où elle en est.
refusal-kept-of-another = Ces dés sont ceux du jet d’un autre joueur.
refusal-not-yours-to-consent = Seul un joueur d’un autre camp que celui { DE($name) }, ou l’arbitre, peut accepter.
