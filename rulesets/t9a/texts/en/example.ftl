unit-example = Spearmen 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Wide5 Sv5+ [infantry, spear, shield]
