# Armées pour essayer le jeu.

sample-guard = La garde
    .list =
        armée = La garde
        Lanciers 20 M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Front5 Svg5+ [Infanterie, Musicien, Bouclier, spear, Porte-Étendard]
        Archers 10 M4 CC3 CT4 F3 E3 PV1 I3 A1 Cd7 Front10 [Infanterie, Arc Long]
        Chevaliers 8 M8 CC4 CT3 F3 E3 PV1 I4 A1 Cd8 Front4 Svg2+ [Cavalerie, Champion, Lance de Cavalerie, Porte-Étendard, Course Rapide]
        Capitaine 1 M4 CC5 CT5 F4 E4 PV2 I5 A3 Cd9 Svg4+ [Personnage, Général, Infanterie]
        Mage 1 M4 CC3 CT3 F3 E3 PV2 I3 A1 Cd8 Niv2 [Canalisation, Personnage, Infanterie, Sorcier]
        Canon 1 M3 CC3 CT3 F3 E7 PV5 I3 A3 Cd7 [Canon, Ne Peut Pas Marcher, Encombrant, Canon impérial, Bouger ou Tirer, Machine de Guerre]
sample-horde = La horde
    .list =
        armée = La horde
        Orques 20 M4 CC3 CT3 F3 E4 PV1 I2 A1 Cd7 Front5 Svg6+ [Infanterie, Musicien, Bouclier, Porte-Étendard]
        Gobelins 20 M4 CC2 CT3 F3 E3 PV1 I2 A1 Cd6 Front5 [Infanterie, Arc Court]
        Loups 10 M9 CC3 CT3 F3 E3 PV1 I3 A1 Cd6 Front5 [Cavalerie, Arc Court, Course Rapide]
        Trolls 3 M6 CC3 CT1 F5 E4 PV3 I1 A3 Cd4 Front3 [Peur, Immunisé à la Psychologie, Infanterie Monstrueuse, Rangs Monstrueux, Piétinement (1), Stupidité]
        Chef 1 M4 CC5 CT3 F4 E5 PV2 I4 A3 Cd8 Svg5+ [Personnage, Général, Infanterie]
        Chamane 1 M4 CC3 CT3 F3 E4 PV2 I2 A1 Cd7 Niv1 [Canalisation, Personnage, Infanterie, Sorcier]
