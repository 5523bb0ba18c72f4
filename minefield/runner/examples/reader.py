# urllib.parse of Python as a reader.
import json
import sys
from urllib.parse import urljoin, urlsplit

for line in sys.stdin:
    question = json.loads(line)
    try:
        parts = urlsplit(question["reference"])
        userinfo, at, _ = parts.netloc.rpartition("@")
        answer = {
            "scheme": parts.scheme,
            "userinfo": userinfo if at else None,
            "host": parts.hostname,
            "port": None if parts.port is None else str(parts.port),
            "path": parts.path,
            "query": parts.query,
        }
        if "base" in question:
            answer["target"] = urljoin(question["base"], question["reference"])
    except ValueError:
        answer = False
    print(json.dumps(answer), flush=True)
