/**
 * The reading of each program by its documentation and by advisories. That the models read as the
 * programs do on thousands of references is tested in test/programs.
 */

import { describe, expect, it } from "vitest";
import { chromium } from "./chromium.ts";
import { curl } from "./curl.ts";
import { fastUri } from "./fast-uri.ts";
import { firefox } from "./firefox.ts";
import { go } from "./go.ts";
import { httpclient5 } from "./httpclient5.ts";
import { httpx } from "./httpx.ts";
import { javaUri } from "./java-uri.ts";
import { javaUrl } from "./java-url.ts";
import { node } from "./node.ts";
import { nodeLegacy, nodeLegacyOf20 } from "./node-legacy.ts";
import { okhttp } from "./okhttp.ts";
import { perl } from "./perl.ts";
import { php } from "./php.ts";
import { requests } from "./requests.ts";
import { rfc3986, rfc3986Of15 } from "./rfc3986.ts";
import { ruby } from "./ruby.ts";
import { springRfc } from "./spring-rfc.ts";
import { springWhatWg } from "./spring-whatwg.ts";
import { undici } from "./undici.ts";
import { uriJs } from "./uri-js.ts";
import { urijs } from "./urijs.ts";
import { urlParse } from "./url-parse.ts";
import { urllib } from "./urllib.ts";
import { urllib3 } from "./urllib3.ts";
import { whatwgUrl } from "./whatwg-url.ts";
import { yarl } from "./yarl.ts";

describe("PHP", () => {
  it("manual, parse_url: the examples", () => {
    expect(php.read("http://username:password@hostname:9090/path?arg=value#anchor")).toEqual({
      scheme: "http",
      userinfo: "username:password",
      host: "hostname",
      port: "9090",
      path: "/path",
      query: "arg=value",
    });
    expect(php.read("//www.example.com/path?googleguy=googley")).toMatchObject({
      scheme: undefined,
      host: "www.example.com",
      path: "/path",
    });
  });

  it("Claroty and Snyk 2022: it sees a host where there is no scheme", () => {
    expect(php.read("evil.example:80/path")).toMatchObject({
      scheme: undefined,
      host: "evil.example",
      port: "80",
    });
  });
});

describe("Python", () => {
  it("documentation, urllib.parse: a netloc only after two slashes", () => {
    expect(urllib.read("//www.cwi.nl:80/%7Eguido/Python.html")).toMatchObject({
      host: "www.cwi.nl",
      port: "80",
    });
    expect(urllib.read("www.cwi.nl/%7Eguido/Python.html")).toMatchObject({
      host: undefined,
      path: "www.cwi.nl/%7Eguido/Python.html",
    });
  });

  it("CVE-2019-9636: a character that becomes a slash under NFKC is refused in an authority", () => {
    expect(urllib.read("http://evil.c\u2100.good.example/")).toBeUndefined();
  });

  it("documentation, urllib3.util.parse_url: the examples", () => {
    expect(urllib3.read("http://google.com/mail/")).toMatchObject({
      scheme: "http",
      host: "google.com",
      port: undefined,
      path: "/mail/",
    });
    expect(urllib3.read("google.com:80")).toMatchObject({
      scheme: undefined,
      host: "google.com",
      port: "80",
    });
    expect(urllib3.read("/foo?bar")).toMatchObject({ host: undefined, path: "/foo", query: "bar" });
  });

  it("requests: a triplet of an unreserved character is decoded before dot-segments are removed", () => {
    expect(requests.read("http://good.example/a/%2e%2e/admin")?.path).toBe("/admin");
    expect(urllib3.read("http://good.example/a/%2e%2e/admin")?.path).toBe("/a/%2E%2E/admin");
  });

  it("CVE-2023-24329: a blank before the scheme is stripped", () => {
    expect(urllib.read(" https://good.example/")).toMatchObject({ scheme: "https", host: "good.example" });
  });
});

describe("Go", () => {
  it("documentation, URL.Hostname and URL.Port: the examples", () => {
    expect(go.read("https://example.org:8000/path")).toMatchObject({ host: "example.org", port: "8000" });
    expect(go.read("https://[2001:0db8:85a3:0000:0000:8a2e:0370:7334]:17000")).toMatchObject({
      host: "2001:0db8:85a3:0000:0000:8a2e:0370:7334",
      port: "17000",
    });
  });

  it("documentation, URL.Path: it is stored in decoded form", () => {
    expect(go.read("http://x/%47%6f%2f")?.path).toBe("/Go/");
  });
});

