"""The search: from a question to the entries that answer it.

`search` finds an entry by how names fit (`name_scoring`), by what words mean (`meanings`, with the
words of `synonyms.txt` that stand for one another) and by what was learnt. A game that the question
names is asked instead of the channel's (`games`). `tests/data/questions` holds what must be found;
`tests/data/unseen_questions` measures questions that nothing was written for.
"""
