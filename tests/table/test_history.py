"""The history of a table grows without being copied, and old steps never change."""

from menagerie.table.history import Requests, Trail


def test_appending_does_not_change_older_steps() -> None:
    """Each step has a length of its own."""
    first = Trail("ab")
    then = first.then("cd")

    assert list(first) == ["a", "b"]
    assert list(then) == ["a", "b", "c", "d"]
    assert (len(first), first[-1], then[-1], then[1:3]) == (2, "b", "d", ["b", "c"])
    assert first != then
    assert then == Trail("abcd")


def test_two_appends_to_one_step_are_separate() -> None:
    """The second one makes a copy."""
    first = Trail("ab")
    one, other = first.then("c"), first.then("d")

    assert (list(one), list(other)) == (["a", "b", "c"], ["a", "b", "d"])


def test_there_is_nothing_beyond_the_end() -> None:
    """Even if a later step is longer."""
    first = Trail("ab")
    first.then("c")

    for place in (2, -3):
        try:
            first[place]
        except IndexError:
            continue
        raise AssertionError(place)


def test_the_last_requests_are_recognised() -> None:
    """Older ones are not, and they are dropped soon."""
    requests = Requests(3)
    for number in range(20):
        requests = requests.then(("Ann", f"c{number}"))

    assert set(requests) == {("Ann", "c17"), ("Ann", "c18"), ("Ann", "c19")}
    assert ("Ann", "c19") in requests
    assert ("Ann", "c16") not in requests
    assert ("Ben", "c19") not in requests
    assert (None, "c19") not in requests
    assert len(requests._numbers) <= 7


def test_a_request_that_came_to_nothing_is_not_recognised() -> None:
    """A branch from the same step does not count for another."""
    before = Requests(3).then(("Ann", "a"))
    tried = before.then(("Ann", "b"))
    stored = before.then(("Ben", "c"))

    assert set(before) == {("Ann", "a")}
    assert set(tried) == {("Ann", "a"), ("Ann", "b")}
    assert set(stored) == {("Ann", "a"), ("Ben", "c")}
    assert before != stored
    assert stored == Requests(3).then(("Ann", "a")).then(("Ben", "c"))
