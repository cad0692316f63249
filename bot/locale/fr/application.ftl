## Ponctuation et petits mots
colon = {" "}:
value-yes = oui
value-no = non
value-none = aucun

## Lignes de dés
rerolled = relance : { $after }
rolls-failed = **{ $count }** { $count ->
    [one] ratée
   *[other] ratées
 }
face-artillery-0 = incident
face-scatter-0 = incident
face-scatter-hit-1 = touche
face-scatter-hit-2 = flèche

## Probabilités
odds-exact = Probabilités exactes
odds-simulated = Probabilités estimées : trop de cas pour les compter, donc jouées des milliers de fois (± { $margin })
odds-nothing-rolled = Aucun dé lancé ; rien ne change.
odds-mean = { $name } : { $mean } en moyenne
odds-more = … et { $count } valeurs plus rares, ensemble { $chance }
odds-others = autres
odds-left-out = { $count ->
    [one] Une ligne de plus est omise
   *[other] { $count } lignes de plus sont omises
 } : demandez pour moins d’unités afin de tout voir.

## D’où vient la réponse
footer-fair = Dés du bot, tirages { $first }–{ $last } · n° { $number }
footer-fair-one = Dés du bot, tirage { $first } · n° { $number }
footer-bot = Dés du bot · n° { $number }
footer-typed = Vrais dés · n° { $number }
footer-none = Sans dé · n° { $number }
footer-shown = { $footer }, montré au n° { $number }
footer-head = { $footer } · { $head }

## Options de toutes les commandes
param-what = Ce que la commande doit résoudre
param-more = Autres options, écrites nom:valeur nom:valeur
param-dice = Vos vrais dés (6 5 5 3 1 ou 6x2 5x3), ou ask pour qu’ils soient demandés, ou bot
param-odds = Montrer les probabilités sans lancer de dé
param-secret = Ne répondre qu’à moi ; un bouton révèle le résultat

## Commandes
command-roll = Lancer des dés (2d6+3, 12d6>=4, d66…), sur une table, ou résoudre tout ce que le jeu résout
command-odds = Probabilités d’un jet ou d’une procédure
command-scatter = Dé de dispersion : direction, distance
command-table = Jet sur une table du jeu, ou consultation
command-test = Test de caractéristique ou de Commandement
command-panic = Test de Panique, s’il est dû
command-psychology = Peur, Terreur, Stupidité…
command-rally = Rallier une unité
command-winds = Vents de magie : pouvoir et dissipation
command-cast = Lancer un sort
command-dispel = Dissiper ou bannir
command-miscast = Tableau des Fiascos
command-pray = Réciter une prière
command-move = Mouvements des unités
command-objective = Objectifs, points et vainqueur
command-charge = Charges et réactions
command-shoot = Le tir d’une unité
command-warmachine = Tir d’une machine de guerre
command-fight = Le corps à corps d’une unité
command-combat = Résultat de combat, moral et suites
command-flee = Mouvement de fuite
command-pursue = Poursuite des fuyards
command-battle = La bataille de ce salon
command-unit = Les unités de cette bataille
command-army = Listes d’armée
command-privacy = Ce qui est gardé de vous
command-do = Faire ce qui est proposé
command-undo = Annuler la dernière action de ce salon
command-redo = Refaire ce qui a été annulé
command-settings = Jeu, langue, dés, cartes et règles maison
command-dice = La preuve que les dés du bot sont honnêtes
command-help = Ce que sait faire le bot

