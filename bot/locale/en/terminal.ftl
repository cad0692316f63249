terminal-welcome = Vexille, the local table. Type a command, /help for what there is; Ctrl-D leaves.
terminal-page = The page: { $address }
terminal-page-shared = For others on this network: { $address }
terminal-no-answer = The bot gave no answer within { $seconds } s; what it stored is kept, try again.
terminal-empty-line = Type a command, such as /roll 3d6.
terminal-not-a-command = A command begins with a slash: /roll 3d6. Type /help for the list.
terminal-unclosed-quote = A quotation mark is missing at the end of a value.
terminal-stray-value = “{ $value }” belongs to no option; write name:value.
terminal-unknown-command = { $nearest ->
    [none] There is no command /{ $name }; /help lists them all.
   *[other] There is no command /{ $name }; did you mean { $nearest }?
 }
terminal-resolve-instead = There is no command /{ $name }; write { $line }.
terminal-choose-subcommand = /{ $command } needs one more word: { $choices }.
terminal-not-permitted = You may not use /{ $command } here.
terminal-unknown-option = /{ $command } has no option { $option }; it has: { $known }.
terminal-missing-option = /{ $command } needs { $option } ({ $about }): { $choices ->
    [none] write { $option }:value
   *[other] choose one of { $choices }
 }.
terminal-repeated-option = The option { $option } stands there twice; keep one.
terminal-wrong-type = { $option }:{ $value } can't be read: { $expected ->
    [integer] a whole number is needed
    [number] a number is needed
    [boolean] write yes or no
   *[other] it names nothing here
 }.
terminal-out-of-range = { $option }:{ $value } is out of range; it goes from { $least } to { $most }.
terminal-bad-length = { $option } is { $length } characters long; { $least } to { $most } are allowed.
terminal-bad-choice = “{ $value }” is not a choice for { $option }; choose one of: { $choices }.
terminal-no-completion = { $option } has no suggestions.
terminal-unknown-person = Nobody here is called { $value }.
terminal-unknown-channel = There is no channel { $value }.
terminal-unknown-role = There is no role { $value }.
terminal-no-bot = The bot is not connected; try again in a moment.
terminal-missing-value = The option { $option } is empty; write { $option }:value.
terminal-unreadable-file = The file { $value } can't be read: { $reason }.
terminal-file = File: { $name } (start with --files folder to keep files)
terminal-file-kept = File: { $path }
terminal-file-lost = The file { $name } could not be kept: { $reason }.