describe("Java", () => {
  it("RFC 2396 §3.2.2: what is not a hostname is the name of a registry, without a host", () => {
    expect(javaUri.read("http://my_host/")).toMatchObject({ host: undefined, path: "/" });
  });

  it("documentation, java.net.URI: an opaque URI has no path", () => {
    expect(javaUri.read("mailto:java-net@java.sun.com")).toMatchObject({ scheme: "mailto", path: "" });
  });

  it("java.net.URL: it drops `url:`, and refuses schemes that it cannot open", () => {
    expect(javaUrl.read("URL:http://good.example/")).toMatchObject({ scheme: "http", host: "good.example" });
    expect(javaUrl.read("foo://good.example/")).toBeUndefined();
  });
});

describe("Spring", () => {
  it("RfcUriParser: any text before a colon is a scheme, and the last `@` ends the userinfo", () => {
    expect(springRfc.read(" http://a@b@good.example:80/")).toMatchObject({
      scheme: " http",
      userinfo: "b",
      host: "good.example",
      port: "80",
    });
    expect(springRfc.read("http://a:b:c@good.example/")).toBeUndefined();
  });

  it("RfcUriParser, switchPortForFullPassword: the user is the host where none follows", () => {
    expect(springRfc.read("http://good.example:1@?q")).toMatchObject({
      userinfo: "good.example:1",
      host: "good.example",
    });
  });

  it("RfcUriParser, captureScheme: the path of a scheme alone begins where the scheme does", () => {
    expect(springRfc.read("MAILTO:")).toMatchObject({ scheme: "mailto", path: "MAILTO:" });
    expect(springRfc.read("mailto:a@b")).toMatchObject({ scheme: "mailto", host: undefined, path: "" });
  });

  it("CVE-2024-22262, CVE-2024-22243: WhatWgUrlParser reads backslashes of special schemes as slashes", () => {
    const text = "http://good.example\\@evil.example/";
    expect(springRfc.read(text)).toBeUndefined();
    expect(springWhatWg.read(text)).toMatchObject({ host: "good.example", path: "/@evil.example/" });
  });

  it("WhatWgUrlParser: encodes nothing, and adds no slash; the scheme of the base is empty", () => {
    expect(springWhatWg.read("http://u^@GOOD.example/a b/../é")).toMatchObject({
      userinfo: "u^",
      host: "good.example",
      path: "/é",
    });
    expect(springWhatWg.read("s:/a/b")?.path).toBe("a/b");
    expect(springWhatWg.read("//good.example/")).toMatchObject({ scheme: undefined, host: "good.example" });
    expect(springWhatWg.read("constructor://h/")).toMatchObject({ scheme: "constructor", host: "h" });
  });

  it("UriComponentsBuilder, query and getSanitizedPath: pairs by their names, and joined slashes", () => {
    for (const { read } of [springRfc, springWhatWg])
      expect(read("http://h//a?b=1&&c&b=2")).toMatchObject({ path: "/a", query: "b=1&b=2&c" });
  });
});

describe("clients of Java", () => {
  it("okhttp3.HttpUrl.resolve: a reference with the scheme of its base is relative, and another has an authority", () => {
    const target = (reference: string) => okhttp.resolve?.(reference, "http://u@good.example/a/b?q");
    expect(target("http:c")).toEqual({ kind: "uri", text: "http://u@good.example/a/c" });
    expect(target("https:c")).toEqual({ kind: "uri", text: "https://c/" });
    expect(target("#f")).toEqual({ kind: "uri", text: "http://u@good.example/a/b?q#f" });
    expect(target("ftp://c/")?.kind).toBe("none");
  });

  it("URIUtils.resolve: a query alone is appended, after a fragment too, and the server is in lower case", () => {
    const target = (reference: string) => httpclient5.resolve?.(reference, "http://GOOD.example/a#f");
    expect(target("?q")).toEqual({ kind: "uri", text: "http://GOOD.example/a#f?q" });
    expect(target("")).toEqual({ kind: "uri", text: "http://good.example/a" });
    expect(target("HTTP://[::1]")).toEqual({ kind: "uri", text: "http://[::1]/" });
  });

  it("ProtocolExec, DefaultSchemePortResolver: no userinfo, and any scheme with a port", () => {
    expect(httpclient5.dials?.("http://u@good.example/")).toBeUndefined();
    expect(httpclient5.dials?.("ftp://good.example/")).toBeUndefined();
    expect(httpclient5.dials?.("ftp://good.example:21/")).toEqual({ host: "good.example", port: "21" });
  });
});

describe("Ruby", () => {
  it("documentation, URI.parse: the example; the grammar of RFC 3986", () => {
    expect(ruby.read("http://foo.com/posts?id=30&limit=5#time=1305298413")).toEqual({
      scheme: "http",
      userinfo: undefined,
      host: "foo.com",
      port: undefined,
      path: "/posts",
      query: "id=30&limit=5",
    });
    expect(ruby.read("http://good.example\\@evil.example/")).toBeUndefined();
  });
});

