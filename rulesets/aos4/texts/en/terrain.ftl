param-name = What players call it
param-footprint = Its size, where the list leaves it open
choice-set-up = set up under a name
choice-remove = take off the battlefield
choice-protection = what it does for a unit attacked
choice-footing = who may stand on it
choice-power = activate a Place of Power
choice-terrain-type = abilities by type of terrain
choice-battlefield = battlefields
choice-small = small
choice-medium = medium
choice-large = large
choice-impassable = Impassable
procedure-set-up-terrain = Setting up terrain
    .about = Keep a terrain feature on the battlefield under a name, for its abilities to apply by
outcome-set-up-terrain = “{ $name }” stands on the battlefield: { $type-name }. { $cover ->
    [yes] Cover{ $obscuring ->
        [yes] , Obscuring
       *[no] {""}
    }{ $unstable ->
        [yes] , Unstable
       *[no] {""}
    }{ $power ->
        [yes] , Place of Power
       *[no] {""}
    }
   *[no] What it does stands on its own warscroll
}{ $impassable ->
    [yes] , Impassable.
   *[no] .
}
procedure-remove-terrain = Removing terrain
    .about = Take a terrain feature off the battlefield
outcome-remove-terrain = “{ $name }” is off the battlefield.
result-name = Name
table-place-of-power-harm = D3 mortal damage to the hero.
table-place-of-power-gift = A wizard or priest has +1 to casting and chanting rolls this turn; another hero may unbind or banish as WIZARD (1).
refusal-terrain-footprint = The list has this feature only { $smallest ->
    [small] small
    [medium] medium
   *[large] large
}{ $largest ->
    [medium] , up to medium.
    [large] , up to large.
   *[only] .
}
refusal-terrain-not-there = Nothing stands under that name: { WAY("battle status") } tells what does.
refusal-no-place-of-power = That is no Place of Power: name one, or leave terrain out.
