## Sorts des huit domaines
spell-transmutation-of-lead = Transmutation du Plomb
    .aliases = plomb
spell-burning-iron = Règle du Fer Ardent
    .aliases = fer ardent
spell-bondage-of-bronze = Asservissement du Bronze
    .aliases = bronze, asservissement
spell-bane-of-steel = Fléau de l’Acier
    .aliases = acier, fléau
spell-oath-of-metal = Serment du Métal
    .aliases = serment
spell-molten-silver = Projection d’Argent en Fusion
    .aliases = argent en fusion, projection
spell-spirit-of-the-forge = Esprit de la Forge
    .aliases = esprit de la forge, forge
spell-second-sign-of-amul = Second Signe d’Amul
    .aliases = second signe, amul
spell-portent-of-far = Présage de Far
    .aliases = présage, far
spell-midnight-wind = Souffle de Minuit
    .aliases = souffle, minuit
spell-forked-lightning = Éclair Fourchu
    .aliases = éclair
spell-storm-of-cronos = Tempête de Cronos
    .aliases = cronos
spell-uranons-thunder = Foudre d’Uranon
    .aliases = foudre, uranon
spell-comet-of-casandora = Comète de Casandora
    .aliases = comète, casandora
spell-fireball = Boule de Feu
    .aliases = boule
spell-flaming-sword-of-rhuin = Épée Ardente de Rhuin
    .aliases = épée ardente, rhuin
spell-burning-head = Tête Enflammée
    .aliases = tête
spell-flaming-cage = Cage Enflammée
    .aliases = cage
spell-flaming-explosion = Explosion Flamboyante
    .aliases = explosion
spell-incandescent-bolt = Trait Incandescent
    .aliases = trait
spell-storm-of-flame = Tempête de Flammes
    .aliases = tempête de feu
spell-battle-light = Lumière de Bataille
    .aliases = bataille
spell-burning-gaze = Regard Embrasé
    .aliases = regard
spell-blinding = Aveuglement
    .aliases = aveugler
spell-phas-blessing = Bénédiction de Pha
    .aliases = pha
spell-bironas-timewarp = Distorsion de Birona
    .aliases = birona, distorsion
spell-net-of-amyntok = Filet d’Amyntok
    .aliases = filet, amyntok
spell-cleansing-light = Lumière Purificatrice
    .aliases = purificatrice
spell-steed-of-shadows = Destrier d’Ombre
    .aliases = destrier
spell-shadow-of-death = L’Ombre de la Mort
    .aliases = ombre de la mort
spell-creeping-death = Mort Rampante
    .aliases = rampante
spell-crown-of-doom = Couronne du Destin
    .aliases = couronne
spell-mental-blades-of-okham = Lames Mentales d’Okham
    .aliases = lames mentales, okham
spell-unseen-stalker = Rôdeur Invisible
    .aliases = rodeur invisible, rôdeur
spell-black-gulf = Abîme de Noirceur
    .aliases = abîme
spell-flesh-of-stone = Chair de Pierre
    .aliases = chair, pierre
spell-mistress-of-the-marsh = Maîtresse des Marais
    .aliases = maîtresse, marais
spell-lush-sanctuary = Sanctuaire Luxuriant
    .aliases = sanctuaire
spell-father-of-thorns = Père des Épines
    .aliases = père des epines, épines
spell-rain-lord = Seigneur de la Pluie
    .aliases = pluie
spell-earth-blood = Sang de la Terre
    .aliases = sang
spell-roots-of-the-vine = Racines de la Vigne
    .aliases = racines, vigne
spell-life-drain = Drain de Vie
    .aliases = drain
spell-fatalitas = Fatalitas !
    .aliases = fatalité
spell-walking-death = Mort en Marche
    .aliases = marche
spell-laughter-of-bjuna = Rire de Bjuna
    .aliases = bjuna, rire
spell-soul-thief = Voleur d’Âmes
    .aliases = voleur d’ames, voleur
spell-caress-of-laniph = Caresse de Laniph
    .aliases = laniph, caresse
spell-purple-sun-of-xereus = Soleil Violet de Xereus
    .aliases = soleil violet, xereus
spell-hunting-wolf = Loup en Chasse
    .aliases = loup
spell-bears-fury = Fureur de l’Ours
    .aliases = ours
spell-savage-awakening = Éveil de la Sauvagerie
    .aliases = éveil
spell-animal-fear = Peur Animale
    .aliases = peur des bêtes
spell-crows-feast = Festin du Corbeau
    .aliases = corbeau
spell-hunting-spear = Lance du Chasseur
    .aliases = lance
spell-unstoppable-bull = Taureau Indomptable
    .aliases = taureau

