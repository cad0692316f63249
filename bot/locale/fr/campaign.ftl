# Les campagnes : qui en est, ce qui s’est livré, qui est où.

command-campaign = Campagnes : batailles, classement
command-result = Batailles de la campagne : les noter, confirmer, contester, trancher
campaign-create = Créer une campagne sur ce serveur
campaign-rule = Montrer ou changer le barème
campaign-join = Rejoindre, ou changer de faction et d’armée
campaign-leave = Ne plus jouer ; vos batailles restent
campaign-organiser = Nommer un organisateur, ou le relever
campaign-show = Où elle en est, qui en est, ce qui attend
campaign-list = Les campagnes de ce serveur
campaign-round = Passer à la ronde, ou saison, suivante
campaign-close = Clore la campagne, ou la rouvrir
campaign-delete = Supprimer une campagne et ses batailles
campaign-log = Noter une bataille livrée ailleurs
campaign-bye = Exempter un joueur pour cette ronde
campaign-confirm = Accepter un résultat qui est le vôtre
campaign-dispute = Contester : un organisateur tranche
campaign-settle = Trancher, en tant qu’organisateur
campaign-void = Ne plus compter une bataille
campaign-edit = Corriger ce qui est noté d’une bataille
campaign-battles = Les batailles, la dernière d’abord
campaign-battle = Une bataille et tous ses changements
campaign-standings = Le classement
campaign-record = Bilans des factions, ou face-à-face

param-campaign-campaign = Laquelle ; sinon la seule ouverte
param-battle-campaign = La campagne pour laquelle elle est livrée
param-campaign-name = Son nom
param-campaign-game = Le jeu ; sinon n’importe lequel
param-campaign-win = Points d’une victoire
param-campaign-draw = Points d’un match nul
param-campaign-loss = Points d’une défaite
param-campaign-bye = Points d’une exemption
param-campaign-late = Points par ronde manquée des retardataires
param-campaign-table = Points selon l’écart : 0=10-10, 300=11-9, ou 5%=…
param-campaign-bonus = Points en plus selon l’écart : 500=1, 1000=2/-1
param-campaign-own-tables = Par la table du jeu, s’il en a une
param-campaign-tie-breaks = face-à-face, victoires, différence…, dans l’ordre
param-campaign-silence = Heures de silence qui confirment ; 0 jamais
param-campaign-faction = Ce que vous jouez
param-campaign-army = Votre armée
param-campaign-player = Qui
param-campaign-first-player = De qui, si ce n’est pas la vôtre
param-campaign-remove = Ne plus l’avoir pour organisateur
param-campaign-new-season = Une nouvelle saison
param-campaign-reopen = La rouvrir
param-campaign-confirm = Oui, tout supprimer
param-campaign-outcome = Qui a gagné
param-campaign-opponent = Contre qui
param-campaign-own-points = Vos points de victoire
param-campaign-their-points = Ceux de votre adversaire
param-campaign-size = Points d’armée de chaque côté
param-campaign-date = Le jour, comme 2026-11-22
param-campaign-note = Ce qu’il faut en dire de plus
param-campaign-battle = Son numéro
param-campaign-reason = Pourquoi
param-campaign-points-one = Points de victoire du premier
param-campaign-points-two = Points de victoire du second
param-campaign-round = La ronde
param-campaign-season = La saison
param-campaign-waiting = Seulement celles qui attendent
param-campaign-before = Seulement celles d’avant ce numéro
param-campaign-all = Toutes les saisons ensemble
choice-i-won = J’ai gagné
choice-i-lost = J’ai perdu
choice-drawn = Match nul
choice-first-won = Le premier nommé a gagné
choice-second-won = Le second nommé a gagné

campaign-title = Campagne { $campaign }
told-campaign-create = { $campaign } commence. Pour en être : le bouton ci-dessous, ou /campaign join.
told-campaign-join = { $member } rejoint la campagne{ $plays ->
    [none] . Pour dire ce que vous jouez : /campaign join faction:…
   *[other]  : { $plays }.
 }
