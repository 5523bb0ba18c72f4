"""What Python's libraries read: python.py urllib|urllib3|requests|yarl|rfc3986"""

import platform
import ssl
import sys

from parts import number, property_of, serve_reader, told, user_and_password


def urllib_reader():
    from urllib.parse import urljoin, urlsplit
    from urllib.request import HTTPHandler, HTTPSHandler, OpenerDirector

    opener = OpenerDirector()
    # Without certificates, which each connection would read again.
    for handler in (HTTPHandler(), HTTPSHandler(context=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))):
        opener.add_handler(handler)

    def read(text):
        parts = urlsplit(text)
        userinfo = user_and_password(parts.username, parts.password)
        port = property_of(parts, "port")
        return [told(parts.scheme), userinfo, parts.hostname, number(port), parts.path, told(parts.query)]

    # Debian's has the security fixes of later versions.
    debian = " (Debian)" if any(path.endswith("/dist-packages") for path in sys.path) else ""
    return "Python " + platform.python_version() + debian, read, urljoin_of(urljoin), lambda text: opener.open(text)


def urljoin_of(urljoin):
    return lambda reference, base: urljoin(base, reference)


def urllib3_reader():
    import urllib3
    from urllib3.util import parse_url

    pool = urllib3.PoolManager(retries=False)

    def read(text):
        parts = parse_url(text)
        return [parts.scheme, parts.auth, parts.host, number(parts.port), parts.path, parts.query]

    return "urllib3 " + urllib3.__version__, read, None, lambda text: pool.request("GET", text)


def requests_reader():
    import requests
    import urllib3
    from urllib3.util import parse_url

    session = requests.Session()
    session.trust_env = False

    def read(text):
        url = requests.Request("GET", text).prepare().url
        session.get_adapter(url)
        parts = parse_url(url)
        return [parts.scheme, parts.auth, parts.host, number(parts.port), parts.path, parts.query]

    version = "requests %s, urllib3 %s" % (requests.__version__, urllib3.__version__)
    return version, read, None, lambda text: session.get(text, allow_redirects=False)


def yarl_reader():
    import yarl
    from yarl import URL

    def read(text):
        url = URL(text)
        userinfo = user_and_password(url.user, url.password)
        port = property_of(url, "explicit_port")
        return [told(url.scheme), userinfo, url.host, number(port), url.path, told(url.query_string)]

    return "yarl " + yarl.__version__, read, lambda reference, base: str(URL(base).join(URL(reference))), None


def rfc3986_reader():
    import rfc3986

    def read(text):
        parts = rfc3986.uri_reference(text)
        return [parts.scheme, parts.userinfo, parts.host, parts.port, parts.path or "", parts.query]

    def join(reference, base):
        return rfc3986.uri_reference(reference).resolve_with(base).unsplit()

    return "rfc3986 " + rfc3986.__version__, read, join, None


READERS = {
    "urllib": urllib_reader,
    "urllib3": urllib3_reader,
    "requests": requests_reader,
    "yarl": yarl_reader,
    "rfc3986": rfc3986_reader,
}

serve_reader(READERS)
