## Ce qui a été joué : commandes et options
battle-log = Ce qui a été fait, le plus récent d’abord ; ou une entrée en entier
battle-replay = Rejouer les dés enregistrés et voir que le résultat est le même
param-player = Seulement ce qu’a fait ce joueur
param-log-unit = Seulement ce qui touche cette unité
param-action = Seulement ce genre d’action
param-turn = Seulement ce tour de jeu
param-before = Seulement les entrées d’avant ce numéro
param-entry = Le numéro d’une entrée, montrée en entier
param-replay-entry = Le numéro de l’entrée ; sans lui, tous les jets
param-battle = Une bataille passée, par son nom ou son numéro

## Le journal
log-title = Le journal
log-title-of = Le journal de la bataille { $number } : { $battle }
log-some = { $count ->
    [one] La dernière action
   *[other] Les { $count } dernières actions, la plus récente d’abord
 }
log-found = { $count ->
    [one] Une action trouvée
   *[other] { $count } actions trouvées, la plus récente d’abord
 }
log-empty = Il ne s’est encore rien passé ici.
log-none = Rien de tel dans le journal.
log-line = n° { $number } · { $who } · { $what }{ $result ->
    [none] { "" }
   *[other] { " " }→ { $result }
 }{ $undone ->
    [yes] { " " }(annulé)
   *[no] { "" }
 }
log-more-changes = { $told } +{ $count }
log-numbers = { $count ->
    [one] n° { $numbers }
   *[other] n°s { $numbers }
 }
log-more = /battle log entry:12 montre une entrée en entier, avec ses dés.
untold = { $count ->
    [one] Ceci a été enregistré avant une interruption, et peut-être jamais montré :
   *[other] Ces actions ont été enregistrées avant une interruption, et peut-être jamais montrées :
}
untold-more = et { $count } avant celles-ci, dans /battle log
button-undo-of = Annuler le n° { $number }
log-kind-rolls = jets
log-kind-battle = bataille
log-kind-unit = unités
log-kind-undo = annulations et rétablissements
log-kind-dice = preuve des dés
action-secret-reveal = secret montré
button-older = Plus anciennes
button-newest = Les dernières

## Une entrée
entry-title = N° { $number } — { $what }
entry-when = { $who } · { $when }{ $turn ->
    [none] { "" }
   *[other] { " " }· tour { $turn }
 }
entry-command = Commande : { $command }
entry-undone = Annulé par le n° { $number }
entry-as-recorded = { $what } : tel qu’enregistré
entry-dice = Dés : { $marks }
entry-hash = { $footer } · empreinte { $hash }…

## Rejouer
replay-title = Jets rejoués
replay-same = { $count ->
    [0] Rejoué sans dés
    [one] Rejoué avec son dé
   *[other] Rejoué avec ses { $count } dés
 } : le même résultat, au bit près.
replay-differs = { $reason ->
    [procedure] Cette procédure n’existe plus : rien ne peut être rejoué.
    [arguments] Ce qui avait été demandé ne convient plus à la règle : elle a changé depuis.
    [dice] La règle ne prend plus les mêmes dés : elle a changé depuis.
    [choices] Ce ne sont plus les décisions prises alors qui sont demandées : la règle a changé depuis.
    [effects] Le même résultat, mais il change autre chose sur la table : la règle a changé depuis.
   *[outcome] Un autre résultat avec les mêmes dés : la règle a changé depuis.
 }
replay-field = { $field } : { $before } alors, { $after } maintenant
replay-line = n° { $number } : { $reason ->
    [procedure] la procédure n’existe plus
    [arguments] la règle demande autre chose
    [dice] la règle prend d’autres dés
    [choices] d’autres décisions sont demandées
    [effects] il change autre chose
   *[outcome] un autre résultat
 }
replay-all = { $count ->
    [0] Il n’y a aucun jet à rejouer.
    [one] Un jet rejoué, { $differing ->
        [0] avec le même résultat, au bit près.
       *[other] qui sort autrement, car sa règle a changé depuis.
    }
   *[other] { $count } jets rejoués, { $differing ->
        [0] avec les mêmes résultats, au bit près.
        [one] dont un sort autrement, car sa règle a changé depuis.
       *[other] dont { $differing } sortent autrement, car leurs règles ont changé depuis.
    }
 }

## Refus
refusal-unknown-player = { $names ->
    [none] Personne n’a encore rien fait ici : nul ne s’appelle « { $text } ».
   *[other] Personne du nom de « { $text } » n’a rien fait ici ; il y a : { $names }.
 }
