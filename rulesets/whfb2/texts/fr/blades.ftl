## Créatures, poisons, pouvoirs et runes comme les unités sont écrites
rule-human = Humain
    .aliases = humains, humaine
rule-dwarf = Nain
    .aliases = nains, naine
rule-halfling = Halfeling
    .aliases = halfelings, halfelin
rule-pygmy = Pygmée
    .aliases = pygmées
rule-elf = Elfe
    .aliases = elfes
rule-ogre = Ogre
    .aliases = ogres
rule-troll = Troll
    .aliases = trolls
rule-giant = Géant
    .aliases = géants
rule-treeman = Homme-arbre
    .aliases = hommes-arbres
rule-lizardman = Homme-lézard
    .aliases = hommes-lézards
rule-troglodyte = Troglodyte
    .aliases = troglodytes
rule-slann = Slann
    .aliases = slanns
rule-lycanthrope = Lycanthrope
    .aliases = lycanthropes, sous forme animale
rule-monster = Monstre
    .aliases = monstres
rule-animal = Animal
    .aliases = animaux, bête
rule-four-legged = Quadrupède
    .aliases = quadrupèdes
rule-dragon = Dragon
    .aliases = dragons
rule-reptile = Reptile
    .aliases = reptiles
rule-chaos = Du Chaos
    .aliases = chaotique
rule-charioteers = Équipage de char
    .aliases = conducteurs de char
rule-draught-team = Attelage
    .aliases = bêtes de trait
rule-orc = Orque
    .aliases = orques
rule-goblin = Gobelin
    .aliases = gobelins
rule-hobgoblin = Hobgobelin
    .aliases = hobgobelins
rule-man-slayer = Humanicide
    .aliases = poison humanicide
rule-elf-bane = Elvicide
    .aliases = poison elvicide
rule-black-root = Racine noire
    .aliases = poison racine noire
rule-troll-bane = Trollicide
    .aliases = poison trollicide
rule-lizard-bane = Mort aux lézards
    .aliases = poison mort aux lézards
rule-demon-bane = Fléau des démons
    .aliases = poison fléau des démons
rule-truth-leaf = Feuille de vérité
    .aliases = poison feuille de vérité
rule-beast-bane = Animalicide
    .aliases = poison animalicide
rule-grave-root = Racines des tombes
    .aliases = poison racines des tombes
rule-strength-theft = Vol de Force
    .aliases = voleuse de Force
rule-toughness-theft = Vol d’Endurance
    .aliases = voleuse d’Endurance
rule-initiative-theft = Vol d’Initiative
    .aliases = voleuse d’Initiative
rule-leadership-theft = Vol de Commandement
    .aliases = voleuse de Commandement
rule-intelligence-theft = Vol d’Intelligence
    .aliases = voleuse d’Intelligence
rule-cool-theft = Vol de Calme
    .aliases = voleuse de Calme
rule-will-power-theft = Vol de Force Mentale
    .aliases = voleuse de Force Mentale
rule-degeneration = Dégénérescence
    .aliases = arme de dégénérescence
rule-cold-attack = Attaque de froid
    .aliases = arme de froid
rule-dimensional-attack = Attaque dimensionnelle
    .aliases = arme dimensionnelle
rule-double-damage = Doubles dommages
    .aliases = doubles blessures
rule-striking-power = Force de frappe
    .aliases = coup de Force 10
rule-destruction-of-magic-weapons = Destruction des armes magiques
    .aliases = destructrice d’armes magiques
rule-rune-of-speed = Rune de rapidité
    .aliases = rapidité
rule-rune-of-wounding = Rune de blessure
    .aliases = rune de coupure, rune de choc
rule-rune-of-minor-death = Rune de mort mineure
    .aliases = mort mineure
rule-great-rune-of-death = Grande Rune de Mort
    .aliases = grande mort
rule-rune-of-death = Rune de mort
    .aliases = rune mortelle
rule-invested = Points investis
    .aliases = PM investis

status-rune-of-speed-faded = Rune de rapidité effacée
status-rune-of-wounding-faded = Rune de blessure effacée
status-power-spent = pouvoir du jour utilisé
status-frenzy-rounds = rounds en frénésie divine
    .counted = { $value } rounds en frénésie divine
status-degenerating = en décomposition

## Résultat
procedure-combat-result = Résultat du combat
    .about = La fin d’un round dont les coups sont déjà tombés : résultat, déroutes, poursuite
outcome-combat-result = { outcome-close-combat-round }
choice-blows = coups
choice-result = résultat

## Jets et étapes
modifier-rune-of-speed = rune de rapidité
modifier-rune-of-wounding = rune de blessure
modifier-absorbed-magic = magie absorbée
modifier-divine-frenzy = frénésie divine
modifier-flaming = feu
step-hits-halved = { $unit } : la moitié des { $hits } touches ne donne rien, il en reste { $left }.
step-aura-soaks = L’aura { DE($unit) } absorbe { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
 }.
step-aura-destroyed = L’arme magique détruit l’aura { DE($unit) }.
step-illusion-vanishes = { $unit } est une illusion : attaquée, elle disparaît.
step-mighty-blow = { $unit } : { $count ->
    [one] un coup
   *[other] { $count } coups
 } de Force { $strength }.
step-poison-tells = Le poison retire { $points } en Endurance à { $unit }.
step-chariot-charges = { $unit } percute { $target } : { $hits ->
    [one] une touche
   *[other] { $hits } touches
 } de Force 4.
step-weapon-destroyed = L’arme magique { DE($unit) } est détruite.
step-joined-unknown = { $unit } est avec { $host } mais ne combat pas : il lui manque une valeur ; { WAY("unit edit unit:", $unit, " change:CC4") } en note une.
step-proof-against = Les armes ordinaires ne font rien à { $unit }.
step-frenzy-ignores = { $unit } est en frénésie divine : seul compte un coup qui tue.

## Lectures
house-poison-result = Poison dans le résultat
    .about = Si les figurines que le poison tue comptent dans le résultat du combat
house-value-counted = elles comptent
house-value-uncounted = seules les blessures comptent
house-frenzy-start = Début d’une frénésie divine
    .about = Initiative au premier round : -1 comme imprimé, ou +1 comme la suite
house-value-slower = Initiative -1
house-value-quicker = Initiative +1
house-captured-standard = Étendard capturé
    .about = Deux de moins que le Commandement du profil, ou que celui avec l’étendard
house-value-from-own = de moins que celui du profil
house-value-from-total = de moins qu’avec l’étendard
choice-impact = charge d’un char
choice-chariot = touches sur un char
choice-challenge = défi
choice-challenge-order = qui défie d’abord
rule-destruction-of-undead = Destruction des morts-vivants
    .aliases = détruit les morts-vivants
rule-absorption-of-magic = Absorption de la magie
    .aliases = absorbe la magie
rule-selfish-weapon = Arme égoïste
    .aliases = égoïsme
step-leader-slain = Le commandant { DE($unit) } est tué.
refusal-chariot-undriven = Personne ne conduit { $unit } : écrivez son équipage comme une unité [équipage de char] et faites-le le rejoindre avec { WAY("unit join") }, ou donnez un Commandement au char.
step-chariot-undriven = { $unit } n’a pas d’équipage qui combatte : écrivez-le comme une unité [équipage de char], ce qui le tire [attelage], et faites-les le rejoindre par { WAY("unit join") }.
step-chariot-breadth = Largeur { DE($unit) } inconnue : une figurine lui fait face ; { WAY("unit edit unit:", $unit, " change:Front4") } note qu’elles sont quatre.
