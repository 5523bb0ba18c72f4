import fc from "fast-check";
import { compare, normalize } from "urikit";
import { describe, expect, it } from "vitest";
import { data, described, errorOf, expectIdentity, host, port } from "../test/scheme-expectations.ts";
import { type CoapReading, coap, coaps, coapsTcp, coapsWs, coapTcp, coapWs } from "./coap.ts";
import { schemeOf, schemeSet } from "./set.ts";

const kin = [coap, coaps, coapTcp, coapsTcp, coapWs, coapsWs] as const;
const schemes = schemeSet(...kin);

describe("RFC 7252 §6.1, §6.4: the reading", () => {
  it.each<[string, Partial<CoapReading>]>([
    [
      "coap://example.com:5683/~sensors/temp.xml",
      { host: "example.com", port: 5683, segments: ["~sensors", "temp.xml"], query: [] },
    ],
    ["coap://EXAMPLE.com:/%7esensors/temp.xml", { port: 5683, segments: ["~sensors", "temp.xml"] }],
    ["coap://h", { segments: [], query: [] }],
    ["coap://h/", { segments: [] }],
    ["coap://h//", { segments: ["", ""] }],
    ["coap://h/a%2Fb/?c&d%26e=f&", { segments: ["a/b", ""], query: ["c", "d&e=f", ""] }],
    ["coap://h?", { segments: [], query: [""] }],
    ["coap://h/a/../b/./%2E%2e/c/..", { segments: [] }],
    ["coap://[2001:db8::2:1]/", { host: "[2001:db8::2:1]" }],
    ["coap://h/%FF", { segments: [Uint8Array.of(255)] }],
  ])("%s", (text, reading) => {
    expect(coap.read(text)).toMatchObject(reading);
    expect(coap.read(coap.build(coap.read(text)))).toEqual(coap.read(text));
  });

  it.each([
    ["coap:a", 5, "missing-host"],
    ["coap:///a", 7, "missing-host"],
    ["coap://u@h/", 7, "userinfo-not-allowed"],
    ["coap://h/a#b", 10, "fragment-not-allowed"],
    ["coap://h:65536/", 9, "invalid-port"],
  ])("%s is refused at %i: %s", (text, index, code) => {
    expect(errorOf(() => coap.read(text))).toMatchObject({ index, code, input: text });
  });

  it("RFC 8323 §8.3, §8.4: figures 15 and 16", () => {
    const meant = { host: "example.org", segments: ["sensors", "temperature"], query: ["u=Cel"] };
    expect(coapWs.read("coap+ws://example.org/sensors/temperature?u=Cel")).toEqual({ ...meant, port: 80 });
    expect(coapsWs.read("coaps+ws://example.org/sensors/temperature?u=Cel")).toEqual({ ...meant, port: 443 });
  });
});

describe("RFC 7252 §6.3: normalization and comparison", () => {
  const normal = "coap://example.com/~sensors/temp.xml";

  it.each([
    "coap://example.com:5683/~sensors/temp.xml",
    "coap://EXAMPLE.com/%7Esensors/temp.xml",
    "coap://EXAMPLE.com:/%7esensors/temp.xml",
  ])('the three URIs that "are equivalent and cause the same options": %s', (text) => {
    expect(normalize(text, { level: "scheme", schemes })).toBe(normal);
    expect(coap.plan(text).steps[1]).toMatchObject({
      parameters: { uriHost: "example.com", uriPath: ["~sensors", "temp.xml"], uriQuery: [] },
    });
  });

  it("§6.2, RFC 8323 §8: the same authority by another scheme is another server", () => {
    for (const { name } of kin.slice(1)) {
      expect(compare("coap://h/a", `${name}://h/a`, { schemes }).equivalent).toBe(false);
    }
    expect(normalize("coaps+tcp://H:5684", { level: "scheme", schemes })).toBe("coaps+tcp://h/");
  });
});

describe("RFC 7252 §6.4, RFC 8323 §3.3, §4, §8: the plan", () => {
  it.each<[string, readonly string[]]>([
    ["coap://h/a", ["connect h:5683 by UDP", "request"]],
    ["coaps://h/a", ["connect h:5684 by DTLS", "request"]],
    ["coap+tcp://h/a", ["connect h:5683", "request", "request"]],
    ["coaps+tcp://h/a", ["connect h:5684 by TLS", "request", "request"]],
    [
      "coap+ws://h:8080/a",
      [
        "connect h:8080",
        "GET /.well-known/coap HTTP/1.1\r\n",
        "Host: h:8080\r\n",
        "Sec-WebSocket-Protocol: coap\r\n",
        "\r\n",
        "request",
        "request",
      ],
    ],
    [
      "coaps+ws://h/a",
      [
        "connect h:443 by TLS",
        "GET /.well-known/coap HTTP/1.1\r\n",
        "Host: h\r\n",
        "Sec-WebSocket-Protocol: coap\r\n",
        "\r\n",
        "request",
        "request",
      ],
    ],
  ])("%s", (text, steps) => {
    const plan = schemeOf(text, schemes)?.plan(text);
    expect(plan && described(plan)).toEqual(steps);
  });

  it("RFC 8323 §3.3, §4.3: on a connection, the first message is a CSM", () => {
    for (const { name } of kin) {
      const steps = schemeOf(`${name}://h/a`, schemes)?.plan(`${name}://h/a`).steps ?? [];
      const operations = steps.flatMap((step) => (step.do === "request" ? [step.operation] : []));
      expect([name, ...operations]).toEqual([name, ...(name.includes("+") ? ["CSM"] : []), "GET"]);
    }
  });

  it("§6.4, step 5: an address is no Uri-Host, and a name is one in lower case", () => {
    const hostOf = (text: string) => coap.plan(text).steps[1];
    expect(hostOf("coap://192.0.2.1/")).toMatchObject({ parameters: { uriHost: undefined, uriPath: [] } });
    expect(hostOf("coap://[::1]/")).toMatchObject({ parameters: { uriHost: undefined } });
    expect(hostOf("coap://A%2Db/")).toMatchObject({ parameters: { uriHost: "a-b" } });
  });

  it("§5.10.1: an option may hold any octet, and §5.10 has 255 of them at most", () => {
    expect(coap.plan("coap://h/%0D%0A").steps[1]).toMatchObject({ parameters: { uriPath: ["\r\n"] } });
    expect(coap.plan(`coap://h/${"a".repeat(255)}`).steps).toHaveLength(2);
    expect(errorOf(() => coap.plan(`coap://h/${"a".repeat(256)}`)).code).toBe("access-refused");
    expect(errorOf(() => coap.plan(`coap://h/?${"%C3%A9".repeat(128)}`)).code).toBe("access-refused");
  });
});

it("read ∘ build is the identity, but for what is read as a dot-segment or as no segment", () => {
  const some = data.filter((value) => value !== "." && value !== "..");
  const readings: fc.Arbitrary<CoapReading> = fc.record({
    host,
    port,
    segments: fc.array(some, { maxLength: 3 }).filter((all) => all.length !== 1 || all[0] !== ""),
    query: fc.array(data, { maxLength: 3 }),
  });
  expectIdentity(coap, readings);
  expect(errorOf(() => coap.build({ host: "h", segments: [".."] })).code).toBe("component-mismatch");
});
