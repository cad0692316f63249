# The map of a campaign, and challenges.

command-territory = The map of a campaign: who owns what, who may attack what
territory-map = The regions by owner, and their borders
territory-region = One region: its neighbours and what happened to it
territory-targets = What you, or a player, may attack
territory-draw = Draw the map, as organiser: a list, a file or a form
territory-give = Give a region to a player or to nobody, as organiser
territory-rule = Show or change how regions are won
command-challenge = Challenge a player of a campaign, for a region if you like
challenge-send = Challenge a player
challenge-list = Challenges that wait, and those of this round
challenge-accept = Accept a challenge to you
challenge-decline = Decline a challenge to you
challenge-withdraw = Take your challenge back

param-battle-region = The region of the map it is fought for
param-territory-region = Which
param-territory-file = Also as a file to change and draw anew
param-territory-map = Name (owner): neighbour, neighbour; Name: … – a form if left out
param-territory-list = The same as a file: text, JSON or CSV
param-territory-owner = To whom; nobody if left out
param-territory-over-links = Only from a region one holds beside it
param-territory-from-owner = Only by beating its owner
param-territory-wins = Victories in a row that take a region
param-territory-answer = Hours to answer a challenge; 0 for ever
param-territory-challenge = Its number

territory-title = { $count ->
    [one] One region
   *[other] { $count } regions
 }
territory-held = { $owner ->
    [none] Nobody
   *[other] { $owner }
 } ({ $count }): { $regions }
territory-border = { $region } ↔ { $links }
territory-borders-elsewhere = The borders are too many for here: /campaign territory region tells one’s, file:true brings all.
territory-over-links = A region is attacked from one beside it; who holds none begins anywhere.
territory-anywhere = Any region may be attacked.
territory-from-owner = It is taken by beating its owner; where nobody owns it, by winning there.
territory-from-anybody = It goes to whoever wins there, against anybody.
territory-wins = { $wins } victories in a row take it.
challenge-hours = { $hours ->
    [0] Challenges wait for their answer without end.
    [one] A challenge lapses after an hour’s silence.
   *[other] A challenge lapses after { $hours } hours of silence.
 }
territory-owned = { $region }: { $owner ->
    [none] nobody’s
   *[other] { $owner } owns it
 }
territory-neighbour = { $region }: { $owner ->
    [none] nobody’s
   *[other] { $owner }
 }
territory-target = { $region } ← { $own }
territory-first = At first: { $owner ->
    [none] nobody’s
   *[other] { $owner }
 }
territory-earlier = … { $count } earlier
territory-given = { $day } · { $owner ->
    [none] an organiser leaves it to nobody
   *[other] an organiser gives it to { $owner }
 }
territory-fought = { $day } · No. { $number } · { $effect ->
    [taken] { $winner } takes it
    [held] { $winner } holds it
    [drawn] nobody wins, it stays as it is
    [begun] { $winner } wins there ({ $wins } in a row), more is needed
    [no-link] { $winner } wins there and holds nothing beside it: it stays as it is
   *[other-owner] { $winner } wins there, but not against { $owner }: it stays as it is
 }
territory-targets-title = { $count ->
    [0] { $name } may attack nothing
    [one] { $name } may attack one region
   *[other] { $name } may attack { $count } regions
 }
territory-targets-all = Who may attack what
territory-targets-of = { $name }: { $regions ->
    [none] nothing
   *[other] { $regions }
 }
territory-form = Draw the map
territory-form-map = Regions, a line each
territory-form-about = Iron Pass (Ana): Old Mine, River Gate
territory-mended = { $count ->
    [one] One border was told from one side only and holds for both: { $links }.
   *[other] { $count } borders were told from one side only and hold for both: { $links }.
 }
territory-rule-shown = How regions are won
territory-rule-changed = Changed. All battles count by this now:
told-territory-map = { $count ->
    [one] The map has one region now.
   *[other] The map has { $count } regions now.
 }
told-territory-owner = { $owner ->
    [none] { $region } is nobody’s
   *[other] { $region } goes to { $owner }
 }{ $day ->
    [none] .
   *[other] {" "}from { $day } on.
 }
