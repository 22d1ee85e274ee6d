"""The little Markdown that our own pages need: headings, paragraphs, lists, bold, code."""

import re
from html import escape

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
