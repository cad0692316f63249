reminder-loading-weapons = Loading their weapons this turn, no move; arquebuses and blunderbusses do not shoot: { $units }
reminder-repairing = Being repaired, no shot: { $units }
reminder-cannon-load = To be loaded in this phase, if they neither move nor turn: { $units }
reminder-cannon-cools = Did not fire this turn, and cool: { $units }
reminder-chariot-slides = Slide on their broken axles this turn: { $units }
reminder-flyers-return = Fetching something to throw, back on a 6: { $units }
reminder-poison-recovery = Get a point of Toughness back: { $units }
reminder-building-burns = On fire, the flames grow: { $units }
