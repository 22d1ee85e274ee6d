"""Settings of a host: from the command line, environment variables or a file."""

import os
import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from menagerie.core.errors import OptionsError
from menagerie.server.host.config_file import read_file
from menagerie.server.host.urls import is_postgresql, without_password

PREFIX = "MENAGERIE_"
# What names the file of settings, as an argument and behind the prefix.
CONFIG = "config"
# The cookie that says who somebody is.
COOKIE = "menagerie"
HOUR = 3600
SHORTEST_SECRET = 32
UNITS = {"second": 1, "minute": 60, "hour": HOUR, "day": 24 * HOUR}
KIB = 1024
# These are never given on a command line, which everybody on the machine can read.
HIDDEN = ("secret",)


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and as many again in so many seconds; a count of 0 is no limit."""

    count: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.count}/{self.seconds:.15g}"


Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Size = Annotated[int, Meta(ge=KIB, le=64 * KIB * KIB)]
Days = Annotated[int, Meta(ge=1, le=10_000)]
Seconds = Annotated[float, Meta(ge=0, le=24 * HOUR)]


def spare_cores() -> int:
    """All cores but one, at least one."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)) - 1)
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a host may set; `EXPLAINED` says what each means."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "sqlite://"
    bus: str = ""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    secret: str = ""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "json"
    metrics: Literal["loopback", "everyone", "off"] = "loopback"
    bot_threads: Annotated[int, Meta(ge=1, le=1024)] = msgspec.field(default_factory=spare_cores)
    sleep_after: Seconds = HOUR
    shutdown_seconds: Annotated[int, Meta(ge=1, le=300)] = 10
    ping_seconds: Annotated[float, Meta(ge=1, le=300)] = 20
    keep_unstarted: Days = 7
    keep_chat: Days = 30
    keep_people: Days = 400
    message_bytes: Size = 64 * KIB
    body_bytes: Size = 64 * KIB
    import_bytes: Size = KIB * KIB
    sockets: Count = 20_000
    sockets_per_person: Count = 20
    limit_tables: Rate = Rate(30, HOUR)
    limit_sign_ups: Rate = Rate(30, HOUR)
    limit_commands: Rate = Rate(60, 10)
    limit_chat: Rate = Rate(10, 20)
    limit_why_not: Rate = Rate(60, 20)
    limit_hints: Rate = Rate(20, 60)
    limit_look_ups: Rate = Rate(60, 60)
    limit_imports: Rate = Rate(10, 60)
    limit_trials: Rate = Rate(120, 60)
    limit_requests: Rate = Rate(300, 60)
    limit_address_factor: Count = 20

    def __repr__(self) -> str:
        shown = (f"{name}={self.shown(name)!r}" for name in self.__struct_fields__)
        return f"Settings({', '.join(shown)})"

    def shown(self, name: str) -> str:
        """One setting as text that may be logged."""
        text = to_text(getattr(self, name))
        return "…" if name in HIDDEN and text else without_password(text)

    @property
    def bot_threads_each(self) -> int:
        """How many bots think at once in each worker process."""
        return max(1, self.bot_threads // self.workers)


EXPLAINED: Mapping[str, str] = {
    "host": "the address to listen on; 0.0.0.0 or :: for all",
    "port": "the port to listen on; 0 for any free port",
    "database": "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default a file in "
    "your data folder",
    "bus": "redis://HOST:PORT/NUMBER, through which several processes notify each other; not "
    "needed for one process",
    "workers": "how many processes serve; more than 1 needs PostgreSQL and Redis",
    "secret": "the key that signs cookies, 32 characters or more; by default one is generated and "
    "kept in the database",
    "public_url": "the address that people use, if it differs from the one listened on",
    "origins": "other origins whose pages may connect, separated by commas",
    "trusted_proxies": "addresses or networks of proxies whose X-Forwarded-For and "
    "X-Forwarded-Proto are trusted, separated by commas",
    "log_level": "the lowest level that is logged: debug, info, warning, error",
    "log_format": "json (one object per line) or text",
    "metrics": "who may read /metrics: loopback, everyone, off",
    "bot_threads": "how many bots think at once, over all workers; by default all cores but one",
    "sleep_after": "seconds without any person after which a table goes to sleep",
    "shutdown_seconds": "seconds allowed for closing connections when the server stops",
    "ping_seconds": "seconds between two pings on a socket",
    "keep_unstarted": "days that a table which was never started is kept",
    "keep_chat": "days that chat is kept after a game",
    "keep_people": "days that a person who does not come back is kept",
    "message_bytes": "the most bytes in a message on a socket",
    "body_bytes": "the most bytes in the body of a request",
    "import_bytes": "the most bytes in an imported record or position",
    "sockets": "the most sockets open in one process",
    "sockets_per_person": "the most sockets one person may have open",
    "limit_tables": "new tables a person may open: COUNT/SECONDS, 0/1 for no limit",
    "limit_sign_ups": "new people from one address, COUNT/SECONDS",
    "limit_commands": "commands on one socket, COUNT/SECONDS",
    "limit_chat": "chat lines from a person, COUNT/SECONDS",
    "limit_why_not": "questions why an action is not allowed, COUNT/SECONDS",
    "limit_hints": "hints for a person, COUNT/SECONDS",
    "limit_look_ups": "table codes a person may try, COUNT/SECONDS",
    "limit_imports": "imports by a person, COUNT/SECONDS",
    "limit_trials": "positions tried in lessons, puzzles and rules by a person, COUNT/SECONDS",
    "limit_requests": "all other requests by a person, COUNT/SECONDS",
    "limit_address_factor": "how many times a person's limit all people at one address have "
    "together",
}


def read_settings(
    environment: Mapping[str, str],
    arguments: Mapping[str, str | None] | None = None,
    usual: Mapping[str, Any] | None = None,
) -> Settings:
    """Each setting from the command line, else the environment, else the file, else the usual."""
    arguments = arguments or {}
    file = arguments.get(CONFIG) or environment.get(variable(CONFIG), "")
    written = read_file(file, EXPLAINED) if file else {}
    values: dict[str, Any] = {"database": default_database(environment), **(usual or {})}
    for name in EXPLAINED:
        sources = {
            f"--{name.replace('_', '-')}": arguments.get(name),
            variable(name): environment.get(variable(name)) or None,
            f"{file}: {name}": written.get(name),
        }
        for source, text in sources.items():
            if text is not None:
                values[name] = read_value(name, source, text)
                break
    settings = Settings(**values)
    check_processes(settings)
    return settings


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def to_environment(settings: Settings) -> dict[str, str]:
    """The environment variables that give a process the same settings, and no file of others."""
    chosen = {variable(name): to_text(getattr(settings, name)) for name in EXPLAINED}
    return chosen | {variable(CONFIG): ""}


def default_database(environment: Mapping[str, str]) -> str:
    """A SQLite file in the user's data folder."""
    folder = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(folder) / 'menagerie' / 'menagerie.sqlite3'}"


