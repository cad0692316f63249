# What players keep from battle to battle of a campaign.

command-roster = Your army from battle to battle
roster-show = Your army, or a player’s
roster-add = Add a unit or character by its line
roster-take = Take the units of a saved army, or of a side here
roster-muster = Bring whoever can fight to the battle
roster-after = What a battle left: losses, injured, experience
roster-injury = What becomes of a character who fell
roster-artefact = Note a thing that a character has or took
roster-mastery = Does a captured magic weapon obey?
roster-roll = Roll on a table of the organisers
roster-edit = An honour; as an organiser, all the rest
roster-dismiss = Keep somebody no longer
roster-table = The organisers’ tables, or add one

param-roster-unit = Who, by name
param-roster-line = Its line: Swordsmen 20 M4 WS3 … [shield]
param-roster-army = An army saved with /army
param-roster-battle = The battle’s number in the campaign
param-roster-losses = Killed, routed, withdrawn: Swords 8, Spears 4/2, Hero
param-roster-absent = Who was not there: Spears, Hero
param-roster-recover = After a draw: recover as whom
param-roster-artefact = Its name
param-roster-captured = Taken from the enemy, not mastered yet
param-roster-table = Its name
param-roster-models = Models it has left
param-roster-experience = Points of experience
param-roster-misses = Battles still to miss
param-roster-state = How they are
param-roster-honour = What shall be remembered
param-roster-file = A table as TOML, like those of the games
param-roster-remove = The table to remove
choice-as-winner = as a winner
choice-as-loser = as a loser
choice-fit = fit
choice-fallen = fallen, injury to roll
choice-dead = dead

fighter-line = { $state ->
    [dead] ✝ { $name }
   *[other] **{ $name }**
 }{ $leads ->
    [yes] { "" }
   *[no] { " " }· { $models }/{ $size }
 }{ $battles ->
    [0] { "" }
    [one] { " " }· 1 battle
   *[other] { " " }· { $battles } battles
 }{ $experience ->
    [none] { "" }
   *[other] { " " }· { $experience } experience
 }{ $level ->
    [none] { "" }
   *[other] { " " }(level { $level })
 }{ $state ->
    [fallen] { " " }· injury to roll
    [dead] { " " }· lost
   *[fit] { $misses ->
        [0] { "" }
        [one] { " " }· misses 1 more battle
       *[other] { " " }· misses { $misses } more battles
     }
 }
fighter-mark = { $kind ->
    [injury] ▸ { $text }
    [artefact] { $state ->
        [captured] ▸ { $text } (captured, to be mastered)
        [mastered] ▸ { $text } (mastered)
        [refused] ▸ { $text } (will never obey)
       *[owned] ▸ { $text }
     }
   *[honour] ▸ { $text }
 }
fighter-mastery = { $state ->
    [mastered] { $artefact } obeys { $name }, for good.
   *[refused] { $artefact } will never obey { $name }.
 }
fighter-value = { $name }: { $by } { $field } for good
fighter-died = { $name } is dead.
fighter-misses = { $count ->
    [one] { $name } misses 1 battle.
   *[other] { $name } misses { $count } battles.
 }
roster-count = { $name }: { $count ->
    [one] one unit
   *[other] { $count } units
 }, { $ready ->
    [0] none fit to fight
   *[other] { $ready } fit to fight
 }
roster-waiting = { $count ->
    [one] Battle no. { $numbers } waits for you to note what it left: /army roster after.
   *[other] Battles no. { $numbers } wait for you to note what they left: /army roster after.
 }
roster-mustered = { $count ->
    [one] One unit joins { $side }.
   *[other] { $count } units join { $side }.
 }
roster-late = { $name } changed meanwhile: these dice change nothing about them.
aftermath-lacks = { $game } says nothing of what follows a battle: units come back whole, and the organisers’ tables alone count.
after-line = **{ $name }**{ $misses ->
    [none] { "" }
    [0] { " " }· will be in the next battle
   *[other] { " " }· misses { $misses } more { $misses ->
        [one] battle
       *[other] battles
     }
 }{ $lost ->
    [none] { "" }
   *[other] { " " }· { $lost } lost, { $back } back: { $models } left
 }{ $state ->
    [fallen] { " " }· fallen: the injury is to be rolled
    [dead] { " " }· destroyed
   *[other] { "" }
 }{ $whole ->
    [yes] { " " }· no losses
   *[no] { "" }
 }{ $earned ->
    [none] { "" }
   *[other] { " " }· +{ $earned } experience ({ $experience })
 }{ $rises ->
    [yes] { " " }· rises a level: /army roster roll
   *[no] { "" }
 }
button-injury = Injury of { $name }
own-tables = { $count ->
    [one] One table of the organisers
   *[other] { $count } tables of the organisers
 }
own-table = **{ $id }**{ $dice ->
    [none] { "" }
   *[other] { " " }· { $dice }
 }{ $about ->
    [injury] { " " }· for characters who fell
    [advance] { " " }· for who rises a level
   *[other] { "" }
 }
