## Objets
procedure-magic-item = Objet magique
    .about = Ce qu’est, coûte et fait un objet magique du livre
outcome-magic-item = { $item ->
    [mirrors-of-all-seeing] Une paire : chacun montre ce qu’on verrait dans l’autre.
    [thrice-blessed-copper-amulet] Sauvegarde d’armure meilleure de 1 contre les armes non magiques ou empoisonnées ; elle verdit à 30 cm d’un poison.
    [adamantine-amulet] Endurance 7 ; on ne la retire qu’à un porteur tué ou mutilé.
    [enchanted-jade-amulet] Comme l’amulette de cuivre ; en plus, immunité au poison et une régénération comme celle des trolls, que ce texte ne décrit pas.
    [coal-amulet] Contient jusqu’à 3 boules de feu, lancées une à une ou ensemble en phase de magie, sans PM ni test ; un sorcier la recharge en lançant sur elle.
    [iron-amulet] Pas pour les sorciers : 1, 2 ou 3 à la FM pour les seules sauvegardes magiques ; notez son nombre. À 12, la magie ne fait rien.
    [virtuous-silver-amulet] Insensible à la psychologie causée par les seuls morts-vivants.
    [arrows-of-unerring-flight] Elfes seulement, 12 pts par archer : elles touchent toujours, sont des armes magiques et ne détruisent pas les auras.
    [arrows-of-power] 6 pts par archer : Force +1 pour une bataille, armes magiques qui ne détruisent pas les auras ; carreaux et autres aussi.
    [flying-carpet] Vole comme un planeur avec 12 passagers au plus ; il obéit à son maître (2D6 sous la FM). 200 pts pour un sorcier arabe, avec une Zone de sanctuaire ; les autres ont une zone à 50 %.
    [mithril-mail] 50 pts : sauvegarde meilleure de 1 que la maille (5+), sans pénalité de mouvement.
    [mithril-breastplate] 75 pts : sauvegarde meilleure de 1 qu’une cuirasse, sans pénalité de mouvement.
    [mithril-plate] 125 pts : sauvegarde meilleure de 1 que les plates, sans pénalité de mouvement.
    [healing-orbs] Une rend 1 PV perdu par une arme non magique, une fois par jour ; un jeu de sept guérit tout, une fois par jour.
    [death-orbs] Semblables aux autres : une retire 1 PV, tout jeu qui en contient une tue.
    [magic-wand] Contient 10 PM par niveau ; transférés à un sorcier en phase de magie, mis dans ses sauvegardes, ou dans un coup réussi dont ils font la Force. Rien ne la détruit.
    [shield-of-scepticism] Aucune magie n’agit sur son porteur ; les créatures instables à 30 cm le sont aussitôt.
    [staff-of-command] Contrôle les morts-vivants à 60 cm ; morts-vivants, éthérés, démons et élémentaires à 60 cm ne sont pas instables ; Commandement +1 ; Changement d’allégeance une fois par jour pour 8 PM à tout niveau.
    [boots-of-speed] Mouvement doublé.
    [leaping-boots] Sautent à (6 + D6) × 2,5 cm de haut.
    [boots-of-slowness] Pas plus de 5 cm à la fois.
    [bovva-s-boots] Un coup de pied de Force 6 à la place de toutes les attaques.
    [boots-of-concealment] Poches de 65 × 65 cm, ou un objet de 2 m, sans encombrement.
    [boots-of-command] Qui les porte sans en être le maître doit suivre leurs pas.
    [dawn-stone] Une arme magique de D6 pouvoirs, avec une Zone de sanctuaire mobile : une zone rencontrée est détruite, la sienne disparaît un tour. FM +2 pour un sorcier.
    [enchanted-rope] 50 cm plus D4 × 50, un PV par 2,5 cm ; combat seule (M 7,5, CC 4, F 3, E 3, I 10, A 2), 4+ contre les armes non magiques, inflammable ; les projectiles ne lui font rien.
    [spell-jewel] Un sort une fois par bataille, sans PM, pour n’importe qui.
    [multi-spell-jewel] Plusieurs sorts, ou plusieurs fois le même.
    [energy-jewel] Sorciers : ses PM une fois par jour, même au-delà de leur total.
    [mastery-jewel] Sorciers : un niveau de plus, avec ses PM et ses sorts, tant qu’ils l’ont.
    [cat-of-calisthenes] Fait d’un néophyte un sorcier de niveau 1 avec 10 PM.
   *[urn-warriors] D’une urne brisée, un champion ou héros squelette attaque qui l’a brisée, sauf si la nécromancie le contrôle.
 }
