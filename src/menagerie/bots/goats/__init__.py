"""A club player at Herr der Ziegen: sees what an action counts now, reckons no further."""
