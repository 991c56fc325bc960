"""The bill of materials, as CSV for shops and as Markdown for people."""

import csv
import io

from hardware.generator.parts import BUILDS, PARTS

_HEAD = """# Bill of materials

Made from [parts.toml](parts.toml) by `make hardware`; the same as [bom.csv](bom.csv) for shops.
Parts without an entry under *optional* are needed. Numbers are how many each build takes.
"""


def as_csv():
    """The text of bom.csv."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        ["references", "part", "value", *BUILDS, "optional", "what to look for", "substitutes"]
    )
    for part in PARTS.values():
        writer.writerow(
            [
                " ".join(part["refs"]),
                part["name"],
                part["value"],
                *(part["quantity"][build] for build in BUILDS),
                part.get("optional", ""),
                part["look_for"],
                part["substitutes"],
            ]
        )
    return out.getvalue()


def as_markdown():
    """The text of bom.md."""
    lines = [_HEAD]
    needed = [part for part in PARTS.values() if "optional" not in part]
    optional = [part for part in PARTS.values() if "optional" in part]
    for title, parts in (("Needed", needed), ("Optional", optional)):
        lines.append(f"## {title}\n")
        lines.append("| part | value | " + " | ".join(BUILDS.values()) + " | |")
        lines.append("|---|---|" + ":---:|" * len(BUILDS) + "---|")
        for part in parts:
            counts = " | ".join(str(part["quantity"][build] or "–") for build in BUILDS)
            refs = f"<br>{', '.join(part['refs'])}" if part["refs"] else ""
            lines.append(
                f"| **{part['name']}**{refs} | {part['value']} | {counts} | {_words(part)} |"
            )
        lines.append("")
    return "\n".join(lines)


def _words(part):
    words = [part["look_for"]]
    if part["substitutes"]:
        words.append(f"*Instead:* {part['substitutes']}")
    if "optional" in part:
        words.append(f"*For:* {part['optional']}")
    return "<br>".join(words)