procedure-wear-item = Porter un objet magique
    .about = Mettre ce qui change une valeur, ou l’ôter
outcome-wear-item = { $worn ->
    [yes] L’objet est porté.
   *[no] L’objet n’est plus porté.
 }
procedure-item-mastery = Maîtrise d’un objet magique
    .about = 2D6 sous la Force Mentale pour qu’arme, tapis ou corde obéisse
outcome-item-mastery = { $obeys ->
    [yes] L’objet obéit à son nouveau maître.
   *[no] L’objet n’obéit pas, et n’obéira jamais.
 }
procedure-item-chance = Chance du livre
    .about = Si un tapis a une zone (50 %), ou un tumulus des pierres de l’aube (5 %)
outcome-item-chance = { $so ->
    [yes] Oui.
   *[no] Non.
 }
procedure-rope-length = Corde enchantée
    .about = Sa longueur, 50 + D4 × 50 cm, et ses PV
outcome-rope-length = { $length } cm et { $wounds } PV.
procedure-leap = Bottes de saut
    .about = À quelle hauteur elles sautent : (6 + D6) × 2,5 cm
outcome-leap = { $height } cm de haut.
procedure-arrow-recovery = Flèches retrouvées
    .about = Qui garde les flèches au vol infaillible après une bataille
outcome-arrow-recovery = { $found } lots retrouvés : { $kept-by-unit } pour l’unité, { $kept-by-victors } pour les vainqueurs.
procedure-orbs = Orbes
    .about = Utiliser une orbe ou un jeu de sept, de guérison ou de mort
outcome-orbs = { $state ->
    [healed] 1 PV rendu.
    [cured] Guérison complète.
    [hurt] Une orbe de mort : 1 PV perdu.
   *[slain] Une orbe de mort est parmi elles : la mort.
 }

## Armes
procedure-magic-weapon = Arme magique aux dés
    .about = D3 pouvoirs, chacun un D100 et ce qui va avec
outcome-magic-weapon = Une arme magique de { $points } points.
procedure-magic-power = Pouvoir d’une arme magique
    .about = Un pouvoir : un D100
outcome-magic-power = { $row }
procedure-power-weapon = Arme de puissance
    .about = S’en emparer : D6 × D6 PM contre la Force Mentale, maître ou esclave
outcome-power-weapon = { $mp } PM : { $state ->
    [master] son porteur en est le maître.
   *[slave] son porteur en est l’esclave.
 }
procedure-invest-points = PM dans un coup
    .about = PM d’une baguette ou d’une arme de puissance mis dans un coup réussi
outcome-invest-points = Le coup a une Force de { $strength }{ $kept ->
    [none] .
   *[other] ; il reste { $kept } points.
 }
procedure-slave-toll = Esclave d’une arme de puissance
    .about = D6 points de FM perdus à la fin d’un tour où elle a servi
outcome-slave-toll = { $lost } points de FM perdus, reste { $wp-left }{ $coma ->
    [none] .
   *[other] : coma de { $coma } tours, puis 1 point est perdu pour toujours.
 }
procedure-cold-attack = Attaque de froid
    .about = Une créature vivante blessée meurt sauf sur un 6