refusal-ambiguous-player = « { $text } » peut être plusieurs joueurs ({ $names }) : tapez-en un peu plus.
refusal-unknown-action = Le journal ne connaît pas d’action « { $text } » ; outre chacune par son nom, il y a les genres { $names }.
refusal-no-such-number = { $last ->
    [0] Le journal est vide : il n’y a pas d’entrée { $number }.
   *[other] Le journal n’a pas d’entrée { $number } : il va de 1 à { $last }.
 }
refusal-entry-secret = L’entrée { $number } est un jet secret qui n’a pas été montré : seul son joueur peut la voir.
refusal-nothing-to-replay = L’entrée { $number } n’est pas un jet : il n’y a rien à rejouer.

## Les dés : leur preuve et comment ils sont tombés
dice-seal = Le sceau des dés à venir : comparez-le quand ils seront révélés
dice-words = Mêler vos mots aux dés, avant le premier tirage
dice-reveal = Montrer le secret des tirages passés et sceller de nouveaux dés
dice-verify = Contrôler tout le journal : sa chaîne, ses tirages, le sceau des dés
dice-stats = Comment les dés de chacun sont tombés, face à ce qu’on pouvait attendre

verify-title = Preuve : { $battle }
verify-whole = Tout se tient.
verify-broken = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
 }
verify-chain = { $count ->
    [0] Aucune entrée.
    [one] Une entrée, avec son empreinte.
   *[other] { $count } entrées, chacune portant l’empreinte de la précédente.
 }
verify-seen = `{ $head }` est l’empreinte du n° { $number } : jusque-là, c’est bien le journal que vous avez vu.
verify-old = { $count ->
    [one] L’une d’elles est plus ancienne que les empreintes qui couvrent qui a agi et ce qui était secret.
   *[other] { $count } d’entre elles sont plus anciennes que les empreintes qui couvrent qui a agi et ce qui était secret.
 }
verify-withheld = { $count ->
    [one] L’une d’elles est privée (jet secret ou place à la table) : seule son empreinte est dans le fichier.
   *[other] { $count } d’entre elles sont privées (jets secrets, places à la table) : seules leurs empreintes sont dans le fichier.
 }
verify-elsewhere = { $count ->
    [one] Le premier tirage a été fait ailleurs, avec un secret resté là-bas.
   *[other] Les { $count } premiers tirages ont été faits ailleurs, avec un secret resté là-bas.
 }
verify-before-end = { $count ->
    [one] Un tirage date d’avant l’annulation de la fin : c’est bien celui que donne le secret révélé alors.
   *[other] { $count } tirages datent d’avant l’annulation de la fin : ce sont bien ceux que donne le secret révélé alors.
 }
verify-sealed = { $count ->
    [0] Aucun tirage ; le secret des dés est encore gardé.
    [one] Un tirage ; il pourra être contrôlé quand le secret des dés sera révélé.
   *[other] { $count } tirages, numérotés sans trou ; ils pourront être contrôlés quand le secret des dés sera révélé.
 }
verify-draws = { $count ->
    [0] Le secret est révélé ; rien n’a été tiré avec lui.
    [one] Le secret est révélé : un tirage refait avec lui.
   *[other] Le secret est révélé : { $count } tirages refaits avec lui, tous conformes.
 }
verify-cards = { $count ->
    [one] { $count } carte montrée a été comparée à la donne.
   *[other] { $count } cartes montrées ont été comparées à la donne.
 }
verify-commitment = Empreinte du secret : `{ $commitment }`
verify-head = Tête de la chaîne, n° { $number } : `{ $head }`
verify-how = Le pied de chaque réponse finit par le début de son empreinte. Gardez-en une : /dice verify head:{ $head } dit si elle est dans ce journal, et `--head { $head }` si elle est dans le fichier de /battle export.
verify-alone = Sans le bot : `python scripts/verify_dice.py { $file }` contrôle le fichier joint.
verify-fault = { $kind ->
    [number] Le n° { $number } n’est pas à sa place
    [link] Le n° { $number } ne porte pas l’empreinte du précédent
    [hash] Le n° { $number } a été modifié : son empreinte n’est plus la même
    [form] Le n° { $number } se fait passer pour plus ancien qu’il n’est
    [name] Le n° { $number } n’est pas de celui qu’il nomme
    [dice] N° { $number } : ses dés ne sont pas ceux qui ont été tirés pour lui
    [end] { $number ->
        [0] L’entrée qui a révélé le secret manque : la fin a été coupée
       *[other] Le n° { $number } a révélé un autre secret, ou compté d’autres tirages
    }
    [head] Aucune entrée n’a l’empreinte que vous avez vue : c’est un autre journal, ou un journal coupé avant elle
    [draw-number] N° { $number } : un tirage manque ou a été fait deux fois
    [draw] N° { $number } : d’autres dés que ceux qui ont été tirés
    [deal] { $number ->
        [0] Une carte face visible n’est pas celle qui a été distribuée
       *[other] N° { $number } : une autre carte que celle qui a été distribuée
    }
   *[seal] { $number ->
        [0] Le secret n’est pas celui qui a été scellé
       *[other] Le n° { $number } montre un autre sceau
    }
 }

