# Armies to try the game with.

sample-guard = The guard
    .list =
        army: The guard
        Spearmen 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Wide5 Sv5+ [Infantry, Musician, Shield, Spear, Standard Bearer]
        Archers 10 M4 WS3 BS4 S3 T3 W1 I3 A1 Ld7 Wide10 [Infantry, Longbow]
        Knights 8 M8 WS4 BS3 S3 T3 W1 I4 A1 Ld8 Wide4 Sv2+ [Cavalry, Champion, lance lourde, Standard Bearer, Swiftstride]
        Captain 1 M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9 Sv4+ [Character, General, Infantry]
        Mage 1 M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8 Lv2 [Channel, Character, Infantry, Wizard]
        Cannon 1 M3 WS3 BS3 S3 T7 W5 I3 A3 Ld7 [Cannon, Cannot March, Cumbersome, Imperial cannon, Move or Fire, War Machine]
sample-horde = The horde
    .list =
        army: The horde
        Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Wide5 Sv6+ [Infantry, Musician, Shield, Standard Bearer]
        Goblins 20 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld6 Wide5 [Infantry, Shortbow]
        Wolves 10 M9 WS3 BS3 S3 T3 W1 I3 A1 Ld6 Wide5 [Cavalry, Shortbow, Swiftstride]
        Trolls 3 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4 Wide3 [Fear, Immune to Psychology, Monstrous Infantry, Monstrous Ranks, Stomp (1), Stupidity]
        Boss 1 M4 WS5 BS3 S4 T5 W2 I4 A3 Ld8 Sv5+ [Character, General, Infantry]
        Shaman 1 M4 WS3 BS3 S3 T4 W2 I2 A1 Ld7 Lv1 [Channel, Character, Infantry, Wizard]
