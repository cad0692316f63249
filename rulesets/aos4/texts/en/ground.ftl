## Terrain
procedure-terrain-feature = Terrain feature
    .about = The terrain list: type, scenery pieces and sizes of a feature, and what it does
outcome-terrain-feature = { $type ->
    [obstacle] Obstacle
    [obscuring-terrain] Obscuring terrain
    [area-terrain] Area terrain
    [place-of-power] Place of Power
   *[faction-terrain] Faction terrain
}, { $smallest ->
    [small] small
    [medium] medium
   *[large] large
}{ $largest ->
    [small] {""}
    [medium] { $smallest ->
        [medium] {""}
       *[other] {" "}to medium
    }
   *[large] { $smallest ->
        [large] {""}
       *[other] {" "}to large
    }
}, scenery pieces: { $fewest } to { $most }. { $abilities-cover ->
    [yes] Cover{ $abilities-obscuring ->
        [yes] , Obscuring
       *[no] {""}
    }{ $abilities-unstable ->
        [yes] , Unstable
       *[no] {""}
    }{ $abilities-power ->
        [yes] , Place of Power
       *[no] {""}
    }.
   *[no] What it does stands on its own warscroll.
}
procedure-terrain-type = Type of terrain
    .about = The universal abilities of a type of terrain
outcome-terrain-type = { $cover ->
    [yes] Cover{ $obscuring ->
        [yes] , Obscuring
       *[no] {""}
    }{ $unstable ->
        [yes] , Unstable
       *[no] {""}
    }{ $power ->
        [yes] , Place of Power
       *[no] {""}
    }.
   *[no] No universal ability: what it does stands on its own warscroll.
}
procedure-terrain-size = Size of terrain
    .about = Small, medium or large, by the rectangle that a feature fits in
outcome-terrain-size = { $size ->
    [small] Small.
    [medium] Medium.
   *[large] Large.
}
procedure-terrain-protection = Behind or on terrain
    .about = What Cover and Obscuring do for a unit that is attacked
outcome-terrain-protection = { $hit ->
    [0] No Cover
   *[other] Cover: { $hit } to hit
}, { $shootable ->
    [yes] may be shot at.
   *[no] no target of shooting.
}
procedure-terrain-footing = Standing on terrain
    .about = Whether models may cross terrain, end a move on it or be set up there
outcome-terrain-footing = { $reason ->
    [impassable] Not allowed: it is Impassable.
    [unstable] Not allowed: that part of Unstable terrain is higher than an inch.
    [halfway] Not allowed: nobody stops while climbing.
   *[allowed] Allowed.
}

## Seeing and measuring
procedure-visibility = Visibility
    .about = Whether a model sees another
outcome-visibility = { $visible ->
    [yes] Visible.
   *[no] Not visible.
}
procedure-in-combat = In combat
    .about = Whether two opposing units are in combat with each other
outcome-in-combat = { $reason ->
    [too-far] Not in combat: more than 3 inches apart.
    [not-visible] Not in combat: they do not see each other.
   *[in-combat] In combat.
}
procedure-coherency-check = Coherency
    .about = Whether a unit is coherent, and what is removed where slain models tear it apart
outcome-coherency-check = { $coherent ->
    [yes] Coherent: { $needed ->
        [0] a lone model needs no neighbour.
        [one] 1 neighbour for each model.
       *[other] { $needed } neighbours for each model.
    }
   *[no] Not coherent, { $needed ->
        [one] each model needs 1 neighbour
       *[other] each model needs { $needed } neighbours
    }: no such move is made; after losses remove models one by one until it is, here { $lost } or so.
}
procedure-guarded-hero = Guarded hero
    .about = What a hero gains against shooting from friends around it
outcome-guarded-hero = { $guarded ->
    [yes] Guarded: { $hit } to hit for shooting{ $shootable ->
        [yes] .
       *[no] , and no target from there.
    }
   *[no] Not guarded.
}
procedure-contest-check = Contesting
    .about = Whether a unit contests an objective or a terrain feature
outcome-contest-check = { $reason ->
    [too-far] Does not contest: nobody within 3 inches.
    [not-on] Does not contest: no base on it.
    [another] Does not contest: this unit contests another.
   *[contests] Contests.
}
procedure-deployment-check = May it be set up there
    .about = Distances at which units, terrain and reinforcements are set up
    .aliases = deploy, set up unit
