"""The command line: finds the commands, says what is wrong in one line instead of a traceback."""

import importlib
import os
import pkgutil
import sys

import click

from host_tools import commands, firmware_path
from host_tools.errors import Negative, Unusable

DONE, NEGATIVE, UNUSABLE, INTERRUPTED = 0, 1, 2, 130


class Commands(click.Group):
    """Imports a command's module only when that command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(module.name for module in pkgutil.iter_modules(commands.__path__))

    def get_command(self, ctx: click.Context, name: str) -> click.Command:
        names = self.list_commands(ctx)
        if name not in names:
            raise click.UsageError(f"There is no command {name}, only {', '.join(names)}.")
        return importlib.import_module(f"{commands.__name__}.{name}").command


@click.group(cls=Commands)
def bagatto() -> None:
    """Bagatto on the PC: play, referee, measure."""


def main(arguments: list[str] | None = None) -> int:
    """Runs the command that the arguments name and returns its exit code."""
    firmware_path.install()
    from tarocchi.errors import TarocchiError

    try:
        code = bagatto.main(
            args=(sys.argv[1:] if arguments is None else arguments) or ["--help"],
            prog_name="python -m host_tools",
            standalone_mode=False,
        )
    except click.ClickException as error:
        return _complain(error.format_message())
    except (Unusable, TarocchiError) as error:
        return _complain(str(error))
    except Negative as error:
        _complain(str(error))
        return NEGATIVE
    except BrokenPipeError:  # `... | head` has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return code if isinstance(code, int) else DONE


def _complain(sentence: str) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return UNUSABLE
