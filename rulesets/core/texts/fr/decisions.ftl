# Décisions que les règles laissent aux joueurs.
house-decisions = Décisions au milieu d’un jet
    .about = Si un jet s’arrête pour qu’un joueur décide, par exemple de poursuivre ou de se retenir
house-value-ask = les joueurs sont consultés
house-value-defaults = personne n’est consulté
house-value-ask-only-opponents = seuls ceux dont ce n’est pas le tour sont consultés
house-dice-of = Vrais dés
    .about = Qui peut donner les vrais dés lancés pour l’unité d’un autre joueur
house-value-owner-or-asker = qui joue l’unité, ou qui a demandé l’action
house-value-owner-only = qui joue l’unité, et lui seul

decision-pursuit = poursuivre, ou tenter de réfréner les combattants ?
decision-pursuit-pursue = Poursuivre
decision-pursuit-hold-back = Réfréner
decision-prey = poursuivre laquelle des unités démoralisées ?
decision-pursuit-side = poursuivre les fuyards de quel côté ?
decision-pursuit-side-front = De face
decision-pursuit-side-flank = Sur son flanc
decision-pursuit-side-rear = Sur ses arrières
decision-hider = qui se dérobe au défi ?
decision-follow-up = suivre les vaincus, ou rester sur place ?
decision-follow-up-follow = Suivre
decision-follow-up-stay = Rester
decision-strike-character = frapper le personnage qui lui fait face, ou les soldats seuls ?
decision-strike-character-strike = Frapper le personnage
decision-strike-character-spare = Les soldats seuls
