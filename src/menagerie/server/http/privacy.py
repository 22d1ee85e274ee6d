"""What is kept about people by this very host: its days, and a page that needs nothing else."""

from importlib.resources import files

import msgspec

from menagerie.server.host.settings import Settings
from menagerie.server.http.call import Call
from menagerie.server.http.endpoint import Endpoint, Raw
from menagerie.server.http.markdown import page

HTML = "text/html; charset=utf-8"


class DaysKept(msgspec.Struct, frozen=True):
    """After how many days this host deletes: tables never started, chat, people who stay away."""

    keep_unstarted: int
    keep_chat: int
    keep_people: int


KEPT = DaysKept.__struct_fields__


def privacy_text(settings: Settings) -> str:
    """What is kept about people, with the days that this host has set."""
    text = files("menagerie.server.http").joinpath("privacy.md").read_text(encoding="utf-8")
    for name in KEPT:
        text = text.replace("{" + name + "}", str(getattr(settings, name)))
    return text


async def show_days(call: Call) -> DaysKept:
    """How long this host keeps what it knows, in days."""
    return DaysKept(*(getattr(call.server.settings, name) for name in KEPT))


async def show_privacy(call: Call) -> Raw:
    """What is kept about people, and how long."""
    return Raw(page("Privacy", privacy_text(call.server.settings)).encode(), HTML)


PAGES = (Endpoint("GET", "/privacy", show_privacy, limit=None),)
