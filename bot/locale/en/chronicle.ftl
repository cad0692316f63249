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
chronicle-strength = Models left, in % of those who came

refusal-chronicle-which = Which battle of the campaign? Give its number too: { WAY("campaign chronicle battle number:3") }.
refusal-chronicle-elsewhere = Battle { $number } of { $campaign } was not fought here, or is no longer kept: there is no log to tell it from.
chronicle-lucky = Dice luck (share of players who would have had less)
chronicle-luck = { $player }{ $source ->
    [typed] { " " }(real dice)
    [mixed] { " " }(mixed dice)
   *[other] { "" }
 } { $share }

chronicle-post = Post a battle that has ended in a forum of this server
param-chronicle-forum = The forum
chronicle-posted = The battle is told in { $thread }.
chronicle-known = The battle is told already, in { $thread }.
refusal-chronicle-not-over = The battle is still being fought: it is posted once { WAY("battle end") } has ended it.
refusal-forum-not-yours = You may not post in { $forum } yourself, so that nothing is posted there for you.
refusal-forum-wants-tag = { $forum } wants a tag with every post, and tags are for its own people to choose: let them switch that off, or choose another forum.
refusal-forum-not-reached = Discord did not take the post in { $forum } just now: ask again in a while. There will be one post, not two.
refusal-forum-not-allowed = Discord does not take a post in { $forum } from me: I need to see it, to post in it and to attach files.

## The site of a campaign

chronicle-site = A campaign as web pages: standings, battles, players, charts
chronicle-link = Show a campaign on the web behind a link, as organiser
param-chronicle-remove = Show it no more

site-packed = The site is packed: { $count ->
    [0] no battle yet
    [one] one battle
   *[other] { $count } battles
 }.
site-open = Unpack it anywhere and open index.html: no page asks anything of a network.
site-pages-made = { $count ->
    [one] One page
   *[other] { $count } pages
 }, readable by light and by dark, printable.
site-opened = The campaign is shown on the web, read-only.
site-link-about = Whoever has this link sees the names, factions and results of all players. /campaign chronicle link remove:true ends it.
site-closed = The campaign is no longer shown on the web; its link is gone for good.
refusal-sites-off = This bot shows no campaigns on the web; { WAY("campaign chronicle site") } gives the same pages as an archive.
refusal-no-site = { $campaign } is not shown on the web.

site-skip = To the content
site-campaign = Campaign
site-pages = Pages
site-more = More battles
site-made = As of { $moment } · Vexille
site-standings = Standings
site-battles = Battles
site-players = Players
site-lead = Season { $season }, round { $round }{ $game ->
    [none] { "" }
   *[other] { " " }· { $game }
 } · { $players ->
    [one] one player
   *[other] { $players } players
 } · { $battles ->
    [one] one battle
   *[other] { $battles } battles
 }{ $status ->
    [closed] { " " }· closed
   *[other] { "" }
 }
site-season = Standings of season { $season }
site-nobody = Nobody takes part yet.
site-place = #
site-player = Player
site-points = Points
site-record = Record
site-record-about = Record: won-drawn-lost.
site-difference = Difference
site-byes = Byes
site-course = How the season went
site-course-about = Campaign points of { $count ->
    [one] the player ahead
   *[other] the { $count } players ahead
 }, as they added up.
site-step-round = R{ $number }
site-step-battle = no. { $number }
site-as-table = As a table
site-map = The map
site-region = Region
site-owner = Owner
site-nobodys = nobody
site-beside = Beside
site-newest = Newest battles
site-battles-count = { $count ->
    [0] No battle yet
    [one] One battle that counts
   *[other] { $count } battles that count
 }
site-no-battles = No battle counts yet.
site-number = No.
site-who = Who
site-against = against
site-result = Result
site-day = Day
site-round = Round
site-game = Game
site-draw = draw
site-bye = bye
site-first-won = Who is named first won, but for draws and byes.
site-newer = Newer
site-older = Older
site-page = { $number } of { $count }
site-everybody = Everybody
site-rating = Rating
site-army = Army
site-rating-about = Record: won-drawn-lost over all seasons. Rating: Glicko-2, right within what stands behind ± in 19 of 20 cases.
site-factions = Results by faction
site-faction = Faction
site-won = won
site-drawn = drawn
site-lost = lost
site-luck = Luck with the dice
site-luck-about = How many players of a hundred would have had less luck, by tests, pools and attacks of { $count ->
    [one] the newest battle fought here
   *[other] the { $count } newest battles fought here
 }; 50 is what is to be expected.
site-luckier = Luckier than, %
site-scored = Scored
site-expected = Expected
site-rounds = Rounds are told as season.round.
