# Ce que les joueurs gardent d’une bataille à l’autre d’une campagne.

command-roster = Votre armée, d’une bataille à l’autre
roster-show = Votre armée, ou celle d’un joueur
roster-add = Ajouter une unité ou un personnage par sa ligne
roster-take = Prendre les unités d’une armée gardée, ou d’un camp d’ici
roster-muster = Amener à la bataille ceux qui peuvent se battre
roster-after = Ce qu’une bataille a laissé : pertes, blessés, expérience
roster-injury = Ce que devient un personnage tombé
roster-artefact = Noter un objet qu’un personnage possède ou a pris
roster-mastery = Une arme magique prise obéit-elle ?
roster-roll = Jeter sur une table des organisateurs
roster-edit = Un honneur ; pour un organisateur, tout le reste
roster-dismiss = Ne plus garder quelqu’un
roster-table = Les tables des organisateurs, ou en ajouter une

param-roster-unit = Qui, par son nom
param-roster-line = Sa ligne : Épéistes 20 M4 CC3 … [bouclier]
param-roster-army = Une armée gardée par /army
param-roster-battle = Le numéro de la bataille dans la campagne
param-roster-losses = Tués, en déroute, retirés : Épéistes 8, Lanciers 4/2, Héros
param-roster-absent = Qui n’y était pas : Lanciers, Héros
param-roster-recover = Après un match nul : récupérer comme qui
param-roster-artefact = Son nom
param-roster-captured = Pris à l’ennemi, pas encore maîtrisé
param-roster-table = Son nom
param-roster-models = Figurines qu’il lui reste
param-roster-experience = Points d’expérience
param-roster-misses = Batailles qu’il manque encore
param-roster-state = Comment il va
param-roster-honour = Ce dont on se souviendra
param-roster-file = Une table en TOML, comme celles des jeux
param-roster-remove = La table à retirer
choice-as-winner = comme un vainqueur
choice-as-loser = comme un vaincu
choice-fit = en état
choice-fallen = tombé, blessure à tirer
choice-dead = mort

fighter-line = { $state ->
    [dead] ✝ { $name }
   *[other] **{ $name }**
 }{ $leads ->
    [yes] { "" }
   *[no] { " " }· { $models }/{ $size }
 }{ $battles ->
    [0] { "" }
    [one] { " " }· 1 bataille
   *[other] { " " }· { $battles } batailles
 }{ $experience ->
    [none] { "" }
   *[other] { " " }· { $experience } d’expérience
 }{ $level ->
    [none] { "" }
   *[other] { " " }(niveau { $level })
 }{ $state ->
    [fallen] { " " }· blessure à tirer
    [dead] { " " }· perdu
   *[fit] { $misses ->
        [0] { "" }
        [one] { " " }· manque encore 1 bataille
       *[other] { " " }· manque encore { $misses } batailles
     }
 }
fighter-mark = { $kind ->
    [injury] ▸ { $text }
    [artefact] { $state ->
        [captured] ▸ { $text } (pris, à maîtriser)
        [mastered] ▸ { $text } (maîtrisé)
        [refused] ▸ { $text } (n’obéira jamais)
       *[owned] ▸ { $text }
     }
   *[honour] ▸ { $text }
 }
fighter-mastery = { $state ->
    [mastered] { $artefact } obéit à { $name }, pour de bon.
   *[refused] { $artefact } n’obéira jamais à { $name }.
 }
fighter-value = { $name } : { $by } en { $field } pour de bon
fighter-died = { $name } est mort.
fighter-misses = { $count ->
    [one] { $name } manque 1 bataille.
   *[other] { $name } manque { $count } batailles.
 }
roster-count = { $count ->
    [one] { $name } : une unité
   *[other] { $name } : { $count } unités
 }, { $ready ->
    [0] aucune en état de se battre
    [one] une en état de se battre
   *[other] { $ready } en état de se battre
 }
roster-waiting = { $count ->
    [one] La bataille n° { $numbers } attend que vous notiez ce qu’elle a laissé : /army roster after.
   *[other] Les batailles n° { $numbers } attendent que vous notiez ce qu’elles ont laissé : /army roster after.
 }
