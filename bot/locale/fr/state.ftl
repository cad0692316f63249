# Batailles, unités, annulations, réglages. Un fait qui manque vaut « none ».

refusal-no-battle = Il n’y a pas de bataille dans ce salon : lancez-en une avec { WAY("battle start") }.
refusal-needs-server = Une bataille se livre sur un serveur : en messages privés, il y a { $values }.
refusal-no-battle-yet = Aucune bataille n’a été livrée dans ce salon : commencez-en une avec { WAY("battle start") }.
refusal-unknown-battle = Aucune bataille d’ici ne s’appelle « { $text } » ; il y a : { $names }.
refusal-battle-exists = La bataille « { $battle } » se livre déjà ici : terminez-la d’abord, ou lancez celle-ci dans un autre salon ou un fil.
refusal-import-unreadable = { $where ->
    [none] Ce n’est pas un fichier donné par { WAY("battle export") }.
   *[other] Ce n’est pas un fichier donné par { WAY("battle export") } : { $where } n’est pas comme il faut.
 }
refusal-import-broken = Cette bataille a été modifiée ou abîmée : l’entrée { $number } ne suit pas de ce qui précède ; rien n’a été importé.
refusal-import-other-head = Aucune entrée de ce fichier n’a une empreinte qui commence par { $head } : ce n’est pas le journal que vous avez vu ; rien n’a été importé.
refusal-head-unclear = Une empreinte au pied d’une réponse a au moins { $least } signes de 0–9 et a–f, par exemple 8f3a91c2d4e5b607 : « { $text } » n’en est pas une.
refusal-import-known = Cette bataille est déjà conservée ici, dans ce salon ou un autre : rien n’a été importé.
refusal-battle-paused = La bataille « { $battle } » est en pause : reprenez-la avec { WAY("battle resume") } avant de changer quoi que ce soit.
refusal-battle-not-paused = La bataille « { $battle } » n’est pas en pause : il n’y a rien à reprendre.
refusal-phase-now = C’est déjà la phase { $phase } : { WAY("battle next") } passe à la suite.
refusal-side-count = Une bataille de ce jeu a { $most ->
    [2] deux
   *[other] de { $least } à { $most }
} camps, et { $count ->
    [one] un seul a été nommé
   *[other] { $count } ont été nommés
}.
refusal-sides-alike = Deux camps portent le même nom : donnez à chacun le sien.
refusal-unknown-side = Aucun camp ne s’appelle « { $name } » : les camps sont { $names }.
refusal-ambiguous-side = « { $name } » commence le nom de plusieurs camps ({ $names }) : tapez-en un peu plus.
refusal-unknown-ruleset = Il n’y a pas de jeu « { $name } » ici : choisissez parmi { $names }.
refusal-unknown-locale = « { $text } » n’est pas une langue que je parle : choisissez parmi { $names }.
refusal-no-server = Il n’y a pas ici de serveur pour lequel choisir : retirez scope.
refusal-unknown-dice = « { $text } » ne dit pas quels dés : choisissez parmi { $names }.
refusal-unknown-cards = « { $text } » n’est pas une taille de cartes : choisissez parmi { $names }.
refusal-already-joined = { $side ->
    [none] Vous arbitrez déjà cette bataille.
   *[other] Vous jouez déjà pour { $side }.
}
refusal-not-joined = Vous n’êtes pas à la table de cette bataille : rejoignez-la avec { WAY("battle join") }.
refusal-too-many-players = { $most } personnes au plus peuvent rejoindre une bataille, et cette table est complète.

