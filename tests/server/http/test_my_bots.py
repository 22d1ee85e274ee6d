"""Bots of people: a token each, shown once."""

from menagerie.server.http.my_bots import MOST_BOTS
from tests.server.http.conftest import Visit
from tests.server.servers import Guest

BOTS = "/api/v1/me/bots"


def test_a_bot_is_a_person_of_its_own(visit: Visit, ada: Guest) -> None:
    """Its token is who it is, without a cookie and from any page."""
    made = visit(ada).post(BOTS, json={"label": "Robin"})
    bot = visit(Authorization=f"Bearer {made.json()['token']}", Origin="https://elsewhere.example")

    assert made.status_code == 201
    assert bot.get("/api/v1/me").json() == {
        "name": "Robin",
        "created": made.json()["created"],
        "bot": True,
    }
    assert bot.post("/api/v1/me", json={"name": "Robin 2"}).json()["name"] == "Robin 2"


def test_a_token_is_shown_once(visit: Visit, ada: Guest) -> None:
    """The list has none."""
    made = visit(ada).post(BOTS, json={"label": "Robin"}).json()

    listed = visit(ada).get(BOTS)

    assert [bot["label"] for bot in listed.json()["bots"]] == ["Robin"]
    assert made["token"] not in listed.text


def test_a_bot_that_is_deleted_is_nobody(visit: Visit, ada: Guest) -> None:
    """And can be deleted once."""
    made = visit(ada).post(BOTS, json={"label": "Robin"}).json()

    answers = [visit(ada).delete(f"{BOTS}/{made['id']}").status_code for _ in range(2)]

    assert answers == [204, 404]
    assert visit(ada).get(BOTS).json() == {"bots": []}
    refused = visit(Authorization=f"Bearer {made['token']}").get("/api/v1/games")
    assert (refused.status_code, refused.json()["key"]) == (401, "nobody")


def test_bots_have_no_bots(visit: Visit, ada: Guest) -> None:
    """Nor links to other devices."""
    made = visit(ada).post(BOTS, json={"label": "Robin"}).json()
    bot = visit(Authorization=f"Bearer {made['token']}")

    assert bot.post(BOTS, json={"label": "Egg"}).status_code == 403
    assert bot.get(BOTS).json()["key"] == "bot"
    assert bot.post("/api/v1/me/links").status_code == 403


def test_there_are_so_many_bots_and_no_more(visit: Visit, ada: Guest) -> None:
    """A person has enough of them at some point."""
    browser = visit(ada)
    for number in range(MOST_BOTS):
        assert browser.post(BOTS, json={"label": f"Robin {number}"}).status_code == 201

    refused = browser.post(BOTS, json={"label": "one more"})

    assert (refused.status_code, refused.json()["key"]) == (409, "many_bots")
