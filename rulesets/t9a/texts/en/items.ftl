procedure-magic-item = Magic item
    .about = What a common magic item costs and does
outcome-magic-item = { $item-name }: { $family ->
    [magic-weapon] magic weapon
    [magic-armour] magic armour
    [talisman] talisman
    [enchanted] enchanted item
    [arcane] arcane item, for Wizards
   *[magic-standard] magic standard
 }, { $points } points{ $hero ->
    [none] { "" }
   *[other] { " " }({ $hero } for a Hero or Champion)
 }{ $once ->
    [yes] , used once
   *[no] { "" }
 }. { $item ->
    [giant-sword] Hand weapon, +3 Strength.
    [blade-of-strife] Hand weapon, +3 Attacks.
    [ogre-sword] Hand weapon, +2 Strength.
    [skull-splitter] Shooting weapon, range 24 inches, Strength 4, Multiple Shots (4), Armour Piercing (1); it always hits on 4+.
    [obsidian-sword] Hand weapon, Armour Piercing (6).
    [fencers-swords] Paired weapons, on foot; Weapon Skill 10.
    [king-slayer] Hand weapon; +1 Strength and +1 Attack for each enemy Character touching the unit, counted as the bearer strikes.
    [heros-sword] Characters: +1 Strength and +1 Attack, but at most 4 Attacks and Strength 5.
    [axe-of-battle] Hand weapon, +2 Attacks.
    [beast-bane-halberd] Halberd; Strength 5 whatever the modifiers; Multiple Wounds (2) against Monsters, Ridden Monsters, Monstrous types and Chariots.
    [sword-of-haste] Initiative 10; it wounds on 4+ at worst.
    [fleshrender] Great weapon, Armour Piercing (1).
    [blessed-sword] Divine Attacks; failed rolls to wound are rolled again.
    [sword-of-strength] +1 Strength.
    [sword-of-skill] +1 to hit.
    [flaming-lance] Lance, Flaming Attacks.
    [screaming-swords] Paired weapons, on foot; Fear.
    [razor-blade] Hand weapon, Armour Piercing (1).
    [force-shield] Shield; Ward save of 5+ against Ranged Attacks.
    [armour-of-destiny] Heavy armour, Ward save of 4+.
    [mithril-mail] Heavy armour, on foot; a save of 2+ that nothing can better.
    [bluffers-helm] A save of 6+; successful rolls to wound the wearer are rolled again. Not for Large Targets.
    [glittering-cuirass] Heavy armour, Distracting.
    [armour-of-fortune] Heavy armour, Ward save of 5+.
    [bronze-breastplate] Heavy armour; when the model is hit, it has a save of 1+ for the phase, a Large Target 2+.
    [dragon-mantle] On foot: Innate Defence (5+).
    [gamblers-armour] Heavy armour, Ward save of 6+.
    [dragonscale-helm] A save of 6+, Fireborn.
    [hardened-shield] Shield, worth +2 instead of +1.
    [lucky-shield] Shield; the first hit is ignored, one of the bearer’s choice among several at once.
    [supreme-shielding] Ward save of 4+.
    [sprout-of-rebirth] Regeneration of 4+.
    [obsidian-nullstone] Magic Resistance (3).
    [dusk-stone] Failed armour saves are rolled again.
    [obsidian-rock] Magic Resistance (2).
    [greater-shielding] Ward save of 5+.
    [gemstone-amulet] After an armour save that failed, or none: Ward save of 4+ against that wound.
    [obsidian-pebble] Magic Resistance (1).
    [lucky-charm] One failed armour save is rolled again.
    [dragonfire-gem] Fireborn.
    [lesser-shielding] Ward save of 6+.
    [flying-carpet] On foot: Fly (6).
    [wizards-hood] Stupidity; who is no Wizard becomes one of level 2, with a battle path drawn at random each game.
    [crown-of-scorn] In an army without Wizards: instead of a dispel roll, the spell is dispelled.
    [crystal-ball] Lightning Reflexes.
    [sceptre-of-dominion] At the start of a round of combat: Stubborn for the phase.
    [gem-of-fortune] Sixes to wound the unit by Ranged Attacks are rolled again, but not for hits on a Large Target.
    [ring-of-fire] Bound spell of Power Level 3: Fireball.
    [potion-of-strength] At the start of a phase: +2 Strength for the player turn.
    [cursed-iron] The unit has a Ward save of 5+ against Artillery Weapons.
    [divine-icon] The model has Divine Attacks.
    [potion-of-swiftness] +3 Initiative for the player turn.
    [backlash-scroll] Instead of a dispel: after the spell the caster rolls on the miscast table. Not against bound spells, casts of one die or Overwhelming Power.
    [book-of-arcane-power] +1 to casting and dispelling rolls.
    [essence-of-a-free-mind] Two paths stand on the list; one is chosen as spells are generated.
    [dispel-scroll] Instead of a dispel roll, the spell is dispelled.
    [tome-of-arcane-lore] One more spell.
    [grounding-rod] One roll on the miscast table is rolled again.
    [sceptre-of-power] One casting die is rolled again.
    [binding-scroll] Instead of a dispel: that Wizard cannot cast that spell in the next game turn.
    [shielding-scroll] Instead of a dispel: Ward save of 4+ against that spell.
    [wand-of-stability] +D6 to a dispel roll, no die of the pool; Not Enough Power and the limit of 3 do not count.
    [rending-banner] The unit has Armour Piercing (1).
    [stalkers-standard] The unit has Strider and Swiftstride.
    [aether-icon] The unit dispels as a Wizard Master does.
    [holy-icon] The unit has Divine Attacks, but its own successful Ward saves are rolled again.
    [banner-of-discipline] +1 Leadership.
    [banner-of-speed] +1 Movement.
    [flaming-standard] At the start of a round of combat, or before the unit shoots: Flaming Attacks for the phase, special attacks apart.
    [war-standard] +1 to the Combat Score.
    [relentless-company] Infantry: marches three times its Movement, 15 inches at most; not in the first turn after Scout or Vanguard.
    [gleaming-icon] The first failed Leadership test is rolled again; it must be used then.
   *[banner-of-courage] The unit passes Terror and is immune to Fear.
 }
