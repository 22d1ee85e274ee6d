"""A table in play, without input or output.

The law of this room: a table is what its entries make of it. `journal.decide` turns a
command into an entry or refuses it with a sentence, `journal.fold` turns a table and an entry into
the next table, and `news` has the changes that each role is sent. Time and chance are part of the
entries. No game is named.

Each file has one subject: `lobby`, `play`, `pauses`, `undo`, `chat`, `hints` and `automatic` decide
whether a command is allowed and fold its entry. `wire` has all messages between clients and
servers.
"""
