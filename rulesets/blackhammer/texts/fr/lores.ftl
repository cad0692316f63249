## Sorts des huit domaines
spell-transmutation-of-lead = Transmutation du Plomb
    .aliases = plomb
    .about = Lancé sur 6+ comme bénédiction ou malédiction à 24 ps, il retire 2 au Mouvement d’une unité et améliore de 2 sa sauvegarde d’armure, jusqu’à votre prochaine phase de magie.
spell-burning-iron = Règle du Fer Ardent
    .aliases = fer ardent
    .about = Projectile magique lancé sur 6+, portée de 24 ps : 1D3 touches de Force 1 sans sauvegarde d’armure, 2 contre 6+, 3 contre 5+, 4 contre 4+, 5 contre 3+, 6 contre 2+ et 7 contre 1+, sans sauvegarde d’armure autorisée.
spell-bondage-of-bronze = Asservissement du Bronze
    .aliases = bronze, asservissement
    .about = Malédiction lancée sur 7+ sans limite de portée, uniquement sur un char ou une machine de guerre : jusqu’à votre prochaine phase de magie, la cible ne peut ni bouger ni tirer, et elle est détruite, personnages compris, si elle doit fuir.
spell-bane-of-steel = Fléau de l’Acier
    .aliases = acier, fléau
    .about = Malédiction lancée sur 9+, portée de 24 ps : pour le reste de la bataille, les figurines n’ont plus que des armes de base, sans les avantages ni les inconvénients de leurs armes ordinaires, arcs compris ; machines de guerre, Mitrailleuses Ratling et armes magiques sont épargnées.
spell-oath-of-metal = Serment du Métal
    .aliases = serment
    .about = Bénédiction lancée sur 10+, portée de 24 ps : les figurines ont une sauvegarde invulnérable de 5+ pour le reste de la bataille.
spell-molten-silver = Projection d’Argent en Fusion
    .aliases = argent en fusion, projection
    .about = Projectile magique lancé sur 11+, portée de 24 ps : 2D6 touches enflammées de Force 4.
spell-spirit-of-the-forge = Esprit de la Forge
    .aliases = esprit de la forge, forge
    .about = Projectile magique lancé sur 12+, portée de 24 ps : 3D3 touches de Force 1 sans sauvegarde d’armure, 2 contre 6+ et ainsi de suite jusqu’à 7 contre 1+, sans sauvegarde d’armure autorisée.
spell-second-sign-of-amul = Second Signe d’Amul
    .aliases = second signe, amul
    .about = Lancé sur 6+, il donne à son joueur 1D3 relances d’1D6 chacune, y compris d’un seul dé parmi plusieurs, perdues avec le tour.
spell-portent-of-far = Présage de Far
    .aliases = présage, far
    .about = Bénédiction lancée sur 7+, portée de 18 ps : jusqu’à votre prochaine phase de magie, l’unité relance chaque 1 pour toucher, pour blesser et de sauvegarde d’armure.
spell-midnight-wind = Souffle de Minuit
    .aliases = souffle, minuit
    .about = Malédiction lancée sur 7+, portée de 18 ps : jusqu’à votre prochaine phase de magie, l’unité doit relancer chaque 6 pour toucher, pour blesser et de sauvegarde d’armure.
spell-forked-lightning = Éclair Fourchu
    .aliases = éclair
    .about = Projectile magique lancé sur 7+ sans limite de portée : 1D6 touches de Force 4.
spell-storm-of-cronos = Tempête de Cronos
    .aliases = cronos
    .about = Lancée sur 9+, jusqu’à votre prochaine phase de magie, les unités ennemies ont -1 pour toucher au tir et aucune ne vole.
spell-uranons-thunder = Foudre d’Uranon
    .aliases = foudre, uranon
    .about = Projectile magique lancé sur 10+ sans limite de portée : 1D6 touches de Force 4 sans sauvegarde d’armure autorisée.
spell-comet-of-casandora = Comète de Casandora
    .aliases = comète, casandora
    .about = Dommages directs lancés sur 12+ : placez le grand gabarit n’importe où ; au début de la prochaine phase de magie, chaque figurine touchée subit une touche de Force 7 qui coûte 1D6 PV.
spell-fireball = Boule de Feu
    .aliases = boule
    .about = Projectile magique lancé sur 6+, portée de 24 ps : 1D6 touches enflammées de Force 4.
