procedure-magic-item = Objet magique
    .about = Ce que coûte et fait un objet magique commun
outcome-magic-item = { $item-name } : { $family ->
    [magic-weapon] arme magique
    [magic-armour] armure magique
    [talisman] talisman
    [enchanted] objet enchanté
    [arcane] objet occulte, pour les sorciers
   *[magic-standard] étendard magique
 }, { $points } pts{ $hero ->
    [none] { "" }
   *[other] { " " }({ $hero } pour un Héros ou un Champion)
 }{ $once ->
    [yes] , usage unique
   *[no] { "" }
 }. { $item ->
    [giant-sword] Arme de base, +3 en Force.
    [blade-of-strife] Arme de base, +3 Attaques.
    [ogre-sword] Arme de base, +2 en Force.
    [skull-splitter] Arme de tir, portée 24 pouces, Force 4, Tirs Multiples (4), Perforant (1) ; touche toujours sur 4+.
    [obsidian-sword] Arme de base, Perforant (6).
    [fencers-swords] Paire d’armes, à pied ; Capacité de Combat 10.
    [king-slayer] Arme de base ; +1 en Force et +1 Attaque par Personnage ennemi au contact de l’unité, compté quand le porteur frappe.
    [heros-sword] Personnages : +1 en Force et +1 Attaque, sans dépasser 4 Attaques et Force 5.
    [axe-of-battle] Arme de base, +2 Attaques.
    [beast-bane-halberd] Hallebarde ; Force 5 quels que soient les modificateurs ; Blessures Multiples (2) contre monstres, monstres montés, types monstrueux et chars.
    [sword-of-haste] Initiative 10 ; blesse au pire sur 4+.
    [fleshrender] Arme lourde, Perforant (1).
    [blessed-sword] Attaques Divines ; relance les jets pour blesser ratés.
    [sword-of-strength] +1 en Force.
    [sword-of-skill] +1 pour toucher.
    [flaming-lance] Lance de cavalerie, Attaques Enflammées.
    [screaming-swords] Paire d’armes, à pied ; Peur.
    [razor-blade] Arme de base, Perforant (1).
    [force-shield] Bouclier ; Sauvegarde Invulnérable de 5+ contre les attaques à distance.
    [armour-of-destiny] Armure lourde, Sauvegarde Invulnérable de 4+.
    [mithril-mail] Armure lourde, à pied ; une sauvegarde de 2+ que rien n’améliore.
    [bluffers-helm] Sauvegarde de 6+ ; les jets pour blesser le porteur qui réussissent sont relancés. Pas pour les Grandes Cibles.
    [glittering-cuirass] Armure lourde, Distrayant.
    [armour-of-fortune] Armure lourde, Sauvegarde Invulnérable de 5+.
    [bronze-breastplate] Armure lourde ; quand la figurine est touchée, sauvegarde de 1+ pour la phase, 2+ pour une Grande Cible.
    [dragon-mantle] À pied : Défense innée (5+).
    [gamblers-armour] Armure lourde, Sauvegarde Invulnérable de 6+.
    [dragonscale-helm] Sauvegarde de 6+, Né du Feu.
    [hardened-shield] Bouclier, qui vaut +2 au lieu de +1.
    [lucky-shield] Bouclier ; la première touche est ignorée, au choix du porteur parmi des touches simultanées.
    [supreme-shielding] Sauvegarde Invulnérable de 4+.
    [sprout-of-rebirth] Régénération de 4+.
    [obsidian-nullstone] Résistance à la Magie (3).
    [dusk-stone] Relance les sauvegardes d’armure ratées.
    [obsidian-rock] Résistance à la Magie (2).
    [greater-shielding] Sauvegarde Invulnérable de 5+.
    [gemstone-amulet] Après une sauvegarde d’armure ratée ou absente : Sauvegarde Invulnérable de 4+ contre cette blessure.
    [obsidian-pebble] Résistance à la Magie (1).
    [lucky-charm] Relance une sauvegarde d’armure ratée.
    [dragonfire-gem] Né du Feu.
    [lesser-shielding] Sauvegarde Invulnérable de 6+.
    [flying-carpet] À pied : Vol (6).
    [wizards-hood] Stupidité ; qui n’est pas sorcier le devient, de niveau 2, avec une voie de bataille tirée au hasard à chaque partie.
    [crown-of-scorn] Dans une armée sans sorcier : au lieu d’un jet de dissipation, le sort est dissipé.
    [crystal-ball] Réflexes Foudroyants.
    [sceptre-of-dominion] Au début d’une manche de combat : Tenace pour la phase.
    [gem-of-fortune] Les 6 pour blesser l’unité à distance sont relancés, sauf pour les touches sur une Grande Cible.
    [ring-of-fire] Objet de sort de niveau de puissance 3 : Boule de Feu.
    [potion-of-strength] Au début d’une phase : +2 en Force pour le tour de joueur.
    [cursed-iron] L’unité a une Sauvegarde Invulnérable de 5+ contre les armes d’artillerie.
    [divine-icon] La figurine a des Attaques Divines.
    [potion-of-swiftness] +3 en Initiative pour le tour de joueur.
    [backlash-scroll] Au lieu d’une dissipation : après le sort, le lanceur subit un fiasco. Pas contre un objet de sort, un lancement d’un seul dé ou un Pouvoir Irrésistible.
    [book-of-arcane-power] +1 aux jets de lancement et de dissipation.
    [essence-of-a-free-mind] Deux voies sur la liste ; une est choisie à la génération des sorts.
    [dispel-scroll] Au lieu d’un jet de dissipation, le sort est dissipé.
    [tome-of-arcane-lore] Un sort de plus.
    [grounding-rod] Relance un jet sur la table des fiascos.
    [sceptre-of-power] Relance un dé de lancement.
    [binding-scroll] Au lieu d’une dissipation : ce sorcier ne peut pas lancer ce sort au prochain tour de jeu.
    [shielding-scroll] Au lieu d’une dissipation : Sauvegarde Invulnérable de 4+ contre ce sort.
    [wand-of-stability] +D6 à un jet de dissipation, hors réserve ; ni Pas assez de puissance ni la limite de 3 ne comptent.
    [rending-banner] L’unité a Perforant (1).
    [stalkers-standard] L’unité a Guide et Course Rapide.
    [aether-icon] L’unité dissipe comme un Maître Sorcier.
    [holy-icon] L’unité a des Attaques Divines, mais relance ses propres Sauvegardes Invulnérables réussies.
    [banner-of-discipline] +1 en Commandement.
    [banner-of-speed] +1 en Mouvement.
    [flaming-standard] Au début d’une manche de combat, ou avant que l’unité tire : Attaques Enflammées pour la phase, sauf attaques spéciales.
    [war-standard] +1 au résultat de combat.
    [relentless-company] Infanterie : marche forcée du triple de son Mouvement, 15 pouces au plus ; pas au premier tour après Éclaireur ou Avant-Garde.
    [gleaming-icon] Relance le premier test de Commandement raté ; elle doit servir alors.
   *[banner-of-courage] L’unité réussit ses tests de Terreur et est immunisée à la Peur.
 }
