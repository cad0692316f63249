# Le pupitre : un message qui montre la bataille et ce qu’on peut y faire maintenant.

command-desk = Jouer par boutons
desk-title = Le pupitre
desk-table = Table
desk-own = Pour moi
desk-who = { $act } : laquelle des { $count } ?
desk-more = { $count } autres
desk-cut = Il y a plus à faire qu’un message n’en montre : /do propose tout.
desk-target = Sur qui ?
desk-do = C’est parti
desk-changed = La table a changé depuis : regardez à nouveau.
desk-real-dice = Vrais dés
desk-bot-dice = Dés du bot
desk-chances = Probabilités seulement

refusal-desk-moved-on = Ce n’est plus possible : la table a changé depuis. Le pupitre montre ce qui l’est.

# Commandes des menus des messages et des personnes.

menu-undo = Annuler ceci
menu-details = Expliquer ce jet
menu-language = Dans ma langue
menu-chances = Probabilités de ce jet
menu-challenge = Défier
refusal-message-tells-no-act = Ce message ne raconte aucun jet de la bataille d’ici : choisissez une réponse du bot dont la dernière ligne porte un numéro.