told-campaign-change = { $member } joue désormais { $plays ->
    [none] sans faction.
   *[other] { $plays }.
 }
told-campaign-leave = { $member } ne joue plus ; ce qui a été livré reste.
told-campaign-organiser = { $member } organise désormais.
told-campaign-no-organiser = { $member } n’organise plus.
told-campaign-rule = C’est changé. Toutes les batailles comptent désormais ainsi :
told-campaign-round = Saison { $season }, ronde { $round }.
told-campaign-close = La campagne est close : elle ne prend plus de batailles.
told-campaign-reopen = La campagne prend de nouveau des batailles.
told-battle-proposed = C’est noté. Cela compte une fois confirmé par { $other ->
    [none] l’un des deux joueurs
   *[other] { $other }
 }{ $hours ->
    [0] .
    [one] , ou après une heure de silence.
   *[other] , ou après { $hours } heures de silence.
 }
told-battle-settled = { $who } tranche : cela compte.
told-battle-agreed = Les deux sont d’accord : cela compte.
told-battle-confirmed = { $who } confirme : cela compte.
told-battle-disputed = { $who } conteste{ $reason ->
    [none] .
   *[other]  : { $reason }.
 } Un organisateur tranche.
told-battle-edited = C’est corrigé. Ce qu’il y avait avant est gardé.
told-battle-voided = Elle ne compte plus{ $reason ->
    [none] .
   *[other]  : { $reason }.
 }
event-battle-agreed = acceptée par les deux, en dernier par { $who }
event-battle-proposed = notée par { $who }
event-battle-settled = tranchée par { $who }
event-battle-confirmed = confirmée par { $who }
event-battle-disputed = contestée par { $who }
event-battle-edited = corrigée par { $who }
event-battle-voided = rayée par { $who }
event-battle-unanswered = confirmée par le silence
event-roster-after = suites notées par { $who }
campaign-event = { $day } · { $what }{ $more ->
    [none] {""}
   *[other] {" "}({ $more })
 }
campaign-change = { $field } : { $before } → { $after }
campaign-field-outcome = résultat
campaign-field-points-one = points { DE($one) }
campaign-field-points-two = points { DE($two) }
campaign-field-size = taille
campaign-field-game = jeu
campaign-field-note = note
campaign-field-round = ronde
campaign-field-season = saison
campaign-field-region = région
campaign-outcome-one = { $one } a gagné
campaign-outcome-two = { $two } a gagné
campaign-outcome-draw = match nul
campaign-fought = { $day } · saison { $season }, ronde { $round }{ $size ->
    [none] {""}
   *[other] {" "}· { $size } points par camp
 }
campaign-note = « { $note } »
campaign-line = N° { $number } · { $result }{ $region ->
    [none] {""}
   *[other] {" "}· { $region }
 } · { $state }
campaign-result = { $outcome ->
    [one] { $one } bat { $two }
    [two] { $two } bat { $one }
    [bye] exemption pour { $one }
   *[draw] { $one } et { $two } font match nul
 }{ $points ->
    [none] {""}
   *[other] {" "}{ $points }
 }{ $game ->
    [none] {""}
   *[other] {" "}({ $game })
 }
campaign-state-proposed = à confirmer
campaign-state-confirmed = confirmée
campaign-state-disputed = contestée
campaign-state-settled = tranchée
campaign-state-void = ne compte plus
campaign-points = Victoire { $win }, match nul { $draw }, défaite { $loss }, exemption { $bye }
campaign-late = Retardataires : { $points } par ronde manquée
campaign-own-tables = Par la table de résultats du jeu, s’il en a une et si la taille est connue
campaign-table = Points selon l’écart : { $margins }
campaign-bonus = Points en plus selon l’écart : { $margins }
campaign-tie-breaks = Départage : { $names }
tie-break-head-to-head = face-à-face
tie-break-wins = victoires
tie-break-difference = différence
tie-break-scored = points marqués
tie-break-opponents = points des adversaires
campaign-silence = { $hours ->
    [one] Une heure de silence confirme un résultat
   *[other] { $hours } heures de silence confirment un résultat
 }
