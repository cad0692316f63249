## Magic items
procedure-magic-item = Magic item
    .about = What a common magic item is, costs and does
outcome-magic-item = { $family-name }, { $points } points{ $single-use ->
    [yes] , single use
   *[no] { "" }
 }. { $item ->
    [sword-of-might] The bearer has +1 Strength for hits with it, not in tests; a hand weapon otherwise.
    [enchanted-shield] A shield with a save of 5+ instead of 6+, beside other armour; +1 more on foot in close combat, as any shield.
    [talisman-of-preservation] Ward save of 5+.
    [obsidian-amulet] Magic resistance (2), for the bearer’s unit too.
    [dispel-scroll] Instead of a dispel, a spell the enemy has just cast is dispelled without a roll; not one that stays in play. Not unique, and beside another arcane item.
    [book-of-sorcery] The wizard chooses one of his spells before rolling for the others.
    [wizards-staff] One power die more than usual for each spell, as an extra die (level 1: 3 dice instead of 2).
   *[war-banner] +1 to the combat results of its unit, beside the standard’s own +1.
 }
procedure-item-legality = Choice of magic items
    .about = May a model have its magic items?
outcome-item-legality = { $legal ->
    [yes] Allowed: { $points } points of magic items.
   *[no] { $breaches ->
        [one] Not allowed: one rule is broken.
       *[other] Not allowed: { $breaches } rules are broken.
     }
 }
procedure-item-use = Use of a magic item
    .about = Does an item work now, and does it still exist?
outcome-item-use = { $state ->
    [active] It works.
    [barred] It cannot be activated: { $reason ->
        [fleeing] its bearer flees.
       *[stupid] its bearer failed a Stupidity test.
     }
    [inactive] It does nothing while its bearer is off the table.
   *[destroyed] It is destroyed: { $reason ->
        [slain] its bearer is slain.
        [used] it could be used once.
        [mount-lost] its bearer has no mount left.
       *[level-lost] its bearer has no magic level left.
     }
 }
procedure-dispel-scroll = Dispel Scroll
    .about = Dispel a spell just cast without a roll; the scroll is used up
outcome-dispel-scroll = The spell is dispelled; the scroll is used up.
param-item = The magic item
param-items = The model’s magic items, separated by commas
param-army-items = Magic items of the rest of its army, separated by commas
param-allowance = Points of magic items its army list allows it
param-item-bearer = Who bears them
param-armour-barred = It may wear neither armour nor a shield
param-bearer-state = How the bearer is
param-permanent = The item works without being activated
param-item-used = The item was used already
param-needs = What the item asks of its bearer
param-mount-lost = The bearer’s mount was killed
choice-sword-of-might = Sword of Might
choice-enchanted-shield = Enchanted Shield
choice-talisman-of-preservation = Talisman of Preservation
choice-obsidian-amulet = Obsidian Amulet
choice-dispel-scroll = Dispel Scroll
choice-book-of-sorcery = Book of Sorcery
choice-wizards-staff = Wizard’s Staff
choice-war-banner = War Banner
choice-scroll = Dispel Scroll
choice-character = character
choice-battle-standard = bearer of the battle standard
choice-champion = champion
choice-able = able to act
choice-away = off the table
choice-nothing = nothing
choice-magic-level = a magic level
value-magic-weapon = Magic weapon
value-magic-armour = Magic armour
value-talisman = Talisman
value-enchanted = Enchanted item
value-arcane = Arcane item
value-magic-banner = Magic banner
value-active = works
value-barred = cannot be activated
value-inactive = does nothing
value-used = used
value-mount-lost = mount lost
value-level-lost = magic level lost
result-item = Item
result-family = Family
result-single-use = Single use
result-legal = Allowed
result-breaches = Rules broken
rule-sword-of-might = Sword of Might
    .aliases = sword of power
rule-enchanted-shield = Enchanted Shield
    .aliases = magic shield
rule-talisman-of-preservation = Talisman of Preservation
    .aliases = preservation
rule-obsidian-amulet = Obsidian Amulet
    .aliases = obsidian
rule-dispel-scroll = Dispel Scroll
    .aliases = scroll
rule-dispel-scrolls = Dispel Scrolls
    .aliases = scrolls
status-scrolls-read = has read some of its Dispel Scrolls
rule-book-of-sorcery = Book of Sorcery
    .aliases = spell book
rule-wizards-staff = Wizard’s Staff
    .aliases = staff of sorcery, sorcerer’s staff
rule-war-banner = War Banner
    .aliases = banner of war
step-item-breach = { $item ->
    [sword-of-might] Sword of Might
    [enchanted-shield] Enchanted Shield
    [talisman-of-preservation] Talisman of Preservation
    [obsidian-amulet] Obsidian Amulet
    [dispel-scroll] Dispel Scroll
    [book-of-sorcery] Book of Sorcery
    [wizards-staff] Wizard’s Staff
   *[war-banner] War Banner
 }: { $rule ->
    [one-a-family] one item of a family for each model.
    [unique] another model of the army has it already.
    [wizards-only] only who has a magic level may bear it.
    [no-armour] its bearer may wear neither armour nor a shield.
    [banner-bearer] of characters, only the bearer of the battle standard may have a magic banner.
    [banner-only] a unit has no item but the banner of its standard bearer.
   *[too-dear] armies of 1000 points or less have no item of more than 25 points.
 }
step-items-over-allowance = The items cost { $points } points, and { $allowance } are allowed.
refusal-scroll-in-play = A Dispel Scroll dispels a spell just cast, not one that stays in play.
refusal-no-scroll = { $unit } has no Dispel Scroll on this table; { WAY("unit edit") } adds it if it should.
refusal-item-barred = { $unit } cannot activate an item: { $state ->
    [fleeing] it flees.
    [stupid] it failed its Stupidity test.
    [away] it is off the table.
   *[slain] it is slain.
 }
