procedure-item-legality = Choice of magic items
    .about = Whether a model may have its magic items
outcome-item-legality = { $legal ->
    [yes] Allowed: { $points } points of magic items.
   *[no] { $breaches ->
        [one] Not allowed: one rule is broken ({ $points } points).
       *[other] Not allowed: { $breaches } rules are broken ({ $points } points).
     }
 }
procedure-dispel-scroll = Dispel Scroll
    .about = Dispel a spell just cast without a roll, by a scroll or the Crown of Scorn
outcome-dispel-scroll = Dispelled without a roll; the item is used up.
param-items = The magic items of the model
param-army-items = Magic items of the rest of the army
param-item-bearer = Who bears them
param-allowance = Points of magic items that it may have
choice-scroll = by a Dispel Scroll
choice-wizard = a Wizard
choice-battle-standard-bearer = the Battle Standard Bearer
choice-standard-bearer = a Standard Bearer, for his unit
choice-lord-wizard = a Lord who is a Wizard
result-breaches = rules broken
step-item-breach = { $item ->
    [none] Points
   *[other] { $item }
 }: { $why ->
    [one-a-category] one item of a category for each model.
    [one-per-army] one in an army.
    [wizards] for Wizards only.
    [bearers] for Standard Bearers only.
    [standard-alone] a unit’s Standard Bearer bears a magic standard alone.
    [characters] for Characters only.
    [on-foot] for models on foot.
   *[allowance] more points than allowed.
 }
refusal-no-scroll = { $unit } has neither a Dispel Scroll nor the Crown of Scorn.
rule-giant-sword = Giant Sword
    .aliases = Épée de Géant
rule-blade-of-strife = Blade of Strife
    .aliases = Lame de Discorde
rule-ogre-sword = Ogre Sword
    .aliases = Épée Ogre
rule-obsidian-sword = Obsidian Sword
    .aliases = Épée d’Obsidienne
rule-fencers-swords = Fencer’s Swords
    .aliases = Lames d’Escrimeur
rule-king-slayer = King Slayer
    .aliases = Tueuse de Rois
rule-heros-sword = Hero’s Sword
    .aliases = Épée du Héros
rule-axe-of-battle = Axe of Battle
    .aliases = Hache de Bataille
rule-beast-bane-halberd = Beast-Bane Halberd
    .aliases = Hallebarde Fléau des Bêtes
rule-sword-of-haste = Sword of Haste
    .aliases = Épée de Célérité
rule-fleshrender = Fleshrender
    .aliases = Déchire-Chair
rule-blessed-sword = Blessed Sword
    .aliases = Épée Bénie
rule-sword-of-strength = Sword of Strength
    .aliases = Épée de Force
rule-sword-of-skill = Sword of Skill
    .aliases = Épée d’Adresse
rule-flaming-lance = Flaming Lance
    .aliases = Lance Enflammée
rule-screaming-swords = Screaming Swords
    .aliases = Lames Hurlantes
rule-razor-blade = Razor Blade
    .aliases = Lame Rasoir
rule-armour-of-destiny = Armour of Destiny
    .aliases = Armure du Destin
rule-mithril-mail = Mithril Mail
    .aliases = Cotte de Mithril
rule-glittering-cuirass = Glittering Cuirass
    .aliases = Cuirasse Étincelante
rule-armour-of-fortune = Armour of Fortune
    .aliases = Armure de Fortune
rule-bronze-breastplate = Bronze Breastplate
    .aliases = Plastron de Bronze
rule-dragon-mantle = Dragon Mantle
    .aliases = Manteau de Dragon
rule-gamblers-armour = Gambler’s Armour
    .aliases = Armure du Parieur
rule-dragonscale-helm = Dragonscale Helm
    .aliases = Heaume en Écailles de Dragon
rule-hardened-shield = Hardened Shield
    .aliases = Bouclier Renforcé
rule-lucky-shield = Lucky Shield
    .aliases = Bouclier Chanceux
rule-supreme-shielding = Talisman of Supreme Shielding
    .aliases = Talisman de Protection Suprême
rule-sprout-of-rebirth = Sprout of Rebirth
    .aliases = Pousse de Renaissance
rule-obsidian-nullstone = Obsidian Nullstone
    .aliases = Pierre Nulle d’Obsidienne
rule-obsidian-rock = Obsidian Rock
    .aliases = Roche d’Obsidienne
rule-greater-shielding = Talisman of Greater Shielding
    .aliases = Talisman de Grande Protection
rule-gemstone-amulet = Gemstone Amulet
    .aliases = Amulette de Gemme
rule-obsidian-pebble = Obsidian Pebble
    .aliases = Galet d’Obsidienne
rule-lucky-charm = Lucky Charm
    .aliases = Porte-Bonheur
rule-dragonfire-gem = Dragonfire Gem
    .aliases = Gemme de Feu de Dragon
rule-lesser-shielding = Talisman of Shielding
    .aliases = Talisman de Protection
rule-flying-carpet = Flying Carpet
    .aliases = Tapis Volant
rule-wizards-hood = Wizard’s Hood
    .aliases = Capuche de Sorcier
rule-crown-of-scorn = Crown of Scorn
    .aliases = Couronne de Mépris
rule-crystal-ball = Crystal Ball
    .aliases = Boule de Cristal
rule-sceptre-of-dominion = Sceptre of Dominion
    .aliases = Sceptre de Domination
rule-ring-of-fire = Ring of Fire
    .aliases = Anneau de Feu
rule-potion-of-strength = Potion of Strength
    .aliases = Potion de Force
rule-divine-icon = Divine Icon
    .aliases = Icône Divine
rule-potion-of-swiftness = Potion of Swiftness
    .aliases = Potion de Rapidité
rule-backlash-scroll = Backlash Scroll
    .aliases = Parchemin de Contrecoup
rule-book-of-arcane-power = Book of Arcane Power
    .aliases = Livre de Pouvoir Occulte
rule-essence-of-a-free-mind = Essence of a Free Mind
    .aliases = Essence d’Esprit Libre
rule-dispel-scroll = Dispel Scroll
    .aliases = Parchemin de Dissipation
rule-tome-of-arcane-lore = Tome of Arcane Lore
    .aliases = Tome de Savoir Occulte
rule-grounding-rod = Grounding Rod
    .aliases = Bâton de Terre
rule-sceptre-of-power = Sceptre of Power
    .aliases = Sceptre de Puissance
rule-binding-scroll = Binding Scroll
    .aliases = Parchemin d’Entrave
rule-shielding-scroll = Shielding Scroll
    .aliases = Parchemin de Protection
rule-wand-of-stability = Wand of Stability
    .aliases = Baguette de Stabilité
rule-rending-banner = Rending Banner
    .aliases = Bannière Déchirante
rule-stalkers-standard = Stalker’s Standard
    .aliases = Étendard du Traqueur
rule-aether-icon = Aether Icon
    .aliases = Icône d’Éther
rule-banner-of-discipline = Banner of Discipline
    .aliases = Bannière de Discipline
rule-banner-of-speed = Banner of Speed
    .aliases = Bannière de Vitesse
rule-flaming-standard = Flaming Standard
    .aliases = Étendard Enflammé
rule-war-standard = War Standard
    .aliases = Étendard de Guerre
rule-relentless-company = Icon of the Relentless Company
    .aliases = Icône de la Compagnie Implacable
rule-gleaming-icon = Gleaming Icon
    .aliases = Icône Brillante
rule-banner-of-courage = Banner of Courage
    .aliases = Bannière de Courage
