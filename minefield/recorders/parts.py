"""What the readers of Python have in common: the parts of a URL as fields, and how a reader is asked."""

import os
import sys

from protocol import serve

for name in list(os.environ):
    if name.lower().endswith("_proxy"):
        del os.environ[name]


def told(value):
    """Absent and empty are one for what cannot tell them apart."""
    return value if value not in ("", None) else None


def property_of(value, name):
    try:
        return getattr(value, name)
    except ValueError:
        return False


def user_and_password(user, password):
    if user is None and password is None:
        return None
    return (user or "") + ("" if password is None else ":" + password)


def number(port):
    return port if port is None or port is False else str(port)


def safely(function, *arguments):
    try:
        return function(*arguments)
    except Exception:
        return False


def serve_reader(readers):
    """Asks the reader that the first argument names what standard input asks. A reader gives its version, and the functions
    that read, join (or None) and get (or None)."""
    try:
        version, read, join, get = readers[sys.argv[1]]()
    except ImportError:
        sys.exit(3)
    if "WITHOUT_DIALLING" in os.environ:
        get = None

    def answer(reference, base):
        text = reference.decode("utf-8")
        parts = safely(read, text)
        goal = None
        if base is not None and join is not None:
            goal = safely(join, text, base.decode("utf-8"))
        url = text if base is None else goal
        if get is not None and isinstance(url, str):
            safely(get, url)  # dialled.c notes the address
        return ["" if parts else None] + (parts or [None] * 6) + [goal, None]

    serve(version, answer)
