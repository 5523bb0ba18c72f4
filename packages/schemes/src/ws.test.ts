import fc from "fast-check";
import { normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, described, errorOf, expectIdentity, host, maybe, port } from "../test/scheme-expectations.ts";
import { schemeSet } from "./set.ts";
import { type WsReading, ws, wss } from "./ws.ts";

describe("RFC 6455 §3", () => {
  it("reads host, port, path and query", () => {
    expect(ws.read("ws://example.com:8080/chat?a=b")).toMatchObject({
      host: "example.com",
      port: 8080,
      segments: ["chat"],
      searchpart: "a=b",
    });
    expect(wss.read("wss://example.com").port).toBe(443);
  });

  it.each([
    ["ws://u@h/", "userinfo-not-allowed", 5],
    ["ws://h/#", "fragment-not-allowed", 7],
    ["ws:///", "missing-host", 5],
  ])("%s: %s", (text, code, index) => {
    expect(errorOf(() => ws.read(text))).toMatchObject({ code, index, section: "RFC 6455 §3" });
  });

  it("read ∘ build is the identity", () => {
    const readings: fc.Arbitrary<WsReading> = fc.record({
      userinfo: fc.constant(undefined),
      host,
      port,
      segments: fc.array(data, { maxLength: 3 }),
      searchpart: maybe(fc.constantFrom("", "a=b%26")),
    });
    expectIdentity(ws, readings);
    expectIdentity(wss, readings);
  });

  it("§4.1: the handshake's request line, with / for an empty path, and the end of its header section", () => {
    expect(described(ws.plan("ws://h?x"))).toEqual([
      "connect h:80",
      "GET /?x HTTP/1.1\r\n",
      "Host: h\r\n",
      "\r\n",
    ]);
    expect(described(wss.plan("wss://h:8443/chat"))).toEqual([
      "connect h:8443 by TLS",
      "GET /chat HTTP/1.1\r\n",
      "Host: h:8443\r\n",
      "\r\n",
    ]);
  });

  it("normal form", () => {
    const options = { level: "scheme", schemes: schemeSet(ws, wss) } as const;
    expect(normalize("WS://H:80", options)).toBe("ws://h/");
    expect(normalize("wss://h:443/a", options)).toBe("wss://h/a");
  });
});
