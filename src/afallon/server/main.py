"""The commands `serve`, `backup` and `restore`."""

import argparse
import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from typing import Final

from afallon.additions import added_packages
from afallon.avalon.words import words_needed
from afallon.server.app import create_app
from afallon.server.arguments import ADD_ARGUMENTS
from afallon.server.http_server import QuietServer, configure, listen, new_loop
from afallon.server.kits import find_kit, offered_games
from afallon.server.settings import ROOMS_FILE, Settings
from afallon.server.sqlite_files import back_up
from afallon.server.sqlite_files import restore as put_back
from afallon.server.sqlite_store import SqliteStore
from afallon.server.store import StoreError
from afallon.text import FALLBACK, LANGUAGES, check_words, say

log = logging.getLogger("afallon.server")


def serve(arguments: argparse.Namespace, language: str = FALLBACK) -> int:
    """Serve until Ctrl-C."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    if arguments.proxies and arguments.outer_address is None:
        return _complain(language, "serve-outer-address-needed")
    try:
        opened = listen(arguments.host, arguments.port)
    except OSError:
        return _complain(language, "serve-no-port", port=str(arguments.port))
    port = opened.getsockname()[1]
    if arguments.port and port != arguments.port:
        _tell(language, "serve-other-port", wanted=str(arguments.port), port=str(port))
    settings = Settings(
        data=arguments.data,
        host=arguments.host,
        port=port,
        names=tuple(name.lower() for name in arguments.names),
        proxies=tuple(arguments.proxies),
        outer_address=arguments.outer_address,
        packs=tuple(arguments.packs),
        expire_days=arguments.expire_days,
        campaign_expire_days=arguments.campaign_expire_days,
    )
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"

    def greet() -> None:
        _tell(language, "serve-started", address=address)
        if not arguments.no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(settings, opened, greet, warm_up)
    except StoreError as error:
        opened.close()
        log.error("the store could not be opened: %s", error)
        return _complain(language, "serve-store-failed", folder=str(settings.data), problem=_words(language, error))
    _tell(language, "serve-goodbye")
    return 0


def warm_up() -> None:
    """Load everything whose first use would delay all requests: texts of all languages, packs and set-up choices."""
    for language in LANGUAGES:
        say(language, "language-name")
    for game in offered_games():
        find_kit(game).choices()


def run(
    settings: Settings, opened: socket.socket, on_start: Callable[[], None], prepare: Callable[[], None] = lambda: None
) -> None:
    """Serve on an open socket until Ctrl-C or a signal to terminate.

    `prepare` runs before any client can connect.
    """
    if added_packages():
        check_words(words_needed())
    gc.set_threshold(2_000, 20, 100_000)  # a full collection over thousands of live games costs more than it frees
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(_run(settings, opened, on_start, prepare))


async def _run(
    settings: Settings, opened: socket.socket, on_start: Callable[[], None], prepare: Callable[[], None]
) -> None:
    for name in ("uvicorn", "uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # they would log the content of messages
    store = SqliteStore(settings.data)
    try:
        app = create_app(settings, store)
        server = QuietServer(configure(app, app.connection_limits))
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, server.handle_exit)
        prepare()
        if server.should_exit:  # a signal arrived during `prepare`
            return
        serving = asyncio.create_task(server.serve(sockets=[opened]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            gc.freeze()  # objects of the start-up stay alive: exclude them from collections
            on_start()
        await serving
    finally:
        await store.close()


def backup(arguments: argparse.Namespace, language: str = FALLBACK) -> int:
    """Copy all rooms into one file, while a server may be running."""
    try:
        back_up(arguments.data / ROOMS_FILE, arguments.file)
    except StoreError as error:
        return _complain(language, "backup-failed", problem=_words(language, error))
    _tell(language, "backup-done", file=str(arguments.file))
    return 0


def restore(arguments: argparse.Namespace, language: str = FALLBACK) -> int:
    """Replace all rooms by those of a backup, while no server is running."""
    try:
        before = put_back(arguments.file, arguments.data / ROOMS_FILE)
    except StoreError as error:
        return _complain(language, "restore-failed", problem=_words(language, error))
    _tell(language, "restore-done", folder=str(arguments.data))
    if before is not None:
        _tell(language, "restore-kept", file=str(before))
    return 0


COMMANDS: Final[dict[str, Callable[[argparse.Namespace, str], int]]] = {
    "serve": serve,
    "backup": backup,
    "restore": restore,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the same commands without the terminal table: `python -m afallon.server`."""
    parser = argparse.ArgumentParser(prog="afallon")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, add_arguments in ADD_ARGUMENTS.items():
        add_arguments(commands.add_parser(name), FALLBACK)
    arguments = parser.parse_args(argv)
    return COMMANDS[arguments.command](arguments, FALLBACK)


def _words(language: str, error: StoreError) -> str:
    return say(language, f"store-{error.problem.replace('_', '-')}", **error.details)


def _tell(language: str, key: str, **arguments: str) -> None:
    print(say(language, key, **arguments), flush=True)


def _complain(language: str, key: str, **arguments: str) -> int:
    print(say(language, key, **arguments), file=sys.stderr, flush=True)
    return 1
