"""The local table of the bot: its terminal, its page, and what is kept of it.

`suggestions` says what may follow the words typed so far, for prompt and page. `history` says where
the table's history lies, and brings that of version 0.1.0 into it.
"""
