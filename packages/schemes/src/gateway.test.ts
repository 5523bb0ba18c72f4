import { describe, expect, it } from "vitest";
import { described, errorOf } from "../test/scheme-expectations.ts";
import { gatewayFor, planThrough } from "./gateway.ts";
import { planAny } from "./standard.ts";

const GATEWAY = "http://gateway.example:8001/";

describe("RFC 1738 §4, url-syntax-05 §1.3 (002-62, 001-76): gateways that are configured for a scheme", () => {
  it("the gateway is asked for the whole URI (RFC 9112 §3.2.2)", () => {
    const plan = planThrough("wais://host.dom:211/flowers?red%20rose#f", GATEWAY);
    expect(described(plan)).toEqual([
      "connect gateway.example:8001",
      "GET wais://host.dom:211/flowers?red%20rose HTTP/1.1\r\n",
      "Host: host.dom:211\r\n",
      "\r\n",
    ]);
    expect(plan).toMatchObject({ scheme: "wais", gateway: GATEWAY, port: { number: 8001, status: "other" } });
  });

  it("for a new naming scheme, of which nothing else is known; without an authority, Host is empty (RFC 9112 §3.2)", () => {
    expect(described(planThrough("X-new:a/b?c", "https://gateway.example"))).toEqual([
      "connect gateway.example:443 by TLS",
      "GET X-new:a/b?c HTTP/1.1\r\n",
      "Host: \r\n",
      "\r\n",
    ]);
    expect(planAny("x-new:a", { gateways: { "X-NEW": GATEWAY } })).toMatchObject({ scheme: "x-new" });
    expect(planAny("x-new:a", { gateways: { constructor: GATEWAY } })).toBeUndefined();
    expect(gatewayFor("constructor:a", {})).toBeUndefined();
  });

  it("only the schemes that are named go there", () => {
    const options = { gateways: { wais: GATEWAY } };
    expect(planAny("ftp://host.dom/a", options)).toMatchObject({ port: { number: 21 } });
    expect(planAny("ftp://host.dom/a", options)).not.toHaveProperty("gateway");
    expect(planAny("wais://host.dom/a", options)).toMatchObject({ gateway: GATEWAY });
    expect(planAny("/a", options)).toBeUndefined();
  });

  it("what breaks the rules of its scheme is asked of nobody", () => {
    const options = { gateways: { wais: GATEWAY, mailto: GATEWAY } };
    expect(errorOf(() => planAny("wais://host.dom", options)).code).toBe("invalid-for-scheme");
    expect(errorOf(() => planAny("mailto:a", options)).rule).toBe("addr-spec");
  });

  it("a password is not given to the gateway, except where it is allowed; then it is marked", () => {
    const text = "ftp://u:p@host.dom/a";
    expect(errorOf(() => planThrough(text, GATEWAY)).code).toBe("userinfo-not-allowed");
    const { steps } = planThrough(text, GATEWAY, { userinfo: "allow" });
    expect(steps[1]).toMatchObject({ do: "send", secret: true });
    expect(steps[2]).toMatchObject({ do: "send", secret: false });
    expect(described(planThrough(text, GATEWAY, { userinfo: "allow" }))[2]).toBe("Host: host.dom\r\n");
  });

  it.each(["https://h/", "WSS://h/"])("RFC 9110 §9.3.6: %s needs a tunnel", (text) => {
    expect(errorOf(() => planThrough(text, GATEWAY))).toMatchObject({ code: "access-refused" });
  });

  it.each([
    ["ftp://gateway.example/", "wrong-scheme", 0],
    ["gateway.example", "wrong-scheme", 0],
    ["http:///", "missing-host", 7],
    ["http://u@gateway.example/", "userinfo-not-allowed", 7],
    ["http://gateway.example/a", "invalid-for-scheme", 23],
    ["http://gateway.example/?a", "invalid-for-scheme", 23],
    ["http://gateway.example/#a", "fragment-not-allowed", 23],
    ["http://gateway.example:0/", "access-refused", 23],
    ["http://gate way/", "forbidden-character", 11],
  ])("%s is not a gateway", (gateway, code, index) => {
    expect(errorOf(() => planThrough("wais://h/d", gateway))).toMatchObject({ code, index, input: gateway });
  });

  it("a relative reference has none", () => {
    expect(errorOf(() => planThrough("a/b", GATEWAY)).code).toBe("wrong-scheme");
  });
});
