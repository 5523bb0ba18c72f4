"""What clients read that are commands: clients.py FOLDER wget|wget2|git

wget and wget2 have no other API than what they do. What they read is the host and the port that they dial, and what a server
of this machine sees to which they are led (dialled.c, DIALLED_SERVER): whether it is http: or https:, the credentials, the
target of the request. They are clients of HTTP here: what they fetch by another protocol counts as refused. git tells what it reads to its helper for credentials, and
dials what `git ls-remote` dials. They resolve nothing.
"""

import base64
import ipaddress
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
from protocol import serve  # noqa: E402

installed = pathlib.Path(sys.argv[1])
name = sys.argv[2]
if shutil.which(name) is None or not (installed / "dialled.so").exists():
    sys.exit(3)

folder = tempfile.mkdtemp(prefix="urikit-client-")
notes = pathlib.Path(folder, "notes")
SILENCE = 2  # seconds
ENVIRONMENT = {
    "PATH": os.environ["PATH"],
    "HOME": folder,
    "LC_ALL": "C.UTF-8",
    "DIALLED": str(notes),
    "LD_PRELOAD": str(installed / "dialled.so"),
}


def dialled():
    """The first address that was noted; an IPv6 address is written short, as in src/dialled.ts."""
    noted = notes.read_bytes().split(b"\0")[0]
    number = re.fullmatch(rb"\[([0-9a-f:]+)\] (\d+)", noted)
    if number is None:
        return noted or None
    return b"%s %s" % (str(ipaddress.ip_address(number[1].decode())).encode(), number[2])


def run(command, environment, **more):
    try:
        return subprocess.run(
            command,
            env={**ENVIRONMENT, **environment},
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=2 * SILENCE,
            check=False,
            **more,
        )
    except subprocess.TimeoutExpired:
        return None


def userinfo_of(field):
    if not field.startswith(b"Basic "):
        return None
    return base64.b64decode(field[len(b"Basic ") :])


def request_of(head, is_secure):
    """The scheme, the userinfo and the target that the head of a request shows."""
    lines = head.split(b"\r\n")
    target = lines[0].split(b" ", 1)[1].rsplit(b" ", 1)[0]
    fields = {key.lower(): value.strip() for key, _, value in (line.partition(b":") for line in lines[1:])}
    return b"https" if is_secure else b"http", userinfo_of(fields.get(b"authorization", b"")), target


def parts_of(request, address):
    """A default port is as none."""
    scheme, userinfo, target = request
    host, port = address.rsplit(b" ", 1)
    path, mark, query = target.partition(b"?")
    usual = {b"http": b"80", b"https": b"443"}[scheme]
    return [scheme, userinfo, host, None if port == usual else port, path, query if mark else None]


class Server:
    """It answers every request with nothing, and keeps the head of the first."""

    def __init__(self):
        self.secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.secure.load_cert_chain(installed / "certificate.pem", installed / "key.pem")
        self.request = None
        self.busy = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def port(self):
        return str(self.listener.getsockname()[1])

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            with self.busy, connection:
                try:
                    self.answer(connection)
                except (OSError, ValueError, IndexError):
                    pass  # what it sees is no request

    def answer(self, connection):
        # Who dials the port of FTP waits for the server to speak.
        connection.settimeout(SILENCE / (20 if (dialled() or b"").endswith(b" 21") else 4))
        is_secure = connection.recv(1, socket.MSG_PEEK) == b"\x16"
        if is_secure:
            connection = self.secure.wrap_socket(connection, server_side=True)
        head = b""
        while b"\r\n\r\n" not in head:
            octets = connection.recv(65536)
            if not octets:
                return
            head += octets
        if self.request is None:
            self.request = request_of(head.split(b"\r\n\r\n")[0], is_secure)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        connection.close()


OPTIONS = ["-q", "-O", "/dev/null", "--no-config", "--no-proxy", "--tries=1", f"--timeout={SILENCE}", "--max-redirect=0"]
OPTIONS += ["--no-check-certificate", "--no-hsts", "--no-netrc"]
OWN_OPTIONS = {
    "wget": ["--auth-no-challenge"],
    # Its look-up with a time limit, and its way to connect and send at once, pass dialled.c by. It sends no credentials
    # before it is asked for them.
    "wget2": ["--no-http2", "--no-ocsp", "--no-hpkp", "--no-tcp-fastopen", "--dns-timeout=0"],
}


def wget_reader():
    server = Server()

    def read(reference, is_asked):
        if not is_asked:
            return None, None
        server.request = None
        notes.write_bytes(b"")
        run([name, *OPTIONS, *OWN_OPTIONS[name], "--", reference], {"DIALLED_SERVER": server.port})
        with server.busy:
            request, address = server.request, dialled()
        return (parts_of(request, address), address) if request and address else (None, None)

    version = subprocess.run([name, "--version"], capture_output=True, text=True, check=True).stdout
    return re.match(r"GNU (Wget2? \d[\d.]*\d)", version)[1], read


def git_reader():
    asked = pathlib.Path(folder, "asked")
    helper = f"credential.helper=!f() {{ cat > '{asked}'; echo quit=1; }}; f"
    git = ["git", "-c", helper, "-c", "credential.useHttpPath=true"]
    quiet = {"GIT_TERMINAL_PROMPT": "0", "GIT_ALLOW_PROTOCOL": "http:https", "GIT_CONFIG_NOSYSTEM": "1"}

    def credential(reference):
        """What it asks its helper; or tells itself, if the reference has a user and a password."""
        asked.write_bytes(b"")
        told = run([*git, "credential", "fill"], quiet, input=b"url=" + reference + b"\n\n")
        lines = (asked.read_bytes() or (told.stdout if told else b"")).split(b"\n")
        return {key: value for key, mark, value in (line.partition(b"=") for line in lines) if mark}

    def parts_of_credential(told):
        if b"protocol" not in told:
            return None
        host, port = re.fullmatch(rb"(.*?)(?::(\d*))?", told.get(b"host", b""), re.DOTALL).groups()
        user, password = told.get(b"username"), told.get(b"password")
        userinfo = user if password is None else (user or b"") + b":" + password
        # It tells the path without the slash before it, and with the query.
        path = b"/" + told[b"path"] if b"path" in told else None
        return [told[b"protocol"], userinfo, host or None, port, path, None]

    def read(reference, is_asked):
        # A line break would end the line of the question.
        parts = None if b"\n" in reference else parts_of_credential(credential(reference))
        # It dials by the helper git-remote-http.
        if not is_asked or not reference.lower().startswith(b"http"):
            return parts, None
        notes.write_bytes(b"")
        run(["git", "ls-remote", "--", reference], quiet)
        return parts, dialled()

    version = subprocess.run(["git", "--version"], capture_output=True, text=True, check=True).stdout
    return re.match(r"git version (\d+\.\d+\.\d+)", version)[0].replace("version ", ""), read


version, read = git_reader() if name == "git" else wget_reader()


def answer(reference, base):
    # An argument of a command ends with a NUL.
    parts, address = read(reference.split(b"\0")[0], base is None)
    return [b"" if parts else None] + (parts or [None] * 6) + [None, address]


try:
    serve(version, answer)
finally:
    shutil.rmtree(folder)
