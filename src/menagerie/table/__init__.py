"""A table in play, without input or output.

The law of this room: a table is what its entries make of it. `journal.decide` turns a
command into an entry or refuses it with a sentence, `journal.fold` turns a table and an entry into
the next table, and `news` says what each role hears of it. Time and chance come in with the
entries. No game is named.

A file is a subject: `lobby`, `play`, `pauses`, `undo`, `chat` and `hints` say both what may be
asked and what the entry then does. `wire` has all that clients and servers say to each other.
"""