campaign-silence-never = Les résultats attendent une réponse
campaign-rule-shown = Le barème :
campaigns-title = Les campagnes de ce serveur :
campaign-listed = { $campaign } · { $game ->
    [none] tous les jeux
   *[other] { $game }
 } · { $status ->
    [open] saison { $season }, ronde { $round }
   *[closed] close
 }
campaign-member = { $name }{ $faction ->
    [none] {""}
   *[other] {" "}({ $faction })
 }{ $army ->
    [none] {""}
   *[other] , { $army }
 }{ $role ->
    [organiser] {" "}· organise
    [both] {" "}· organise et joue
    [gone] {" "}· ne joue plus
   *[player] {""}
 }
campaign-more = … et { $count } de plus
campaign-earlier = … et de plus anciennes : before:{ $number }
campaign-battles-title = Les batailles, la dernière d’abord :
campaign-deleted = { $campaign } est supprimée avec toutes ses batailles.
campaign-table-season = Classement de la saison { $season }{ $round ->
    [none] {""}
   *[other] {" "}(ronde { $round })
 } :
campaign-table-all = Classement de toutes les saisons :
campaign-row = { $place } · **{ $name }**{ $faction ->
    [none] {""}
   *[other] {" "}({ $faction })
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $record } · { $difference }{ $byes ->
    [0] {""}
    [one] {" "}· une exemption
   *[other] {" "}· { $byes } exemptions
 }{ $streak ->
    [won] {" "}· { $length } victoires de suite
    [lost] {" "}· { $length } défaites de suite
   *[none] {""}
 }{ $gone ->
    [yes] {" "}· ne joue plus
   *[no] {""}
 }
campaign-factions = Bilans des factions (victoires-nuls-défaites) :
campaign-against = { $name } contre (victoires-nuls-défaites) :
campaign-record-line = **{ $name }** · { $record }
button-confirm = Confirmer
button-ruling = Organisateur : trancher
campaign-ruling = Comment cela compte-t-il ?
campaign-ruling-counts = Cela compte ainsi
campaign-ruling-struck = Cela ne compte pas
button-dispute = Contester

refusal-campaign-needs-server = Une campagne appartient à un serveur : demandez dans un de ses salons.
refusal-no-campaigns = Il n’y a pas de campagne ici : { WAY("campaign create") } en commence une.
refusal-unknown-campaign = Aucune campagne ne s’appelle « { $name } ».{ $near ->
    [none] {" "}{ WAY("campaign list") } les montre.
   *[other] {" "}Vouliez-vous dire { $near } ?
 }
refusal-which-campaign = Quelle campagne ? Nommez-la dans campaign : { $names }.
refusal-campaign-gone = Cette campagne a été supprimée.
refusal-campaign-exists = Il y a déjà une campagne { $campaign } : choisissez un autre nom.
refusal-too-many-campaigns = Ce serveur a déjà { $most } campagnes : supprimez-en une d’abord.
refusal-campaign-closed = { $campaign } est close : un organisateur peut la rouvrir avec { WAY("campaign close reopen:true") }.
refusal-campaign-unchanged = Rien ne changerait dans { $campaign }.
refusal-only-organiser = Seul un organisateur { DE($campaign) } peut faire cela.
refusal-not-in-campaign = { $name } ne joue pas dans { $campaign } : d’abord { WAY("campaign join") }.
refusal-joined-already = Vous jouez déjà dans { $campaign } : donnez une autre faction ou armée pour en changer.
refusal-too-many-members = Une campagne a au plus { $most } membres.
refusal-last-organiser = Il faut un organisateur à { $campaign } : nommez-en d’abord un autre.
refusal-organises-already = { $name } organise déjà { $campaign }.
refusal-organises-not = { $name } n’organise pas { $campaign }.
refusal-too-many-rounds = Une campagne a au plus { $most } saisons, et une saison autant de rondes.
refusal-delete-unconfirmed = Cela supprime pour toujours { $campaign } avec toutes ses batailles. Si c’est voulu, ajoutez confirm:true.
refusal-against-oneself = Une bataille a deux joueurs : nommez quelqu’un d’autre comme adversaire.
refusal-other-game = { $campaign } est une campagne d’un autre jeu : { WAY("campaign show") } dit lequel.
refusal-too-many-campaign-battles = Une campagne a au plus { $most } batailles.
refusal-too-many-changes = Cette bataille a été changée { $most } fois : on n’en garde pas davantage.
refusal-no-campaign-battle = La campagne n’a pas { $number ->
    [none] cette bataille
   *[other] de bataille n° { $number }
 } : { WAY("campaign result battles") } les montre.
