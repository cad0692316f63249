# La chronique : une bataille par ses tournants, et une campagne en site.

command-chronicle = Chroniques : une bataille ou une campagne à montrer autour de soi
chronicle-battle = Une bataille par ses tournants : image, page et texte
param-chronicle-number = Numéro d’une bataille de la campagne, plutôt qu’une livrée ici

chronicle-title = Chronique : { $battle }
chronicle-running = La bataille dure encore : tour { $turn }
chronicle-no-points = Aucun point n’a été compté.
chronicle-file = chronique
chronicle-moments = Tournants de la bataille
chronicle-fallen = Figurines perdues à chaque tour
chronicle-points = Points de victoire après chaque tour
chronicle-side = Camp
chronicle-moment = **Tour { $turn }, n° { $number }** · { $what }{ $costs ->
    [none] { "" }
   *[other] { " " }({ $costs })
 }
chronicle-cost = { $side } −{ $share } %
chronicle-combat = { $winners ->
    [none] un combat gagné de { $margin }
   *[other] { $winners } : combat gagné de { $margin }
 }
chronicle-general = mort { DE($unit) }, le Général ({ $side })
chronicle-gone = { $unit } ({ $side }) : unité anéantie
chronicle-flight = { $unit } ({ $side }) : { $lost ->
    [0] { $count } en fuite
    [one] une figurine perdue, { $count } en fuite
   *[other] { $lost } figurines perdues, { $count } en fuite
 }
chronicle-loss = { $unit } ({ $side }) : { $count ->
    [one] une figurine perdue
   *[other] { $count } figurines perdues
 }
chronicle-more = { $count ->
    [one] une autre unité
   *[other] { $count } autres unités
 }
chronicle-method = Les { $most } entrées du journal qui pèsent le plus : 1 par % de l’armée perdu (au coût si chaque unité en a un, sinon en figurines), { $flight } par % mis en fuite, { $general } pour un Général, et l’écart du résultat de combat ; rien sous { $least }. Les jets secrets qui n’ont pas été montrés sont laissés de côté.
chronicle-short-method = Tournants : la plus grande part d’armée perdue ou mise en fuite, le Général, l’écart d’un combat.
chronicle-no-moments = Aucune entrée n’a pesé assez pour être un tournant.
chronicle-turn-line = { $title } : { $values }
chronicle-turn-part = T{ $turn } { $values }
chronicle-left = { $side } : { $models ->
    [0] plus de figurine sur { $size }
    [one] une figurine restante sur { $size }
   *[other] { $models } figurines restantes sur { $size }
 }
chronicle-picture = { $battle }. { $facts }
chronicle-strength = Figurines restantes, en % de l’effectif de départ

refusal-chronicle-which = Quelle bataille de la campagne ? Donnez aussi son numéro : { WAY("campaign chronicle battle number:3") }.
refusal-chronicle-elsewhere = La bataille { $number } { DE($campaign) } n’a pas été livrée ici, ou n’est plus gardée : il n’y a pas de journal pour la raconter.
chronicle-lucky = Chance aux dés (part des joueurs qui en auraient eu moins)
chronicle-luck = { $player }{ $source ->
    [typed] { " " }(vrais dés)
    [mixed] { " " }(dés mêlés)
   *[other] { "" }
 } { $share }

chronicle-post = Publier une bataille finie dans un forum de ce serveur
param-chronicle-forum = Le forum
chronicle-posted = La bataille est racontée dans { $thread }.
chronicle-known = La bataille est déjà racontée, dans { $thread }.
refusal-chronicle-not-over = La bataille dure encore : elle se publie une fois finie par { WAY("battle end") }.
refusal-forum-not-yours = Vous ne pouvez pas publier dans { $forum } vous-même : rien n’y est donc publié pour vous.
refusal-forum-wants-tag = { $forum } exige une étiquette pour chaque publication, et le choix en revient à ses membres : qu’ils lèvent cette exigence, ou choisissez un autre forum.
refusal-forum-not-reached = Discord n’a pas pris la publication dans { $forum } à l’instant : redemandez-la dans un moment. Il y en aura une, pas deux.
refusal-forum-not-allowed = Discord ne prend pas de publication de ma part dans { $forum } : il me faut le voir, y publier et y joindre des fichiers.

