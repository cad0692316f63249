# The chronicle: a battle told by its turning points, and a campaign as a site.

command-chronicle = Chronicles: a battle or a campaign, told to show around
chronicle-battle = A battle by its turning points: picture, page and text
param-chronicle-number = Number of a battle in the campaign, in place of one fought here

chronicle-title = Chronicle: { $battle }
chronicle-running = Still being fought: turn { $turn }
chronicle-no-points = No points were counted.
chronicle-file = chronicle
chronicle-moments = Turning points
chronicle-fallen = Models lost in each turn
chronicle-points = Victory points after each turn
chronicle-side = Side
chronicle-moment = **Turn { $turn }, no. { $number }** · { $what }{ $costs ->
    [none] { "" }
   *[other] { " " }({ $costs })
 }
chronicle-cost = { $side } −{ $share }%
chronicle-combat = { $winners ->
    [none] combat won by { $margin }
   *[other] { $winners }: combat won by { $margin }
 }
chronicle-general = death of { $unit }, the general ({ $side })
chronicle-gone = { $unit } ({ $side }): destroyed
chronicle-flight = { $unit } ({ $side }): { $lost ->
    [0] { $count } in flight
    [one] one model lost, { $count } in flight
   *[other] { $lost } models lost, { $count } in flight
 }
chronicle-loss = { $unit } ({ $side }): { $count ->
    [one] one model lost
   *[other] { $count } models lost
 }
chronicle-more = { $count ->
    [one] one more unit
   *[other] { $count } more units
 }
chronicle-method = The { $most } entries that weigh most: one for each hundredth of its army that a side lost (by cost where every unit has one, else by models), { $flight } for each that fled, { $general } for a general, and the margin of the combat; nothing below { $least }. Secret rolls that were not shown are left out.
chronicle-short-method = Turning points: the largest share of an army lost or put to flight, the general, the margin of a combat.
chronicle-no-moments = No entry weighed enough to be a turning point.
chronicle-turn-line = { $title }: { $values }
chronicle-turn-part = T{ $turn } { $values }
chronicle-left = { $side }: { $models ->
    [one] one model left of { $size }
   *[other] { $models } models left of { $size }
 }
chronicle-picture = { $battle }. { $facts }
chronicle-strength = Models left, in hundredths of those that came

refusal-chronicle-which = Which battle of the campaign? Give its number too: /chronicle battle number:3.
refusal-chronicle-elsewhere = Battle { $number } of { $campaign } was not fought here, or is no longer kept: there is no log to tell it from.

chronicle-post = Post a battle that has ended in a forum of this server
param-chronicle-forum = The forum
chronicle-posted = The battle is told in { $thread }.
chronicle-known = The battle is told already, in { $thread }.
refusal-chronicle-not-over = The battle is still being fought: it is posted once /battle end has ended it.
refusal-forum-not-yours = You may not post in { $forum } yourself, so that nothing is posted there for you.
refusal-forum-wants-tag = { $forum } wants a tag with every post, and tags are for its own people to choose: let them switch that off, or choose another forum.
refusal-forum-not-allowed = Discord does not take a post in { $forum } from me: I need to see it, to post in it and to attach files.
