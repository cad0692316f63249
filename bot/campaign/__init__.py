"""Campaigns: members, battles that count, maps, rosters, files and sites; no Discord.

`battles` and `members` hold who may change what: each deed is one transaction with its event
(`ledger`). `scoring` is pure: `rule` counts, `standings` orders, `pairing` and `rating` follow.
`map.territory` derives owners anew each time, from the first owners, the battles that count and the
organisers' dated changes. `files.document` says what a file may hold; `files.staging` stores and
deletes in short steps. `roster.after_battle` puts a game's `Aftermath` on rosters;
`roster.own_table` reads the organisers' tables. `site.frame` says what a page may load.
`withdrawal` takes a result back.
"""