told-challenge-sent = Challenge no. { $number }: { $who } challenges { $two }{ $region ->
    [none] {""}
   *[other] {" "}for { $region }
 }.{ $until ->
    [none] {""}
   *[other] {" "}To be answered before { $until }.
 }
told-challenge-accepted = { $who } accepts: { $one } and { $two } meet in round { $round }{ $region ->
    [none] {""}
   *[other] {" "}for { $region }
 }.
told-challenge-declined = { $who } declines the challenge of { $one }.
told-challenge-withdrawn = The challenge of { $one } to { $two } is taken back.
button-accept = Accept
button-decline = Decline
challenges-title = Challenges
challenge-line = No. { $number } · { $one } → { $two }{ $region ->
    [none] {""}
   *[other] {" "}for { $region }
 } · { $state ->
    [accepted] accepted
   *[open] { $until ->
        [none] waits
       *[other] waits until { $until }
     }
 }
campaign-pair-challenge = { $pair } · challenge{ $region ->
    [none] {""}
   *[other] {" "}for { $region }
 }

refusal-no-map = This campaign has no map: an organiser draws one with { WAY("campaign territory draw") }.
refusal-unknown-region = “{ $region }” is no region of the map{ $near ->
    [none] : { WAY("campaign territory map") } shows them.
   *[other] : did you mean { $near }?
 }
refusal-region-other-owner = { $region } is { $owner }’s and is only taken from its owner: neither of the two is.
refusal-region-no-link = Neither of the two may take { $region } from the other: it is attacked from a region beside it.
refusal-region-may-not = You hold nothing beside { $region }: it is attacked from a region beside it.
refusal-region-own = { $region } is yours already.
refusal-region-owned-already = { $owner ->
    [none] { $region } is nobody’s already.
   *[other] { $region } is { $owner }’s already.
 }
refusal-map-needed = The map goes in map:, as a file, or into the form that opens: a line per region, as “Iron Pass (Ana): Old Mine, River Gate”.
refusal-map-twice-given = The map comes as text or as a file, not as both.
refusal-map-too-long-for-form = This map is too long for a form: take it with { WAY("campaign territory map file:true") } and bring it back as a file.
refusal-map-unread = This is no map: it takes text in UTF-8 with a line per region, CSV with the columns region, owner, links, or JSON with a list of name, owner and links.
refusal-map-line = Line { $line }, “{ $text }”, names no region: write it as “Iron Pass (Ana): Old Mine, River Gate”, no brackets, colons or slashes in names.
refusal-map-empty = The map names no region: write a line for each.
refusal-map-too-large = A map has at most { $most } regions, not { $count }.
refusal-map-twice = Line { $line } names { $region } a second time.
refusal-map-unknown-link = Line { $line }, { $region }: “{ $link }” is no region of this map{ $near ->
    [none] .
   *[other] ; there are { $near }.
 }
refusal-map-links-itself = Line { $line }: { $region } does not lie beside itself.
refusal-map-too-many-links = { $region } has more than { $most } regions beside it.
refusal-map-unknown-owner = Line { $line }: “{ $name }” names no one player of the campaign{ $near ->
    [none] : { WAY("campaign join") } comes first.
   *[other] ; there are { $near }.
 }
refusal-challenges-oneself = You cannot challenge yourself.
refusal-challenge-waits = Challenge no. { $number } between you and { $name } waits for its answer already.
refusal-challenge-again = You and { $name } have agreed on that for this round: challenge no. { $number }.
refusal-too-many-challenges = A campaign has at most { $most } challenges.
refusal-no-challenge = { $campaign } has no challenge { $number ->
    [none] of that kind.
   *[other] no. { $number }.
 }
refusal-challenge-answered = Challenge no. { $number } is over: { $state ->
    [accepted] it was accepted.
    [declined] it was declined.
    [withdrawn] it was taken back.
   *[lapsed] nobody answered it in time.
 }
refusal-not-challenged = Challenge no. { $number } is not to you: who is challenged answers it.
refusal-not-your-challenge = Challenge no. { $number } is not yours: who sent it, or an organiser, takes it back.
refusal-no-challenges = { $campaign } has no challenge that waits or is agreed on for this round: send one with { WAY("campaign challenge send") }.