refusal-unknown-unit = { $near ->
    [none] Aucune unité de cette table ne s’appelle « { $name } » : voyez-les { TYPED("avec ", WAY("unit list"), " ") }ou ajoutez-la avec { WAY("unit add") }.
   *[other] Aucune unité de cette table ne s’appelle « { $name } » : vouliez-vous dire { $near } ?
}
refusal-ambiguous-unit = « { $name } » peut désigner plusieurs unités ({ $names }) : tapez-en un peu plus.
refusal-unit-destroyed = { $unit } : unité sortie de la bataille ; nommez-en une encore sur la table, ou annulez ce qui l’en a retirée.
refusal-unit-exists = Une unité s’appelle déjà { $unit } : donnez un autre nom à celle-ci.
refusal-too-many-units = Une bataille compte { $most } unités au plus : retirez-en avant d’en ajouter.
refusal-army-no-room = La bataille a de la place pour { $room } unités de plus sur { $most }, et l’armée en a { $count }.
refusal-unknown-army = { $near ->
    [none] Vous ne gardez aucune armée nommée « { $name } » : voyez les vôtres avec { WAY("army list") }.
   *[other] Vous ne gardez aucune armée nommée « { $name } » : pensiez-vous à { $near } ?
}
refusal-ambiguous-army = « { $name } » est le début du nom de plusieurs armées ({ $names }) : tapez-en un peu plus.
refusal-too-many-armies = Vous pouvez garder { $most } armées : supprimez-en une d’abord avec { WAY("army delete") }.
refusal-army-too-large-kept = L’armée est trop grosse pour être gardée : { $most } ko au plus.
refusal-model-count = Une unité a de 0 à { $most } figurines et jamais plus que son effectif de départ : { $models } sur { $size }, c’est impossible, sauf à changer aussi l’effectif de départ{ TYPED(" (size:", $models, ")") }.
refusal-wounds-carried = Une figurine à { $wounds } PV ne peut en avoir perdu { $carried } et tenir encore : notez-en moins, ou retirez une figurine.
refusal-split-models = { $unit } : { $models ->
    [one] une seule figurine, rien à séparer.
   *[other] { $models } figurines ; séparez-en au moins une, et laissez-en au moins une.
 }
refusal-merge-itself = { $unit } ne peut pas se réunir à elle-même : nommez une autre unité.
refusal-merge-other-side = { $unit } et { $other } ne sont pas du même camp : réunissez des unités amies.
refusal-merge-within = { $unit } se trouve dans { $host } : faites-lui d’abord quitter cette unité, avec { WAY("unit leave") }.
refusal-merge-profile = { $unit } et { $other } ne sont pas de même sorte ({ $field } { $value } et { $theirs }) : seules des unités de même profil se réunissent.
refusal-merge-rules = { $unit } et { $other } n’ont pas toutes deux « { $rule } » à l’identique : seules des unités aux mêmes règles spéciales se réunissent ; { WAY("unit edit") } les change.
refusal-merge-status = Entre { $unit } et { $other }, une seule a l’état « { $status } » : il le faut aux deux ou à aucune.
refusal-merge-too-many = { $unit } et { $other } feraient { $size } figurines ensemble : une unité en a { $most } au plus.
refusal-nobody-joins = Dans { $ruleset }, personne ne rejoint d’unité.
refusal-join-itself = { $unit } ne peut pas se rejoindre : nommez une autre unité.
refusal-join-other-side = { $unit } et { $host } ne sont pas du même camp : rejoignez une unité amie.
refusal-already-in-unit = { $unit } est déjà dans { $host } : d’abord { WAY("unit leave") }.
    .tapped = { $unit } est déjà dans { $host } : faites-lui d’abord quitter cette unité, par { WAY("unit leave") }.
refusal-not-one-who-rides = { $unit } n’a aucune des règles avec lesquelles on monte sur { $host } ({ $rules }) ; { WAY("unit edit") } en ajoute une.
refusal-not-one-who-joins = { $unit } n’a pas la règle « { $rule } », sans laquelle on ne rejoint pas d’unité ; { WAY("unit edit") } l’ajoute.
refusal-join-within = { $unit } ne peut pas rejoindre { $host } : un personnage rejoint une unité de figurines ordinaires, pas un autre personnage.
refusal-join-too-small = { $host } avait moins de { $least } figurines au départ : on ne rejoint pas une figurine seule.
refusal-join-closed = { $host } a la règle « { $rule } » : personne ne rejoint une telle unité.
refusal-join-unlike = { $host } a la règle « { $rule } » et { $unit } ne l’a pas : seuls ceux qui l’ont aussi peuvent rejoindre cette unité.
refusal-join-apart = { $unit } a la règle « { $rule } » et { $host } ne l’a pas : aucun des deux ne rejoint l’autre.
refusal-join-too-great = { $unit } ne peut pas rejoindre { $host }, qui a la règle « { $rule } » : il faut { $most } au plus en { $field }.
refusal-join-barred = { $unit } est dans l’état « { $status } » : cela interdit de se rejoindre pour l’instant ; { WAY("unit status") } corrige la table si elle se trompe.
refusal-not-in-unit = { $unit } n’est dans aucune unité : il n’y en a pas à quitter.
refusal-leave-barred = { $host } est dans l’état « { $status } » : { $unit } ne peut pas quitter cette unité pour l’instant.
refusal-leave-never = { $unit } fait partie { DE($host) } et ne quitte jamais cette unité{ TYPED(" (si elle n’a jamais été la sienne, ajoutez correction:yes)") }.
refusal-leave-phase = { $unit } ne quitte une unité que dans cette phase de son propre tour : { $phase }{ TYPED(" (si cette unité n’a jamais été la sienne, ajoutez correction:yes)") }.
refusal-left-just-now = { $unit } vient de quitter { $host } et ne peut pas revenir dans cette unité avant le prochain tour ; une autre lui est ouverte.
refusal-act-barred = { $unit } ne peut pas { $verb } : état « { $status } »{ $until } (si la table se trompe, { WAY("unit status") } la corrige).
refusal-phase-gone = { $phase } précède le premier tour de la bataille et c’est passé : nommez une phase d’un tour.
refusal-order-settled = Qui joue en premier se dit en passant au premier tour{ $phase ->
    [none] {""}
   *[other] , au sortir de « { $phase } »
 } : retirez first ici et donnez-le à ce moment-là.