## Le site d’une campagne

chronicle-site = Une campagne en pages web : classement, batailles, joueurs, graphiques
chronicle-link = Montrer une campagne sur le web derrière un lien, comme organisateur
param-chronicle-remove = Ne plus la montrer

site-packed = Le site est prêt : { $count ->
    [0] pas encore de bataille
    [one] une bataille
   *[other] { $count } batailles
 }.
site-open = Décompressez-le n’importe où et ouvrez index.html : aucune page ne demande rien à un réseau.
site-pages-made = { $count ->
    [one] Une page
   *[other] { $count } pages
 }, lisibles en clair comme en sombre, imprimables.
site-opened = La campagne se voit sur le web, en lecture seule.
site-link-about = Qui a ce lien voit les noms, factions et résultats de tous les joueurs. /campaign chronicle link remove:true y met fin.
site-closed = La campagne ne se voit plus sur le web ; son lien est perdu pour de bon.
refusal-sites-off = Ce bot ne montre pas de campagne sur le web ; { WAY("campaign chronicle site") } donne les mêmes pages en archive.
refusal-no-site = { $campaign } ne se voit pas sur le web.

site-skip = Au contenu
site-campaign = Campagne
site-pages = Pages
site-more = Autres batailles
site-made = État du { $moment } · Vexille
site-standings = Classement
site-battles = Batailles
site-players = Joueurs
site-lead = Saison { $season }, ronde { $round }{ $game ->
    [none] { "" }
   *[other] { " " }· { $game }
 } · { $players ->
    [0] aucun joueur
    [one] un joueur
   *[other] { $players } joueurs
 } · { $battles ->
    [0] aucune bataille
    [one] une bataille
   *[other] { $battles } batailles
 }{ $status ->
    [closed] { " " }· close
   *[other] { "" }
 }
site-season = Classement de la saison { $season }
site-nobody = Personne ne participe encore.
site-place = #
site-player = Joueur
site-points = Points
site-record = Bilan
site-record-about = Bilan : victoires-nuls-défaites.
site-difference = Écart
site-byes = Exemptions
site-course = Le fil de la saison
site-course-about = Points de campagne { $count ->
    [one] du joueur de tête
   *[other] des { $count } joueurs de tête
 }, au fur et à mesure.
site-step-round = R{ $number }
site-step-battle = n° { $number }
site-as-table = En tableau
site-map = La carte
site-region = Région
site-owner = Propriétaire
site-nobodys = personne
site-beside = Voisines
site-newest = Dernières batailles
site-battles-count = { $count ->
    [0] Pas encore de bataille
    [one] Une bataille qui compte
   *[other] { $count } batailles qui comptent
 }
site-no-battles = Aucune bataille ne compte encore.
site-number = N°
site-who = Qui
site-against = contre
site-result = Résultat
site-day = Jour
site-round = Ronde
site-game = Jeu
site-draw = nul
site-bye = exemption
site-first-won = Le joueur nommé en premier a gagné, sauf nul ou exemption.
site-newer = Plus récentes
site-older = Plus anciennes
site-page = { $number } sur { $count }
site-everybody = Tous les joueurs
site-rating = Cote
site-army = Armée
site-rating-about = Bilan : victoires-nuls-défaites, toutes saisons. Cote : Glicko-2, juste à ce qui suit ± près dans 19 cas sur 20.
site-factions = Résultats par faction
site-faction = Faction
site-won = victoires
site-drawn = nuls
site-lost = défaites
site-luck = La chance aux dés
site-luck-about = Combien de joueurs sur cent auraient eu moins de chance, aux tests, lancers groupés et attaques { $count ->
    [one] de la dernière bataille livrée ici
   *[other] des { $count } dernières batailles livrées ici
 } ; 50 est ce à quoi s’attendre.
site-luckier = Plus de chance que, %
site-scored = Réussi
site-expected = Attendu
site-rounds = Les rondes se lisent saison.ronde.
