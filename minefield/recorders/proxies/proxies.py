"""What proxies read in the target of a request: proxies.py nginx|httpd|haproxy|squid

The proxy runs on this machine, before a server that keeps what it gets. The reference is the target of a GET with the field
`Host: asked.invalid`. nginx and httpd stand before a server as usual, and tell it in the fields X-Host and X-Port what they
take for host and port. HAProxy takes a target only if its authority is in the field Host too: what it reads is the piece of
the reference that it takes there. Squid passes the request on to another proxy, as an absolute URI. A reference with a
line break is no target and is not asked: it counts as refused. They resolve nothing.
"""

import ctypes
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
from protocol import serve  # noqa: E402

name = sys.argv[1]
folder = tempfile.mkdtemp(prefix="urikit-proxy-")
os.chmod(folder, 0o777)  # Squid gives up the rights of root
LIMIT = 3  # seconds
ASKED = b"asked.invalid"


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def head_of(connection):
    head = b""
    while b"\r\n\r\n" not in head:
        octets = connection.recv(65536)
        if not octets:
            break
        head += octets
    return head.split(b"\r\n\r\n")[0]


class Backend:
    """The server behind the proxy: it keeps the head of the last request."""

    def __init__(self):
        self.head = None
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            with connection:
                connection.settimeout(LIMIT)
                try:
                    head = head_of(connection)
                    if head:
                        self.head = head
                        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                except OSError:
                    pass  # the proxy has closed it


NGINX = """
daemon off; master_process off; pid {folder}/pid; error_log stderr crit;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{backend};
      proxy_set_header X-Host $host;
    }}
  }}
}}
"""

HTTPD = """
ServerRoot {folder}
PidFile {folder}/pid
ErrorLog /dev/null
Listen 127.0.0.1:{port}
ServerName own.invalid
UseCanonicalName Off
LoadModule mpm_prefork_module {modules}/mod_mpm_prefork.so
LoadModule authz_core_module {modules}/mod_authz_core.so
LoadModule headers_module {modules}/mod_headers.so
LoadModule proxy_module {modules}/mod_proxy.so
LoadModule proxy_http_module {modules}/mod_proxy_http.so
AllowEncodedSlashes NoDecode
ProxyPass "/" "http://127.0.0.1:{backend}/" disablereuse=on
RequestHeader set X-Host "expr=%{{SERVER_NAME}}"
RequestHeader set X-Port "expr=%{{SERVER_PORT}}"
"""

HAPROXY = """
defaults
  mode http
  timeout connect 2s
  timeout client 3s
  timeout server 3s
frontend asked
  bind 127.0.0.1:{port}
  http-request set-header X-Target %[pathq]
  default_backend behind
backend behind
  server one 127.0.0.1:{backend}
"""

SQUID = """
http_port 127.0.0.1:{port}
visible_hostname own.invalid
pid_filename {folder}/pid
access_log none
cache_log /dev/null
cache_store_log none
cache deny all
http_access allow all
cache_peer 127.0.0.1 parent {backend} 0 no-query no-digest default
never_direct allow all
dns_nameservers 127.0.0.1
pinger_enable off
shutdown_lifetime 0 seconds
netdb_filename none
coredump_dir {folder}
"""

# The command, how it tells its version, the configuration.
PROXIES = {
    "nginx": (["nginx", "-p", "{folder}", "-c", "{file}"], ["nginx", "-v"], r"(nginx)/([\d.]+)", NGINX),
    "httpd": (["apache2", "-X", "-f", "{file}"], ["apache2", "-v"], r"(Apache)/([\d.]+)", HTTPD),
    "haproxy": (["haproxy", "-db", "-q", "-f", "{file}"], ["haproxy", "-v"], r"(HAProxy) version ([\d.]+)", HAPROXY),
    "squid": (["squid", "-N", "-f", "{file}"], ["squid", "-v"], r"(Squid) Cache: Version ([\d.]+)", SQUID),
}