outcome-cold-attack = { $dies ->
    [yes] Le froid la tue.
   *[no] Elle résiste au froid.
 }
procedure-degeneration = Dégénérescence
    .about = Un D6 à chaque tour du blessé : sur 6 il perd 1 PV
outcome-degeneration = { $wounds ->
    [0] Aucun PV perdu ce tour-ci.
   *[other] 1 PV perdu.
 }
procedure-weapon-duel = Choc d’armes magiques
    .about = Une arme qui détruit les armes magiques le fait sur 6, à chaque tour de combat
outcome-weapon-duel = { $destroyed ->
    [yes] { $own-destroyed ->
        [yes] Les deux armes sont détruites.
       *[no] L’autre arme est détruite : ses pouvoirs sont pris pour la bataille.
     }
   *[no] Aucune arme n’est détruite.
 }
procedure-absorb-spell = Sort absorbé
    .about = Le niveau de son lanceur s’ajoute pour toucher et blesser jusqu’à la fin de la bataille
outcome-absorb-spell = Le sort ne fait rien ; l’arme a désormais +{ $bonus } pour toucher et blesser.
procedure-sleep-power = Sommeil
    .about = Un personnage à 10 cm dort pendant 2D6 tours
outcome-sleep-power = Endormi pour { $turns } tours ; rien ne le réveille.
procedure-steal-point = Point volé
    .about = Une blessure prend un point, que le voleur garde pour le tour suivant
outcome-steal-point = { $stolen ->
    [0] Il ne reste rien à voler.
    [one] 1 point volé, jusqu’à la fin du tour suivant.
   *[other] { $stolen } points volés, jusqu’à la fin du tour suivant.
 }
procedure-divine-frenzy = Frénésie divine
    .about = Sa durée : D8+2 tours, puis D10 d’hébétude
outcome-divine-frenzy = Frénésie pendant { $frenzy-turns } tours, puis hébété pendant { $dazed-turns }.

## Runes
procedure-rune-count = Nombre de runes
    .about = D6 × (D6 - 1), sans dépasser ce que porte l’objet
outcome-rune-count = { $runes ->
    [0] Aucune rune.
    [one] 1 rune.
   *[other] { $runes } runes.
 }
procedure-rune-drawn = Rune
    .about = Quelle rune : un D100 pour épée, hache, armure ou bâton
outcome-rune-drawn = { $row }{ $kills ->
    [none] { "" }
   *[other] { " " }Elle tue : { $kills-name }.
 }
procedure-rune-value = Valeur des runes
    .about = 50 points chacune, 500 pour une Grande Rune de Mort
outcome-rune-value = { $points } points.
procedure-rune-spell = Rune de sort
    .about = Elle lance son sort sans test ni PM, puis s’efface D10 tours
outcome-rune-spell = Le sort est lancé ; la rune s’efface { $turns ->
    [one] 1 tour.
   *[other] { $turns } tours.
 }{ $paid ->
    [0] { "" }
   *[other] { " " }PM payés : { $paid }.
 }

