"""The tables of the database; times are milliseconds since the epoch, bodies are bytes."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("code", Text, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("asleep", Boolean, nullable=False),
    Column("lease_holder", Text),
    Column("lease_until", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index(None, "status", "touched"),
    Index(None, "status", "lease_until"),
)

# Without row ids, SQLite finds an entry in one search and keeps a journal in one place.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text),
    Column("body", LargeBinary, nullable=False),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("seat", Integer),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("by_person", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

# How far the analysis of a finished game is, and when that was; its body when it is made.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary),
)

# How many learners came to each step of a lesson.
LESSONS = Table(
    "lessons",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("learners", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
