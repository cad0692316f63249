# La carte d’une campagne, et les défis.

command-territory = La carte d’une campagne : qui tient quoi, qui peut attaquer quoi
territory-map = Les régions par propriétaire, et leurs frontières
territory-region = Une région : ses voisines et son histoire
territory-targets = Ce que vous, ou un joueur, pouvez attaquer
territory-draw = Tracer la carte, en tant qu’organisateur : liste, fichier ou formulaire
territory-give = Donner une région à un joueur ou à personne, en tant qu’organisateur
territory-rule = Voir ou changer comment les régions se prennent
command-challenge = Défier un joueur d’une campagne
challenge-send = Défier un joueur
challenge-list = Les défis en attente, et ceux de la ronde
challenge-accept = Relever un défi qui vous est lancé
challenge-decline = Refuser un défi qui vous est lancé
challenge-withdraw = Retirer votre défi

param-battle-region = La région de la carte qui en est l’enjeu
param-territory-region = Laquelle
param-territory-file = Aussi en fichier, à changer et à retracer
param-territory-map = Nom (propriétaire) : voisine, voisine ; Nom… Omis : un formulaire
param-territory-list = La même liste en fichier : texte, JSON ou CSV
param-territory-owner = À qui ; à personne si omis
param-territory-over-links = Seulement depuis une région voisine que l’on tient
param-territory-from-owner = Seulement en battant son propriétaire
param-territory-wins = Victoires de suite qui prennent une région
param-territory-answer = Heures pour répondre à un défi ; 0 sans fin
param-territory-challenge = Son numéro

territory-title = { $count ->
    [one] Une région
   *[other] { $count } régions
 }
territory-held = { $owner ->
    [none] Personne
   *[other] { $owner }
 } ({ $count }) : { $regions }
territory-border = { $region } ↔ { $links }
territory-borders-elsewhere = Les frontières sont trop nombreuses pour tenir ici : /campaign territory region dit celles d’une région, file:true les apporte toutes.
territory-over-links = Une région s’attaque depuis une voisine ; qui n’en tient aucune commence où il veut.
territory-anywhere = Toute région peut être attaquée.
territory-from-owner = Elle se prend en battant son propriétaire ; si elle n’est à personne, en y gagnant.
territory-from-anybody = Elle va à qui y gagne, contre n’importe qui.
territory-wins = Il faut { $wins } victoires de suite pour la prendre.
challenge-hours = { $hours ->
    [0] Les défis attendent leur réponse sans fin.
    [one] Un défi s’éteint après une heure de silence.
   *[other] Un défi s’éteint après { $hours } heures de silence.
 }
territory-owned = { $region } : { $owner ->
    [none] à personne
   *[other] { $owner } la tient
 }
territory-neighbour = { $region } : { $owner ->
    [none] à personne
   *[other] { $owner }
 }
territory-target = { $region } ← { $own }
territory-first = Au début : { $owner ->
    [none] à personne
   *[other] { $owner }
 }
territory-earlier = … { $count } avant
territory-given = { $day } · { $owner ->
    [none] un organisateur la rend libre
   *[other] un organisateur la donne à { $owner }
 }
territory-fought = { $day } · N° { $number } · { $effect ->
    [taken] { $winner } la prend
    [held] { $winner } la garde
    [drawn] personne ne gagne, elle reste comme elle est
    [begun] { $winner } y gagne ({ $wins } de suite), il en faut plus
    [no-link] { $winner } y gagne et ne tient rien à côté : elle reste comme elle est
   *[other-owner] { $winner } y gagne, mais pas contre { $owner } : elle reste comme elle est
 }
territory-targets-title = { $count ->
    [0] { $name } ne peut rien attaquer
    [one] { $name } peut attaquer une région
   *[other] { $name } peut attaquer { $count } régions
 }
territory-targets-all = Qui peut attaquer quoi
territory-targets-of = { $name } : { $regions ->
    [none] rien
   *[other] { $regions }
 }
territory-form = Tracer la carte
territory-form-map = Les régions, une par ligne
territory-form-about = Col de Fer (Ana) : Vieille Mine, Porte du Fleuve
territory-mended = { $count ->
    [one] Une frontière n’était dite que d’un côté et vaut pour les deux : { $links }.
   *[other] { $count } frontières n’étaient dites que d’un côté et valent pour les deux : { $links }.
 }
territory-rule-shown = Comment les régions se prennent
territory-rule-changed = Changé. Toutes les batailles comptent ainsi désormais :
told-territory-map = { $count ->
    [one] La carte a maintenant une région.
   *[other] La carte a maintenant { $count } régions.
 }
told-territory-owner = { $owner ->
    [none] { $region } n’est à personne
   *[other] { $region } va à { $owner }
 }{ $day ->
    [none] .
   *[other] {" "}à partir du { $day }.
 }
