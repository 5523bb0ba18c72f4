/**
 * What the documentation of each program says that it reads, and what advisories say. That the models read as the
 * programs do on thousands of references is tested in test/programs.
 */

import { describe, expect, it } from "vitest";
import { curl } from "./curl.ts";
import { go } from "./go.ts";
import { javaUri } from "./java-uri.ts";
import { javaUrl } from "./java-url.ts";
import { php } from "./php.ts";
import { requests } from "./requests.ts";
import { ruby } from "./ruby.ts";
import { urllib } from "./urllib.ts";
import { urllib3 } from "./urllib3.ts";

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
