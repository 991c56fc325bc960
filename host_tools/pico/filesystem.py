"""The littlefs of a stock MicroPython for the Pico, made and read on the PC."""

from pathlib import PurePosixPath

from littlefs import LittleFS, LittleFSError, UserContext

from host_tools.errors import Unusable

BLOCK = 4096

_PROG = 256
_LOOKAHEAD = 32
_DISK_VERSION = 0x0002_0000


def make(files: dict[str, bytes], size: int) -> bytes:
    """The image of a filesystem of `size` bytes that holds these files."""
    context = UserContext(size)
    # Every MicroPython mounts this version and brings it up to its own.
    disk = _disk(context, size, _DISK_VERSION)
    disk.format()
    disk.mount()
    try:
        for name, data in sorted(files.items()):
            parent = str(PurePosixPath(name).parent)
            if parent != ".":
                disk.makedirs(parent, exist_ok=True)
            with disk.open(name, "wb") as file:
                file.write(data)
    except LittleFSError as error:
        if error.code == LittleFSError.Error.LFS_ERR_NOSPC:
            raise Unusable(f"The files do not fit into a filesystem of {size:,} bytes.") from error
        raise
    disk.unmount()
    return bytes(context.buffer)


def read(image: bytes) -> dict[str, bytes]:
    """The files in the image of a filesystem; Unusable if there is none in it."""
    context = UserContext(len(image))
    context.buffer[:] = image
    disk = _disk(context, len(image))
    try:
        disk.mount()
    except LittleFSError as error:
        raise Unusable("There is no littlefs in that flash.") from error
    files = {}
    for folder, _, names in disk.walk("/"):
        for name in names:
            path = PurePosixPath(folder) / name
            with disk.open(str(path), "rb") as file:
                files[str(path).lstrip("/")] = file.read()
    return files


def _disk(context: UserContext, size: int, version: int = 0) -> LittleFS:
    return LittleFS(
        context=context,
        mount=False,
        block_size=BLOCK,
        block_count=size // BLOCK,
        prog_size=_PROG,
        read_size=_PROG,
        lookahead_size=_LOOKAHEAD,
        disk_version=version,
    )
