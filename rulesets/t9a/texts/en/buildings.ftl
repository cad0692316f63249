procedure-building-enter = Enter a building
    .about = Who may occupy an empty building, and from how far
procedure-building-leave = Leave a building
    .about = Its back rank in contact, and no more moves after it
outcome-building-enter = { $may ->
    [yes] It goes in: one rank, one file, no Full Rank, and it is Flammable.
   *[no] It does not go in: { $reason ->
        [engaged] it is engaged.
        [fleeing] it is fleeing.
        [occupied] it is occupied.
        [wrong-type] its troop type does not go in.
        [outside-zone] it is not wholly in its own zone.
       *[too-far] a model is more than { $farthest } inches away.
     }
 }
outcome-building-leave = { $may ->
    [yes] It comes out: its back rank touching the building, no model more than { $farthest } inches away; no more moves this phase.
   *[no] It does not come out: { $reason ->
        [engaged] it is assaulted.
        [just-entered] it went in this turn.
       *[not-inside] it is in no building.
     }
 }
lacks-buildings = what buildings do
choice-enter = enter a building
choice-leave = leave a building
value-occupied = occupied
value-wrong-type = troop type
value-outside-zone = outside its zone
value-just-entered = entered this turn
value-not-inside = in no building
param-occupied = Whether another unit is in it
param-deploying = Whether it deploys there
param-inside = Whether it is in a building
param-entered = Whether it went in this turn
status-in-building = in a building
status-entered-building = went into a building this turn
