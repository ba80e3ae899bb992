"""The commands of hosts: serve, verify, admin and the server's benchmark. Each is carried out in its own module."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

SERVE_HELP = """
Host tables: people sit down by a link and play in the browser, against each other and against bots.

The first start on a machine compiles the games once and shows its progress. By default the tables live in an SQLite
file and the server's secret in a file of mode 600, both in the user's data folder (SERAI_DATA_DIR chooses another).

Every option can come from the environment as well; the command line wins. Further settings exist only there:
SERAI_SECRET (signs identities; made on the first start without it), SERAI_BOT_SECONDS (60),
SERAI_REQUESTS_PER_SECOND (20 for each address), SERAI_COMMANDS_PER_SECOND (20 for each visitor),
SERAI_TRIES_PER_SECOND (20), SERAI_HINTS_PER_MINUTE (20), SERAI_CHATS_PER_MINUTE (20), SERAI_TABLES_PER_HOUR (60),
SERAI_GUESTS_PER_HOUR (300 for each address), SERAI_SOCKETS_PER_ADDRESS (200), SERAI_TABLES_PER_GUEST (100),
SERAI_TABLES_IN_MEMORY (5000), SERAI_MESSAGE_BYTES (8192) and SERAI_BODY_BYTES (16384). A rate of 0 is no limit.

Behind a proxy for HTTPS: name it with --proxies. docs/host.md tells more.
"""
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. [SERAI_DATABASE_URL, else a file]",
    ),
]

admin_app = typer.Typer(name="admin", help="Look after a server's database.")


def add(app: typer.Typer, bench_app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.command(help=SERVE_HELP)(serve)
    app.command()(verify)
    app.add_typer(admin_app)
    bench_app.command("server")(bench_server)


def show_help(context: typer.Context) -> None:
    """Print the help of a command that was called without any of its own commands."""
    text = context.get_help()  # with Rich it prints by itself and returns nothing
    if text.strip():
        typer.echo(text)


def serve(
    host: Annotated[
        str | None,
        typer.Option("--host", metavar="ADDRESS", help="Listen on; 0.0.0.0 for all. [SERAI_HOST, 127.0.0.1]"),
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="N", help="Listen on; 0 for a free one. [SERAI_PORT, 8042]")
    ] = None,
    database: Database = None,
    processes: Annotated[
        int | None,
        typer.Option("--processes", metavar="N", help="Server processes; needs PostgreSQL. [SERAI_PROCESSES, 1]"),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="N", help="Processes in which bots think, each. [SERAI_WORKERS, 1]"),
    ] = None,
    origins: Annotated[
        str | None,
        typer.Option("--origins", metavar="URLS", help="Other sites whose pages may connect. [SERAI_ORIGINS]"),
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option("--proxies", metavar="ADDRESSES", help="Proxies whose X-Forwarded-... count. [SERAI_PROXIES]"),
    ] = None,
    bot_delay: Annotated[
        float | None,
        typer.Option("--bot-delay", metavar="S", help="Seconds a bot takes at least. [SERAI_BOT_DELAY, 0.4]"),
    ] = None,
    away_minutes: Annotated[
        float | None,
        typer.Option(
            "--away-minutes",
            metavar="M",
            help="Without a clock, a bot takes the seat of somebody gone so long. [SERAI_AWAY_MINUTES, 30]",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Host tables."""
    from serai.cli.serve import serve

    serve(
        open_page=open_page,
        host=host,
        port=port,
        database_url=database,
        processes=processes,
        workers=workers,
        origins=origins,
        proxies=proxies,
        bot_delay=bot_delay,
        away_minutes=away_minutes,
    )


def verify(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    hash: Annotated[
        str | None, typer.Option("--hash", metavar="HEX", help="The seed's hash that the table showed at its start.")
    ] = None,
) -> None:
    """Prove that every draw of a finished game followed from the seed that was promised at its start.

    Exit code 0: proved. 3: the record is not what its seed promised. 2: nothing to check, such as a missing file.
    """
    from serai.cli.verify import verify_file

    verify_file(Path(record), hash)


@admin_app.callback(invoke_without_command=True)
def _admin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        show_help(context)


@admin_app.command("check")
def check(database: Database = None) -> None:
    """Replay every stored game and report any that does not; exit code 1 if there is one."""
    from serai.cli.admin import check

    if code := check(database):
        raise typer.Exit(code)


@admin_app.command("backup")
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A new SQLite file.")], database: Database = None
) -> None:
    """Copy everything to a new SQLite file, also while the server runs, also from PostgreSQL."""
    from serai.cli.admin import backup

    backup(database, Path(file))


@admin_app.command("restore")
def restore(file: Annotated[str, typer.Argument(metavar="FILE", help="A backup.")], database: Database = None) -> None:
    """Fill a new database, SQLite or PostgreSQL, from a backup."""
    from serai.cli.admin import restore

    restore(database, Path(file))


@admin_app.command("migrate")
def migrate(database: Database = None) -> None:
    """Bring the database to the newest form; serve does that by itself."""
    from serai.cli.admin import migrate

    migrate(database)


def bench_server(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="What is played.")] = "bakschisch",
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="At each table.")] = None,
    tables: Annotated[int, typer.Option("--tables", metavar="N", help="Live tables.")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long to measure.")] = 10.0,
    rate: Annotated[
        float, typer.Option("--rate", metavar="R", help="Moves per second of each table; 0 for as fast as they go.")
    ] = 0.0,
    database: Database = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Acknowledged moves per second and the time from a command to the other seat's screen, over real sockets."""
    from serai.cli.bench_server import bench

    bench(game=game, players=players, tables=tables, seconds=seconds, rate=rate, database=database, as_json=json)
