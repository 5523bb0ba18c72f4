/** RFC 3986 §3.2.2, §7.4; WHATWG URL §3.5: the host as it is written and as it is looked up. */

import { describe, expect, test } from "vitest";
import { said } from "../../test/said.ts";
import { idsIn, partsWith } from "../../test/where.ts";
import { audit } from "../audit.ts";

describe("RFC 3986 §7.4: rare notations, each with the address that it reaches", () => {
  test.each([
    ["http://127.1/", "127.0.0.1"],
    ["http://0x7f.1/", "127.0.0.1"],
    ["http://0177.0.0.01/", "127.0.0.1"],
    ["http://2130706433/", "127.0.0.1"],
    ["http://10.0.258/", "10.0.1.2"],
    ["http://127.0.0.1./", "127.0.0.1"],
    ["//0xa.1/", "10.0.0.1"],
  ])("%s reaches %s", (text, address) => {
    const found = audit(text).find(({ id }) => id === "rare-ipv4");
    expect(said(found?.message)).toContain(` is ${address} `);
    expect(found?.severity).toBe("danger");
  });

  test.each(["http://①②⑦.⓪.⓪.①/", "http://127。0。0。1/", "http://%31%32%37.0.0.1/", "http://１２７.1/"])(
    "%s reaches 127.0.0.1 in disguise",
    (text) => {
      expect(said(audit(text).find(({ id }) => id === "disguised-ipv4")?.message)).toContain(
        " is 127.0.0.1 ",
      );
      expect(idsIn(text)).toContain("loopback-address");
    },
  );

  test.each([
    ["http://1.2.3.256/", "malformed-ipv4"],
    ["http://1.2.3.4.5/", "malformed-ipv4"],
    ["http://[v1.a]/", "future-address"],
    ["http://8.8.8.8/", "address-host"],
  ])("%s is a finding: %s", (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  test.each([
    "http://1.example/",
    "http://a.1b.example/",
    "http://example.org/0x7f.1",
    "gs://1234/a",
    "x://0x7f.1/",
  ])("%s has no address", (text) => {
    expect(idsIn(text).filter((id) => /ipv4|address/.test(id))).toEqual([]);
  });
});

describe("RFC 3986 §7.4: what the address is", () => {
  test.each([
    ["http://127.0.0.1/", ["loopback-address"]],
    ["http://[::1]/", ["loopback-address"]],
    ["http://192.168.1.1/", ["private-address"]],
    ["http://[fc00::1]/", ["private-address"]],
    ["http://169.254.1.1/", ["link-local-address"]],
    ["http://100.64.0.1/", ["carrier-address"]],
    ["http://169.254.169.254/", ["metadata-address"]],
    ["http://0.0.0.0/", ["unspecified-address"]],
    ["http://239.1.1.1/", ["multicast-address"]],
    ["http://255.255.255.255/", ["multicast-address"]],
    ["http://240.0.0.1/", ["reserved-address"]],
    ["http://192.0.2.1/", ["documentation-address"]],
    ["http://[::ffff:10.0.0.1]/", ["embedded-address", "private-address"]],
    ["http://[64:ff9b::7f00:1]/", ["embedded-address", "loopback-address"]],
    ["http://[2002:a00:1::]/", ["embedded-address", "private-address"]],
  ])("%s: %j", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

test("url-syntax-05 §4.3.1: a host should be a fully qualified name (001-77)", () => {
  expect(idsIn("http://wiki/")).toContain("single-label-host");
  expect(idsIn("http://wiki.example.org/")).not.toContain("single-label-host");
});

describe("names that tell where they lead", () => {
  test.each([
    ["http://localhost/", "loopback-name"],
    ["http://a.LocalHost./", "loopback-name"],
    ["http://printer.local/", "internal-name"],
    ["http://db.internal/", "internal-name"],
    ["http://wiki/", "single-label-host"],
    ["http://10.0.0.1.nip.io/", "address-name"],
    ["http://metadata.google.internal/", "metadata-name"],
    ["http://a.onion/", "name-not-in-dns"],
  ])("%s is a finding: %s", (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  test.each([
    "gs://bucket/a",
    "chrome://settings/",
    "http://www.w3.org/",
    "http://8.8.8.8.nip.io/",
    "s3://wiki",
    "http+docker://localnpipe/v1",
  ])("%s has none", (text) => {
    expect(idsIn(text)).toEqual([]);
  });

  test.each([
    "http://{host}/",
    "http://{host}:{port}/",
    "http://host:port/",
    "http://127%252e0%252e0%252e1/",
  ])("%s: what is not a label is not a name of one label", (text) => {
    expect(idsIn(text)).not.toContain("single-label-host");
  });

  test("the host of http+unix is the path of a socket, and nobody looks it up", () => {
    expect(idsIn("http+unix://%2Fvar%2Frun%2Fdocker.sock/v1")).not.toContain("encoded-host-delimiter");
    expect(idsIn("git+ssh://wiki/a")).toContain("single-label-host");
  });
});

describe("RFC 3986 §3.2.2: a bracket that is not closed", () => {
  test.each([
    ["http://[::1", "loopback-address"],
    ["http://[::1/a", "loopback-address"],
    ["http://u@[2606:4700::1:80/", "address-host"],
    ["http://[64:ff9b::808:808", "embedded-address"],
    ["http://[::ffff:10.0.0.1", "private-address"],
  ])("%s: all after it is the address, and no port", (text, id) => {
    const found = idsIn(text);
    expect(found).toContain(id);
    expect(found).toContain("not-a-reference");
    expect(found.filter((one) => one.endsWith("-port") || one === "unspecified-address")).toEqual([]);
  });
});

describe("RFC 3986 §3.2.2: how the host is written", () => {
  test.each([
    ["http://Example.org/", "upper-case-host", "Example.org"],
    ["http://%65xample.org/", "encoded-host", "%65"],
    ["http://b%C3%BCcher.example/", "encoded-host", "%C3%BC"],
    ["http://%FFa.example/", "encoded-host", "%FF"],
    ["http://a%2Fb.example/", "encoded-host-delimiter", "%2F"],
    ["http://my_host.example/", "not-dns-syntax", "_"],
    ["http://www.w3.org./", "final-dot", "."],
    ["http://:80/", "empty-host", ""],
  ])("%s: %s is %j", (text, id, part) => {
    expect(partsWith(id, text)).toEqual([part]);
  });

  test("RFC 1034 §3.1: what DNS cannot hold", () => {
    expect(idsIn(`http://${"a".repeat(64)}.example/`)).toContain("long-label");
    expect(idsIn(`http://${"a.".repeat(140)}example/`)).toContain("long-host");
    expect(idsIn(`http://${"a.".repeat(100_000)}example/`)).toContain("long-host");
  });
});