outcome-deployment-check = { $reason ->
    [own-territory] Not allowed: it must be wholly in friendly territory.
    [enemy-territory] Not allowed: too close to enemy territory.
    [objective] Not allowed: too close to an objective.
    [other-terrain] Not allowed: too close to other terrain.
    [edge] Not allowed: the distance to the edge is wrong.
    [in-combat] Not allowed: it would be in combat.
    [coherency] Not allowed: all its models must stand there coherent.
   *[allowed] Allowed.
}
procedure-reserve-expiry = Units in reserve
    .about = Destroy what is in reserve still as round 4 starts
    .aliases = reserve expiry, reserves
outcome-reserve-expiry = { $reason ->
    [on-table] It is not in reserve.
    [otherwise] It stays: no DEPLOY ability put it there.
    [too-early] It stays: units in reserve are destroyed as round 4 starts.
   *[lost] It is destroyed.
}
param-by-deploy = A DEPLOY ability put it there
param-in-reserve = It is in reserve
procedure-deploys-next = Who deploys
    .about = Who sets up the next unit in deployment
outcome-deploys-next = { $side ->
    [own] Your side sets up next.
    [enemy] The other side sets up next.
   *[done] Everything is deployed.
}
procedure-battlefield = Battlefield
    .about = Size of the battlefield and number of terrain features
outcome-battlefield = { $width } by { $length } inches, { $features } terrain features.

param-feature = The terrain feature, by its name in the list
param-terrain = The terrain feature: its name on the battlefield or in the list, or its type
param-length = One side of the rectangle around it, in inches
param-width = The other side
param-wholly-on = Every base of the unit is fully on it
param-behind = No line from the attackers to the unit misses it
param-target-charged = The unit charged this turn
param-footing = What the models do there
param-height = How high that part is, in inches
param-halfway = They would stop while climbing
param-impassable = Players made it Impassable
param-between = What stands in the way on the best line
param-part-visible = Some part of the model can be seen
param-visible = They see each other
param-apart = Models with too few neighbours
param-one-group = All models are one group
param-reach = Coherency range, in inches
param-near = Which friends have the hero in combat range
param-contested = What is contested
param-partly-on = A base is at least partly on it, in Spearhead
param-contests-other = The unit contests another now
param-contested-before = The unit contested another earlier this turn
param-placed = What is set up
param-own-territory = It stands wholly in friendly territory
param-enemy-territory = Inches from enemy territory
param-objective-distance = Inches from the nearest objective
param-terrain-distance = Inches from the nearest other terrain
param-edge-distance = Inches from the edge of the battlefield
param-began = Who began deployment
param-last = Who was last
param-units-left = Units that your side has still to deploy
param-enemy-units-left = Units that the other side has still to deploy
param-regiment-left = The last to deploy is in the middle of a regiment
param-size = Size of the battle

result-abilities = Abilities
result-coherent = Coherent
result-contests = Contests
result-impassable = Impassable
result-cover = Cover
result-features = Terrain features
result-fewest = Fewest pieces
result-most = Most pieces
result-smallest = Smallest size
result-largest = Largest size
result-guarded = Guarded
result-hit = To hit
result-in-combat = In combat
result-length = Length
result-width = Width
result-needed = Neighbours needed
result-obscuring = Obscuring
result-power = Place of Power
result-unstable = Unstable
result-shootable = May be shot at
result-side = Who
result-size = Size
result-type = Type
result-visible = Visible
value-lost = destroyed
value-too-early = not yet round 4
value-otherwise = put there otherwise
value-on-table = not in reserve
value-phase = for another phase
value-another = contests another
value-contests = contests
value-not-on = not on it
value-too-far = too far away
value-not-visible = not visible
value-done = nobody
value-edge = distance to the edge
value-enemy-territory = enemy territory
value-own-territory = not in friendly territory
value-objective = an objective
value-other-terrain = other terrain
value-halfway = while climbing
value-impassable = Impassable
value-unstable = Unstable
value-small = small
value-medium = medium
value-large = large

