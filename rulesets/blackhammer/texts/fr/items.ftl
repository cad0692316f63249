## Objets magiques
procedure-magic-item = Objet magique
    .about = Ce qu’est, coûte et fait un objet magique commun
outcome-magic-item = { $family-name }, { $points } points{ $single-use ->
    [yes] , une seule utilisation
   *[no] { "" }
 }. { $item ->
    [sword-of-might] Le porteur a +1 en Force pour ses touches avec elle, pas pour les tests ; sinon une arme de base.
    [enchanted-shield] Un bouclier qui sauve à 5+ au lieu de 6+, avec d’autres armures ; +1 encore à pied au corps à corps, comme tout bouclier.
    [talisman-of-preservation] Sauvegarde invulnérable de 5+.
    [obsidian-amulet] Résistance à la magie (2), aussi pour l’unité du porteur.
    [dispel-scroll] Au lieu d’une dissipation, un sort que l’ennemi vient de lancer est dissipé sans jet ; pas un sort resté en jeu. Ni unique, ni compté avec les autres objets cabalistiques.
    [book-of-sorcery] Le sorcier choisit un de ses sorts avant de tirer les autres.
    [wizards-staff] Un dé de pouvoir de plus que la normale pour chaque sort, comme dé supplémentaire (niveau 1 : 3 dés au lieu de 2).
   *[war-banner] +1 aux résultats de combat de son unité, en plus du +1 de l’étendard.
 }
procedure-item-legality = Choix des objets magiques
    .about = La figurine a-t-elle droit à ses objets magiques ?
outcome-item-legality = { $legal ->
    [yes] Permis : { $points } points d’objets magiques.
   *[no] { $breaches ->
        [one] Interdit : une règle n’est pas respectée.
       *[other] Interdit : { $breaches } règles ne sont pas respectées.
     }
 }
procedure-item-use = Usage d’un objet magique
    .about = L’objet agit-il maintenant, et existe-t-il encore ?
outcome-item-use = { $state ->
    [active] Il agit.
    [barred] Il ne peut pas être activé : { $reason ->
        [fleeing] son porteur est en fuite.
       *[stupid] son porteur a raté un test de Stupidité.
     }
    [inactive] Il n’agit pas tant que son porteur est hors de la table.
   *[destroyed] Il est détruit : { $reason ->
        [slain] son porteur est tué.
        [used] il ne servait qu’une fois.
        [mount-lost] son porteur n’a plus de monture.
       *[level-lost] son porteur n’a plus de niveau de sorcellerie.
     }
 }
procedure-dispel-scroll = Parchemin de Dissipation
    .about = Dissiper sans jet un sort venant d’être lancé ; le parchemin est détruit
outcome-dispel-scroll = Le sort est dissipé ; le parchemin est détruit.
param-item = L’objet magique
param-items = Objets magiques de la figurine, séparés par des virgules
param-army-items = Objets magiques du reste de son armée, séparés par des virgules
param-allowance = Points d’objets magiques que sa liste d’armée lui accorde
param-item-bearer = Qui les porte
param-armour-barred = Elle n’a accès ni aux armures ni aux boucliers
param-bearer-state = L’état du porteur
param-permanent = L’objet agit sans être activé
param-item-used = L’objet a déjà servi
param-needs = Ce que l’objet demande à son porteur
param-mount-lost = La monture du porteur a été tuée
choice-sword-of-might = Épée de Puissance
choice-enchanted-shield = Bouclier Enchanté
choice-talisman-of-preservation = Talisman de Préservation
choice-obsidian-amulet = Amulette d’Obsidienne
choice-dispel-scroll = Parchemin de Dissipation
choice-book-of-sorcery = Livre de Sorcellerie
choice-wizards-staff = Bâton de Sorcier
choice-war-banner = Bannière de Guerre
choice-scroll = Parchemin de Dissipation
choice-character = personnage
choice-battle-standard = porteur de la Grande Bannière
choice-champion = champion
choice-able = en état d’agir
choice-away = hors de la table
choice-nothing = rien
choice-magic-level = un niveau de sorcellerie
value-magic-weapon = Arme magique
value-magic-armour = Armure magique
value-talisman = Talisman
value-enchanted = Objet enchanté
value-arcane = Objet cabalistique
value-magic-banner = Bannière magique
value-active = agit
value-barred = ne peut pas être activé
value-inactive = n’agit pas
value-used = utilisé
value-mount-lost = monture perdue
value-level-lost = niveau de sorcellerie perdu
result-item = Objet
result-family = Famille
result-single-use = Une seule utilisation
result-legal = Permis
result-breaches = Règles non respectées
rule-sword-of-might = Épée de Puissance
    .aliases = Epée de Puissance
rule-enchanted-shield = Bouclier Enchanté
    .aliases = bouclier magique
rule-talisman-of-preservation = Talisman de Préservation
    .aliases = talisman préservation
rule-obsidian-amulet = Amulette d’Obsidienne
    .aliases = amulette
rule-dispel-scroll = Parchemin de Dissipation
    .aliases = parchemin
rule-dispel-scrolls = Parchemins de Dissipation
    .aliases = parchemins
status-scrolls-read = a lu de ses Parchemins de Dissipation
rule-book-of-sorcery = Livre de Sorcellerie
    .aliases = livre sorcellerie
rule-wizards-staff = Bâton de Sorcier
    .aliases = bâton sorcier
rule-war-banner = Bannière de Guerre
    .aliases = bannière guerre
step-item-breach = { $item ->
    [sword-of-might] Épée de Puissance
    [enchanted-shield] Bouclier Enchanté
    [talisman-of-preservation] Talisman de Préservation
    [obsidian-amulet] Amulette d’Obsidienne
    [dispel-scroll] Parchemin de Dissipation
    [book-of-sorcery] Livre de Sorcellerie
    [wizards-staff] Bâton de Sorcier
   *[war-banner] Bannière de Guerre
 } : { $rule ->
    [one-a-family] un seul objet de chaque famille par figurine.
    [unique] une autre figurine de l’armée l’a déjà.
    [wizards-only] seul qui a un niveau de sorcellerie peut le porter.
    [no-armour] son porteur n’a accès ni aux armures ni aux boucliers.
    [banner-bearer] parmi les personnages, seul le porteur de la Grande Bannière a droit à une bannière magique.
    [banner-only] une unité n’a d’autre objet que la bannière de son porte-étendard.
   *[too-dear] une armée de 1000 points ou moins n’a pas d’objet de plus de 25 points.
 }
step-items-over-allowance = Les objets coûtent { $points } points, pour { $allowance } accordés.
refusal-scroll-in-play = Un Parchemin de Dissipation dissipe un sort venant d’être lancé, pas un sort resté en jeu.
refusal-no-scroll = { $unit } n’a pas de Parchemin de Dissipation sur cette table ; { WAY("unit edit") } l’ajoute s’il le faut.
refusal-item-barred = { $unit } ne peut pas activer d’objet : { $state ->
    [fleeing] en fuite.
    [stupid] test de Stupidité raté.
    [away] hors de la table.
   *[slain] mort.
 }
