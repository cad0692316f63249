# Armées pour essayer le jeu.

sample-guard = La garde
    .list =
        armée = La garde
        Libérateurs 5 M5 Sté2 Svg3+ C1 A2 To3+ Bl3+ Pf1 Dg1 [Champion, crit-mortal, Infanterie]
        Raptors 3 M5 Sté2 Svg4+ C1 A2 To4+ Bl3+ Pf0 Dg1 Po18 TA2 TTo3+ TBl3+ TPf1 TDg1 [Infanterie]
        Dracoths 2 M10 Sté5 Svg3+ C1 A4 To3+ Bl3+ Pf1 Dg2 [Cavalerie]
        "Seigneur" 1 M12 Sté8 Svg3+ C2 Prot5+ A5 To3+ Bl3+ Pf2 Dg2 [Cavalerie, Général, Héros]
        Arcaniste 1 M5 Sté5 Svg4+ C2 A3 To4+ Bl4+ Pf1 Dg1 [Héros, Infanterie, Sorcier (1)]
        Relictor 1 M5 Sté6 Svg3+ C2 A3 To3+ Bl3+ Pf1 Dg2 [Héros, Infanterie, Prêtre (1)]
sample-horde = La horde
    .list =
        armée = La horde
        Guerriers rats 20 M6 Sté1 Svg5+ C1 A2 To4+ Bl5+ Pf0 Dg1 [Infanterie]
        Frondeurs 10 M6 Sté1 Svg6+ C1 A1 To4+ Bl5+ Pf0 Dg1 Po12 TA1 TTo4+ TBl4+ TPf0 TDg1 [Infanterie]
        Ogors 3 M6 Sté4 Svg5+ C1 A4 To4+ Bl3+ Pf0 Dg2 [Infanterie]
        Rongeurs 5 M7 Sté2 Svg5+ C1 A3 To4+ Bl4+ Pf0 Dg1 [Infanterie]
        Seigneur des griffes 1 M9 Sté7 Svg4+ C2 Prot6+ A5 To3+ Bl4+ Pf1 Dg2 [Cavalerie, Général, Héros]
        Prophète 1 M6 Sté6 Svg4+ C2 A3 To4+ Bl4+ Pf1 Dg1 [Héros, Infanterie, Sorcier (2)]
