# Le pupitre : un message qui montre la bataille et ce qu’on peut y faire maintenant.

command-desk = Jouer par boutons
desk-title = Le pupitre
desk-table = Table
desk-own = Pour moi
desk-menu = Menu
desk-campaign = Campagne…
desk-begins-who = Qui joue en premier ?
desk-answer = Répondre…
desk-more-asked = ⏳ { $count ->
    [one] 1 autre question attend
   *[other] { $count } autres questions attendent
} : affichées ici dès qu’une de celles-ci a sa réponse.
desk-acts = { $acts } ({ $count })
desk-due = { $acts } ({ $due ->
    [one] { $due } dû
   *[other] { $due } dus
 })
desk-rare = Autres actes…
desk-who = { $act } : laquelle des { $count } ?
desk-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
desk-cut = Il y a plus à faire qu’un message n’en montre : /do propose tout.
desk-target = Sur qui ?
step-who = Qui ?
answer-or-more = { $least } ou plus
answer-beyond = plus de { $length }
answer-in-vain = { $said } : { $why }
answer-out = hors de portée
answer-fails = échoue
desk-do = C’est parti
desk-begins = { $side } joue en premier
desk-changed = La table a changé depuis : regardez à nouveau.
desk-real-dice = Vrais dés
desk-bot-dice = Dés du bot
desk-chances = Probabilités seulement

# Ce qui se tape ailleurs, dans le refus à qui appuie.
by-desk-acts = un bouton du pupitre
by-desk-desk = le pupitre
by-desk-undo = « Annuler »
by-desk-next = « Suite »
by-desk-table = « Table » dans le menu
by-desk-end = « Finir » dans le menu
by-desk-join = le bouton d’une place dans le menu
by-desk-leave = « Quitter la place » du menu
by-desk-unit = sa fiche dans le menu
by-desk-units = « Unités » dans le menu

refusal-desk-moved-on = Ce n’est plus possible : la table a changé depuis. Le pupitre montre ce qui l’est.

# Commandes des menus des messages et des personnes.

menu-undo = Annuler ceci
menu-details = Expliquer ce jet
menu-language = Dans ma langue
menu-chances = Probabilités de ce jet
menu-army = Lire comme liste d’armée
menu-challenge = Défier
refusal-message-tells-no-act = Ce message ne raconte aucun jet de la bataille d’ici : choisissez une réponse du bot dont la dernière ligne porte un numéro.

# Ce par quoi le pupitre commence, et ce qui se corrige à la main.

desk-army = Armée : { $side }
desk-army-which = Quelle armée rejoint { $side } ?
desk-army-seat = Personne ne joue encore { $side } : prenez ce camp, et le bouton suivant amène son armée.
desk-army-about = Une armée que vous gardez, une liste que vous collez, ou une autre pour essayer le jeu.
desk-army-own = Vos armées
desk-army-paste = Coller une liste…
desk-army-sample = À l’essai : { $army }
desk-army-sample-uncosted = Les armées à l’essai n’ont pas de valeur en points : { $game } n’en donne pas à ses unités.
desk-start = Une nouvelle bataille
desk-start-game = Une nouvelle bataille : { $game }{ $points ->
    [none] { "" }
   *[other] , { $points } points
 }
desk-start-about = Choisissez votre adversaire : la bataille commence aussitôt. Ou commencez : l’adversaire la rejoindra par « Jouer ».
desk-start-other = Un autre jeu
desk-start-points = Points de la bataille
desk-start-size = { $points } points
desk-start-house = Règles maison…
desk-start-back = ← La bataille
desk-start-against = Jouer contre…
desk-start-open = Commencer, l’adversaire viendra
desk-start-names = Noms et points…
desk-start-typed = Ou tapez /battle start, avec side_one, side_two et points
desk-start-side = Comme les joueurs l’appellent
desk-dice-other = Autres dés…
desk-dice-more = D’autres jets
desk-dice-left = maintenant à…
desk-dice-needed = { $count }D6 : chacun doit faire…
desk-dice-against = { $count ->
    [one] { $count } dé à { $least }+
   *[other] { $count } dés à { $least }+
 }
desk-dice-any = Dés à { $least }+
desk-dice-pool = D6 qui doivent faire…
desk-dice-many = { $count ->
    [one] 1 dé
   *[other] { $count } dés
 }
desk-die-scatter = Dé de dispersion
desk-die-artillery = Dé d’artillerie
desk-unit = Unités
desk-unit-which = Quelle unité ?
desk-unit-more = Ajouter des unités : { $side }
desk-unit-other = Une autre unité
desk-unit-destroyed = Détruite
desk-unit-change = Modifier…
desk-unit-remove = Retirer de la liste
desk-unit-leaves = Quitter { $host }
desk-unit-joins = Rejoindre…
desk-wounds-lost = −{ $count } PV
desk-models-lost = { $count ->
    [one] −{ $count } figurine
   *[other] −{ $count } figurines
}
desk-wounds-back = +{ $count } PV
desk-models-back = { $count ->
    [one] +{ $count } figurine
   *[other] +{ $count } figurines
}
desk-status-ends = Plus : { $status }
desk-status-which = Qu’est-ce qui n’est plus vrai d’elle ?
desk-rules = Règles
desk-rule-which = quelle règle ?
desk-rule-phase = Règles de cette phase
desk-abilities-now = Aptitudes de cette phase
desk-rule-all = Les { $count } de cette phase, par nom
desk-rule-units = Règles des unités présentes
desk-rule-other = Chercher une règle…
desk-rule-text = Règle
desk-rule-about = Un nom ou quelques mots : fuite, qui frappe en premier
desk-renew = Actualiser
desk-back = ← Pupitre
refusal-desk-no-units = Vous n’avez pas encore d’unité ici : amenez d’abord une armée.