describe("curl", () => {
  it("docs/URL-SYNTAX: one to three slashes, a guessed scheme, and addresses as inet_aton reads them", () => {
    expect(curl.read("http:///example.com/")).toMatchObject({ host: "example.com" });
    expect(curl.read("http:////example.com/")).toBeUndefined();
    expect(curl.read("ftp.example.com")).toMatchObject({ scheme: "ftp", host: "ftp.example.com", path: "/" });
    expect(curl.read("http://0x7f.1/")).toMatchObject({ host: "127.0.0.1" });
  });

  it("refuses a second `@`, since the first ends the userinfo", () => {
    expect(curl.read("http://a@evil.example:80@good.example/")).toBeUndefined();
  });
});

describe("the URL Standard", () => {
  it("WHATWG URL §1.1, goals, and §4: the examples, in browsers, Node and libraries", () => {
    for (const { read } of [chromium, node, whatwgUrl]) {
      expect(read("https:example.org")).toMatchObject({ host: "example.org", path: "/" });
      expect(read("https://////example.com///")).toMatchObject({ host: "example.com", path: "///" });
      expect(read("https://user:password@example.org/")).toMatchObject({ userinfo: "user:password" });
      expect(read("https://ex ample.org:99999/")).toBeUndefined();
      expect(read("example")).toBeUndefined();
    }
  });

  it("WHATWG URL §4, the example of a file: Chromium, where there are no drives, keeps the bar", () => {
    expect(node.read("file:///C|/demo")?.path).toBe("/C:/demo");
    expect(chromium.read("file:///C|/demo")?.path).toBe("/C%7C/demo");
  });

  it("WHATWG URL §3.1: a space is a forbidden host code point, which Chromium encodes", () => {
    expect(node.read("https://ex ample.org/")).toBeUndefined();
    expect(chromium.read("https://ex ample.org/")?.host).toBe("ex%20ample.org");
  });

  it("WHATWG URL §3.3: Punycode that stands for nothing is no domain, and Chromium does not check it", () => {
    // Ada 4 does not check it either.
    expect(node.read("https://xn--a.example/")?.host).toBe("xn--a.example");
    expect(chromium.read("https://XN--a.example:8080/")).toMatchObject({
      host: "xn--a.example",
      port: "8080",
    });
  });

  it("undici sends http and https alone, and no userinfo", () => {
    expect(undici.read("ftp://good.example/")).toBeUndefined();
    expect(undici.read("http://u@good.example/a?b")).toMatchObject({
      userinfo: undefined,
      path: "/a",
      query: "b",
    });
  });
});

describe("Node url.parse", () => {
  it("documentation, URL strings and URL objects: the example", () => {
    expect(nodeLegacy.read("https://user:pass@sub.example.com:8080/p/a/t/h?query=string#hash")).toEqual({
      scheme: "https",
      userinfo: "user:pass",
      host: "sub.example.com",
      port: "8080",
      path: "/p/a/t/h",
      query: "query=string",
    });
  });

  it("lib/url.js, slashedProtocol: a scheme in upper case has an authority without slashes", () => {
    expect(nodeLegacy.read("http:good.example/a")).toMatchObject({ host: undefined, path: "good.example/a" });
    expect(nodeLegacy.read("HTTP:good.example/a")).toMatchObject({ host: "good.example", path: "/a" });
  });
});

describe("libraries of npm", () => {
  it("CVE-2021-27515, url-parse: a backslash after a special scheme is a slash", () => {
    expect(urlParse.read("http:\\/evil.example/a")).toMatchObject({ host: "evil.example", path: "/a" });
  });

  it("CVE-2020-26291, urijs: a backslash ends the authority", () => {
    expect(urijs.read("https://good.example\\@evil.example")?.host).toBe("good.example");
  });

  it("urijs, URI.ensureValidPort: a port is what JavaScript takes for a number", () => {
    expect(urijs.read("http://good.example:0x50/")?.port).toBe("0x50");
    expect(urijs.read("http://good.example:0/")).toBeUndefined();
  });
});

describe("uri-js and fast-uri", () => {
  it("README of both, parsing: the example", () => {
    for (const { read } of [uriJs, fastUri]) {
      expect(read("uri://user:pass@example.com:123/one/two.three?q1=a1&q2=a2#body")).toEqual({
        scheme: "uri",
        userinfo: "user:pass",
        host: "example.com",
        port: "123",
        path: "/one/two.three",
        query: "q1=a1&q2=a2",
      });
    }
  });

  it("RFC 3986 §3.1: a scheme has no space; uri-js drops it, and fast-uri refuses it", () => {
    expect(uriJs.read("ht tp://good.example/")?.scheme).toBe("http");
    expect(fastUri.read("ht tp://good.example/")).toBeUndefined();
  });

  it("RFC 3986 §3.2: a backslash is in no authority; fast-uri refuses it, and uri-js encodes it", () => {
    expect(fastUri.read("foo://good.example\\@evil.example/")).toBeUndefined();
    expect(uriJs.read("foo://good.example\\@evil.example/")?.userinfo).toBe("good.example%5C");
  });
});