told-challenge-sent = Défi n° { $number } : { $who } défie { $two }{ $region ->
    [none] {""}
   *[other] {" "}pour { $region }
 }.{ $until ->
    [none] {""}
   *[other] {" "}Réponse attendue avant le { $until }.
 }
told-challenge-accepted = { $who } relève le défi : { $one } et { $two } se rencontrent à la ronde { $round }{ $region ->
    [none] {""}
   *[other] {" "}pour { $region }
 }.
told-challenge-declined = { $who } refuse le défi { DE($one) }.
told-challenge-withdrawn = Le défi { DE($one) } à { $two } est retiré.
button-accept = Relever
button-decline = Refuser
challenges-title = Défis
challenge-line = N° { $number } · { $one } → { $two }{ $region ->
    [none] {""}
   *[other] {" "}pour { $region }
 } · { $state ->
    [accepted] relevé
   *[open] { $until ->
        [none] en attente
       *[other] en attente jusqu’au { $until }
     }
 }
campaign-pair-challenge = { $pair } · défi{ $region ->
    [none] {""}
   *[other] {" "}pour { $region }
 }

refusal-no-map = Cette campagne n’a pas de carte : un organisateur la trace avec { WAY("campaign territory draw") }.
refusal-unknown-region = « { $region } » n’est pas une région de la carte{ $near ->
    [none]  : { WAY("campaign territory map") } les montre.
   *[other]  : vouliez-vous dire { $near } ?
 }
refusal-region-other-owner = { $region } est à { $owner } et ne se prend qu’à son propriétaire, qui n’est aucun des deux.
refusal-region-no-link = Aucun des deux ne peut prendre { $region } à l’autre : elle s’attaque depuis une région voisine.
refusal-region-may-not = Vous ne tenez rien à côté { DE($region) } : elle s’attaque depuis une région voisine.
refusal-region-own = { $region } est déjà à vous.
refusal-region-owned-already = { $owner ->
    [none] { $region } n’est déjà à personne.
   *[other] { $region } est déjà à { $owner }.
 }
refusal-map-needed = La carte se donne dans map:, en fichier, ou dans le formulaire qui s’ouvre, une ligne par région comme « Col de Fer (Ana) : Vieille Mine, Porte du Fleuve ».
refusal-map-twice-given = La carte se donne en texte ou en fichier, pas les deux.
refusal-map-too-long-for-form = Cette carte est trop longue pour un formulaire : prenez-la avec { WAY("campaign territory map file:true") } et rapportez-la en fichier.
refusal-map-unread = Ce n’est pas une carte : il faut du texte en UTF-8 avec une ligne par région, un CSV aux colonnes region, owner, links, ou un JSON avec une liste de name, owner et links.
refusal-map-line = La ligne { $line }, « { $text } », ne nomme aucune région : écrivez-la comme « Col de Fer (Ana) : Vieille Mine, Porte du Fleuve », sans parenthèse, deux-points ni barre dans les noms.
refusal-map-empty = La carte ne nomme aucune région : écrivez une ligne pour chacune.
refusal-map-too-large = Une carte a au plus { $most } régions, pas { $count }.
refusal-map-twice = La ligne { $line } nomme { $region } une seconde fois.
refusal-map-unknown-link = Ligne { $line }, { $region } : « { $link } » n’est pas une région de cette carte{ $near ->
    [none] .
   *[other] ; il y a { $near }.
 }
refusal-map-links-itself = Ligne { $line } : { $region } n’est pas à côté d’elle-même.
refusal-map-too-many-links = { $region } a plus de { $most } régions voisines.
refusal-map-unknown-owner = Ligne { $line } : « { $name } » ne désigne aucun joueur précis de la campagne{ $near ->
    [none]  : d’abord { WAY("campaign join") }.
   *[other]  ; il y a { $near }.
 }
refusal-challenges-oneself = On ne se défie pas soi-même.
refusal-challenge-waits = Le défi n° { $number } entre vous et { $name } attend déjà sa réponse.
refusal-challenge-again = Vous et { $name } vous êtes entendus là-dessus pour cette ronde : défi n° { $number }.
refusal-too-many-challenges = Une campagne a au plus { $most } défis.
refusal-no-challenge = { $campaign } n’a pas de défi { $number ->
    [none] de ce genre.
   *[other] n° { $number }.
 }
refusal-challenge-answered = Le défi n° { $number } est clos : { $state ->
    [accepted] il a été relevé.
    [declined] il a été refusé.
    [withdrawn] il a été retiré.
   *[lapsed] personne n’y a répondu à temps.
 }
refusal-not-challenged = Le défi n° { $number } ne vous est pas lancé : qui est défié y répond.
refusal-not-your-challenge = Le défi n° { $number } n’est pas le vôtre : qui l’a lancé, ou un organisateur, le retire.
refusal-no-challenges = { $campaign } n’a aucun défi en attente ni convenu pour cette ronde : lancez-en un avec { WAY("campaign challenge send") }.
