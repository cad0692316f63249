reminder-loading-weapons = Rechargent ce tour, sans bouger ; arquebuses et tromblons ne tirent pas : { $units }
reminder-repairing = En réparation, pas de tir : { $units }
reminder-cannon-load = À recharger à cette phase, sans déplacer ni tourner : { $units }
reminder-cannon-cools = N’ont pas tiré ce tour, et refroidissent : { $units }
reminder-chariot-slides = Glissent ce tour sur leur essieu brisé : { $units }
reminder-flyers-return = En quête de projectiles, retour sur un 6 : { $units }
reminder-poison-recovery = Récupèrent un point d’Endurance : { $units }
reminder-building-burns = En feu, les flammes grandissent : { $units }
