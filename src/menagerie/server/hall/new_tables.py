"""New tables: opened, opened again for a rematch, from a position, from a record."""

from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from menagerie.core.records import AnyRecord, final_state
from menagerie.server.hall.bots import bot_names
from menagerie.server.hall.decisions import Decisions
from menagerie.server.hall.live_table import LiveTable
from menagerie.server.hall.peers import Peers
from menagerie.server.hall.summaries import summary_of
from menagerie.server.hall.tables import Tables
from menagerie.server.host.clock import Clock
from menagerie.server.host.ids import Chance
from menagerie.server.store import CodeTakenError, Row, Store
from menagerie.table import deadlines
from menagerie.table import entries as fact
from menagerie.table.checks import Asker
from menagerie.table.entries import write_entry
from menagerie.table.errors import ForbiddenError, TableError
from menagerie.table.journal import Decision, decide, opened, sealed
from menagerie.table.records import position_after
from menagerie.table.settings import checked, game_of, with_aid
from menagerie.table.state import OPEN, OVER, Table
from menagerie.table.wire import commands as ask
from menagerie.table.wire.settings import Settings

MOST_CODES = 8


class Opening(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open: its settings, who opens it, bots by seat, and whether to start at once."""

    settings: Settings
    name: Annotated[str, Meta(max_length=64, description="The nickname of who opens it.")]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = 0
    bots: Annotated[dict[int, str], Meta(description="Bots by seat.", max_length=16)] = {}
    fill: Annotated[
        str, Meta(max_length=32, description="The bot for all other seats, if any.")
    ] = ""
    start: bool = False
    position: Annotated[
        dict[str, Any] | None, Meta(description="A position to start from, in place of a deal.")
    ] = None


class Continuing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open at a step of a finished game."""

    step: Annotated[int, Meta(ge=0)]
    name: Annotated[str, Meta(max_length=64)]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = 0
    bots: Annotated[dict[int, str], Meta(max_length=16)] = {}
    fill: Annotated[str, Meta(max_length=32)] = ""
    start: bool = False
    public: bool = False


class Start(NamedTuple):
    """What a game begins with: a deal or a position; by the newest rules or by those it has."""

    position: dict[str, Any] | None = None
    rules: int | None = None

    @property
    def rules_version(self) -> int | None:
        """The version of the rules; None for the newest."""
        return self.rules or (self.position or {}).get("rules_version")


DEAL = Start()


class NewTables:
    """Opens tables."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        decisions: Decisions,
        peers: Peers,
        chance: Chance,
        clock: Clock,
    ) -> None:
        self._store = store
        self._tables = tables
        self._decisions = decisions
        self._peers = peers
        self._chance = chance
        self._clock = clock
        self._bots = bot_names()

    async def open(self, person: str, opening: Opening) -> LiveTable:
        """Open a table, seat who opens it and the bots, and start if asked."""
        settings, position = _settled(opening)
        self._check_bots(settings, opening)
        live = await self._new(person, settings, start=Start(position))
        if opening.seat is not None:
            sit = ask.Sit(id="open-sit", seat=opening.seat, name=opening.name)
            await self._decisions.ask(live, sit, person)
        await self._fill(live, person, opening)
        if opening.start:
            bot = opening.fill or self._bots[-1]
            await self._decisions.ask(live, ask.Start(id="open-start", bot=bot), person)
        return live

    def _check_bots(self, settings: Settings, opening: Opening) -> None:
        """Refuse before anything is opened what would be refused after it."""
        for name in (*opening.bots.values(), *([opening.fill] if opening.fill else [])):
            if name not in self._bots:
                raise TableError("no_bot", bot=name, bots=", ".join(self._bots))
        seats = {*opening.bots, *([] if opening.seat is None else [opening.seat])}
        for seat in seats:
            if not 0 <= seat < settings.seats:
                raise TableError("no_seat", seat=seat, last=settings.seats - 1)
        if opening.seat in opening.bots:
            raise TableError("taken")
        if opening.start and opening.seat is None:
            raise TableError("nobody")

    async def _fill(self, live: LiveTable, person: str, opening: Opening) -> None:
        for seat, place in enumerate(live.table.seats):
            bot = opening.bots.get(seat, opening.fill)
            if bot and not place.person:
                fill = ask.Fill(id=f"open-fill-{seat}", seat=seat, bot=bot)
                await self._decisions.ask(live, fill, person)

    async def _new(
        self,
        person: str,
        settings: Settings,
        *,
        start: Start = DEAL,
        kept_for: dict[int, str] | None = None,
    ) -> LiveTable:
        """Store an empty table under a code that no other has."""
        for _ in range(MOST_CODES):
            entry = self._entry(person, settings, start, kept_for or {})
            table = opened(entry)
            row = Row(table.id, 0, entry.at, person, write_entry(entry))
            try:
                is_new = await self._store.tables.append(row, summary_of(None, table))
            except CodeTakenError:
                continue
            if is_new:
                return await self._tables.admit(LiveTable(table, self._clock()))
        raise TableError("no_code")

    def _entry(
        self,
        person: str,
        settings: Settings,
        start: Start,
        kept_for: dict[int, str],
    ) -> fact.Opened:
        newest = game_of(settings).rules_version
        return fact.Opened(
            at=self._clock(),
            by=person,
            table=self._chance.table(),
            settings=settings,
            secret=self._chance.secret(),
            join_key=self._chance.key(),
            watch_key=self._chance.key(),
            code=self._chance.code(),
            rules_version=start.rules_version or newest,
            position=start.position,
            kept_for=kept_for,
        )

    async def rematch(self, live: LiveTable, command: ask.Rematch, person: str) -> str:
        """The id of a table for the same people, with a seat there for who asks.

        The first to ask opens it. It starts when everybody has agreed.
        """
        table = live.table
        seat = table.seat_of(person)
        if seat is None:
            raise ForbiddenError("not_seated")
        if table.status != OVER or table.imported:
            raise TableError("not_over")
        found = table.rematch or await self._open_again(live, command, person)
        other = await self._tables.find(found)
        if other.table.status == OPEN:
            await self._agree(other, command, person, table.seats[seat].name)
            await self._start_again(other, table)
        return found

    async def _open_again(self, live: LiveTable, command: ask.Rematch, person: str) -> str:
        """Open a table for a rematch, or find the one that somebody else was faster to open."""
        table = live.table
        kept_for = {n: seat.person for n, seat in enumerate(table.seats) if seat.person}
        other = await self._new(person, table.settings, kept_for=kept_for)
        await self._fill_again(other, table, person)
        await self._decisions.attempt(
            live,
            lambda now_table, now: (
                None
                if now_table.rematch
                else deadlines.rematched(now_table, other.table.id, person, command.id, now)
            ),
        )
        if live.table.rematch != other.table.id:
            await self._peers.remove([other.table.id])
        return live.table.rematch

    async def _fill_again(self, other: LiveTable, table: Table, person: str) -> None:
        """Seat the same bots."""
        for number, seat in enumerate(table.seats):
            if not seat.person:
                fill = ask.Fill(id=f"rematch-{number}", seat=number, bot=seat.bot)
                await self._decisions.ask(other, fill, person)

    async def _agree(self, other: LiveTable, command: ask.Rematch, person: str, name: str) -> None:
        """Seat a person at a table that waits for them; they are ready for the next game."""
        if other.table.seat_of(person) is None:
            await self._decisions.ask(other, ask.Sit(id=command.id, name=name), person)
            ready = ask.Ready(id="rematch-ready", nonce=command.nonce)
            await self._decisions.ask(other, ready, person)

    async def _start_again(self, other: LiveTable, table: Table) -> None:
        """Start a rematch when everybody has agreed."""
        people = {seat.person for seat in table.seats if seat.person}

        def attempt(now_table: Table, now: int) -> Decision | None:
            agreed = {seat.person for seat in now_table.seats if seat.ready}
            if now_table.status != OPEN or not people <= agreed:
                return None
            start = ask.Start(id="rematch-start", bot=self._bots[-1])
            return decide(now_table, start, Asker(now_table.host, now, self._bots))

        await self._decisions.attempt(other, attempt)

    async def open_step(self, person: str, live: LiveTable, wanted: Continuing) -> LiveTable:
        """Open a table at a step of a finished game."""
        table = live.table
        position = position_after(table, wanted.step)
        settings = msgspec.structs.replace(table.settings, public=wanted.public)
        opening = Opening(
            settings=settings,
            name=wanted.name,
            seat=wanted.seat,
            bots=wanted.bots,
            fill=wanted.fill,
            start=wanted.start,
            position=position,
        )
        return await self.open(person, opening)

    async def open_record(self, person: str, record: AnyRecord) -> LiveTable:
        """A table at which a record can be replayed and continued."""
        options = msgspec.to_builtins(record.options)
        settings = checked(Settings(game=record.game, seats=record.seats, options=options))
        final_state(game_of(settings), record)
        start = Start(record.position, record.rules_version)
        live = await self._new(person, settings, start=start)
        actions = tuple(msgspec.to_builtins(played) for played in record.actions)
        await self._decisions.attempt(
            live,
            lambda table, now: sealed(
                table,
                fact.Imported(
                    at=now, by=person, seed=record.seed, actions=actions, fairness=record.fairness
                ),
            ),
        )
        return live


def _settled(opening: Opening) -> tuple[Settings, dict[str, Any] | None]:
    """Settings that fit a position, and the position without its chance."""
    settings, position = opening.settings, opening.position
    if position is None:
        # A table that starts at once has only bots as partners.
        return checked(with_aid(settings) if opening.start else settings), None
    game = game_of(settings)
    held = game.dump(game.load(position))
    settings = msgspec.structs.replace(settings, seats=held["seats"], options=held["options"])
    held.pop("chance", None)
    return checked(settings), held
