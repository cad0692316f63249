# Armies to try the game with.

sample-guard = The guard
    .list =
        army: The guard
        Spearmen 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7 Wide5 Sv5+ [Musician, Shield, Spear, Standard]
        Archers 10 M10 WS3 BS4 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7 Wide10 [Bow]
        Knights 8 M20 WS4 BS3 S3 T3 W1 I4 A1 Ld8 Int8 Cl8 WP8 Wide4 Sv3+ [cavalry-lance, Mounted, Standard]
        Captain 1 M10 WS5 BS5 S4 T4 W3 I6 A3 Ld9 Int9 Cl9 WP9 [Character, General]
        Mage 1 M10 WS3 BS3 S3 T3 W2 I4 A1 Ld8 Int9 Cl9 WP9 Lv2 [Character, Wizard]
        Bolt thrower 1 M0 WS3 BS3 S3 T3 W3 I3 A3 Ld8 Int8 Cl8 WP8 [Bolt thrower, War machine]
sample-horde = The horde
    .list =
        army: The horde
        Orcs 20 M10 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Int5 Cl7 WP7 Wide5 Sv6+ [Goblinoid, Musician, Shield, Standard]
        Goblins 20 M10 WS2 BS3 S3 T3 W1 I2 A1 Ld5 Int5 Cl5 WP5 Wide5 [Goblinoid, Short bow]
        Wolves 10 M22 WS3 BS3 S3 T3 W1 I3 A1 Ld6 Int5 Cl6 WP6 Wide5 [Hand weapon, Mounted]
        Trolls 3 M15 WS3 BS1 S5 T4 W3 I1 A3 Ld4 Int4 Cl6 WP6 Wide3 [Fear, Stupidity]
        Boss 1 M10 WS5 BS5 S4 T5 W3 I4 A3 Ld8 Int7 Cl8 WP8 [Character, General]
        Shaman 1 M10 WS3 BS3 S3 T4 W2 I2 A1 Ld7 Int7 Cl7 WP7 Lv1 [Character, Wizard]
