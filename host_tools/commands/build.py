"""`build`: compiles what goes to the device's flash."""

import click

from host_tools.pico import build, cross


@click.command()
@click.option("--mpy", help="The .mpy version to write, such as 6.0; by itself the newest.")
def command(mpy: str | None) -> None:
    """Compile the firmware for the Pico into build/device."""
    compiler = cross.fitting(cross.parse_format(mpy)) if mpy else cross.installed()
    files = build.build(compiler)
    build.copy_drivers()
    for name, size in files:
        click.echo(f"{size:9,}  {name}")
    blocks = sum(-(-size // 4096) for _, size in files)
    click.echo(
        f"{sum(size for _, size in files):9,}  bytes in {len(files)} files for .mpy "
        f"{'.'.join(map(str, compiler.format))}, at most {blocks} of the flash's 352 blocks"
    )
