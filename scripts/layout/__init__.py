"""Moves files to the new layout: `python -m scripts.layout`, once, in a clean checkout.

`moves.txt` says where each file goes, `laws.txt` what the new rooms are. Afterwards this folder
has done its work and is deleted.
"""
