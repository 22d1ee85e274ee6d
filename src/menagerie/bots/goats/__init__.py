"""An attentive beginner at Herr der Ziegen: sees what an action counts now, reckons no further."""
