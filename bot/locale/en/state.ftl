# Battles, units, undo, settings. A fact that is missing comes as "none".

refusal-no-battle = There is no battle in this channel: start one with { WAY("battle start") }.
refusal-needs-server = A battle is fought on a server: in private messages there are { $values }.
refusal-no-battle-yet = No battle has been fought in this channel: start one with { WAY("battle start") }.
refusal-unknown-battle = No battle here is called “{ $text }”; there are: { $names }.
refusal-battle-exists = The battle “{ $battle }” is already fought here: end it first, or start this one in another channel or a thread.
refusal-import-unreadable = { $where ->
    [none] This is no file that { WAY("battle export") } gave.
   *[other] This is no file that { WAY("battle export") } gave: { $where } is not as it should be.
 }
refusal-import-broken = This battle was changed or is damaged: entry { $number } does not fit what goes before, so nothing was brought in.
refusal-import-other-head = No entry of this file has a hash that begins with { $head }: it is another log than the one you saw, so nothing was brought in.
refusal-head-unclear = A hash at the foot of an answer has at least { $least } signs of 0–9 and a–f, for example 8f3a91c2d4e5b607: “{ $text }” is none.
refusal-import-known = This battle is kept here already, in this channel or another: nothing was brought in.
refusal-battle-paused = The battle “{ $battle }” is paused: resume it with { WAY("battle resume") } before anything changes.
refusal-battle-not-paused = The battle “{ $battle }” is not paused, so there is nothing to resume.
refusal-phase-now = It is { $phase } already: { WAY("battle next") } goes on to what comes after.
refusal-side-count = A battle of this game has { $most ->
    [2] two
   *[other] from { $least } to { $most }
} sides, and { $count } { $count ->
    [one] was
   *[other] were
} named.
refusal-sides-alike = Two sides bear the same name: give each a name of its own.
refusal-unknown-side = No side is called “{ $name }”: the sides are { $names }.
refusal-ambiguous-side = “{ $name }” begins the names of several sides ({ $names }): type a little more.
refusal-unknown-ruleset = There is no game “{ $name }” here: choose among { $names }.
refusal-unknown-locale = “{ $text }” is not a language I speak: choose among { $names }.
refusal-no-server = There is no server here to choose for: leave out scope.
refusal-unknown-dice = “{ $text }” names no dice: choose from { $names }.
refusal-unknown-cards = “{ $text }” is no size of cards: choose from { $names }.
refusal-already-joined = { $side ->
    [none] You are already the referee of this battle.
   *[other] You already play for { $side }.
}
refusal-not-joined = You are not at this battle’s table: join it with { WAY("battle join") }.
refusal-too-many-players = { $most } people at most can join a battle, and this table is full.

refusal-unknown-unit = { $near ->
    [none] No unit on this table is called “{ $name }”: see them { TYPED("with ", WAY("unit list"), " ") }or add it with { WAY("unit add") }.
   *[other] No unit on this table is called “{ $name }”: did you mean { $near }?
}
refusal-ambiguous-unit = “{ $name }” can be any of several units ({ $names }): type a little more.
refusal-unit-destroyed = { $unit }: out of the battle; name a unit that is still on the table, or undo what removed it.
refusal-unit-exists = A unit is already called { $unit }: give this one another name.
refusal-too-many-units = A battle holds { $most } units at most: remove some before adding more.
refusal-army-no-room = The battle has room for { $room } more units of { $most }, and the army has { $count }.
refusal-unknown-army = { $near ->
    [none] You keep no army called “{ $name }”: see yours with { WAY("army list") }.
   *[other] You keep no army called “{ $name }”: did you mean { $near }?
}
refusal-ambiguous-army = “{ $name }” begins the names of several armies ({ $names }): type a little more.
refusal-too-many-armies = You can keep { $most } armies: delete one with { WAY("army delete") } first.
refusal-army-too-large-kept = The army is too large to be kept: { $most } kB at most.
refusal-model-count = A unit has from 0 to { $most } models and never more than its starting size: { $models } of { $size } cannot be, unless size{ TYPED(":") } changes as well{ TYPED(" (size:", $models, ")") }.
refusal-wounds-carried = A model of { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 } cannot stand after losing { $carried }: note fewer, or remove a model.
refusal-split-models = { $unit } has { $models ->
    [one] one model and cannot be split.
   *[other] { $models } models: part at least one, and leave at least one.
 }