refusal-no-campaign-battles = { $campaign } n’a aucune bataille de ce genre : { WAY("campaign result battles") } les montre toutes.
refusal-battle-counts = La n° { $number } compte déjà : un organisateur peut la corriger avec { WAY("campaign result edit") }.
refusal-battle-told-already = Ce résultat a déjà été confié à une campagne, comme bataille { $number }.
refusal-battle-void = La n° { $number } a été rayée : un organisateur peut la reprendre avec { WAY("campaign result settle") }.
refusal-battle-changed = La n° { $number } a été corrigée depuis : regardez-la avec { WAY("campaign result battle battle:", $number) }, puis répondez.
refusal-battle-disputed = La n° { $number } est déjà contestée : un organisateur tranche.
refusal-not-your-battle = Seuls ceux qui ont livré la bataille n° { $number } peuvent faire cela.
refusal-own-proposal = Vous avez noté la n° { $number } vous-même : c’est à l’autre joueur de la confirmer.
refusal-own-dispute = Vous avez livré la n° { $number } vous-même : un autre organisateur doit trancher.
refusal-not-your-proposal = Seul celui qui a noté la n° { $number }, tant qu’elle attend, ou un organisateur peut la corriger.
refusal-battle-unchanged = La n° { $number } est déjà ainsi : dites ce qui doit changer.
refusal-bye-has-no-result = La n° { $number } est une exemption : elle n’a pas de résultat à corriger.
refusal-half-points = Les points se disent des deux camps : donnez aussi { $option }.
refusal-unread-day = « { $text } » n’est pas un jour passé : écrivez-le comme 2026-11-22.
refusal-unknown-tie-break = « { $text } » ne départage personne : choisissez parmi { $names }.
refusal-margins-unread = « { $text } » n’est pas une ligne de table : écrivez écart=points, comme 0=10-10, 300=11-9 ou 5%=1.
refusal-margins-mixed = Écrivez tous les écarts en points de victoire, ou tous avec %.
refusal-margins-twice = Chaque écart figure une fois dans la table.
refusal-margins-too-many = Une table a au plus { $most } lignes.
refusal-margins-too-large = Les points d’une table sont au plus { $most }.
campaign-here = Livrer la bataille du salon pour une campagne
param-campaign-untie = Plus pour aucune campagne
action-campaign-here = livrée pour une campagne
campaign-tied = Cette bataille se livre pour { $campaign }{ $region ->
    [none] {""}
   *[other] , avec { $region } pour enjeu
 } : la fin que les deux acceptent y compte.
