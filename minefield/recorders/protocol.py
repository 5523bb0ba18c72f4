"""The protocol of the recorders, for Python: src/recorder.ts says what a line holds."""

import base64
import sys


def field(value):
    if value is None:
        return "-"
    if value is False:
        return "!"
    octets = value if isinstance(value, bytes) else value.encode("utf-8", "surrogateescape")
    return "=" + base64.b64encode(octets).decode("ascii")


def serve(version, answer):
    """Answers each line of standard input; `answer` takes a reference and a base, or None."""
    print(version, flush=True)
    for line in sys.stdin:
        reference, base = (
            None if text == "-" else base64.b64decode(text[1:]) for text in line.rstrip("\n").split("\t")
        )
        print("\t".join(field(value) for value in answer(reference, base)), flush=True)
