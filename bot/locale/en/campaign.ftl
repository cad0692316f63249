# Campaigns: who is of them, what was fought, who stands where.

command-campaign = Campaigns: log battles, confirm them, see who stands where
command-result = Battles of the campaign: log, confirm, dispute and settle them
campaign-create = Create a campaign on this server
campaign-rule = Show or change how battles count
campaign-join = Join, or change your faction and army
campaign-leave = Play no longer; your battles stay
campaign-organiser = Make somebody an organiser, or no longer
campaign-show = Where it is, who is in it, what waits
campaign-list = The campaigns of this server
campaign-round = Go on to the next round, or season
campaign-close = Take no more battles, or reopen
campaign-delete = Delete a campaign and all its battles
campaign-log = Log a battle fought elsewhere
campaign-bye = Give a player a bye in this round
campaign-confirm = Agree to a result of yours
campaign-dispute = Deny a result: an organiser decides
campaign-settle = Decide on a result, as organiser
campaign-void = Let a battle count no longer
campaign-edit = Put right what was told of a battle
campaign-battles = The battles, newest first
campaign-battle = One battle with all its changes
campaign-standings = Who stands where
campaign-record = Records of factions, or head-to-head

param-campaign-campaign = Which; the only open one if left out
param-battle-campaign = The campaign it is fought for
param-campaign-name = What it is called
param-campaign-game = The game; any if left out
param-campaign-win = Points for a win
param-campaign-draw = Points for a draw
param-campaign-loss = Points for a loss
param-campaign-bye = Points for a bye
param-campaign-late = Points per round missed by late joiners
param-campaign-table = Points by margin: 0=10-10, 300=11-9, or 5%=…
param-campaign-bonus = Extra points by margin: 500=1, 1000=2/-1
param-campaign-own-tables = By the game’s own table where it has one
param-campaign-tie-breaks = head-to-head, wins, difference…, in order
param-campaign-silence = Hours until silence confirms; 0 never
param-campaign-faction = What you play
param-campaign-army = Your army
param-campaign-player = Who
param-campaign-first-player = Whose battle, if not yours
param-campaign-remove = No longer an organiser
param-campaign-new-season = A new season
param-campaign-reopen = Take battles again
param-campaign-confirm = Yes, delete everything
param-campaign-outcome = Who won
param-campaign-opponent = Against whom
param-campaign-own-points = Your victory points
param-campaign-their-points = Your opponent’s
param-campaign-size = Points of army on each side
param-campaign-date = Day, as 2026-11-22
param-campaign-note = What else is to be told
param-campaign-battle = Its number
param-campaign-reason = Why
param-campaign-points-one = Victory points of the first
param-campaign-points-two = Victory points of the second
param-campaign-round = Round
param-campaign-season = Season
param-campaign-waiting = Only those that wait
param-campaign-before = Only those before this number
param-campaign-all = All seasons together
choice-i-won = I won
choice-i-lost = I lost
choice-drawn = A draw
choice-first-won = The first one named won
choice-second-won = The second one named won

campaign-title = Campaign { $campaign }
told-campaign-create = { $campaign } begins. Join with the button below, or with /campaign join.
told-campaign-join = { $member } joins{ $plays ->
    [none] . To say what you play: /campaign join faction:…
   *[other] : { $plays }.
 }
told-campaign-change = { $member } now plays { $plays ->
    [none] no faction.
   *[other] { $plays }.
 }
told-campaign-leave = { $member } plays no longer; what was fought stays.
told-campaign-organiser = { $member } organises now.
told-campaign-no-organiser = { $member } no longer organises.
told-campaign-rule = Changed. All battles count by this now:
told-campaign-round = On to season { $season }, round { $round }.
told-campaign-close = The campaign is over: it takes no more battles.
told-campaign-reopen = The campaign takes battles again.
told-battle-proposed = Logged. It counts once { $other ->
    [none] one of the two players
   *[other] { $other }
 } confirms it{ $hours ->
    [0] .
    [one] , or after an hour’s silence.
   *[other] , or after { $hours } hours of silence.
 }
