unit-example = Lanciers 20 M4 CC3 CT3 F3 E3 PV1 I3 A1 Cd7 Front5 Svg5+ [infanterie, lance, bouclier]
