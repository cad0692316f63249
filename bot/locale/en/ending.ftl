# The end of a battle: who won, and what comes after.

param-end-winner = Who won, where you say it and not the points: a side, or draw
desk-end = End battle
end-sheet = End the battle here?
end-now = End it so
end-propose = Propose this
end-side-won = { $side } won
end-draw-said = A draw
end-draw-word = draw
end-unsaid = Without a winner
end-sized = The battle is fought with { $points } points a side.
end-points = Correct the points
button-object = Object
button-chronicle = Chronicle
button-rematch = Rematch
button-rematch-swapped = Rematch, sides swapped
button-submit = To { $campaign }{ $region ->
    [none] { "" }
   *[other] , over { $region }
 }{ $round ->
    [none] { "" }
   *[other] , round { $round }
 }
button-tie = For { $campaign }{ $region ->
    [none] { "" }
   *[other] , over { $region }
 }{ $round ->
    [none] { "" }
   *[other] , round { $round }
 }
end-victory = Victory for { $winner }{ $lead ->
    [none] { "" }
   *[other] { " " }by { $lead }
 } ({ $totals })
end-draw = A draw ({ $totals })
end-ahead = { $winner } ahead{ $lead ->
    [none] { "" }
   *[other] { " " }by { $lead }
 } ({ $totals })
end-level = Level ({ $totals })
end-unruled = The rules of { $game } do not say who wins: agree on it.
end-unknown = Until that is known, agree on who won.
verdict-said-victory = victory for { $winner }, as the players say
verdict-said-draw = a draw, as the players say
end-asked = { $who } proposes to end the battle so: { $names }, do you agree?
end-asked-silence = Without an answer within { $hours } h, { WAY("battle end") } ends it, with what the points come to.
end-agreed-partly = { $by } agrees to end the battle here; still to agree: { $sides }.
end-waits = { $hours ->
    [0] { $side } has proposed the end, and nobody has answered in time: { WAY("battle end") } ends it.
   *[other] { $side } has proposed the end; { $hours } h are left to answer.
 }
end-lapsed = { $side ->
    [none] The proposed end stands no more
   *[other] The proposal of { $side } to end the battle stands no more
 }: play has gone on.
end-declined = The battle goes on: { $who } plays on.
end-toll = { $side }: lost { $lost }/{ $size } models{ $points ->
    [none] { "" }
   *[other] , { $points }/{ $cost } pts
 }
end-toll-none = { $side }: no units
end-best = Best unit: { $unit } ({ $side }), { $points ->
    [none] { $wounds ->
        [one] one wound dealt
       *[other] { $wounds } wounds dealt
     }
   *[other] { $points } pts destroyed
 }
end-moment = Turning point: turn { $turn }, { $what }
end-luck = Luck: { $shares }
end-proof = { $footer } · the file proves the dice
rematch-begins = A rematch: the same armies, and everybody plays the same side.
rematch-begins-swapped = A rematch: the same armies, and each plays the other’s.
rematch-army = { $side }: { $count ->
    [0] no units
    [one] one unit, whole
   *[other] { $count } units, whole
 }
refusal-rematch-not-last = That is not the last battle of this channel: start a new one with { WAY("battle start") }.
