"""What a host may set: the environment, the command line over it, a sentence for what is wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.errors import OptionsError
from menagerie.server.host.settings import EXPLAINED, Rate, Settings, read_settings, to_environment
from menagerie.server.host.urls import is_postgresql, sqlite_file

POSTGRES, REDIS = "postgresql://u:hush@db/menagerie", "redis://bus:6379/0"


def test_without_anything_the_usual_is_served() -> None:
    """One process on loopback, with a file in the user's data folder."""
    settings = read_settings({"XDG_DATA_HOME": "/data"})

    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert settings.database == "sqlite:////data/menagerie/menagerie.sqlite3"
    assert sqlite_file(settings.database) == Path("/data/menagerie/menagerie.sqlite3")
    assert settings.bot_threads >= 1


def test_without_a_data_folder_the_usual_place_is_taken() -> None:
    """As other programs do."""
    file = sqlite_file(read_settings({}).database)

    assert file == Path.home() / ".local/share/menagerie/menagerie.sqlite3"


def test_the_command_line_is_stronger_than_the_environment() -> None:
    """And an empty variable is as none."""
    environment = {"MENAGERIE_PORT": "80", "MENAGERIE_HOST": "::", "MENAGERIE_GRACE": ""}

    settings = read_settings(environment, {"port": "81", "host": None})

    assert (settings.port, settings.host, settings.sleep_after) == (81, "::", 3600)


def test_lists_and_rates_are_read() -> None:
    """Commas between; seconds, or their usual names."""
    settings = read_settings(
        {
            "MENAGERIE_ORIGINS": "https://a.example, http://b.example:81",
            "MENAGERIE_TRUSTED_PROXIES": "10.0.0.0/8,::1",
            "MENAGERIE_LIMIT_TABLES": "5/minute",
            "MENAGERIE_LIMIT_CHAT": "3/0.5",
        }
    )

    assert settings.origins == ("https://a.example", "http://b.example:81")
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1")
    assert settings.limit_tables == Rate(5, 60)
    assert settings.limit_chat == Rate(3, 0.5)


WRONG = {
    "port=high": "--port: it must be a whole number from 0 to 65535, not high",
    "port=70000": "--port: it must be a whole number from 0 to 65535, not 70000",
    "port=1.5": "--port: it must be a whole number from 0 to 65535, not 1.5",
    "sleep_after=-1": "--sleep-after: it must be a number from 0 to 86400, not -1",
    "sleep_after=nan": "--sleep-after: it must be a number from 0 to 86400, not nan",
    "workers=0": "--workers: it must be a whole number from 1 to 256, not 0",
    "log_level=loud": "--log-level: it must be one of debug, info, warning, error, not loud",
    "limit_chat=5": "--limit-chat: it must be COUNT/SECONDS, such as 20/60 or 20/minute, not 5",
    "limit_chat=-5/60": "COUNT/SECONDS, such as 20/60 or 20/minute, not -5/60",
    "limit_chat=5/0": "COUNT/SECONDS, such as 20/60 or 20/minute, not 5/0",
    "limit_chat=5/nan": "COUNT/SECONDS, such as 20/60 or 20/minute, not 5/nan",
    "bus=kafka://x": "--bus: it must be redis://HOST:PORT/NUMBER, or empty, not kafka://x",
    "origins=a.example": "--origins: it must be http://HOST or https://HOST",
    "public_url=https://a.example/b": "--public-url: it must be http://HOST or https://HOST",
    "trusted_proxies=proxy": "--trusted-proxies: it must be addresses or networks, such as 10.",
    "database=mysql://u:hush@db/m": "--database: it must be sqlite:///FILE or postgresql://USER@",
    "database=menagerie.sqlite3": "--database: it must be sqlite:///FILE or postgresql://USER@",
    "secret=hush": "--secret: it must be 32 characters or more",
    "workers=2": "workers: 2 processes need PostgreSQL (--database postgresql://…) and Redis (",
}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(line: str) -> None:
    """It names the setting, where it came from and what it must be, and tells no secret."""
    name, _, value = line.partition("=")

    with pytest.raises(OptionsError) as refused:
        read_settings({}, {name: value})

    assert WRONG[line] in str(refused.value)
    assert "hush" not in str(refused.value)


def test_a_wrong_variable_is_named() -> None:
    """As it is written."""
    with pytest.raises(OptionsError, match=r"^MENAGERIE_PORT: it must be"):
        read_settings({"MENAGERIE_PORT": "high"})


def test_several_processes_need_postgresql_and_redis() -> None:
    """Both, and with both they may be."""
    several = {"MENAGERIE_WORKERS": "2"}

    with pytest.raises(OptionsError, match="2 processes need Redis"):
        read_settings(several, {"database": POSTGRES})
    with pytest.raises(OptionsError, match=r"2 processes need PostgreSQL \(.*\)$"):
        read_settings(several, {"bus": REDIS})
    assert read_settings(several, {"database": POSTGRES, "bus": REDIS}).workers == 2


def test_bots_share_the_cores_among_the_workers() -> None:
    """Each worker has at least one."""
    each = [Settings(bot_threads=8, workers=workers).bot_threads_each for workers in (1, 2, 20)]

    assert each == [8, 4, 1]


def test_secrets_are_not_shown() -> None:
    """Neither the one for cookies nor those in addresses."""
    settings = Settings(secret="hush" * 8, database=POSTGRES, bus="redis://:hush@bus")

    assert "hush" not in repr(settings)
    assert "postgresql://u:…@db/menagerie" in repr(settings)


def test_every_setting_is_explained() -> None:
    """And nothing else is."""
    assert tuple(EXPLAINED) == Settings.__struct_fields__


def test_places_of_databases() -> None:
    """A file, a database in memory, PostgreSQL by all its names."""
    assert sqlite_file("sqlite:///a/b.sqlite3?mode=ro") == Path("a/b.sqlite3")
    assert sqlite_file("sqlite+aiosqlite:////a.sqlite3") == Path("/a.sqlite3")
    assert sqlite_file("sqlite://") is None
    assert sqlite_file("sqlite:///:memory:") is None
    assert sqlite_file(POSTGRES) is None
    assert is_postgresql("postgres://db/m")
    assert is_postgresql("postgresql+asyncpg://db/m")
    assert not is_postgresql("sqlite:///postgresql://")


@given(
    port=st.integers(0, 65535),
    sleep_after=st.floats(0, 86400),
    origins=st.lists(st.sampled_from(["https://a.example", "http://b.example:81"])),
    rate=st.builds(Rate, st.integers(0, 10**6), st.floats(0.001, 10**6)),
    level=st.sampled_from(["debug", "error"]),
)
def test_a_worker_reads_the_same_settings(
    port: int, sleep_after: float, origins: list[str], rate: Rate, level: str
) -> None:
    """Through the environment, whatever they are."""
    first = read_settings(
        {},
        {
            "port": str(port),
            "sleep_after": f"{sleep_after:.15g}",
            "origins": ",".join(origins),
            "limit_chat": str(rate),
            "log_level": level,
            "database": POSTGRES,
        },
    )

    assert read_settings(to_environment(first)) == first