campaign-sheet = La bataille peut compter dans une campagne où jouent les deux joueurs. Rejoignez-en une, ou commencez-en une que d’autres rejoindront.
campaign-to-join = Rejoindre une campagne
campaign-new = Une nouvelle campagne
campaign-new-typed = Ou tapez /campaign create name:…
button-new-campaign = Nouvelle campagne…
button-join-campaign = Rejoindre { $campaign }
campaign-untied = Cette bataille ne se livre plus pour aucune campagne.
campaign-side-missing = Personne { DE($campaign) } ne joue encore { $side } : /battle join, et /campaign join.
campaign-no-longer = { $campaign } ne prend plus de batailles : rien n’est proposé.
campaign-no-seats = Rien n’est proposé à { $campaign }, car ses joueurs ne tenaient pas les deux camps : notez la bataille avec /campaign result log.
campaign-no-winner = Rien n’est proposé à { $campaign }, car personne n’a dit qui a gagné : dites-le avec /campaign result log.
campaign-terms = Une fois accepté, cela compte dans { $campaign }{ $region ->
    [none] .
   *[other] , avec { $region } pour enjeu.
 }
campaign-agreed = { $campaign } : { $result }. Les deux sont d’accord : cela compte.
campaign-filed = { $campaign } : { $line }
campaign-proposed = { $campaign } : { $result }. Cela compte une fois confirmé par { $other ->
    [none] l’un des deux joueurs
   *[other] { $other }
 }{ $hours ->
    [0] .
    [one] , ou après une heure de silence.
   *[other] , ou après { $hours } heures de silence.
 }
refusal-not-tied = Cette bataille ne se livre pour aucune campagne.
campaign-export = Toute la campagne en un fichier
campaign-import = Ramener une campagne exportée
param-campaign-format = JSON (tout), ou CSV pour tableurs
param-campaign-file = Le fichier JSON
campaign-exported = { $count ->
    [one] La campagne et sa seule bataille :
   *[other] La campagne et ses { $count } batailles :
 }
campaign-imported = { $campaign } est de retour, telle qu’elle était.
refusal-import-by-manager = Le fichier d’une campagne nomme des personnes : seul quelqu’un qui peut gérer ce serveur en apporte un.
refusal-campaign-file-unread = Ce n’est pas une campagne telle que { WAY("campaign export") } l’écrit{ $where ->
    [none] .
   *[other]  : voyez { $where }.
 }
campaign-pairings = Qui rencontre qui dans cette ronde
param-campaign-draw-pairs = Les tirer, en tant qu’organisateur
choice-swiss = Système suisse : points proches, jamais deux fois
choice-round-robin = Toutes rondes : chacun rencontre chacun
campaign-pairings-of = Saison { $season }, ronde { $round }, { $kind ->
    [swiss] système suisse
    [challenges] par défis
   *[round-robin] toutes rondes
 } :
campaign-pair = { $told ->
    [none] { $two ->
        [none] exemption pour { $one }
       *[other] { $one } – { $two }
     }
   *[other] { $told }{ $state ->
        [proposed] {" "}· à confirmer
        [disputed] {" "}· contestée
       *[other] {""}
     }
 }
refusal-no-pairings = Personne n’a tiré les rencontres de la ronde { $round } { DE($campaign) } : un organisateur le fait, avec { WAY("campaign pairings draw:swiss") }.
refusal-nobody-to-pair = { $campaign } a moins de deux joueurs.
refusal-drawn-late = La ronde { DE($campaign) } n’est plus la même : tirez de nouveau.
param-campaign-ratings = La force des joueurs, en Glicko-2
campaign-ratings = Cotes de toutes les saisons (Glicko-2, 1500 au début) :
campaign-rating = **{ $name }** · { $rating } ± { $margin }
param-campaign-into = Pour des batailles en CSV : laquelle les reçoit
campaign-battles-taken = { $count ->
    [one] Une bataille est reprise.
   *[other] { $count } batailles sont reprises.
 }
