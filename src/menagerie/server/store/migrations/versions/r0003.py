"""How many learners came to each step of a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Count learners by game and step."""
    op.create_table(
        "lessons",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("learners", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "step", name="pk_lessons"),
        sqlite_with_rowid=False,
    )
