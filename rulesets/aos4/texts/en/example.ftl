unit-example = Liberators 5 M5 H2 Sv3+ C1
form-unit-name = Name
    .about = Liberators
form-unit-profile = Profile, with the weapon’s values
    .about = M5 H2 Sv3+ C1 Wd5+, melee A2 To3+ Wo3+ Re1 Da1, ranged Ra12 SA2 STo3+ SWo3+ SRe1 SDa1
form-unit-rules = Keywords and weapon abilities
    .about = infantry, champion, crit mortal, wizard (1)
army-form-list-about = One unit a line: Liberators 5 M5 H2 Sv3+ C1 [infantry]
