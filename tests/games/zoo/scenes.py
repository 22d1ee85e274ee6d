"""What several tests of Zoo begin from."""

# Carl is Anna's junior, Dora is Ben's; Ben's set is to be beaten by Carl.
TEAMS = "standings Anna Ben Carl Dora"
MICE = f"""
    {TEAMS}
    Anna holds  hedgehog 2 whale
    Ben holds   2 fox
    Carl holds  hedgehog lion
    Dora holds  2 fox
    Ben led     2 mouse
"""
