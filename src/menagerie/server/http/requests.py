"""Requests: the same steps to an answer for every route."""

from typing import Any

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from menagerie.core.errors import MenagerieError
from menagerie.server.access.limits import read_body
from menagerie.server.access.origin import Receive, Scope, Send, header
from menagerie.server.http.call import Call, check_origin, check_path, person_of
from menagerie.server.http.endpoint import JSON, Endpoint, Raw
from menagerie.server.http.parts import Parts
from menagerie.server.http.problems import MediaError, MethodError, NotFoundError, refusal
from menagerie.table.errors import ForbiddenError

NO_CONTENT = 204
CLIENT_GONE = 400


class Resource:
    """One path and its endpoints; an ASGI application."""

    def __init__(self, parts: Parts, endpoints: list[Endpoint]) -> None:
        self.parts = parts
        self.endpoints = {endpoint.method: endpoint for endpoint in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        try:
            response = await self._answer(scope, receive)
        except ClientDisconnect:
            response = Response(status_code=CLIENT_GONE)
        except MenagerieError as error:
            response = refused(error)
        await response(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive) -> Response:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        endpoint = self.endpoints.get(method)
        if endpoint is None:
            raise MethodError(method, tuple(self.endpoints))
        call = await self._call(endpoint, scope)
        given = await self._given(endpoint, scope, receive)
        return written(endpoint, call, await endpoint.work(call, **given))

    async def _call(self, endpoint: Endpoint, scope: Scope) -> Call:
        """The call, after all checks that need no body."""
        if endpoint.is_changing:
            check_origin(self.parts, scope)
        path = check_path(scope["path_params"])
        if endpoint.limit is None:
            return Call(self.parts, scope, None, path)
        call = Call(self.parts, scope, await person_of(self.parts, scope), path)
        call.limit(endpoint.limit)
        if endpoint.needs != "nobody":
            _ = call.me
        if endpoint.needs == "human" and call.is_bot:
            raise ForbiddenError("bot")
        return call

    async def _given(self, endpoint: Endpoint, scope: Scope, receive: Receive) -> dict[str, Any]:
        given: dict[str, Any] = {}
        types = endpoint.types
        if "query" in types:
            given["query"] = read_query(scope["query_string"], types["query"])
        if "body" in types:
            if header(scope, b"content-type").partition(";")[0].strip().lower() != JSON:
                raise MediaError
            most = getattr(self.parts.settings, endpoint.most)
            given["body"] = read_json(
                await read_body(scope["headers"], receive, most), types["body"]
            )
        return given


class Nowhere:
    """All paths under the API that do not exist."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer that there is nothing."""
        await refused(NotFoundError("there is nothing at this address"))(scope, receive, send)


def read_query(query: bytes, kind: Any) -> Any:
    """Read the query of an address."""
    try:
        return msgspec.convert(dict(QueryParams(query)), kind, strict=False)
    except msgspec.ValidationError as error:
        raise MenagerieError(f"query: {error}") from None


def read_json(body: bytes, kind: Any) -> Any:
    """Read a body as JSON; where bytes are wanted, leave it as it is."""
    if kind is bytes:
        return body
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MenagerieError(f"body: {error}") from None
    except RecursionError:
        raise MenagerieError("body: it is nested too deeply") from None


def written(endpoint: Endpoint, call: Call, answer: Any) -> Response:
    """An answer as it is sent."""
    if answer is None:
        response = Response(status_code=NO_CONTENT)
    elif isinstance(answer, Raw):
        response = Response(answer.body, endpoint.status, media_type=answer.media)
    else:
        response = Response(msgspec.json.encode(answer), endpoint.status, media_type=JSON)
    for name, value in call.headers:
        response.headers.append(name, value)
    return response


def refused(error: MenagerieError) -> Response:
    """A refusal as it is sent."""
    found = refusal(error)
    body = msgspec.json.encode(found.problem)
    return Response(body, found.status, headers=found.headers, media_type=JSON)
