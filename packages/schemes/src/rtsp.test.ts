import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { type RtspReading, rtsp, rtsps, rtspu } from "./rtsp.ts";
import { schemeSet } from "./set.ts";

describe("RFC 7826 §4.2, RFC 2326 §3.2: the reading", () => {
  it.each<[string, Partial<RtspReading>]>([
    [
      "rtsp://media.example.com:554/twister/audiotrack",
      { host: "media.example.com", port: 554, path: "/twister/audiotrack" },
    ],
    ["rtsp://media.example.com:554/twister", { path: "/twister", query: undefined }],
    ["rtsp://foo.com/bar.avi/streamid=0;seq=45102", { path: "/bar.avi/streamid=0;seq=45102" }],
    ["rtsp://bigserver.com:8001", { port: 8001, path: "" }],
    [
      "rtsp://u:p%3A@[2001:db8::1]/%2F?a=b?c#d",
      { host: "[2001:db8::1]", user: "u", password: "p:", path: "/%2F", query: "a=b?c" },
    ],
  ])("%s", (text, reading) => {
    expect(rtsp.read(text)).toMatchObject(reading);
    expect(rtsp.read(rtsp.build(rtsp.read(text)))).toEqual(rtsp.read(text));
  });

  it.each([
    ["rtsp:/twister", 5],
    ["rtsp:///twister", 7],
    ["rtsp://h:99999/", 9],
    ["rtsp://a:b:c@h/", 10],
  ])("%s is refused at %i", (text, index) => {
    expect(errorOf(() => rtsp.read(text))).toMatchObject({ index, input: text });
  });

  it("the ports: 554 by TCP and by UDP, 322 over TLS", () => {
    expect([rtsp.read("rtsp://h").port, rtsps.read("rtsps://h").port, rtspu.read("rtspu://h").port]).toEqual([
      554, 322, 554,
    ]);
  });
});

describe("RFC 7826 §13.2: the plan", () => {
  it("asks for the presentation by its URI, without its user and its fragment", () => {
    expect(described(rtsp.plan("rtsp://u:geheim@media.example.com:8554/twister?a#b"))).toEqual([
      "connect media.example.com:8554",
      "DESCRIBE rtsp://media.example.com:8554/twister?a RTSP/2.0\r\n",
      "CSeq: 1\r\n",
      "\r\n",
    ]);
    expect(JSON.stringify(rtsp.plan("rtsp://u:geheim@h/"))).not.toContain("geheim");
  });

  it("over TLS, and over UDP by the version that has it (RFC 2326 §3.2)", () => {
    expect(described(rtsps.plan("rtsps://h/a")).slice(0, 2)).toEqual([
      "connect h:322 by TLS",
      "DESCRIBE rtsps://h/a RTSP/2.0\r\n",
    ]);
    expect(described(rtspu.plan("rtspu://h/a")).slice(0, 2)).toEqual([
      "connect h:554 by UDP",
      "DESCRIBE rtspu://h/a RTSP/1.0\r\n",
    ]);
  });

  it("RFC 7826 §13.2: the request of its example", () => {
    expect(described(rtsp.plan("rtsp://server.example.com/fizzle/foo"))[1]).toBe(
      "DESCRIBE rtsp://server.example.com/fizzle/foo RTSP/2.0\r\n",
    );
  });

  it("an encoded line break stays encoded in the line (RFC 3986 §7.2)", () => {
    expect(described(rtsp.plan("rtsp://h/a%0D%0Ab"))[1]).toBe("DESCRIBE rtsp://h/a%0D%0Ab RTSP/2.0\r\n");
  });
});

it.each([
  ["RTSP://Media.Example.com:554/Twister", "rtsp://media.example.com/Twister"],
  ["rtsps://h:322", "rtsps://h/"],
  ["rtspu://h:554?x", "rtspu://h/?x"],
])("normalize %s: %s (RFC 7826 §4.2: all but scheme and host is case-sensitive)", (text, normal) => {
  expect(normalize(text, { level: "scheme", schemes: schemeSet(rtsp, rtsps, rtspu) })).toBe(normal);
});

it("read ∘ build is the identity; a path that is none is refused", () => {
  const readings: fc.Arbitrary<RtspReading> = fc
    .record({
      server: fc.record({ host, port }),
      login: fc.oneof(
        fc.constant({ user: undefined, password: undefined }),
        fc.record({ user: fc.constantFrom("", "a:b@"), password: maybe(fc.constantFrom("", ":/?")) }),
      ),
      path: fc.constantFrom("", "/", "/a;b=c/%2F"),
      query: maybe(fc.constantFrom("", "a=b?/c")),
    })
    .map(({ server, login, ...rest }) => ({ ...server, ...login, ...rest }));
  expectIdentity(rtsp, readings);
  expect(() => rtsp.build({ host: "h", path: "a b" })).toThrow();
  expect(rtsp.build({ host: "h" })).toBe("rtsp://h/");
});