roster-mustered = { $count ->
    [one] Une unité rejoint { $side }.
   *[other] { $count } unités rejoignent { $side }.
 }
roster-late = { $name } a changé entre-temps : ces dés ne changent rien à son état.
aftermath-lacks = { $game } ne dit rien de ce qui suit une bataille : les unités reviennent entières, et seules comptent les tables des organisateurs.
after-line = **{ $name }**{ $misses ->
    [none] { "" }
    [0] { " " }· sera de la prochaine bataille
   *[other] { " " }· manque encore { $misses } { $misses ->
        [one] bataille
       *[other] batailles
     }
 }{ $lost ->
    [none] { "" }
    [one] { " " }· { $lost } perdu, { $back } de retour : { $models } sur pied
   *[other] { " " }· { $lost } perdus, { $back } de retour : { $models } sur pied
 }{ $state ->
    [fallen] { " " }· tombé : sa blessure est à tirer
    [dead] { " " }· détruite
   *[other] { "" }
 }{ $whole ->
    [yes] { " " }· aucune perte
   *[no] { "" }
 }{ $earned ->
    [none] { "" }
   *[other] { " " }· +{ $earned } d’expérience ({ $experience })
 }{ $rises ->
    [yes] { " " }· monte d’un niveau : /army roster roll
   *[no] { "" }
 }
button-injury = Blessure { DE($name) }
own-tables = { $count ->
    [one] Une table des organisateurs
   *[other] { $count } tables des organisateurs
 }
own-table = **{ $id }**{ $dice ->
    [none] { "" }
   *[other] { " " }· { $dice }
 }{ $about ->
    [injury] { " " }· pour les personnages tombés
    [advance] { " " }· pour qui monte d’un niveau
   *[other] { "" }
 }
own-table-earns = Expérience : { $fought } par bataille, { $won } de plus gagnée, { $drawn } égale, { $lost } perdue, { $survived } pour qui y survit{ $levels ->
    [none] .
   *[other] . Niveaux à { $levels }.
 }
told-roster-enlisted = { $count ->
    [one] { $member } garde { $names }.
   *[other] { $member } garde { $count } unités : { $names }.
 }
told-roster-dismissed = { $member } ne garde plus { $names }.
told-roster-changed = { $own ->
    [yes] C’est noté :
   *[no] C’est noté pour { $member } :
 }
told-roster-after = Après la bataille n° { $number }, pour { $member }
told-roster-table = La table { $names } compte désormais.
told-roster-no-table = La table { $names } ne compte plus.
told-roster-injured = { $who } a tiré la blessure { DE($names) }.
told-roster-mastered = { $who } a tenté de maîtriser un objet pour { $names }.
told-roster-rolled = { $who } a jeté sur une table pour { $names }.

refusal-roster-empty = Aucune unité n’est gardée dans { $campaign } : ajoutez-en avec { WAY("army roster add") }, ou prenez une armée avec { WAY("army roster take") }.
refusal-unknown-fighter = Aucune unité gardée ne s’appelle « { $name } »{ $near ->
    [none]  : { WAY("army roster show") } les montre.
   *[other]  : vouliez-vous dire { $near } ?
 }