battle-start = Commencer une bataille dans ce salon
battle-status = Tour, phase, unités et réserves de dés
battle-next = Passer à la phase suivante
battle-end = Terminer la bataille
battle-join = Rejoindre l’un des camps
battle-leave = Quitter la table de la bataille
battle-language = La langue de la bataille
battle-pause = Mettre la bataille en pause : rien ne change sur la table
battle-resume = Reprendre une bataille en pause
unit-add = Ajouter une unité décrite en une ligne
unit-list = Les unités des deux camps
unit-show = Une unité en détail
unit-edit = Changer l’effectif, les PV ou toute valeur d’une unité
unit-remove = Retirer une unité de la table
army-import = Importer une liste collée ou un fichier : dans la bataille, ou gardée sous un nom
army-save = Garder les unités d’un camp comme armée, à plein effectif
army-list = Les armées que vous gardez
army-load = Amener à la bataille une armée que vous gardez
army-show = Une armée que vous gardez, unité par unité
army-delete = Supprimer une armée que vous gardez
army-export = Une armée que vous gardez, ou les unités d’un camp, dans un fichier
privacy-show = Ce qui est gardé de vous, en clair
privacy-export = Tout ce qui est à vous, dans un fichier
privacy-delete = Supprimer ce qui est à vous ; les batailles continuent sans votre nom

param-do-text = Que faire ; tapez quelques lettres de l’acte ou de l’unité
param-roll-notation = Des dés (12d6>=4 relance 1, 12 dés à 4+) ; une table ; ou ce qu’il faut résoudre, par son nom
param-values = Ses options, écrites nom:valeur nom:valeur
param-question = Un jet (12d6>=4) ou le nom d’une procédure
param-table = Quelle table
param-total = Un total déjà connu ; aucun dé n’est lancé
param-game = Le jeu joué
param-language = Langue des réponses
param-name = Nom
param-phase = La phase à atteindre ; la suivante par défaut
param-referee = Prendre la place de l’arbitre
param-seat-to = Qui reçoit votre place
param-seat-of = Qui perd sa place, pour l’arbitre et qui gère le salon
param-points = Points par camp
param-side = L’un des camps
param-thread = jouer dans un fil à part
param-army = Nom d’une armée que vous gardez
param-army-list = Les unités, avec ; entre elles ; sans cela, un formulaire où les coller
param-army-file = Un fichier : .txt, .csv, .json, .ros ou .rosz
param-army-name = Nom sous lequel garder l’armée
param-army-anyway = Reprendre aussi un fichier fait pour un autre jeu
param-format = Comment le fichier est écrit
param-confirm = Oui : supprimer sans redemander
param-side-one = Nom du premier camp
param-side-two = Nom du second camp
param-line = Nom, effectif et profil : Lanciers 20 M4 CC3 F3 E3 PV1 I3 A1 Cd7 Front5 Svg5+ [bouclier]
param-unit-name = L’unité
param-change = Ce qui a changé : perd 3, reste 17, ralliés, Cd8, 140 pts, +haine -bouclier, figurines:12
param-count = Combien
param-command = Quelle commande

param-words = Vos mots à mêler aux dés, avant le premier tirage
choice-en = anglais
choice-text = texte, une unité par ligne
choice-csv = CSV, pour tableurs
choice-json = JSON
choice-fr = français
choice-own = celle de chaque joueur

## Boutons
button-undo = Annuler
button-again = Relancer
button-rule = Règle
button-details = Détails
button-translate-en = En anglais
button-translate-fr = En français
card-more-lines = { $count ->
    [one] … et une ligne de plus
   *[other] … et { $count } lignes de plus
 }
button-reveal = Révéler

## Formulaires
form-rest = Autres options
    .about = Des nom:valeur à la suite ; ce que vous avez déjà donné est là

## Erreurs
error-unexpected = Une erreur s’est produite de notre côté ; /battle log montre si quelque chose a été retenu. Référence : { $reference }
refusal-command-not-in-game = { $ruleset } n’a pas de règle pour /{ $command } ; le jeu répond à { $values }.
refusal-variant-not-in-game = « { $text } » n’existe pas ici pour cette commande ; elle sait faire : { $values }.
refusal-no-variant-in-game = /{ $command } ne fait ici qu’une chose : n’indiquez pas what.
refusal-option-unused = { $command } n’a pas d’option { $option } ; { $instead ->
    [none] { $values ->
        [none] il n’y en a aucune
       *[other] il y a : { $values }
    }
   *[other] écrivez plutôt { $instead }
 }.