## Options et choix
param-magic-thing = Quel objet
param-worn = Ce qui est porté
param-off = Si on l’ôte
param-item = Arme, tapis ou corde
param-chance-of = De quoi il s’agit
param-archers = Archers qui en avaient
param-survivors = Archers qui ont quitté le champ vivants
param-beaten = Si leur armée est vaincue
param-healing = Orbes de guérison parmi elles
param-deadly = Orbes de mort parmi elles
param-powers = Combien de pouvoirs : D3, un autre dé ou un nombre
param-invested = Points mis dans le coup
param-slave = S’il est l’esclave d’une arme de puissance
param-both = Si les deux armes détruisent les armes magiques
param-caster-level = Maîtrise de qui a lancé le sort
param-before = Bonus déjà acquis
param-stolen = Quelle caractéristique elle vole
param-inflicted = Blessures qu’elle a causées
param-carved = Épée, hache, armure ou bâton
param-carved-on = Sur quoi les runes sont gravées
param-runes = Combien de runes, sans les grandes
param-great-runes = Combien de Grandes Runes de Mort
choice-weapon = arme
choice-carpet = tapis
choice-rope = corde
choice-carpet-zone = une zone dans un tapis
choice-tumulus = des pierres de l’aube dans un tumulus
choice-rune-of-armour = rune d’armure
choice-sword = épée
choice-short-sword = épée courte
choice-axe = hache
choice-armour = armure
choice-bracelet = bracelet
choice-staff = bâton
choice-hammer = marteau
choice-halberd = hallebarde
choice-two-handed-sword = épée à deux mains
choice-gauntlet = gantelet
choice-magic-weapon-powers = Pouvoirs des armes magiques
choice-sword-runes = Runes d’une épée
choice-axe-runes = Runes d’une hache
choice-armour-runes = Runes d’une armure
choice-staff-runes = Runes d’un bâton
choice-rune-of-death = Rune de mort : qui elle tue

## Mots des résultats
result-item = objet
result-worn = porté
result-obeys = obéit
result-so = oui ou non
result-height = hauteur
result-found = lots retrouvés
result-kept-by-unit = pour l’unité
result-kept-by-victors = pour les vainqueurs
value-healed = soigné
value-cured = guéri
value-hurt = blessé
value-slain = tué
value-master = maître
value-slave = esclave
result-wp-left = FM restante
result-dies = meurt
result-own-destroyed = sa propre arme détruite
result-bonus = bonus
result-stolen = volés
result-frenzy-turns = tours de frénésie
result-dazed-turns = tours d’hébétude
result-runes = runes
result-kills = tue

## Dés, étapes, refus
roll-power-count = pouvoirs
roll-magic-power = pouvoir
roll-power-amount = combien
roll-stored-points = ses PM
roll-rune-count = nombre de runes
roll-rune = rune
roll-rune-victims = qui elle tue
roll-rune-rests = tours d’effacement
roll-item-mastery = maîtrise
roll-slave-toll = FM perdue
roll-coma = coma
roll-cold-save = sauvegarde contre le froid
roll-degeneration = dégénérescence
roll-weapon-duel = choc des armes
roll-sleep = sommeil
roll-frenzy-turns = tours de frénésie
roll-dazed-turns = tours d’hébétude
roll-rope-length = longueur
roll-leap = hauteur
roll-item-chance = chance
step-power-found = { $row }{ $rolled ->
    [0] { "" }
   *[other] { " " }({ $rolled })
 }
step-rune-found = { $row }
step-rune-kills = Elle tue : { $row }.
step-rune-not-printed = La table des bâtons n’a pas de ligne de 81 à 90.
refusal-cold-on-living = { $unit } n’est pas vivant : le froid ne lui fait rien de plus.
refusal-more-survivors-than-archers = { $survivors } survivants sur { $archers } archers, c’est trop.
refusal-orbs-one-or-seven = Les orbes s’utilisent une à une, ou par jeu de sept, pas par { $count }.
refusal-spell-on-sceptic = Bouclier de scepticisme : aucune magie n’agit sur son porteur.

## États
status-absorbed-magic = son arme a absorbé de la magie
status-coma = dans le coma
status-divine-frenzy = en frénésie divine
status-magic-sleep = en sommeil magique
status-power-weapon-master = maître d’une arme de puissance
status-power-weapon-slave = esclave d’une arme de puissance
status-rune-faded = sa rune de sort est effacée
status-stole-s = a volé 1 point : Force
status-stole-t = a volé 1 point : Endurance
status-stole-i = a volé 1 point : Initiative
status-stole-ld = a volé 1 point : Commandement
status-stole-int = a volé 1 point : Intelligence
status-stole-cl = a volé 1 point : Calme
status-stole-wp = a volé 1 point : Force Mentale
status-wears-adamantine-amulet = porte : Amulette adamantine
status-wears-thrice-blessed-copper-amulet = porte : Amulette de cuivre trois-fois-béni
status-wears-enchanted-jade-amulet = porte : Amulette de jade enchanté
status-wears-mithril-mail = porte : Cotte de mailles de mithril
status-wears-mithril-breastplate = porte : Cuirasse de mithril
status-wears-mithril-plate = porte : Armure de plates de mithril
status-wears-rune-of-armour = porte : Rune d’armure
status-wears-staff-of-command = porte : Bâton de commandement
status-wears-dawn-stone = porte : Pierre de l’aube
status-wears-boots-of-speed = porte : Bottes de vitesse