def check_processes(settings: Settings) -> None:
    """Refuse several processes that could not hear of each other."""
    if settings.workers == 1:
        return
    missing = []
    if not is_postgresql(settings.database):
        missing.append("PostgreSQL (--database postgresql://…)")
    if not settings.bus:
        missing.append("Redis (--bus redis://…)")
    if missing:
        raise OptionsError(f"workers: {settings.workers} processes need {' and '.join(missing)}")


def read_value(name: str, source: str, text: str) -> Any:
    """Read one setting, or say what is wrong with it and where it came from."""
    kind = Settings.__annotations__[name]
    try:
        value = read_kind(kind, text.strip())
        CHECKS.get(name, all_is_well)(value)
    except WrongValueError as wrong:
        shown = "" if name in HIDDEN else f", not {without_password(text)}"
        raise OptionsError(f"{source}: it must be {wrong}{shown}") from None
    return value


class WrongValueError(ValueError):
    """What a value must be."""


def to_text(value: object) -> str:
    """A setting as it is written in an environment variable."""
    if isinstance(value, Rate):
        return str(value)
    if isinstance(value, tuple):
        return ",".join(value)
    if isinstance(value, float):
        return f"{value:.15g}"
    return str(value)


def read_kind(kind: Any, text: str) -> Any:
    """Read a value of some type."""
    if kind is Rate:
        return read_rate(text)
    if kind == tuple[str, ...]:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise WrongValueError(described(kind)) from None


def read_rate(text: str) -> Rate:
    """Read COUNT/SECONDS, or COUNT/minute and the like."""
    count, _, unit = text.partition("/")
    try:
        rate = Rate(int(count), float(UNITS.get(unit.strip(), unit)))
    except ValueError:
        rate = Rate(-1, 0)
    if rate.count < 0 or not 0 < rate.seconds <= 366 * 24 * HOUR:
        raise WrongValueError("COUNT/SECONDS, such as 20/60 or 20/minute")
    return rate


def described(kind: Any) -> str:
    """What values a type has, in words."""
    if get_origin(kind) is Literal:
        return "one of " + ", ".join(get_args(kind))
    number, limits = get_args(kind)
    word = "a whole number" if number is int else "a number"
    return f"{word} from {limits.ge} to {limits.le}"


def all_is_well(_: object) -> None:
    """Accept any value."""


def _check_database(url: str) -> None:
    if not is_postgresql(url) and not re.match(r"sqlite(\+\w+)?://($|/.)", url):
        raise WrongValueError("sqlite:///FILE or postgresql://USER@HOST/NAME")


def _check_bus(url: str) -> None:
    if url and not re.match(r"(rediss?|unix)://.", url):
        raise WrongValueError("redis://HOST:PORT/NUMBER, or empty")


def _check_secret(secret: str) -> None:
    if secret and len(secret) < SHORTEST_SECRET:
        raise WrongValueError(f"{SHORTEST_SECRET} characters or more")


def _check_origin(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path not in {"", "/"}:
        raise WrongValueError("http://HOST or https://HOST, with a port if need be and no path")


def _check_origins(origins: tuple[str, ...]) -> None:
    for origin in origins:
        _check_origin(origin)


def _check_public_url(url: str) -> None:
    if url:
        _check_origin(url)


def _check_proxies(networks: tuple[str, ...]) -> None:
    try:
        for network in networks:
            ip_network(network)
    except ValueError:
        raise WrongValueError("addresses or networks, such as 10.0.0.0/8") from None


CHECKS: Mapping[str, Callable[[Any], None]] = {
    "database": _check_database,
    "bus": _check_bus,
    "secret": _check_secret,
    "public_url": _check_public_url,
    "origins": _check_origins,
    "trusted_proxies": _check_proxies,
}