refusal-import-makes-new = Une campagne d’un fichier JSON en devient une nouvelle, sans l’option campaign : seules des batailles en CSV s’ajoutent à une campagne existante.
refusal-csv-unread = Ce n’est pas un fichier CSV en UTF-8, tel que les tableurs l’enregistrent.
refusal-csv-empty = Il n’y a aucune bataille sous les en-têtes.
refusal-csv-column-missing = La colonne { $column } manque à la première ligne : les colonnes sont { $names }.
refusal-csv-column-unknown = La colonne « { $column } » ne veut rien dire ici : il y a { $names }.
refusal-csv-column-twice = La première ligne a deux fois la colonne { $column }.
refusal-csv-number-taken = { $campaign } a déjà une bataille n° { $number } : laissez number vide, et celles du fichier prennent les numéros suivants.
refusal-csv-cell = Ligne { $line }, colonne { $column } : { $text ->
    [none] il n’y a rien
   *[other] « { $text } »
 } ; { $kind ->
    [whole] il faut un nombre entier de { $least } à { $most }.
    [words] { $most } caractères imprimables au plus.
    [choice] ce peut être { $names }.
    [day] il faut un jour comme 2026-11-22.
    [half] les points de victoire se donnent pour les deux ou pour aucun.
    [outcome] il faut dire qui a gagné : one, two, draw ou bye.
    [player] il faut le nom d’un joueur.
    [bye] une exemption n’a pas de second joueur.
    [oneself] c’est déjà le premier joueur.
    [stranger] personne de la campagne ne s’appelle ainsi : qui s’est battu la rejoint d’abord.
    [namesake] plusieurs de la campagne s’appellent ainsi.
    [region] la carte de la campagne n’a pas cette région.
    [twice] une autre ligne a aussi ce numéro.
   *[many] aucune colonne n’est là pour cela.
 }
form-log-opponent = Parmi ceux qui jouent dans la campagne
form-log-outcome = Comme vous l’avez vu ; l’autre confirme
form-log-points = Points de victoire, les vôtres d’abord
form-log-points-about = Comme 1200-800 ; vide si personne n’a compté
form-log-region = Région
form-log-rest = Ce qu’il faut dire d’autre
form-log-rest-about = Des lignes comme size:2000, date:2026-11-22, game:t9a, note:…, player:Ana (pour d’autres)
refusal-battle-needed = Dites comment elle a fini et contre qui, comme { WAY("campaign result log outcome:i-won opponent:Ben") }, ou remplissez le formulaire qui s’ouvre.
refusal-form-points = « { $text } » n’est pas une paire de points de victoire : écrivez les vôtres, puis ceux de l’adversaire, comme 1200-800.
refusal-form-player = « { $name } » ne désigne aucun joueur précis de la campagne{ $near ->
    [none] .
   *[other]  ; il y a { $near }.
 }
campaign-shown = { $game ->
    [none] Tous les jeux
   *[other] { $game }
 } · { $status ->
    [open] saison { $season }, ronde { $round }
   *[closed] close
 }
campaign-nobody = Personne n’y joue encore : /campaign join.
campaign-behind = Le vainqueur a moins de points de victoire que le vaincu. Si c’est une erreur : /campaign result edit battle:{ $number }.
campaign-traces = { $count ->
    [one] { $names } garde une armée
   *[other] { $names } gardent une armée
 } : /army roster after battle:{ $number } note ce que la bataille a laissé.
refusal-no-battles-yet = { $campaign } n’a pas encore de bataille : { WAY("campaign result log") } en note une.
refusal-no-battle-counts = Aucune bataille ne compte encore dans { $campaign } : { WAY("campaign result log") } en note une, l’autre joueur la confirme.
refusal-season-to-come = { $campaign } en est à la saison { $season } : il n’y en a pas d’autre après.
refusal-round-to-come = La campagne en est à la saison { $season }, ronde { $round } : une bataille ne se range pas plus loin.
refusal-delete-by-name = Pour supprimer, écrivez le nom entier : campaign:"{ $campaign }".
param-battle-game = Le jeu ; sinon celui de la campagne ou du salon
param-campaign-whole = Laquelle, par son nom entier
campaign-stake = Livrée pour { $campaign }{ $region ->
    [none] .
   *[other] , enjeu : { $region }.
 }
