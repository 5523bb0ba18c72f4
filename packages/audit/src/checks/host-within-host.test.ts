/** RFC 3986 §7.6: a registered name in front of another; and names in which it must not be found. */

import { describe, expect, test } from "vitest";
import { said } from "../../test/said.ts";
import { idsIn } from "../../test/where.ts";
import { audit } from "../audit.ts";

const withinOf = (text: string) => audit(text).find(({ id }) => id === "host-within-host");

describe("RFC 3986 §7.6: a name that reads as a registered one, before the one that is", () => {
  test.each([
    ["http://paypal.com.evil.example/", "paypal.com", "evil.example"],
    ["https://www.paypal.com-secure-login.ru/", "paypal.com", "com-secure-login.ru"],
    ["https://login.microsoftonline.com.attacker.io/", "microsoftonline.com", "attacker.io"],
    ["https://login.microsoftonline.com.attacker.io/a%2Fb?c=d", "microsoftonline.com", "attacker.io"],
    ["HTTP://Paypal.com.Evil.example:8080", "paypal.com", "evil.example"],
    ["http://www.bank.co.uk.evil.example/", "bank.co.uk", "evil.example"],
    ["http://irs.gov.refund.evil.co.uk/", "irs.gov", "evil.co.uk"],
    ["https://m.facebook.com-----login.evil.example/x", "facebook.com", "evil.example"],
  ])("%s: %s in %s", (text, name, registered) => {
    const found = withinOf(text);
    expect(found?.severity).toBe("warning");
    expect(text.slice(found?.from, found?.to).toLowerCase()).toBe(name);
    expect(said(found?.message)).toContain(registered);
  });

  test.each([
    "http://paypal.com/",
    "http://www.paypal.com.br/",
    "http://www.example.co.uk/a.com.b/c",
    "http://www.com.example.de/",
    "http://museum.gov.ns.ca/", // the government of a province
    "http://clerk.co.la.ca.us/", // RFC 1480: a county
    "http://gateway.net.berkeley.edu/",
    "http://www.apple.com.edgekey.net/", // the name of a customer
    "http://example.com.s3.amazonaws.com/",
    "http://www.example.com.example.com/",
    "http://example.com.localhost/",
    "http://example.com.corp.internal/",
    "http://foo-com.example.de/",
    "x-own://paypal.com.evil.example/", // a registry of its own (§3.2.2)
  ])("%s is not one", (text) => expect(idsIn(text)).not.toContain("host-within-host"));
});
