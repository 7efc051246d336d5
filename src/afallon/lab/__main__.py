"""Studies by bots that play many games. One that is interrupted goes on when the same command is given again."""

import argparse
import sys
from pathlib import Path

from afallon.lab.avalon import readings
from afallon.lab.avalon.logs import BadLogs
from afallon.lab.runs import Runner, study_mark
from afallon.lab.voyage import balance, layouts, players


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="afallon lab", description=__doc__)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--processes", type=int, default=1, help="how many games are played at once (%(default)s)")
    common.add_argument("--folder", type=Path, default=Path(".lab"), help="where games are kept (%(default)s)")
    common.add_argument("--docs", type=Path, default=Path("docs"), help="where the results are written (%(default)s)")
    studies = parser.add_subparsers(dest="study", required=True, metavar="STUDY")

    study = studies.add_parser("voyage-players", parents=[common], help="what each role gains by careful play")
    study.add_argument("--among-random", type=int, default=1000, help="pairs for each role (%(default)s)")
    study.add_argument("--among-careful", type=int, default=200, help="pairs for each role (%(default)s)")
    study = studies.add_parser("voyage-balance", parents=[common], help="how fair the roles are, and sailor_points")
    study.add_argument("--games", type=int, default=60, help="for each value and number of players (%(default)s)")
    study = studies.add_parser("voyage-layout", parents=[common], help="search for a map on which the roles are fair")
    study.add_argument("--games", type=int, default=300, help="games that measure the best, by each rule (%(default)s)")
    study.add_argument("--sailor-points", default="2/5", help="the other rule to be fair by (%(default)s)")

    study = studies.add_parser(
        "fit-habits", parents=[common], help="how people play Avalon, and how well they are read"
    )
    study.add_argument("logs", type=Path, metavar="LOGS", help="games that people played, one JSON object a line")
    study.add_argument("--write", action="store_true", help="make what is fitted the habits that bots know")

    asked = parser.parse_args(arguments)
    if asked.processes < 1:
        parser.error("--processes must be at least 1")
    asked.docs.joinpath("figures").mkdir(parents=True, exist_ok=True)
    game = "avalon" if asked.study == "fit-habits" else "voyage"
    runner = Runner(asked.folder, mark=study_mark(game), processes=asked.processes)
    try:
        match asked.study:
            case "voyage-players":
                players.study(runner, asked.docs, among_random=asked.among_random, among_careful=asked.among_careful)
            case "voyage-balance":
                balance.study(runner, asked.docs, games=asked.games)
            case "voyage-layout":
                layouts.study(runner, asked.docs, games=asked.games, sailor_points=asked.sailor_points)
            case "fit-habits":
                readings.study(runner, asked.logs, asked.docs, write=asked.write)
    except BadLogs as error:
        print(error, file=sys.stderr)
        return 1
    except ModuleNotFoundError as error:
        print(f"{error.name} is missing; it comes with the extra `lab`: pip install 'afallon[lab]'", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. The same command goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
