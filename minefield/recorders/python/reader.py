"""What readers of Python read that are installed by set-up.sh: reader.py ID, run by the Python of the folder into which they
are installed."""

import asyncio
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from parts import number, property_of, serve_reader, told, user_and_password


def version_of(*names):
    from importlib.metadata import version

    return ", ".join("%s %s" % (name, version(name)) for name in names)


def httpx_reader():
    import httpx

    clients = []

    def text_of(value):
        """Octets since 0.18."""
        return value.decode("ascii") if isinstance(value, bytes) else value

    def read(text):
        url = httpx.URL(text)
        userinfo, query = text_of(url.userinfo), text_of(url.query)
        return [told(url.scheme), told(userinfo), told(url.host), number(url.port), url.path, told(query)]

    def join(reference, base):
        return str(httpx.URL(base).join(reference))

    def get(text):
        if not clients:
            clients.append(httpx.Client(trust_env=False, follow_redirects=False, verify=False))
        clients[0].get(text)

    return version_of("httpx"), read, join, get


def aiohttp_reader():
    """What it asks for is read where its tracing tells it."""
    import aiohttp

    loop = asyncio.new_event_loop()
    noted = []

    async def note(session, context, parameters):
        noted.append(parameters.url)

    async def opened():
        tracing = aiohttp.TraceConfig()
        tracing.on_request_start.append(note)
        # It looks up by the C library.
        connector = aiohttp.TCPConnector(resolver=aiohttp.ThreadedResolver(), use_dns_cache=False)
        return aiohttp.ClientSession(connector=connector, trust_env=False, trace_configs=[tracing])

    session = loop.run_until_complete(opened())

    async def get(text):
        async with session.get(text, allow_redirects=False):
            pass

    def read(text):
        noted.clear()
        try:
            loop.run_until_complete(get(text))
        except aiohttp.ClientConnectionError:
            pass  # it was not let connect
        url = noted[0]
        userinfo = user_and_password(url.user, url.password)
        port = number(property_of(url, "explicit_port"))
        return [told(url.scheme), userinfo, told(url.host), port, url.raw_path, told(url.raw_query_string)]

    return version_of("aiohttp", "yarl"), read, None, lambda text: loop.run_until_complete(get(text))


def hyperlink_reader():
    import hyperlink

    def read(text):
        url = hyperlink.parse(text, decoded=False)
        path = ("/" if url.rooted else "") + "/".join(url.path)
        query = "&".join(name if value is None else name + "=" + value for name, value in url.query)
        return [told(url.scheme), told(url.userinfo), told(url.host), number(url.port), path, told(query)]

    def join(reference, base):
        return hyperlink.parse(base, decoded=False).click(reference).to_text(with_password=True)

    return version_of("hyperlink"), read, join, None


def furl_reader():
    from furl import furl

    def read(text):
        url = furl(text)
        userinfo = user_and_password(url.username, url.password)
        return [told(url.scheme), userinfo, told(url.host), number(url.port), str(url.path), told(str(url.query))]

    return version_of("furl"), read, lambda reference, base: furl(base).join(reference).url, None


def w3lib_reader():
    """It makes a URL safe; what it writes is read by urllib.parse, as it is written for."""
    from urllib.parse import urlsplit

    from w3lib.url import safe_url_string

    def read(text):
        parts = urlsplit(safe_url_string(text))
        userinfo = user_and_password(parts.username, parts.password)
        port = number(property_of(parts, "port"))
        return [told(parts.scheme), userinfo, parts.hostname, port, parts.path, told(parts.query)]

    return version_of("w3lib"), read, None, None


def ada_reader():
    from ada_url import URL, join_url

    def read(text):
        url = URL(text)
        userinfo = url.username + (":" + url.password if url.password else "")
        query = told(url.search[1:])
        return [url.protocol[:-1], told(userinfo), told(url.hostname), told(url.port), url.pathname, query]

    return version_of("ada-url"), read, lambda reference, base: join_url(base, reference), None


def tornado_reader():
    """Its client: what it takes apart of a URL, before it connects."""
    from tornado import simple_httpclient
    from tornado.httpclient import HTTPRequest

    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    noted = []

    class Connection(simple_httpclient._HTTPConnection):
        def __init__(self, *arguments):
            super().__init__(*arguments)
            noted.append(self)

    class Client(simple_httpclient.SimpleAsyncHTTPClient):
        def _connection_class(self):
            return Connection

    async def fetch(text):
        client = Client(force_instance=True)
        try:
            request = HTTPRequest(text, follow_redirects=False, validate_cert=False)
            await client.fetch(request)
        finally:
            client.close()

    def read(text):
        noted.clear()
        try:
            loop.run_until_complete(fetch(text))
        except OSError:
            pass  # it was not let connect
        parts = noted[0].parsed
        port = re.search(r":(\d+)$", parts.netloc)
        userinfo = user_and_password(parts.username, parts.password)
        return [
            parts.scheme,
            userinfo,
            told(noted[0].parsed_hostname),
            port and port[1],
            parts.path,
            told(parts.query),
        ]

    return version_of("tornado"), read, None, lambda text: loop.run_until_complete(fetch(text))


READERS = {
    "httpx": httpx_reader,
    "aiohttp": aiohttp_reader,
    "hyperlink": hyperlink_reader,
    "furl": furl_reader,
    "w3lib": w3lib_reader,
    "ada-url": ada_reader,
    "tornado": tornado_reader,
}

serve_reader(READERS)
