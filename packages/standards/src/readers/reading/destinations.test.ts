/** Where readers go with a reference. */

import { expect, it } from "vitest";
import { readersVerdict } from "../readers-verdict.ts";
import { destinations } from "./destinations.ts";
import type { ReaderId } from "./readers.ts";

/** Where each of some readers goes, as `HOST` or `HOST:PORT`. */
const hostsOf = (reference: string, ...readers: readonly ReaderId[]) =>
  Object.fromEntries(
    destinations(reference, undefined, { readers }).flatMap(({ readers: alike, host = "", port }) =>
      alike.map((reader) => [reader, port ? `${host}:${port}` : host]),
    ),
  );

it("UTS 46 §7: a name that IDNA 2003 and 2008 map apart goes where the client looks it up", () => {
  const readers = ["curl", "urllib", "php", "requests", "go", "whatwg"] as const;
  expect(hostsOf("http://faß.de/", ...readers)).toEqual({
    curl: "xn--fa-hia.de",
    urllib: "fass.de",
    php: "faß.de",
    requests: "xn--fa-hia.de",
    go: "xn--fa-hia.de",
    whatwg: "xn--fa-hia.de",
  });
  const { verdict, aspects } = readersVerdict("http://faß.de/");
  expect([verdict, aspects]).toEqual(["dangerous", ["host"]]);
});

it("RFC 5890 §2.3.2.1: a name in UTF-8 and in Punycode is one name, and asks for caution alone", () => {
  expect(hostsOf("http://bücher.example/", "php", "curl")).toEqual({
    php: "bücher.example",
    curl: "xn--bcher-kva.example",
  });
  expect(readersVerdict("http://bücher.example/").verdict).toBe("caution");
});

it("a client that finds no host and connects to localhost goes to localhost", () => {
  expect(hostsOf("http://%65vil.example/", "node-legacy", "needle", "php", "whatwg")).toEqual({
    "node-legacy": "localhost",
    needle: "localhost",
    php: "%65vil.example",
    whatwg: "evil.example",
  });
  expect(readersVerdict("http://%65vil.example/").verdict).toBe("dangerous");
});

it("RFC 4007 §11: a zone is no other host, though Java looks its address up in brackets", () => {
  expect(hostsOf("http://[fe80::3%25eth0]/", "curl", "java-url", "php")).toEqual({
    curl: "[fe80::3]",
    "java-url": "[fe80::3]",
    php: "[fe80::3]",
  });
  for (const zone of ["%25", "%en1", "%2525en1", "%25eth%ZZ", "%25eth 0"])
    expect(hostsOf(`http://[fe80::a${zone}]/`, "java-url"), zone).toEqual({ "java-url": "[fe80::a]" });
});

it("superagent and needle write `http://` before what does not begin with it in small letters", () => {
  expect(hostsOf("HTTP://h.example/", "superagent", "needle", "node")).toEqual({
    superagent: "http",
    needle: "http",
    node: "h.example",
  });
});

it("RFC 3986 §3.2, §6.2.3: an empty authority is not none, and a host that is empty is not no host", () => {
  const readers = ["rfc3986", "appendix-b", "uri-js"] as const;
  expect(destinations("//", undefined, { readers })).toEqual([
    { readers, valid: true, emptyHost: true, resource: "" },
  ]);
  expect(destinations("", undefined, { readers })).toEqual([{ readers, valid: true, resource: "" }]);
});
