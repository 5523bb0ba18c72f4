/** `uri explain` of a scheme. */

import { describe, expect, it } from "vitest";
import { objects, uri } from "../../../test/run-uri.ts";

describe("uri explain SCHEME", () => {
  it("says what is known", async () => {
    const { stdout, status } = await uri(["explain", "GOPHER:"]);
    expect(status).toBe(0);
    for (const fact of ["The Gopher Protocol", "permanent", "RFC 4266", "RFC 1738 §3.4", "70"]) {
      expect(stdout).toContain(fact);
    }
  });

  it("gives JSON", async () => {
    const { stdout } = await uri(["explain", "--json", "ldap", "x-own", "z39.50", "htpp:"]);
    expect(objects(stdout)).toMatchObject([
      {
        kind: "scheme",
        id: "ldap",
        status: "permanent",
        references: ["RFC4516"],
        known: true,
        defaultPort: 389,
      },
      { id: "x-own", status: "experimental", known: false },
      { id: "z39.50", status: "historical", reservedByRfc1738: true, known: false },
      { id: "htpp", known: false },
    ]);
    expect(objects(stdout)[3]).not.toHaveProperty("status");
  });

  it.each([
    ["ssh", "draft-ietf-secsh-scp-sftp-ssh-uri-04 (a draft, not a standard)", "draft"],
    ["git", "Git documentation, Git URLs (a custom, not a standard)", "custom"],
    ["nntps", "RFC 5538 §3, over TLS by custom", "custom"],
  ])("says that no standard specifies %s", async (name, words, standing) => {
    expect((await uri(["explain", name])).stdout.replace(/\s+/g, " ")).toContain(words);
    expect((await uri(["inspect", `${name}://h/a/1`])).stdout.replace(/\s+/g, " ")).toContain(words);
    expect(JSON.parse((await uri(["explain", "--json", name])).stdout).standing).toBe(standing);
  });

  it("names each rule once", async () => {
    const [{ rules }] = objects((await uri(["explain", "--json", "ftp"])).stdout) as [
      { rules: { rule: string }[] },
    ];
    const names = rules.map(({ rule }) => rule);
    expect(names).toContain("ftp-type-case");
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ["mid", "before it was defined"],
    ["tn3270", "before it was defined"],
    ["afs", "for future definition"],
  ])("RFC 1738 §4: says that %s was reserved %s (002-63)", async (name, when) => {
    expect((await uri(["explain", name])).stdout).toContain(`by RFC 1738 §4, ${when}`);
  });

  it("Wikipedia §Syntax (000-17): says of which day the registry is, and no more", async () => {
    const { stdout } = await uri(["explain", "payto", "did", "https", "htpp:"]);
    expect(stdout).toContain("provisional (IANA, 2022-11-18), RFC8905");
    expect(stdout).toContain("permanent (IANA, 2022-11-18), RFC9110, Section 4.2.2");
    expect(stdout).toContain("not in IANA's registry of 2022-11-18");
    expect(stdout).not.toContain("2015");
  });

  it("Wikipedia §Syntax, RFC 7595 §7 (000-18): says how a name that is not registered becomes so", async () => {
    const { stdout } = await uri(["explain", "htpp:"]);
    const words = stdout.replace(/\s+/g, " ");
    for (const fact of [
      "RFC 7595 §7.2",
      "RFC 2717",
      "§7.4",
      "iana@iana.org",
      "uri-review@ietf.org",
      "provisional",
    ]) {
      expect(words).toContain(fact);
    }
    expect(objects((await uri(["explain", "--json", "htpp:"])).stdout)[0]).toMatchObject({
      registryDate: "2022-11-18",
      register: expect.stringContaining("RFC 7595"),
    });
    for (const registered of ["http", "x-own"]) {
      expect((await uri(["explain", registered])).stdout).not.toContain("RFC 7595");
    }
  });

  it("takes a word for a scheme if somebody knows it, or if it has a colon", async () => {
    expect((await uri(["explain", "htpp"])).stderr).toContain("did you mean http?");
    expect((await uri(["explain", "htpp:"])).status).toBe(0);
    expect((await uri(["explain", "mongodb"])).stdout).toContain("connection strings");
    for (const word of ["a b", "1a:"]) expect((await uri(["explain", word])).status).toBe(2);
  });
});