def ends_with_this():
    """It ends if this recorder does (Linux, prctl: PR_SET_PDEATHSIG)."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def started(backend):
    command, _, _, configuration = PROXIES[name]
    port = free_port()
    file = pathlib.Path(folder, "configuration")
    values = {"folder": folder, "file": file, "port": port, "backend": backend.port, "modules": "/usr/lib/apache2/modules"}
    file.write_text(configuration.format(**values))
    proxy = subprocess.Popen(
        [word.format(**values) for word in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=ends_with_this,
    )
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), LIMIT).close()
            return proxy, port
        except OSError:
            time.sleep(0.1)
    proxy.kill()
    sys.exit(f"{name} does not start")


def version():
    _, command, expression, _ = PROXIES[name]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    return " ".join(re.search(expression, told.stdout + told.stderr).groups())


os.environ["PATH"] += ":/usr/sbin"
if shutil.which(PROXIES[name][0][0]) is None:
    sys.exit(3)
backend = Backend()
proxy, port = started(backend)


def passed(target, host=ASKED):
    """The head of the request that the proxy passes on; None if it refuses."""
    backend.head = None
    try:
        with socket.create_connection(("127.0.0.1", port), LIMIT) as connection:
            connection.settimeout(LIMIT)
            connection.sendall(b"GET " + target + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
            status = head_of(connection)[:12]
    except OSError:
        return None
    return backend.head if status[9:12] == b"200" else None


def target_and_fields(head):
    lines = head.split(b"\r\n")
    target = lines[0].split(b" ", 1)[1].rsplit(b" ", 1)[0]
    return target, {key.lower(): value.strip() for key, _, value in (line.partition(b":") for line in lines[1:])}


def host_and_port(text):
    return re.fullmatch(rb"(.*?)(?::(\d*))?", text, re.DOTALL).groups()


def path_and_query(target):
    path, mark, query = target.partition(b"?")
    return [path, query if mark else None]


def before_a_server(reference):
    """nginx and httpd; a default port is as none."""
    head = passed(reference)
    if head is None:
        return None
    target, fields = target_and_fields(head)
    host, number = fields.get(b"x-host"), fields.get(b"x-port")
    usual = b"443" if reference[:6].lower() == b"https:" else b"80"
    return [None, None, None if host == ASKED else host, None if number == usual else number, *path_and_query(target)]


def authorities(reference):
    """What may be an authority: pieces that begin after a slash or an at-sign, the longest first."""
    starts = [at + 1 for at, octet in enumerate(reference) if octet in b"/@"]
    ends = [at for at, octet in enumerate(reference) if octet in b"/?#@:\\"] + [len(reference)]
    pieces = {reference[start:end] for start in starts for end in ends if start < end}
    return sorted(pieces, key=lambda piece: (-len(piece), piece))


def with_the_right_host(reference):
    """HAProxy."""
    for host in [ASKED, *authorities(reference)]:
        head = passed(reference, host)
        if head is not None:
            found, number = (None, None) if host == ASKED else host_and_port(host)
            scheme = re.match(rb"[A-Za-z][A-Za-z0-9+.-]*(?=://)", reference)
            _, fields = target_and_fields(head)
            return [scheme and scheme[0], None, found, number, *path_and_query(fields.get(b"x-target", b""))]
    return None


def before_a_proxy(reference):
    """Squid; it writes the absolute URI itself."""
    head = passed(reference)
    if head is None:
        return None
    target, _ = target_and_fields(head)
    scheme, host, path = re.fullmatch(rb"(?:([^:/?#]*)://([^/?#]*))?(.*)", target, re.DOTALL).groups()
    return [scheme, None, *host_and_port(host or b""), *path_and_query(path)]


READERS = {"nginx": before_a_server, "httpd": before_a_server, "haproxy": with_the_right_host, "squid": before_a_proxy}


def answer(reference, base):
    parts = None if re.search(rb"[\r\n]", reference) else READERS[name](reference)
    return [b"" if parts else None] + (parts or [None] * 6) + [None, None]


try:
    serve(version(), answer)
finally:
    proxy.kill()
    proxy.wait()
    shutil.rmtree(folder, ignore_errors=True)