lacks-items = la liste des objets magiques
param-item = L’objet magique
result-item = objet
result-family = sorte
result-hero = points pour un Héros
result-once = usage unique
choice-giant-sword = Épée de Géant
choice-blade-of-strife = Lame de Discorde
choice-ogre-sword = Épée Ogre
choice-obsidian-sword = Épée d’Obsidienne
choice-fencers-swords = Lames d’Escrimeur
choice-king-slayer = Tueuse de Rois
choice-heros-sword = Épée du Héros
choice-axe-of-battle = Hache de Bataille
choice-beast-bane-halberd = Hallebarde Fléau des Bêtes
choice-sword-of-haste = Épée de Célérité
choice-fleshrender = Déchire-Chair
choice-blessed-sword = Épée Bénie
choice-sword-of-strength = Épée de Force
choice-sword-of-skill = Épée d’Adresse
choice-flaming-lance = Lance Enflammée
choice-screaming-swords = Lames Hurlantes
choice-razor-blade = Lame Rasoir
choice-force-shield = Bouclier de Force
choice-armour-of-destiny = Armure du Destin
choice-mithril-mail = Cotte de Mithril
choice-bluffers-helm = Heaume du Bluffeur
choice-glittering-cuirass = Cuirasse Étincelante
choice-armour-of-fortune = Armure de Fortune
choice-bronze-breastplate = Plastron de Bronze
choice-dragon-mantle = Manteau de Dragon
choice-gamblers-armour = Armure du Parieur
choice-dragonscale-helm = Heaume en Écailles de Dragon
choice-hardened-shield = Bouclier Renforcé
choice-lucky-shield = Bouclier Chanceux
choice-supreme-shielding = Talisman de Protection Suprême
choice-sprout-of-rebirth = Pousse de Renaissance
choice-obsidian-nullstone = Pierre Nulle d’Obsidienne
choice-dusk-stone = Pierre du Crépuscule
choice-obsidian-rock = Roche d’Obsidienne
choice-greater-shielding = Talisman de Grande Protection
choice-gemstone-amulet = Amulette de Gemme
choice-obsidian-pebble = Galet d’Obsidienne
choice-lucky-charm = Porte-Bonheur
choice-dragonfire-gem = Gemme de Feu de Dragon
choice-lesser-shielding = Talisman de Protection
choice-flying-carpet = Tapis Volant
choice-wizards-hood = Capuche de Sorcier
choice-crown-of-scorn = Couronne de Mépris
choice-crystal-ball = Boule de Cristal
choice-sceptre-of-dominion = Sceptre de Domination
choice-gem-of-fortune = Gemme de Fortune
choice-ring-of-fire = Anneau de Feu
choice-potion-of-strength = Potion de Force
choice-cursed-iron = Charme de Fer Maudit
choice-divine-icon = Icône Divine
choice-potion-of-swiftness = Potion de Rapidité
choice-backlash-scroll = Parchemin de Contrecoup
choice-book-of-arcane-power = Livre de Pouvoir Occulte
choice-essence-of-a-free-mind = Essence d’Esprit Libre
choice-dispel-scroll = Parchemin de Dissipation
choice-tome-of-arcane-lore = Tome de Savoir Occulte
choice-grounding-rod = Bâton de Terre
choice-sceptre-of-power = Sceptre de Puissance
choice-binding-scroll = Parchemin d’Entrave
choice-shielding-scroll = Parchemin de Protection
choice-wand-of-stability = Baguette de Stabilité
choice-rending-banner = Bannière Déchirante
choice-stalkers-standard = Étendard du Traqueur
choice-aether-icon = Icône d’Éther
choice-holy-icon = Icône Sacrée
choice-banner-of-discipline = Bannière de Discipline
choice-banner-of-speed = Bannière de Vitesse
choice-flaming-standard = Étendard Enflammé
choice-war-standard = Étendard de Guerre
choice-relentless-company = Icône de la Compagnie Implacable
choice-gleaming-icon = Icône Brillante
choice-banner-of-courage = Bannière de Courage
value-magic-weapon = arme magique
value-magic-armour = armure magique
value-talisman = talisman
value-enchanted = objet enchanté
value-arcane = objet occulte
value-magic-standard = étendard magique
