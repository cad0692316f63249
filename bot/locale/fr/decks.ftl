# Les piles de cartes et les mains.

command-deck = Les piles de cartes que vous entrez
command-card = Vos cartes, en main et en jeu
deck-new = Créer une pile avec vos cartes, et la mélanger
deck-list = Montrer chaque pile : cartes restantes, en main, en jeu
deck-show = Montrer les cartes d’une pile, et celles face visible
deck-shuffle = Mélanger les cartes face cachée
deck-remove = Retirer une pile de la bataille
card-draw = Piocher : une main pleine, ou le nombre voulu
card-hand = Voir votre main ; personne d’autre ne la voit
card-play = Jouer des cartes de votre main
card-discard = Défausser des cartes, face visible
card-score = Marquer des cartes : ce qu’elles demandent est accompli
param-deck-name = Son nom ; une pile de ce nom déjà jouée ici prête ses cartes
param-cards = Les cartes : Nom : texte ; Nom : texte – 3x Nom pour des copies
param-deck-file = Les cartes dans un fichier : une par ligne, Nom : texte, ou du JSON
param-deck-kind = Comment on pioche ; une main secrète si rien n’est dit
param-deck-real = Vous mélangez et tenez de vraies cartes ; le bot note ce qui est joué
param-deck = La pile ; inutile s’il n’y en a qu’une possible
param-card = La carte ; plusieurs avec ; entre elles
param-discards = La défausse est mélangée avec
param-stays = Elle reste en jeu, face visible
param-extra = Au-delà d’une main pleine, comme le donne une carte ou une aptitude
button-hand = Ma main

action-deck-new = pile créée
action-deck-shuffle = pile mélangée
action-deck-remove = pile retirée
action-card-draw = cartes piochées
action-card-play = cartes jouées
action-card-discard = cartes défaussées
action-card-score = cartes marquées

deck-kind-hand = Main secrète
deck-kind-open = Piochée face visible
deck-kind-choice = Au choix
deck-common = Pour tous
deck-count = { $count ->
    [0] Aucune pile. Créez-en une : /deck new
    [one] Une pile.
   *[other] { $count } piles.
 }
deck-cards = Toutes ses cartes
deck-line = { $deck } : { $left ->
    [0] pile vide
    [one] { $left } restante
   *[other] { $left } restantes
 }{ $hand ->
    [0] { "" }
   *[other] , { $hand } en main
 }{ $discarded ->
    [0] { "" }
    [one] , une défaussée
   *[other] , { $discarded } défaussées
 }{ $scored ->
    [0] { "" }
    [one] , une marquée
   *[other] , { $scored } marquées
 }{ $laid ->
    [none] { "" }
   *[other] , en jeu : { $laid }
 }
pile-laid = En jeu
pile-discard = Défaussées
pile-scored = Marquées
deck-made = { $side ->
    [none] { $deck }
   *[other] { $side }, { $deck }
 } : { $count ->
    [one] une carte
   *[other] { $count } cartes
 }, { $dealing ->
    [real] mélangées et tenues par vous. Nommez ce que vous jouez.
    [choice] toutes face visible. Choisissez avec /deck play.
   *[other] mélangées. Piochez avec /deck draw.
 }
deck-shuffled = { $deck } : la pile est mélangée.
deck-removed = { $deck } : la pile est retirée.
cards-drawn = { $side ->
    [none] { $deck }
   *[other] { $side }, { $deck }
 } : { $count ->
    [one] une carte piochée.
   *[other] { $count } cartes piochées.
 }
card-turned = { $deck } : une carte est retournée.
card-used-play = { $side ->
    [none] Carte jouée
   *[other] { $side } joue
 } : { $cards }.
card-used-discard = { $side ->
    [none] Carte défaussée
   *[other] { $side } défausse
 } : { $cards }.
card-used-score = { $side ->
    [none] Carte marquée
   *[other] { $side } marque
 } : { $cards }.
hand-count = { $deck } : { $count ->
    [0] aucune carte en main.
    [one] une carte en main.
   *[other] { $count } cartes en main.
 }
hand-unknown = { $count ->
    [one] une carte que vous seul connaissez
   *[other] { $count } cartes que vous seul connaissez
 } : nommez-la en la jouant, ou redistribuez avec /deck shuffle
change-deck = { $deck } : { $left } dans la pile, { $hand } en main
log-deck = { $cards ->
    [none] { $count ->
        [0] { $deck }
        [one] { $deck }, une carte
       *[other] { $deck }, { $count } cartes
     }
   *[other] { $deck } : { $cards }
 }

refusal-cards-needed = Quelles cartes dans { $deck } ? Écrivez-les dans cards, ou joignez un fichier d’une ligne par carte. Les piles déjà jouées ici sont connues par leur nom.
refusal-cards-and-file = Les cartes sont dans cards ou dans le fichier, pas dans les deux.
refusal-cards-unreadable = Je ne lis pas de cartes là-dedans : un fichier texte d’une ligne par carte, Nom : texte, ou une liste JSON.
refusal-unknown-deck = Aucune pile ne s’appelle { $name } ; { $names ->
    [none] créez-en une avec { WAY("deck new") }.
   *[other] il y a : { $names }.
 }
refusal-unknown-deck-kind = Aucune pile n’est du genre { $text } ; genres : { $names }.
refusal-no-deck = Il n’y a pas encore de pile pour cela : { WAY("deck new") } en crée une.
refusal-which-deck = Quelle pile ? Nommez dans deck une de celles-ci : { $names }.
refusal-deck-of-choice = On ne pioche pas dans { $deck } : toutes ses cartes sont face visible. Choisissez avec { WAY("deck play") }.
refusal-deck-chosen = { $deck } : { $most ->
    [one] une carte est déjà choisie
   *[other] { $most } cartes sont déjà choisies
 }, et pas plus.
refusal-hand-full = La main { DE($deck) } compte { $most } cartes au plus : défaussez, ou piochez-en moins{ TYPED(" ; extra:true si une carte ou une aptitude en donne davantage") }.
refusal-card-not-held = { $text } n’est pas dans votre main. { $names ->
    [none] { WAY("deck hand") } montre ce qui y est.
   *[other] Vous tenez : { $names }.
 }
refusal-card-scored-later = Les cartes { DE($deck) } se marquent à votre propre tour, dans cette phase : { $phase }.
refusal-deck-gone = Ce paquet n’est plus sur la table : il n’y a pas de main à montrer.
refusal-not-your-hand = Seul qui joue { $side ->
    [none] ce camp
   *[other] { $side }
 } voit cette main.
