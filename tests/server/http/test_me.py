"""People: known by a cookie, on several devices, forgotten when they want."""

from urllib.parse import urlsplit

import pytest

from menagerie.server.host.settings import COOKIE
from tests.server.http.conftest import Visit
from tests.server.http.games import table_of
from tests.server.servers import Guest, Running

ME = "/api/v1/me"


def test_who_is_new_gets_a_cookie_and_a_nickname(visit: Visit) -> None:
    """The cookie is not readable by scripts, and is who they are from then on."""
    browser = visit()

    entered = browser.post(ME, json={"name": "  Ada \n Lovelace "})

    assert entered.status_code == 200
    assert "HttpOnly" in entered.headers["set-cookie"]
    assert browser.get(ME).json()["name"] == "Ada Lovelace"
    assert browser.get(ME).json()["bot"] is False


def test_who_is_known_changes_their_nickname(visit: Visit, ada: Guest) -> None:
    """And stays the same person."""
    browser = visit(ada)

    renamed = browser.post(ME, json={"name": "Countess"})

    assert "set-cookie" not in renamed.headers
    assert browser.get(ME).json()["name"] == "Countess"


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        pytest.param('{"name": ""}', 409, "name_missing", id="no letter"),
        pytest.param('{"name": "%s"}' % ("x" * 30), 409, "name_long", id="long"),
        pytest.param('{"name": 7}', 400, "invalid", id="no text"),
        pytest.param('{"nome": "Ada"}', 400, "invalid", id="other field"),
        pytest.param('{"name": "Ada"', 400, "invalid", id="cut off"),
        pytest.param("[" * 9000, 400, "invalid", id="nested"),
        pytest.param(b'{"name": "\xff"}', 400, "invalid", id="no UTF-8"),
        pytest.param("", 400, "invalid", id="nothing"),
        pytest.param(" " * 70_000, 413, "too_large", id="large"),
    ],
)
def test_a_nickname_that_cannot_be_is_refused(
    visit: Visit, body: str | bytes, status: int, key: str
) -> None:
    """With a sentence, and without making anybody."""
    answer = visit().post(ME, content=body, headers={"Content-Type": "application/json"})

    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert "set-cookie" not in answer.headers


def test_a_form_of_another_page_is_no_json(visit: Visit) -> None:
    """What a form can send without asking is refused."""
    answer = visit().post(ME, content="name=Ada", headers={"Content-Type": "text/plain"})

    assert (answer.status_code, answer.json()["key"]) == (415, "media")


def test_nobody_is_nobody(visit: Visit) -> None:
    """What needs somebody says so."""
    for path in (ME, f"{ME}/tables", f"{ME}/bots", f"{ME}/data"):
        answer = visit().get(path)
        assert (answer.status_code, answer.json()["key"]) == (401, "nobody")


def test_a_link_makes_another_device_the_same_person(visit: Visit, ada: Guest) -> None:
    """It has a QR code, an end, and works once."""
    link = visit(ada).post(f"{ME}/links").json()
    token = urlsplit(link["url"]).fragment.removeprefix("token=")
    other = visit()

    assert link["qr"].startswith("<svg")
    assert link["expires"] > 0
    assert other.post(f"{ME}/claim", json={"token": token}).json()["name"] == "Ada"
    assert other.get(ME).json()["name"] == "Ada"
    again = visit().post(f"{ME}/claim", json={"token": token})
    assert (again.status_code, again.json()["key"]) == (403, "used")


def test_a_new_link_replaces_the_one_before(visit: Visit, ada: Guest) -> None:
    """Only the last one shown works."""
    first, second = (visit(ada).post(f"{ME}/links").json()["url"] for _ in range(2))
    tokens = [urlsplit(url).fragment.removeprefix("token=") for url in (first, second)]

    answers = [visit().post(f"{ME}/claim", json={"token": token}) for token in tokens]

    assert [answer.status_code for answer in answers] == [403, 200]


def test_an_old_cookie_is_made_new(
    visit: Visit, server: Running, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes back is not forgotten; a fresh cookie stays as it is."""
    assert "set-cookie" not in visit(ada).get(ME).headers

    monkeypatch.setattr(server.server.signer, "is_old", lambda _: True)

    assert COOKIE in visit(ada).get(ME).headers["set-cookie"]


def test_who_deletes_themselves_is_forgotten(visit: Visit, server: Running, ada: Guest) -> None:
    """Names leave the tables, bots play on, and the old cookie is nobody's."""
    table = server.open_table(ada, fill="greedy", start=True)
    bot = visit(ada).post(f"{ME}/bots", json={"label": "Robin"}).json()

    gone = visit(ada).delete(ME)

    assert gone.status_code == 204
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert visit(ada).get(ME).status_code == 401
    assert visit(Authorization=f"Bearer {bot['token']}").get(ME).status_code == 401
    entries = server.do(server.server.store.tables.entries(table))
    assert not any(ada.id.encode() in row.body or b"Ada" in row.body for row in entries)


def test_reports_go_with_who_made_them(visit: Visit, server: Running) -> None:
    """And with whom they are about."""
    ada, ben, cyd = (server.person(name) for name in ("Ada", "Ben", "Cyd"))
    table = table_of(server, [ada, ben, cyd])
    path = f"/api/v1/tables/{table}/commands"
    for guest, seat in ((ada, 1), (ben, 2), (cyd, 0)):
        report = {"type": "report", "id": "1", "seat": seat, "text": f"from {guest.name}"}
        assert visit(guest).post(path, json=report).json()["type"] == "done"
    assert "from Ada" in visit(ada).get(f"{ME}/data").text

    visit(ada).delete(ME)

    kept = [report.text for report in server.do(server.server.store.reports.newest())]
    assert [text for text in kept if text.startswith("from ")] == ["from Ben"]


def test_all_that_is_kept_can_be_read(visit: Visit, server: Running, ada: Guest) -> None:
    """With bots, tables and words, without the secrets of tables."""
    table = server.open_table(ada, chat="text")
    say = {"type": "say", "id": "1", "text": "good evening"}
    visit(ada).post(f"/api/v1/tables/{table}/commands", json=say)
    visit(ada).post(f"{ME}/bots", json={"label": "Robin"})
    other = visit(ada).post(f"{ME}/data")

    data = visit(ada).get(f"{ME}/data")

    told = data.json()
    assert (told["id"], told["name"]) == (ada.id, "Ada")
    assert [bot["label"] for bot in told["bots"]] == ["Robin"]
    assert [one["id"] for one in told["tables"]] == [table]
    assert "good evening" in data.text
    secret = server.do(server.server.hall.tables.find(table)).table.secret
    assert secret not in data.text
    assert (other.status_code, other.headers["allow"]) == (405, "GET")
