"""How long this host keeps what it knows; the privacy page says it with the words of `docs`."""

import msgspec

from menagerie.server.http.call import Call


class DaysKept(msgspec.Struct, frozen=True):
    """After how many days this host deletes: tables never started, chat, people who stay away."""

    keep_unstarted: int
    keep_chat: int
    keep_people: int


async def show_days(call: Call) -> DaysKept:
    """How long this host keeps what it knows, in days."""
    settings = call.parts.settings
    return DaysKept(settings.keep_unstarted, settings.keep_chat, settings.keep_people)
