# Army lists. A fact that is missing comes as "none".

army-form = Import an army
army-form-list = List
army-form-list-about = One unit a line: Spearmen 20 M4 WS3 S3 T3 W1 Ld7 Wide5 Sv5+ [shield]
army-form-side = Side, to bring it to the battle
army-form-name = Name, to keep it for later instead

button-values = Give values
button-take-fitting = Take what fits
army-values = Values of units
army-values-about = Write values behind each name: M4 WS3 S3 T3 W1 Ld7; leave out what has none
army-values-given = { $count ->
    [one] { $names } has new values
   *[other] { $count } units have new values: { $names }
}
refusal-army-values-needed = Some units have no values: give them in this form, one unit a line.
refusal-army-values-none = No unit was changed: write values behind the names, as in { $unit-example }.
refusal-army-values-stranger = no unit on the table is called so.
army-joined = { $army ->
    [none] { $side }: { $count ->
        [one] 1 unit joins
       *[other] { $count } units join
    }
   *[other] { $army } joins { $side }: { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points } pts)
}
army-saved = { $army }: { $count ->
    [one] 1 unit
   *[other] { $count } units
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points } pts)
} kept, { $replaced ->
    [yes] in place of the former army of that name
   *[no] for /army load
}
army-line = { $army } ({ $game }): { $count ->
    [one] 1 unit
   *[other] { $count } units
}{ $points ->
    [0] {""}
   *[other] , { $points } pts
}
army-count = { $count ->
    [0] You keep no army yet: /army import or /army save with a name
    [one] You keep 1 army of { $most }
   *[other] You keep { $count } armies of { $most }
}
army-deleted = { $army }: deleted. The list is attached, in case you want it back.
army-exported = { $army }: { $count ->
    [one] 1 unit
   *[other] { $count } units
} in the file. /army import reads it again.
army-sheets-kept = Kept with it: { $parts }
army-sheets-ability = { $count ->
    [one] 1 sheet of an ability
   *[other] { $count } sheets of abilities
}
army-sheets-spell = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
army-sheets-prayer = { $count ->
    [one] 1 prayer
   *[other] { $count } prayers
}
army-sheets-lores = { $count ->
    [one] 1 lore: { $names }
   *[other] { $count } lores: { $names }
}
army-sheets-cut = { $count ->
    [one] One text was cut, since it is too long.
   *[other] { $count } texts were cut, since they are too long.
}
army-sheets-left = { $count ->
    [one] There was no room for 1 sheet more.
   *[other] There was no room for { $count } sheets more.
}
button-doubt-unit = “{ $name }” is a unit
button-doubt-had = { $unit } has “{ $name }”
button-doubts = Units or not: { $count } lines
army-doubts = { $count ->
    [one] This line has no cost: a unit, or what the unit above it has?
   *[other] These { $count } lines have no cost: units, or what the units above them have?
}
army-doubts-unit = A unit of its own…
army-doubts-had = What the unit above has…
army-doubt-unit = { $unit } joins { $side }
army-doubt-had = { $unit } has “{ $name }”
button-sheets = Sheets
button-sheets-of = Sheets: { $side }
button-abilities = Abilities
sheets-of = Sheets of { $name }
sheets-army = Of the army
sheets-units = Of its units
sheet-value-spell = casting value { $value }
sheet-value-prayer = chanting value { $value }
sheet-value-ability = value { $value }
army-more = { $count } more
army-read = Read as text of { $form }.
army-read-sigmar-app = the Age of Sigmar app
army-read-sigdex = Sigdex
army-read-new-recruit = New Recruit
army-read-scrollcaster = Scrollcaster
army-read-sigmar-old = Age of Sigmar’s third edition
army-read-listbot = a list bot
army-read-ninth-age = a builder of The 9th Age
army-read-battlescribe = BattleScribe
army-read-old-world = Old World Builder
army-read-army-builder = Army Builder
army-read-forum = a forum
army-unit-read = { $name } ({ $models }{ $points ->
    [none] {""}
   *[other] , { $points } pts
})
army-problems = { $count ->
    [one] Not taken, or not as it stands:
   *[other] Not taken, or not as they stand ({ $count }):
}
army-problems-more = { $count ->
    [one] 1 more: all are in the file.
   *[other] { $count } more: all are in the file.
}
army-group-name = “{ $name }”
army-group = { $left ->
    [0] { $names }
   *[other] { $names } and { $left } more
}
army-group-titles = { $count } lines were left out as titles or remarks, since they say neither models nor values: { $named }.
army-group-gear = { $count } lines were left out as gear or remarks: { $named }. Of those that are units, write the values, as in { $unit-example }.
army-group-costs = { $count } lines have a cost and no number of models: { $named }. Of those that are units, write 10x before the name, and values as in { $unit-example }.
army-group-numbers = { $count } lines have a number that may be models or points: { $named }. Write models as 20x, and points as 205 pts.
army-group-rules = Left out as rules that this game does not know, { $count } times: { $named }.
army-group-weapons = Weapons of { $count } units were not read: { $named }.
army-group-profiles = Other profiles of { $count } units are not part of theirs: { $named }.
army-group-values = { $count } values are left out, which this game has not: { $named }.
army-group-bare = { $count } units have no profile in the list, and are taken with their models alone: { $named }.
army-group-comments = { $count } lines look like units and are comments, since they begin with # or //, and were left out: { $named }.
army-group-options = what { $count } units have and this game does not know was left out: { $named }.
army-group-unread = { $count } lines were left out, as nothing says what they are: { $named }.
army-group-together = { $count } Regiments of Renown have one cost each, which stands with their first units: { $named }.
army-group-cut = { $count } names are too long and were cut: { $named }.
army-group-borne = { $count } lines were taken as what the units above them bear: { $named }.
army-problem = { $line ->
    [0] {""}
   *[other] line { $line },{" "}
}{ $subject ->
    [none] {""}
   *[other] { $subject }:
}

