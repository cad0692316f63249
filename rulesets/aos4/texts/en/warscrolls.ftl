## Abilities of the warscrolls that the text prints
procedure-boing = Boing! Boing! Boing!
    .about = Mortal damage to an enemy that models moved over this phase, a die for each, 4 or more
outcome-boing = { $mortal ->
    [none] { $suffered-damage } damage
   *[other] { $mortal } mortal damage
}, models slain: { $suffered-slain }{ $suffered-destroyed ->
    [yes] ; the unit is destroyed.
   *[no] .
}
roll-boing = Leaping over
choice-boing = Boing! Boing! Boing!
status-bounced = leapt over an enemy this phase
done-status-bounced = has already used Boing! Boing! Boing! this phase