told-battle-settled = { $who } settles it: it counts.
told-battle-agreed = Both agreed: it counts.
told-battle-confirmed = { $who } confirms: it counts.
told-battle-disputed = { $who } disputes it{ $reason ->
    [none] .
   *[other] : { $reason }.
 } An organiser decides.
told-battle-edited = Put right. What it was before is kept.
told-battle-voided = It counts no longer{ $reason ->
    [none] .
   *[other] : { $reason }.
 }
event-battle-agreed = agreed to by both, last by { $who }
event-battle-proposed = told by { $who }
event-battle-settled = settled by { $who }
event-battle-confirmed = confirmed by { $who }
event-battle-disputed = disputed by { $who }
event-battle-edited = put right by { $who }
event-battle-voided = struck by { $who }
event-battle-unanswered = confirmed by silence
event-roster-after = aftermath noted by { $who }
campaign-event = { $day } · { $what }{ $more ->
    [none] {""}
   *[other] {" "}({ $more })
 }
campaign-change = { $field }: { $before } → { $after }
campaign-field-outcome = result
campaign-field-points-one = points of { $one }
campaign-field-points-two = points of { $two }
campaign-field-size = size
campaign-field-game = game
campaign-field-note = note
campaign-field-round = round
campaign-field-season = season
campaign-field-region = region
campaign-outcome-one = { $one } won
campaign-outcome-two = { $two } won
campaign-outcome-draw = draw
campaign-fought = { $day } · season { $season }, round { $round }{ $size ->
    [none] {""}
   *[other] {" "}· { $size } points a side
 }
campaign-note = “{ $note }”
campaign-line = No. { $number } · { $result }{ $region ->
    [none] {""}
   *[other] {" "}· { $region }
 } · { $state }
campaign-result = { $outcome ->
    [one] { $one } beats { $two }
    [two] { $two } beats { $one }
    [bye] { $one } has a bye
   *[draw] { $one } and { $two } draw
 }{ $points ->
    [none] {""}
   *[other] {" "}{ $points }
 }{ $game ->
    [none] {""}
   *[other] {" "}({ $game })
 }
campaign-state-proposed = waits for confirmation
campaign-state-confirmed = confirmed
campaign-state-disputed = disputed
campaign-state-settled = settled
campaign-state-void = counts no longer
campaign-points = Win { $win }, draw { $draw }, loss { $loss }, bye { $bye }
campaign-late = Late joiners: { $points } for each round missed
campaign-own-tables = By the game’s own table of results where it has one and the size is known
campaign-table = Points by margin: { $margins }
campaign-bonus = Extra points by margin: { $margins }
campaign-tie-breaks = Ties: { $names }
tie-break-head-to-head = head-to-head
tie-break-wins = wins
tie-break-difference = difference
tie-break-scored = points scored
tie-break-opponents = opponents’ points
campaign-silence = { $hours ->
    [one] An hour of silence confirms a result
   *[other] { $hours } hours of silence confirm a result
 }
campaign-silence-never = Results wait until they are answered
campaign-rule-shown = How battles count:
campaigns-title = The campaigns of this server:
campaign-listed = { $campaign } · { $game ->
    [none] any game
   *[other] { $game }
 } · { $status ->
    [open] season { $season }, round { $round }
   *[closed] over
 }
campaign-member = { $name }{ $faction ->
    [none] {""}
   *[other] {" "}({ $faction })
 }{ $army ->
    [none] {""}
   *[other] , { $army }
 }{ $role ->
    [organiser] {" "}· organises
    [both] {" "}· organises and plays
    [gone] {" "}· plays no longer
   *[player] {""}
 }
campaign-more = … and { $count } more
campaign-earlier = … and earlier ones: before:{ $number }
campaign-battles-title = Battles, newest first:
campaign-deleted = { $campaign } is deleted with all its battles.
campaign-table-season = Standings of season { $season }{ $round ->
    [none] {""}
   *[other] {" "}(round { $round })
 }:
