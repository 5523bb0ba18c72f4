import { type Statement, say } from "urikit/words";
import { describe, expect, it } from "vitest";
import { en } from "../words/en.ts";
import { nameKind } from "./name-kind.ts";

const said = (source: string | Statement | undefined) =>
  typeof source === "object" ? say(en, source) : source;

describe("nameKind", () => {
  it.each([
    ["localhost", "loopback", "RFC 6761 §6.3"],
    ["LOCALHOST.", "loopback", "RFC 6761 §6.3"],
    ["a.b.localhost", "loopback", "RFC 6761 §6.3"],
    ["ip6-loopback", "loopback", "the file of hosts of Debian and others"],
    ["printer.local", "local", "RFC 6762 §3"],
    ["router.home.arpa", "local", "RFC 8375 §3"],
    ["db.prod.internal", "local", "ICANN, resolution 2024.07.29.06"],
    ["nas.lan", "local", "RFC 6762 Appendix G"],
    ["1.0.0.127.in-addr.arpa", "local", "RFC 1035 §3.5"],
    ["metadata.google.internal", "metadata", "Google Cloud"],
    ["abc.onion", "not-in-dns", "RFC 7686 §2"],
    ["www.example.org", "documentation", "RFC 6761 §6.5"],
    ["intranet-portal", "single-label", "RFC 1535, RFC 7085"],
  ])("%s is %s by %s", (name, kind, source) => {
    const found = nameKind(name);
    expect(found).toMatchObject({ kind });
    expect(said(found?.source)).toBe(source);
  });

  it.each([
    // the examples of sslip.io and nip.io
    ["192.168.0.1.sslip.io", "192.168.0.1", "private"],
    ["192-168-0-1.sslip.io", "192.168.0.1", "private"],
    ["www.192-168-0-1.sslip.io", "192.168.0.1", "private"],
    ["www-192-168-0-1.sslip.io", "192.168.0.1", "private"],
    ["--1.sslip.io", "::1", "loopback"],
    ["2607-f8b0-400a-800--200e.sslip.io", "2607:f8b0:400a:800::200e", "global"],
    ["10.0.0.1.nip.io", "10.0.0.1", "private"],
    ["app-7f000001.nip.io", "127.0.0.1", "loopback"],
    ["169.254.169.254.example.org", "169.254.169.254", "metadata"],
  ])("%s spells %s, which is %s", (name, address, kind) => {
    expect(nameKind(name)).toMatchObject({ kind: "spells-address", address: { address, kind } });
  });

  it.each([
    "www.w3.org",
    "localhost.example",
    "xlocalhost.com",
    "notlocal.com",
    "local.w3.org",
    "nip.io",
    "ec2-1-2-3-4.compute-1.amazonaws.com",
    "1.2.3.w3.org",
    "",
    "127.0.0.1",
    "::1",
    `${"a.".repeat(200)}local`,
  ])("%j tells nothing of the kind", (name) => {
    expect(nameKind(name)?.kind ?? "nothing").toMatch(/^(?:nothing|documentation)$/);
  });

  it("refuses what is not a string", () => {
    expect(() => nameKind(undefined as unknown as string)).toThrow(TypeError);
  });
});
