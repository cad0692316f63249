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
log-secret = secret
log-numbers = { $count ->
    [one] no. { $numbers }
   *[other] nos. { $numbers }
 }
log-more = /battle log entry:12 shows an entry in full, with its dice.
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
    [effects] The same outcome, but it changes other things on the table now: the rule has changed since.
   *[outcome] Another outcome with the same dice: the rule has changed since.
 }
replay-field = { $field }: { $before } then, { $after } now
replay-line = no. { $number }: { $reason ->
    [procedure] the procedure is no longer there
    [arguments] the rule asks for other things now
    [dice] the rule takes other dice now
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