spell-flaming-sword-of-rhuin = Épée Ardente de Rhuin
    .aliases = épée ardente, rhuin
    .about = Bénédiction lancée sur 6+ sur le sorcier lui-même : jusqu’à votre prochaine phase de magie, il a +3 en Force et +3 Attaques, enflammées et magiques, et frappe toujours en premier ; lui et l’unité qu’il rejoint ont une sauvegarde invulnérable de 5+.
spell-burning-head = Tête Enflammée
    .aliases = tête
    .about = Lancée sur 8+, elle file sur 18 ps en ligne droite depuis le sorcier, comme un boulet que le décor n’arrête pas : chaque figurine ennemie sur le trajet subit une touche enflammée de Force 4, et une unité qui perd 1 PV ou plus teste la Panique.
spell-flaming-cage = Cage Enflammée
    .aliases = cage
    .about = Malédiction lancée sur 8+, portée de 24 ps, reste en jeu (1) : aucun effet immédiat, puis 1D6 touches enflammées de Force 4 chaque fois que l’unité se déplace ou manœuvre, fût-ce un pivot.
spell-flaming-explosion = Explosion Flamboyante
    .aliases = explosion
    .about = Projectile magique lancé sur 10+, portée de 24 ps : 2D6 touches enflammées de Force 4.
spell-incandescent-bolt = Trait Incandescent
    .aliases = trait
    .about = Projectile magique lancé sur 10+, portée de 24 ps : 1 touche enflammée de Force 8 qui coûte 1D3 PV.
spell-storm-of-flame = Tempête de Flammes
    .aliases = tempête de feu
    .about = Dommages directs lancés sur 12+ : placez le petit gabarit, son centre à 18 ps au plus du sorcier ; chaque figurine touchée subit une touche enflammée de Force 4.
spell-battle-light = Lumière de Bataille
    .aliases = bataille
    .about = Lancée sur 6+, jusqu’à la fin du tour toutes les unités amies ont +1 à leurs tests de Commandement, et le joueur peut relancer 1D6 une fois.
spell-burning-gaze = Regard Embrasé
    .aliases = regard
    .about = Projectile magique lancé sur 6+, portée de 24 ps : 1D6 touches enflammées de Force 3.
spell-blinding = Aveuglement
    .aliases = aveugler
    .about = Malédiction lancée sur 7+ sans limite de portée : jusqu’à votre prochaine phase de magie, la Capacité de Combat et la Capacité de Tir de l’unité sont de 1.
spell-phas-blessing = Bénédiction de Pha
    .aliases = pha
    .about = Bénédiction lancée sur 8+, portée de 24 ps : pour le reste de la bataille, l’unité est immunisée à la Panique, à la Peur et à la Terreur ; elle récupère jusqu’à 1D3 PV et se rallie aussitôt si elle est en fuite.
spell-bironas-timewarp = Distorsion de Birona
    .aliases = birona, distorsion
    .about = Bénédiction lancée sur 8+, portée de 24 ps : jusqu’à votre prochaine phase de magie, les figurines ont +1 Attaque, frappent toujours en premier et ont +1 pour toucher au tir.
spell-net-of-amyntok = Filet d’Amyntok
    .aliases = filet, amyntok
    .about = Malédiction lancée sur 10+, portée de 24 ps, reste en jeu (2) : l’unité ne peut pas se déplacer.
spell-cleansing-light = Lumière Purificatrice
    .aliases = purificatrice
    .about = Malédiction lancée sur 12+, portée de 24 ps, reste en jeu (3) : aucun effet immédiat, puis 2D6 touches enflammées de Force 3 au début de chaque phase de magie suivante.
spell-steed-of-shadows = Destrier d’Ombre
    .aliases = destrier
    .about = Bénédiction lancée sur 6+, portée de 18 ps, uniquement sur un personnage : jusqu’à votre prochaine phase de magie, les tirs contre lui et son unité ont -1 pour toucher, et s’il a une PU de 1 il peut faire aussitôt un mouvement de Vol, même une charge.
spell-shadow-of-death = L’Ombre de la Mort
    .aliases = ombre de la mort
    .about = Lancée sur 6+, jusqu’à la fin du tour toutes les unités ennemies ont -1 à leurs tests de Commandement, et le joueur peut relancer 1D6 une fois.
spell-creeping-death = Mort Rampante
    .aliases = rampante
    .about = Projectile magique lancé sur 7+, portée de 18 ps : 2D6 touches de Force 2 sans sauvegarde d’armure autorisée.
spell-crown-of-doom = Couronne du Destin
    .aliases = couronne
    .about = Malédiction lancée sur 9+ sans limite de portée : l’unité est Déchue pour le reste de la bataille, et l’ennemi a +1 au résultat de combat là où 1 unité Déchue ou plus se bat ; un personnage qui la quitte reste Déchu.