campaign-table-all = Standings over all seasons:
campaign-row = { $place } · **{ $name }**{ $faction ->
    [none] {""}
   *[other] {" "}({ $faction })
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $record } · { $difference }{ $byes ->
    [0] {""}
    [one] {" "}· a bye
   *[other] {" "}· { $byes } byes
 }{ $streak ->
    [won] {" "}· { $length } wins in a row
    [lost] {" "}· { $length } losses in a row
   *[none] {""}
 }{ $gone ->
    [yes] {" "}· plays no longer
   *[no] {""}
 }
campaign-factions = Records by faction (won-drawn-lost):
campaign-against = { $name } against (won-drawn-lost):
campaign-record-line = **{ $name }** · { $record }
button-confirm = Confirm
button-ruling = Organiser: decide
campaign-ruling = How does it count?
campaign-ruling-counts = It counts so
campaign-ruling-struck = It does not count
button-dispute = Dispute

refusal-campaign-needs-server = Campaigns belong to a server: ask in one of its channels.
refusal-no-campaigns = There is no campaign here: { WAY("campaign create") } begins one.
refusal-unknown-campaign = No campaign is called “{ $name }”.{ $near ->
    [none] {" "}{ WAY("campaign list") } shows them.
   *[other] {" "}Did you mean { $near }?
 }
refusal-which-campaign = Which campaign? Name it in campaign: { $names }.
refusal-campaign-gone = That campaign has been deleted.
refusal-campaign-exists = There is a campaign { $campaign } already: choose another name.
refusal-too-many-campaigns = This server has { $most } campaigns already: delete one first.
refusal-campaign-closed = { $campaign } is over: an organiser can reopen it with { WAY("campaign close reopen:true") }.
refusal-campaign-unchanged = Nothing would change in { $campaign }.
refusal-only-organiser = Only an organiser of { $campaign } can do that.
refusal-not-in-campaign = { $name } does not play in { $campaign }: { WAY("campaign join") } comes first.
refusal-joined-already = You play in { $campaign } already: give another faction or army to change it.
refusal-too-many-members = A campaign has at most { $most } members.
refusal-last-organiser = { $campaign } needs an organiser: name another one first.
refusal-organises-already = { $name } organises { $campaign } already.
refusal-organises-not = { $name } does not organise { $campaign }.
refusal-too-many-rounds = A campaign has at most { $most } seasons, and a season as many rounds.
refusal-delete-unconfirmed = This deletes { $campaign } with all its battles for ever. If you mean it, add confirm:true.
refusal-against-oneself = A battle has two players: name somebody else as opponent.
refusal-other-game = { $campaign } is a campaign of another game: { WAY("campaign show") } tells which.
refusal-too-many-campaign-battles = A campaign has at most { $most } battles.
refusal-too-many-changes = This battle was changed { $most } times: no more is kept of it.
refusal-no-campaign-battle = The campaign has { $number ->
    [none] no such battle
   *[other] no battle no. { $number }
 }: { WAY("campaign result battles") } lists them.
