"""Reads what OpenSCAD has written for the printer."""

import struct


def triangles(path):
    """Every triangle as three corners, rounded so that equal ones are equal."""
    data = path.read_bytes()
    (count,) = struct.unpack_from("<I", data, 80)
    for i in range(count):
        numbers = struct.unpack_from("<12f", data, 84 + 50 * i)[3:]
        yield tuple(tuple(round(v, 3) for v in numbers[at : at + 3]) for at in (0, 3, 6))


def box(path):
    """Width, depth and height."""
    corners = [corner for triangle in triangles(path) for corner in triangle]
    return tuple(
        round(max(c[axis] for c in corners) - min(c[axis] for c in corners), 2)
        for axis in range(3)
    )


def normal(triangle):
    """The outward normal, as long as twice the triangle's area."""
    a, b, c = triangle
    u, v = ([q - p for p, q in zip(a, other, strict=True)] for other in (b, c))
    return (
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
    )