spell-mental-blades-of-okham = Lames Mentales d’Okham
    .aliases = lames mentales, okham
    .about = Bénédiction lancée sur 9+, portée de 18 ps : jusqu’à votre prochaine phase de magie, aucune sauvegarde d’armure n’est autorisée contre les blessures de l’unité, au corps à corps comme au tir, et ses dégâts sont magiques.
spell-unseen-stalker = Rôdeur Invisible
    .aliases = rodeur invisible, rôdeur
    .about = Bénédiction lancée sur 12+, portée de 12 ps, sur une unité non engagée : elle se déplace aussitôt comme en phase de mouvement, et peut manœuvrer, charger, faire une marche forcée ou voler.
spell-black-gulf = Abîme de Noirceur
    .aliases = abîme
    .about = Dommages directs lancés sur 12+ : placez le petit gabarit, son centre à 18 ps au plus du sorcier ; chaque figurine touchée réussit un test de Force ou est tuée, seule une sauvegarde invulnérable étant autorisée.
spell-flesh-of-stone = Chair de Pierre
    .aliases = chair, pierre
    .about = Bénédiction lancée sur 5+, portée de 24 ps : l’unité a +2 en Endurance jusqu’à votre prochaine phase de magie.
spell-mistress-of-the-marsh = Maîtresse des Marais
    .aliases = maîtresse, marais
    .about = Malédiction lancée sur 7+, portée de 24 ps : jusqu’à votre prochaine phase de magie, le Mouvement de l’unité est divisé par deux, arrondi à l’inférieur ; à 6 ps ou moins d’un élément aquatique, elle ne peut plutôt pas se déplacer ; créatures éthérées et mouvements de Vol sont épargnés.
spell-lush-sanctuary = Sanctuaire Luxuriant
    .aliases = sanctuaire
    .about = Lancé sur 7+, le joueur peut relancer 1D6 une fois ce tour et a 1 dé de dissipation de plus à la prochaine phase de magie adverse, et une figurine amie, ni char ni machine de guerre, récupère 1 PV.
spell-father-of-thorns = Père des Épines
    .aliases = père des epines, épines
    .about = Dommages directs lancés sur 7+, portée de 24 ps : 1D6 touches de Force 3, et 1D6 de plus si l’unité est à 6 ps ou moins d’un bois.
spell-rain-lord = Seigneur de la Pluie
    .aliases = pluie
    .about = Malédiction lancée sur 8+ sans limite de portée : pour le reste de la bataille, l’unité est Trempée, avec -1 en Capacité de Tir et -1 en Commandement, et ce qui tire sans jet pour toucher doit obtenir 4+ à chaque tour ; l’être à nouveau n’ajoute rien.
spell-earth-blood = Sang de la Terre
    .aliases = sang
    .about = Bénédiction lancée sur 9+, portée de 12 ps : jusqu’à votre prochaine phase de magie, l’unité a +1 pour toucher, au corps à corps et au tir, et une sauvegarde invulnérable de 4+.
spell-roots-of-the-vine = Racines de la Vigne
    .aliases = racines, vigne
    .about = Bénédiction lancée sur 12+, portée de 12 ps : les figurines ont la Régénération pour le reste de la bataille.
spell-life-drain = Drain de Vie
    .aliases = drain
    .about = Malédiction lancée sur 6+, portée de 18 ps, sur n’importe quelle figurine, même dans une unité ou sur une monture : elle subit 1 blessure sans jet ni sauvegarde d’armure, et si un PV est perdu le sorcier récupère 1 des siens.
spell-fatalitas = Fatalitas !
    .aliases = fatalité
    .about = Malédiction lancée sur 6+, portée de 18 ps, reste en jeu (1) : l’unité a -3 à ses tests de Commandement.
spell-walking-death = Mort en Marche
    .aliases = marche
    .about = Bénédiction lancée sur 7+, portée de 18 ps : jusqu’à votre prochaine phase de magie, l’unité a +2 en Mouvement, est Implacable, cause la Terreur et a Coup fatal, au corps à corps comme pour tous ses tirs.
spell-laughter-of-bjuna = Rire de Bjuna
    .aliases = bjuna, rire
    .about = Dommages directs lancés sur 8+, portée de 18 ps : 1D6 touches de Force 3 sans sauvegarde d’armure autorisée, et l’unité est Stupide lors de son prochain tour.
