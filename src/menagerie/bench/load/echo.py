"""A plain WebSocket echo server on the same uvicorn, as the floor for comparison."""

import os
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from menagerie.server.host import process
from menagerie.server.host.settings import read_settings


async def say_again(websocket: WebSocket) -> None:
    """Send back every message."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        return


def application() -> Starlette:
    """An application with nothing but the echo."""
    return Starlette(routes=[WebSocketRoute("/echo", say_again)])


def main() -> None:
    """Serve until told to stop."""
    settings = read_settings(os.environ)
    listening = process.listen(settings.host, settings.port)
    print(f"Echo is at {process.address_of(settings.host, listening)}")
    sys.stdout.flush()
    process.allow_many_files()
    configuration = process.configure(settings)
    configuration.app = application
    uvicorn.Server(configuration).run(sockets=[listening])


if __name__ == "__main__":
    main()
