# Lectures du texte dont les joueurs conviennent avant la bataille.
house-in-play-tie = Dissiper un sort en jeu
    .about = Si un score tout juste égal à la valeur de lancement met fin à un sort qui reste en jeu
house-value-dispelled = l’égalité dissipe
house-value-holds = l’égalité échoue
house-destroyed-panic = Panique pour des alliés anéantis
    .about = Quand tester pour des alliés anéantis par la magie, le tir ou au corps à corps
house-value-in-sequence = selon la séquence du tour
house-value-at-once = aussitôt
house-fear-power = Plusieurs assaillants causant la Peur
    .about = De qui compte la PU quand une unité chargée rate son test de Peur
house-value-charger = de l’assaillant du test
house-value-all-chargers = de tous ceux qui causent la Peur