## Noms des objets
rule-mirrors-of-all-seeing = Miroirs d’omnivision
    .aliases = mirrors of all seeing
choice-mirrors-of-all-seeing = Miroirs d’omnivision
rule-thrice-blessed-copper-amulet = Amulette de cuivre trois-fois-béni
    .aliases = thrice blessed copper amulet
choice-thrice-blessed-copper-amulet = Amulette de cuivre trois-fois-béni
rule-adamantine-amulet = Amulette adamantine
    .aliases = adamantine amulet
choice-adamantine-amulet = Amulette adamantine
rule-enchanted-jade-amulet = Amulette de jade enchanté
    .aliases = enchanted jade amulet
choice-enchanted-jade-amulet = Amulette de jade enchanté
rule-coal-amulet = Amulette de charbon
    .aliases = coal amulet
choice-coal-amulet = Amulette de charbon
rule-iron-amulet = Amulette de fer
    .aliases = iron amulet
choice-iron-amulet = Amulette de fer
rule-virtuous-silver-amulet = Amulette d’argent vertueux
    .aliases = virtuous silver amulet
choice-virtuous-silver-amulet = Amulette d’argent vertueux
rule-arrows-of-unerring-flight = Flèches au vol infaillible
    .aliases = arrows of unerring flight
choice-arrows-of-unerring-flight = Flèches au vol infaillible
rule-arrows-of-power = Flèches de puissance
    .aliases = arrows of power
choice-arrows-of-power = Flèches de puissance
rule-flying-carpet = Tapis volant
    .aliases = flying carpet
choice-flying-carpet = Tapis volant
rule-mithril-mail = Cotte de mailles de mithril
    .aliases = mithril mail
choice-mithril-mail = Cotte de mailles de mithril
rule-mithril-breastplate = Cuirasse de mithril
    .aliases = mithril breastplate
choice-mithril-breastplate = Cuirasse de mithril
rule-mithril-plate = Armure de plates de mithril
    .aliases = mithril plate
choice-mithril-plate = Armure de plates de mithril
rule-healing-orbs = Orbes de guérison
    .aliases = healing orbs
choice-healing-orbs = Orbes de guérison
rule-death-orbs = Orbes de mort
    .aliases = death orbs
choice-death-orbs = Orbes de mort
rule-magic-wand = Baguette magique
    .aliases = magic wand
choice-magic-wand = Baguette magique
rule-shield-of-scepticism = Bouclier de scepticisme
    .aliases = shield of scepticism
choice-shield-of-scepticism = Bouclier de scepticisme
rule-staff-of-command = Bâton de commandement
    .aliases = staff of command
choice-staff-of-command = Bâton de commandement
rule-boots-of-speed = Bottes de vitesse
    .aliases = boots of speed
choice-boots-of-speed = Bottes de vitesse
rule-leaping-boots = Bottes de saut
    .aliases = leaping boots
choice-leaping-boots = Bottes de saut
rule-boots-of-slowness = Bottes de lenteur
    .aliases = boots of slowness
choice-boots-of-slowness = Bottes de lenteur
rule-bovva-s-boots = Bottes de Bovva
    .aliases = bovva s boots
choice-bovva-s-boots = Bottes de Bovva
rule-boots-of-concealment = Bottes de dissimulation
    .aliases = boots of concealment
