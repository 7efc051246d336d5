"""`python -m afallon.server serve` and `python -m afallon.server backup FILE`."""

from afallon.server.main import main

raise SystemExit(main())