refusal-no-campaign-battles = { $campaign } has no such battle: { WAY("campaign result battles") } shows them all.
refusal-battle-counts = No. { $number } counts already: an organiser can put it right with { WAY("campaign result edit") }.
refusal-battle-told-already = This result was handed to a campaign already, as its battle { $number }.
refusal-battle-void = No. { $number } was struck: an organiser can take it back with { WAY("campaign result settle") }.
refusal-battle-changed = No. { $number } has been put right since: look at it with { WAY("campaign result battle battle:", $number) }, then answer.
refusal-battle-disputed = No. { $number } is disputed already: an organiser decides.
refusal-not-your-battle = Only those who fought battle no. { $number } can do that.
refusal-own-proposal = You told no. { $number } yourself: the other player confirms it.
refusal-own-dispute = You fought no. { $number } yourself: another organiser has to decide.
refusal-not-your-proposal = Only who told no. { $number }, while it waits, or an organiser can put it right.
refusal-battle-unchanged = No. { $number } is so already: say what is to be different.
refusal-bye-has-no-result = No. { $number } is a bye: it has no result to put right.
refusal-half-points = Points are told of both sides: give { $option } too.
refusal-unread-day = “{ $text }” is no day that has been: write it as 2026-11-22.
refusal-unknown-tie-break = “{ $text }” parts nobody: choose from { $names }.
refusal-margins-unread = “{ $text }” is no line of a table: write margin=points, as 0=10-10, 300=11-9 or 5%=1.
refusal-margins-mixed = Write all margins as victory points, or all with %.
refusal-margins-twice = Each margin stands once in the table.
refusal-margins-too-many = A table has at most { $most } lines.
refusal-margins-too-large = Points of a table are { $most } at most.
campaign-here = Fight this channel’s battle for a campaign
param-campaign-untie = For no campaign any more
action-campaign-here = fought for a campaign
campaign-tied = This battle is fought for { $campaign }{ $region ->
    [none] {""}
   *[other] , over { $region }
 }: the end that both agree to counts there.
campaign-sheet = The battle can count in a campaign in which both players play. Join one, or begin one that others join.
campaign-to-join = Join a campaign
campaign-new = A new campaign
campaign-new-typed = Or type /campaign create name:…
button-new-campaign = New campaign…
button-join-campaign = Join { $campaign }
campaign-untied = This battle is fought for no campaign any more.
campaign-side-missing = Nobody of { $campaign } plays { $side } yet: /battle join, and /campaign join.
campaign-no-longer = { $campaign } takes no more battles: nothing is proposed.
campaign-no-seats = Nothing is proposed to { $campaign }, for not both sides were played by its players: log the battle with /campaign result log.
campaign-no-winner = Nothing is proposed to { $campaign }, for nobody said who won: say it with /campaign result log.
campaign-terms = Agreed to, it counts in { $campaign }{ $region ->
    [none] .
   *[other] , over { $region }.
 }
campaign-agreed = { $campaign }: { $result }. Both agreed: it counts.
campaign-filed = { $campaign }: { $line }
campaign-proposed = { $campaign }: { $result }. It counts once { $other ->
    [none] one of the two players
   *[other] { $other }
 } confirms it{ $hours ->
    [0] .
    [one] , or after an hour’s silence.
   *[other] , or after { $hours } hours of silence.
 }
refusal-not-tied = This battle is fought for no campaign.
campaign-export = The whole campaign as a file
campaign-import = Bring back a campaign that was exported
param-campaign-format = JSON (all of it), or CSV for spreadsheets
param-campaign-file = The JSON file
campaign-exported = { $count ->
    [one] The campaign with its one battle:
   *[other] The campaign with its { $count } battles:
 }
campaign-imported = { $campaign } is back, as it was.
refusal-import-by-manager = A campaign’s file names people: only someone who may manage this server brings one in.
refusal-campaign-file-unread = This is no campaign as { WAY("campaign export") } writes it{ $where ->
    [none] .
   *[other] : look at { $where }.
 }
campaign-pairings = Who meets whom in this round
param-campaign-draw-pairs = Draw them anew, as organiser
choice-swiss = Swiss: like points, nobody twice
choice-round-robin = Round robin: everybody meets everybody
campaign-pairings-of = Season { $season }, round { $round }, { $kind ->
    [swiss] Swiss
    [challenges] by challenge
   *[round-robin] round robin
 }:
campaign-pair = { $told ->
    [none] { $two ->
        [none] { $one } has a bye
       *[other] { $one } – { $two }
     }
   *[other] { $told }{ $state ->
        [proposed] {" "}· waits for confirmation
        [disputed] {" "}· disputed
       *[other] {""}
     }
 }