lacks-items = the list of magic items
param-item = The magic item
result-item = item
result-family = kind
result-hero = points for a Hero
result-once = used once
choice-giant-sword = Giant Sword
choice-blade-of-strife = Blade of Strife
choice-ogre-sword = Ogre Sword
choice-obsidian-sword = Obsidian Sword
choice-fencers-swords = Fencer’s Swords
choice-king-slayer = King Slayer
choice-heros-sword = Hero’s Sword
choice-axe-of-battle = Axe of Battle
choice-beast-bane-halberd = Beast-Bane Halberd
choice-sword-of-haste = Sword of Haste
choice-fleshrender = Fleshrender
choice-blessed-sword = Blessed Sword
choice-sword-of-strength = Sword of Strength
choice-sword-of-skill = Sword of Skill
choice-flaming-lance = Flaming Lance
choice-screaming-swords = Screaming Swords
choice-razor-blade = Razor Blade
choice-force-shield = Force Shield
choice-armour-of-destiny = Armour of Destiny
choice-mithril-mail = Mithril Mail
choice-bluffers-helm = Bluffer’s Helm
choice-glittering-cuirass = Glittering Cuirass
choice-armour-of-fortune = Armour of Fortune
choice-bronze-breastplate = Bronze Breastplate
choice-dragon-mantle = Dragon Mantle
choice-gamblers-armour = Gambler’s Armour
choice-dragonscale-helm = Dragonscale Helm
choice-hardened-shield = Hardened Shield
choice-lucky-shield = Lucky Shield
choice-supreme-shielding = Talisman of Supreme Shielding
choice-sprout-of-rebirth = Sprout of Rebirth
choice-obsidian-nullstone = Obsidian Nullstone
choice-dusk-stone = Dusk Stone
choice-obsidian-rock = Obsidian Rock
choice-greater-shielding = Talisman of Greater Shielding
choice-gemstone-amulet = Gemstone Amulet
choice-obsidian-pebble = Obsidian Pebble
choice-lucky-charm = Lucky Charm
choice-dragonfire-gem = Dragonfire Gem
choice-lesser-shielding = Talisman of Shielding
choice-flying-carpet = Flying Carpet
choice-wizards-hood = Wizard’s Hood
choice-crown-of-scorn = Crown of Scorn
choice-crystal-ball = Crystal Ball
choice-sceptre-of-dominion = Sceptre of Dominion
choice-gem-of-fortune = Gem of Fortune
choice-ring-of-fire = Ring of Fire
choice-potion-of-strength = Potion of Strength
choice-cursed-iron = Charm of Cursed Iron
choice-divine-icon = Divine Icon
choice-potion-of-swiftness = Potion of Swiftness
choice-backlash-scroll = Backlash Scroll
choice-book-of-arcane-power = Book of Arcane Power
choice-essence-of-a-free-mind = Essence of a Free Mind
choice-dispel-scroll = Dispel Scroll
choice-tome-of-arcane-lore = Tome of Arcane Lore
choice-grounding-rod = Grounding Rod
choice-sceptre-of-power = Sceptre of Power
choice-binding-scroll = Binding Scroll
choice-shielding-scroll = Shielding Scroll
choice-wand-of-stability = Wand of Stability
choice-rending-banner = Rending Banner
choice-stalkers-standard = Stalker’s Standard
choice-aether-icon = Aether Icon
choice-holy-icon = Holy Icon
choice-banner-of-discipline = Banner of Discipline
choice-banner-of-speed = Banner of Speed
choice-flaming-standard = Flaming Standard
choice-war-standard = War Standard
choice-relentless-company = Icon of the Relentless Company
choice-gleaming-icon = Gleaming Icon
choice-banner-of-courage = Banner of Courage
value-magic-weapon = magic weapon
value-magic-armour = magic armour
value-talisman = talisman
value-enchanted = enchanted item
value-arcane = arcane item
value-magic-standard = magic standard