refusal-which-fighter = « { $name } » peut être { $names } : écrivez le nom en entier.
refusal-fighter-exists = Une de vos unités s’appelle déjà { $name } : donnez un autre nom.
refusal-too-many-fighters = Un joueur garde { $most } unités au plus : laissez-en avec { WAY("army roster dismiss") }.
refusal-fighter-unchanged = C’est déjà ce qui est gardé { DE($name) } : donnez ce qui change.
refusal-fighter-models = { $name } a { $most } figurines au plus.
refusal-too-many-marks = { $name } porte déjà { $most } marques : il n’y a plus de place.
refusal-fighter-unread = Le jeu ne sait plus lire { $name } : ajoutez-le de nouveau avec { WAY("army roster add") }.
refusal-fighter-dead = { $name } est mort : on ne jette plus rien pour lui.
refusal-after-too-early = Le résultat de la bataille n° { $number } attend encore une réponse : d’abord { WAY("campaign result confirm") }, ou le silence.
refusal-after-bye = Le n° { $number } est une exemption : personne ne s’y est battu.
refusal-after-done = Vous avez déjà noté ce que la bataille n° { $number } vous a laissé. Un organisateur peut le corriger : { WAY("army roster edit") }.
refusal-after-drawn = La bataille n° { $number } est un match nul, et le livre ne parle que d’un vainqueur et d’un vaincu : dites comme qui récupérer, recover:as-winner ou recover:as-loser.
refusal-lost-too-many = { $name } n’a { $models ->
    [one] qu’une figurine
   *[other] que { $models } figurines
 } : impossible d’en perdre { $lost }.
refusal-lost-not-there = { $state ->
    [dead] { $name } est mort : il n’a pas pu tomber dans cette bataille.
    [fallen] { $name } est tombé dans une bataille précédente : tirez d’abord cette blessure, avec { WAY("army roster injury") }.
   *[fit] { $name } ne pouvait pas être de cette bataille : un organisateur change cela avec { WAY("army roster edit") }.
 }
refusal-unread-losses = « { $text } » ne se lit pas comme des pertes : écrivez Épéistes 8, ou Épéistes 8/2/1 (tués, en déroute, retirés).
refusal-roster-army-or-side = Dites d’où : army pour une armée gardée, ou side pour un camp de la bataille d’ici.
refusal-nobody-ready = Personne { DE($campaign) } ne peut se battre dans ce jeu : { WAY("army roster show") } dit pourquoi.
refusal-not-fallen = { $name } n’est pas tombé : il n’y a pas de blessure à tirer.
refusal-not-your-roster = C’est l’armée { DE($name) } : c’est à ce joueur de tirer.
refusal-roster-other-game = { $name } se bat dans un autre jeu que celui de ce salon : choisissez-le avec { WAY("settings game:", $game) }, ou allez dans un salon où l’on y joue.
refusal-aftermath-needs-table = Le texte de ce jeu ne dit rien des blessés : un organisateur peut ajouter une table avec { WAY("army roster table") }.
refusal-mastery-lacks = Le texte de ce jeu ne dit rien de la maîtrise d’une arme prise.
refusal-not-captured = { $name } n’a rien pris qui s’appelle « { $text } »{ $names ->
    [none] { "" }
   *[other] , mais { $names }
 } : { WAY("army roster artefact") } le note, avec captured:true.
refusal-artefact-rolled = Les dés ont déjà dit si { $artefact } obéit à { $name } : seul un organisateur le note de nouveau.
refusal-own-table-unread = Cette table ne se lit pas{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
 } : il faut du TOML avec id, dice et rows, dont les lignes (id, least, most, text) se suivent et couvrent tous les totaux.
refusal-own-table-large = Une table fait { $most } ko au plus.
refusal-too-many-own-tables = Une campagne a { $most } tables au plus : retirez-en une avec remove.
refusal-no-own-table = Aucune table ne s’appelle « { $name } »{ $names ->
    [none] { "" }
   *[other] ; il y a { $names }
 }.
refusal-no-own-tables = { $campaign } n’a pas de tables : un organisateur en ajoute avec { WAY("army roster table") } file.
refusal-table-without-rows = La table { $name } n’a pas de lignes : elle dit seulement ce que rapporte une bataille.
refusal-table-file-or-remove = Donnez un fichier à ajouter, ou le nom d’une table à retirer, pas les deux.
roster-away = { $count ->
    [one] Une autre reste au camp :
   *[other] { $count } autres restent au camp :
 }
refusal-mustered-already = Tous ceux qui peuvent se battre sont déjà avec { $side } : { WAY("unit list") } les montre.
refusal-whose-roster = Vous ne jouez pas dans { $campaign } : dites de qui il s’agit avec player.
after-nothing = Personne de cette armée n’y était : rien ne change.
