"""`make hardware`: everything anew, or only the groups named.

python -m hardware.generator [--stale] [GROUP...]
"""

import sys

from hardware.generator import products, tools
from hardware.generator.paths import HARDWARE


def main(arguments):
    """Texts first, since pictures are made from some; then group by group."""
    only_stale = "--stale" in arguments
    groups = [word for word in arguments if word != "--stale"] or list(products.GROUPS)
    if unknown := set(groups) - set(products.GROUPS):
        return f"There is no group {', '.join(unknown)}: {' '.join(products.GROUPS)}"
    for name, text in products.TEXTS.items():
        path, words = HARDWARE / name, text()
        if not path.exists() or path.read_text(encoding="utf-8") != words:
            path.write_text(words, encoding="utf-8")
    if only_stale:
        groups = [name for name in groups if products.is_stale(name)]
    try:
        tools.need(sorted({tool for name in groups for tool in products.GROUPS[name].tools}))
        for name in groups:
            print(f"{name} ...", flush=True)
            products.GROUPS[name].make()
            products.record(name)
    except tools.Missing as error:
        return str(error)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
