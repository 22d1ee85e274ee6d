"""A plain page that needs nothing else: what is kept about people, by this very host."""

from importlib.resources import files

from menagerie.server.api.calls import Call
from menagerie.server.api.declaring import Endpoint, Raw
from menagerie.server.api.markdown import page
from menagerie.server.settings import Settings

HTML = "text/html; charset=utf-8"
KEPT = ("keep_unstarted", "keep_chat", "keep_people")


def privacy_text(settings: Settings) -> str:
    """What is kept about people, with the days that this host has set."""
    text = files("menagerie.server.api").joinpath("privacy.md").read_text(encoding="utf-8")
    for name in KEPT:
        text = text.replace("{" + name + "}", str(getattr(settings, name)))
    return text


async def show_privacy(call: Call) -> Raw:
    """What is kept about people, and how long."""
    return Raw(page("Privacy", privacy_text(call.server.settings)).encode(), HTML)


PAGES = (Endpoint("GET", "/privacy", show_privacy, limit=None),)
