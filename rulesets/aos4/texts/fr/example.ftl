unit-example = Libérateurs 5 M5 Sté2 Svg3+ C1
form-unit-name = Nom
    .about = Libérateurs
form-unit-profile = Profil, avec les valeurs de l’arme
    .about = M5 Sté2 Svg3+ C1 Prot5+, mêlée A2 To3+ Bl3+ Pf1 Dg1, tir Po12 TA2 TTo3+ TBl3+ TPf1 TDg1
form-unit-rules = Mots-clés et aptitudes d’arme
    .about = infanterie, champion, crit mortel, sorcier (1)
army-form-list-about = Une unité par ligne : Libérateurs 5 M5 Sté2 Svg3+ C1 [infanterie]