choice-obstacle = Obstacle
choice-obscuring-terrain = Obscuring terrain
choice-area-terrain = Area terrain
choice-place-of-power = Place of Power
choice-faction-terrain = Faction terrain
choice-spearhead-large = Spearhead: large terrain
choice-spearhead-small = Spearhead: small terrain
choice-crossing = cross it
choice-ending = end a move on it
choice-placing = are set up on it
choice-nothing = nothing
choice-own-unit = models of the same unit
choice-friends = models of another friendly unit
choice-enemies = enemy models
choice-terrain = terrain
choice-objective = an objective marker
choice-token = a token
choice-nobody = nobody
choice-troops = a unit that is no hero
choice-heroes = heroes alone
choice-unit = a unit
choice-border-war-terrain = terrain, Border War
choice-spearhead-unit = a unit, Spearhead
choice-spearhead-terrain = terrain, Spearhead
choice-reinforcements = reinforcements, Spearhead
choice-returned-models = slain models that are returned
choice-1000 = 1000 points
choice-2000 = 2000 points

## The terrain list
choice-barbed-gorse = Barbed Gorse
choice-cleansing-aqualith = Cleansing Aqualith
choice-ophidian-archway = Ophidian Archway
choice-fane-of-slaanesh = Fane of Slaanesh
choice-skull-altar = Skull Altar
choice-ravaged-altar = Ravaged Altar
choice-magmic-battleforge = Magmic Battleforge
choice-wyldwood = Wyldwood
choice-awakened-wyldwood = Awakened Wyldwood
choice-faerie-mound = Faerie Mound
choice-pit-dredger-camp = Pit-dredger Camp
choice-varanite-syphon-camp = Varanite Syphon Camp
choice-shrine = Shrine
choice-azyrite-ruined-chapel = Azyrite Ruined Chapel
choice-warscryer-citadel = Warscryer Citadel
choice-eternity-stair = Eternity Stair
choice-chaos-dreadhold-crucible = Chaos Dreadhold Crucible
choice-enduring-stormvault = Enduring Stormvault
choice-dominion-timeworn-ruins-ruins = Dominion of Sigmar: Timeworn Ruins (ruins)
choice-dominion-timeworn-ruins-sigmar-statue = Dominion of Sigmar: Timeworn Ruins (Sigmar statue)
choice-dominion-shattered-temple = Dominion of Sigmar: Shattered Temple
choice-dominion-hallowed-stormthrone = Dominion of Sigmar: Hallowed Stormthrone
choice-ruined-homestead = Ruined Homestead
choice-gloomtide-shipwreck = Gloomtide Shipwreck
choice-dragonfate-dais = Dragonfate Dais
choice-mawpit = Mawpit
choice-great-mawpot = Great Mawpot
choice-gnarlwood-watchpost = Gnarlwood Watchpost
choice-feculent-gnarlmaw = Feculent Gnarlmaw
choice-guardian-idol = Guardian Idol
choice-garden-of-morr = Garden of Morr
choice-bad-moon-loonshrine = Bad Moon Loonshrine
choice-penumbral-engine = Penumbral Engine
choice-realmshaper-engine = Realmshaper Engine
choice-house-under-construction = House under Construction
choice-fortified-manor = Fortified Manor
choice-mausoleum-of-the-corpse-aura = Mausoleum of the Corpse Aura
choice-sigmarite-mausoleum = Sigmarite Mausoleum
choice-walls-and-fences = Walls and Fences
choice-chaos-dreadhold-necrofort = Chaos Dreadhold Necrofort
choice-bone-tithe-nexus = Bone-tithe Nexus
choice-numinous-occulum = Numinous Occulum
choice-herdstone = Herdstone
choice-sigmarite-dais = Sigmarite Dais
choice-baleful-realmgate = Baleful Realmgate
choice-thorny-racks = Thorny Racks
choice-azyrite-ruins = Azyrite Ruins
choice-arcane-ruins = Arcane Ruins
choice-shrine-luminor = Shrine Luminor
choice-threshold-of-imprecation = Threshold of Imprecation
choice-semaphore-of-torments = Semaphore of Torments
choice-nexus-syphon = Nexus Syphon
choice-azyrite-shattered-plaza = Azyrite Shattered Plaza
choice-temple-of-skulls = Temple of Skulls
choice-watchtower = Watchtower
choice-deathstone-tower = Deathstone Tower
choice-megadroth-remains = Realmscape Feature: Megadroth Remains
choice-throne-of-mystic-dominion = Throne of Mystic Dominion
choice-charnel-throne = Charnel Throne
choice-gnawhole = Gnawhole
