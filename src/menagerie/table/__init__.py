"""A table in play, without input or output.

The law of this room: a table is what its entries make of it. `decide` turns what somebody asks
into an entry or refuses with a sentence; `fold` turns a table and an entry into the next table;
`tell` says what each seat hears of it. Time and chance come in with the entries. No game is named.
"""
