## What was played: commands and options
battle-log = What was done, newest first; or one entry in full
battle-replay = Play stored dice again and see that the same comes out
param-player = Only what this player did
param-log-unit = Only what was about this unit
param-action = Only this kind of action
param-turn = Only this game turn
param-before = Only entries before this number
param-entry = The number of one entry, shown in full
param-replay-entry = The number of the entry; without it, every roll
param-battle = An earlier battle of this channel, by name or number

## The log
log-title = The log
log-title-of = The log of battle { $number }: { $battle }
log-some = { $count ->
    [one] The last action
   *[other] The last { $count } actions
 }, newest first
log-found = { $count ->
    [one] One action found
   *[other] { $count } actions found
 }, newest first
log-empty = Nothing has happened here yet.
log-none = Nothing in the log is like that.
log-line = no. { $number } · { $who } · { $what }{ $result ->
    [none] { "" }
   *[other] { " " }→ { $result }
 }{ $undone ->
    [yes] { " " }(undone)
   *[no] { "" }
 }
log-more-changes = { $told } +{ $count }
log-numbers = { $count ->
    [one] no. { $numbers }
   *[other] nos. { $numbers }
 }
log-more = /battle log entry:12 shows an entry in full, with its dice.
untold = { $count ->
    [one] This was stored before an interruption, and maybe never shown:
   *[other] These were stored before an interruption, and maybe never shown:
}
untold-more = and { $count } before these, in /battle log
button-undo-of = Undo no. { $number }
log-kind-rolls = rolls
log-kind-battle = battle
log-kind-unit = units
log-kind-undo = undo and redo
log-kind-dice = dice proof
action-secret-reveal = secret shown
button-older = Older
button-newest = Newest

## An entry
entry-title = No. { $number } — { $what }
entry-when = { $who } · { $when }{ $turn ->
    [none] { "" }
   *[other] { " " }· turn { $turn }
 }
entry-command = Command: { $command }
entry-undone = Undone by no. { $number }
entry-as-recorded = { $what }: as it was recorded
entry-dice = Dice: { $marks }
entry-hash = { $footer } · hash { $hash }…

## Replay
replay-title = Rolls played again
replay-same = { $count ->
    [0] Played again without dice
    [one] Played again from its die
   *[other] Played again from its { $count } dice
 }: the same outcome, bit for bit.
replay-differs = { $reason ->
    [procedure] This procedure is no longer there, so nothing can be played again.
    [arguments] What it was asked with no longer fits the rule: the rule has changed since.
    [dice] The rule takes other dice now than were thrown: it has changed since.
    [choices] Other decisions are asked for now than were taken: the rule has changed since.
    [effects] The same outcome, but it changes other things on the table now: the rule has changed since.
   *[outcome] Another outcome with the same dice: the rule has changed since.
 }
replay-field = { $field }: { $before } then, { $after } now
replay-line = no. { $number }: { $reason ->
    [procedure] the procedure is no longer there
    [arguments] the rule asks for other things now
    [dice] the rule takes other dice now
    [choices] other decisions are asked for now
    [effects] it changes other things now
   *[outcome] another outcome
 }
replay-all = { $count ->
    [0] There is no roll to play again.
    [one] One roll played again; { $differing ->
        [0] the same outcome, bit for bit.
       *[other] it comes out otherwise, for its rule has changed since.
    }
   *[other] { $count } rolls played again; { $differing ->
        [0] the same outcomes, bit for bit.
        [one] one comes out otherwise, for its rule has changed since.
       *[other] { $differing } come out otherwise, for their rules have changed since.
    }
 }

## Refusals
refusal-unknown-player = { $names ->
    [none] Nobody has done anything here yet, so nobody is called “{ $text }”.
   *[other] Nobody called “{ $text }” has done anything here; there are: { $names }.
 }
refusal-ambiguous-player = “{ $text }” can be any of several players ({ $names }): type a little more.
refusal-unknown-action = The log knows no action “{ $text }”; besides any by name there are the kinds { $names }.
refusal-no-such-number = { $last ->
    [0] The log is empty, so there is no entry { $number }.
   *[other] The log has no entry { $number }: it goes from 1 to { $last }.
 }
refusal-entry-secret = Entry { $number } is a secret roll that was not shown: only its player can see it.
refusal-nothing-to-replay = Entry { $number } is no roll, so there is nothing to play again.

## Dice: their proof and how they fell
dice-seal = The seal of the dice to come: compare it once they are revealed
dice-words = Mix words of yours into the dice, before the first draw
dice-reveal = Show the secret of the draws so far and seal new dice
dice-verify = Check the whole log: its chain, its draws, the seal of its dice
dice-stats = How everybody’s dice fell, against what was to be expected

verify-title = Proof: { $battle }
verify-whole = Everything holds together.
verify-broken = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
 }
verify-chain = { $count ->
    [0] No entry yet.
    [one] One entry, with its own hash.
   *[other] { $count } entries, each holding the hash of the one before.
 }
verify-seen = `{ $head }` is the hash of no. { $number }: up to there this is the log that you saw.
verify-old = { $count ->
    [one] One of them is older than the hashes that cover who acted and what was secret.
   *[other] { $count } of them are older than the hashes that cover who acted and what was secret.
 }
verify-withheld = { $count ->
    [one] One of them is private (a secret roll, or who sat where): only its hash came with the file.
   *[other] { $count } of them are private (secret rolls, who sat where): only their hashes came with the file.
 }
verify-elsewhere = { $count ->
    [one] The first draw was made elsewhere with a secret that stayed there.
   *[other] The first { $count } draws were made elsewhere with a secret that stayed there.
 }
verify-before-end = { $count ->
    [one] One draw fell before the end was taken back: it is what the secret that was shown then gives.
   *[other] { $count } draws fell before the end was taken back: they are what the secret that was shown then gives.
 }
