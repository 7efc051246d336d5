"""Run `python -m afallon.server serve`, `backup FILE` or `restore FILE`."""

from afallon.server.main import main

raise SystemExit(main())