refusal-army-list-needed = Give the list: paste it into the option list, with a semicolon between units, or attach a file to the option file.
refusal-army-list-and-file = Give either a list to list: or a file to file:, not both.
refusal-army-several-lists = This holds { $count } lists, { $lists }: leave only the one that you mean in the form.
refusal-army-side-or-name = Give either side: to bring the army to the battle, or name: to keep it for later.
refusal-army-or-side = Give either army: for one that you keep, or side: for the units of a side.
refusal-army-needs-battle = There is no battle in this channel: start one with { WAY("battle start") }, or give name: to keep the army for later.
refusal-army-side-empty = { $side } has no units yet.
refusal-army-other-game = { $army ->
    [none] This army
   *[other] { $army }
} is for another game ({ $game }): it can be played only where that game is.
refusal-army-nothing-taken = No unit could be read from this list. Attach New Recruit’s .json, a .ros or .rosz or a .csv, or write one unit a line, as { $unit-example }.
refusal-army-mostly-unread = Only { $read } of { $lines } lines are units, so nothing was brought. Attach the builder’s .json, .ros or .rosz instead of its text, or write one unit a line, as { $unit-example }.
refusal-army-other-system = This list was made for “{ $system }”, and { $game } is played here: bring a list of { $game }, or add anyway:true to take the names and values that fit.
    .tapped = This list was made for “{ $system }”, and { $game } is played here: bring a list of { $game }, or take the names and values that fit.
