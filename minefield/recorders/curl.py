"""What libcurl reads, by its URL API with the flags of a transfer, and where a transfer dials (by ctypes)."""

import ctypes
import ctypes.util
import sys

from protocol import serve

name = ctypes.util.find_library("curl") or "libcurl.so.4"
try:
    curl = ctypes.CDLL(name)
except OSError:
    sys.exit(3)

# curl/urlapi.h
URL, SCHEME, USER, PASSWORD, OPTIONS, HOST, PORT, PATH, QUERY = range(9)
ZONE_ID = 10
NON_SUPPORT_SCHEME, URLENCODE, GUESS_SCHEME, ALLOW_SPACE = 1 << 3, 1 << 7, 1 << 9, 1 << 11
# curl/curl.h
OPT_URL, OPT_PROXY, OPT_WRITEFUNCTION = 10002, 10004, 20011
OPT_TIMEOUT_MS, OPT_NOSIGNAL, OPT_PROTOCOLS, OPT_NOBODY = 155, 99, 181, 44
HTTP, HTTPS = 1, 2

curl.curl_version.restype = ctypes.c_char_p
curl.curl_url.restype = ctypes.c_void_p
curl.curl_url_cleanup.argtypes = [ctypes.c_void_p]
curl.curl_url_set.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint]
curl.curl_url_get.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p), ctypes.c_uint]
curl.curl_free.argtypes = [ctypes.c_void_p]
curl.curl_easy_init.restype = ctypes.c_void_p
curl.curl_easy_perform.argtypes = [ctypes.c_void_p]
curl.curl_easy_cleanup.argtypes = [ctypes.c_void_p]
curl.curl_easy_setopt.argtypes = [ctypes.c_void_p, ctypes.c_int]


def part(handle, which):
    text = ctypes.c_void_p()
    if curl.curl_url_get(handle, which, ctypes.byref(text), 0) != 0:
        return None
    value = ctypes.string_at(text.value)
    curl.curl_free(text)
    return value


def reading(reference):
    handle = curl.curl_url()
    try:
        if curl.curl_url_set(handle, URL, reference, NON_SUPPORT_SCHEME | GUESS_SCHEME) != 0:
            return None
        userinfo = part(handle, USER)
        for separator, which in ((b":", PASSWORD), (b";", OPTIONS)):
            piece = part(handle, which)
            if piece is not None:
                userinfo = (userinfo or b"") + separator + piece
        return [part(handle, SCHEME), userinfo] + [part(handle, which) for which in (HOST, PORT, PATH, QUERY)]
    finally:
        curl.curl_url_cleanup(handle)


def target(reference, base):
    """As a redirection is followed: Curl_follow."""
    handle = curl.curl_url()
    try:
        if curl.curl_url_set(handle, URL, base, NON_SUPPORT_SCHEME) != 0:
            return False
        if curl.curl_url_set(handle, URL, reference, URLENCODE | ALLOW_SPACE) != 0:
            return False
        return part(handle, URL)
    finally:
        curl.curl_url_cleanup(handle)


def dial(url):
    """A transfer without a proxy: dialled.c notes the address, and refuses."""
    easy = curl.curl_easy_init()
    for option, value in ((OPT_URL, url), (OPT_PROXY, b"")):
        curl.curl_easy_setopt(easy, option, ctypes.c_char_p(value))
    for option, value in ((OPT_NOSIGNAL, 1), (OPT_TIMEOUT_MS, 3000), (OPT_NOBODY, 1), (OPT_PROTOCOLS, HTTP | HTTPS)):
        curl.curl_easy_setopt(easy, option, ctypes.c_long(value))
    curl.curl_easy_perform(easy)
    curl.curl_easy_cleanup(easy)


def answer(reference, base):
    parts = reading(reference)
    goal = None if base is None else target(reference, base)
    url = reference if base is None else goal
    if url:
        dial(url)
    return [b"" if parts else None] + (parts or [None] * 6) + [goal, None]


serve(curl.curl_version().decode("ascii").split(" ")[0].replace("/", " "), answer)
