terminal-welcome = Vexille, the local table. Type a command, /help for what there is; Ctrl-D leaves.
terminal-page = The page: { $address }
terminal-page-shared = For others on this network: { $address }
terminal-no-answer = The bot gave no answer within { $seconds } s; what it stored is kept, try again.
terminal-empty-line = Type a command, such as /roll 3d6.
terminal-not-a-command = A command begins with a slash: /roll 3d6. Type /help for the list.
terminal-no-such-number = { $most ->
    [0] A number presses a button of the desk: show it by /desk first.
   *[other] { $number } presses nothing: the buttons are numbered from 1 to { $most }.
 }
terminal-unclosed-quote = A quotation mark is missing at the end of a value.
terminal-stray-value = “{ $value }” belongs to no option; write name:value.
terminal-unknown-command = { $nearest ->
    [none] There is no command /{ $name }; /help lists them all.
   *[other] There is no command /{ $name }; did you mean { $nearest }?
 }
terminal-other-game = /{ $name } is a command of { $games }, which nobody plays on this server yet: /battle start game:{ $game } or /settings game:{ $game } brings it here.
terminal-needs-server = /{ $name } needs a server; in private messages there are { $commands }.
terminal-resolve-instead = There is no command /{ $name }; write { $line }.
terminal-choose-subcommand = /{ $command } needs one more word: { $choices }.
terminal-not-permitted = You may not use /{ $command } here.
terminal-unknown-option = /{ $command } has no option { $option }; { $instead ->
    [none] it has: { $known }
   *[other] write { $instead } instead
 }.
terminal-missing-option = /{ $command } needs { $option } ({ $about }): { $choices ->
    [none] write { $option }:{ $example ->
        [none] value
       *[other] { $example }
    }
   *[other] choose one of { $choices }
 }.
terminal-repeated-option = The option { $option } stands there twice; keep one.
terminal-wrong-type = { $option }:{ $value } can’t be read: { $expected ->
    [integer] a whole number is needed
    [number] a number is needed
    [boolean] write yes or no
   *[other] it names nothing here
 }.
terminal-out-of-range = { $option }:{ $value } is out of range; it goes from { $least } to { $most }.
terminal-bad-length = { $option } is { $length } characters long; { $least } to { $most } are allowed.
terminal-bad-choice = “{ $value }” is not a choice for { $option }; choose one of: { $choices }.
terminal-no-completion = { $option } has no suggestions.
terminal-unknown-person = Nobody here is called { $value }; at this table: { $people }. A new player writes a line here first.
terminal-unknown-channel = There is no channel { $value }.
terminal-unknown-role = There is no role { $value }.
terminal-no-bot = The bot is not connected; try again in a moment.
terminal-missing-value = The option { $option } is empty; write { $option }:value.
terminal-wrong-channel = { $value } is another kind of channel than { $option } takes.
terminal-unknown-file = { $option }: there is no file { $value } that can be read.
terminal-stray-file = Nothing here takes the file { $value }.
terminal-file-too-large = { $option }: the file is larger than { $most } MB.
terminal-no-such-message = This message is gone.
terminal-no-such-channel = This channel is gone.
terminal-no-such-control = Nothing here is called “{ $wanted }”.
terminal-disabled = “{ $control }” cannot be used now.
terminal-not-for-you = This is for somebody else.
terminal-not-for-others = Only you see this message; nobody could react to it or find it again.
terminal-not-yours = Only who wrote a message edits or deletes it.
terminal-bad-count = { $exactly ->
    [none] { $control }: pick { $least } to { $most }, each once.
   *[other] { $control }: pick { $exactly }.
 }
terminal-no-modal = There is no form to send.
terminal-unknown-field = The form has no field { $field }.
terminal-missing-field = “{ $field }” is missing.
terminal-too-many-people = The table is full, with { $most } players: play as one of them.
terminal-too-many-channels = There is no room for another channel (at most { $most }): use one that exists.
terminal-file = File: { $name } (start with --files folder to keep files)
terminal-file-kept = File: { $path }
terminal-file-lost = The file { $name } could not be kept: { $reason }.
