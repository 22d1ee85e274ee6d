"""The page as it was built, served from memory.

The law of this room: bytes in, bytes out. What is in `built` is made from `web/` by `make page`
or by the package's build; a name with a digest never changes, everything else is asked for anew.
"""