spell-soul-thief = Voleur d’Âmes
    .aliases = voleur d’ames, voleur
    .about = Malédiction lancée sur 9+, portée de 18 ps : l’unité passe un test de Commandement, le niveau du sorcier s’ajoutant aux dés, et subit 1 blessure par point d’échec, sans sauvegarde d’armure autorisée.
spell-caress-of-laniph = Caresse de Laniph
    .aliases = laniph, caresse
    .about = Projectile magique lancé sur 11+, portée de 18 ps : 2D6 touches qui blessent toujours sur 4+, sans sauvegarde d’armure autorisée.
spell-purple-sun-of-xereus = Soleil Violet de Xereus
    .aliases = soleil violet, xereus
    .about = Dommages directs lancés sur 12+ : placez le grand gabarit, son centre à 3D6 ps au plus du sorcier ; chaque figurine touchée réussit un test d’Initiative ou est tuée, seule une sauvegarde invulnérable étant autorisée.
spell-hunting-wolf = Loup en Chasse
    .aliases = loup
    .about = Bénédiction lancée sur 6+, portée de 18 ps : l’unité avance d’1D6 ps au plus court vers l’ennemi visible le plus proche, sinon tout droit, en s’arrêtant à 1 ps des unités et des décors ; au contact, elle charge sans test de Peur et l’ennemi ne peut que fuir ou maintenir sa position ; elle a +1 en Force ce tour.
spell-bears-fury = Fureur de l’Ours
    .aliases = ours
    .about = Bénédiction lancée sur 6+, portée de 12 ps, sur un personnage ou un champion à pied qui n’est pas déjà un Ours : il a M6 CC4 CT0 F5 E4 I3 Cd7, +2 PV et +2 Attaques, cause la Peur, n’use ni de bouclier ni d’armes, et a +1 en Force ce tour, jusqu’à la fin d’une phase où les deux PV prêtés sont perdus.
spell-savage-awakening = Éveil de la Sauvagerie
    .aliases = éveil
    .about = Lancé sur 7+ comme bénédiction ou malédiction, portée de 24 ps : l’unité est sujette à la Frénésie jusqu’à votre prochaine phase de magie, et a +1 en Force ce tour si elle est amie.
spell-animal-fear = Peur Animale
    .aliases = peur des bêtes
    .about = Malédiction lancée sur 7+, portée de 24 ps : jusqu’à votre prochaine phase de magie, les figurines minuscules, de cavalerie, de chars et de monstres de l’unité ne volent pas et ont -2 en Mouvement et -2 en Capacité de Combat, cavaliers compris.
spell-crows-feast = Festin du Corbeau
    .aliases = corbeau
    .about = Projectile magique lancé sur 8+, portée de 24 ps : 2D6 touches de Force 3.
spell-hunting-spear = Lance du Chasseur
    .aliases = lance
    .about = Projectile magique lancé sur 9+, portée de 24 ps : 1 touche de Force 6 qui coûte 1D3 PV, sans sauvegarde d’armure autorisée, et passe au rang suivant avec -1 en Force chaque fois qu’elle tue.
spell-unstoppable-bull = Taureau Indomptable
    .aliases = taureau
    .about = Bénédiction lancée sur 12+, portée de 12 ps : l’unité est Tenace pour le reste de la bataille, et a +1 en Force ce tour.

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
step-spell-known = { $number }. { $spell }
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
param-undone = Si le sort n’a pas été lancé ou a été dissipé ; la bataille le sait
refusal-spell-undone = Le dernier sort tenté n’a pas été lancé, ou a été dissipé : il reste sans effet. Pour un autre sort, ajoutez undone:non.
refusal-nothing-foretold = { $spell } n’annonce rien pour plus tard : retirez due.
refusal-not-on-machines = { $spell } est une bénédiction de la Vie, qui ne se lance ni sur un char ni sur une machine de guerre ; choisissez une autre unité.
refusal-spell-on-caster = { $spell } ne se lance que sur le sorcier lui-même : retirez target.
refusal-spell-needs-machine = { $spell } ne vise qu’un char ou une machine de guerre, ce { QUE($unit) } n’est pas sur cette table ; /unit edit ajoute la règle s’il le faut.
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
reminder-spell-due = { $spell } frappe maintenant, au début de cette phase de magie
reminder-cleansing-light = La Lumière Purificatrice brûle maintenant : { $units }
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
refusal-spell-needs-animals = { $spell } ne touche que Minuscules, cavalerie, chars et monstres : { $unit } n’en a pas sur cette table ; /unit edit ajoute la règle s’il le faut.