## Domaines
lore-metal = Métal
    .about = Un char ou une machine de guerre ennemi affecté par un sort du Métal subit d’abord 1 blessure sans sauvegarde d’armure.
lore-heavens = Cieux
    .about = Plusieurs de ses sorts font relancer des dés ; aucun dé n’est relancé deux fois.
lore-fire = Feu
    .about = Toute touche de ses sorts est une Attaque enflammée.
lore-light = Lumière
    .about = Les touches de ses sorts ont +3 en Force contre les Morts-vivants, les Démons et les Esprits de la Forêt.
lore-shadow = Ombre
    .about = Une charge faite grâce à l’un de ses sorts suit toutes les règles usuelles.
lore-life = Vie
    .about = Aucune de ses bénédictions ne se lance sur un char ni sur une machine de guerre.
lore-death = Mort
    .about = Aucune sauvegarde d’armure n’est autorisée contre les blessures de ses sorts.
lore-beast = Bête
    .about = Une figurine affectée par l’une de ses bénédictions a +1 en Force jusqu’à la fin du tour.

## Ce qui dure des sorts
status-leaden = lourde comme le plomb (-2 M, sauvegarde améliorée de 2)
status-bound-in-bronze = asservie par le bronze : ni mouvement ni tir
status-bane-of-steel = privée de ses armes ordinaires
status-oath-of-metal = sous le Serment du Métal (invulnérable 5+)
status-portent-of-far = sous le Présage de Far (relance les 1)
status-midnight-wind = sous le Souffle de Minuit (relance les 6)
status-storm-of-cronos = dans la Tempête de Cronos (-1 pour toucher au tir, pas de Vol)
status-flaming-sword = armé de l’Épée Ardente (+3 F, +3 A, frappe en premier)
status-flaming-ward = protégée par l’Épée Ardente (invulnérable 5+)
status-flaming-cage = dans une Cage Enflammée
status-battle-light = dans la Lumière de Bataille (+1 Cd)
status-blinded = aveuglée (CC et CT de 1)
status-phas-blessing = bénie par Pha : ni Panique, ni Peur, ni Terreur
status-bironas-timewarp = sous la Distorsion de Birona (+1 A, frappe en premier, +1 pour toucher au tir)
status-net-of-amyntok = prise dans le Filet d’Amyntok : pas de mouvement
status-cleansing-light = dans la Lumière Purificatrice
status-steed-of-shadows = voilée par un Destrier d’Ombre (-1 aux tirs contre elle)
status-shadow-of-death = dans l’Ombre de la Mort (-1 Cd)
status-crown-of-doom = Déchue
status-mental-blades = armée de Lames Mentales : pas de sauvegarde d’armure contre elle
status-flesh-of-stone = à la Chair de Pierre (+2 E)
status-marsh = dans le marais (M divisé par deux)
status-mired = embourbée près de l’eau : pas de mouvement
status-drenched = Trempée (-1 CT, -1 Cd)
status-earth-blood = au Sang de la Terre (+1 pour toucher, invulnérable 4+)
status-roots-of-the-vine = aux Racines de la Vigne (Régénération)
status-fatalitas = sous Fatalitas ! (-3 Cd)
status-walking-death = Mort en Marche (+2 M, Terreur, Coup fatal)
status-laughter-of-bjuna = prise du Rire de Bjuna : Stupide à son prochain tour
status-beast-strength = forte comme une bête (+1 F ce tour)
status-bears-fury = sous la forme d’un Ours
status-savage-awakening = éveillée à la sauvagerie (Frénésie)
status-animal-fear = en proie à la Peur Animale (-2 M, -2 CC, pas de Vol)
status-unstoppable-bull = Taureau Indomptable (Tenace)
status-cannot-shoot = empêchée de tirer

## Règles spéciales
rule-undead = Mort-vivant
    .aliases = morts-vivants
rule-demon = Démon
    .aliases = démons
rule-forest-spirit = Esprit de la Forêt
    .aliases = esprits de la forêt
rule-relentless = Implacable
    .aliases = implacables
rule-sure-blows = Coups plus sûrs (+1 pour toucher)
    .aliases = coups plus sûrs
rule-sure-shots = Tirs plus sûrs (+1 pour toucher)
    .aliases = tirs plus sûrs
rule-poor-shots = Tirs moins sûrs (-1 pour toucher)
    .aliases = tirs moins sûrs
rule-hard-to-shoot = Difficile à viser (-1 pour toucher)
    .aliases = difficile à viser
rule-rerolls-ones = Relance les 1
    .aliases = relances des 1
rule-rerolls-sixes = Relance les 6
    .aliases = relances des 6