refusal-army-line-no-values = nothing here says that this is a unit: write its values, as in { $unit-example }, or leave the other lines out.
refusal-army-line-no-models = nothing says how many models: write it as 10x, and the values as in { $unit-example }.
refusal-army-total-differs = { $counted ->
    [models] the list says { $said } models, and its units as they were read have { $read }: compare them.
   *[other] the list says { $said } points, and its units as they were read come to { $read }: compare them.
}
refusal-army-line-struck = it is struck through, so it was left out.
refusal-army-line-comment = it is a comment, since it begins with # or //, and was left out.
refusal-army-line-unread = nothing says what it is, so it was left out.
refusal-army-doubtful = { $count ->
    [one] this line has no cost, so it may be a unit or what the unit above it has
   *[other] these { $count } lines have no cost, so each may be a unit or what the unit above it has
}: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}. Nothing comes of it before you say which: with a button under an army in a battle, or in the list, with “(0)” behind a unit and “•” before anything else.
refusal-army-name-cut = a name has at most { $most } letters, so this one is kept as “{ $name }”.
refusal-army-options-left = left out, since this game does not know it: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}.
refusal-army-models-unsaid = the list does not say how many models these have, so each stands with one, or with four where it is reinforced, to be put right with { WAY("unit edit") }: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}.
refusal-army-cost-together = { $regiment } has one cost, which stands with its first unit, { $unit }.
refusal-army-leaders-heroes = the first unit of each regiment is taken for the hero who leads it: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}.
refusal-army-lores-named = spell lists the army has, which are no units: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}.
refusal-army-profiles-known = values and weapons of these are those of units of their names as they were brought to this channel, or that you keep: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}.
refusal-army-keywords-known = values, keywords and weapons of these are those of units of their names as they were brought to this channel, or that you keep: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}.
refusal-army-profiles-missing = the list gives no values for these, and none are known here: bring New Recruit’s .json of the army, or give them by the button, or with { WAY("unit edit") }: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}.
refusal-army-line-borne = taken as what { $unit } bears.
refusal-army-inches = movements of this list are taken for inches and converted: { $inches } is { $centimetres } cm here.

refusal-army-empty = The list is empty: write one unit a line, such as { $unit-example }.
refusal-army-too-many-units = An army has { $most } units at most.
refusal-army-too-many-lines = a list has { $most } lines at most: what follows was not read.
refusal-army-line-too-long = A line has { $most } characters at most; this one has { $length }.
refusal-army-text-too-long = A list as text has { $lines } lines and { $most },000 characters at most.
refusal-army-one-line = This list came as a single line, in which its units cannot be told apart: paste it into the form, or attach it as a file.
refusal-army-names-alone = This list says names and numbers alone. The form holds the { $count } units that it is read as{ $text ->
    [none] {""}
   *[other] ; left out: “{ $text }”
}. Put right what is wrong, and send it.
refusal-army-too-large = The roster has too many parts or too deep ones: { $most } parts at most are read.
refusal-army-too-large-file = The list is too large: { $most } kB at most are read, unpacked as well.
refusal-army-not-text = The file is no text and no roster: attach a .txt, .csv, .json, .ros or .rosz file.
refusal-army-not-a-roster = The file holds no army list: export it from the army builder as .json, .ros or .rosz.
refusal-army-not-a-unit = This is no unit.
refusal-army-not-a-number = “{ $text }” is no number of models.
refusal-army-xml-broken = The roster is damaged at line { $line }: export it again.
refusal-army-xml-declares = The roster declares a document type, which no army builder does: it is not read.
refusal-army-json-broken = The roster is damaged: export it again as .json.
refusal-army-zip-broken = The packed file is damaged, locked, or packed in an unusual way: attach the .ros file that is in it.
refusal-army-csv-headings = The first row must hold the headings, one of them “name”.
refusal-army-csv-broken = A quotation mark is not closed: what follows could not be read.
refusal-army-unknown-heading = No value of this game is called “{ $text }”: the column is left out.
refusal-army-unknown-value = “{ $text }” is left out: this game has no such value.
refusal-army-first-value = “{ $text }” is taken as { $value }.
refusal-army-unknown-rule = “{ $text }” is left out: this game has no such rule, or its number is missing.
refusal-army-unknown-rules = rules left out, which this game does not know: { $names }{ $left ->
    [0] {""}
   *[other] {" "}and { $left } more
}.
refusal-army-other-profiles = other profiles, not part of the unit’s: { $profiles }.
refusal-army-other-weapons = weapons that were not read: { $weapons }.
refusal-army-sheets-elsewhere = { $count ->
    [one] Its sheet of an ability stays
   *[other] Its { $count } sheets of abilities stay
} on the server, or in the private messages, where the list was brought: attach its file here to have them.
refusal-army-sheets-of-others = { $count ->
    [one] its sheet of an ability stays
   *[other] its { $count } sheets of abilities stay
} with those who play the side.
refusal-army-sheets-full = its { $count } sheets of abilities are left out, since a battle has room for { $most } at most, those of imports that were taken back too.
refusal-army-no-profile = no profile in the list: the unit is taken with its models alone.
