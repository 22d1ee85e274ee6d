"""The server: tables for people. It is the only room that waits.

The law of this room: stored before told. It moves entries between people, the journal and other
processes, lets bots think and clocks run out, and holds no rule of any game.
"""
