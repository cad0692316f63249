# What is kept of a person.

privacy-shown = This is kept of you:
privacy-ask = This goes, or goes on without your name. It cannot be undone.
privacy-names = Names you were known by here: { $names ->
    [none] none
   *[other] { $names }
}
privacy-armies = { $count ->
    [0] Armies you keep: none
   *[other] Armies you keep: { $count } (deleted)
}
privacy-entries = Actions in the logs of battles: { $count }, in { $channels ->
    [one] 1 channel
   *[other] { $channels } channels
} (they stay, under a made-up name)
privacy-seats = Seats at battles’ tables: { $count } (they stay, under a made-up name)
privacy-dice = Your own dice, and questions that wait for them: in { $count ->
    [one] 1 channel
   *[other] { $count } channels
} (deleted)
privacy-more = In brackets: what /privacy delete does. /privacy export gives you all of it as a file. Nothing else of you is kept; what stands in Discord’s own messages is Discord’s.
privacy-exported = { $count ->
    [one] 1 action
   *[other] { $count } actions
}, your seats and your armies are in the file.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } newer actions did not fit.
}
privacy-deleted = Done. Armies deleted: { $armies }; places where a made-up name stands for yours now: { $rows }.
privacy-owner = somebody else
button-forget = Delete mine
privacy-campaigns = Campaigns you are or were in, or changed: { $count } (they stay, under a made-up name)