stats-title = Les dés jusqu’ici
stats-title-of = Les dés : { $battle }
stats-thrown = { $count ->
    [0] Aucun dé n’a encore été lancé.
    [one] Un dé lancé
   *[other] { $count } dés lancés
 }
stats-player = **{ $player }** — { $source ->
    [fair] dés du bot
    [mixed] dés du bot et vrais dés dans un même jet
   *[typed] vrais dés
 }
stats-die = { $die } : { $count }, moyenne { $mean } (attendue { $expected }){ $chance ->
    [none] { "" }
   *[other] { " " }· χ² { $statistic }, aussi irrégulier avec des dés justes dans { $chance } des cas
 }
stats-tests = Tests et réserves de dés (réussites) : { $actual }, attendu { $expected } ({ $more }){ $share ->
    [none] { "" }
   *[other] { " " }· plus de chance que { $share } des joueurs
 }
stats-attacks = Attaques (total) : { $actual }, attendu { $expected } ({ $more }){ $share ->
    [none] { "" }
   *[other] { " " }· plus de chance que { $share } des joueurs
 }

## Une bataille en fichier
battle-export = Toute la bataille en un fichier : table, journal et dés
battle-import = Reprendre ici une bataille tirée d’un fichier
param-battle-file = Le fichier donné par /battle export
param-head = L’empreinte à la fin du pied d’une réponse que vous avez vue, par exemple 8f3a91c2d4e5b607
export-title = Le fichier de la bataille { $battle }
export-done = { $count ->
    [one] Une entrée, avec son empreinte.
   *[other] { $count } entrées, chacune avec son empreinte.
 }
export-sealed = Le secret des dés reste ici jusqu’à la fin de la bataille ; des jets secrets, le fichier n’a que l’empreinte.
export-sheets = { $count ->
    [one] La fiche d’aptitude apportée par une armée reste
   *[other] Les { $count } fiches d’aptitudes apportées par des armées restent
} dans ce salon : le fichier ne les contient pas.
export-open = Le secret des dés s’y trouve ; des jets secrets, le fichier n’a que l’empreinte et les tirages.
import-title = Bataille importée
import-done = { $battle } : { $count ->
    [one] une entrée lue
   *[other] { $count } entrées lues
 }, la chaîne est entière et mène à cette table.
import-over = La bataille est terminée ; /battle log et /dice verify permettent de la relire.
import-sheets = { $count ->
    [one] La fiche d’aptitude d’une armée est restée
   *[other] Les { $count } fiches d’aptitudes des armées sont restées
} là où la bataille se jouait.
import-going-on = Elle continue avec de nouveaux dés : { $commitment }. Prenez place avec /battle join.
action-battle-import = bataille importée
action-withheld = jet secret
refusal-export-too-large = Cette bataille est trop longue pour un fichier de { $most } Mo.
refusal-draws-too-many = Il y a trop de tirages pour un fichier de { $most } Mo : leur secret reste scellé.
proof-too-long = Il y a trop de tirages pour un fichier de { $most } Mo : celui-ci n’est pas joint.

## Le rapport
battle-report = La bataille racontée tour par tour, avec pertes et dés : une page et un fichier Markdown
report-title = Rapport : { $battle }
report-done = { $count ->
    [one] Une entrée racontée
   *[other] { $count } entrées racontées
 }, { $turns ->
    [0] aucun tour
    [one] un tour
   *[other] { $turns } tours
 }. La page s’ouvre dans tout navigateur, sans réseau.
report-side = { $side } : { $models ->
    [0] plus de figurine
    [one] une figurine restante
   *[other] { $models } figurines restantes
 }
report-file = rapport-de-bataille
report-game = Jeu
report-begun = Début
report-ended = Fin
report-last = Dernière entrée
report-turns = Tours
report-sides = Camps
report-losses = Figurines restantes
report-result = Résultat
report-models = Figurines restantes après chaque tour
report-unit = Unité
report-size = Effectif
report-after = T{ $turn }
report-dice = Dés
report-faces = { $die } : { $count } lancés ; les barres sont ce qui est tombé, les traits ce qui était attendu
report-course = Déroulement de la bataille
report-turn = Tour { $turn }
report-outside = Hors des tours
report-hidden = { $count ->
    [one] Un jet secret qui n’a pas été montré est laissé de côté.
   *[other] { $count } jets secrets qui n’ont pas été montrés sont laissés de côté.
 }
report-proof = Preuve des dés
report-commitment = Empreinte du secret
report-seed = Secret
report-hash = Empreinte de la dernière entrée
report-words = Mots des joueurs
report-start = Départ