refusal-merge-itself = { $unit } cannot be merged with itself: name another unit.
refusal-merge-other-side = { $unit } and { $other } are not on the same side: merge friendly units.
refusal-merge-within = { $unit } is in { $host }: let it leave that unit first, with { WAY("unit leave") }.
refusal-merge-profile = { $unit } and { $other } are of different kinds ({ $field } { $value } and { $theirs }): only units of one profile are merged.
refusal-merge-rules = Of { $unit } and { $other }, not both have “{ $rule }” alike: only units of the same special rules are merged; { WAY("unit edit") } changes them.
refusal-merge-status = Of { $unit } and { $other }, only one is “{ $status }”: both or neither must be.
refusal-merge-too-many = { $unit } and { $other } would be { $size } models together: a unit has { $most } at most.
refusal-nobody-joins = In { $ruleset } nobody joins units.
refusal-join-itself = { $unit } cannot join itself: name another unit.
refusal-join-other-side = { $unit } and { $host } are not on the same side: join a friendly unit.
refusal-already-in-unit = { $unit } is in { $host } already: { WAY("unit leave") } comes first.
    .tapped = { $unit } is in { $host } already: let it leave first, by { WAY("unit leave") }.
refusal-not-one-who-rides = { $unit } has none of the rules with which one gets on { $host } ({ $rules }); { WAY("unit edit") } adds one.
refusal-not-one-who-joins = { $unit } does not have the rule “{ $rule }”, without which nobody joins a unit; { WAY("unit edit") } adds it.
refusal-join-within = { $unit } cannot join { $host }: a character joins a unit of ordinary models, not another character.
refusal-join-too-small = { $host } began with fewer than { $least } models: nobody joins a single model.
refusal-join-closed = { $host } has the rule “{ $rule }”: nobody joins such a unit.
refusal-join-unlike = { $host } has the rule “{ $rule }” and { $unit } does not: only who has it too may join.
refusal-join-apart = { $unit } has the rule “{ $rule }” and { $host } does not: neither joins the other.
refusal-join-too-great = { $unit } may not join { $host }, which has the rule “{ $rule }”: only who has { $field } of { $most } at most may.
refusal-join-barred = { $unit } is “{ $status }”: that bars joining for now; { WAY("unit status") } corrects it if the table is wrong.
refusal-not-in-unit = { $unit } is in no unit: there is none to leave.
refusal-leave-barred = { $host } is “{ $status }”: { $unit } cannot leave it for now.
refusal-leave-never = { $unit } is part of { $host } and never leaves it{ TYPED(" (if it never was in it, add correction:yes)") }.
refusal-leave-phase = { $unit } leaves a unit only in this phase of its own turn: { $phase }{ TYPED(" (if it never was in it, add correction:yes)") }.
refusal-left-just-now = { $unit } has left { $host } in this phase and cannot join it again before the next turn; another unit is open to it.
refusal-act-barred = { $unit } may not { $verb }: it is “{ $status }”{ $until } (if the table is wrong, { WAY("unit status") } corrects it).
refusal-phase-gone = { $phase } comes before the first turn of a battle and is over: name a phase of a turn.
refusal-order-settled = Who takes the first turn is said on the step into it{ $phase ->
    [none] {""}
   *[other] , from “{ $phase }”
 }: leave out first here and give it there.
refusal-nothing-changes = { $unit }: nothing would change; say what should change.
refusal-name-empty = The name is empty: give one with letters or figures.
refusal-name-too-long = The name has { $length } characters: { $most } at most.

refusal-nothing-to-undo = Nothing here can be taken back.
refusal-undo-roll-waits = “{ $roll }” still waits: what came before it can be undone once it is answered, or dropped by { $name } or the referee.
refusal-nothing-to-redo = Nothing was taken back since the last action, so there is nothing to do again.
refusal-not-undoable = Entry { $number } cannot be taken back: undo an action that changed the table.
refusal-seat-not-undone = A seat is left, not undone: { WAY("battle leave") } frees it, { WAY("battle join") } takes it.
refusal-already-undone = Entry { $number } has already been taken back: redo it if it should stand.
refusal-not-undone = Entry { $number } still stands, so it cannot be done again.
refusal-not-your-action = Entry { $number } is { $actor }’s: only they or a referee may take it back or do it again.
refusal-undone-by-other = Entry { $number } was taken back by { $actor }: only they or a referee may do it again.
refusal-changed-since = Something else has changed there in the meantime: look at the table and undo the later action first, or try again.

refusal-words-empty = Those words are empty or hold signs that cannot be shown: type plain words.
refusal-words-too-long = The words would be { $length } characters long together: { $most } at most.
refusal-words-too-late = { $drawn ->
    [one] A draw has
   *[other] { $drawn } draws have
} been made from these dice: words count only before the first.
refusal-reveal-in-battle = The dice belong to the battle “{ $battle }” now: their secret is revealed when it ends.

