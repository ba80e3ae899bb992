"""The commands of hosts: serve, verify, admin, lessons and the server's benchmark. Each has its own module."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from serai.cli.commands import serve
from serai.cli.options import AsJson

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. [SERAI_DATABASE_URL, else a file]",
    ),
]

admin_app = typer.Typer(name="admin", help="Look after a server's database.")
lessons_app = typer.Typer(name="lessons", help="List the lessons of the school, and check your own.")


def add(app: typer.Typer, bench_app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.command("serve", help=serve.HELP)(serve.command())
    app.command()(verify)
    app.add_typer(admin_app)
    app.add_typer(lessons_app)
    bench_app.command("server")(bench_server)


def show_help(context: typer.Context) -> None:
    """Print the help of a command that was called without any of its own commands."""
    text = context.get_help()  # with Rich it prints by itself and returns nothing
    if text.strip():
        typer.echo(text)


def verify(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    hash: Annotated[
        str | None, typer.Option("--hash", metavar="HEX", help="The seed's hash that the table showed at its start.")
    ] = None,
) -> None:
    """Prove that every draw of a finished game followed from the seed that was promised at its start.

    Exit code 0: proved. 3: the record is not what its seed promised. 2: nothing to check, such as a missing file.
    """
    from serai.cli.commands.verify import verify_file

    verify_file(Path(record), hash)


@lessons_app.callback(invoke_without_command=True)
def _lessons(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        show_help(context)


@lessons_app.command("list")
def list_lessons() -> None:
    """List all lessons with their scenes: ours, and those in the folder that SERAI_LESSONS names."""
    from serai.cli.commands.lessons import show

    show()


@lessons_app.command("check")
def check_lesson(
    lesson: Annotated[str, typer.Argument(metavar="FILE", help="A lesson, a file that ends in .toml.")],
) -> None:
    """Play a lesson through: every way that counts as done, every mistake that has words of its own."""
    from serai.cli.commands.lessons import check

    check(Path(lesson))


@admin_app.callback(invoke_without_command=True)
def _admin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        show_help(context)


@admin_app.command("check")
def check(database: Database = None) -> None:
    """Replay every stored game and report any that does not; exit code 1 if there is one."""
    from serai.cli.commands.admin import check

    if code := check(database):
        raise typer.Exit(code)


@admin_app.command("repair")
def repair(
    database: Database = None,
    copies: Annotated[
        str, typer.Option("--copies", metavar="FOLDER", help="Where the damaged logs are kept as they were.")
    ] = "damaged",
) -> None:
    """Cut damaged logs after their last good entry, keeping copies. No server may run on an SQLite file meanwhile."""
    from serai.cli.commands.admin import repair

    repair(database, Path(copies))


@admin_app.command("recount")
def recount(
    database: Database = None,
    check: Annotated[bool, typer.Option("--check", help="Only compare; exit code 1 if something differs.")] = False,
) -> None:
    """Count all results and ratings again from the logs. No server may run on an SQLite file while it writes."""
    from serai.cli.commands.admin import recount

    if code := recount(database, check=check):
        raise typer.Exit(code)


@admin_app.command("backup")
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A new SQLite file.")], database: Database = None
) -> None:
    """Copy everything to a new SQLite file, also while the server runs, also from PostgreSQL."""
    from serai.cli.commands.admin import backup

    backup(database, Path(file))


@admin_app.command("restore")
def restore(file: Annotated[str, typer.Argument(metavar="FILE", help="A backup.")], database: Database = None) -> None:
    """Fill a new database, SQLite or PostgreSQL, from a backup."""
    from serai.cli.commands.admin import restore

    restore(database, Path(file))


@admin_app.command("migrate")
def migrate(database: Database = None) -> None:
    """Bring the database to the newest form; serve does that by itself."""
    from serai.cli.commands.admin import migrate

    migrate(database)


@admin_app.command("host")
def name_host(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A member's name, or the handle in their address.")],
    remove: Annotated[bool, typer.Option("--remove", help="They are no longer a host.")] = False,
    database: Database = None,
) -> None:
    """Make a member a host of the house, also while the server runs."""
    from serai.cli.commands.admin import name_host

    name_host(database, name, remove=remove)


@admin_app.command("hosts")
def list_hosts(database: Database = None) -> None:
    """List the hosts of the house."""
    from serai.cli.commands.admin import list_hosts

    list_hosts(database)


@admin_app.command("invite")
def invite(
    uses: Annotated[int, typer.Option("--uses", metavar="N", min=1, max=1000, help="How many may come by it.")] = 1,
    days: Annotated[float, typer.Option("--days", metavar="N", min=0.01, max=366, help="How long it is good.")] = 7.0,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="What hosts see beside it.")] = "",
    address: Annotated[
        str, typer.Option("--address", metavar="URL", help="Where the server is, for the link.")
    ] = "http://localhost:8042",
    database: Database = None,
) -> None:
    """Print a link by which somebody becomes a member, also where only members are let in."""
    from serai.cli.commands.admin import invite

    invite(database, uses=uses, days=days, note=note, address=address)


def bench_server(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="What is played.")] = "bakschisch",
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="At each table.")] = None,
    tables: Annotated[int, typer.Option("--tables", metavar="N", help="Live tables.")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long to measure.")] = 10.0,
    rate: Annotated[
        float, typer.Option("--rate", metavar="R", help="Moves per second of each table; 0 for as fast as they go.")
    ] = 0.0,
    database: Database = None,
    json: AsJson = False,
) -> None:
    """Acknowledged moves per second and the time from a command to the other seat's screen, over real sockets."""
    from serai.cli.commands.bench_server import bench

    bench(game=game, players=players, tables=tables, seconds=seconds, rate=rate, database=database, as_json=json)
