unit-example = Spearmen 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Int7 Cl7 WP7 Wide5 Sv5+ [spear, shield]
army-form-list-about = One unit a line: Spearmen 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Wide5 Sv5+ [spear, shield]
