# Armées pour essayer le jeu.

sample-guard = La garde
    .list =
        armée = La garde
        Lanciers 20 M10 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Int7 Cl7 FM7 Front5 Svg5+ [Musicien, Bouclier, spear, Étendard]
        Archers 10 M10 CC3 CT4 F3 E3 PV1 I3 A1 Cd7 Int7 Cl7 FM7 Front10 [Arc]
        Chevaliers 8 M20 CC4 CT3 F3 E3 PV1 I4 A1 Cd8 Int8 Cl8 FM8 Front4 Svg3+ [Lance de cavalerie, Monté, Étendard]
        Capitaine 1 M10 CC5 CT5 F4 E4 PV3 I6 A3 Cd9 Int9 Cl9 FM9 [Personnage, Général]
        Mage 1 M10 CC3 CT3 F3 E3 PV2 I4 A1 Cd8 Int9 Cl9 FM9 Niv2 [Personnage, Sorcier]
        Baliste 1 M0 CC3 CT3 F3 E3 PV3 I3 A3 Cd8 Int8 Cl8 FM8 [Baliste, Machine de guerre]
sample-horde = La horde
    .list =
        armée = La horde
        Orques 20 M10 CC3 CT3 F3 E4 PV1 I2 A1 Cd7 Int5 Cl7 FM7 Front5 Svg6+ [Gobelinoïde, Musicien, Bouclier, Étendard]
        Gobelins 20 M10 CC2 CT3 F3 E3 PV1 I2 A1 Cd5 Int5 Cl5 FM5 Front5 [Gobelinoïde, Arc court]
        Loups 10 M22 CC3 CT3 F3 E3 PV1 I3 A1 Cd6 Int5 Cl6 FM6 Front5 [Arme à une main, Monté]
        Trolls 3 M15 CC3 CT1 F5 E4 PV3 I1 A3 Cd4 Int4 Cl6 FM6 Front3 [Peur, Stupidité]
        Chef 1 M10 CC5 CT5 F4 E5 PV3 I4 A3 Cd8 Int7 Cl8 FM8 [Personnage, Général]
        Chamane 1 M10 CC3 CT3 F3 E4 PV2 I2 A1 Cd7 Int7 Cl7 FM7 Niv1 [Personnage, Sorcier]