error-not-stored = This could not be stored, so nothing has changed: try again.
error-database-gone = This could not be stored, so nothing has changed: the bot’s database has been moved or deleted. Tell whoever runs the bot.
error-database-failing = This could not be stored, so nothing has changed: the bot’s database is full, damaged or closed to writing. Tell whoever runs the bot.
error-not-known = It is not known whether this was stored: the database stopped answering. Look at /battle log before you do it again.
error-database-unreachable = The database cannot be reached right now, so nothing has changed: try again in a moment.
error-database-stopped = Another process has taken over the database, so nothing is stored here any more; whoever runs the bot has to start it again.
waiting-not-known = The database has not answered yet, so it is not known whether this was stored. No need to repeat it: the answer will come here.

action-dice-words = words added to the dice
refusal-no-points = Nothing would change: give points other than 0.
refusal-too-many-corrections = At most { $most } corrections are kept for a battle; take one back with { WAY("undo") }, or add several together.
refusal-rematch-sides = Only two sides can be swapped: press “Rematch”.
refusal-too-many-points = At most { $most } points are added or taken away at once.
refusal-no-player = { $name } is a bot and plays no side: name a person.
refusal-player-twice = { $name } cannot play both sides: name another player, or leave one out.
refusal-only-players = Only those who play this battle may do that; take a side with { WAY("battle join") }.
refusal-not-manager = Only someone who may manage this channel can do that.
refusal-referee-by-consent = The referee’s seat needs the consent of every side that is played: ask for it with { WAY("battle join referee:yes") }.
refusal-already-agreed = You have agreed that { $name } is the referee; still to agree: { $sides }.
refusal-not-yours-to-end = Only a player of another side, or the referee, can answer that.
refusal-side-agreed-already = Your side has agreed already; still to agree: { $sides }.
refusal-seated-already = { $name } sits at this battle’s table already.
refusal-not-yours-to-remove = Only { $name }, the referee or somebody who may manage this channel can give up that seat.
refusal-reopen-too-late = { $battle } is over for good: its end could be taken back within { $hours } h.
refusal-reopened-already = { $battle } goes on already: its end was taken back.
refusal-reopen-not-last = Another battle has begun here since: only the end of the last one can be taken back.
refusal-reopen-ended-again = { $battle } has ended anew since: take that end back with its own button.
refusal-only-its-players = Only those who played { $battle } may do this.
refusal-not-yours-to-agree = Only a player of a side, other than { $name }, can agree to that.
refusal-referee-taken = { $name } is the referee of this battle already.
refusal-seat-asked-already = You have asked for that seat already (entry { $number }): it is yours once the players called there press “Agree”.
refusal-seat-question-answered = { $name } had that seat and has left it since: { WAY("battle join") } asks for it anew.
refusal-referee-gone = That referee has left already: there is nobody to send away.
refusal-too-much-ground = This battle keeps note of { $most } things held at most: name one of those it knows.
refusal-only-referee = Only the referee of the battle may overrule a result.
refusal-overrule-a-ruling = Entry { $number } is a ruling itself: take it back with { WAY("undo") }, then overrule entry { $first } again.
refusal-deck-without-cards = There is no card in it: write them as Name: text; Name: text, or attach a file.
refusal-card-too-long = { $card } has { $length } characters of text; { $most } at most.
refusal-too-many-cards = { $count } cards are too many: { $most } at most in a deck.
refusal-too-many-decks = { $most } decks at most in a battle: { WAY("deck remove") } takes one away.
refusal-deck-size = A deck of this kind has { $size } cards, not { $count }.
refusal-deck-exists = { $side ->
    [none] There is a deck { $deck } for all
   *[other] { $side } has a deck { $deck }
 } already: choose another name, or take it away with { WAY("deck remove") }.
refusal-deck-empty = No card is left in { $deck }; { WAY("deck shuffle discards:true") } brings the discards back.
refusal-deck-unshuffled = Only you know the order of { $deck }: turn your own card, or let me deal with { WAY("deck shuffle") }.
refusal-nothing-to-shuffle = { $deck } has nothing to shuffle: fewer than two cards lie face down.
refusal-too-many-rulings = This server has { $most } rulings already: remove one first.
refusal-unknown-book = { $near ->
    [none] This server has no book “{ $name }”.
   *[other] This server has no book “{ $name }”. Did you mean { $near }?
 }
refusal-too-many-books = This server has { $most } books already: remove one first.
refusal-loan-of-nobody = Nobody on the table on that side has the rule “{ $rule }”: give it to who should with { WAY("unit edit") }.
refusal-loan-barred = { $unit } lends nothing now: { $status }.
refusal-battle-language-now = The battle is in { $language ->
    [fr] French
   *[other] English
 } already: choose the other language.
