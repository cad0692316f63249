procedure-item-legality = Choix d’objets magiques
    .about = Si une figurine peut avoir ses objets magiques
outcome-item-legality = { $legal ->
    [yes] Permis : { $points } points d’objets magiques.
   *[no] { $breaches ->
        [one] Interdit : une règle est enfreinte ({ $points } points).
       *[other] Interdit : { $breaches } règles sont enfreintes ({ $points } points).
     }
 }
procedure-dispel-scroll = Parchemin de Dissipation
    .about = Dissiper sans jet un sort qui vient d’être lancé, par un parchemin ou la Couronne de Mépris
outcome-dispel-scroll = Dissipé sans jet ; l’objet est épuisé.
param-items = Les objets magiques de la figurine
param-army-items = Objets magiques du reste de l’armée
param-item-bearer = Qui les porte
param-allowance = Points d’objets magiques permis
choice-scroll = par un Parchemin de Dissipation
choice-wizard = un Sorcier
choice-battle-standard-bearer = le Porteur de la Grande Bannière
choice-standard-bearer = un Porte-Étendard, pour son unité
choice-lord-wizard = un Seigneur Sorcier
result-breaches = règles enfreintes
step-item-breach = { $item ->
    [none] Points
   *[other] { $item }
 } : { $why ->
    [one-a-category] un objet par catégorie et par figurine.
    [one-per-army] un seul par armée.
    [wizards] pour les Sorciers seulement.
    [bearers] pour les Porte-Étendards seulement.
    [standard-alone] un Porte-Étendard d’unité ne porte qu’un étendard magique.
    [characters] pour les Personnages seulement.
    [on-foot] pour les figurines à pied.
   *[allowance] plus de points que permis.
 }
refusal-no-scroll = { $unit } n’a ni Parchemin de Dissipation ni Couronne de Mépris.
rule-giant-sword = Épée de Géant
    .aliases = Giant Sword
rule-blade-of-strife = Lame de Discorde
    .aliases = Blade of Strife
rule-ogre-sword = Épée Ogre
    .aliases = Ogre Sword
rule-obsidian-sword = Épée d’Obsidienne
    .aliases = Obsidian Sword
rule-fencers-swords = Lames d’Escrimeur
    .aliases = Fencer’s Swords
rule-king-slayer = Tueuse de Rois
    .aliases = King Slayer
rule-heros-sword = Épée du Héros
    .aliases = Hero’s Sword
rule-axe-of-battle = Hache de Bataille
    .aliases = Axe of Battle
rule-beast-bane-halberd = Hallebarde Fléau des Bêtes
    .aliases = Beast-Bane Halberd
rule-sword-of-haste = Épée de Célérité
    .aliases = Sword of Haste
rule-fleshrender = Déchire-Chair
    .aliases = Fleshrender
rule-blessed-sword = Épée Bénie
    .aliases = Blessed Sword
rule-sword-of-strength = Épée de Force
    .aliases = Sword of Strength
rule-sword-of-skill = Épée d’Adresse
    .aliases = Sword of Skill
rule-flaming-lance = Lance Enflammée
    .aliases = Flaming Lance
rule-screaming-swords = Lames Hurlantes
    .aliases = Screaming Swords
rule-razor-blade = Lame Rasoir
    .aliases = Razor Blade
rule-armour-of-destiny = Armure du Destin
    .aliases = Armour of Destiny
rule-mithril-mail = Cotte de Mithril
    .aliases = Mithril Mail
rule-glittering-cuirass = Cuirasse Étincelante
    .aliases = Glittering Cuirass
rule-armour-of-fortune = Armure de Fortune
    .aliases = Armour of Fortune
rule-bronze-breastplate = Plastron de Bronze
    .aliases = Bronze Breastplate
rule-dragon-mantle = Manteau de Dragon
    .aliases = Dragon Mantle
rule-gamblers-armour = Armure du Parieur
    .aliases = Gambler’s Armour
