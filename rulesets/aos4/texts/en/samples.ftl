# Armies to try the game with.

sample-guard = The guard
    .list =
        army: The guard
        Liberators 5 M5 H2 Sv3+ C1 A2 To3+ Wo3+ Re1 Da1 [Champion, crit-mortal, Infantry]
        Raptors 3 M5 H2 Sv4+ C1 A2 To4+ Wo3+ Re0 Da1 Ra18 SA2 STo3+ SWo3+ SRe1 SDa1 [Infantry]
        Dracoths 2 M10 H5 Sv3+ C1 A4 To3+ Wo3+ Re1 Da2 [Cavalry]
        "Lord" 1 M12 H8 Sv3+ C2 Wd5+ A5 To3+ Wo3+ Re2 Da2 [Cavalry, General, Hero]
        Arcanist 1 M5 H5 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [Hero, Infantry, Wizard (1)]
        Relictor 1 M5 H6 Sv3+ C2 A3 To3+ Wo3+ Re1 Da2 [Hero, Infantry, Priest (1)]
sample-horde = The horde
    .list =
        army: The horde
        Clanrats 20 M6 H1 Sv5+ C1 A2 To4+ Wo5+ Re0 Da1 [Infantry]
        Slingers 10 M6 H1 Sv6+ C1 A1 To4+ Wo5+ Re0 Da1 Ra12 SA1 STo4+ SWo4+ SRe0 SDa1 [Infantry]
        Ogors 3 M6 H4 Sv5+ C1 A4 To4+ Wo3+ Re0 Da2 [Infantry]
        Gnawers 5 M7 H2 Sv5+ C1 A3 To4+ Wo4+ Re0 Da1 [Infantry]
        Clawlord 1 M9 H7 Sv4+ C2 Wd6+ A5 To3+ Wo4+ Re1 Da2 [Cavalry, General, Hero]
        Seer 1 M6 H6 Sv4+ C2 A3 To4+ Wo4+ Re1 Da1 [Hero, Infantry, Wizard (2)]