refusal-nothing-changes = { $unit } : rien ne changerait ; dites ce qui doit changer.
refusal-name-empty = Le nom est vide : donnez-en un avec des lettres ou des chiffres.
refusal-name-too-long = Le nom compte { $length } caractères : { $most } au plus.

refusal-nothing-to-undo = Il n’y a rien à annuler ici.
refusal-undo-roll-waits = « { $roll } » attend encore : ce qui le précède s’annule une fois ce jet résolu, ou abandonné par { $name } ou par l’arbitre.
refusal-nothing-to-redo = Rien n’a été annulé depuis la dernière action : il n’y a rien à refaire.
refusal-not-undoable = L’entrée { $number } ne s’annule pas : annulez une action qui a changé la table.
refusal-seat-not-undone = Une place se quitte, elle ne s’annule pas : { WAY("battle leave") } la libère, { WAY("battle join") } la prend.
refusal-already-undone = L’entrée { $number } est déjà annulée : refaites-la si elle doit tenir.
refusal-not-undone = L’entrée { $number } tient toujours : on ne peut pas la refaire.
refusal-not-your-action = { $actor } a fait l’action n° { $number } : seul son auteur ou un arbitre peut l’annuler ou la refaire.
refusal-undone-by-other = L’entrée { $number } a été annulée par { $actor } : seule cette personne ou un arbitre peut la refaire.
refusal-changed-since = Autre chose a changé là entre-temps : regardez la table et annulez d’abord l’action la plus récente, ou réessayez.

refusal-words-empty = Ces mots sont vides ou contiennent des signes qui ne s’affichent pas : tapez des mots ordinaires.
refusal-words-too-long = Les mots feraient { $length } caractères en tout : { $most } au plus.
refusal-words-too-late = { $drawn ->
    [one] Un tirage a déjà été fait
   *[other] { $drawn } tirages ont déjà été faits
} avec ces dés : les mots ne comptent qu’avant le premier.
refusal-reveal-in-battle = Les dés sont ceux de la bataille « { $battle } » : leur secret sera révélé quand elle finira.

error-not-stored = L’enregistrement a échoué, rien n’a donc changé : réessayez.
error-database-gone = L’enregistrement a échoué, rien n’a donc changé : la base de données du bot a été déplacée ou supprimée. Prévenez la personne qui l’héberge.
error-database-failing = L’enregistrement a échoué, rien n’a donc changé : la base de données du bot est pleine, endommagée ou fermée à l’écriture. Prévenez la personne qui l’héberge.
error-not-known = On ne sait pas si ceci a été enregistré : la base de données a cessé de répondre. Regardez /battle log avant de recommencer.
error-database-unreachable = La base de données est injoignable pour l’instant, rien n’a donc changé : réessayez dans un moment.
error-database-stopped = Un autre processus a pris la base de données, rien n’est donc plus enregistré ici ; la personne qui fait tourner le bot doit le relancer.
waiting-not-known = La base de données n’a pas encore répondu : on ne sait pas si ceci a été enregistré. Inutile de recommencer, la réponse viendra ici.