choice-boots-of-concealment = Bottes de dissimulation
rule-boots-of-command = Bottes de commandement
    .aliases = boots of command
choice-boots-of-command = Bottes de commandement
rule-dawn-stone = Pierre de l’aube
    .aliases = dawn stone
choice-dawn-stone = Pierre de l’aube
rule-enchanted-rope = Corde enchantée
    .aliases = enchanted rope
choice-enchanted-rope = Corde enchantée
rule-spell-jewel = Joyau de sortilège
    .aliases = spell jewel
choice-spell-jewel = Joyau de sortilège
rule-multi-spell-jewel = Joyau de sortilèges multiples
    .aliases = multi spell jewel
choice-multi-spell-jewel = Joyau de sortilèges multiples
rule-energy-jewel = Joyau d’énergie
    .aliases = energy jewel
choice-energy-jewel = Joyau d’énergie
rule-mastery-jewel = Joyau de maîtrise
    .aliases = mastery jewel
choice-mastery-jewel = Joyau de maîtrise
rule-cat-of-calisthenes = Chat des Calisthènes
    .aliases = cat of calisthenes
choice-cat-of-calisthenes = Chat des Calisthènes
rule-urn-warriors = Guerriers des urnes
    .aliases = urn warriors
choice-urn-warriors = Guerriers des urnes
rule-rune-of-protection = Rune de protection
    .aliases = protection