rule-dragonscale-helm = Heaume en Écailles de Dragon
    .aliases = Dragonscale Helm
rule-hardened-shield = Bouclier Renforcé
    .aliases = Hardened Shield
rule-lucky-shield = Bouclier Chanceux
    .aliases = Lucky Shield
rule-supreme-shielding = Talisman de Protection Suprême
    .aliases = Talisman of Supreme Shielding
rule-sprout-of-rebirth = Pousse de Renaissance
    .aliases = Sprout of Rebirth
rule-obsidian-nullstone = Pierre Nulle d’Obsidienne
    .aliases = Obsidian Nullstone
rule-obsidian-rock = Roche d’Obsidienne
    .aliases = Obsidian Rock
rule-greater-shielding = Talisman de Grande Protection
    .aliases = Talisman of Greater Shielding
rule-gemstone-amulet = Amulette de Gemme
    .aliases = Gemstone Amulet
rule-obsidian-pebble = Galet d’Obsidienne
    .aliases = Obsidian Pebble
rule-lucky-charm = Porte-Bonheur
    .aliases = Lucky Charm
rule-dragonfire-gem = Gemme de Feu de Dragon
    .aliases = Dragonfire Gem
rule-lesser-shielding = Talisman de Protection
    .aliases = Talisman of Shielding
rule-flying-carpet = Tapis Volant
    .aliases = Flying Carpet
rule-wizards-hood = Capuche de Sorcier
    .aliases = Wizard’s Hood
rule-crown-of-scorn = Couronne de Mépris
    .aliases = Crown of Scorn
rule-crystal-ball = Boule de Cristal
    .aliases = Crystal Ball
rule-sceptre-of-dominion = Sceptre de Domination
    .aliases = Sceptre of Dominion
rule-ring-of-fire = Anneau de Feu
    .aliases = Ring of Fire
rule-potion-of-strength = Potion de Force
    .aliases = Potion of Strength
rule-divine-icon = Icône Divine
    .aliases = Divine Icon
rule-potion-of-swiftness = Potion de Rapidité
    .aliases = Potion of Swiftness
rule-backlash-scroll = Parchemin de Contrecoup
    .aliases = Backlash Scroll
rule-book-of-arcane-power = Livre de Pouvoir Occulte
    .aliases = Book of Arcane Power
rule-essence-of-a-free-mind = Essence d’Esprit Libre
    .aliases = Essence of a Free Mind
rule-dispel-scroll = Parchemin de Dissipation
    .aliases = Dispel Scroll
rule-tome-of-arcane-lore = Tome de Savoir Occulte
    .aliases = Tome of Arcane Lore
rule-grounding-rod = Bâton de Terre
    .aliases = Grounding Rod
rule-sceptre-of-power = Sceptre de Puissance
    .aliases = Sceptre of Power
rule-binding-scroll = Parchemin d’Entrave
    .aliases = Binding Scroll
rule-shielding-scroll = Parchemin de Protection
    .aliases = Shielding Scroll
rule-wand-of-stability = Baguette de Stabilité
    .aliases = Wand of Stability
rule-rending-banner = Bannière Déchirante
    .aliases = Rending Banner
rule-stalkers-standard = Étendard du Traqueur
    .aliases = Stalker’s Standard
rule-aether-icon = Icône d’Éther
    .aliases = Aether Icon
rule-banner-of-discipline = Bannière de Discipline
    .aliases = Banner of Discipline
rule-banner-of-speed = Bannière de Vitesse
    .aliases = Banner of Speed
rule-flaming-standard = Étendard Enflammé
    .aliases = Flaming Standard
rule-war-standard = Étendard de Guerre
    .aliases = War Standard
rule-relentless-company = Icône de la Compagnie Implacable
    .aliases = Icon of the Relentless Company
rule-gleaming-icon = Icône Brillante
    .aliases = Gleaming Icon
rule-banner-of-courage = Bannière de Courage
    .aliases = Banner of Courage