rule-doomed = Déchue
    .aliases = déchu, unité déchue

## Résolution des sorts
procedure-spell-effect = Effet d’un sort
    .about = Résoudre un sort des domaines par son nom : ses dés, ses pertes et tout ce qui dure
procedure-spell-strength = Force d’un sort
    .about = La Force des touches d’un sort contre une cible
procedure-bear-form-ends = Fin de la forme d’Ours
    .about = En fin de phase : si un Ours garde un PV prêté par sa forme
outcome-spell-effect = { $in-range ->
    [no] Hors de portée : le sort échoue.
   *[yes] { $foretold ->
        [yes] { $distance ->
            [none] Le sort prend effet et frappera plus tard.
           *[other] Le gabarit peut se placer jusqu’à { $distance } ps du sorcier ; comptez les figurines touchées.
         }
       *[no] Le sort prend effet{ $passed ->
            [yes] {""} : le test de Commandement est réussi
            [no] {""} : le test de Commandement est raté
           *[none] { "" }
         }{ $wounds ->
            [none] { "" }
            [0] , 0 PV perdu
            [1] , 1 PV perdu
           *[other] , { $wounds } PV perdus
         }{ $models-lost ->
            [none] { "" }
            [0] { "" }
            [1] , 1 figurine tuée
           *[other] , { $models-lost } figurines tuées
         }{ $healed ->
            [none] { "" }
           *[other] , jusqu’à { $healed } PV récupérés
         }{ $rallied ->
            [yes] , l’unité se rallie
           *[no] { "" }
         }{ $rerolls ->
            [none] { "" }
            [1] , 1 dé à relancer ce tour
           *[other] , { $rerolls } dés à relancer ce tour
         }{ $distance ->
            [none] { "" }
           *[other] , l’unité avance de { $distance } ps
         }.
     }
 }
outcome-spell-strength = { $wound-first ->
    [yes] La cible subit d’abord une blessure sans sauvegarde d’armure.{ " " }
   *[no] { "" }
 }{ $strength ->
    [none] Les touches du sort n’ont pas de Force
   *[other] Force { $strength }
 }{ $wound-on ->
    [none] { "" }
   *[other] , blesse sur { $wound-on }+
 }{ $armour-counts ->
    [yes] , sauvegardes d’armure autorisées.
   *[no] , sans sauvegarde d’armure autorisée.
 }
outcome-bear-form-ends = { $ends ->
    [yes] Il ne reste aucun PV prêté : la figurine reprend sa forme initiale.
   *[no] La forme dure : PV prêtés restants, { $lent }.
 }
roll-fatal-test = Test ou mort
roll-template-reach = Distance du gabarit
roll-spell-rerolls = Relances
roll-spell-heals = PV récupérés
roll-spell-moves = Déplacement
roll-drenched = Trempée : en état de tirer
modifier-caster-level = niveau du lanceur
modifier-hard-to-shoot = difficile à viser
modifier-sure-shots = tirs plus sûrs
modifier-poor-shots = tirs moins sûrs
step-wound-without-roll = Une blessure sans jet, sans sauvegarde d’armure autorisée.
step-spell-has-more = { $spell } fait plus que des touches : son effet se résout à part, avec ce que lui seul demande.
step-pierces-on = La touche tue et passe au rang suivant avec une Force de { $strength }.
step-spell-known = { $number } – { $spell }
param-due = Ce que le sort annonçait arrive : chute de la comète, mouvement en cage, phase de magie suivante
param-near = La cible est à 6 ps ou moins de l’eau ou du bois dont parle le sort
param-struck = Figurines entièrement sous le gabarit, ou sur la trajectoire
param-lore = Domaine du sorcier
choice-metal-lore = Métal
choice-heavens-lore = Cieux
choice-fire-lore = Feu
choice-light-lore = Lumière
choice-shadow-lore = Ombre
choice-life-lore = Vie
choice-death-lore = Mort
choice-beast-lore = Bête
param-target-fleeing = La cible est en fuite
choice-this-turn = Ce tour
choice-scorched = Brûlée par un sort qui demande le test
result-foretold = Frappe plus tard
result-healed = PV récupérés
result-rerolls = Relances
result-wound-on = Blesse sur
result-armour-counts = Armure comptée
result-wound-first = Blessure d’abord
result-ends = Fin de la forme
result-lent = PV prêtés restants
refusal-unknown-spell = Aucun sort des domaines ne s’appelle « { $name } » ; les noms se complètent à mesure que vous tapez.
param-free = Si un Fiasco adverse a donné le sort ; la bataille le sait
param-undone = Si le sort n’a pas été lancé ou a été dissipé ; la bataille le sait
refusal-spell-undone = Le dernier sort tenté n’a pas été lancé, ou a été dissipé : il reste sans effet{ TYPED(" (undone:non pour un autre sort)") }.
refusal-spell-first = { $spell } est lancé et passe d’abord : il est dissipé ou laissé passer, puis prend effet{ TYPED(" (", WAY("roll spell_effect"), ")") }.
refusal-spell-not-cast = { $spell } n’a pas été lancé pendant cette phase, il est donc encore sans effet{ TYPED(" ; ", WAY("cast"), " vient d’abord") }.
refusal-spell-has-taken-effect = { $spell } a déjà pris effet, ce qui n’arrive qu’une fois par lancement ; { WAY("undo") } reprend cela.
refusal-spell-at-another = { $spell } a été lancé sur { $unit }, il est donc sans effet sur { $other }.
refusal-winds-first = { $side } n’a pas encore de dés de pouvoir : lancez d’abord les vents de magie par { WAY("winds") }, ou dites par { WAY("battle count") } ce qu’ils ont donné.
relation-aimed = sort lancé sur
    .aliases = lance un sort sur
    .own = a lancé un sort sur { $other }
    .theirs = visé par un sort { DE($other) }