## Tables
table-magic-weapon-powers-initiative-gain = Gain d’Initiative : D10 en Initiative de plus tant qu’on l’a (50 pts).
table-magic-weapon-powers-attack-gain = Gain d’Attaques : 1 Attaque de plus avec elle (50 pts).
table-magic-weapon-powers-multiple-attacks = Attaques multiples : D3 Attaques de plus avec elle (50 pts).
table-magic-weapon-powers-strength-gain = Gain de Force : Force +1 tant qu’on l’a (50 pts).
table-magic-weapon-powers-multiple-strength = Gain de Force multiple : Force +D3 tant qu’on l’a (50 pts).
table-magic-weapon-powers-toughness-gain = Gain d’Endurance : Endurance +1 tant qu’on l’a (50 pts).
table-magic-weapon-powers-multiple-toughness = Gain d’Endurance multiple : Endurance +D3 tant qu’on l’a (50 pts).
table-magic-weapon-powers-wound-gain = Gain de Points de Vie : 1 PV de plus tant qu’on l’a (50 pts).
table-magic-weapon-powers-leadership-gain = Gain de Commandement : Commandement +1 tant qu’on l’a (50 pts).
table-magic-weapon-powers-will-power-gain = Gain de Force Mentale : FM +1 tant qu’on l’a (50 pts).
table-magic-weapon-powers-intelligence-gain = Gain d’Intelligence : Intelligence +1 tant qu’on l’a (50 pts).
table-magic-weapon-powers-cool-gain = Gain de Calme : Calme +1 tant qu’on l’a (50 pts).
table-magic-weapon-powers-fire-attack = Attaque par le feu : D6 points de feu sur ce qui brûle (75 pts).
table-magic-weapon-powers-poison-attack = Attaque empoisonnée : venimeuse pour tout ce que le poison atteint (75 pts).
table-magic-weapon-powers-degeneration = Dégénérescence : le blessé lance un D6 à chacun de ses tours et perd 1 PV sur 6 (75 pts).
table-magic-weapon-powers-cold-attack = Attaque de froid : une créature vivante blessée meurt sauf sur un 6 (75 pts).
table-magic-weapon-powers-dimensional-attack = Attaque dimensionnelle : pas de sauvegarde d’armure ; frappe à travers murs et zones ce que l’on voit (75 pts).
table-magic-weapon-powers-sleep = Sommeil : un personnage à 10 cm par tour dort 2D6 tours (75 pts).
table-magic-weapon-powers-strength-theft = Vol de Force : chaque blessure retire 1 en Force, prêté au porteur pour le tour suivant (75 pts).
table-magic-weapon-powers-toughness-theft = Vol d’Endurance : chaque blessure retire 1 en Endurance, prêté pour le tour suivant (75 pts).
table-magic-weapon-powers-initiative-theft = Vol d’Initiative : chaque blessure retire 1 en Initiative, prêté pour le tour suivant (75 pts ; le texte est coupé ici).
table-magic-weapon-powers-leadership-theft = Vol de Commandement : chaque blessure retire 1 en Commandement, prêté pour le tour suivant (75 pts).
table-magic-weapon-powers-intelligence-theft = Vol d’Intelligence : chaque blessure retire 1 en Intelligence, prêté pour le tour suivant (75 pts).
table-magic-weapon-powers-cool-theft = Vol de Calme : chaque blessure retire 1 en Calme, prêté pour le tour suivant (75 pts).
table-magic-weapon-powers-will-power-theft = Vol de Force Mentale : chaque blessure retire 1 en FM, prêté pour le tour suivant (75 pts).
table-magic-weapon-powers-flying = Vol : son possesseur vole comme un piqueur (100 pts).
table-magic-weapon-powers-breathing = Respiration sous l’eau : son possesseur n’a pas besoin d’air (100 pts).
table-magic-weapon-powers-confusion = Confusion : tous à 7,5 cm, sauf son porteur, agissent en stupides (100 pts).
table-magic-weapon-powers-fear-of-the-blade = Peur : son porteur inspire la peur à qui il charge ou qui le charge (100 pts).
table-magic-weapon-powers-travel-between-dimensions = Voyage inter-dimensionnel : l’arme part et revient à volonté (100 pts).
table-magic-weapon-powers-fire-resistance = Résistance au feu : ni le feu ni la magie du feu n’atteignent son porteur (100 pts).
table-magic-weapon-powers-duplication = Duplication : son possesseur se dédouble, une fois, sans équipement (100 pts).
table-magic-weapon-powers-animation = Animation : l’arme combat seule, M 6 comme imprimé, CC 6, F 4, A 2 (100 pts).
table-magic-weapon-powers-invisibility = Invisibilité : son possesseur devient invisible à volonté et bouge en secret (100 pts).
table-magic-weapon-powers-selfishness = Égoïsme : son possesseur n’use d’aucune autre magie et ne lance rien (0 pt).
table-magic-weapon-powers-divine-frenzy = Frénésie divine : +1 pour toucher et blesser au premier tour, +2 au deuxième et ainsi de suite, Initiative -1 comme imprimé puis +2, +3… ; D8+2 tours, puis D10 d’hébétude (100 pts).
table-magic-weapon-powers-destruction-of-undead = Destruction des morts-vivants : ceux à 7,5 cm au début du tour du possesseur sont détruits (100 pts).
table-magic-weapon-powers-destruction-of-magic-weapons = Destruction des armes magiques : à chaque tour de combat, sur 6 l’autre arme est détruite et ses pouvoirs pris (100 pts).
table-magic-weapon-powers-absorption-of-magic = Absorption de la magie : les sorts lancés sur son possesseur ne font rien et ajoutent le niveau du lanceur pour toucher et blesser (100 pts).
table-magic-weapon-powers-striking-power = Force de frappe : une fois par jour, un coup réussi a une Force de 10 (100 pts).
table-magic-weapon-powers-double-damage = Doubles dommages : toujours 2 blessures au lieu d’une (100 pts).
table-magic-weapon-powers-speech = Parole : l’arme parle (100 pts).
table-magic-weapon-powers-weapon-of-power = Arme de puissance : D6 × D6 PM, qui font un maître ou un esclave (250 pts).
table-magic-weapon-powers-runic-weapon = Arme runique : D6 runes, à leur prix.
table-sword-runes-spell = Sort : lance son sort sans test, puis s’efface D10 tours.
table-sword-runes-protection = Protection : sauvegarde magique meilleure de 1, chacune.
table-sword-runes-wounding = Blessure : sauvegardes d’armure ennemies pires de 1, jusqu’à une blessure due à elle.
table-sword-runes-speed = Rapidité : Initiative +1 et +1 pour toucher, jusqu’à une touche due à elle.
table-sword-runes-renewal = Renouveau : réactive une autre rune du même objet, puis s’efface pour la journée.
table-sword-runes-great-death = Grande Rune de Mort : tue tout ce qu’elle touche (500 pts).
table-sword-runes-minor-death = Mort mineure : tue les créatures d’une race, au hasard ou au choix du MJ.
table-sword-runes-death = Mort : tue les créatures d’un type, D10.
table-axe-runes-spell = Sort : lance son sort sans test, puis s’efface D10 tours.
table-axe-runes-protection = Protection : sauvegarde magique meilleure de 1, chacune.
table-axe-runes-wounding = Blessure : sauvegardes d’armure ennemies pires de 1, jusqu’à une blessure due à elle.
table-axe-runes-speed = Rapidité : Initiative +1 et +1 pour toucher, jusqu’à une touche due à elle.
table-axe-runes-renewal = Renouveau : réactive une autre rune du même objet, puis s’efface pour la journée.
table-axe-runes-flight = Vol : l’arme se lance et touche toujours, une fois par jour.
table-axe-runes-return = Retour : l’arme se lance et revient, une fois par jour.
table-axe-runes-great-death = Grande Rune de Mort : tue tout ce qu’elle touche (500 pts).
table-axe-runes-minor-death = Mort mineure : tue les créatures d’une race, au hasard ou au choix du MJ.
table-axe-runes-death = Mort : tue les créatures d’un type, D10.
table-armour-runes-spell = Sort : lance son sort sans test, puis s’efface D10 tours.
table-armour-runes-protection = Protection : sauvegarde magique meilleure de 1, chacune.
table-armour-runes-armour = Armure : sauvegarde d’armure meilleure de 1, jusqu’à une blessure.
table-armour-runes-renewal = Renouveau : réactive une autre rune du même objet, puis s’efface pour la journée.
table-staff-runes-spell = Sort : lance son sort sans test, puis s’efface D10 tours.
table-staff-runes-protection = Protection : sauvegarde magique meilleure de 1, chacune.
table-staff-runes-not-printed = Rien n’est imprimé de 81 à 90 : le MJ tranche, ou relancez.
table-staff-runes-renewal = Renouveau : réactive une autre rune du même objet, puis s’efface pour la journée.
table-rune-of-death-goblinoids = gobelinoïdes
value-rune-of-death-goblinoids = gobelinoïdes
table-rune-of-death-four-legged-animals = animaux quadrupèdes
value-rune-of-death-four-legged-animals = animaux quadrupèdes
table-rune-of-death-humans = humains
value-rune-of-death-humans = humains
table-rune-of-death-dwarfs = nains
value-rune-of-death-dwarfs = nains
table-rune-of-death-elves = elfes
value-rune-of-death-elves = elfes
table-rune-of-death-dragons = dragons
value-rune-of-death-dragons = dragons
table-rune-of-death-other-reptiles = autres reptiles
value-rune-of-death-other-reptiles = autres reptiles
table-rune-of-death-creatures-of-chaos = créatures du Chaos
value-rune-of-death-creatures-of-chaos = créatures du Chaos
table-rune-of-death-wizards = sorciers
value-rune-of-death-wizards = sorciers
table-rune-of-death-not-of-chaos = créatures non chaotiques
value-rune-of-death-not-of-chaos = créatures non chaotiques
refusal-rune-rests = La rune { DE($unit) } est éteinte ; attendez qu’elle redevienne active.
result-paid = PM payés
status-wears-boots-of-slowness = porte : Bottes de lenteur
status-wears-mastery-jewel = porte : Joyau de maîtrise
