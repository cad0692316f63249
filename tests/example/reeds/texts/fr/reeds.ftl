ruleset-reeds = Roseaux

procedure-cross = Traversée du marais
    .about = Traverser le marais et voir qui en sort sec
outcome-cross = { $state ->
    [dry] Pieds secs, { $paces } pas plus loin.
   *[soaked] Trempés jusqu’aux cordes, { $paces } pas plus loin.
 }
procedure-volley = Volée
    .about = Tirer une volée de flèches sur une bande
outcome-volley = { $felled ->
    [0] Personne ne tombe.
    [one] Une figurine tombe.
   *[other] { $felled } figurines tombent.
 }
procedure-rally = Ralliement
    .about = Rallier une bande ébranlée
outcome-rally = { $rallied ->
    [yes] La bande se rallie.
   *[no] La bande reste ébranlée.
 }

param-unit = Votre bande
param-target = La bande visée
param-depth = Profondeur de l’eau
param-pace = Distance parcourue dans l’eau : 4 ou D6
param-shots = Flèches tirées
param-aim = Plus petite face qui touche, avant les roseaux
param-reeds = Si la cible se tient dans les roseaux
param-soaked = Si les cordes des arcs sont mouillées
param-target-rules = Règles spéciales de la cible
param-nerve = Plus grand total qui rallie
param-omen = Si un présage est dépensé
param-rules = Règles spéciales de la bande

choice-ankle = à la cheville
choice-waist = à la taille
choice-omens = Présages
value-dry = au sec
value-soaked = trempée

roll-footing = équilibre
roll-pace = allure
roll-arrows = flèches
roll-arrow-wounds = qui tombe
roll-rally = ralliement
modifier-reeds = roseaux
modifier-marsh-born = enfants du marais
modifier-omen = présage
modifier-sworn = serment
step-out-of-sight = Il faudrait { $need }+ pour toucher : la cible est invisible.
refusal-soaked-strings = Des cordes mouillées ne tirent pas ; attendez le tour suivant, ou répondez non à soaked.

result-state = état
result-paces = pas
result-felled = figurines tombées
result-rallied = ralliée

field-aim = Visée
field-nerve = Cran
status-soaked = trempée
status-shaken = ébranlée
phase-marsh = Marais
phase-arrows = Flèches
counter-omens = Présages
rule-marsh-born = Enfants du marais
    .aliases = nés du marais
rule-sworn = Jurés
    .aliases = serment, bande jurée
house-strong-omens = Présages puissants
    .about = Si un présage ajoute trois au cran, et non deux
table-omens-ill-wind = Vent mauvais : personne ne tire ce tour-ci.
table-omens-still-water = Eau dormante : rien ne bouge.
table-omens-kingfisher = Martin-pêcheur : prenez un présage.
