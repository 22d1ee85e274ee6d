"""Plain pages: the front door, and what is kept about people."""

from importlib.resources import files

from menagerie.server.api.calls import Call
from menagerie.server.api.declaring import Endpoint, Raw
from menagerie.server.api.markdown import page
from menagerie.server.settings import Settings

HTML = "text/html; charset=utf-8"
KEPT = ("keep_unstarted", "keep_chat", "keep_people")
FRONT = """# Menagerie

Three out-of-print board games, to play in the browser with friends and bots.

- [The API](/api/v1/openapi.json)
- [What is kept about you](/privacy)
"""


def privacy_text(settings: Settings) -> str:
    """What is kept about people, with the days that this host has set."""
    text = files("menagerie.server.api").joinpath("privacy.md").read_text(encoding="utf-8")
    for name in KEPT:
        text = text.replace("{" + name + "}", str(getattr(settings, name)))
    return text


async def show_front(_: Call) -> Raw:
    """The front door."""
    return Raw(page("Menagerie", FRONT).encode(), HTML)


async def show_privacy(call: Call) -> Raw:
    """What is kept about people, and how long."""
    return Raw(page("Privacy", privacy_text(call.server.settings)).encode(), HTML)


PAGES = (
    Endpoint("GET", "/", show_front, limit=None),
    Endpoint("GET", "/privacy", show_privacy, limit=None),
)