action-dice-words = mots ajoutés aux dés
refusal-no-points = Rien ne changerait : donnez un nombre de points autre que 0.
refusal-too-many-corrections = Une bataille garde { $most } corrections au plus ; reprenez-en une avec { WAY("undo") }, ou ajoutez-en plusieurs à la fois.
refusal-rematch-sides = Seuls deux camps s’échangent : pressez « Revanche ».
refusal-too-many-points = On ajoute ou retire { $most } points au plus à la fois.
refusal-no-player = { $name } est un bot et ne joue aucun camp : nommez une personne.
refusal-player-twice = { $name } ne peut pas jouer les deux camps : nommez un autre joueur, ou n’en nommez qu’un.
refusal-only-players = Seuls ceux qui jouent cette bataille peuvent faire cela ; prenez un camp avec { WAY("battle join") }.
refusal-not-manager = Seul quelqu’un qui peut gérer ce salon peut faire cela.
refusal-referee-by-consent = La place d’arbitre demande l’accord de chaque camp joué : demandez-la avec { WAY("battle join referee:oui") }.
refusal-already-agreed = Vous avez accepté { $name } comme arbitre ; accord encore attendu : { $sides }.
refusal-not-yours-to-end = Seul un joueur d’un autre camp, ou l’arbitre, peut y répondre.
refusal-side-agreed-already = Votre camp a déjà accepté ; accord encore attendu : { $sides }.
refusal-seated-already = { $name } est déjà à la table de cette bataille.
refusal-not-yours-to-remove = Seuls { $name }, l’arbitre ou une personne qui gère ce salon peuvent libérer cette place.
refusal-reopen-too-late = { $battle } est terminée pour de bon : sa fin pouvait être annulée pendant { $hours } h.
refusal-reopened-already = { $battle } continue déjà : sa fin a été annulée.
refusal-reopen-not-last = Une autre bataille a commencé ici depuis : seule la fin de la dernière peut être annulée.
refusal-reopen-ended-again = { $battle } s’est terminée de nouveau depuis : annulez cette fin-là avec son propre bouton.
refusal-only-its-players = Seuls ceux qui ont joué { $battle } peuvent faire cela.
refusal-not-yours-to-agree = Seul un joueur d’un des camps, autre { QUE($name) }, peut donner son accord.
refusal-referee-taken = { $name } arbitre déjà cette bataille.
refusal-seat-asked-already = Vous avez déjà demandé cette place (entrée { $number }) : elle est à vous dès que les joueurs appelés appuient sur « D’accord ».
refusal-seat-question-answered = { $name } a eu cette place et l’a quittée depuis : { WAY("battle join") } la redemande.
refusal-referee-gone = Cet arbitre est déjà parti : il n’y a personne à renvoyer.
refusal-too-much-ground = Cette bataille retient { $most } éléments tenus au plus : nommez l’un de ceux qu’elle connaît.
refusal-only-referee = Seul l’arbitre de la bataille peut remplacer un résultat.
refusal-overrule-a-ruling = L’entrée { $number } est déjà une décision d’arbitre : reprenez-la avec { WAY("undo") }, puis remplacez de nouveau l’entrée { $first }.
refusal-deck-without-cards = Il n’y a aucune carte : écrivez Nom : texte ; Nom : texte, ou joignez un fichier.
refusal-card-too-long = Le texte de { $card } a { $length } caractères ; { $most } au plus.
refusal-too-many-cards = { $count } cartes, c’est trop : { $most } au plus dans une pile.
refusal-too-many-decks = { $most } piles au plus dans une bataille : { WAY("deck remove") } en retire une.
refusal-deck-size = Une pile de ce genre a { $size } cartes, pas { $count }.
refusal-deck-exists = { $side ->
    [none] Il y a déjà une pile { $deck } pour tous
   *[other] { $side } a déjà une pile { $deck }
 } : choisissez un autre nom, ou retirez-la avec { WAY("deck remove") }.
refusal-deck-empty = Plus aucune carte dans { $deck } ; { WAY("deck shuffle discards:true") } y remet la défausse.
refusal-deck-unshuffled = Vous seul connaissez l’ordre { DE($deck) } : retournez votre carte, ou laissez-moi distribuer avec { WAY("deck shuffle") }.
refusal-nothing-to-shuffle = Rien à mélanger dans { $deck } : moins de deux cartes face cachée.
refusal-too-many-rulings = Ce serveur a déjà { $most } décisions : retirez-en une d’abord.
refusal-unknown-book = { $near ->
    [none] Ce serveur n’a pas de livre « { $name } ».
   *[other] Ce serveur n’a pas de livre « { $name } ». Vouliez-vous dire { $near } ?
 }
refusal-too-many-books = Ce serveur a déjà { $most } livres : retirez-en un d’abord.
refusal-loan-of-nobody = Personne sur la table dans ce camp n’a la règle « { $rule } » : donnez-la à qui de droit par { WAY("unit edit") }.
refusal-loan-barred = { $unit } ne prête rien à présent : { $status }.
refusal-battle-language-now = La bataille est déjà en { $language ->
    [fr] français
   *[other] anglais
 } : choisissez l’autre langue.
