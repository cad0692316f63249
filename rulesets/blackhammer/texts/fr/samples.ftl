# Armées pour essayer le jeu.

sample-guard = La garde
    .list =
        armée = La garde
        Lanciers 20 M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Front5 Svg5+ [Musicien, Bouclier, spear, Porte-étendard]
        Archers 10 M4 CC3 CT4 F3 E3 PV1 I3 A1 Cd7 Front10 [Arc long]
        Chevaliers 8 M8 CC4 CT3 F3 E3 PV1 I4 A1 Cd8 Front4 Svg2+ [Cavalerie, Lance de cavalerie, Porte-étendard]
        Capitaine 1 M4 CC5 CT5 F4 E4 PV2 I5 A3 Cd9 Svg4+ [Personnage, Général]
        Mage 1 M4 CC3 CT3 F3 E3 PV2 I3 A1 Cd8 Niv2 [Personnage]
        Baliste 1 M4 CC3 CT3 F3 E7 PV3 I3 A1 Cd7 [Baliste, Machine de guerre]
sample-horde = La horde
    .list =
        armée = La horde
        Orques 20 M4 CC3 CT3 F3 E4 PV1 I2 A1 Cd7 Front5 Svg6+ [Musicien, Bouclier, Porte-étendard]
        Gobelins 20 M4 CC2 CT3 F3 E3 PV1 I2 A1 Cd6 Front5 [Arc court]
        Loups 10 M9 CC3 CT3 F3 E3 PV1 I3 A1 Cd6 Front5 [Cavalerie]
        Trolls 3 M6 CC3 CT1 F5 E4 PV3 I1 A3 Cd4 Front3 [Peur, Infanterie monstrueuse, Stupidité]
        Chef 1 M4 CC5 CT3 F4 E5 PV2 I4 A3 Cd8 Svg5+ [Personnage, Général]
        Chamane 1 M4 CC3 CT3 F3 E4 PV2 I2 A1 Cd7 Niv1 [Personnage]
