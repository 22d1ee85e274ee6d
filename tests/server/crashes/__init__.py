"""Whatever is killed at whatever moment: nothing acknowledged is lost, nobody has to reload."""
