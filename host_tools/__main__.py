"""`python -m host_tools COMMAND`."""

import sys

from host_tools.cli import main

sys.exit(main())