refusal-no-pairings = Nobody has drawn who meets whom in round { $round } of { $campaign }: an organiser does, with { WAY("campaign pairings draw:swiss") }.
refusal-nobody-to-pair = { $campaign } has fewer than two players.
refusal-drawn-late = The round of { $campaign } is another since: draw again.
param-campaign-ratings = How strong players are, in Glicko-2
campaign-ratings = Ratings over all seasons (Glicko-2, 1500 to begin with):
campaign-rating = **{ $name }** · { $rating } ± { $margin }
param-campaign-into = For battles as CSV: which one takes them
campaign-battles-taken = { $count ->
    [one] One battle is taken in.
   *[other] { $count } battles are taken in.
 }
refusal-import-makes-new = A campaign from a JSON file becomes a new one: leave campaign: out; only battles as CSV go into one that is there.
refusal-csv-unread = This is no CSV file in UTF-8, as spreadsheets save it.
refusal-csv-empty = There is no battle below the headings.
refusal-csv-column-missing = The first line lacks the column { $column }: the columns are { $names }.
refusal-csv-column-unknown = The column “{ $column }” means nothing here: there are { $names }.
refusal-csv-column-twice = The first line has the column { $column } twice.
refusal-csv-number-taken = { $campaign } has a battle no. { $number } already: leave number empty, and those of the file get the next ones.
refusal-csv-cell = Line { $line }, column { $column }: { $text ->
    [none] nothing is there
   *[other] “{ $text }”
 }; { $kind ->
    [whole] a whole number from { $least } to { $most } is needed.
    [words] at most { $most } printable characters are allowed.
    [choice] it may be { $names }.
    [day] a day like 2026-11-22 is needed.
    [half] victory points are given for both or for neither.
    [outcome] who won is needed: one, two, draw or bye.
    [player] a player’s name is needed.
    [bye] a bye has no second player.
    [oneself] that is the first player too.
    [stranger] nobody of the campaign is called so: who fought joins first.
    [namesake] several of the campaign are called so.
    [region] the campaign’s map has no such region.
    [twice] another line has this number too.
   *[many] there is no column for it.
 }
form-log-opponent = Of those who play in the campaign
form-log-outcome = As you saw it; the other confirms
form-log-points = Victory points, yours first
form-log-points-about = As 1200-800; empty where nobody counted
form-log-region = Region
form-log-rest = What else is to be told
form-log-rest-about = Lines like size:2000, date:2026-11-22, game:t9a, note:…, player:Ana (for others)
refusal-battle-needed = Tell how it ended and against whom, as { WAY("campaign result log outcome:i-won opponent:Ben") }, or fill in the form that opens.
refusal-form-points = “{ $text }” is no pair of victory points: write yours, then your opponent’s, as 1200-800.
refusal-form-player = “{ $name }” names no one player of the campaign{ $near ->
    [none] .
   *[other] ; there are { $near }.
 }
campaign-shown = { $game ->
    [none] Any game
   *[other] { $game }
 } · { $status ->
    [open] season { $season }, round { $round }
   *[closed] over
 }
campaign-nobody = Nobody plays yet: /campaign join.
campaign-behind = The winner has fewer victory points than the loser. If that is a mistake: /campaign result edit battle:{ $number }.
campaign-traces = { $count ->
    [one] { $names } keeps a roster
   *[other] { $names } keep rosters
 }: /army roster after battle:{ $number } notes what the battle left.
refusal-no-battles-yet = { $campaign } has no battles yet: { WAY("campaign result log") } tells one.
refusal-no-battle-counts = No battle counts in { $campaign } yet: { WAY("campaign result log") } tells one, the other player confirms it.
refusal-season-to-come = { $campaign } is in season { $season }: there is none after it.
refusal-round-to-come = The campaign is in season { $season }, round { $round }: a battle goes no further than that.
refusal-delete-by-name = To delete it, write its whole name: campaign:"{ $campaign }".
param-battle-game = The game; else the campaign’s or the channel’s
param-campaign-whole = Which, by its whole name
campaign-stake = Fought for { $campaign }{ $region ->
    [none] .
   *[other] , over { $region }.
 }
