"""A club player at Herr der Ziegen: sees what an action counts now, and looks no further."""
