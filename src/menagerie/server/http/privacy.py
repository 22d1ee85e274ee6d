"""The privacy page with the days of this host, as HTML without the page's files."""

import re
from html import escape
from importlib.resources import files

import msgspec

from menagerie.server.host.settings import Settings
from menagerie.server.http.call import Call
from menagerie.server.http.endpoint import Endpoint, Raw

HTML = "text/html; charset=utf-8"
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


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
    return DaysKept(*(getattr(call.parts.settings, name) for name in KEPT))


async def show_privacy(call: Call) -> Raw:
    """What is kept about people, and how long."""
    return Raw(page("Privacy", privacy_text(call.parts.settings)).encode(), HTML)


def page(title: str, text: str) -> str:
    """A text as a page."""
    return PAGE.format(title=escape(title), body="\n".join(map(_block, text.strip().split("\n\n"))))


def _block(block: str) -> str:
    heading = re.match(r"(#+) (.+)", block)
    if heading:
        level = len(heading[1])
        return f"<h{level}>{_inline(heading[2])}</h{level}>"
    if block.startswith("- "):
        items = re.split(r"^- ", block, flags=re.MULTILINE)[1:]
        return "<ul>" + "".join(f"<li>{_inline(item.strip())}</li>" for item in items) + "</ul>"
    return f"<p>{_inline(block)}</p>"


def _inline(text: str) -> str:
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", escape(text))
    text = re.sub(r"`(.+?)`", r"<code>\1</code>", text)
    return re.sub(r"\[(.+?)\]\((.+?)\)", r'<a href="\2">\1</a>', text)


PAGES = (Endpoint("GET", "/privacy", show_privacy, limit=None),)
