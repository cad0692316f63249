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
chronicle-general = mort de { $unit }, le Général ({ $side })
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
chronicle-method = Les { $most } entrées qui pèsent le plus : un par centième de son armée qu’un camp a perdu (au coût si chaque unité en a un, sinon en figurines), { $flight } par centième mis en fuite, { $general } pour un Général, et l’écart du résultat de combat ; rien sous { $least }. Les jets secrets qui n’ont pas été montrés sont laissés de côté.
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
chronicle-strength = Figurines restantes, en centièmes de celles qui sont venues

refusal-chronicle-which = Quelle bataille de la campagne ? Donnez aussi son numéro : /chronicle battle number:3.
refusal-chronicle-elsewhere = La bataille { $number } de { $campaign } n’a pas été livrée ici, ou n’est plus gardée : il n’y a pas de journal pour la raconter.

chronicle-post = Publier une bataille finie dans un forum de ce serveur
param-chronicle-forum = Le forum
chronicle-posted = La bataille est racontée dans { $thread }.
chronicle-known = La bataille est déjà racontée, dans { $thread }.
refusal-chronicle-not-over = La bataille dure encore : elle se publie une fois finie par /battle end.
refusal-forum-not-yours = Vous ne pouvez pas publier dans { $forum } vous-même : rien n’y est donc publié pour vous.
refusal-forum-wants-tag = { $forum } exige une étiquette pour chaque publication, et le choix en revient à ses membres : qu’ils lèvent cette exigence, ou choisissez un autre forum.
refusal-forum-not-allowed = Discord ne prend pas de publication de ma part dans { $forum } : il me faut le voir, y publier et y joindre des fichiers.