verify-sealed = { $count ->
    [0] No draw yet; the secret of the dice is still kept.
    [one] One draw; it can be checked once the secret of the dice is revealed.
   *[other] { $count } draws, numbered without a gap; they can be checked once the secret of the dice is revealed.
 }
verify-draws = { $count ->
    [0] The secret is revealed; nothing was drawn with it.
    [one] The secret is revealed: one draw made again from it.
   *[other] The secret is revealed: { $count } draws made again from it, each as it was recorded.
 }
verify-cards = { $count ->
    [one] { $count } card shown was held against the deal.
   *[other] { $count } cards shown were held against the deal.
 }
verify-commitment = Commitment: `{ $commitment }`
verify-head = Head of the chain, no. { $number }: `{ $head }`
verify-how = The foot of every answer ends with how its hash begins. Keep one: /dice verify head:{ $head } tells whether it is in this log, and `--head { $head }` whether it is in the file of /battle export.
verify-alone = Without the bot: `python scripts/verify_dice.py { $file }` checks the attached file.
verify-fault = { $kind ->
    [number] No. { $number } is not where it should be
    [link] No. { $number } does not hold the hash of the entry before
    [hash] No. { $number } was changed: its hash is another
    [form] No. { $number } is passed off as older than it is
    [name] No. { $number } was not made by whom it names
    [dice] No. { $number }: its dice are not those that were drawn for it
    [end] { $number ->
        [0] The entry that revealed the secret is missing: the end was cut off
       *[other] No. { $number } revealed another secret, or counted other draws
    }
    [head] No entry has the hash that you saw: this is another log, or one cut off before it
    [draw-number] No. { $number }: a draw is missing or was made twice
    [draw] No. { $number }: other dice than were drawn
    [deal] { $number ->
        [0] A card lies face up that was not dealt there
       *[other] No. { $number }: another card than was dealt
    }
   *[seal] { $number ->
        [0] The secret is not the one that was sealed
       *[other] No. { $number } shows another seal
    }
 }

stats-title = The dice so far
stats-title-of = The dice: { $battle }
stats-thrown = { $count ->
    [0] No dice have been thrown yet.
    [one] One die thrown
   *[other] { $count } dice thrown
 }
stats-player = **{ $player }** — { $source ->
    [fair] bot dice
    [mixed] bot and real dice in one roll
   *[typed] real dice
 }
stats-die = { $die }: { $count }, mean { $mean } ({ $expected } expected){ $chance ->
    [none] { "" }
   *[other] { " " }· χ² { $statistic }, as uneven with fair dice in { $chance } of cases
 }
stats-tests = Tests and pools: { $actual } successes, { $expected } expected ({ $more }){ $share ->
    [none] { "" }
   *[other] { " " }· luckier than { $share } of players
 }
stats-attacks = Attacks: { $actual } scored, { $expected } expected ({ $more }){ $share ->
    [none] { "" }
   *[other] { " " }· luckier than { $share } of players
 }

## A battle as a file
battle-export = The whole battle as a file: table, log and dice, for keeping or for another channel
battle-import = Bring a battle from a file into this channel
param-battle-file = The file that /battle export gave
param-head = The hash at the end of the foot of an answer that you saw, such as 8f3a91c2d4e5b607
export-title = The file of { $battle }
export-done = { $count ->
    [one] One entry, with its hash.
   *[other] { $count } entries, each with its hash.
 }
export-sealed = The secret of the dice stays here until the battle ends; secret rolls are in the file by their hash alone.
export-sheets = { $count ->
    [one] The sheet of an ability that an army brought
   *[other] The { $count } sheets of abilities that armies brought
} stay in this channel: they are not in the file.
export-open = The secret of the dice is in it; secret rolls are in the file by their hash and their draws alone.
import-title = Battle brought in
import-done = { $battle }: { $count ->
    [one] one entry read
   *[other] { $count } entries read
 }, the chain is whole and leads to this table.
import-over = The battle has ended; /battle log and /dice verify look into it.
import-sheets = { $count ->
    [one] The sheet of an ability that an army had
   *[other] The { $count } sheets of abilities that armies had
} stayed where it was fought before.
import-going-on = It goes on with new dice: { $commitment }. Take your seats with /battle join.
action-battle-import = battle brought in
action-withheld = secret roll
refusal-export-too-large = This battle is too long for one file of { $most } MB.
refusal-draws-too-many = There are too many draws for one file of { $most } MB, so their secret stays sealed.
proof-too-long = There are too many draws for one file of { $most } MB: it is left out.

## The report
battle-report = The battle told turn by turn, with losses and dice: a page and a Markdown file
report-title = Report: { $battle }
report-done = { $count ->
    [one] One entry told
   *[other] { $count } entries told
 }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }. The page opens in any browser, without a network.
report-side = { $side }: { $models ->
    [one] one model left
   *[other] { $models } models left
 }
report-file = battle-report
report-game = Game
report-begun = Begun
report-ended = Ended
report-last = Last entry
report-turns = Turns
report-sides = Sides
report-losses = Models left
report-result = Result
report-models = Models left after each turn
report-unit = Unit
report-size = Size
report-after = T{ $turn }
report-dice = Dice
report-faces = { $die }: { $count } thrown; the bars are what fell, the lines what was expected
report-course = Course of the battle
report-turn = Turn { $turn }
report-outside = Outside the turns
report-hidden = { $count ->
    [one] One secret roll that was not shown is left out.
   *[other] { $count } secret rolls that were not shown are left out.
 }
report-proof = Proof of the dice
report-commitment = Commitment
report-seed = Secret
report-hash = Hash of the last entry
report-words = Players’ words
report-start = Start