refusal-missing-option-at-length = { $spell ->
    [none] { "" }
   *[other] « { $spell } » n’est pas connu ici : dites ce qu’il demande.{ " " }
 }Il manque l’option { $option }{ $unit ->
    [none] { " " }({ $about }) : donnez
   *[other] , et l’unité { $unit } n’a pas de valeur pour { $field } : donnez
 }{ $values ->
    [none] -la, par exemple { $example }
   *[other] { " " }un choix parmi { $values }
 }{ $unit ->
    [none] { $role ->
        [none] { "" }
       *[other] , ou nommez une unité qui a cette valeur ({ $role }:…)
     }
   *[other] , ou ajoutez cette valeur au profil de l’unité
 }.{ $others ->
    [none] { "" }
   *[other] { " " }Il manque aussi : { $others }.
 }
example-unit = Lanciers 20
refusal-kind-untold = Rien ne dit ce qu’est { $unit } ici : dites-le par l’option what ({ $kinds }), ou donnez-lui une telle règle par { WAY("unit edit") }.
refusal-procedure-near = { $dice ->
    [none] Rien ici ne s’appelle « { $text } » : vouliez-vous dire { $near } ?
   *[other] « { $text } » peut être ces dés seuls, { $dice }, ou une action du jeu : { $near }.
 }
refusal-procedure-is-spell = « { $text } » est un sort : { WAY("cast") } le nomme par l’option spell, et là où son effet se résout à part, { WAY("roll spell_effect") } aussi.
refusal-nothing-to-roll = « { $text } » n’est ni un jet de dés ni le nom d’une action de ce jeu : écrivez des dés, comme 2d6 ou 12 dés à 4+.
refusal-unknown-question = « { $text } » n’est pas un jet, et rien ici ne s’appelle ainsi : vouliez-vous dire { $near } ?
refusal-values-unreadable = « { $text } » est illisible{ TYPED(" ; écrivez nom:valeur avec ces noms : ", $values) }.
refusal-not-your-button = Ce bouton est celui { DE($name) } ; seuls ce joueur et l’arbitre peuvent s’en servir.
refusal-undo-other = « { $text } » n’annule rien : { $what ->
    [none] il n’y a rien à annuler ici.
   *[other] la dernière action est { $what }, et { WAY("undo") } l’annule.
 }
refusal-spell-in-form = « { $text } » n’est dans aucune liste de sorts d’ici : complétez le formulaire.
refusal-undo-others = C’est une action { DE($name) } ({ $what }) : seuls ce joueur et l’arbitre peuvent l’annuler.
refusal-unit-needs-battle = Aucune bataille en cours ici, donc aucune unité « { $text } » ; commencez-en une avec { WAY("battle start") }, ou décrivez l’unité : { $unit-example }.
refusal-odds-and-dice = Choisissez : dice donne de vrais dés, odds n’en lance aucun.
refusal-unknown-command = La commande /{ $text } n’existe pas ; vouliez-vous dire { $values } ?
refusal-no-such-entry = Cette action n’est plus dans le journal.
refusal-step-needs-more = « { $procedure } » demande plus qu’un clic : complétez { $line }
refusal-button-expired = Ce bouton ne sert plus : prenez-en un d’un message plus récent.

start-database-in-use = Un autre Vexille utilise la base de données { $database } : arrêtez-le d’abord, ou donnez-en une autre à celui-ci avec --database.
refusal-file-too-large = { $file } est trop gros : { $most } Mo au plus sont lus.
refusal-file-not-had = Discord n’a pas donné { $file } : joignez-le de nouveau.
command-terrain = Terrain : placer, effets, qui le contrôle

## Qui a fait quoi à qui, avant ce qu’il en est advenu
outcome-of = { $who }{ $whom ->
    [none] {""}
   *[other] {" "}{ $against ->
        [yes] contre
       *[no] →
    } { $whom }
 } — { $told }
outcome-of-more = { $names } et { $count } autres
