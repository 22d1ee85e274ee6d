"""All endpoints, one line each, for the router and for the description."""

from menagerie.server.http.analyses import analyse_table, show_analysis
from menagerie.server.http.endpoint import Endpoint
from menagerie.server.http.games import list_games, list_words, show_rules
from menagerie.server.http.health import show_health, show_metrics, show_readiness
from menagerie.server.http.lessons import count_step
from menagerie.server.http.me import claim_device, enter, forget_me, link_device, show_me
from menagerie.server.http.my_bots import add_bot, list_bots, remove_bot
from menagerie.server.http.my_data import export_my_data, list_my_tables
from menagerie.server.http.privacy import show_days
from menagerie.server.http.puzzles import list_puzzles, show_puzzle
from menagerie.server.http.records import (
    continue_table,
    import_record,
    show_record,
    verify_table,
)
from menagerie.server.http.replays import replay_table, show_history
from menagerie.server.http.tables import (
    command_table,
    find_code,
    list_tables,
    open_table,
    show_invitation,
    show_table,
)
from menagerie.server.http.trials import try_actions

CREATED, NOTHING = 201, 204

ENDPOINTS = (
    Endpoint("GET", "/games", list_games),
    Endpoint("GET", "/games/{game}/words/{language}", list_words),
    Endpoint("GET", "/games/{game}/rules/{language}", show_rules),
    Endpoint("POST", "/games/{game}/trial", try_actions, limit="trials"),
    Endpoint("POST", "/games/{game}/lesson", count_step, status=NOTHING),
    Endpoint("GET", "/games/{game}/puzzles", list_puzzles),
    Endpoint("GET", "/games/{game}/puzzles/{number}", show_puzzle),
    Endpoint("GET", "/keeping", show_days),
    Endpoint("GET", "/me", show_me, needs="person"),
    Endpoint("POST", "/me", enter),
    Endpoint("DELETE", "/me", forget_me, needs="person", status=NOTHING),
    Endpoint("POST", "/me/links", link_device, needs="human", status=CREATED),
    Endpoint("POST", "/me/claim", claim_device, limit="look_ups"),
    Endpoint("GET", "/me/bots", list_bots, needs="human"),
    Endpoint("POST", "/me/bots", add_bot, needs="human", status=CREATED),
    Endpoint("DELETE", "/me/bots/{bot}", remove_bot, needs="human", status=NOTHING),
    Endpoint("GET", "/me/tables", list_my_tables, needs="person"),
    Endpoint("GET", "/me/data", export_my_data, needs="person", limit="imports"),
    Endpoint("GET", "/tables", list_tables),
    Endpoint(
        "POST",
        "/tables",
        open_table,
        needs="person",
        limit="tables",
        status=CREATED,
        most="import_bytes",
    ),
    Endpoint("GET", "/tables/{table}", show_table),
    Endpoint("POST", "/tables/{table}/commands", command_table, needs="person", limit="commands"),
    Endpoint("GET", "/tables/{table}/invitation", show_invitation),
    Endpoint("GET", "/tables/{table}/history", show_history),
    Endpoint("GET", "/tables/{table}/replay", replay_table),
    Endpoint("GET", "/tables/{table}/record", show_record),
    Endpoint("GET", "/tables/{table}/verify", verify_table),
    Endpoint("GET", "/tables/{table}/analysis", show_analysis),
    Endpoint("POST", "/tables/{table}/analysis", analyse_table, limit="imports"),
    Endpoint(
        "POST",
        "/tables/{table}/continue",
        continue_table,
        needs="person",
        limit="tables",
        status=CREATED,
    ),
    Endpoint("GET", "/codes/{code}", find_code, limit="look_ups"),
    Endpoint(
        "POST",
        "/records",
        import_record,
        needs="person",
        limit="imports",
        status=CREATED,
        most="import_bytes",
    ),
    Endpoint("GET", "/health", show_health, limit=None),
    Endpoint("GET", "/ready", show_readiness, limit=None),
)

# What the host asks, at the top level.
VITALS = (
    Endpoint("GET", "/health", show_health, limit=None),
    Endpoint("GET", "/ready", show_readiness, limit=None),
    Endpoint("GET", "/metrics", show_metrics, limit=None),
)
