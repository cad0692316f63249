unit-example = Lanciers 20 M10 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Int7 Cl7 FM7 Front5 Svg5+ [lance, bouclier]
army-form-list-about = Une unité par ligne : Lanciers 20 M10 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Front5 Svg5+ [lance, bouclier]
