"""All that reaches one browser: answers, frames of sockets, complaints of the console."""

import json
import re
from copy import deepcopy
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
)

from menagerie.table.wire.patch import patched

Message = dict[str, Any]
LEFT = re.compile("disposed|has been closed")
# Contexts without workers say so; a page without one loses nothing but its memory.
HARMLESS = ("Service Worker registration blocked by Playwright",)


class Traffic:
    """Everything that one person's browser was sent, and what it complained about."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.answers: list[Response] = []
        self.bodies: list[tuple[str, str]] = []
        self.frames: list[str] = []
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.shown: Message = {}
        self.steps: list[Message] = []
        self.asked: set[str] = set()
        self.commands: list[str] = []
        self.sockets = 0
        context.on("request", self._looked_for)
        context.on("response", self._received)
        context.on("page", self._listen)
        context.route("**/api/**", self._answered)

    def _listen(self, page: Page) -> None:
        page.on("websocket", self._connected)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._said)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"} and not said.text.startswith(HARMLESS):
            self.complaints.append(said.text)

    def _looked_for(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"} and parts.netloc != urlsplit(self.address).netloc:
            self.strangers.append(request.url)

    def _received(self, answer: Response) -> None:
        self.answers.append(answer)

    def _answered(self, route: Route) -> None:
        """Let an answer pass, and keep what it says; who has left meanwhile needs none."""
        try:
            answer = route.fetch()
            self.bodies.append((route.request.url, answer.text()))
            route.fulfill(response=answer)
        except Error as error:
            if not LEFT.search(str(error)):
                raise

    def _connected(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framesent", lambda frame: self._sent(json.loads(str(frame))))
        socket.on("framereceived", lambda frame: self._heard(str(frame)))

    def _sent(self, command: Message) -> None:
        """Remember the kind of each command, and which actions have no answer yet."""
        self.commands.append(command["type"])
        if command["type"] == "act":
            self.asked.add(command["id"])

    def _heard(self, frame: str) -> None:
        """Keep a frame, and the table as it is known after it."""
        self.frames.append(frame)
        message = json.loads(frame)
        self.asked.discard(message.get("id", ""))
        if message["type"] == "table":
            self.shown = {"legal": []} | message
        elif message["type"] == "news":
            self._changed(message)
        else:
            return
        self.steps.append(self.shown)

    def _changed(self, news: Message) -> None:
        known = deepcopy(self.shown) | {"seq": news["seq"]}
        known["table"] = patched(known["table"], news.get("table", []))
        known["view"] = patched(known.get("view"), news.get("view", []))
        known |= {name: news[name] for name in ("legal", "events", "chat") if name in news}
        self.shown = known

    @property
    def everything(self) -> str:
        """All that was sent, in one piece."""
        return "\n".join([*(body for _, body in self.bodies), *self.frames])

    @property
    def view(self) -> Message:
        """The game as the page knows it."""
        found: Message = self.shown.get("view") or {}
        return found

    @property
    def table(self) -> Message:
        """The table besides its game."""
        found: Message = self.shown.get("table") or {}
        return found
