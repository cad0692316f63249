change-counter = { $side }: { $counter }
change-phase = Now: { $phase }
change-turn = Turn { $turn }
change-active = Turn of { $side }
change-spell-on = { $spell } is in play
change-spell-off = { $spell } ends
change-unit-added = { $unit } joins the battle
change-unit-removed = { $unit }: off the list
change-models-lost = { $unit }: { $lost ->
    [one] 1 model lost
   *[other] { $lost } models lost
 }, { $left } left
change-no-more-left = { $unit }: of { $wounds } wounds it lost { $lost }, all it had left
change-models-gained = { $unit }: { $gained ->
    [one] 1 model back
   *[other] { $gained } models back
 }, { $left } in all
change-size = { $unit }: starting size { $before } → { $after }
change-carried = { $unit }: { $wounds ->
    [0] no wound noted
    [1] 1 wound noted
   *[other] { $wounds } wounds noted
 }
change-losses = Losses: { $losses }
change-loss = { $kind ->
    [destroyed] { $unit } destroyed
    [models] { $unit } −{ $lost }{ $left ->
        [none] { "" }
       *[other] { " " }({ $left } left)
     }
   *[wounds] { $unit } −{ $lost } W
 }
change-destroyed = { $unit }: destroyed
change-returned = { $unit }: back on the table
change-status-on = { $unit }: { $status }
change-status-off = { $unit }: no longer “{ $status }”
change-rule-on = { $unit } gains { $rule }
change-rule-off = { $unit } loses { $rule }
change-value = { $after ->
    [none] { $unit }: no value any more for { $field }
   *[other] { $unit }: { $field } { $before ->
        [none] { $after }
       *[other] { $before } → { $after }
     }
 }
change-side = { $unit } now fights for { $side }
change-name = { $before } is now called { $after }
change-spells = { $unit }: { $count ->
    [0] no spell known is left
    [one] spell known: { $spells }
   *[other] spells known: { $spells }
 }
counter-by-name = { $counter }: { $name }
change-weapons = { $unit }: its weapons have changed