describe("Python yarl", () => {
  it("documentation, URL.host, URL.path and URL.query_string: decoded", () => {
    expect(yarl.read("http://xn--n1agdj.xn--d1acufc/%D0%BF%D1%83%D1%82%D1%8C?a=b+c")).toMatchObject({
      host: "хост.домен",
      path: "/путь",
      query: "a=b c",
    });
  });

  it("yarl/_path.py: dot-segments are removed after an authority; those above the root, too", () => {
    expect(yarl.read("http://good.example/a/%2e%2e/admin")?.path).toBe("/admin");
    expect(yarl.read("http://good.example/../admin")?.path).toBe("/admin");
    expect(yarl.read("foo:/a/../b")?.path).toBe("/a/../b");
  });

  it("yarl/_parse.py: a backslash in the authority is refused", () => {
    expect(yarl.read("http://good.example\\@evil.example/")).toBeUndefined();
  });
});

describe("Python rfc3986", () => {
  it("documentation, Parsing a URI: the example", () => {
    expect(rfc3986.read("ssh://user@git.openstack.org:29418/openstack/glance.git")).toMatchObject({
      scheme: "ssh",
      userinfo: "user",
      host: "git.openstack.org",
      port: "29418",
      path: "/openstack/glance.git",
    });
  });
});

describe("Perl", () => {
  it("RFC 3986 Appendix C: it drops angle brackets and the prefix URL:", () => {
    expect(perl.read("<URL:http://good.example/>")).toMatchObject({ scheme: "http", host: "good.example" });
  });

  it("URI::_generic: a scheme without a class of its own has no host", () => {
    expect(perl.read("ssh://good.example/a")?.host).toBe("good.example");
    expect(perl.read("foo://good.example/a")).toMatchObject({ host: undefined, path: "/a" });
  });
});

describe("versions", () => {
  it("urllib3/util/url.py: 2.8 refuses blanks in a host, and decodes what is unreserved", () => {
    expect(urllib3.read("http://a b/")).toBeUndefined();
    expect(urllib3.read("http://%65vil.example/")?.host).toBe("evil.example");
    expect(urllib3.dials?.("http://good.example:0/")?.port).toBe("0");
  });

  it("requests/adapters.py: since 2.32 it connects by urllib.parse, to a zone that is encoded", () => {
    expect(requests.dials?.("http://[fe80::1%25zone]/")?.host).toBe("fe80::1%25zone");
  });

  it("httpx/_urlparse.py: a port needs no colon after an address, and a scheme may be empty", () => {
    expect(httpx.read("http://[::1]8080/")).toMatchObject({ host: "::1", port: "8080" });
    expect(httpx.read("://good.example/")).toMatchObject({ scheme: undefined, host: "good.example" });
    expect(httpx.dials?.("wss://good.example/")).toEqual({ host: "good.example", port: "443" });
  });

  it("node, lib/url.js: a host ends at a NUL in Node 20, and a wrong port is an error since 24", () => {
    expect(nodeLegacyOf20.read("http://good.example\0.evil.example/")?.host).toBe("good.example");
    expect(nodeLegacy.read("http://good.example\0.evil.example/")).toBeUndefined();
    expect(nodeLegacyOf20.read("http://good.example:80a/")?.path).toBe("/:80a/");
    expect(nodeLegacy.read("http://good.example:80a/")).toBeUndefined();
  });

  it("Firefox, netwerk/base: a file has no host, and no script has one", () => {
    expect(firefox.read("file://good.example/a")).toMatchObject({ host: undefined, path: "/a" });
    expect(firefox.read("javascript://good.example/a")).toMatchObject({
      host: undefined,
      path: "//good.example/a",
    });
    expect(firefox.read("jar:http://good.example/a!/b")).toMatchObject({ scheme: "jar", path: "/b" });
  });

  it("rfc3986/_mixin.py: since 2.0 a base may have a fragment", () => {
    const target = (program: typeof rfc3986 | typeof rfc3986Of15) => program.resolve?.("c", "http://a/b#f");
    expect(target(rfc3986)).toEqual({ kind: "uri", text: "http://a/c" });
    expect(target(rfc3986Of15)?.kind).toBe("none");
  });
});