own-table-earns = Experience: { $fought } a battle, { $won } more if won, { $drawn } if drawn, { $lost } if lost, { $survived } for who survives it{ $levels ->
    [none] .
   *[other] . Levels at { $levels }.
 }
told-roster-enlisted = { $count ->
    [one] { $member } keeps { $names }.
   *[other] { $member } keeps { $count } units: { $names }.
 }
told-roster-dismissed = { $member } no longer keeps { $names }.
told-roster-changed = { $own ->
    [yes] Noted:
   *[no] Noted for { $member }:
 }
told-roster-after = After battle no. { $number }, for { $member }
told-roster-table = The table { $names } counts from now on.
told-roster-no-table = The table { $names } counts no longer.
told-roster-injured = { $who } rolled the injury of { $names }.
told-roster-mastered = { $who } tried to master a thing for { $names }.
told-roster-rolled = { $who } rolled on a table for { $names }.

refusal-roster-empty = No unit is kept in { $campaign }: add one with { WAY("army roster add") }, or take an army with { WAY("army roster take") }.
refusal-unknown-fighter = No unit that is kept is called “{ $name }”{ $near ->
    [none] : { WAY("army roster show") } tells which there are.
   *[other] : did you mean { $near }?
 }
refusal-which-fighter = “{ $name }” can be { $names }: write the whole name.
refusal-fighter-exists = One of your units is called { $name } already: give another name.
refusal-too-many-fighters = A player keeps { $most } units at most: leave some with { WAY("army roster dismiss") }.
refusal-fighter-unchanged = That is what is kept of { $name } already: give what changes.
refusal-fighter-models = { $name } has { $most } models at most.
refusal-too-many-marks = { $name } bears { $most } marks already: there is no room for another.
refusal-fighter-unread = The game can no longer read { $name }: add it again with { WAY("army roster add") }.
refusal-fighter-dead = { $name } is dead: nothing is rolled for them any more.
refusal-after-too-early = The result of battle no. { $number } still waits for an answer: { WAY("campaign result confirm") } first, or silence.
refusal-after-bye = No. { $number } is a bye: nobody fought it.
refusal-after-done = You have noted already what battle no. { $number } left you. An organiser can put it right: { WAY("army roster edit") }.
refusal-after-drawn = Battle no. { $number } is a draw, and the book speaks of a winner and a loser only: say as whom to recover, recover:as-winner or recover:as-loser.
refusal-lost-too-many = { $name } has only { $models ->
    [one] one model
   *[other] { $models } models
 }: it cannot lose { $lost }.
refusal-lost-not-there = { $state ->
    [dead] { $name } is dead: they cannot have fallen in this battle.
    [fallen] { $name } fell in an earlier battle: roll that injury first, with { WAY("army roster injury") }.
   *[fit] { $name } could not be in this battle: an organiser changes that with { WAY("army roster edit") }.
 }
refusal-unread-losses = “{ $text }” does not read as losses: write Swords 8, or Swords 8/2/1 (killed, routed, withdrawn).
refusal-roster-army-or-side = Say from where: army for a saved army, or side for a side of the battle here.
refusal-nobody-ready = Nobody of { $campaign } can fight in this game: { WAY("army roster show") } tells why.
refusal-not-fallen = { $name } has not fallen: there is no injury to roll.
refusal-not-your-roster = This is { $name }’s army: that player rolls.
refusal-roster-other-game = { $name } fights in another game than this channel’s: choose it with { WAY("settings game:", $game) }, or go to a channel where it is played.
refusal-aftermath-needs-table = This game’s text says nothing of the injured: an organiser can add a table with { WAY("army roster table") }.
refusal-mastery-lacks = This game’s text says nothing of mastering a captured weapon.
refusal-not-captured = { $name } has captured nothing called “{ $text }”{ $names ->
    [none] { "" }
   *[other] , but { $names }
 }: { WAY("army roster artefact") } notes it, with captured:true.
refusal-artefact-rolled = The dice have said already whether { $artefact } obeys { $name }: only an organiser notes it again.
refusal-own-table-unread = This table cannot be read{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
 }: it takes TOML with id, dice and rows, whose rows (id, least, most, text) follow each other and cover all totals.
refusal-own-table-large = A table has { $most } kB at most.
refusal-too-many-own-tables = A campaign has { $most } tables at most: remove one with remove.
refusal-no-own-table = No table is called “{ $name }”{ $names ->
    [none] { "" }
   *[other] ; there is { $names }
 }.
refusal-no-own-tables = { $campaign } has no tables: an organiser adds them with { WAY("army roster table") } file.
refusal-table-without-rows = The table { $name } has no rows: it only says what a battle earns.
refusal-table-file-or-remove = Give a file to add, or the name of a table to remove, not both.
roster-away = { $count ->
    [one] One more stays in camp:
   *[other] { $count } more stay in camp:
 }
refusal-mustered-already = Whoever can fight is with { $side } already: { WAY("unit list") } shows them.
refusal-whose-roster = You do not play in { $campaign }: say whose it is with player.
after-nothing = Nobody of this army was there: nothing changes.
