procedure-deviate = Déviation
    .about = Où tombe un objet : un dé de déviation et une distance, D6 pouces si rien n’est dit
procedure-line-template = Gabarit Linéaire
    .about = Figurines touchées par une ligne : rangs et colonnes moins un
procedure-circular-template = Gabarit circulaire
    .about = Combien de figurines un gabarit rond touche au plus
procedure-full-rank = Rangs
    .about = Rangs complets d’une unité, et si elle est une horde
outcome-deviate = { $hit ->
    [yes] Touché ! Rien ne bouge.
   *[no] Il se déplace de { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
     } dans le sens de la flèche{ $bearing ->
        [none] { "" }
       *[other] , à { $bearing }°
     }.
 }
outcome-line-template = { $models ->
    [one] Une figurine est touchée.
   *[other] { $models } figurines sont touchées.
 }
outcome-circular-template = { $models } figurines touchées au plus.
outcome-full-rank = Rangs complets : { $full }{ $rear ->
    [0] .
   *[other] , et { $rear } dans un rang arrière incomplet.
 }{ $horde ->
    [yes] {" "}C’est une horde.
   *[no] {""}
 }
lacks-troop-types = la largeur des rangs des types monstrueux, des chars et des monstres
roll-scatter-die = déviation, 1 et 6 touchent
roll-scatter-distance = pouces
choice-1 = 1 pouce
choice-3 = 3 pouces
choice-5 = 5 pouces
choice-20x20 = 20 × 20 mm
choice-25x25 = 25 × 25 mm
choice-40x40 = 40 × 40 mm
choice-25x50 = 25 × 50 mm
param-drift = La distance que dit la règle : D6, 2D6, 4
param-replaced = Figurines que remplacent des Personnages aux socles compatibles
param-ranks = Rangs traversés par la ligne
param-files = Colonnes : traversées par la ligne, ou largeur du premier rang
param-template = Diamètre en pouces
param-base = Socles des figurines
param-monstrous = Si elle a des Rangs Monstrueux
result-hit = touché
result-models = figurines
result-full = rangs complets
result-rear = au rang arrière
result-horde = horde
choice-direction = une direction aléatoire
