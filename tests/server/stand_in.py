"""A small application in the place of the real one, and a way to serve it from the command line."""

import asyncio
import logging
import os
import sys

from menagerie.cli import main
from menagerie.server.access.origin import App, Receive, Scope, Send
from menagerie.server.host import process
from menagerie.server.host.settings import read_settings


def make() -> App:
    """An application that answers with its process and a setting."""
    settings = read_settings(os.environ)

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await live(receive, send)
        elif scope["type"] == "websocket":
            await echo(receive, send)
        else:
            logging.getLogger("stand_in").info("asked with token=%s", settings.secret)
            body = f"{os.getpid()} {settings.sleep_after:g}".encode()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": body})

    return application


async def live(receive: Receive, send: Send) -> None:
    """Start and stop, or fail to."""
    await receive()
    if "STAND_IN_FAILS" in os.environ:
        await send({"type": "lifespan.startup.failed", "message": "nothing is ready"})
        return
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await send({"type": "lifespan.shutdown.complete"})


async def echo(receive: Receive, send: Send) -> None:
    """Send back what comes, and stay for ever when asked to."""
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        if message.get("text") == "stay":
            await send({"type": "websocket.send", "text": "staying"})
            await asyncio.Event().wait()
        elif message["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    process.APPLICATION = "tests.server.stand_in:make"
    sys.exit(main(sys.argv[1:]))
