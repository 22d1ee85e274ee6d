"""Games that other packages add: the example, and what `menagerie new-game` writes."""