refusal-nothing-foretold = { $spell } n’annonce rien pour plus tard : retirez due.
refusal-not-on-machines = { $spell } est une bénédiction de la Vie, qui ne se lance ni sur un char ni sur une machine de guerre ; choisissez une autre unité.
refusal-spell-on-caster = { $spell } ne se lance que sur le sorcier lui-même : retirez target.
refusal-spell-needs-machine = { $spell } ne vise qu’un char ou une machine de guerre, ce { QUE($unit) } n’est pas sur cette table ; { WAY("unit edit") } ajoute la règle s’il le faut.
refusal-spell-needs-character = { $spell } ne vise qu’un personnage, ce { QUE($unit) } n’est pas sur cette table ; choisissez un personnage, en unité ou non.
refusal-spell-needs-champion = { $spell } vise un personnage ou un champion, ce { QUE($unit) } n’est pas sur cette table ; choisissez une autre figurine.
refusal-spell-on-foot = { $spell } vise une figurine à pied, et { $unit } est montée ; choisissez une autre figurine.
refusal-spell-bear-already = { $unit } est déjà une Créature Ours ; choisissez une autre figurine.
refusal-spell-unit-engaged = { $spell } vise une unité non engagée au corps à corps ; choisissez une autre unité.
refusal-spell-on-whole-unit = { $spell } vise une unité entière, et { $unit } est dans { $host } : nommez cette unité.
refusal-character-sheltered = { $unit } est à l’abri dans { $host } : allouez la touche à une figurine ordinaire.
refusal-spell-forgotten = { $unit } a oublié { $spell } ; choisissez un autre sort de ce sorcier.
refusal-spell-not-known = { $unit } ne connaît pas { $spell } ; choisissez un sort que ce sorcier connaît.
refusal-more-struck-than-models = { $count } figurines touchées, mais il n’en reste que { $models } ; recomptez.
refusal-shooters-cannot-shoot = { $unit } est empêchée de tirer par un sort ; choisissez une autre unité.
next-effect-under-template = Unité sous le gabarit
next-effect-on-another = Effet sur une autre unité
reminder-spell-due = { $spell } frappe maintenant, au début de cette phase de magie
reminder-cleansing-light = La Lumière Purificatrice brûle maintenant : { $units }
reminder-caged-moved = A bougé dans une Cage Enflammée, qui brûle maintenant : { $units }
reminder-caged = Dans une Cage Enflammée, qui brûle qui se déplace : { $units }
reminder-bear = La forme d’Ours prend fin avec cette phase : { $units }
chart-metal-strength = Force selon la sauvegarde d’armure (domaine du Métal)
counter-rerolls = Relances d’un dé
counter-sanctuary-dice = Dés de dissipation du Sanctuaire Luxuriant
rule-cavalry = Cavalerie
    .aliases = type cavalerie, cavalerie sans cavalier
rule-monstrous-infantry = Infanterie monstrueuse
    .aliases = fantassin monstrueux, fantassins monstrueux
rule-monstrous-cavalry = Cavalerie monstrueuse
    .aliases = cavalier monstrueux, cavaliers monstrueux
rule-flying-cavalry = Cavalerie volante
    .aliases = cavalier volant, cavaliers volants
refusal-spell-needs-animals = { $spell } ne touche que Minuscules, cavalerie, chars et monstres : { $unit } n’en a pas sur cette table ; { WAY("unit edit") } ajoute la règle s’il le faut.
